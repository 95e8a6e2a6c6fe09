"""Moments of every game at its largest table, found by bots that always play the same, and a server that shows them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.kernel.game import game
from tafelrunde.kernel.luck import Commitment, Luck
from tafelrunde.kernel.table import AnyTable, Table
from tests.browser.servers import ServerProcess
from tests.server.store_fixtures import PINCH, fill

MOMENTS = ("start", "middle", "late")
FEW = 3  # answers, which stand beside the question


@cache
def moments(slug: str) -> dict[str, tuple[bytes, AnyTable]]:
    """The first question of a game, the widest of its second and last third, and the wordiest with few answers; each
    with the table's secret."""
    secret = Random(slug).randbytes(32)
    table, bot, luck = _fresh(slug, secret), GreedyBot(), Luck.seeded(bytes(32))
    width: list[int] = []  # of the question before each move
    wordy: list[int] = []  # what its answers are written with, where there are few
    while table.result is None:
        seat = table.pending[0]
        legal = table.legal(seat)
        width.append(len(legal))
        wordy.append(len(" ".join(map(str, legal))) if len(legal) == FEW else 0)
        table.play(seat, bot.choose(table.sight(seat), luck))
    third = len(width) // 3
    wanted = {"start": 0, "few": wordy.index(max(wordy))} | {
        name: max(range(begin, begin + third), key=lambda at: width[at])
        for name, begin in (("middle", third), ("late", 2 * third))
    }
    return {name: (secret, _until(slug, secret, table, at)) for name, at in wanted.items()}


def _fresh(slug: str, secret: bytes) -> AnyTable:
    played = game(slug)
    seats = played.seats[-1]
    return Table.fresh(played.setup(seats), Commitment(secret, (PINCH,) * seats))


def _until(slug: str, secret: bytes, whole: AnyTable, at: int) -> AnyTable:
    table = _fresh(slug, secret)
    for entry in whole.log[:at]:
        table.play(entry.seat, entry.move)
    return table


class Gallery:
    """A server where a table stands at each of these moments, for whoever comes with Anna's token."""

    def __init__(self, data: Path, slugs: tuple[str, ...]) -> None:
        wanted = [(slug, name) for slug in slugs for name in (*MOMENTS, "few")]
        ids = fill(data, [moments(slug)[name] for slug, name in wanted])
        self._tables = dict(zip(wanted, ids, strict=True))
        self.node = ServerProcess(data).open()

    def place(self, slug: str, name: str) -> str:
        """Where the table of a moment is shown."""
        return f"{self.node.url}#/table/{self._tables[slug, name]}"
