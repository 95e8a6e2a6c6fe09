"""The gym: environments for machine learning, and the training of the built-in bots.

>>> from tafelrunde.gym import Stepper, form
>>> form("drachenland", seats=3).id
'drachenland_v1'
"""

from collections.abc import Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from tafelrunde.gym.forms import Actions, Form, form
from tafelrunde.gym.stepper import Batch, Stepper
from tafelrunde.kernel.edition import EditionFile
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.game import Game

if TYPE_CHECKING:
    from tafelrunde.gym.pettingzoo import TogetherEnv, TurnEnv

__all__ = ["Actions", "Batch", "Form", "Stepper", "form", "make", "make_parallel", "register_open_spiel"]


def make(
    game: str | Game[Any, Any],
    seats: int,
    *,
    options: Mapping[str, object] | None = None,
    edition: EditionFile[Any] | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    lang: str = "en",
) -> "TurnEnv":
    """Return a game as an environment of PettingZoo in which agents take turns (AEC). A name such as `drachenland_v1`
    insists on that version. After `max_cycles` decisions a game is truncated; the default is longer than any game."""
    _needs("gym", "pettingzoo")
    from tafelrunde.gym.pettingzoo import TurnEnv

    return TurnEnv(form(game, seats, options, edition), max_cycles, render_mode, lang)


def make_parallel(
    game: str | Game[Any, Any],
    seats: int,
    *,
    options: Mapping[str, object] | None = None,
    edition: EditionFile[Any] | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    lang: str = "en",
) -> "TogetherEnv":
    """Return a game as a parallel environment: every question is a cycle in which all agents act, and agents that are
    not asked wait. Sealed questions are put to all at once."""
    _needs("gym", "pettingzoo")
    from tafelrunde.gym.pettingzoo import TogetherEnv

    return TogetherEnv(form(game, seats, options, edition), max_cycles, render_mode, lang)


def register_open_spiel() -> list[str]:
    """Register all games that can be learned with OpenSpiel. Return their names there, for `pyspiel.load_game`."""
    _needs("open-spiel", "pyspiel")
    from tafelrunde.gym.openspiel import register

    return register()


def _needs(extra: str, module: str) -> None:
    if find_spec(module) is None:
        raise BadInput("extra-missing", extra=extra)
