"""Rate limits as token buckets, and limits of concurrent use."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from time import monotonic

from tafelrunde.server.rejections import Rejected
from tafelrunde.server.settings import Rate

_MOST_KEYS = 10_000


class RateLimiter:
    """The rate limit of one kind of action, counted for each client."""

    def __init__(self, rate: Rate, now: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self._now = now
        self._buckets: dict[str, tuple[float, float]] = {}  # client -> tokens left, and the time of that count

    def take(self, who: str) -> None:
        """Take one token; raise `too-fast` with the seconds to wait if the bucket is empty."""
        now = self._now()
        tokens, at = self._buckets.get(who, (float(self.rate.burst), now))
        tokens = min(float(self.rate.burst), tokens + (now - at) * self.rate.per_second)
        if tokens < 1:
            raise Rejected("too-fast", seconds=ceil((1 - tokens) / self.rate.per_second))
        self._buckets[who] = (tokens - 1, now)
        if len(self._buckets) > _MOST_KEYS:
            self._forget(now)

    def _forget(self, now: float) -> None:
        """Drop clients whose bucket is full again, and if many remain those seen longest ago."""
        full = self.rate.burst / self.rate.per_second
        kept = {who: bucket for who, bucket in self._buckets.items() if now - bucket[1] < full}
        newest = sorted(kept.items(), key=lambda item: item[1][1])[-_MOST_KEYS // 2 :]
        self._buckets = dict(newest)


class ConcurrencyLimiter:
    """A limit for the number of things that each client holds at the same time."""

    def __init__(self) -> None:
        self._held: dict[str, int] = {}

    def hold(self, who: str, most: int) -> bool:
        """Take one if fewer than `most` are held; return whether it was taken."""
        held = self._held.get(who, 0)
        if held >= most:
            return False
        self._held[who] = held + 1
        return True

    def release(self, who: str) -> None:
        left = self._held[who] - 1
        if left:
            self._held[who] = left
        else:
            del self._held[who]
