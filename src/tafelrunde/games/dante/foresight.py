"""What a move would bring about, as far as whoever makes it can tell: tried out by the rules themselves, on a table
that is laid out from a seat's view and nothing else."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.dante.board import CELESTIAL, DIRECTIONS, LAITY, LIGHTS, NOBODY, Board
from tafelrunde.games.dante.state import Mountain
from tafelrunde.games.dante.steps.sharing import SHARE
from tafelrunde.games.dante.steps.travel import ASCENT, TOGETHER_OR_ALONE
from tafelrunde.games.dante.steps.turn import PLAY_CARD, number
from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import SoloAsk

Seen = dict[str, Any]
"""The table as a seat sees it."""


def face_of(board: Board, seen: Seen, action: Action) -> int:
    """What a card shows under the present sun (DANTE-032)."""
    return board.kind_faces[LIGHTS.index(seen["light"])][board.kind[str(action.words[0])]]


def outcomes(seen: Seen, setup: Setup[Mountain, Board], action: Action) -> dict[str, Mountain]:
    """The tables to which a move of the figure leads, by how it goes: `together`, `alone`, or without a word where
    there is no choice. None for other moves, and where more must be known than the view tells."""
    trial = _laid_out(seen, setup)
    if action.verb == "play":
        face = face_of(trial.board, seen, action)
        return _numbered(trial, face) if face > 0 else {}
    if action.verb in ("together", "alone"):
        return {action.verb: _answered(trial, TOGETHER_OR_ALONE, action)}
    if action.verb == "gate" and trial.fields[trial.role] + 1 == trial.board.heaven:
        trial.joint = trial.mates[trial.role] != NOBODY  # whoever set out alone has no companion any more
        return {"": _answered(trial, ASCENT, action)}
    return {}


def _numbered(trial: Mountain, value: int) -> dict[str, Mountain]:
    """Some encounters look back at who played before (DANTE-R15), which the view does not tell; artists ask first."""
    over = value >= trial.spiral and trial.setup.options["encounter_timing"] == "at_once"
    if over and trial.board.classes[trial.encounter] in (CELESTIAL, LAITY):
        return {}
    number(trial, value)
    engine.settle(trial)
    if trial.ended:
        return {"": trial}
    ask = trial.stack[-1]
    if ask != TOGETHER_OR_ALONE:
        return {} if ask == SHARE else {"": trial}
    found: dict[str, Mountain] = {}
    for action in engine.legal(trial, trial.turn):
        found[action.verb] = trial.clone()
        engine.submit(found[action.verb], trial.turn, action)
    return found


def _answered(trial: Mountain, ask: SoloAsk[Mountain], action: Action) -> Mountain:
    ask.take(trial, trial.turn, action)
    engine.settle(trial)
    return trial


def _laid_out(seen: Seen, setup: Setup[Mountain, Board]) -> Mountain:
    """The table without what is hidden. Below what is tried out lies the next card to be played: there it stops."""
    s = Mountain(setup, Luck.seeded(0))
    board, sinners = setup.board, seen["sinners"]
    s.names = tuple(sinner["persona"] for sinner in sinners)
    s.fields = [sinner["field"] for sinner in sinners]
    s.stones = [sinner["stones"] for sinner in sinners]
    s.visited = [sum(1 << board.areas.index(area) for area in sinner["visited"]) for sinner in sinners]
    s.mates = [NOBODY if sinner["mate"] is None else sinner["mate"] for sinner in sinners]
    s.offers = [NOBODY if sinner["offer"] is None else sinner["offer"] for sinner in sinners]
    s.heaven, s.supply = tuple(seen["heaven"]), seen["supply"]
    s.order = (board.encounters.index(seen["encounter"]),)  # whatever comes next does not move a figure
    s.spiral, s.sun = seen["spiral"], seen["sun"]
    s.turn, s.role, s.number = seen["turn"], seen["role"], seen["number"] or 0
    s.direction = next(sign for sign, word in DIRECTIONS.items() if word == seen["direction"])
    s.turns, s.skip = seen["turns"], seen["skip"]
    s.stack = [PLAY_CARD]
    return s
