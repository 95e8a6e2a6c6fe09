"""Static tables built once from the edition; shared by all positions, never copied.

Cards of one kind are alike, so a card is the number of its kind: population first (shields, heavy metal), then capital
(modifiers and wards, saints, fiends, church music, violence, conversion), then a seal laid as church music and one
laid as heavy metal. An ordinary person is a population card whose front is known only to whoever laid it: PERSON times
(seat + 1), plus the kind. In a world that a seat imagines a card that lies face down is UNSEEN until it is turned up.

All actions are made once. What a card can do in a display depends on few facts about it, so the actions of all cards
in one display, its lot, are put together from parts that are kept by these facts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, get_args

from tafelrunde.games.apokalypse.edition import (
    RIDERS,
    SYMBOLS,
    Card,
    Deck,
    Edition,
    Half,
    Kind,
    Plane,
    Wing,
    cards_in_play,
    check,
)
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.edition import EditionFile

WINGS: tuple[Wing, ...] = get_args(Wing)
GOOD, EVIL = range(2)
PLANES: tuple[Plane, ...] = get_args(Plane)
HEAVEN, EARTH, HELL = range(3)
BACKS: tuple[Deck, ...] = get_args(Deck)
POPULATION, CAPITAL = range(2)
NOBODY = -1
PERSON = 256
KIND = PERSON - 1  # masks the kind of a person
UNSEEN = KIND  # of no kind yet
ROWS = len(WINGS) * len(PLANES)  # of a display
SEAL_CARDS = ("seal_church", "seal_metal")
BIT = 8  # bits for each count in packed symbols
MUSIC = len(SYMBOLS) * BIT  # where music is counted in them

Row = tuple[int, ...]
Actions = tuple[Action, ...]
Lot = Sequence[Actions]
"""What each kind of card can do in one display."""
Silenced = tuple[tuple[int, Actions], ...]
"""Which kinds can silence which music."""


class Laid(NamedTuple):
    """What can be laid or replaced in the two heavens, or hells, of a display: by each kind of cards with symbols or
    codes, by music, and by a seal."""

    cards: Lot
    music: Actions
    seal: Actions


_ORDER: tuple[str, ...] = get_args(Kind)


def row_of(display: int, wing: int, plane: int) -> int:
    """Where a row of a display lies among all rows."""
    return ROWS * display + len(PLANES) * wing + plane


class Board:
    """The box, as the rules need it."""

    def __init__(self, file: EditionFile[Edition]) -> None:
        check(file)
        e = self.edition = file.content
        kinds = sorted(e.card, key=lambda card: _ORDER.index(card.kind))  # stable: else as in the edition
        self.kinds = tuple(kinds)
        self.cards = (*(card.id for card in kinds), *SEAL_CARDS)
        self.index = {card: kind for kind, card in enumerate(self.cards)}
        self.nations: tuple[str, ...] = tuple(nation.id for nation in e.nation)
        self.display = {nation: i for i, nation in enumerate(self.nations)}
        self.riders = tuple(rider.id for rider in e.rider)
        self.points = tuple(rider.points for rider in e.rider)
        self.needs = tuple(tuple(SYMBOLS.index(symbol) for symbol in rider.symbols) for rider in e.rider)
        self.between = e.talon.between
        self.hand = e.talon.hand
        self.seals = e.seal.count
        self._sort_kinds(kinds)
        self._read_halves(kinds)
        self.columns = range(
            1, sum(card.count for card in kinds if card.kind in ("shield", "metal", "saint", "fiend")) + 1
        )
        self._name_actions()

    def _sort_kinds(self, kinds: Sequence[Card]) -> None:
        def of(*wanted: str) -> range:
            found = [kind for kind, card in enumerate(kinds) if card.kind in wanted]
            return range(found[0], found[-1] + 1) if found else range(0)

        self.shields = of("shield")
        self.hell_cards = of("modifier", "ward")
        self._above = slice(self.shields.start, self.shields.stop)
        self._beneath = slice(self.hell_cards.start, self.hell_cards.stop)
        self.saints, self.fiends = of("saint"), of("fiend")
        self.metal, self.church = of("metal")[0], of("church")[0]
        self.violence, self.conversion = of("violence")[0], of("conversion")[0]
        self.seal_church, self.seal_metal = len(kinds), len(kinds) + 1
        self.first_capital = self.metal + 1
        self.music = frozenset((self.church, self.metal, self.seal_church, self.seal_metal))
        self.heaven_cards = frozenset((*self.shields, self.church, self.seal_church))  # APO-033
        self.hell_plane = frozenset((*self.hell_cards, self.metal, self.seal_metal))  # APO-041
        self.special = frozenset((*self.saints, *self.fiends))
        above, below = (GOOD, HEAVEN), (EVIL, HELL)
        self.changes = dict.fromkeys(self.heaven_cards, above) | dict.fromkeys(self.hell_plane, below)
        """The only row in which a kind can take another's place (APO-038, APO-046)."""
        self.silences = {kind: below if self.changes[kind] == above else above for kind in self.music}
        """The row of the other music (APO-059, APO-063)."""
        music = (self.church, self.metal)
        self.parries = {  # APO-088, APO-089
            self.violence: frozenset((self.conversion, *music)),
            self.conversion: frozenset((self.violence, *music)),
        }

    def _read_halves(self, kinds: Sequence[Card]) -> None:
        """APO-017: only the half of the wing counts. Symbols and music are packed into one number to be summed."""
        good = [_packed(card.good) for card in kinds]
        evil = [_packed(card.evil) for card in kinds]
        good[self.church] = evil[self.metal] = 1 << MUSIC
        self.packed = ((*good, 1 << MUSIC, 0), (*evil, 0, 1 << MUSIC))
        self.code = tuple(
            (*(int(half.code[:2]) if half.code else 0 for half in halves), 0, 0)
            for halves in ([card.good for card in kinds], [card.evil for card in kinds])
        )

    def deck(self, seats: int, back: int) -> list[int]:
        """All cards of a deck that are in the game at this number of seats (APO-002)."""
        return [
            kind
            for kind, card in enumerate(self.kinds)
            if (kind >= self.first_capital) == back
            for _ in range(cards_in_play(card, seats))
        ]

    def totals(self, seats: int) -> Row:
        """How many cards of each kind are in the game."""
        return tuple(cards_in_play(card, seats) for card in self.kinds)

    def back(self, kind: int) -> int:
        return int(kind >= self.first_capital)

    # --- actions

    def _name_actions(self) -> None:
        self.pass_ = Action("pass")
        self.decline = Action("decline")
        self.spare = Action("spare")
        self.give = tuple(Action("give", (card,)) for card in self.cards)
        self.parry = tuple(Action("parry", (card,)) for card in self.cards)
        self.settle = tuple(Action("settle", (nation,)) for nation in self.nations)
        self.to = tuple(Action("to", (nation,)) for nation in self.nations)
        self.steal = tuple(tuple(Action("steal", (nation, back)) for back in BACKS) for nation in self.nations)
        self.people = tuple(self._people(count, WINGS) for count in range(len(self.nations) + 1))
        self.evil_people = tuple(self._people(count, WINGS[EVIL:]) for count in range(len(self.nations) + 1))
        self._heaven: dict[tuple[int, bool, bool, int], Laid] = {}
        self._hell: dict[tuple[int, bool, bool, int], Laid] = {}
        self._silenced: dict[tuple[int, int, int], Silenced] = {}
        self._struck = {
            (display, good, evil): tuple(
                Action("violence", (nation, WINGS[wing])) for wing, open_ in enumerate((good, evil)) if open_
            )
            for display, nation in enumerate(self.nations)
            for good in (False, True)
            for evil in (False, True)
        }
        self._turned: dict[tuple[int, int, int], Actions] = {}

    def _people(self, seats: int, wings: Sequence[str]) -> tuple[Actions, ...]:
        """Who can be laid where among so many nations (APO-020, APO-028)."""
        found: list[Actions] = []
        for kind, card in enumerate(self.cards):
            if kind < self.first_capital:
                fitting = wings
            elif kind in self.special:
                fitting = [wing for wing in wings if wing == WINGS[kind in self.fiends]]
            else:
                fitting = ()
            laid = (Action("person", (card, nation, wing)) for nation in self.nations[:seats] for wing in fitting)
            found.append(tuple(laid))
        return tuple(found)

    def lot(self, display: int, rows: Sequence[Row], outermost: bool) -> Lot:
        """What each kind can do in a display with these six rows; `outermost` restricts conversion (APO-175)."""
        heaven, earth, hell, evil_heaven, evil_earth, evil_hell = rows
        church = self._music_in(heaven) if heaven else 0
        metal = self._music_in(evil_hell) if evil_hell else 0
        people, evil_people, covered = len(earth), len(evil_earth), len(heaven)
        below = len(evil_hell)
        up = display, covered < people, len(evil_heaven) < below, (1 << covered) - 1 & ~church
        down = display, len(hell) < covered, below < evil_people, (1 << below) - 1 & ~metal
        above = self._heaven.get(up) or self._heaven_part(*up)
        beneath = self._hell.get(down) or self._hell_part(*down)
        lot: list[Actions] = [()] * len(self.cards)  # saints and fiends can only be people
        lot[self._above] = above.cards
        lot[self._beneath] = beneath.cards
        lot[self.church], lot[self.seal_church] = above.music, above.seal
        lot[self.metal], lot[self.seal_metal] = beneath.music, beneath.seal
        lot[self.violence] = self._struck[
            display,
            bool(people) and not church >> people - 1,
            bool(evil_people) and not metal >> evil_people - 1,
        ]
        if earth:
            lot[self.conversion] = self._converted(display, GOOD, earth, church, outermost)
        if evil_earth:
            lot[self.conversion] += self._converted(display, EVIL, evil_earth, metal, outermost)
        if church or metal:
            for kind, silenced in self._neutralised(display, church, metal):
                lot[kind] += silenced
        return lot

    def _music_in(self, row: Row) -> int:
        """The columns with music, as bits."""
        if self.music.isdisjoint(row):
            return 0
        return sum(1 << column for column, card in enumerate(row) if card in self.music)

    def _heaven_part(self, display: int, good: bool, evil: bool, free: int) -> Laid:
        """APO-035 to APO-039, APO-R38: what shields, church music and a seal can do in the two heavens."""
        wings = [wing for wing, room in zip(WINGS, (good, evil), strict=True) if room]
        found = self._heaven[display, good, evil, free] = Laid(
            tuple(self._lay("heaven", kind, display, wings, free) for kind in self.shields),
            self._lay("heaven", self.church, display, wings[:good], free),
            self._lay("heaven", self.seal_church, display, wings[:good], free),
        )
        return found

    def _hell_part(self, display: int, good: bool, evil: bool, free: int) -> Laid:
        """APO-043 to APO-047, APO-R38: what modifiers, wards, heavy metal and a seal can do in the two hells."""
        wings = [wing for wing, room in zip(WINGS, (good, evil), strict=True) if room]
        found = self._hell[display, good, evil, free] = Laid(
            tuple(self._lay("hell", kind, display, wings, free) for kind in self.hell_cards),
            self._lay("hell", self.metal, display, wings[good:], free),
            self._lay("hell", self.seal_metal, display, wings[good:], free),
        )
        return found

    def _lay(self, plane: str, kind: int, display: int, wings: Sequence[str], free: int) -> Actions:
        card, nation = self.cards[kind], self.nations[display]
        new = (Action(plane, (card, nation, wing)) for wing in wings)
        return (*new, *(Action("replace", (card, nation, column)) for column in _columns(free)))

    def _neutralised(self, display: int, church: int, metal: int) -> Silenced:
        """APO-059, APO-063: what music of the other kind, and a seal as such, can silence."""
        key = display, church, metal
        found = self._silenced.get(key)
        if found is None:
            nation, there = self.nations[display], {HEAVEN: _columns(church), HELL: _columns(metal)}
            found = self._silenced[key] = tuple(
                (kind, tuple(Action("neutralise", (self.cards[kind], nation, column)) for column in there[plane]))
                for kind, (_, plane) in self.silences.items()
            )
        return found

    def _converted(self, display: int, wing: int, earth: Row, music: int, outermost: bool) -> Actions:
        """APO-080: ordinary people without music in their column."""
        free = 0
        for column, person in enumerate(earth):
            if person >= PERSON:
                free |= 1 << column
        free &= ~music
        if outermost:
            free &= 1 << len(earth) - 1
        key = display, wing, free
        found = self._turned.get(key)
        if found is None:
            nation = self.nations[display]
            found = tuple(Action("convert", (nation, WINGS[wing], column)) for column in _columns(free))
            self._turned[key] = found
        return found


def _columns(bits: int) -> list[int]:
    """Columns are counted from 1, the innermost."""
    return [column for column in range(1, bits.bit_length() + 1) if bits >> column - 1 & 1]


def _packed(half: Half) -> int:
    return sum(1 << BIT * SYMBOLS.index(symbol) for symbol in half.symbols)


def segment(rider: int) -> int:
    """How many segments lie below rider number 1 to 4 (APO-007)."""
    return RIDERS - rider
