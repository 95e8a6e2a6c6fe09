"""The luck of bots in the arena and the lab.

Deals have small numbers that everybody may know, so that they can be played again. The luck of bots must not follow
from these numbers, so it is keyed with a secret of the run. Each seat has its own stream for every decision: a bot that
knows its stream knows neither another bot's nor its own next one. The name of the bot is part of the key, as a deal is
played in several rotations: no bot gets the stream that another one had in the same seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from secrets import token_hex

from tafelrunde.bots.registry import Bot, name_of
from tafelrunde.kernel.luck import Luck, Stream


def drawn_secret() -> str:
    """Return a new secret that nobody can guess."""
    return token_hex(16)


class BotLuck:
    """The luck of all bots of one game. The same secret, deal and seating give the same luck.

    >>> luck = BotLuck("a secret of the run", deal=7, seating=["greedy", "random"])
    >>> luck.of(seat=0, decision=0).roll(100), luck.of(seat=1, decision=0).roll(100)
    (53, 25)
    """

    def __init__(self, secret: str, deal: int, seating: Sequence[str | Bot]) -> None:
        if not secret:
            raise ValueError("without a secret, bots could tell the deal from what they draw")
        seats = (f"{deal} {seat} {name_of(who)}\n" for seat, who in enumerate(seating))
        self._seats = [blake2b(seat.encode(), key=blake2b(secret.encode()).digest(), digest_size=32) for seat in seats]

    def of(self, seat: int, decision: int) -> Luck:
        """Return the luck of a seat for one decision; a seat's decisions count from 0."""
        keyed = self._seats[seat].copy()
        keyed.update(b"%d" % decision)
        return Luck(Stream(keyed.digest()))
