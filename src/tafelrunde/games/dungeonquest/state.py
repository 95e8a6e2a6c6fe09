"""What lies on the table: small and flat.

The top of the tile stack and of every deck is its end; the top of a discard pile is its end as well. In a world that a
seat imagines they are loose: sorted, and only when something is drawn does luck say what it is. So it costs nothing to
imagine one.
"""

from __future__ import annotations

from tafelrunde.games.dungeonquest.board import FORTUNE, IN, NONE, PILES, TREASURE, Board, turned
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sorted_rows import without
from tafelrunde.kernel.state import State, slots

HIDDEN, TOLD, SHOWN = range(3)  # who knows the monster card: nobody, the monster player, all


class Quest(State):
    """A position of DungeonQuest."""

    __slots__ = slots(
        "ability_used attributes board box came combat_used decks dice discards entered fell first fled flooded"
        " gaps grit haste heading held heroes hurt kept known lamp lies loose loot marks monster passed peek picks"
        " place player round row rune shifted side status status_left sun tiles under wounds"
    )

    def __init__(self, setup: Setup[Quest, Board], luck: Luck) -> None:
        super().__init__(setup, luck)
        board = setup.board
        self.board: Board = board
        seats = self.seats
        self.first: int = 0
        self.player: int = 0
        self.round: int = 0
        self.sun: int = 0  # space of the sun track, 0 is before the first
        # the dungeon
        self.lies: list[int] = list(board.bare)  # 4 * kind + facing
        self.marks: list[int] = [0] * board.size
        self.gaps: list[int] = list(board.bare_gaps)  # by direction: spaces without a wall there
        self.tiles: tuple[int, ...] = ()  # the stack, its top at the end
        self.under: int = 0  # so many at its bottom have been seen (Pathfinder)
        self.held: int = NONE  # a tile drawn and not yet placed
        self.decks: list[tuple[int, ...]] = [()] * len(PILES)
        self.discards: list[tuple[int, ...]] = [()] * len(PILES)
        self.box: tuple[int, ...] = ()  # runes that are used up
        self.loose: bool = False  # stack and decks have no order: an imagined world
        # the heroes
        self.heroes: list[int] = [NONE] * seats
        self.status: list[int] = [IN] * seats
        self.place: list[int] = [NONE] * seats  # the room of the figure, or the space of the travel marker
        self.heading: list[int] = [NONE] * seats  # direction of the travel marker while underground
        self.side: list[int] = [0] * seats  # the own half of a divided room
        self.came: list[int] = [NONE] * seats  # direction back to where the hero came from
        self.wounds: list[int] = [0] * seats
        self.grit: list[int] = [0] * seats  # determination tokens
        self.attributes: list[int] = [0] * (4 * seats)
        self.loot: list[tuple[int, ...]] = [()] * seats
        self.kept: list[tuple[int, ...]] = [()] * seats
        self.row: list[tuple[int, ...]] = [()] * seats
        self.rune: list[int] = [NONE] * seats
        self.flooded: list[int] = [0] * seats
        self.fell: list[tuple[int, ...]] = [()] * seats  # where a hero died last: place, heading, side
        # this turn
        self.entered: tuple[int, ...] = ()
        self.fled: tuple[int, ...] = ()
        self.shifted: bool = False
        self.haste: int = 0
        self.ability_used: bool = False
        self.status_left: tuple[int, ...] = ()
        self.dice: tuple[int, ...] = ()
        self.passed: bool = False  # the last attribute test
        self.peek: tuple[int, ...] = ()  # search cards that only their finder sees
        # this combat
        self.monster: int = NONE
        self.known: int = HIDDEN
        self.hurt: int = 0
        self.combat_used: bool = False
        self.picks: tuple[int, ...] = ()  # the combat cards revealed last, hero and monster
        self.lamp: int = 0  # what the lamp is worth, once it has been rolled

    # --- the table

    def left_of(self, seat: int) -> int:
        """The left neighbour: the next one clockwise, whatever has become of his hero (DQ-R22)."""
        return (seat + 1) % self.seats

    # --- heroes

    def ability(self, seat: int) -> int:
        return self.board.ability[self.heroes[seat]]

    def life(self, seat: int) -> int:
        return self.board.life[self.heroes[seat]]

    def has_power(self, seat: int, power: int) -> bool:
        """Whether this seat still has the rune of that power; from outside none can be used (DQ-233)."""
        rune = self.rune[seat]
        return rune != NONE and self.board.power[rune] == power

    def fortunate(self, seat: int) -> bool:
        return self.has_power(seat, FORTUNE)

    def below(self, seat: int) -> bool:
        """Underground: the figure is off the board, the travel marker lies there."""
        return self.heading[seat] != NONE

    def stands(self, seat: int) -> bool:
        """Whether this seat's figure is on the board (DQ-041: a travel marker is none)."""
        return self.status[seat] == IN and self.heading[seat] == NONE and self.place[seat] != NONE

    def occupied(self, room: int, but: int) -> bool:
        """Whether another hero's figure closes a room to who would enter it of his own will (DQ-040)."""
        if room not in self.place or self.board.type_of[self.lies[room]] == TREASURE:
            return False
        return any(place == room and seat != but and self.stands(seat) for seat, place in enumerate(self.place))

    def inside(self) -> list[int]:
        """Who is in the treasure chamber, the active player first, then clockwise."""
        chamber = self.board.treasure[0]
        return [seat for seat in self.seats_from(self.player) if self.place[seat] == chamber and self.stands(seat)]

    def gold(self, seat: int) -> int:
        """What is printed on the loot of a seat (DQ-187)."""
        loot = self.board.loot
        return sum([loot[card] for card in self.loot[seat]])

    # --- the dungeon

    def type_at(self, at: int) -> int:
        return self.board.type_of[self.lies[at]]

    def laid(self) -> list[tuple[int, int]]:
        """Where tiles lie, and how."""
        return [(at, lie) for at, lie in enumerate(self.lies) if lie != NONE and lie >> 2 < self.board.kinds]

    def lay(self, at: int, lie: int) -> None:
        """A tile comes to lie on a space, or turns there."""
        bit, gaps = 1 << at, self.gaps
        if self.lies[at] != NONE:
            for d in range(4):
                gaps[d] |= bit
        self.lies[at] = lie
        for d in self.board.walls[lie]:
            gaps[d] &= ~bit

    def rotate(self, at: int, quarters: int) -> None:
        """A tile turns clockwise; whoever stands on it turns along, with his side (DQ-144)."""
        lie = self.lies[at]
        self.lay(at, (lie & ~3) | (lie + quarters & 3))
        for seat in range(self.seats):
            if self.place[seat] == at and self.stands(seat):
                self.side[seat] = turned(self.side[seat], quarters)

    # --- cards

    def gain(self, seat: int, card: int) -> None:
        """DQ-186: loot into the play area."""
        self.loot[seat] += (card,)
        self.modify(seat, card, 1)

    def lose(self, seat: int, card: int) -> None:
        """A loot card goes to the discard pile of its own deck (DQ-015)."""
        self.loot[seat] = without(self.loot[seat], card)
        self.discard(card)
        self.modify(seat, card, -1)

    def keep(self, seat: int, card: int) -> None:
        self.kept[seat] += (card,)
        self.modify(seat, card, 1)

    def unkeep(self, seat: int, card: int) -> None:
        self.kept[seat] = without(self.kept[seat], card)
        self.discard(card)
        self.modify(seat, card, -1)

    def drawn(self, pile: tuple[int, ...], seen: int = 0) -> int:
        """Where in a pile that lies which is drawn: at its end; if it is loose, anywhere above what has been seen."""
        unseen = len(pile) - seen
        return seen + self.luck.roll(unseen) if self.loose and unseen > 1 else len(pile) - 1

    def discard(self, card: int) -> None:
        self.discards[self.board.deck_of[card]] += (card,)

    def pick_up(self, card: int) -> None:
        """A card leaves the discard pile that it was laid on last."""
        deck = self.board.deck_of[card]
        pile = self.discards[deck]
        at = len(pile) - 1
        while pile[at] != card:
            at -= 1
        self.discards[deck] = pile[:at] + pile[at + 1 :]

    def modify(self, seat: int, card: int, sign: int) -> None:
        """DQ-190."""
        for i, change in enumerate(self.board.modifiers[card] or ()):
            self.attributes[4 * seat + i] += sign * change

    def spend_rune(self, seat: int) -> int:
        """DQ-188: back to the box, once and for all."""
        rune = self.rune[seat]
        self.rune[seat] = NONE
        self.box += (rune,)
        return rune
