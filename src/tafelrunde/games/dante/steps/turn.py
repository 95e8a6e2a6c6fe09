"""The turn: play a card, carry out its number or symbol, draw, and on to the next sinner."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tafelrunde.games.dante import events
from tafelrunde.games.dante.board import (
    HAND,
    INDULGENCE,
    INTERVENTION,
    LEAP,
    REMISSION,
    REVERSAL,
    SACRIFICE,
)
from tafelrunde.games.dante.kinds import OfTurn
from tafelrunde.games.dante.scoring import stop_for_safety
from tafelrunde.games.dante.state import About, Mountain
from tafelrunde.games.dante.steps.encounters import ENCOUNTER
from tafelrunde.games.dante.steps.symbols import (
    indulgence,
    leap,
    not_a_fellow,
    remission,
    reversal,
    sacrifice,
)
from tafelrunde.games.dante.steps.travel import Journey
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.steps import Deed, Refusal, Step, frozen

ALONE_ONLY = {LEAP: "DANTE-095", REVERSAL: "DANTE-095", INTERVENTION: "DANTE-096"}
"""Symbols that cannot follow an Intervention, and why."""


# --- playing a card


class Play(Deed[Mountain]):
    """DANTE-030: any card of the hand; cards of equal faces are one choice."""

    verb = "play"

    def offers(self, s: Mountain, seat: int) -> Sequence[Action]:
        kind_of, play = s.board.kind_of, s.board.play
        return [play[kind] for kind in dict.fromkeys([kind_of[card] for card in s.hands[seat]])]

    def why(self, s: Mountain, seat: int, action: Action) -> Refusal:
        return Refusal("DANTE-030", "not-in-hand", (("faces", action.words[0]),))

    def do(self, s: Mountain, seat: int, action: Action) -> None:
        """DANTE-031: onto the discard pile at once. DANTE-032: the sun decides which face counts."""
        board = s.board
        kind = _kind(s, action)
        hand, kind_of = s.hands[seat], board.kind_of
        at = [kind_of[card] for card in hand].index(kind)
        card = hand[at]
        s.hands[seat] = hand[:at] + hand[at + 1 :]
        s.discard.append(card)
        face = board.faces[s.light][card]
        s.number = max(face, 0)
        s.tell(events.PLAYED, s.names[seat], board.cards[card], board.face_word(face))
        if s.number:
            number(s)
        else:
            _SYMBOLS[face](s)


@frozen
class PlayCard(OfTurn):
    """The turn's card; nobody may pass (DANTE-030). Not forced: that would tell others about the hand."""

    topic = "play"
    clause = "DANTE-030"
    forced = False
    choices = (Play(),)

    def take(self, s: Mountain, seat: int, action: Action) -> None:
        s.stack.append(END_OF_TURN)
        s.stack.append(DRAW)
        OfTurn.take(self, s, seat, action)


def number(s: Mountain) -> None:
    """DANTE-033: remorse marker, sun, figure. DANTE-034: the marker falls, not below 0; at 0 the encounter ends, before
    the sun moves (DANTE-035, DANTE-R01) or at the end of the turn (DANTE-181)."""
    s.spiral = max(0, s.spiral - s.number)
    s.tell(events.REMORSE, s.spiral)
    if s.spiral:
        s.stack.append(JOURNEY)
    elif s.setup.options["encounter_timing"] == "at_once":
        s.push(ENCOUNTER, JOURNEY)
    else:
        s.push(JOURNEY, ENCOUNTER)


# --- Intervention


def intervention(s: Mountain) -> None:
    s.push(INTERVENE)


class PlayAs(Deed[Mountain]):
    """DANTE-092, DANTE-097: first the sinner, then the card."""

    verb = "as"

    def offers(self, s: Mountain, seat: int) -> Sequence[Action]:
        return [s.board.choose["as"][s.names[fellow]] for fellow in s.fellows()]

    def why(self, s: Mountain, seat: int, action: Action) -> Refusal:
        return not_a_fellow(s, action.word())

    def do(self, s: Mountain, seat: int, action: Action) -> None:
        s.role = s.seat_of(action.word())
        s.tell(events.STEPPED_IN, s.names[seat], s.names[s.role])
        if can_follow_up(s, seat):
            s.push(FOLLOW_UP)
        else:
            s.tell(events.NO_FOLLOW_UP, s.names[seat])  # DANTE-098


