"""Who is at a table: by an open socket, or by asking again and again (long polls, scripts).

Not to be here at this moment is not the same as being away: a page that reloads, a phone that is locked, the gap
between two polls. So what is shown (`here`) bridges the gap between polls, and what others may do for somebody depends
on for how long nobody has seen them (`away`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

LINGER = 40.0  # seconds; a long poll waits for 25 and comes again


class Watcher(Protocol):
    """Somebody who looks, and how many moves they know (None: they have seen nothing yet)."""

    guest: str | None
    name: str
    session: str | None
    known: int | None

    def stir(self, *, view: bool = False, info: bool = False) -> None: ...

    def post(self, message: bytes) -> None: ...

    def dismiss(self) -> None: ...
    def part(self) -> None: ...


class Presence:
    """The people at one table."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.sockets: set[Watcher] = set()
        self.polls: set[Watcher] = set()
        self._now = now
        self.keys: dict[str, str] = {}  # guests who play another's seat
        self._opened = self._left = now()
        self._seen: dict[str, float] = {}
        self._polled: dict[str, float] = {}

    def sitter(self, guest: str | None) -> str | None:
        """Whose seat a guest plays: the own one, or one that they hold a key to."""
        return None if guest is None else self.keys.get(guest, guest)

    @property
    def watchers(self) -> tuple[Watcher, ...]:
        return (*self.sockets, *self.polls)

    def touch(self, guest: str | None, polling: bool = False) -> None:
        """Somebody has asked for something."""
        self._left, guest = self._now(), self.sitter(guest)
        if guest is not None:
            self._seen[guest] = self._left
            if polling:
                self._polled[guest] = self._left

    def here(self) -> set[str]:
        """Guests who look at this moment, or will poll again in the next one."""
        looking = {guest for watcher in self.watchers if (guest := self.sitter(watcher.guest)) is not None}
        return looking | {guest for guest, at in self._polled.items() if self._now() - at < LINGER}

    def away(self, guest: str | None) -> float:
        """For how many seconds nobody has seen this guest here; since the table was opened, if never."""
        if guest is None or any(self.sitter(watcher.guest) == guest for watcher in self.watchers):
            return 0.0
        return self._now() - self._seen.get(guest, self._opened)

    @property
    def deserted(self) -> float:
        """For how many seconds nobody at all has been here, spectators included."""
        return 0.0 if self.sockets or self.polls else self._now() - self._left
