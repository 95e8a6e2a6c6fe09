"""`tafelrunde work`: compute moves for the bots of servers that share a store."""

from __future__ import annotations

import asyncio
import logging
import signal
from argparse import Namespace

from tafelrunde.cli.desk import BadCall, Desk
from tafelrunde.cli.parser import CliCommand, Parser, whole
from tafelrunde.cli.store import database


def declare(parser: Parser) -> None:
    parser.takes_bots()
    parser.takes("--store", key="serve-store", metavar="address")
    parser.takes("--processes", key="work-processes", metavar="number", type=whole(1, 256), default=1)


def run(desk: Desk, args: Namespace) -> int:
    # Only this command needs the extra `serve`.
    from tafelrunde.server import logs
    from tafelrunde.server.bot_queue import open_worker_node
    from tafelrunde.server.postgres import database_url, masked_url

    logs.set_up(logging.WARNING)
    store = database(args.store)
    if store is None:
        raise BadCall("work-store")
    shop = open_worker_node(store, args.processes)

    async def work() -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, shop.stop)
        desk.say("work-ready", "bold green", file=masked_url(database_url(store)), count=args.processes)
        desk.say("serve-stop", "dim")
        await shop.run()

    asyncio.run(work())
    desk.say("work-done", count=shop.answered)
    return 0


COMMAND = CliCommand("work", declare, run, extra="serve")
