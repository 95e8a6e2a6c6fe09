"""The components of an edition as types, and what an edition must satisfy beyond them."""

from __future__ import annotations

from collections import Counter
from typing import Literal, get_args

from msgspec import field

from tafelrunde.kernel.edition import Count, EditionEntry, EditionFile, Head, Name, Piece, Positive

# Words that the board numbers stand in the order of their numbers.
Symbol = Literal["mask", "helmet", "pig"]
Code = Literal["+1B", "-1B", "+1K", "-1K"]
Deck = Literal["B", "K"]
Wing = Literal["good", "evil"]
Plane = Literal["heaven", "earth", "hell"]
Kind = Literal["shield", "metal", "modifier", "ward", "saint", "fiend", "church", "violence", "conversion"]
NationId = Literal["aurelia", "frostmere", "carminia", "emeralda", "violania", "ochria"]
Topic = Literal[
    "shield", "ward", "+1B", "-1B", "+1K", "-1K", "saint", "fiend", "music", "violence", "conversion", "seal"
]

SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
NATIONS: tuple[NationId, ...] = get_args(NationId)  # of the seats, in moves and options
CODES: dict[str, tuple[Code, Code]] = {"good": ("+1B", "-1B"), "evil": ("+1K", "-1K")}  # APO-106, APO-R14
GROUPS: dict[tuple[Kind, ...], int] = {  # cards in the box
    ("shield",): 54,
    ("metal",): 6,
    ("modifier", "ward"): 36,
    ("saint", "fiend"): 6,
    ("church",): 6,
    ("violence", "conversion"): 15,
}
SINGLE = ("metal", "church", "violence", "conversion")  # kinds of which all cards are alike
DECK_OF: dict[Kind, Deck] = {"shield": "B", "metal": "B"}  # all others are capital
MOST_SEATS, MOST_SMALL = 6, 3  # APO-001, APO-002
RIDERS = 4


class Talon(EditionEntry, frozen=True):
    """How hands and talons are dealt: cards of each deck on a starting hand, cards between two riders."""

    hand: Positive
    between: Positive


class Seals(EditionEntry, frozen=True):
    """Bonus music."""

    count: Count
    name: Name


class SymbolText(Piece, frozen=True):
    """A protection symbol by name."""

    id: Symbol


class Alignment(Piece, frozen=True):
    """A secret alignment and how many cards show it."""

    id: Wing
    count: Positive


class Rider(Piece, frozen=True):
    """A rider: what protects from it and what its card is worth in the end."""

    symbols: list[Symbol]
    points: Count
    about: Name


class Nation(Piece, frozen=True):
    """A setup set: one nation."""

    id: NationId
    colour: Name
    emblem: Name


class About(EditionEntry, frozen=True):
    """What cards of a kind do."""

    id: Topic
    text: Name


class Half(EditionEntry, frozen=True):
    """One half of a card that can lie in a plane: symbols, or a code that changes the deal."""

    name: Name | None = None
    symbols: list[Symbol] = field(default_factory=list)
    code: Code | None = None


class Card(Piece, frozen=True):
    """Cards that are alike in everything but their instance."""

    deck: Deck
    kind: Kind
    count: Positive
    starred: Count = 0
    removed: Count = 0
    good: Half = Half()
    evil: Half = Half()


class Edition(EditionEntry, frozen=True):
    """All that is in the box."""

    game: Head[Literal["apokalypse"]]
    talon: Talon
    seal: Seals
    symbol: list[SymbolText]
    alignment: list[Alignment]
    rider: list[Rider]
    nation: list[Nation]
    about: list[About]
    card: list[Card]


File = EditionFile[Edition]


