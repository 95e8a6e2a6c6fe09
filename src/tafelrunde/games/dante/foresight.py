"""What a move would bring about, as far as whoever makes it can tell: tried out by the rules themselves, on a table
that is laid out from a seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from tafelrunde.games.dante.board import DIRECTIONS, LIGHTS, NOBODY, Board
from tafelrunde.games.dante.scoring import result
from tafelrunde.games.dante.state import Mountain
from tafelrunde.games.dante.steps.sharing import SHARE
from tafelrunde.games.dante.steps.travel import ASCENT, TOGETHER_OR_ALONE
from tafelrunde.games.dante.steps.turn import PLAY_CARD, number
from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import SoloAsk

if TYPE_CHECKING:
    from tafelrunde.games.dante.view import TableView

How = Literal["", "together", "alone"]
"""How a figure goes; without a word where there is no choice."""
WAYS: tuple[How, ...] = ("together", "alone")


def face_of(board: Board, seen: TableView, action: Action) -> int:
    """What a card shows under the present sun (DANTE-032)."""
    return board.kind_faces[LIGHTS.index(seen.light)][board.kind[action.word()]]


def outcomes(seen: TableView, setup: Setup[Mountain, Board], action: Action) -> dict[How, Mountain]:
    """The tables to which a move of the figure leads, by how it goes. None for other moves, and where somebody must
    answer first."""
    trial = _laid_out(seen, setup)
    if action.verb == "play":
        face = face_of(trial.board, seen, action)
        return _numbered(trial, face) if face > 0 else {}
    for how in WAYS:
        if action.verb == how:
            return {how: _answered(trial, TOGETHER_OR_ALONE, action)}
    if action.verb == "gate" and trial.fields[trial.role] + 1 == trial.board.heaven:
        trial.joint = trial.mates[trial.role] != NOBODY  # whoever set out alone has no companion any more
        return {"": _answered(trial, ASCENT, action)}
    return {}


def dooms(seen: TableView, seat: int, ways: Sequence[Mountain]) -> bool:
    """DANTE-003: whether a seat could win no more, however its move goes: first in heaven, or somebody else wins."""
    if not ways or any(after.ended and seat in result(after).winners for after in ways):
        return False
    if all(after.ended for after in ways):
        return True
    return not seen.heaven and all(after.heaven[:1] == (seat,) for after in ways)


def _numbered(trial: Mountain, value: int) -> dict[How, Mountain]:
    """Artists ask first, to whom stones go (DANTE-115)."""
    trial.number = value
    number(trial)
    engine.settle(trial)
    if trial.ended:
        return {"": trial}
    ask = trial.stack[-1]
    if ask != TOGETHER_OR_ALONE:
        return {} if ask == SHARE else {"": trial}
    found: dict[How, Mountain] = {}
    legal = {action.verb: action for action in engine.legal(trial, trial.turn)}
    for how in WAYS:
        if how in legal:
            found[how] = trial.clone()
            engine.submit(found[how], trial.turn, legal[how])
    return found


def _answered(trial: Mountain, ask: SoloAsk[Mountain], action: Action) -> Mountain:
    ask.take(trial, trial.turn, action)
    engine.settle(trial)
    return trial


def _laid_out(seen: TableView, setup: Setup[Mountain, Board]) -> Mountain:
    """The table without what is hidden. Below what is tried out lies the next card to be played: there it stops."""
    s = Mountain(setup, Luck.seeded(0))
    board, sinners = setup.board, seen.sinners
    s.names = tuple(sinner.persona for sinner in sinners)
    s.fields = [sinner.field for sinner in sinners]
    s.stones = [sinner.stones for sinner in sinners]
    s.visited = [sum(1 << board.areas.index(area) for area in sinner.visited) for sinner in sinners]
    s.mates = [NOBODY if sinner.mate is None else sinner.mate for sinner in sinners]
    s.offers = [NOBODY if sinner.offer is None else sinner.offer for sinner in sinners]
    s.heaven, s.supply = tuple(seen.heaven), seen.supply
    s.order = (board.encounters.index(seen.encounter),)  # whatever comes next does not move a figure
    s.spiral, s.sun = seen.spiral, seen.sun
    s.turn, s.role, s.number = seen.turn, seen.role, seen.number or 0
    s.direction = next(sign for sign, word in DIRECTIONS.items() if word == seen.direction)
    s.turns, s.skip = seen.turns, seen.skipped is not None
    s.last, s.last_other = (*seen.before, NOBODY, NOBODY)[:2]
    s.stack = [PLAY_CARD]
    return s
