"""Moves and positions as text, both ways.

A position on the mountain, line by line:

    sinners lapo,dante,antonia
    turn sinner=lapo role=lapo number=0 direction=counter skip=no turns=12 last=dante other=antonia
    move start=0 left=0 joint=no lapping=- chosen=- sharing=0 recipient=-
    sky sun=5 spiral=12 met=1
    encounters O12,O40,…
    supply 24
    heaven -
    discard P01,P17
    stock P03,…
    lapo field=9 stones=2 visited=shore,valley mate=- offer=dante hand=P05,P20*,P33,P34,P80

The first encounter that is not met yet is the current one, the last card of stock and discard pile is the top one. A
card with `*` has been in that hand since the stock was last made anew. An `offer` names who offers to travel along.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tafelrunde.games.dante.board import (
    ANSWERS,
    DIRECTIONS,
    LAPS,
    LIGHTS,
    MEETINGS,
    NOBODY,
    RELIEFS,
    SYMBOLS,
    WAYS,
    Board,
)
from tafelrunde.games.dante.state import Mountain
from tafelrunde.kernel.actions import Verb, Word
from tafelrunde.kernel.position import Reader, listed

VERBS = (
    Verb("play", ("faces",)),
    Verb("with", ("sinner",)),
    Verb("to", ("sinner",)),
    Verb("also", ("answer",)),
    Verb("relief", ("relief",)),
    Verb("give", ("sinner", "count:number")),
    Verb("as", ("sinner",)),
    Verb("together"),
    Verb("alone"),
    Verb("back", ("sinner",)),
    Verb("leave"),
    Verb("meet", ("meeting",)),
    Verb("lap", ("sinner", "lap")),
    Verb("gate", ("way",)),
)
_YES_NO = ("no", "yes")
_MANY = 10**9


def domains(board: Board, seats: int) -> Mapping[str, Sequence[Word]]:
    """The words that fill the slots of verbs and events."""
    return {
        "faces": board.faces_words,
        "card": board.cards,
        "face": (*board.numbers, *SYMBOLS),
        "sinner": board.personas,
        "seat": range(seats),
        "number": range(board.stones + 1),
        "answer": ANSWERS,
        "relief": RELIEFS,
        "meeting": MEETINGS,
        "lap": LAPS,
        "way": WAYS,
        "direction": tuple(DIRECTIONS.values()),
        "light": LIGHTS,
        "hour": range(board.hours),
        "field": range(1, board.heaven + 1),
        "area": board.areas,
        "encounter": board.encounters,
    }


def names(board: Board, domain: str, word: Word, lang: str) -> str:
    """A word as people say it. Words that belong to no component are the word lists' business."""
    e = board.edition
    if domain == "seat":
        return f"{'Platz' if lang == 'de' else 'Seat'} {int(word) + 1}"
    if domain == "sinner":
        return next(persona.name for persona in e.persona if persona.id == word)
    if domain == "area":
        return next(area.name(lang) for area in e.area if area.id == word)
    if domain == "encounter":
        return next(encounter.name(lang) for encounter in e.encounter if encounter.id == word)
    if domain == "face" and word in SYMBOLS:
        return _symbol(board, str(word), lang)
    if domain == "card":
        return _card(board, board.kind_of[board.cards.index(str(word))], lang)
    if domain == "faces":
        return _card(board, board.kind[str(word)], lang)
    if domain == "hour":
        hour = (e.sundial.dawn + int(word)) % board.hours
        return f"{hour} Uhr" if lang == "de" else f"{hour}:00"
    return str(word)


def _symbol(board: Board, symbol: str, lang: str) -> str:
    return next(known.name(lang) for known in board.edition.symbol if known.id == symbol)


def _card(board: Board, kind: int, lang: str) -> str:
    """A card by its title and what it shows by day and by night."""
    night, day = (board.kind_faces[light][kind] for light in (0, 1))
    shown = [str(face) if face > 0 else _symbol(board, SYMBOLS[-1 - face], lang) for face in (day, night)]
    titles = board.edition.title
    signs = [word for word, face in zip(shown, (day, night), strict=True) if face < 0]
    title = signs[0] if signs else titles[min(day, len(titles)) - 1].name(lang)
    by_day, by_night = ("Tag", "Nacht") if lang == "de" else ("day", "night")
    return f"{title} ({by_day} {shown[0]}, {by_night} {shown[1]})"


# --- positions


