"""Moves and positions as text, both ways.

A position of Dungeon Designer, line by line:

    year 2 turn=3 goal=G1 priority=1,0 notches=-
    challenges shown=4,8,22 gone=1
    stall M01 top=bear,pit bottom=-
    gone stalls=M07,M12 tokens=ooze,chest
    decks rooms=S31,C17 challenges=9 stalls=M03 jael=-
    supply round=ooze,chest oval=- square=-
    discard C05,S12
    bag star+1
    lifts 0:r1c2:slime
    seat 0 gold=7 blueprint=B2 challenges=8 passages=h01,v11 caves=- stones=-
    row C34 C41/slime/star+1 - C11
    hand C01,S02 laid=C05@3 seen=C07
    jael cards=J1,J3 rooms=C20 tokens=slime acted=no

A row names its rooms with their tokens; there are four rows a seat, the first one on top. `seen` are rooms that this
seat has held and that are in another hand or discarded. Decks and supplies are told from the top. What is named
nowhere follows there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain

from tafelrunde.games.dungeon_designer.board import (
    CELLS,
    COLUMNS,
    EDGES,
    HALVES,
    NAMES,
    NONE,
    SHAPES,
    SIDE,
    TURNS,
    TYPES,
    YEARS,
    Board,
    cells_in,
)
from tafelrunde.games.dungeon_designer.edition import SECRET
from tafelrunde.games.dungeon_designer.state import Site
from tafelrunde.games.dungeon_designer.steps.setup import jael_cards, rooms_in_play
from tafelrunde.kernel.actions import Verb, Word
from tafelrunde.kernel.position import Reader, listed

VERBS = (
    Verb("place", ("room", "column")),
    Verb("discard", ("room",)),
    Verb("keep", ("room",)),
    Verb("skip"),
    Verb("swap", ("a:column", "b:column")),
    Verb("move", ("from:cell", "face")),
    Verb("to", ("cell",)),
    Verb("buy", ("stall", "half")),
    Verb("token", ("cell",)),
    Verb("passage", ("edge",)),
    Verb("pass", ("challenge",)),
    Verb("leave"),
    Verb("dual", ("cell", "type")),
)
_YES_NO = ("no", "yes")


def domains(board: Board, seats: int) -> Mapping[str, Sequence[Word]]:
    """The words that fill the slots of verbs and events."""
    return {
        "room": board.rooms,
        "column": COLUMNS,
        "cell": NAMES,
        "edge": EDGES,
        "face": board.faces,
        "shape": SHAPES,
        "stall": board.stalls,
        "half": HALVES,
        "challenge": board.challenges,
        "goal": board.goals,
        "blueprint": board.blueprints,
        "jael": board.jaels,
        "type": TYPES,
        "direction": ("left", "right"),
        "power": ("shrine", "fountain", "either"),
        "seat": range(seats),
    }


def names(board: Board, domain: str, word: Word, lang: str) -> str:
    """A word as people say it. Words that belong to no component are the word lists' business."""
    e = board.edition
    if domain == "seat":
        return e.designer[int(word)].name(lang)
    if domain == "room":
        return e.room[board.room_index[str(word)]].name(lang)
    if domain == "face":
        return e.secret.name(lang) if word == SECRET else next(x for x in e.element if x.id == word).name(lang)
    if domain == "challenge":
        return e.challenge[board.challenge(int(word))].name(lang)
    if domain == "goal":
        return e.goal[board.goals.index(str(word))].name(lang)
    if domain == "blueprint":
        return f"{e.labels.blueprint(lang)} {board.blueprints.index(str(word)) + 1}"
    if domain == "stall":
        return f"{e.labels.stall(lang)} {board.stalls.index(str(word)) + 1}"
    if domain == "jael":
        return f"{e.labels.jael(lang)} {board.jaels.index(str(word)) + 1}"
    return str(word)


# --- writing


