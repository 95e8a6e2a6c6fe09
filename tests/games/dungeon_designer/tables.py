"""Tables of Dungeon Designer in a line or two, for tests.

    table = at(2, year=2, ask="Visit(0)", gold=[9, 5], rows=["S45 C22/slime - C01"])
    assert "buy M02 top" in moves(table)
    play(table, "buy M02 top", "token r1c1")
    assert refused(table, "token r4c4") == "DD-071"

`at` writes a position and has it read and checked, so what it describes is a position the game can come to. What is
not said stays simple: nothing built before this year, no tokens, no gold; hands and this year's row are filled up with
rooms that nobody mentions, the last ones of the box first.

`dungeon` is a dungeon by itself, for scoring.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from tafelrunde.games.dungeon_designer import GAME
from tafelrunde.games.dungeon_designer.board import EDGES, SIDE, Board
from tafelrunde.games.dungeon_designer.scoring import Own, own_of
from tafelrunde.games.dungeon_designer.state import Site
from tafelrunde.kernel.game import View
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.options import Value, written
from tafelrunde.kernel.table import Table

SiteTable = Table[Site, Board]
BOARD: Board = GAME.built_in_board
E = BOARD.edition
ROOMS = {room.id: room for room in E.room}
STALLS = ("M02 top=slime,ooze bottom=chest", "M14 top=bear bottom=secret")
_ROOM = re.compile(r"[CSX]\d\d?")


def fresh(seats: int = 3, seed: int = 0, **options: Value) -> SiteTable:
    """A table about to begin."""
    return GAME.new(seats, seed, options)


def at(
    seats: int = 3,
    *,
    year: int = 1,
    turn: int = 4,
    ask: str = "Commit",
    goal: str = "G1",
    priority: str = "",
    notches: str = "-",
    shown: str | None = None,
    gone: str = "-",
    stalls: Sequence[str] = STALLS,
    stalls_gone: str = "-",
    thrown: str = "-",
    decks: str = "rooms=- challenges=- stalls=- jael=-",
    supply: str = "round=- oval=- square=-",
    discard: str = "-",
    bag: str = "-",
    lifts: str = "-",
    gold: Sequence[int] = (),
    blueprints: Sequence[str] = (),
    taken: Sequence[str] = (),
    passages: Sequence[str] = (),
    types: Sequence[str] = (),
    rows: Sequence[str] = (),  # one text a seat, rows divided by ";"
    hands: Sequence[str] = (),
    laid: Sequence[str] = (),
    seen: Sequence[str] = (),
    jael: str = "cards=J1 rooms=- tokens=- acted=no",
    **options: Value,
) -> SiteTable:
    """The table of a position; see above."""
    said = " ".join((*rows, *hands, *laid, discard, decks, jael, *seen))
    spare = [room for room in reversed(BOARD.rooms) if room[0] != "X" and room not in _ROOM.findall(said)]
    building = not ask.startswith(("Visit", "Place", "Dual")) or ask.startswith("Place(")
    if shown is None:
        shown = "-" if year == 4 else {1: "1,2,3", 2: "1,2,3", 3: "1,2,3,4", 4: "1,2,3,4,5", 5: "1,2,3,4,5,6"}[seats]
    lines = [
        f"tafelrunde dungeon_designer rules=1 edition={GAME.built_in_edition.digest} seats={seats}",
        *([f"options {' '.join(f'{n}={written(v)}' for n, v in options.items())}"] if options else []),
        f"year {year} turn={turn} goal={goal} priority={priority or '0,1,2,3,4'[: 2 * seats - 1]} notches={notches}",
        f"challenges shown={shown} gone={gone}",
        *(f"stall {stall}" for stall in stalls),
        f"gone stalls={stalls_gone} tokens={thrown}",
        f"decks {decks}",
        f"supply {supply}",
        f"discard {discard}",
        f"bag {bag}",
        f"lifts {lifts}",
    ]
    laying, placed = _get(laid, 0, "-") != "-", ask.startswith(("Keep", "Power", "Carry"))
    for seat in range(seats):
        caves, _, stones = _get(types, seat, "-/-").partition("/")
        lines.append(
            f"seat {seat} gold={gold[seat] if seat < len(gold) else 0}"
            f" blueprint={_get(blueprints, seat, f'B{seat + 1}')} challenges={_get(taken, seat, '-')}"
            f" passages={_get(passages, seat, '-')} caves={caves} stones={stones}"
        )
        told = [row.split() for row in _get(rows, seat, "").split(";") if row.strip()]
        told += [["-"] * SIDE for _ in range(SIDE - len(told))]
        wanted = turn - 1 + placed if building else SIDE
        for column in range(SIDE):
            if sum(word != "-" for word in told[year - 1]) < wanted and told[year - 1][column] == "-":
                told[year - 1][column] = spare.pop(0)
        lines += [f"row {' '.join(row)}" for row in told]
        hand = _get(hands, seat, "").replace(" ", ",")
        size = 6 - turn - laying - placed if building else 0
        mine = [*filter(None, hand.split(","))]
        mine += [spare.pop(0) for _ in range(size - len(mine))]
        lines.append(f"hand {','.join(mine) or '-'} laid={_get(laid, seat, '-')} seen={_get(seen, seat, '-')}")
    if seats == 1:
        lines.append(f"jael {jael}")
    lines.append(f"next {'; '.join(_pending(ask, year, turn, laying))}")
    return GAME.position("\n".join(lines))


def _get(texts: Sequence[str], seat: int, otherwise: str) -> str:
    return texts[seat] if seat < len(texts) else otherwise


def _pending(ask: str, year: int, turn: int, laying: bool) -> list[str]:
    """The steps that wait behind an ask."""
    years = [*["Year"] * (4 - year), "Finish"]
    market = ["Market", "Cleanup", *years]
    if ask.startswith(("Visit", "PlaceElement", "PlacePassage")):
        return [ask, *market]
    if ask == "Dual":
        return [ask, "Finish"]
    behind = "DrawAlone" if ask == "Keep" else "PassHands"
    return [ask, *["Reveal"] * laying, behind, *["Turn"] * (4 - turn), "Income", *market]


def dungeon(rows: str, passages: str = "", seats: int = 1, **options: Value) -> Site:
    """Seat 0's dungeon on an otherwise empty table: rows divided by ";", rooms with tokens as in positions."""
    s = Site(GAME.setup(seats, options), Luck.seeded(0))
    s.blueprints, s.goal, s.year = list(range(seats)), 0, 4
    build(s, 0, rows, passages)
    return s


