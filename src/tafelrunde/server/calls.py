"""Calls of the HTTP interface: `Endpoint` describes one, `Call` is one request for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from tafelrunde.kernel.edition import EditionFile
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.game import Game
from tafelrunde.server import serializers
from tafelrunde.server.moderation import may_watch
from tafelrunde.server.protocol import Plain
from tafelrunde.server.protocol.lobby import GameCard, TableInfo
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.rooms import Room
from tafelrunde.server.rows import GuestRow
from tafelrunde.server.server import Server

Body = TypeVar("Body")


class LongPoll:
    """A watcher of a table that waits for one change, over HTTP."""

    def __init__(self, guest: str | None, known: int) -> None:
        self.guest = guest
        self.name = ""
        self.session: str | None = None
        self.known: int | None = known
        self.pace = 1.0
        self.news = asyncio.Event()

    def mark_stale(self, *, view: bool = False, info: bool = False) -> None:
        self.news.set()

    def post(self, message: bytes) -> None:
        """Ignore messages: only a change of the table ends the wait."""

    def disconnect(self) -> None:
        self.news.set()

    def dismiss(self) -> None:
        self.news.set()


class EmptyBody(Plain):
    """A body without fields; it may be missing."""


@dataclass
class Call(Generic[Body]):
    """A request for an endpoint, and the guest that sends it."""

    server: Server
    request: Request
    body: Body
    who: GuestRow | None
    cookie: str | None = None  # a session token for the browser to keep

    @property
    def guest(self) -> GuestRow:
        if self.who is None:
            raise Rejected("no-guest")
        return self.who

    async def room(self) -> Room:
        room = await self.server.room(self.request.path_params["id"])
        may_watch(room, self.who)
        room.touch(self.who.id if self.who else None)
        return room

    async def seat(self) -> tuple[Room, int]:
        room = await self.room()
        seat = room.seat_of(self.guest.id)
        if seat is None:
            raise Rejected("not-seated")
        return room, seat

    def info(self, room: Room) -> TableInfo:
        return room.info(self.who.id if self.who else None)

    def game(self) -> Game[Any, Any]:
        slug = self.request.path_params["slug"]
        try:
            return serializers.find_game(slug)
        except BadInput:
            raise Rejected("no-game", game=slug[:40]) from None

    async def edition(self) -> tuple[Game[Any, Any], EditionFile[Any]]:
        game = self.game()
        return game, await self.server.edition(game, self.request.path_params["digest"])

    def number(self, name: str) -> int | None:
        """Return a number from the query."""
        text = self.request.query_params.get(name)
        if text is None:
            return None
        if not (text.isascii() and text.isdigit() and len(text) < 9):
            raise Rejected("malformed", reason=name)
        return int(text)


Answered = Plain | list[GameCard] | Response | None


@dataclass(frozen=True)
class Endpoint:
    """An endpoint of the HTTP interface."""

    method: str
    path: str
    does: Callable[[Call[Any]], Awaitable[Answered]]
    gives: object
    takes: type[Plain] | None = None
    query: dict[str, str] = field(default_factory=dict)  # name -> description
    media: str = "application/json"  # type of the answer