def write(s: Site) -> list[str]:
    """The position as lines of text."""
    board = s.board
    lines = [
        f"year {s.year} turn={s.turn} goal={board.goals[s.goal]}"
        f" priority={listed(map(str, s.priority))} notches={listed(map(str, s.notches))}",
        f"challenges shown={_numbers(s, s.display)} gone={_numbers(s, s.challenges_gone)}",
    ]
    for i, stall in enumerate(s.stalls):
        halves = " ".join(f"{half}={_faces(s, s.wares[2 * i + k])}" for k, half in enumerate(HALVES))
        lines.append(f"stall {board.stalls[stall]} {halves}")
    lines += [
        f"gone stalls={listed(board.stalls[stall] for stall in s.stalls_gone)} tokens={_counted(s, s.thrown)}",
        f"decks rooms={_rooms(s, s.deck[::-1])} challenges={_numbers(s, s.challenge_deck[::-1])}"
        f" stalls={listed(board.stalls[stall] for stall in s.stall_deck[::-1])}"
        f" jael={listed(board.jaels[card] for card in s.jael_deck[::-1])}",
        "supply " + " ".join(f"{name}={_faces(s, pile[::-1])}" for name, pile in zip(SHAPES, s.supply, strict=True)),
        f"discard {_rooms(s, s.discard)}",
        f"bag {_faces(s, s.bag)}",
        f"lifts {listed(f'{seat}:{NAMES[cell]}:{board.faces[face]}' for seat, cell, face in s.lifts)}",
    ]
    for seat in range(s.seats):
        lines += _write_seat(s, seat)
    if s.solo:
        cards = listed(board.jaels[card] for card in s.jael_cards)
        lines.append(
            f"jael cards={cards} rooms={_rooms(s, s.jael_rooms)} tokens={_counted(s, s.jael_tokens)}"
            f" acted={_YES_NO[s.acted]}"
        )
    return lines


def _write_seat(s: Site, seat: int) -> list[str]:
    board, base = s.board, CELLS * seat
    caves, stones = ([NAMES[cell] for cell in cells_in(mask)] for mask in (s.as_cave[seat], s.as_stone[seat]))
    edges = [edge for i, edge in enumerate(EDGES) if s.passages[seat] >> i & 1]
    lines = [
        f"seat {seat} gold={s.gold[seat]} blueprint={board.blueprints[s.blueprints[seat]]}"
        f" challenges={_numbers(s, s.taken[seat])} passages={listed(edges)}"
        f" caves={listed(caves)} stones={listed(stones)}"
    ]
    for row in range(0, CELLS, SIDE):
        cells = [
            "-"
            if s.rooms[at] == NONE
            else "/".join((board.rooms[s.rooms[at]], *(board.faces[f] for f in s.tokens[at])))
            for at in range(base + row, base + row + SIDE)
        ]
        lines.append(f"row {' '.join(cells)}")
    room, column = divmod(s.laid[seat], SIDE)
    laid = "-" if s.laid[seat] == NONE else f"{board.rooms[room]}@{column + 1}"
    seen = [room for room in board.all_rooms if s.seen[seat] >> room & 1 and not _holds(s, seat, room)]
    return [*lines, f"hand {_rooms(s, s.hands[seat])} laid={laid} seen={_rooms(s, seen)}"]


