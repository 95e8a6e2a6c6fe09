"""The people at a table: by an open socket, or by repeated requests (long polls, scripts).

A guest may be disconnected for a moment without being away: a page reloads, a phone is locked, a poll has just ended.
Therefore the list of people (`here`) bridges the gap between polls. The rights of others depend on the time since a
guest was last seen (`away`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

POLL_GRACE_S = 40.0  # longer than a long poll, which waits for 25 seconds and comes again
RECENT_S = 12.0  # a request counts as recent for this time when other nodes are told of it


class Watcher(Protocol):
    """A connection that is told of changes at a table."""

    guest: str | None
    name: str
    session: str | None
    known: int | None  # the number of moves it has seen; None before the first view
    pace: float  # the factor for the bots' pauses

    def mark_stale(self, *, view: bool = False, info: bool = False) -> None: ...

    def post(self, message: bytes) -> None: ...

    def dismiss(self) -> None: ...

    def disconnect(self) -> None: ...


class NodePresence(msgspec.Struct, frozen=True):
    """The visitors of a table at one node."""

    guests: tuple[tuple[str, str], ...]  # id and name
    strangers: int
    pace: float
    lately: tuple[str, ...] = ()  # guests with a recent request who do not watch

    @property
    def shown(self) -> tuple[tuple[tuple[str, str], ...], int, float] | None:
        """The part that is shown at the table. Recent requests are left out, since they could reveal an action."""
        return (self.guests, self.strangers, self.pace) if self.guests or self.strangers else None


class Presence:
    """The people at one table."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.sockets: set[Watcher] = set()
        self.polls: set[Watcher] = set()
        self._now = now
        self.keys: dict[str, str] = {}  # holders of a seat link -> the owner of the seat
        self.elsewhere: tuple[NodePresence, ...] = ()  # visitors at other nodes
        self._heard: dict[str, float] = {}  # guest -> the time of the last report by another node
        self._opened = self._left = now()
        self._seen: dict[str, float] = {}
        self._polled: dict[str, float] = {}

    def seat_owner(self, guest: str | None) -> str | None:
        """Return whose seat a guest plays: their own, or one that they hold a key to."""
        return None if guest is None else self.keys.get(guest, guest)

    @property
    def watchers(self) -> tuple[Watcher, ...]:
        return (*self.sockets, *self.polls)

    @property
    def pace(self) -> float:
        """The factor for the bots' pauses: the slowest that any watcher has chosen."""
        afar = [visit.pace for visit in self.elsewhere if visit.shown]
        return max([*(one.pace for one in self.watchers), *afar], default=1.0)

    def touch(self, guest: str | None, polling: bool = False) -> None:
        """Note that a guest has made a request."""
        self._left, guest = self._now(), self.seat_owner(guest)
        if guest is not None:
            self._seen[guest] = self._left
            if polling:
                self._polled[guest] = self._left

    def here(self) -> set[str]:
        """Return the guests who are connected, or whose next poll is due."""
        looking = {guest for watcher in self.watchers if (guest := self.seat_owner(watcher.guest)) is not None}
        looking |= {self.keys.get(guest, guest) for guest, _ in self.guests_elsewhere}
        return looking | {guest for guest, at in self._polled.items() if self._now() - at < POLL_GRACE_S}

    def away(self, guest: str | None) -> float:
        """Return the seconds since this guest was seen here, or since the table was loaded if they never were."""
        if guest is None or any(self.seat_owner(watcher.guest) == guest for watcher in self.watchers):
            return 0.0
        if any(self.seat_owner(one) == guest for one, _ in self.guests_elsewhere):
            return 0.0
        return self._now() - max(self._seen.get(guest, self._opened), self._heard.get(guest, self._opened))

    def update_elsewhere(self, visits: tuple[NodePresence, ...]) -> bool:
        """Store the visitors at other nodes; return whether that changes what the table shows."""
        old, new = ([visit.shown for visit in some if visit.shown] for some in (self.elsewhere, visits))
        before, self.elsewhere = self.guests_elsewhere, visits
        lately = [guest for visit in visits for guest in visit.lately]
        for guest in (*lately, *(one for one, _ in (*before, *self.guests_elsewhere))):
            self._heard[self.keys.get(guest, guest)] = self._now()
        return old != new

    @property
    def deserted_s(self) -> float:
        """The seconds since the last visitor left, spectators included."""
        return 0.0 if self.sockets or self.polls or self.elsewhere else self._now() - self._left

    @property
    def watched(self) -> bool:
        """True if anybody watches, here or at another node."""
        return bool(self.watchers) or any(visit.shown for visit in self.elsewhere)

    @property
    def guests_elsewhere(self) -> list[tuple[str, str]]:
        """Ids and names of the guests at other nodes."""
        return [one for visit in self.elsewhere for one in visit.guests]

    @property
    def visit(self) -> NodePresence | None:
        """The visitors at this node, for other nodes; None without any. A polling guest counts until the next poll."""
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
