"""What lies on the table: small and flat."""

from __future__ import annotations

from tafelrunde.games.drachenland.board import LOOT_KINDS, NO_TILE, OFF_BOARD, ORDINARY, Board
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State, slots

NOBODY = -1  # the people of a seat that has yet to choose one


class Land(State):
    """A position of Drachenland. Figure f of seat s is number 3 * s + f."""

    __slots__ = slots(
        "active board die die_a die_b die_fresh die_pips eggs eggs_left figures first gained gems hidden idle"
        " instant kings led loot occupied owned played player removed rings round start swift_pips tiles took"
        " used walked"
    )

    def __init__(self, setup: Setup[Land, Board], luck: Luck) -> None:
        super().__init__(setup, luck)
        board = setup.board
        self.board: Board = board
        self.instant: bool = bool(setup.options["instant_tiles"])  # asked again and again
        # the land
        self.eggs: list[int] = [0] * board.volcanoes
        self.eggs_left: int = 0
        self.gems: list[int] = [0] * (4 * board.volcanoes)  # 4 * volcano + gem
        self.tiles: list[int] = [NO_TILE] * board.volcanoes
        self.hidden: int = 0  # volcanoes whose tile lies face down
        self.removed: int = NO_TILE  # DL-007
        self.kings: list[int] = [NO_TILE] * 3  # volcano of each face-up king dragon (DL-088, DL-100); no tile (DL-102)
        # the peoples
        self.led: list[int] = list(range(self.seats))  # by seat; NOBODY until chosen (DL-R27)
        self.figures: list[int] = [OFF_BOARD] * (3 * self.seats)
        self.occupied: int = 0  # fields with a figure
        self.rings: int = 0  # figures that wear one
        self.owned: list[int] = list(board.start_tiles) * self.seats  # ORDINARY * seat + tile
        self.played: list[int] = [0] * ORDINARY
        self.loot: list[int] = [0] * (LOOT_KINDS * self.seats)  # only ever grows (DL-063)
        # the round
        self.start: int = 0
        self.player: int = 0
        self.round: int = 0  # 0 in the opening round
        self.idle: int = 0  # complete rounds in a row in which nothing was taken (DL-142)
        self.took: bool = False  # something was taken in this round
        # the turn
        self.die_a: int = 0
        self.die_b: int = 0
        self.used: int = 0  # dice given to an activation: 1 is a, 2 is b
        self.first: int = -1  # colour activated first this turn
        self.gained: list[int] = [0] * ORDINARY  # tiles the player got this turn
        # the activation
        self.active: int = -1  # colour of the active figure
        self.die: int = 0
        self.die_pips: int = 0
        self.swift_pips: int = 0
        self.die_fresh: bool = False  # no pip of the die walked, not set aside
        self.walked: bool = False

    @property
    def place(self) -> int:
        """Where the active figure stands."""
        return self.figures[3 * self.player + self.active]

    def figure(self, seat: int, colour: int) -> str:
        """The id of a seat's figure: that of the people it leads."""
        return self.board.figure(self.led[seat], colour)

    def on_volcano(self) -> bool:
        """Whether the active figure stands on a volcano."""
        return 0 <= self.figures[3 * self.player + self.active] < self.board.volcanoes

    def usable(self, tile: int) -> int:
        """How many tiles of this kind the player may play now (DL-069: with the option off, none gained this turn)."""
        owned = self.owned[ORDINARY * self.player + tile]
        return owned if self.instant else owned - self.gained[tile]

    def spend(self, tile: int) -> None:
        """DL-067: a played tile leaves the game."""
        self.owned[ORDINARY * self.player + tile] -= 1
        self.played[tile] += 1

    def put(self, figure: int, space: int) -> None:
        """Sets a figure onto a space."""
        before = self.figures[figure]
        if before >= self.board.volcanoes:
            self.occupied &= ~(1 << before)
        if space >= self.board.volcanoes:
            self.occupied |= 1 << space
        self.figures[figure] = space