def _holds(s: Site, seat: int, room: int) -> bool:
    return room in s.hands[seat] or (s.laid[seat] != NONE and s.laid[seat] // SIDE == room)


def _numbers(s: Site, cards: Sequence[int]) -> str:
    return listed(str(s.board.challenges[card]) for card in cards)


def _faces(s: Site, faces: Sequence[int]) -> str:
    return listed(s.board.faces[face] for face in faces)


def _counted(s: Site, counts: Sequence[int]) -> str:
    return _faces(s, [face for face, count in enumerate(counts) for _ in range(count)])


def _rooms(s: Site, rooms: Sequence[int]) -> str:
    return listed(s.board.rooms[room] for room in rooms)


# --- reading


def read(s: Site, reader: Reader) -> None:
    """Fills an empty table from the lines of a position."""
    board = s.board
    year, *rest = reader.take("year") or [""]
    s.year = reader.number(year, 1, YEARS)
    turn, goal, priority, notches = reader.pairs(rest, "turn", "goal", "priority", "notches")
    s.turn, s.goal = reader.number(turn, 0, TURNS), reader.index(goal, board.goals)
    seats, numbers = [str(seat) for seat in range(s.seats)], _challenges(s)
    s.priority, s.notches = reader.indices(priority, seats), reader.indices(notches, seats)
    shown, gone = reader.pairs(reader.take("challenges"), "shown", "gone")
    s.display, s.challenges_gone = reader.indices(shown, numbers), reader.indices(gone, numbers)
    while reader.peek() == "stall":
        stall, *rest = reader.take("stall") or [""]
        s.stalls.append(reader.index(stall, board.stalls))
        s.wares += [tuple(reader.indices(half, board.faces)) for half in reader.pairs(rest, *HALVES)]
    stalls, tokens = reader.pairs(reader.take("gone"), "stalls", "tokens")
    s.stalls_gone, s.thrown = reader.indices(stalls, board.stalls), _read_counts(s, reader, tokens)
    rooms, cards, stalls, jaels = reader.pairs(reader.take("decks"), "rooms", "challenges", "stalls", "jael")
    s.deck, s.challenge_deck = reader.indices(rooms, board.rooms), reader.indices(cards, numbers)
    s.stall_deck, s.jael_deck = reader.indices(stalls, board.stalls), reader.indices(jaels, board.jaels)
    s.supply = [tuple(reader.indices(pile, board.faces)) for pile in reader.pairs(reader.take("supply"), *SHAPES)]
    s.discard = sorted(reader.indices(reader.rest("discard"), board.rooms))
    s.bag = reader.indices(reader.rest("bag"), board.faces)
    s.lifts = [_read_lift(s, reader, lift) for lift in reader.words(reader.rest("lifts"))]
    for seat in range(s.seats):
        _read_seat(s, reader, seat)
    if s.solo:
        cards, rooms, tokens, acted = reader.pairs(reader.take("jael"), "cards", "rooms", "tokens", "acted")
        s.jael_cards, s.jael_rooms = reader.indices(cards, board.jaels), reader.indices(rooms, board.rooms)
        s.jael_tokens, s.acted = _read_counts(s, reader, tokens), bool(reader.index(acted, _YES_NO))
    _fill_decks(s)


def _read_seat(s: Site, reader: Reader, seat: int) -> None:
    number, *rest = reader.take("seat") or [""]
    reader.index(number, [str(seat)])
    gold, blueprint, taken, edges, caves, stones = reader.pairs(
        rest, "gold", "blueprint", "challenges", "passages", "caves", "stones"
    )
    s.gold[seat] = reader.number(gold, 0, s.board.most_gold)
    s.blueprints[seat] = reader.index(blueprint, s.board.blueprints)
    s.taken[seat] = tuple(reader.indices(taken, _challenges(s)))
    for row in range(0, CELLS, SIDE):
        words = reader.take("row")
        if len(words) != SIDE:
            reader.wrong("position-expected", wanted="row …")
        for cell, word in enumerate(words, row):
            if word != "-":
                room, *tokens = word.split("/")
                s.build(seat, cell, reader.index(room, s.board.rooms))
                for token in tokens:
                    s.add_token(seat, cell, reader.index(token, s.board.faces))
    for edge in reader.indices(edges, EDGES):
        s.dig(seat, edge)
    s.as_cave[seat], s.as_stone[seat] = (_mask(reader.indices(cells, NAMES)) for cells in (caves, stones))
    hand, *rest = reader.take("hand") or [""]
    laid, seen = reader.pairs(rest, "laid", "seen")
    s.take_up(seat, reader.indices(hand, s.board.rooms))
    if laid != "-":
        room, _, column = laid.partition("@")
        s.laid[seat] = SIDE * reader.index(room, s.board.rooms) + reader.number(column, 1, SIDE) - 1
        s.seen[seat] |= 1 << s.laid[seat] // SIDE
    s.seen[seat] |= _mask(reader.indices(seen, s.board.rooms))


def _fill_decks(s: Site) -> None:
    """What is named nowhere lies at the bottom of its pile; till now the piles were told from the top."""
    board = s.board
    laid = [lie // SIDE for lie in s.laid if lie != NONE]
    _fill(s.deck, rooms_in_play(s), [*s.rooms, *s.discard, *s.jael_rooms, *laid, *chain(*s.hands)])
    _fill(s.challenge_deck, range(len(board.challenges)), [*s.display, *s.challenges_gone, *chain(*s.taken)])
    _fill(s.stall_deck, range(len(board.stalls)), [*s.stalls, *s.stalls_gone])
    _fill(s.jael_deck, jael_cards(s), s.jael_cards)
    used = [*tokens_out(s).elements()]
    for shape, tokens in enumerate(board.tokens):
        pile = list(s.supply[shape])
        _fill(pile, tokens, used)
        s.supply[shape] = tuple(pile)


def _fill(pile: list[int], whole: Sequence[int], used: Sequence[int]) -> None:
    missing = Counter(whole)
    missing.subtract(used)
    missing.subtract(pile)
    pile += (+missing).elements()
    pile.reverse()


def tokens_out(s: Site) -> Counter[int]:
    """All tokens that are not in the supply, by face."""
    found = Counter(face for pile in (*s.tokens, *s.wares, s.bag) for face in pile)
    for face, count in (*enumerate(s.thrown), *enumerate(s.jael_tokens)):
        found[face] += count
    found[s.board.secret] += sum(passages.bit_count() for passages in s.passages)
    return found


def _challenges(s: Site) -> list[str]:
    return [str(number) for number in s.board.challenges]


def _mask(bits: Sequence[int]) -> int:
    return sum(1 << bit for bit in set(bits))


def _read_counts(s: Site, reader: Reader, text: str) -> list[int]:
    counted = Counter(reader.indices(text, s.board.faces))
    return [counted[face] for face in range(len(s.board.faces))]


def _read_lift(s: Site, reader: Reader, text: str) -> tuple[int, int, int]:
    seat, _, rest = text.partition(":")
    cell, _, face = rest.partition(":")
    return reader.number(seat, 0, s.seats - 1), reader.index(cell, NAMES), reader.index(face, s.board.faces)
