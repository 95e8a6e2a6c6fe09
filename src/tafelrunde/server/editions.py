"""The editions of running tables: a table keeps the edition that it began with, even if the built-in one changes.

The store keeps the text of each edition once, under the digest that tables and records name.
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
    """Store the built-in editions. Two texts with the same digest differ only in words; the newer one replaces it."""
    for game in games:
        built_in = game.built_in_edition
        known = stored(c, game.slug, built_in.digest)
        if known is None:
            c.execute(insert(edition).values(game=game.slug, digest=built_in.digest, text=built_in.text))
        elif known != built_in.text:
            this = (edition.c.game == game.slug) & (edition.c.digest == built_in.digest)
            c.execute(update(edition).where(this).values(text=built_in.text))


def stored(c: Connection, slug: str, digest: str) -> str | None:
    """Return the stored text of an edition."""
    return c.scalar(select(edition.c.text).where(edition.c.game == slug, edition.c.digest == digest))


def edition_of(game: Game[Any, Any], digest: str, text: str | None) -> EditionFile[Any]:
    """Return the edition with this digest: the built-in one, or the stored one."""
    built_in = game.built_in_edition
    if digest == built_in.digest:
        return built_in
    if text is None:
        raise Rejected("edition", edition=digest)
    return _read(game, digest, text)


@lru_cache(32)
def _read(game: Game[Any, Any], digest: str, text: str) -> EditionFile[Any]:
    if not is_sound(digest, text):
        raise Rejected("edition-damaged", edition=digest)
    try:
        return game.parse_edition(text, digest)
    except BadInput:  # an edition of a release with other fields
        raise Rejected("edition", edition=digest) from None


def is_sound(digest: str, text: str) -> bool:
    """Tell whether a stored text has this digest."""
    try:
        return parse_edition(text, dict[str, Any], digest).digest == digest
    except BadInput:
        return False
