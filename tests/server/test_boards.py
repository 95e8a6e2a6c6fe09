"""Boards: a package's own files, only those and cached for ever, or a built-in board."""

from __future__ import annotations

import gzip
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from tafelrunde.kernel.errors import BadInput
from tafelrunde.server import boards
from tafelrunde.server.protocol.lobby import BoardInfo, GameInfo
from tafelrunde.server.protocol.table import VisitInfo
from tests.server.guests import GuestClient, open_node
from tests.toys.parry import GAME as PARRY

pytestmark = pytest.mark.anyio

SCRIPT = "export default { Board() {} } // größer als ein Paket? nein\n"
STYLE = ".cards { color: red }\n"


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Install a game with its own board, and return its folder."""
    folder = tmp_path / "parry"
    folder.mkdir()
    for name, text in {"board.js": SCRIPT, "board.css": STYLE, "card.svg": "<svg/>", "de.ftl": "a = b"}.items():
        (folder / name).write_text(text, "utf-8")
    drawn = replace(PARRY, folder=folder, board=("board.js", "board.css", "card.svg", "gone.js"))
    monkeypatch.setattr(boards, "find_game", lambda slug: drawn if slug == "parry" else _unknown(slug))
    return folder


def _unknown(slug: str) -> object:
    raise BadInput("unknown-game", game=slug, known="parry")


@pytest.fixture
async def visitor(tmp_path: Path, game: Path) -> AsyncIterator[GuestClient]:
    async with open_node(tmp_path / "data", static=tmp_path / "static") as node:
        visitor = GuestClient(node.url)
        yield visitor
        await visitor.close()


def info(tmp_path: Path) -> BoardInfo:
    found = boards.board_of("parry", tmp_path / "static")
    assert found is not None
    return found


async def test_its_files_are_served_with_their_types_and_kept_for_ever(visitor: GuestClient, tmp_path: Path) -> None:
    board = info(tmp_path)
    folder = board.script.removesuffix("/board.js")
    assert board == BoardInfo(f"{folder}/board.js", [f"{folder}/board.css"], [])
    for name, kind, text in (
        ("board.js", "text/javascript", SCRIPT),
        ("board.css", "text/css", STYLE),
        ("card.svg", "image/svg+xml", "<svg/>"),
    ):
        answer = await visitor.http.get(f"/{folder}/{name}", headers={"accept-encoding": "identity"})
        assert (answer.status_code, answer.text) == (200, text)
        assert answer.headers["content-type"].partition(";")[0] == kind
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "immutable" in answer.headers["cache-control"]
        assert "script-src 'self'" in answer.headers["content-security-policy"]
    async with visitor.http.stream("GET", f"/{folder}/board.js") as packed:
        assert packed.headers["content-encoding"] == "gzip"
        assert gzip.decompress(b"".join([part async for part in packed.aiter_raw()])).decode() == SCRIPT


async def test_nothing_else_is_served(visitor: GuestClient, tmp_path: Path) -> None:
    (tmp_path / "secret.js").write_text("no", "utf-8")
    folder = info(tmp_path).script.removesuffix("/board.js")
    names = ("de.ftl", "gone.js", "..%2fsecret.js", "%2e%2e/secret.js", "../secret.js", "%00", "board.js/", "")
    for name in names:
        assert (await visitor.http.get(f"/{folder}/{name}")).status_code == 404
    assert (await visitor.http.get("/api/games/parry/board/0123456789abcdef/board.js")).status_code == 404
    assert (await visitor.http.get(f"/{folder.replace('parry', 'skat')}/board.js")).status_code == 404


def test_other_contents_have_another_address(game: Path, tmp_path: Path) -> None:
    first = info(tmp_path)
    (game / "board.css").write_text(STYLE + STYLE, "utf-8")
    boards._files.cache_clear()
    boards._digest.cache_clear()
    assert info(tmp_path).script != first.script


async def test_boards_that_came_with_the_page_are_told_the_same_way(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    built = {"script": "assets/dante-1.js", "styles": ["assets/dante-1.css"], "modules": ["assets/ways-1.js"]}
    (static / "boards.json").write_text(json.dumps({"dante": built}), "utf-8")
    async with open_node(tmp_path / "data", static=static) as opened:
        visitor = await GuestClient(opened.url).named("Anna")
        dante = BoardInfo("assets/dante-1.js", ["assets/dante-1.css"], ["assets/ways-1.js"])
        node = await visitor.get("games/dante", GameInfo)
        assert node.board == dante
        assert (await visitor.get(f"games/dante/editions/{node.edition_hash}", GameInfo)).board == dante
        assert (await visitor.get("games/drachenland", GameInfo)).board is None
        table = await visitor.table("me", "random", "random", game="dante")
        assert (await visitor.get(f"tables/{table.id}/visit", VisitInfo)).board == dante
        await visitor.close()


@pytest.mark.parametrize(
    "name", ["../board.js", "a/board.js", "board.py", "board", ".js", "", "böard.js", "board.js\n"]
)
def test_a_file_that_no_board_can_have_is_refused_by_name(name: str) -> None:
    with pytest.raises(BadInput, match="cannot be part of its board") as refused:
        replace(PARRY, board=("board.js", name))
    assert name[:60].strip() in str(refused.value)


def test_a_board_begins_with_its_module() -> None:
    with pytest.raises(BadInput, match=r"not with board\.css"):
        replace(PARRY, board=("board.css",))
