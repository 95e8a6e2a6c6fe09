"""Drawing and resolving cards (DQ-011 to DQ-015), and the effects that need nothing but the hero himself.

A drawn card lies face up on its discard pile while it is resolved, unless it is kept. What it does is told by the
edition word for word; each word has a function here or, by `effect`, in the module of its rules.
"""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.games.dungeonquest import events
from tafelrunde.games.dungeonquest.board import (
    BREAKER,
    CATACOMB_DECK,
    DRAGON_DECK,
    DUNGEON_DECK,
    EFFECTS,
    FAILURE,
    LIGHT,
    NONE,
    PILES,
    SLUMBER,
    STRENGTH,
    SUCCESS,
    TRAP_DECK,
    TREASURE_DECK,
    WARN,
)
from tafelrunde.games.dungeonquest.kinds import OfPlayer
from tafelrunde.games.dungeonquest.state import Quest
from tafelrunde.games.dungeonquest.steps.body import die, recover, suffer
from tafelrunde.games.dungeonquest.steps.fate import (
    DECLINE,
    END_IF_FAILED,
    USE_RUNE,
    Answer,
    attempt,
    end_turn,
    forgo,
    put_to_test,
    stop,
    use_rune,
)
from tafelrunde.kernel.actions import Action, ActionWord
from tafelrunde.kernel.steps import Step, frozen

Effect = Callable[[Quest, int, str], None]
"""What a word does: the card it stands on, and what follows the word."""

_EFFECTS: dict[str, Effect] = {}


def effect(word: str) -> Callable[[Effect], Effect]:
    """Says which function carries out a word of the cards."""

    def known(function: Effect) -> Effect:
        _EFFECTS[word] = function
        return function

    return known


# --- drawing


def draw(s: Quest, deck: int) -> int:
    """The top card, or NONE where there is none at all (DQ-R05). An empty deck is made anew from its discard pile at
    the moment a card is needed (DQ-014)."""
    cards = s.decks[deck]
    if not cards:
        if not s.discards[deck]:
            s.tell(events.NO_CARD, PILES[deck])
            return NONE
        reshuffle(s, deck)
        cards = s.decks[deck]
    top = s.drawn(cards)
    s.decks[deck] = cards[:top] + cards[top + 1 :]
    return cards[top]


def reshuffle(s: Quest, deck: int) -> None:
    """Deck and discard pile become a new deck. Sorted first: the order of the pile is no secret."""
    cards = sorted(s.decks[deck] + s.discards[deck])
    s.decks[deck] = tuple(cards if s.loose else s.luck.shuffled(cards))
    s.discards[deck] = ()
    s.tell(events.RESHUFFLED, PILES[deck])


def draw_for(s: Quest, deck: int) -> None:
    """DQ-012: the active hero draws a card and resolves it, unless a rune of his wards it off."""
    card = draw(s, deck)
    if card == NONE:
        return
    name = s.board.cards[card]
    s.discard(card)
    s.tell(events.DREW, s.player, name, PILES[deck], name)
    found(s, card)


def found(s: Quest, card: int) -> None:
    """A card just laid open on its pile: loot and kept cards go into the play area (DQ-013), others are resolved."""
    board, seat = s.board, s.player
    deck = board.deck_of[card]
    if deck == CATACOMB_DECK:  # DQ-167: everything drawn there joins the row
        s.pick_up(card)
        s.row[seat] += (card,)
        s.tell(events.ROWED, seat, board.cards[card])
    elif board.loot[card] != NONE:
        take_loot(s, seat, card)
        return
    if board.idle[card] and not board.kept[card]:
        return
    if (deck == DUNGEON_DECK and s.has_power(seat, LIGHT)) or (deck == TRAP_DECK and s.has_power(seat, WARN)):
        s.push(WardOff(card))
    elif board.rages[card] and s.has_power(seat, SLUMBER):
        s.push(LullDragon(card))
    elif board.jammed[card] and s.ability(seat) == BREAKER:
        s.push(BreakDoor(card))
    else:
        face(s, card)


def face(s: Quest, card: int) -> None:
    """A card that nothing wards off."""
    if s.board.kept[card]:
        keep_card(s, card)
    else:
        resolve(s, card)


def take_loot(s: Quest, seat: int, card: int) -> None:
    """DQ-186: from its pile into the play area."""
    s.pick_up(card)
    s.gain(seat, card)
    s.tell(events.LOOTED, seat, s.board.cards[card], PILES[s.board.deck_of[card]], s.gold(seat), s.board.loot[card])


def keep_card(s: Quest, card: int) -> None:
    """DQ-013: from its pile into the play area."""
    seat = s.player
    s.pick_up(card)
    s.keep(seat, card)
    s.tell(events.KEPT, seat, s.board.cards[card], PILES[s.board.deck_of[card]])