def build(s: Site, seat: int, rows: str, passages: str = "") -> None:
    """Fills a seat's dungeon."""
    words = [word for row in rows.split(";") for word in row.split()]
    for cell, word in enumerate(words):
        if word != "-":
            room, *tokens = word.split("/")
            s.build(seat, cell, BOARD.room_index[room])
            for token in tokens:
                s.add_token(seat, cell, BOARD.face_index[token])
    for edge in passages.split():
        s.dig(seat, EDGES.index(edge))


def own(rows: str, passages: str = "", blueprint: str = "B1", challenges: str = "", **options: Value) -> Own:
    """What a dungeon is worth by itself."""
    s = dungeon(rows, passages, 1, **options)
    s.blueprints[0] = BOARD.blueprints.index(blueprint)
    s.taken[0] = tuple(BOARD.challenge(int(number)) for number in challenges.split())
    return own_of(s, 0)


def challenge(number: int, rows: str, passages: str = "", blueprint: str = "B1", **options: Value) -> int:
    """What a challenge is worth."""
    return own(rows, passages, blueprint, str(number), **options).challenges[0]


# --- playing


def seen_by(table: SiteTable, seat: int | None) -> View:
    seen: View = table.view(seat)["table"]
    return seen


def until(table: SiteTable, topic: str, seed: int = 5) -> SiteTable:
    """Plays at random until a question of this kind is asked."""
    luck = Luck.seeded(seed)
    while table.view(None)["asks"] != topic:
        seat = table.pending[0]
        table.play(seat, luck.pick(table.legal(seat)))
    return table
