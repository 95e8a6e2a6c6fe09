"""What lies on the table: small and flat.

In a world that a seat imagines what lies face down is loose: only when a card is drawn or turned up does luck say which
it is. So it costs little to imagine one.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import NamedTuple

from tafelrunde.games.apokalypse.board import (
    EARTH,
    HEAVEN,
    HELL,
    KIND,
    NOBODY,
    PERSON,
    POPULATION,
    ROWS,
    UNSEEN,
    Board,
    Lot,
    Row,
    row_of,
)
from tafelrunde.games.apokalypse.edition import RIDERS
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sorted_rows import with_card, without
from tafelrunde.kernel.state import State, slots


class Attack(NamedTuple):
    """An attack that is being decided: the card and whom it hits (APO-071, APO-183); or none."""

    card: int
    display: int
    wing: int
    column: int


NO_ATTACK = Attack(NOBODY, NOBODY, NOBODY, NOBODY)


class World(State):
    """A position of Apokalypse. A nation has its leader's number; for rows of cards see `row_of`."""

    __slots__ = slots(
        "above acted alignments attack below board dead dealt deep discards first gift hands known lots outermost"
        " passed pools rider rider_cards round rows scored seals spare start turn"
    )

    def __init__(self, setup: Setup[World, Board], luck: Luck) -> None:
        super().__init__(setup, luck)
        board = setup.board
        self.board: Board = board
        self.outermost: bool = setup.options["conversion_targets"] == "outermost"  # APO-175
        # secrets
        self.alignments: tuple[int, ...] = ()  # GOOD or EVIL (APO-004)
        self.spare: tuple[int, ...] = ()  # left in the box, unseen
        self.hands: list[Row] = [()] * self.seats  # sorted
        self.above: list[Row] = [(), ()]  # cards of each talon above the next rider; the top one is the last
        self.below: list[Row] = [(), ()]  # cards below it (APO-007)
        self.pools: list[Row] = []  # in an imagined world: of each deck what is UNSEEN, in no order
        self.known: list[Row] = [()] * self.seats**2  # [knower * seats + holder]: cards one knows in another's hand
        self.deep: Row = board.totals(self.seats)  # by kind: the most that can lie below the next rider, as all know
        # the table
        self.rows: list[Row] = [()] * (ROWS * self.seats)
        self.lots: list[Lot | None] = [None] * self.seats  # what cards can do in each display, until it changes
        self.discards: list[Row] = [(), ()]
        self.seals: int = board.seals  # in the supply
        self.dead: list[Row] = [()] * self.seats  # killed by the rider, not yet scored (APO-121)
        self.dealt: list[Row] = [()] * self.seats  # lying before a seat until the deal is over (APO-113)
        self.rider: int = 1  # the next one
        self.rider_cards: list[int] = [0] * self.seats  # won ones, as bits
        self.scored: list[int] = [0] * (RIDERS * self.seats)  # [seat * RIDERS + rider - 1]
        # the round
        self.round: int = 0
        self.start: int = 0
        self.turn: int = 0
        self.first: int = NOBODY  # who passed first and will start the next round (APO-097)
        self.passed: int = 0  # bits
        self.acted: int = 0  # bits: who had a turn in this round (APO-100)
        self.attack: Attack = NO_ATTACK
        self.gift: int = NOBODY  # a card chosen as a gift, still in hand

    # --- hands

    def backs(self, seat: int) -> tuple[int, int]:
        """How many population and capital cards a hand holds; everybody sees it (APO-009)."""
        hand = self.hands[seat]
        population = bisect_left(hand, self.board.first_capital)
        return population, len(hand) - population

    def take(self, seat: int, kind: int) -> None:
        """A card leaves a hand."""
        self.hands[seat] = without(self.hands[seat], kind)

    def put(self, seat: int, kind: int) -> None:
        """A card comes into a hand."""
        self.hands[seat] = with_card(self.hands[seat], kind)

    # --- talons, and what else lies face down

    def draw(self, back: int, count: int) -> Row:
        """The top cards of a talon, the topmost first."""
        above = self.above[back]
        self.above[back] = above[:-count]
        return self.turn_up(back, count) if self.pools else above[: -count - 1 : -1]

    def shuffled(self, back: int, cards: Row) -> Row:
        """A talon of these cards."""
        if not self.pools:
            return tuple(self.luck.shuffled(cards))
        self.pools[back] += tuple([card for card in cards if card != UNSEEN])
        return (UNSEEN,) * len(cards)

    def turn_up(self, back: int, count: int) -> Row:
        """So many cards that were UNSEEN, as luck will have it."""
        pool = list(self.pools[back])
        left = len(pool) - count
        self.luck.bring_up(pool, count)
        self.pools[back] = tuple(pool[:left])
        return tuple(pool[left:])

    def settle(self) -> None:
        """Luck says who people are, and what lies below the rider: other cards are about to join what is UNSEEN."""
        unseen = sum([card & KIND == UNSEEN for row in self.rows for card in row])
        fronts = list(self.turn_up(POPULATION, unseen))
        for at, row in enumerate(self.rows):
            self.rows[at] = tuple([card - UNSEEN + fronts.pop() if card & KIND == UNSEEN else card for card in row])
        for back, below in enumerate(self.below):
            if UNSEEN in below:
                self.below[back] = self.turn_up(back, len(below))

    # --- what one knows of another's hand: gifts, and what was stolen (APO-023, APO-026)

    def learn(self, knower: int, holder: int, kind: int) -> None:
        at = knower * self.seats + holder
        self.known[at] = with_card(self.known[at], kind)

    def seen_to_leave(self, holder: int, kind: int) -> None:
        """Everybody sees a card leave a hand."""
        known = self.known
        for at in range(holder, len(known), self.seats):
            if kind in known[at]:
                known[at] = without(known[at], kind)

    def leaves_unseen(self, holder: int, kind: int, witness: int = NOBODY) -> None:
        """A card leaves a hand, and others see only its back: nobody can be sure any more of cards with that back,
        but whoever takes it. Anything else would follow a card that is out of sight."""
        known, first = self.known, self.board.first_capital
        for knower, at in enumerate(range(holder, len(known), self.seats)):
            if known[at] and knower != witness:
                known[at] = tuple([card for card in known[at] if (card < first) != (kind < first)])
            elif kind in known[at]:
                known[at] = without(known[at], kind)

    def mark_seen(self) -> None:
        """Cards that lie open do not lie deep in a talon, and never will: refilling hides them, but not there."""
        left = list(self.board.totals(self.seats))
        for pile in (*self.rows, *self.discards):
            for card in pile:
                if card < len(left):
                    left[card] -= 1
        self.deep = tuple(map(min, self.deep, left))

    # --- displays

    def lot(self, display: int) -> Lot:
        """What each kind of card can do in a display."""
        lot = self.lots[display]
        if lot is None:
            at = ROWS * display
            lot = self.lots[display] = self.board.lot(display, self.rows[at : at + ROWS], self.outermost)
        return lot

    def lay(self, display: int, wing: int, plane: int, card: int) -> int:
        """A card is put at the outer end of a row (APO-018); its column."""
        at = row_of(display, wing, plane)
        self.rows[at] += (card,)
        self.lots[display] = None
        return len(self.rows[at])

    def exchange(self, display: int, wing: int, plane: int, column: int, card: int) -> int:
        """A card takes the place of another, which is returned."""
        at = row_of(display, wing, plane)
        row = self.rows[at]
        self.rows[at] = (*row[: column - 1], card, *row[column:])
        self.lots[display] = None
        return row[column - 1]

    def pull(self, display: int, wing: int, plane: int, column: int) -> int:
        """A card leaves a row and the outer ones move inwards (APO-061); NOBODY if there is none."""
        at = row_of(display, wing, plane)
        row = self.rows[at]
        if column > len(row):
            return NOBODY
        self.rows[at] = row[: column - 1] + row[column:]
        self.lots[display] = None
        return row[column - 1]

    def pull_column(self, display: int, wing: int, column: int) -> tuple[int, int, int]:
        """A person with what belongs to it: heaven card, person, hell card (APO-086)."""
        return (
            self.pull(display, wing, HEAVEN, column),
            self.pull(display, wing, EARTH, column),
            self.pull(display, wing, HELL, column),
        )

    def people(self, display: int) -> int:
        """Laid people of a display, saints and fiends included (APO-142, APO-R35)."""
        at = ROWS * display
        return len(self.rows[at + EARTH]) + len(self.rows[at + 3 + EARTH])

    def drop(self, card: int) -> None:
        """A card goes to the discard pile of its deck (APO-012), a seal to the supply (APO-R18)."""
        if card >= PERSON:
            self.discards[POPULATION] += (card,)
        elif card >= self.board.seal_church:
            self.seals += 1
        else:
            self.discards[self.board.back(card)] += (card,)