def write(s: Mountain) -> list[str]:
    """The position as lines of text."""
    cards = s.board.cards

    def who(seat: int) -> str:
        return "-" if seat == NOBODY else s.names[seat]

    lines = [
        f"sinners {','.join(s.names)}",
        f"turn sinner={who(s.turn)} role={who(s.role)} number={s.number} direction={DIRECTIONS[s.direction]}"
        f" skip={_YES_NO[s.skip]} turns={s.turns} last={who(s.last)} other={who(s.last_other)}",
        f"move start={s.start} left={s.left} joint={_YES_NO[s.joint]} lapping={who(s.lapping)}"
        f" chosen={listed(map(who, s.chosen))} sharing={s.sharing} recipient={who(s.recipient)}",
        f"sky sun={s.sun} spiral={s.spiral} met={s.met}",
        f"encounters {listed(s.board.encounters[card] for card in s.order)}",
        f"supply {s.supply}",
        f"heaven {listed(map(who, s.heaven))}",
        f"discard {listed(cards[card] for card in s.discard)}",
        f"stock {listed(cards[card] for card in s.stock)}",
    ]
    for seat, name in enumerate(s.names):
        visited = listed(area for i, area in enumerate(s.board.areas) if s.visited[seat] >> i & 1)
        hand = listed(cards[card] + "*" * (s.kept >> card & 1) for card in s.hands[seat])
        lines.append(
            f"{name} field={s.fields[seat]} stones={s.stones[seat]} visited={visited}"
            f" mate={who(s.mates[seat])} offer={who(s.offers[seat])} hand={hand}"
        )
    return lines


def read(s: Mountain, reader: Reader) -> None:
    """Fills an empty table from the lines of a position."""
    board = s.board
    known = [board.personas[reader.index(word, board.personas)] for word in reader.words(reader.rest("sinners"))]
    if len(set(known)) != s.seats or len(known) != s.seats:
        reader.wrong("position-number", value=str(len(set(known))), low=s.seats, high=s.seats)
    s.names = tuple(known)
    _read_turn(s, reader)
    _read_move(s, reader)
    sun, spiral, met = reader.pairs(reader.take("sky"), "sun", "spiral", "met")
    s.sun = reader.number(sun, 0, board.hours - 1)
    s.spiral, s.met = reader.number(spiral, 0, board.edition.spiral.max), reader.number(met, 0, _MANY)
    s.order = tuple(reader.indices(reader.rest("encounters"), board.encounters))
    if sorted(s.order) != list(range(len(board.encounters))):
        reader.wrong("position-number", value=str(len(set(s.order))), low=len(board.encounters), high=len(s.order))
    s.supply = reader.number(reader.rest("supply"), 0, board.stones)
    s.heaven = tuple(reader.indices(reader.rest("heaven"), s.names))
    s.discard = reader.indices(reader.rest("discard"), board.cards)
    s.stock = reader.indices(reader.rest("stock"), board.cards)
    for seat in range(s.seats):
        _read_sinner(s, reader, seat)


def _who(s: Mountain, reader: Reader, word: str) -> int:
    return NOBODY if word == "-" else reader.index(word, s.names)


def _read_turn(s: Mountain, reader: Reader) -> None:
    sinner, role, number, direction, skip, turns, last, other = reader.pairs(
        reader.take("turn"), "sinner", "role", "number", "direction", "skip", "turns", "last", "other"
    )
    s.turn, s.role = reader.index(sinner, s.names), reader.index(role, s.names)
    s.number = int(number) if reader.index(number, ["0", *map(str, s.board.numbers)]) else 0
    s.direction = list(DIRECTIONS)[reader.index(direction, list(DIRECTIONS.values()))]
    s.skip, s.turns = bool(reader.index(skip, _YES_NO)), reader.number(turns, 0, _MANY)
    s.last, s.last_other = _who(s, reader, last), _who(s, reader, other)


def _read_move(s: Mountain, reader: Reader) -> None:
    start, left, joint, lapping, chosen, sharing, recipient = reader.pairs(
        reader.take("move"), "start", "left", "joint", "lapping", "chosen", "sharing", "recipient"
    )
    s.start, s.left = reader.number(start, 0, s.board.heaven - 1), reader.number(left, 0, max(s.board.numbers))
    s.joint, s.lapping = bool(reader.index(joint, _YES_NO)), _who(s, reader, lapping)
    s.chosen = tuple(reader.indices(chosen, s.names))
    s.sharing, s.recipient = reader.number(sharing, 0, s.board.stones), _who(s, reader, recipient)


def _read_sinner(s: Mountain, reader: Reader, seat: int) -> None:
    field, stones, visited, mate, offer, hand = reader.pairs(
        reader.take(s.names[seat]), "field", "stones", "visited", "mate", "offer", "hand"
    )
    s.fields[seat] = reader.number(field, 1, s.board.heaven)
    s.stones[seat] = reader.number(stones, 0, s.board.stones)
    s.visited[seat] = sum({1 << reader.index(area, s.board.areas) for area in reader.words(visited)})
    s.mates[seat], s.offers[seat] = _who(s, reader, mate), _who(s, reader, offer)
    held = [(reader.index(word.removesuffix("*"), s.board.cards), word.endswith("*")) for word in reader.words(hand)]
    s.hands[seat] = tuple(sorted(card for card, _ in held))
    s.kept |= sum({1 << card for card, since in held if since})
