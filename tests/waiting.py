"""How long tests wait: as long as something still moves. A busy machine is no reason to fail."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

STILL = 120.0
"""Seconds in which nothing at all moves before a wait is given up; far beyond what one step takes under load."""
LOOKS = 0.5
"""Seconds between two looks for a sign of life, which may cost as much as what is waited for."""


class Patience:
    """Lasts as long as a sign of life keeps changing."""

    def __init__(self, sign: Callable[[], object]) -> None:
        self._sign = sign
        self._last: object = None
        self._since = self._looked = monotonic()

    @property
    def lasts(self) -> bool:
        """Looks for the sign now and then; whether it has changed of late."""
        now = monotonic()
        if now >= self._looked + LOOKS:
            sign, self._looked = self._sign(), now
            if sign != self._last:
                self._last, self._since = sign, now
        return now < self._since + STILL