# --- resolving


def resolve(s: Quest, card: int) -> None:
    """All that a card says, after its test if it has one."""
    attribute = s.board.test[card]
    if attribute == NONE:
        carry_out(s, card, EFFECTS, 0)
    else:
        s.push(AfterTest(card, SUCCESS, FAILURE))
        put_to_test(s, attribute)


@frozen
class AfterTest(Step[Quest]):
    """What a card says about success and failure."""

    card: int
    success: int
    failure: int

    def run(self, s: Quest) -> None:
        carry_out(s, self.card, self.success if s.passed else self.failure, 0)


def carry_out(s: Quest, card: int, branch: int, at: int) -> None:
    ops = s.board.ops[card][branch]
    if at < len(ops):
        if at + 1 < len(ops):
            s.push(Resolve(card, branch, at + 1))
        word, rest = ops[at]
        _EFFECTS[word](s, card, rest)


@frozen
class Resolve(Step[Quest]):
    """What a card goes on to say."""

    card: int
    branch: int
    at: int

    def run(self, s: Quest) -> None:
        carry_out(s, self.card, self.branch, self.at)


@effect("wound")
def _wound(s: Quest, card: int, rest: str) -> None:
    suffer(s, rest)


@effect("heal")
def _heal(s: Quest, card: int, rest: str) -> None:
    recover(s, rest)


@effect("draw")
def _draw(s: Quest, card: int, rest: str) -> None:
    draw_for(s, PILES.index(rest))


@effect("may-draw")
def _may_draw(s: Quest, card: int, rest: str) -> None:
    s.push(MayDraw(PILES.index(rest)))


@effect("treasure")
def _treasure(s: Quest, card: int, rest: str) -> None:
    """Treasure cards are always loot (DQ-013)."""
    for _ in range(int(rest)):
        draw_for(s, TREASURE_DECK)


@effect("keep")
def _keep(s: Quest, card: int, rest: str) -> None:
    keep_card(s, card)


@effect("end-turn")
def _end_turn(s: Quest, card: int, rest: str) -> None:
    stop(s, "card", "DQ-010")


@effect("die")
def _die(s: Quest, card: int, rest: str) -> None:
    die(s, s.player, "card")


@effect("flood")
def _flood(s: Quest, card: int, rest: str) -> None:
    s.flooded[s.player] = 1
    s.tell(events.FLOODED, s.player)


# --- decisions about a card


class Draw(Answer):
    verb = "draw"


DRAW = Draw()


@frozen
class MayDraw(OfPlayer):
    """DQ-009: a dead adventurer or a crypt may be left alone."""

    deck: int

    topic = "may-draw"
    clause = "DQ-009"
    choices = (DRAW, DECLINE)

    def about(self, s: Quest) -> tuple[tuple[str, ActionWord], ...]:
        return (("pile", PILES[self.deck]),)

    def take(self, s: Quest, seat: int, action: Action) -> None:
        if action.verb == "draw":
            draw_for(s, self.deck)
        else:
            forgo(s, seat, PILES[self.deck])


@frozen
class WardOff(OfPlayer):
    """DQ-188: the Rune of Warning or of Light; the card stays on its pile, unresolved."""

    card: int

    topic = "ward-off"
    clause = "DQ-188"
    choices = (USE_RUNE, DECLINE)

    def about(self, s: Quest) -> tuple[tuple[str, ActionWord], ...]:
        return (("card", s.board.cards[self.card]),)

    def take(self, s: Quest, seat: int, action: Action) -> None:
        if action.verb == "rune":
            use_rune(s, seat)
        else:
            forgo(s, seat, "rune", self.clause)
            face(s, self.card)


@frozen
class LullDragon(OfPlayer):
    """DQ-188: the Rune of Slumber; the dragon cards are shuffled and the turn ends."""

    card: int

    topic = "lull"
    clause = "DQ-188"
    choices = (USE_RUNE, DECLINE)

    def take(self, s: Quest, seat: int, action: Action) -> None:
        if action.verb == "rune":
            use_rune(s, seat)
            reshuffle(s, DRAGON_DECK)
            end_turn(s)
        else:
            forgo(s, seat, "rune", self.clause)
            resolve(s, self.card)


class Break(Answer):
    verb = "break"


@frozen
class BreakDoor(OfPlayer):
    """DQ-009: Grimbart may test his strength at a jammed door."""

    card: int

    topic = "break"
    clause = "DQ-009"
    choices = (Break(), DECLINE)

    def take(self, s: Quest, seat: int, action: Action) -> None:
        if action.verb == "decline":
            forgo(s, seat, "break")
            resolve(s, self.card)
        else:
            attempt(s, "door")
            s.push(END_IF_FAILED)
            put_to_test(s, STRENGTH)
