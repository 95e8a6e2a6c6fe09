"""Moves and positions as text, both ways.

A position, line by line:

    round number=3 start=0 turn=1 first=- passed=- acted=0 rider=1 seals=6 gift=- attack=-
    talon B above=shield_m,… below=…
    talon K above=… below=…
    discard B=shield_h,metal*2 K=violence
    deep 9,9,…
    box good,evil
    nation aurelia alignment=good points=0,0,0,0 riders=- deeds=1/2
    hand shield_m,church
    knows 1:church,metal 3:ward_m
    good heaven=church earth=saint_1,shield_m*1 hell=-
    evil heaven=- earth=- hell=-

The last card of a talon or discard pile is the top one; rows are told from the middle outwards. `shield_m*1` is an
ordinary person laid by seat 1; only that seat knows its front. `deep` tells for each kind how many cards at most can
lie below the next rider, as everybody can know who has watched. `knows` lists cards that this nation's leader knows in
others' hands. An attack is `violence:frostmere:good:2`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tafelrunde.games.apokalypse.board import (
    BACKS,
    CAPITAL,
    KIND,
    NOBODY,
    PERSON,
    PLANES,
    POPULATION,
    ROWS,
    WINGS,
    Board,
    Row,
    row_of,
)
from tafelrunde.games.apokalypse.edition import RIDERS
from tafelrunde.games.apokalypse.state import Attack, World
from tafelrunde.kernel.actions import Verb, Word
from tafelrunde.kernel.position import Reader, listed

VERBS = (
    Verb("pass"),
    Verb("person", ("card", "nation", "wing")),
    Verb("heaven", ("card", "nation", "wing")),
    Verb("hell", ("card", "nation", "wing")),
    Verb("replace", ("card", "nation", "column")),
    Verb("neutralise", ("card", "nation", "column")),
    Verb("violence", ("nation", "wing")),
    Verb("convert", ("nation", "wing", "column")),
    Verb("give", ("card",)),
    Verb("to", ("nation",)),
    Verb("steal", ("from:nation", "back")),
    Verb("spare"),
    Verb("parry", ("card",)),
    Verb("decline"),
    Verb("settle", ("nation",)),
)
_MANY = 10**6


def domains(board: Board, seats: int) -> Mapping[str, Sequence[Word]]:
    """The words that fill the slots of verbs and events."""
    return {
        "card": board.cards,
        "nation": board.nations,
        "wing": WINGS,
        "plane": PLANES,
        "back": BACKS,
        "column": board.columns,
        "seat": range(seats),
        "rider": board.riders,
        "alignment": WINGS,
    }


def names(board: Board, domain: str, word: Word, lang: str) -> str:
    """A word as people say it. Words that belong to no component are the word lists' business."""
    e = board.edition
    if domain == "seat":
        return e.nation[int(word)].name(lang)
    if domain == "nation":
        return e.nation[board.display[str(word)]].name(lang)
    if domain == "rider":
        return e.rider[board.riders.index(str(word))].name(lang)
    if domain == "alignment":
        return next(alignment.name(lang) for alignment in e.alignment if alignment.id == word)
    if domain == "card":
        kind = board.index[str(word)]
        if kind < len(board.kinds):
            return board.kinds[kind].name(lang)
        music = board.kinds[board.church if kind == board.seal_church else board.metal].name(lang)
        return f"{e.seal.name(lang)} ({music})"
    return str(word)


# --- positions


def write(s: World) -> list[str]:
    """The position as lines of text."""
    board = s.board
    who = range(s.seats)
    attack = "-"
    if s.attack is not None:
        card, display, wing, column = s.attack
        attack = f"{board.cards[card]}:{board.nations[display]}:{WINGS[wing]}:{column}"
    lines = [
        f"round number={s.round} start={s.start} turn={s.turn} first={_seat(s.first)} passed={_bits(s.passed, who)}"
        f" acted={_bits(s.acted, who)} rider={s.rider} seals={s.seals}"
        f" gift={'-' if s.gift == NOBODY else board.cards[s.gift]} attack={attack}",
        *(
            f"talon {BACKS[back]} above={_row(board, s.above[back])} below={_row(board, s.below[back])}"
            for back in (POPULATION, CAPITAL)
        ),
        "discard " + " ".join(f"{BACKS[back]}={_row(board, s.discards[back])}" for back in (POPULATION, CAPITAL)),
        f"deep {listed(map(str, s.deep))}",
        f"box {listed(WINGS[alignment] for alignment in s.spare)}",
    ]
    for seat in who:
        lines += _write_nation(s, seat)
    return lines