def check(file: File) -> None:
    """Refuses an edition that cannot be played; names the field that is wrong."""
    e = file.content
    file.once("symbol", [symbol.id for symbol in e.symbol], len(SYMBOLS))
    file.once("alignment", [alignment.id for alignment in e.alignment], 2)
    file.words("rider", [rider.id for rider in e.rider], RIDERS)
    file.once("nation", [nation.id for nation in e.nation], MOST_SEATS)
    for i, (nation, seat) in enumerate(zip(e.nation, NATIONS, strict=True)):
        file.known(f"nation[{i}].id", nation.id, (seat,))
    file.once("about", [about.id for about in e.about], 12)
    file.words("card", [card.id for card in e.card])
    for i, alignment in enumerate(e.alignment):
        file.count(f"alignment[{i}].count", alignment.count, MOST_SEATS // 2)
    _check_riders(file)
    for i, card in enumerate(e.card):
        _check_card(file, i, card)
    _check_groups(file)
    _check_decks(file)


def _check_riders(file: File) -> None:
    """Each of the first three has a symbol of its own, the fourth needs all (APO-149)."""
    riders = file.content.rider
    for i, rider in enumerate(riders):
        wanted = 1 if i < RIDERS - 1 else len(SYMBOLS)
        file.count(f"rider[{i}].symbols", len(set(rider.symbols)), wanted)
        if wanted == 1 and rider.symbols[0] in [earlier.symbols[0] for earlier in riders[:i]]:
            file.wrong(f"rider[{i}].symbols", "edition-twice", value=rider.symbols[0])


def _check_card(file: File, i: int, card: Card) -> None:
    where = f"card[{i}]"
    file.known(f"{where}.deck", card.deck, (DECK_OF.get(card.kind, "K"),))
    file.most(f"{where}.starred", card.starred + card.removed, card.count)
    for wing, half in (("good", card.good), ("evil", card.evil)):
        _check_half(file, f"{where}.{wing}", card, half, CODES[wing])
    if card.kind == "shield":
        found = Counter((*card.good.symbols, *card.evil.symbols))
        file.count(f"{where}.evil", len(found), len(SYMBOLS))
        file.count(f"{where}.evil", found.total(), len(SYMBOLS))
        if not (card.good.symbols and card.evil.symbols):
            file.wrong(f"{where}.good", "edition-most", value=len(SYMBOLS), most=len(SYMBOLS) - 1)
    if card.kind == "ward" and card.good.symbols != card.evil.symbols:  # APO-050
        file.wrong(f"{where}.evil", "edition-unknown", value=" ".join(card.evil.symbols) or "-")


def _check_half(file: File, where: str, card: Card, half: Half, codes: tuple[Code, Code]) -> None:
    """Symbols are on shields and wards only, codes on modifiers only, and each code in its own wing (APO-106)."""
    if card.kind == "ward":
        file.count(where, len(half.symbols), 1)
    elif card.kind != "shield" and half.symbols:
        file.wrong(where, "edition-unknown", value=half.symbols[0])
    if card.kind == "modifier" and half.code not in codes:
        file.wrong(where, "edition-unknown", value=half.code or "-")
    if card.kind != "modifier" and half.code:
        file.wrong(where, "edition-unknown", value=half.code)


def _check_groups(file: File) -> None:
    """The numbers of cards, and one sort only of what is told by its kind."""
    cards = file.content.card
    for kinds, wanted in GROUPS.items():
        file.count("card", sum(card.count for card in cards if card.kind in kinds), wanted)
    for kind in SINGLE:
        file.count("card", sum(card.kind == kind for card in cards), 1)


def _check_decks(file: File) -> None:
    """Hands, riders' intervals and something on top of them, at every number of seats."""
    e = file.content
    for deck in ("B", "K"):
        for seats in (MOST_SMALL, MOST_SEATS):
            cards = sum(cards_in_play(card, seats) for card in e.card if card.deck == deck)
            needed = e.talon.hand * seats + e.talon.between * (RIDERS - 1) + 1
            file.most("talon", needed, cards)


def cards_in_play(card: Card, seats: int) -> int:
    """APO-002, APO-R16: with two or three players starred cards and some music leave the game."""
    return card.count - (card.starred + card.removed if seats <= MOST_SMALL else 0)
