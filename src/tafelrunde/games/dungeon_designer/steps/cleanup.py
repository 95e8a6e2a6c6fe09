"""Cleanup (DD-105 to DD-113), and after the fourth year the end (DD-004, DD-246)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.dungeon_designer import events
from tafelrunde.games.dungeon_designer.board import CELLS, DUALS, MASK, NAMES, SHAPES, TYPES, YEARS
from tafelrunde.games.dungeon_designer.scoring import end_game
from tafelrunde.games.dungeon_designer.state import Site
from tafelrunde.games.dungeon_designer.steps.supplies import deal_hands, open_stalls, show_challenges
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.state import Answers
from tafelrunde.kernel.steps import Choice, Refusal, SealedAsk, Step, frozen


@frozen
class Cleanup(Step[Site]):
    """The new order; then, but for the last year (DD-111), market, challenges and hands for the next one (DD-110)."""

    def run(self, s: Site) -> None:
        s.priority, s.notches = s.notches, []  # DD-105
        if not s.solo:  # alone there is no order to change (DD-221)
            s.tell(events.NEW_ORDER)
        if s.year == YEARS:
            return
        self._clear_market(s)
        open_stalls(s)
        self._clear_challenges(s)
        if s.year < YEARS - 1:  # DD-108: none for the fourth year
            show_challenges(s)
        deal_hands(s)

    def _clear_market(self, s: Site) -> None:
        """DD-106, DD-112."""
        for half in range(len(s.wares)):
            while s.wares[half]:
                face, *left = s.wares[half]
                s.wares[half] = tuple(left)
                s.thrown[face] += 1
                s.tell(events.THROWN, s.board.faces[face], SHAPES[s.board.face_shape[face]])
        s.stalls_gone += s.stalls
        s.stalls, s.wares = [], []
        s.tell(events.MARKET_CLEARED)

    def _clear_challenges(self, s: Site) -> None:
        """DD-108, DD-112, DD-R22, DD-R35: all that are left, however many."""
        while s.display:
            card = s.display.pop(0)
            s.challenges_gone.append(card)
            s.tell(events.CHALLENGE_GONE, s.board.challenges[card])


# --- the end


def undecided(s: Site, seat: int) -> int:
    """The dual rooms whose type the owner has still to fix."""
    return s.stamps[seat] >> DUALS & MASK & ~(s.as_cave[seat] | s.as_stone[seat])


class FixType(Choice[Site]):
    """DD-246: the next dual room in reading order is a cave, or it is stone."""

    verb = "dual"

    def offers(self, s: Site, seat: int) -> Sequence[Action]:
        duals = undecided(s, seat)
        return s.board.dual[(duals & -duals).bit_length() - 1]

    def why(self, s: Site, seat: int, action: Action) -> Refusal:
        return Refusal("DD-246", "not-next-dual", (("cell", action.words[0]),))


@frozen
class Dual(SealedAsk[Site]):
    """DD-246, DD-R27: owners fix the types of their dual rooms, one after the other, all at the same time."""

    topic = "dual"
    clause = "DD-246"
    choices = (FixType(),)

    def seats(self, s: Site) -> tuple[int, ...]:
        return tuple(seat for seat in range(s.seats) if undecided(s, seat))

    def resolve(self, s: Site, answers: Answers) -> None:
        for seat, action in answers:
            cell, kind = action.word(), action.word(1)
            fixed = s.as_cave if kind == TYPES[0] else s.as_stone
            fixed[seat] |= 1 << NAMES.index(cell)
            room = s.board.rooms[s.rooms[CELLS * seat + NAMES.index(cell)]]
            s.tell(events.DUAL_FIXED, seat, room, cell, kind)


@frozen
class Finish(Step[Site]):
    """DD-004: after the fourth year the dungeons are scored."""

    def run(self, s: Site) -> None:
        if s.setup.options["dual_choice"] == "manual" and any(undecided(s, seat) for seat in range(s.seats)):
            s.push(Dual(), Finish())
        else:
            end_game(s)
