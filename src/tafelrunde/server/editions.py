"""Editions: a table is played with the one it began with, whatever the server's is today.

The store keeps the text of each once, under the digest by which tables and records know it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, insert, select, update

from tafelrunde.kernel.edition import EditionFile, parse_edition
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.game import Game
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.schema import edition


def keep(c: Connection, *games: Game[Any, Any]) -> None:
    """Stores the server's editions; of one that is known already, only words can have changed."""
    for game in games:
        node = game.built_in_edition
        known = stored(c, game.slug, node.digest)
        if known is None:
            c.execute(insert(edition).values(game=game.slug, digest=node.digest, text=node.text))
        elif known != node.text:
            this = (edition.c.game == game.slug) & (edition.c.digest == node.digest)
            c.execute(update(edition).where(this).values(text=node.text))


def stored(c: Connection, slug: str, digest: str) -> str | None:
    """The text of an edition that tables of this server were begun with."""
    return c.scalar(select(edition.c.text).where(edition.c.game == slug, edition.c.digest == digest))


def edition_of(game: Game[Any, Any], digest: str, text: str | None) -> EditionFile[Any]:
    """The edition with this digest: the server's, with the words of today, or the one that was stored."""
    node = game.built_in_edition
    if digest == node.digest:
        return node
    if text is None:
        raise Rejected("edition", edition=digest)
    return _read(game, digest, text)


@lru_cache(32)
def _read(game: Game[Any, Any], digest: str, text: str) -> EditionFile[Any]:
    if not is_sound(digest, text):
        raise Rejected("edition-damaged", edition=digest)
    try:
        return game.parse_edition(text, digest)
    except BadInput:  # of a release whose editions told other things
        raise Rejected("edition", edition=digest) from None


def is_sound(digest: str, text: str) -> bool:
    """Whether a stored text is that of the edition with this digest."""
    try:
        return parse_edition(text, dict[str, Any], digest).digest == digest
    except BadInput:
        return False
