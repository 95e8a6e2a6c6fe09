"""The time to load a long game from the store: `python -m bench.long` (`make bench-long`).

Games of 2,000 lines are stored and loaded as a server loads a table that is not in memory. They include take-backs,
since no game lasts that long. The figure is the least processor time of several runs.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time

from tafelrunde.kernel.game import all_games
from tafelrunde.kernel.luck import Commitment
from tafelrunde.kernel.table import AnyTable, Table
from tafelrunde.server import queries
from tafelrunde.server.replay import replayed_table
from tafelrunde.server.store import FILE_NAME, engine
from tests.server.store_fixtures import PINCH, fill

LINES, RUNS = 2000, 5
GOAL_MS = 150.0


def long(slug: str, dice: Random) -> tuple[bytes, AnyTable]:
    """Return a game that is continued until its log is long enough."""
    game = next(one for one in all_games() if one.slug == slug)
    seats, secret = max(2, game.seats[0]), dice.randbytes(32)
    table: AnyTable = Table.fresh(game.setup(seats), Commitment(secret, (PINCH,) * seats))
    while len(table.log) < LINES:
        if table.result is not None or (table.moves > 60 and dice.random() < 0.004):
            table.take_back(0, min(len(table.line()), 50 + dice.randrange(30)))
        else:
            seat = dice.choice(table.pending)
            table.play(seat, dice.choice(table.legal(seat)))
    return secret, table


def main() -> int:
    slugs = [game.slug for game in all_games()]
    slowest = 0.0
    print(f"| game | lines | ms to load, best of {RUNS} |\n|---|---:|---:|")
    with TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        ids = fill(data, [long(slug, Random(1)) for slug in slugs])
        made = engine(data / FILE_NAME, reading=True)
        for slug, table_id in zip(slugs, ids, strict=True):
            times = []
            for _ in range(RUNS):
                began = process_time()
                with made.connect() as c:
                    kept = queries.read_table(c, table_id)
                assert kept is not None
                table = replayed_table(kept)
                times.append(1000 * (process_time() - began))
                assert table is not None
                assert len(table.log) == LINES
            slowest = max(slowest, min(times))
            print(f"| {slug} | {LINES} | {min(times):.0f} |", flush=True)
    print(f"\nslowest {slowest:.0f} ms (goal {GOAL_MS:.0f})")
    return 0 if slowest <= GOAL_MS else 1


if __name__ == "__main__":
    sys.exit(main())
