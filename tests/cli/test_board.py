"""The land in a terminal: complete, readable without colours, drawn from the view alone."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

import tafelrunde
from tafelrunde.games.drachenland.terminal import Drawing, board
from tafelrunde.kernel.drawing import letters
from tafelrunde.kernel.game import View
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.table import AnyTable

GAME = tafelrunde.game("drachenland")
EDITION = GAME.built_in_board.edition


def drawn(table: AnyTable, seat: int | None, width: int, lang: str = "en") -> str:
    paper = Console(file=StringIO(), width=width, markup=False, highlight=False)
    paper.print(board(table.seen(seat), Speaker(table.setup, lang), width))
    file = paper.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def played(seats: int, seed: int, moves: int) -> AnyTable:
    table, luck = GAME.new(seats, seed), Luck.seeded(seed)
    for _ in range(moves):
        if table.result is None:
            table.play(table.pending[0], luck.pick(table.legal(table.pending[0])))
    return table


def land(table: AnyTable, width: int, seat: int | None = None) -> str:
    return Drawing(table.seen(seat), Speaker(table.setup, "en"), width).map().plain


@pytest.mark.parametrize("width", [80, 100, 120, 160])
@pytest.mark.parametrize(("seats", "moves"), [(2, 0), (3, 150), (4, 250), (4, 600)])
def test_the_map_shows_every_space_gate_and_figure(width: int, seats: int, moves: int) -> None:
    """No sign covers another: every volcano, free field and gate is there, and every figure by its letters."""
    table = played(seats, moves, moves)
    view: View = table.view(None)["table"]
    text = land(table, width)
    assert max(map(len, text.splitlines())) <= width
    for volcano in EDITION.volcano:
        assert re.search(rf"\b{volcano.id}", text)
    for gate in EDITION.gate:
        assert re.search(rf"\b{gate.id}\b", text)
    standing = {figure["at"] for figure in view["figures"].values()}
    for field in EDITION.field:
        number = re.findall(rf"(?<!\w){field.id[1:]}(?!\w)", text)
        assert len(number) == (field.id not in standing), field.id
    for (people, colour), figure in zip(
        ((p, c) for p in "DEHW"[:seats] for c in "rgb"), view["figures"].values(), strict=True
    ):
        code = people + colour + ("*" if figure["ring"] else "")
        assert text.count(code) == (figure["at"] is not None), code


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("width", [80, 120])
def test_the_whole_board_fits(width: int, lang: str) -> None:
    table = played(4, 11, 400)
    text = drawn(table, 0, width, lang)
    assert max(map(len, text.splitlines())) <= width
    view: View = table.view(0)["table"]
    assert any(view["kings"].values())
    for volcano in EDITION.volcano:
        row = next(line for line in text.splitlines() if line.startswith(f"{volcano.id}  {volcano.name(lang)}"))
        here = view["volcanoes"][volcano.id]
        gems = "".join(gem[0] * count for gem, count in here["gems"].items())
        assert re.match(
            rf"{volcano.id}  {re.escape(volcano.name(lang))} +{'o' * here['eggs'] or '-'} +{gems or '-'} ", row
        )
    for king, place in view["kings"].items():
        if place:
            assert re.search(rf"[ ·~]{place}(&\w)*&{king[0]}", text), "on the map"
            assert re.search(rf"^{place} .* &{king[0]} ", text, re.MULTILINE), "in the table"


def test_only_the_own_treasures_are_shown() -> None:
    table = played(3, 21, 300)
    assert table.result is None
    own, other = drawn(table, 0, 120), drawn(table, None, 120)
    assert own.count("behind the screen") == 2
    assert other.count("behind the screen") == 3


def test_the_picture_is_a_function_of_the_view() -> None:
    """Two worlds that a seat cannot tell apart look the same to it."""
    table = played(3, 31, 120)
    world: AnyTable = tafelrunde.Table.at(table.sample(0, Luck.seeded(5)))
    assert world.position() != table.position()
    assert drawn(world, 0, 100) == drawn(table, 0, 100)


def test_everybody_gets_a_letter() -> None:
    assert letters(["Dwarves", "Elves"]) == ["D", "E"]
    assert letters(["Zwerge", "Elfen", "Menschen", "Zauberer"]) == ["Z", "E", "M", "A"]
    assert letters(["A", "a", "A"]) == ["A", "0", "1"]
