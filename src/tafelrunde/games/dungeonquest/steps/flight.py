"""Where a hero can flee to from a monster, what that costs, and how he runs there (DQ-103 to DQ-110, DQ-203)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.dungeonquest import events
from tafelrunde.games.dungeonquest.board import CAVEIN, CHASM, LIGHT_FOOTED, NONE
from tafelrunde.games.dungeonquest.kinds import Driven
from tafelrunde.games.dungeonquest.state import Quest
from tafelrunde.games.dungeonquest.steps.entering import StepInto, hall_to
from tafelrunde.games.dungeonquest.steps.fate import Answer
from tafelrunde.games.dungeonquest.steps.moving import across, climb, passable
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.steps import Deed, Refusal, frozen


def flights(s: Quest, seat: int) -> list[int]:
    """DQ-106, DQ-107: adjacent explored rooms behind unblocked halls, free of heroes; over a chasm none. Underground
    there is no flight (DQ-172). Alone also into the unknown (DQ-203), but no space twice a turn (DQ-110)."""
    if s.below(seat):
        return []
    board, at = s.board, s.place[seat]
    kind = s.type_at(at)
    found: list[int] = []
    for cell in board.cells[at]:
        for d, to in enumerate(board.next[cell]):
            if to == NONE or not passable(s, cell, d, seat) or (kind == CHASM and across(s, seat, d)):
                continue
            if to not in s.fled if s.solo else s.lies[to] != NONE:
                found.append(to)
    return found


class Flee(Answer):
    verb = "flee"


class Fight(Answer):
    verb = "fight"


FLEE, FIGHT = Flee(), Fight()


def penalty(s: Quest, seat: int) -> int:
    """The escape penalty of the monster; 1 less for the light-footed, but never below 1."""
    found = s.board.penalty[s.monster]
    return max(1, found - 1) if s.ability(seat) == LIGHT_FOOTED else found


class Escape(Deed[Quest]):
    """DQ-107: doors and portcullises do not matter; rubble does, unless the table plays otherwise (DQ-226)."""

    verb = "escape"

    def offers(self, s: Quest, seat: int) -> Sequence[Action]:
        return [s.board.escape[to] for to in flights(s, seat)]

    def why(self, s: Quest, seat: int, action: Action) -> Refusal:
        if s.board.space[action.word()] in s.fled:
            return Refusal("DQ-110", "fled-there", (("space", action.words[0]),))
        return Refusal("DQ-107", "no-flight", (("space", action.words[0]),))

    def do(self, s: Quest, seat: int, action: Action) -> None:
        to = s.board.space[action.word()]
        at = s.place[seat]
        cell, d = hall_to(s, at, to)
        s.fled += (to,)
        s.tell(events.FLED_ALONE_TO if s.solo else events.FLED_TO, seat, action.words[0])
        s.push(StepInto(cell, d))
        if s.type_at(at) == CAVEIN and across(s, seat, d) and s.setup.options["flee_rubble"] == "test":
            climb(s)


@frozen
class RunTo(Driven):
    """DQ-103: the hero chooses the room."""

    topic = "escape"
    clause = "DQ-103"
    choices = (Escape(),)
