"""A server, or a worker for its bots, in a process of its own that can be killed.

    python -m tests.server.run_server FOLDER [STORE] [--skew SECONDS] [--work]

A server prints its URL, a worker prints a line. The clock is off by the skew and jumps at SIGUSR1. At SIGUSR2 the
process prints the stacks of its threads.
"""

from __future__ import annotations

import argparse
import asyncio
import faulthandler
import signal
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

HOUR = 3600.0
_real, _off = time.time, [0.0]


def own_clock() -> None:
    """Replace the clock before other modules import it; the clock of the database stays."""
    time.time = lambda: _real() + _off[0]


def shift_clock(skew: float) -> None:
    dice, _off[0] = Random(skew), skew

    def jumps(*_: object) -> None:
        _off[0] = dice.uniform(-30 * HOUR, 30 * HOUR)

    signal.signal(signal.SIGUSR1, jumps)


def opened(url: str) -> None:
    print(url, flush=True)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("store", nargs="?")
    parser.add_argument("--skew", type=float, default=0.0)
    parser.add_argument("--work", action="store_true")
    args = parser.parse_args(argv)
    own_clock()
    shift_clock(args.skew)
    faulthandler.register(signal.SIGUSR2)
    if args.work:
        from tafelrunde.server.bot_queue import open_worker_node

        shop = open_worker_node(args.store, 1)
        opened("works")
        asyncio.run(shop.run())
        return
    from tafelrunde.server.node import Node
    from tests.server.guests import settings

    bots = 0 if args.store else 1
    Node(settings(args.folder, store=args.store, heartbeat_s=0.2, bot_workers=bots), opened).run()


if __name__ == "__main__":
    main()
