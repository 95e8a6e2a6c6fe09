"""The frame of the game: a turn, its status phase (DQ-026, DQ-027), its end."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.dungeonquest import events
from tafelrunde.games.dungeonquest.board import (
    DRAGON_DECK,
    IN,
    NONE,
    STATUS_FAILURE,
    STATUS_SUCCESS,
)
from tafelrunde.games.dungeonquest.kinds import Dicing, Lasting, OfPlayer
from tafelrunde.games.dungeonquest.scoring import end_game
from tafelrunde.games.dungeonquest.state import Quest
from tafelrunde.games.dungeonquest.steps.action import ACTION_PHASE, action_phase
from tafelrunde.games.dungeonquest.steps.body import drop_kept
from tafelrunde.games.dungeonquest.steps.cards import AfterTest, carry_out, effect, reshuffle
from tafelrunde.games.dungeonquest.steps.fate import put_to_test, throw
from tafelrunde.games.dungeonquest.steps.sun import move_sun
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.errors import KernelError
from tafelrunde.kernel.steps import Deed, Refusal, Step, frozen


def begin_turn(s: Quest, fresh: bool) -> None:
    """DQ-003: status phase, then action phase. The first turn of a round moves the sun (DQ-R02)."""
    s.entered = s.fled = ()
    s.shifted = s.ability_used = False
    s.haste = 0
    s.tell(events.TURN, s.player)
    s.push(STATUS_PHASE, END_OF_TURN)
    if fresh:
        move_sun(s)


# --- status phase


@frozen
class StatusPhaseStep(Step[Quest]):
    """DQ-026, DQ-171: every kept card that acts now, also underground. Where it is flooded no action phase follows; the
    water costs this one turn, whatever else may end it (DQ-167)."""

    def run(self, s: Quest) -> None:
        seat = s.player
        if s.flooded[seat]:
            s.flooded[seat] = 0
            s.tell(events.DRIED, seat)
        elif not s.kept[seat]:
            action_phase(s)
            return
        else:
            s.push(ACTION_PHASE)
        if s.kept[seat]:
            s.status_left = tuple([card for card in s.kept[seat] if s.board.status[card]])
            s.push(NEXT_STATUS)


@frozen
class NextStatus(Step[Quest]):
    """DQ-027: the order is the player's."""

    def run(self, s: Quest) -> None:
        if s.status_left:
            s.push(StatusOrder(), NEXT_STATUS)


class ResolveStatus(Deed[Quest]):
    verb = "resolve"

    def offers(self, s: Quest, seat: int) -> Sequence[Action]:
        return [s.board.resolve[card] for card in dict.fromkeys(s.status_left)]

    def why(self, s: Quest, seat: int, action: Action) -> Refusal:
        return Refusal("DQ-027", "no-status", (("card", action.words[0]),))

    def do(self, s: Quest, seat: int, action: Action) -> None:
        card = s.board.card_index[action.word()]
        left = list(s.status_left)
        left.remove(card)
        s.status_left = tuple(left)
        s.tell(events.STATUS, seat, action.words[0], action.words[0])
        when = s.board.status[card]
        if when is None:
            raise KernelError(f"{action.words[0]} does nothing in the status phase")
        if when.test != NONE:
            s.push(AfterTest(card, STATUS_SUCCESS, STATUS_FAILURE))
            put_to_test(s, when.test)
        elif when.least:
            throw(s, seat, 1, AfterDie(card, when.least))
        else:
            carry_out(s, card, STATUS_SUCCESS, 0)


@frozen
class StatusOrder(OfPlayer):
    topic = "status"
    clause = "DQ-027"
    choices = (ResolveStatus(),)


@frozen
class AfterDie(Dicing):
    card: int
    least: int

    roll = "status"

    def run(self, s: Quest) -> None:
        carry_out(s, self.card, STATUS_SUCCESS if s.dice[0] >= self.least else STATUS_FAILURE, 0)


@effect("discard")
def _discard(s: Quest, card: int, rest: str) -> None:
    drop_kept(s, s.player, card)


STATUS_PHASE, NEXT_STATUS = StatusPhaseStep(), NextStatus()


# --- the end of a turn


@frozen
class EndOfTurn(Lasting):
    """DQ-160, DQ-161: dragon cards go back if nobody is in the chamber. DQ-002: then the next hero in the dungeon
    (DQ-007); when none is left the game is over (DQ-191, DQ-R43)."""

    def run(self, s: Quest) -> None:
        s.status_left = ()
        if s.discards[DRAGON_DECK] and not s.inside():
            reshuffle(s, DRAGON_DECK)
        before = (s.player - s.first) % s.seats
        for seat in s.seats_from((s.player + 1) % s.seats):
            if s.status[seat] == IN:
                s.player = seat
                begin_turn(s, fresh=(seat - s.first) % s.seats <= before)
                return
        end_game(s, "all-gone")


END_OF_TURN = EndOfTurn()
