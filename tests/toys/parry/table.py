"""The table of Parry, its views and its notation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

from tafelrunde.kernel.actions import Domains
from tafelrunde.kernel.edition import EditionEntry, EditionFile, Head, Name
from tafelrunde.kernel.game import Setup, View
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.reader import Reader, listed
from tafelrunde.kernel.state import State

CARDS = ("strike", "parry", "coin")
STRIKE, PARRY, COIN = range(3)
KINDS = len(CARDS)
NONE = -1
FACE_DOWN = "hidden"


class Kind(EditionEntry, frozen=True):
    count: int
    name: Name


class Edition(EditionEntry, frozen=True):
    game: Head[Literal["parry"]]
    hand: int
    rounds: int
    strike: Kind
    parry: Kind
    coin: Kind


class Board:
    """The box: its cards, the hand dealt at first and the number of rounds."""

    def __init__(self, file: EditionFile[Edition]) -> None:
        edition = file.content
        self.hand, self.rounds = edition.hand, edition.rounds
        kinds = (edition.strike, edition.parry, edition.coin)
        self.names = {card: kind.name for card, kind in zip(CARDS, kinds, strict=True)}
        self.pack = tuple(card for card, kind in enumerate(kinds) for _ in range(kind.count))


class Duel(State):
    """A position of Parry. Cards of one kind are alike, so hands are counts: KINDS * seat + card."""

    __slots__ = ("aims", "coins", "deck", "discard", "gifts", "givers", "hands", "hearts", "laid", "round")

    def __init__(self, setup: Setup[Duel, Board], luck: Luck) -> None:
        super().__init__(setup, luck)
        self.round: int = 0
        self.deck: list[int] = []  # the top card is the last
        self.discard: list[int] = []  # face up, in the order in which cards got there
        self.hands: list[int] = [0] * (KINDS * self.seats)
        self.laid: list[int] = [NONE] * self.seats  # face down until the reveal
        self.aims: list[int] = [NONE] * self.seats  # what each aimed at when last revealed
        self.gifts: list[int] = [NONE] * self.seats  # known to receiver and giver alone
        self.givers: list[int] = [NONE] * self.seats
        self.hearts: list[int] = [int(setup.options["hearts"])] * self.seats
        self.coins: list[int] = [0] * self.seats

    def hand(self, seat: int) -> list[int]:
        """Return the hand as counts of each kind."""
        return self.hands[KINDS * seat : KINDS * (seat + 1)]

    def living(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if self.hearts[seat])


# --- who sees what


def view(s: Duel, seat: int | None) -> View:
    """Return an allow-list: hands, face-down cards and gifts only for seats that know them."""
    return {
        "round": s.round,
        "deck": len(s.deck),
        "discard": [CARDS[card] for card in s.discard],
        "hands": [sum(s.hand(i)) for i in range(s.seats)],
        "hand": None if seat is None else dict(zip(CARDS, s.hand(seat), strict=True)),
        "laid": [_face(card, i == seat) for i, card in enumerate(s.laid)],
        "gifts": [_face(card, seat is not None and seat in (i, s.givers[i])) for i, card in enumerate(s.gifts)],
        "givers": s.givers[:],
        "aims": s.aims[:],
        "hearts": s.hearts[:],
        "coins": s.coins[:],
    }


def _face(card: int, known: bool) -> str | None:
    return None if card == NONE else CARDS[card] if known else FACE_DOWN


def redeal(s: Duel, seat: int | None, luck: Luck) -> None:
    """Deal anew what this seat cannot know: deck, other hands, other laid cards, gifts between others."""
    others = [i for i in range(s.seats) if i != seat]
    laid = [i for i in others if s.laid[i] != NONE]
    gifts = [i for i in others if s.gifts[i] != NONE and (seat is None or s.givers[i] != seat)]
    pool = [*s.deck, *(s.laid[i] for i in laid), *(s.gifts[i] for i in gifts)]
    for i in others:
        pool += Counter(dict(enumerate(s.hand(i)))).elements()
    pool.sort()  # so that the world depends only on what is known
    pool = luck.shuffled(pool)
    for i in laid:
        s.laid[i] = pool.pop()
    for i in gifts:
        s.gifts[i] = pool.pop()
    for i in others:
        size = sum(s.hand(i))
        dealt = Counter(pool.pop() for _ in range(size))
        s.hands[KINDS * i : KINDS * (i + 1)] = [dealt[card] for card in range(KINDS)]
    s.deck = pool


# --- words, components and positions


def domains(board: Board) -> Domains:
    return {"card": board.names}


def components(s: Duel) -> Counter[str]:
    """Count every card, wherever it lies."""
    found = Counter(CARDS[card] for card in (*s.deck, *s.discard, *s.laid, *s.gifts) if card != NONE)
    for card, name in enumerate(CARDS):
        found[name] += sum(s.hands[card::KINDS])
    return found


def invariants(s: Duel) -> None:
    for seat in range(s.seats):
        assert (s.gifts[seat] == NONE) == (s.givers[seat] == NONE), "PA-002: gifts and givers are out of step"
        assert s.hearts[seat] or not sum(s.hand(seat)), "PA-008: a dead seat holds cards"


def write(s: Duel) -> list[str]:
    """Return the position as lines of text."""
    lines = [f"round {s.round}", f"deck {_cards(s.deck)}", f"discard {_cards(s.discard)}"]
    return lines + [
        f"seat {seat} hearts={s.hearts[seat]} coins={s.coins[seat]} hand={_counts(s.hand(seat))}"
        f" laid={_cards(s.laid[seat : seat + 1])} aim={s.aims[seat]}"
        f" gift={_cards(s.gifts[seat : seat + 1])} from={s.givers[seat]}"
        for seat in range(s.seats)
    ]


def _cards(cards: Sequence[int]) -> str:
    return listed(CARDS[card] for card in cards if card != NONE)


def _counts(counts: Sequence[int]) -> str:
    return _cards([card for card, count in enumerate(counts) for _ in range(count)])


def read(s: Duel, reader: Reader) -> None:
    """Fill a fresh table from the lines of a position."""
    s.round = reader.number(reader.rest("round"), 0, 99)
    s.deck = reader.indices(reader.rest("deck"), CARDS)
    s.discard = reader.indices(reader.rest("discard"), CARDS)
    for seat in range(s.seats):
        number, *rest = reader.take("seat") or [""]
        reader.index(number, [str(seat)])
        hearts, coins, hand, laid, aim, gift, giver = reader.pairs(
            rest, "hearts", "coins", "hand", "laid", "aim", "gift", "from"
        )
        s.hearts[seat], s.coins[seat] = reader.number(hearts, 0, 99), reader.number(coins, 0, 99)
        s.hands[KINDS * seat : KINDS * (seat + 1)] = _read_counts(reader, hand)
        s.laid[seat] = (reader.indices(laid, CARDS) or [NONE])[0]
        s.aims[seat] = reader.number(aim, NONE, s.seats - 1)
        s.gifts[seat] = (reader.indices(gift, CARDS) or [NONE])[0]
        s.givers[seat] = reader.number(giver, NONE, s.seats - 1)


def _read_counts(reader: Reader, text: str) -> list[int]:
    counted = Counter(reader.indices(text, CARDS))
    return [counted[card] for card in range(KINDS)]


def values(s: Duel) -> list[float]:
    """Return hearts and coins as a share of the most there could be."""
    most: int = s.setup.board.pack.count(COIN) + int(s.setup.options["hearts"])
    return [(s.hearts[seat] + s.coins[seat]) / most for seat in range(s.seats)]
