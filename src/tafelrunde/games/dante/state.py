"""What lies on the table: small and flat.

In a world that a seat imagines all that is hidden is loose, in no order: other hands lie as they were dealt, and only
when something is drawn or turned up does luck say what it is. So it costs little to imagine one.
"""

from __future__ import annotations

from tafelrunde.games.dante.board import NOBODY, Board
from tafelrunde.kernel.actions import ActionWord
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State, slots

About = tuple[tuple[str, ActionWord], ...]
"""Whom and what a question is about."""


class Mountain(State):
    """A position of Dante's journey. Sinners are known by their seats; `turn` plays a card, `role` is whose figure
    and stones are played (DANTE-093: another sinner's during an Intervention)."""

    __slots__ = slots(
        "board chosen direction discard fields hands heaven joint kept lapping last last_other left loose mates met"
        " names number offers order recipient role sharing skip spiral start stock stones sun supply turn"
        " turns visited"
    )

    def __init__(self, setup: Setup[Mountain, Board], luck: Luck) -> None:
        super().__init__(setup, luck)
        board = setup.board
        self.board: Board = board
        # the sinners
        self.names: tuple[str, ...] = board.personas[: self.seats]  # the persona of each seat
        self.fields: list[int] = [1] * self.seats
        self.stones: list[int] = [0] * self.seats
        self.visited: list[int] = [board.at_setup] * self.seats  # areas, as a set of bits (DANTE-018, DANTE-060)
        self.mates: list[int] = [NOBODY] * self.seats  # the companion of each (DANTE-142)
        self.offers: list[int] = [NOBODY] * self.seats  # who offers to travel with each (DANTE-133)
        self.heaven: tuple[int, ...] = ()  # in order of arrival
        self.supply: int = board.stones
        # the cards
        self.hands: list[tuple[int, ...]] = [()] * self.seats  # sorted; in an imagined world as dealt
        self.stock: list[int] = []  # its top is the last one
        self.discard: list[int] = []
        self.loose: bool = False  # stock and encounters to come have no order: an imagined world
        self.kept: int = 0  # cards that were in hands when the stock was last made anew; all know them (DANTE-039)
        # sun and encounters
        self.order: tuple[int, ...] = ()  # of the encounters, for ever the same (DANTE-119)
        self.met: int = 0  # encounters that are over
        self.spiral: int = 0
        self.sun: int = board.edition.sundial.start
        # the turn
        self.turn: int = 0
        self.role: int = 0
        self.number: int = 0  # the number being carried out; 0 if none is
        self.direction: int = -1  # DANTE-020
        self.skip: bool = False  # DANTE-082: the next sinner misses a turn
        self.turns: int = 0  # completed ones
        self.last: int = NOBODY  # whose turn was the one before (DANTE-R15) ...
        self.last_other: int = NOBODY  # ... and before that, the latest of anybody else
        # the move, or what a symbol or encounter asks for
        self.start: int = 0  # the field the role set out from
        self.left: int = 0  # fields still to go
        self.joint: bool = False  # the companion comes along
        self.lapping: int = NOBODY  # whose stone a lap may return (DANTE-183)
        self.chosen: tuple[int, ...] = ()  # whom a symbol names: who gives and who receives, or who shares the relief
        self.sharing: int = 0  # stones still to be handed out (DANTE-090, DANTE-115)
        self.recipient: int = NOBODY  # who is next to get some

    @property
    def movers(self) -> tuple[int, ...]:
        """Whom the number moves: the role, and the companion when they go together."""
        return (self.role, self.mates[self.role]) if self.joint else (self.role,)

    @property
    def ender(self) -> int:
        """Who ends the encounter (DANTE-111): the role, at some tables whoever plays the card (DANTE-190)."""
        return self.turn if self.setup.options["encounter_ender"] == "player" else self.role

    @property
    def sharer(self) -> int:
        """Whose stones are handed out: a number has ended an encounter (DANTE-115), else a Sacrifice (DANTE-090)."""
        return self.ender if self.number else self.role

    @property
    def encounter(self) -> int:
        """The current one (DANTE-010, DANTE-119)."""
        return self.order[self.met % len(self.order)]

    @property
    def light(self) -> int:
        """1 by day, 0 by night (DANTE-032)."""
        return self.board.is_day[self.sun]

    def fellows(self) -> list[int]:
        """Fellow sinners of the role, in the direction of play from the one after it (DANTE-094, DANTE-170)."""
        return self.others_from(self.role)

    def others_from(self, seat: int) -> list[int]:
        """All others on the mountain, in the order in which their turns would come after this seat's."""
        n, heaven = self.seats, self.heaven
        around = [(seat + self.direction * i) % n for i in range(1, n)]
        return [other for other in around if other not in heaven] if heaven else around

    def next_from(self, seat: int) -> int:
        """The first of them."""
        following = (seat + self.direction) % self.seats
        while following in self.heaven:
            following = (following + self.direction) % self.seats
        return following

    def at(self, field: int) -> list[int]:
        """Who stands on a field."""
        return [seat for seat, place in enumerate(self.fields) if place == field]

    def seat_of(self, name: str) -> int:
        """The seat of a persona, or NOBODY."""
        return self.names.index(name) if name in self.names else NOBODY

    def return_stones(self, seat: int, count: int) -> None:
        """Stones go back to the supply (DANTE-072)."""
        self.stones[seat] -= count
        self.supply += count

    def hand_over(self, giver: int, to: int, count: int) -> None:
        """Stones change hands (DANTE-072, DANTE-073)."""
        self.stones[giver] -= count
        self.stones[to] += count
