"""The lab: bots against each other, many games summed up, and how fast a game runs.

>>> import tafelrunde
>>> from tafelrunde.lab import simulate
>>> simulate(tafelrunde.game("drachenland"), seats=2, bot="random", games=3, workers=1).games
3
"""

from tafelrunde.bots.arena import ArenaReport, Row, arena
from tafelrunde.lab.bench import Figures, measure
from tafelrunde.lab.simulate import SeatRow, SimulationReport, Spread, simulate

__all__ = [
    "ArenaReport",
    "Figures",
    "Row",
    "SeatRow",
    "SimulationReport",
    "Spread",
    "arena",
    "measure",
    "simulate",
]
