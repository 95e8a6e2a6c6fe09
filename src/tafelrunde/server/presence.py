"""Who is at a table: by an open socket, or by asking again and again (long polls, scripts).

Not to be here at this moment is not the same as being away: a page that reloads, a phone that is locked, the gap
between two polls. So what is shown (`here`) bridges the gap between polls, and what others may do for somebody depends
on for how long nobody has seen them (`away`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

POLL_GRACE_S = 40.0  # seconds; a long poll waits for 25 and comes again
RECENT_S = 12.0  # seconds for which other servers are told that somebody has asked for something


class Watcher(Protocol):
    """Somebody who looks, and how many moves they know (None: they have seen nothing yet)."""

    guest: str | None
    name: str
    session: str | None
    known: int | None
    pace: float  # how much of their time bots shall take

    def mark_stale(self, *, view: bool = False, info: bool = False) -> None: ...

    def post(self, message: bytes) -> None: ...

    def dismiss(self) -> None: ...
    def disconnect(self) -> None: ...


class NodePresence(msgspec.Struct, frozen=True):
    """Who looks at a table in one server."""

    guests: tuple[tuple[str, str], ...]  # and what they are called
    strangers: int
    pace: float
    lately: tuple[str, ...] = ()  # who has just asked for something, without looking on

    @property
    def shown(self) -> tuple[tuple[tuple[str, str], ...], int, float] | None:
        """What is told of it at the table; not that somebody asks for something, which could tell what they did."""
        return (self.guests, self.strangers, self.pace) if self.guests or self.strangers else None


class Presence:
    """The people at one table."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.sockets: set[Watcher] = set()
        self.polls: set[Watcher] = set()
        self._now = now
        self.keys: dict[str, str] = {}  # guests who play another's seat
        self.elsewhere: tuple[NodePresence, ...] = ()  # who looks at it in other servers
        self._heard: dict[str, float] = {}  # when another server has last told of a guest
        self._opened = self._left = now()
        self._seen: dict[str, float] = {}
        self._polled: dict[str, float] = {}

    def seat_owner(self, guest: str | None) -> str | None:
        """Whose seat a guest plays: the own one, or one that they hold a key to."""
        return None if guest is None else self.keys.get(guest, guest)

    @property
    def watchers(self) -> tuple[Watcher, ...]:
        return (*self.sockets, *self.polls)

    @property
    def pace(self) -> float:
        """How much of their time bots take: as much as the most leisurely of those who look would like."""
        afar = [visit.pace for visit in self.elsewhere if visit.shown]
        return max([*(one.pace for one in self.watchers), *afar], default=1.0)

    def touch(self, guest: str | None, polling: bool = False) -> None:
        """Somebody has asked for something."""
        self._left, guest = self._now(), self.seat_owner(guest)
        if guest is not None:
            self._seen[guest] = self._left
            if polling:
                self._polled[guest] = self._left

    def here(self) -> set[str]:
        """Guests who look at this moment, or will poll again in the next one."""
        looking = {guest for watcher in self.watchers if (guest := self.seat_owner(watcher.guest)) is not None}
        looking |= {self.keys.get(guest, guest) for guest, _ in self.guests_elsewhere}
        return looking | {guest for guest, at in self._polled.items() if self._now() - at < POLL_GRACE_S}

    def away(self, guest: str | None) -> float:
        """For how many seconds nobody has seen this guest here; since the table was opened, if never."""
        if guest is None or any(self.seat_owner(watcher.guest) == guest for watcher in self.watchers):
            return 0.0
        if any(self.seat_owner(one) == guest for one, _ in self.guests_elsewhere):
            return 0.0
        return self._now() - max(self._seen.get(guest, self._opened), self._heard.get(guest, self._opened))

    def update_elsewhere(self, visits: tuple[NodePresence, ...]) -> bool:
        """Takes over what other servers tell; returns whether that changes what is shown."""
        old, new = ([visit.shown for visit in some if visit.shown] for some in (self.elsewhere, visits))
        before, self.elsewhere = self.guests_elsewhere, visits
        lately = [guest for visit in visits for guest in visit.lately]
        for guest in (*lately, *(one for one, _ in (*before, *self.guests_elsewhere))):
            self._heard[self.keys.get(guest, guest)] = self._now()
        return old != new

    @property
    def deserted_s(self) -> float:
        """For how many seconds nobody at all has been here, spectators included."""
        return 0.0 if self.sockets or self.polls or self.elsewhere else self._now() - self._left

    @property
    def watched(self) -> bool:
        """Whether somebody looks on, here or in another server."""
        return bool(self.watchers) or any(visit.shown for visit in self.elsewhere)

    @property
    def guests_elsewhere(self) -> list[tuple[str, str]]:
        """Guests in other servers, and what they are called."""
        return [one for visit in self.elsewhere for one in visit.guests]

    @property
    def visit(self) -> NodePresence | None:
        """Who looks in this server, for others; None if nobody does. Who polls counts until they would come again."""
        now = self._now()
        named = {watcher.guest: watcher.name for watcher in self.watchers if watcher.guest is not None}
        polled = {guest: "" for guest, at in self._polled.items() if now - at < POLL_GRACE_S}
        strangers = sum(watcher.guest is None for watcher in self.sockets)
        guests = polled | named
        lately = tuple(sorted(one for one, at in self._seen.items() if now - at < RECENT_S and one not in guests))
        if not (guests or strangers or lately):
            return None
        return NodePresence(tuple(sorted(guests.items())), strangers, self.pace_here, lately)

    @property
    def pace_here(self) -> float:
        return max((watcher.pace for watcher in self.watchers), default=1.0)
