"""Tables of Apokalypse in a line or two, for tests.

    table = world(3, hand="church metal", good={0: "p/shield_m p"}, evil={1: "fiend_1//metal"})
    play(table, "heaven church aurelia good")
    assert wing(table, 0, "good")["heaven"] == ["shield_m", "church"]
    assert refused(table, "hell metal aurelia good") == "APO-045"

Seat 0 is to play in the first round. A wing is told column by column from the middle outwards, each
`person/heaven/hell`; `p` is an ordinary person laid by the last seat, `p0` one laid by seat 0. Whoever has no hand told
holds one ward. What is told nowhere lies in the talons, rider 1 is the next one, and alignments alternate, good first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.games.apokalypse import GAME
from tafelrunde.games.apokalypse.board import (
    BACKS,
    CAPITAL,
    EARTH,
    EVIL,
    GOOD,
    HEAVEN,
    HELL,
    PERSON,
    POPULATION,
    WINGS,
    Board,
    row_of,
)
from tafelrunde.games.apokalypse.edition import RIDERS
from tafelrunde.games.apokalypse.state import World
from tafelrunde.games.apokalypse.steps.turn import TURN
from tafelrunde.kernel.events import Event
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.options import Value
from tafelrunde.kernel.table import Table
from tafelrunde.testing.playing import public

WorldTable = Table[World, Board]
BOARD: Board = GAME.built_in_board
NATIONS = BOARD.nations
SEATS = list(GAME.seats)
SPARE = "ward_p"  # what seats hold of which nothing is told
FRONTS = (
    "shield_mh",
    "shield_mp",
    "shield_hp",
    "shield_p",
    "shield_h",
    "shield_m",
)  # hidden fronts, as far as they last


def fresh(seats: int = 3, seed: int = 0, **options: Value) -> WorldTable:
    """A table about to begin."""
    return GAME.new(seats, seed, options)


def world(
    seats: int = 3,
    *,
    hand: str = "",  # of seat 0
    hands: Mapping[int, str] | None = None,
    good: Mapping[int, str] | None = None,
    evil: Mapping[int, str] | None = None,
    turn: int = 0,
    start: int = 0,
    first: int | None = None,
    passed: Sequence[int] = (),
    acted: Sequence[int] | None = None,
    alignments: str = "",
    rider: int = 1,
    riders: Mapping[int, Sequence[int]] | None = None,  # rider cards that seats have won
    scored: Mapping[int, Sequence[int]] | None = None,
    above: tuple[int, int] | None = None,  # cards of each talon above the next rider; the others are discarded
    top: str = "",  # cards on top of the talons, the first of each deck being drawn first
    **options: Value,
) -> WorldTable:
    """A table in mid-game, seat `turn` to play."""
    s = GAME.start(GAME.setup(seats, options), Luck.seeded(0))
    free = Counter((*BOARD.deck(seats, POPULATION), *BOARD.deck(seats, CAPITAL)))
    told = {0: hand or SPARE, **(hands or {})}
    s.hands = [tuple(sorted(_take(free, word) for word in told.get(i, SPARE).split())) for i in range(seats)]
    for side, wings in ((GOOD, good), (EVIL, evil)):
        for display, columns in (wings or {}).items():
            _lay(s, free, display, side, columns.split())
    s.seals = BOARD.seals - sum(card in (BOARD.seal_church, BOARD.seal_metal) for row in s.rows for card in row)
    s.rider, s.turn, s.start = rider, turn, start
    drawn = [_take(free, word) for word in top.split()]
    for at, row in enumerate(s.rows):
        s.rows[at] = tuple(card + _front(free) if card >= PERSON else card for card in row)
    for back in (POPULATION, CAPITAL):
        rest = [card for card in sorted(free.elements()) if BOARD.back(card) == back]
        ahead = [card for card in drawn if BOARD.back(card) == back]
        deep = BOARD.between * (RIDERS - rider)
        count = len(rest) - deep if above is None else above[back] - len(ahead)
        s.below[back] = tuple(rest[:deep])
        s.above[back] = (*rest[deep : deep + count], *reversed(ahead))
        s.discards[back] = tuple(rest[deep + count :])
    sides = [WINGS.index(word) for word in alignments.split()] or [i % 2 for i in range(seats)]
    box = Counter((*s.alignments, *s.spare))
    s.alignments, s.spare = tuple(sides), tuple(sorted((box - Counter(sides)).elements()))
    s.passed = sum(1 << seat for seat in passed)
    s.acted = sum(1 << seat for seat in (passed if acted is None else acted))
    s.first = passed[0] if first is None and passed else -1 if first is None else first
    for seat, cards in (riders or {}).items():
        s.rider_cards[seat] = sum(1 << card - 1 for card in cards)
    for seat, points in (scored or {}).items():
        s.scored[RIDERS * seat : RIDERS * (seat + 1)] = [*points, *[0] * (RIDERS - len(points))]
    s.known = [()] * seats**2
    s.lots = [None] * seats
    s.stack = [TURN]
    s.offered = None
    GAME.invariants(s)
    assert GAME.components(s) == GAME.components(GAME.start(s.setup, Luck.seeded(0)))
    return Table.at(s)


def rumour(table: WorldTable, *deeds: int) -> WorldTable:
    """Everybody has heard that so much was done, by each seat for the good and for the evil."""
    table.state.belief = table.state.belief._replace(done=deeds)
    return table


def _take(free: Counter[int], word: str) -> int:
    kind = BOARD.index[word]
    assert free[kind], f"no {word} is left"
    free[kind] -= 1
    return kind


def _front(free: Counter[int]) -> int:
    return _take(free, next(word for word in FRONTS if free[BOARD.index[word]]))


def _lay(s: World, free: Counter[int], display: int, side: int, columns: Sequence[str]) -> None:
    for number, column in enumerate(columns):
        person, heaven, hell = (*column.split("/"), "", "")[:3]
        if person[0] == "p":
            layer = int(person[1:] or s.seats - 1)
            s.rows[row_of(display, side, EARTH)] += (
                PERSON * (layer + 1),
            )  # gets its front when all else has its cards
        else:
            s.rows[row_of(display, side, EARTH)] += (_take(free, person),)
        for plane, word in ((HEAVEN, heaven), (HELL, hell)):
            if word and word != "-":
                assert len(s.rows[row_of(display, side, plane)]) == number, "rows have no holes"
                seal = word.startswith("seal")
                s.rows[row_of(display, side, plane)] += (BOARD.index[word] if seal else _take(free, word),)


# --- looking


def nation(table: WorldTable, seat: int) -> dict[str, Any]:
    """A nation as everybody sees it."""
    found: dict[str, Any] = public(table)["nations"][seat]
    return found


def wing(table: WorldTable, seat: int, side: str) -> dict[str, Any]:
    """The three rows of a wing."""
    found = nation(table, seat)[side]
    return {plane: found[plane] for plane in ("heaven", "earth", "hell")}


def hand(table: WorldTable, seat: int) -> list[str]:
    return [BOARD.cards[kind] for kind in table.state.hands[seat]]


def discards(table: WorldTable, back: str) -> list[str]:
    """A discard pile as everybody sees it."""
    found: list[str] = public(table)["discards"][back]
    return found


def points(table: WorldTable, rider: int) -> list[int]:
    """What each seat has scored at a rider."""
    return table.state.scored[rider - 1 :: RIDERS]


# --- playing


def react(table: WorldTable, **answers: str) -> list[Event]:
    """Answers of a reaction window: `s1="parry church"`; whoever is not named lets it happen."""
    told: list[Event] = []
    for seat in table.pending:
        told += table.play(seat, answers.get(f"s{seat}", "decline"))
    return told


def end_round(table: WorldTable) -> list[Event]:
    """Everybody passes until the round is over and dealt out."""
    told: list[Event] = []
    number = table.state.round
    while table.pending and table.state.round == number and table.view(None)["asks"] == "turn":
        told += table.play(table.pending[0], "pass")
    return told


def backs(table: WorldTable, seat: int) -> tuple[int, int]:
    """How many population and capital cards a hand holds, as everybody sees."""
    found = nation(table, seat)["backs"]
    return found[BACKS[POPULATION]], found[BACKS[CAPITAL]]