def can_follow_up(s: Mountain, seat: int) -> bool:
    """Whether a card of the hand may follow an Intervention under the present sun (DANTE-095, DANTE-096)."""
    faces = s.board.faces[s.light]
    return any(faces[card] not in ALONE_ONLY for card in s.hands[seat])


@frozen
class Intervene(OfTurn):
    """Whose figure and stones are played (DANTE-093)."""

    topic = "intervene"
    clause = "DANTE-092"
    choices = (PlayAs(),)

    def no_choice(self, s: Mountain, seat: int, action: Action) -> None:
        s.tell(events.ONLY_FELLOW, action.words[0])


def _kind(s: Mountain, action: Action) -> int:
    return s.board.kind[action.word()]


class PlayFollowUp(Play):
    """DANTE-092: one more card of the own hand, in the other sinner's role."""

    def offers(self, s: Mountain, seat: int) -> Sequence[Action]:
        faces = s.board.kind_faces[s.light]
        return [action for action in super().offers(s, seat) if faces[_kind(s, action)] not in ALONE_ONLY]

    def why(self, s: Mountain, seat: int, action: Action) -> Refusal:
        if action not in super().offers(s, seat):
            return super().why(s, seat, action)
        face = s.board.kind_faces[s.light][_kind(s, action)]
        return Refusal(ALONE_ONLY[face], "no-such-follow-up", (("face", s.board.face_word(face)),))


@frozen
class FollowUp(OfTurn):
    """The card that follows an Intervention. Not forced either."""

    topic = "follow-up"
    clause = "DANTE-092"
    forced = False
    choices = (PlayFollowUp(),)

    def about(self, s: Mountain) -> About:
        return (("role:sinner", s.names[s.role]),)


_SYMBOLS: dict[int, Callable[[Mountain], None]] = {
    REMISSION: remission,
    LEAP: leap,
    REVERSAL: reversal,
    INDULGENCE: indulgence,
    SACRIFICE: sacrifice,
    INTERVENTION: intervention,
}


# --- the end of a turn


@frozen
class Draw(Step[Mountain]):
    """Step 4: up to five cards again (DANTE-038, DANTE-100), unless one is in heaven (DANTE-171)."""

    def run(self, s: Mountain) -> None:
        seat = s.turn
        if seat in s.heaven:
            return
        while len(s.hands[seat]) < HAND:
            draw(s, seat)


def draw(s: Mountain, seat: int) -> None:
    """DANTE-039, DANTE-R22: an empty stock is made anew of the whole discard pile when a card must be drawn."""
    if not s.stock:
        s.stock = sorted(s.discard) if s.loose else s.luck.shuffled(s.discard)
        s.discard = []
        s.kept = sum(1 << card for hand in s.hands for card in hand)
        s.tell(events.RESHUFFLED)
    card = s.stock.pop(s.luck.roll(len(s.stock)) if s.loose else -1)
    s.hands[seat] = tuple(sorted((*s.hands[seat], card)))
    s.tell(events.DREW, s.names[seat])
    s.tell_to((seat,), events.SAW, s.board.cards[card])


@frozen
class EndOfTurn(Step[Mountain]):
    """On to the next sinner on the mountain (DANTE-041, DANTE-101), past whom a Leap skips (DANTE-082, DANTE-088);
    after too many turns the game is stopped (DANTE-174)."""

    def run(self, s: Mountain) -> None:
        seat = s.turn
        s.turns += 1
        s.number = s.start = 0
        s.tell(events.TURN_OVER, s.names[seat], s.turns)
        if seat != s.last:
            s.last, s.last_other = seat, s.last
        following = s.next_from(seat)
        if s.skip:
            s.skip = False
            s.tell(events.SKIPPED, s.names[following])
            following = s.next_from(following)
        s.turn = s.role = following
        if s.turns >= int(s.setup.options["turn_limit"]) * s.seats:
            stop_for_safety(s)
        else:
            if s.turns % s.seats == 0:  # as many turns as there are sinners
                s.tell(events.ROUND, s.turns // s.seats + 1)
            s.tell(events.TURN, s.names[s.turn])
            s.stack.append(PLAY_CARD)


PLAY_CARD = PlayCard()
INTERVENE = Intervene()
FOLLOW_UP = FollowUp()
JOURNEY = Journey()
DRAW = Draw()
END_OF_TURN = EndOfTurn()
