"""Earth: laying people, and what it brings: gifts for the good, thefts for the evil (APO-020 to APO-032)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.apokalypse import events
from tafelrunde.games.apokalypse.board import BACKS, EARTH, GOOD, NOBODY, PERSON
from tafelrunde.games.apokalypse.state import World
from tafelrunde.games.apokalypse.steps.plays import CardPlay, not_there, wing_of
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.steps import Deed, PlainDeed, Refusal, SoloAsk, frozen


class LayPerson(CardPlay):
    """A population card back up, or a saint or fiend (APO-R15), at the outer end of an earth row (APO-018, APO-020)."""

    verb = "person"

    def why_here(self, s: World, kind: int, display: int, place: Sequence[str | int]) -> Refusal:
        board, wing = s.board, wing_of(place[0])
        if kind >= board.first_capital and kind not in board.special:
            return Refusal("APO-016", "no-person", (("card", s.board.cards[kind]),))
        if kind in board.special and wing != (kind in board.fiends):
            return Refusal("APO-028", "other-wing", (("card", s.board.cards[kind]),))
        return Refusal("APO-024", "nothing-to-give")

    def do(self, s: World, seat: int, action: Action) -> None:
        board = s.board
        card, nation, word = action.word(), action.word(1), action.word(2)
        kind, display, wing = board.index[card], board.display[nation], wing_of(word)
        s.take(seat, kind)
        if kind < board.first_capital:
            s.leaves_unseen(seat, kind)
            s.lay(display, wing, EARTH, kind + PERSON * (seat + 1))  # APO-021: its front is out of play
            s.tell(events.PERSON, seat, nation, word)
        else:
            s.seen_to_leave(seat, kind)
            s.lay(display, wing, EARTH, kind)
            s.tell(events.SPECIAL, seat, card, nation, word)
        if wing == GOOD:
            s.push(GIVE)  # APO-022, APO-029: a duty of who plays the card (APO-025)
        else:
            _theft(s, seat, kind)


# --- gifts


class ChooseGift(Deed[World]):
    """APO-022, APO-R28: any card left in hand."""

    verb = "give"

    def offers(self, s: World, seat: int) -> Sequence[Action]:
        give = s.board.give
        return [give[kind] for kind in dict.fromkeys(s.hands[seat])]

    def why(self, s: World, seat: int, action: Action) -> Refusal:
        return Refusal("APO-022", "not-in-hand", (("card", action.word()),))

    def do(self, s: World, seat: int, action: Action) -> None:
        kind = s.board.index[action.word()]
        if s.seats == 2:
            _hand_over(s, seat, 1 - seat, kind)
        else:
            s.gift = kind
            s.push(GIVE_TO)
            s.tell_to((seat,), events.CHOSEN, action.word())


class ChooseRecipient(Deed[World]):
    """APO-023, APO-R36: anybody else, also who has passed."""

    verb = "to"

    def offers(self, s: World, seat: int) -> Sequence[Action]:
        to = s.board.to
        return [to[other] for other in range(s.seats) if other != seat]

    def why(self, s: World, seat: int, action: Action) -> Refusal:
        return not_there(s, s.board.display[action.word()]) or Refusal("APO-022", "not-to-yourself")

    def do(self, s: World, seat: int, action: Action) -> None:
        kind, s.gift = s.gift, NOBODY
        _hand_over(s, seat, s.board.display[action.word()], kind)


def _hand_over(s: World, giver: int, to: int, kind: int) -> None:
    """All see who gives to whom and the back of the card; its front only the two."""
    _move(s, giver, to, kind)
    s.tell(events.GAVE, giver, to, BACKS[s.board.back(kind)])
    s.tell_to((giver, to), events.GIFT, s.board.cards[kind])


def _move(s: World, loser: int, gainer: int, kind: int) -> None:
    s.take(loser, kind)
    s.put(gainer, kind)
    s.leaves_unseen(loser, kind, gainer)
    s.learn(loser, gainer, kind)


@frozen
class Give(SoloAsk[World]):
    """The card to be given. Not forced: that would tell others about the hand."""

    topic = "give"
    clause = "APO-022"
    forced = False
    choices = (ChooseGift(),)

    def seat(self, s: World) -> int:
        return s.turn


@frozen
class GiveTo(SoloAsk[World]):
    """Who gets it; with two players there is no question."""

    topic = "give-to"
    clause = "APO-022"
    choices = (ChooseRecipient(),)

    def seat(self, s: World) -> int:
        return s.turn


# --- thefts


class Steal(Deed[World]):
    """APO-026, APO-R09: the thief sees the backs and chooses one of them; which card it is is chance."""

    verb = "steal"

    def offers(self, s: World, seat: int) -> Sequence[Action]:
        return loot(s, seat)

    def why(self, s: World, seat: int, action: Action) -> Refusal:
        nation, back = action.word(), action.word(1)
        victim = s.board.display[nation]
        if victim == seat:
            return Refusal("APO-026", "not-from-yourself")
        return not_there(s, victim) or Refusal("APO-026", "no-such-back", (("from:nation", nation), ("back", back)))

    def do(self, s: World, seat: int, action: Action) -> None:
        """APO-027: nobody can do anything about it."""
        victim, back = s.board.display[action.word()], BACKS.index(action.word(1))
        population, _ = s.backs(victim)
        hand = s.hands[victim]
        kind = s.luck.pick(hand[population:] if back else hand[:population])
        _move(s, victim, seat, kind)
        s.tell(events.STOLE, seat, victim, action.word(1))
        s.tell_to((seat, victim), events.LOOT, s.board.cards[kind])


class Spare(PlainDeed[World]):
    """APO-181: where the table plays it so, a theft may be left undone."""

    verb = "spare"

    def do(self, s: World, seat: int, action: Action) -> None:
        s.tell(events.SPARED, seat)


def loot(s: World, thief: int) -> list[Action]:
    """Whom the thief can rob of what."""
    found: list[Action] = []
    first = s.board.first_capital
    for victim, hand in enumerate(s.hands):
        if hand and victim != thief:
            if hand[0] < first:
                found.append(s.board.steal[victim][0])
            if hand[-1] >= first:
                found.append(s.board.steal[victim][1])
    return found


def _theft(s: World, seat: int, kind: int) -> None:
    """APO-R08: there is always a theft where anybody else holds a card, unless the table plays it otherwise."""
    if not any(hand for other, hand in enumerate(s.hands) if other != seat):
        s.tell(events.NO_THEFT, seat)
        return
    how = s.setup.options["theft"]
    optional = how == "optional" or (how == "fiend_optional" and kind in s.board.fiends)
    s.push(THEFT_IF_LIKED if optional else THEFT)


@frozen
class Theft(SoloAsk[World]):
    """Whom to rob of which back."""

    topic = "steal"
    clause = "APO-026"
    choices = (Steal(),)

    def seat(self, s: World) -> int:
        return s.turn

    def no_choice(self, s: World, seat: int, action: Action) -> None:
        s.tell(events.ONLY_THEFT, seat, s.board.display[action.word()])


@frozen
class OptionalTheft(SoloAsk[World]):
    """The same with the choice to leave it (APO-181)."""

    topic = "may-steal"
    clause = "APO-181"
    choices = (Steal(), Spare())

    def seat(self, s: World) -> int:
        return s.turn


GIVE, GIVE_TO, THEFT, THEFT_IF_LIKED = Give(), GiveTo(), Theft(), OptionalTheft()
