"""The lab plays bots against each other, sums up many games or keeps them as rows, and measures a game's speed.

>>> import tafelrunde
>>> from tafelrunde.lab import simulate
>>> simulate(tafelrunde.game("drachenland"), seats=2, bot="random", games=3, workers=1).games
3
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from tafelrunde.bots.arena import ArenaReport, ArenaRow, arena
from tafelrunde.lab.bench import Figures, measure
from tafelrunde.lab.plan import Plan, Sitting, StopWhen, read_plan
from tafelrunde.lab.simulate import FigureSummary, SeatSummary, SimulationReport, simulate

if TYPE_CHECKING:
    from tafelrunde.lab.cluster import on_ray
    from tafelrunde.lab.runs import Run, run

__all__ = [
    "ArenaReport",
    "ArenaRow",
    "FigureSummary",
    "Figures",
    "Plan",
    "Run",
    "SeatSummary",
    "SimulationReport",
    "Sitting",
    "StopWhen",
    "arena",
    "measure",
    "on_ray",
    "read_plan",
    "run",
    "simulate",
]

RUNS = {"Run": "tafelrunde.lab.runs", "run": "tafelrunde.lab.runs", "on_ray": "tafelrunde.lab.cluster"}


def __getattr__(name: str) -> Any:
    """Import runs only when they are used: they need the extra `lab`, `simulate` does not."""
    if name not in RUNS:
        raise AttributeError(name)
    try:
        return getattr(import_module(RUNS[name]), name)
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(f"{error}; pip install 'tafelrunde[lab]'", name=error.name) from error