def _write_nation(s: World, seat: int) -> list[str]:
    board = s.board
    known = (
        f"{other}:{_row(board, s.known[seat * s.seats + other])}"
        for other in range(s.seats)
        if s.known[seat * s.seats + other]
    )
    return [
        f"nation {board.nations[seat]} alignment={WINGS[s.alignments[seat]]}"
        f" points={listed(map(str, s.scored[RIDERS * seat : RIDERS * (seat + 1)]))}"
        f" riders={_bits(s.rider_cards[seat], range(1, RIDERS + 1))}"
        f" deeds={s.deeds[2 * seat]}/{s.deeds[2 * seat + 1]}",
        f"hand {_row(board, s.hands[seat])}",
        f"knows {' '.join(known) or '-'}",
        *(
            f"{name} "
            + " ".join(f"{plane}={_row(board, s.rows[row_of(seat, wing, i)])}" for i, plane in enumerate(PLANES))
            for wing, name in enumerate(WINGS)
        ),
    ]


def _seat(seat: int) -> str:
    return "-" if seat == NOBODY else str(seat)


def _bits(bits: int, numbers: range) -> str:
    return listed(str(number) for i, number in enumerate(numbers) if bits >> i & 1)


def _row(board: Board, row: Row) -> str:
    return listed(board.cards[card & KIND] + (f"*{card // PERSON - 1}" if card >= PERSON else "") for card in row)


def read(s: World, reader: Reader) -> None:
    """Fills an empty table from the lines of a position."""
    _read_round(s, reader)
    for back in (POPULATION, CAPITAL):
        name, *rest = reader.take("talon") or [""]
        reader.index(name, [BACKS[back]])
        above, below = reader.pairs(rest, "above", "below")
        s.above[back], s.below[back] = _cards(s, reader, above), _cards(s, reader, below)
    piles = reader.pairs(reader.take("discard"), *BACKS)
    s.discards = [_cards(s, reader, pile) for pile in piles]
    s.deep = tuple(reader.number(word, 0, _MANY) for word in reader.words(reader.rest("deep")))
    s.spare = tuple(reader.indices(reader.rest("box"), WINGS))
    s.alignments = tuple(_read_nation(s, reader, seat) for seat in range(s.seats))


def _read_round(s: World, reader: Reader) -> None:
    number, start, turn, first, passed, acted, rider, seals, gift, attack = reader.pairs(
        reader.take("round"),
        *("number", "start", "turn", "first", "passed", "acted", "rider", "seals", "gift", "attack"),
    )
    last = s.seats - 1
    s.round = reader.number(number, 1, _MANY)
    s.start, s.turn = reader.number(start, 0, last), reader.number(turn, 0, last)
    s.first = NOBODY if first == "-" else reader.number(first, 0, last)
    s.passed, s.acted = (
        sum({1 << reader.number(word, 0, last) for word in reader.words(text)}) for text in (passed, acted)
    )
    s.rider = reader.number(rider, 1, RIDERS)
    s.seals = reader.number(seals, 0, s.board.seals)
    s.gift = NOBODY if gift == "-" else _kind(s, reader, gift)
    if attack != "-":
        card, nation, wing, column = (*attack.split(":"), "", "", "")[:4]
        s.attack = Attack(
            _kind(s, reader, card),
            reader.index(nation, s.board.nations[: s.seats]),
            reader.index(wing, WINGS),
            reader.number(column, 1, s.board.columns[-1]),
        )


def _read_nation(s: World, reader: Reader, seat: int) -> int:
    """Reads a nation; its leader's alignment."""
    name, *rest = reader.take("nation") or [""]
    reader.index(name, [s.board.nations[seat]])
    alignment, points, riders, deeds = reader.pairs(rest, "alignment", "points", "riders", "deeds")
    scored = [reader.number(word, -_MANY, _MANY) for word in reader.words(points)]
    if len(scored) != RIDERS:
        reader.wrong("position-number", value=str(len(scored)), low=RIDERS, high=RIDERS)
    s.scored[RIDERS * seat : RIDERS * (seat + 1)] = scored
    s.rider_cards[seat] = sum({1 << reader.number(word, 1, RIDERS) - 1 for word in reader.words(riders)})
    good, _, evil = deeds.partition("/")
    s.deeds[2 * seat], s.deeds[2 * seat + 1] = reader.number(good, 0, _MANY), reader.number(evil, 0, _MANY)
    s.hands[seat] = tuple(sorted(_cards(s, reader, reader.rest("hand"))))
    for word in reader.take("knows"):
        if word != "-":
            other, _, cards = word.partition(":")
            at = seat * s.seats + reader.number(other, 0, s.seats - 1)
            s.known[at] = tuple(sorted(_cards(s, reader, cards)))
    for wing in WINGS:
        rows = reader.pairs(reader.take(wing), *PLANES)
        at = ROWS * seat + len(PLANES) * WINGS.index(wing)
        s.rows[at : at + len(PLANES)] = [_cards(s, reader, row) for row in rows]
    return reader.index(alignment, WINGS)


def _kind(s: World, reader: Reader, word: str) -> int:
    return reader.index(word, s.board.cards)


def _cards(s: World, reader: Reader, text: str) -> Row:
    found: list[int] = []
    for word in reader.words(text):
        card, star, layer = word.partition("*")
        found.append(
            _kind(s, reader, card) + (PERSON * (reader.number(layer, 0, s.seats - 1) + 1) if star else 0),
        )
    return tuple(found)
