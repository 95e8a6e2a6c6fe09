"""The boards that draw games in the browser: a package's own, or a built-in one.

A game of another package brings its board along as built files (`Game.board`). The built-in boards are entries of the
page's build, which lists them in `boards.json`; therefore they share modules. The page treats both alike: as addresses
on this server with a digest of their contents, cached for ever.
"""

from __future__ import annotations

from functools import cache, lru_cache
from gzip import compress
from hashlib import sha256
from logging import getLogger
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.game import BOARD_FILES, Game
from tafelrunde.kernel.typed import decoded
from tafelrunde.server.protocol.lobby import BoardInfo
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.serializers import find_game
from tafelrunde.server.static import FOR_EVER

log = getLogger(__name__)


def board_of(slug: str, static: Path) -> BoardInfo | None:
    """Return the board of a game, or None where the generic table draws it."""
    game = _game(slug)
    if game is None:
        return None
    if not game.board:
        return _built(static).get(game.slug)
    folder = f"api/games/{game.slug}/board/{_digest(game)}"
    styles = [f"{folder}/{name}" for name in game.board if name.endswith(".css")]
    return BoardInfo(f"{folder}/{game.board[0]}", styles, [])


async def board_file(request: Request) -> Response:
    """Serve a file of a package's board: only files that the game names, and only with the requested contents."""
    slug, digest, name = (request.path_params[part] for part in ("slug", "digest", "name"))
    game = _game(slug)
    if game is None or name not in _files(game) or digest != _digest(game):
        raise Rejected("no-page")
    body, packed = _files(game)[name]
    headers = {"cache-control": FOR_EVER, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = packed, "gzip"
    return Response(body, headers=headers, media_type=BOARD_FILES[name.rpartition(".")[2]])


def _game(slug: str) -> Game[Any, Any] | None:
    """Return a game, or None if it is not installed; that of an old table may be gone."""
    try:
        return find_game(slug)
    except BadInput:
        return None


@lru_cache(8)
def _built(static: Path) -> dict[str, BoardInfo]:
    """Return the built-in boards by game."""
    listed = static / "boards.json"
    return decoded(listed.read_bytes(), dict[str, BoardInfo]) if listed.is_file() else {}


@cache
def _files(game: Game[Any, Any]) -> dict[str, tuple[bytes, bytes]]:
    """Read the files that a game names once, plain and packed.

    A missing file is logged, and the page falls back to the generic table."""
    found: dict[str, tuple[bytes, bytes]] = {}
    for name in game.board:
        try:
            body = (game.folder / name).read_bytes()
        except OSError as error:
            log.warning("a board lacks a file", extra={"game": game.slug, "file": name, "reason": error.strerror})
        else:
            found[name] = body, compress(body, 9, mtime=0)
    return found


@cache
def _digest(game: Game[Any, Any]) -> str:
    """Return one digest of all files: they may import each other, so no file may be older than another."""
    seal = sha256()
    for name, (body, _) in _files(game).items():
        seal.update(f"{name} {len(body)}\n".encode() + body)
    return seal.hexdigest()[:16]
