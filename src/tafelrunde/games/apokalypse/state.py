"""What lies on the table: small, flat, cloned by hand."""

from __future__ import annotations

from bisect import bisect_left
from typing import NamedTuple, Self

from tafelrunde.games.apokalypse.board import (
    CAPITAL,
    EARTH,
    HEAVEN,
    HELL,
    KIND,
    NOBODY,
    POPULATION,
    ROWS,
    Board,
    Lot,
    Row,
    row_of,
)
from tafelrunde.games.apokalypse.edition import RIDERS
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State


class Attack(NamedTuple):
    """An attack that is being decided: the card and whom it hits (APO-071, APO-183)."""

    card: int
    display: int
    wing: int
    column: int


class World(State):
    """A position of Apokalypse. A nation has its leader's number; for rows of cards see `row_of`."""

    __slots__ = (
        "above",
        "acted",
        "alignments",
        "attack",
        "below",
        "board",
        "dead",
        "deeds",
        "deep",
        "discards",
        "first",
        "gift",
        "hands",
        "known",
        "lots",
        "outermost",
        "passed",
        "rider",
        "rider_cards",
        "round",
        "rows",
        "scored",
        "seals",
        "seats",
        "spare",
        "start",
        "turn",
    )

    def __init__(self, setup: Setup[World, Board], luck: Luck) -> None:
        super().__init__(setup, luck)
        board = setup.board
        self.board: Board = board
        self.seats: int = setup.seats
        self.outermost: bool = setup.options["conversion_targets"] == "outermost"  # APO-175
        # secrets
        self.alignments: tuple[int, ...] = ()  # GOOD or EVIL (APO-004)
        self.spare: tuple[int, ...] = ()  # left in the box, unseen
        self.hands: list[Row] = [()] * self.seats  # sorted
        self.above: list[Row] = [(), ()]  # cards of each talon above the next rider; the top one is the last
        self.below: list[Row] = [(), ()]  # cards below it (APO-007)
        self.known: list[Row] = [()] * self.seats**2  # [knower * seats + holder]: cards one knows in another's hand
        self.deep: Row = board.totals(self.seats)  # by kind: the most that can lie below the next rider, as all know
        # the table
        self.rows: list[Row] = [()] * (ROWS * self.seats)
        self.lots: list[Lot | None] = [None] * self.seats  # what cards can do in each display, until it changes
        self.discards: list[Row] = [(), ()]
        self.seals: int = board.seals  # in the supply
        self.dead: list[Row] = [()] * self.seats  # killed by the rider, not yet scored (APO-121)
        self.rider: int = 1  # the next one
        self.rider_cards: list[int] = [0] * self.seats  # won ones, as bits
        self.scored: list[int] = [0] * (RIDERS * self.seats)  # [seat * RIDERS + rider - 1]
        self.deeds: list[int] = [0] * (2 * self.seats)  # what each has done for the good and for the evil
        # the round
        self.round: int = 0
        self.start: int = 0
        self.turn: int = 0
        self.first: int = NOBODY  # who passed first and will start the next round (APO-097)
        self.passed: int = 0  # bits
        self.acted: int = 0  # bits: who had a turn in this round (APO-100)
        self.attack: Attack | None = None
        self.gift: int = NOBODY  # a card chosen as a gift, still in hand

    def clone(self) -> Self:
        new = self.__class__.__new__(self.__class__)
        self._clone_kernel(new)
        new.board = self.board
        new.seats = self.seats
        new.outermost = self.outermost
        new.alignments = self.alignments
        new.spare = self.spare
        new.hands = self.hands[:]
        new.above = self.above[:]
        new.below = self.below[:]
        new.known = self.known[:]
        new.rows = self.rows[:]
        new.lots = self.lots[:]
        new.discards = self.discards[:]
        new.seals = self.seals
        new.dead = self.dead[:]
        new.rider = self.rider
        new.rider_cards = self.rider_cards[:]
        new.scored = self.scored[:]
        new.deeds = self.deeds[:]
        new.deep = self.deep
        new.round = self.round
        new.start = self.start
        new.turn = self.turn
        new.first = self.first
        new.passed = self.passed
        new.acted = self.acted
        new.attack = self.attack
        new.gift = self.gift
        return new

    def serve(self, seat: int, wing: int) -> None:
        """A deed for the good or for the evil: they are protected or saved, or the others harmed. All judge by it."""
        self.deeds[2 * seat + wing] += 1

    # --- hands

    def backs(self, seat: int) -> tuple[int, int]:
        """How many population and capital cards a hand holds; everybody sees it (APO-009)."""
        hand = self.hands[seat]
        population = bisect_left(hand, self.board.first_capital)
        return population, len(hand) - population

    def take(self, seat: int, kind: int) -> None:
        """A card leaves a hand."""
        hand = self.hands[seat]
        at = hand.index(kind)
        self.hands[seat] = hand[:at] + hand[at + 1 :]

    def put(self, seat: int, kind: int) -> None:
        """A card comes into a hand."""
        self.hands[seat] = tuple(sorted((*self.hands[seat], kind)))

    # --- what one knows of another's hand: gifts, and what was stolen (APO-023, APO-026)

    def learn(self, knower: int, holder: int, kind: int) -> None:
        at = knower * self.seats + holder
        self.known[at] = tuple(sorted((*self.known[at], kind)))

    def seen_to_leave(self, holder: int, kind: int) -> None:
        """Everybody sees a card leave a hand."""
        for knower in range(self.seats):
            self._lost(knower, holder, kind)

    def _lost(self, knower: int, holder: int, kind: int) -> None:
        at = knower * self.seats + holder
        cards = self.known[at]
        if kind in cards:
            where = cards.index(kind)
            self.known[at] = cards[:where] + cards[where + 1 :]

    def leaves_unseen(self, holder: int, kind: int, witness: int = NOBODY) -> None:
        """A card leaves a hand, and others see only its back: nobody can be sure any more of cards with that back,
        but whoever takes it. Anything else would follow a card that is out of sight."""
        first = self.board.first_capital
        for knower in range(self.seats):
            if knower == witness:
                self._lost(knower, holder, kind)
            else:
                at = knower * self.seats + holder
                if self.known[at]:
                    self.known[at] = tuple(card for card in self.known[at] if (card < first) != (kind < first))

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
        kind = card & KIND
        if kind >= self.board.seal_church:
            self.seals += 1
        else:
            self.discards[CAPITAL if kind >= self.board.first_capital else POPULATION] += (card,)

    def around(self, seat: int) -> list[int]:
        """All seats clockwise, beginning with this one (APO-013)."""
        return [*range(seat, self.seats), *range(seat)]
