"""`tafelrunde serve`: the table in the browser."""

from __future__ import annotations

import logging
import os
import sys
import webbrowser
from argparse import Namespace
from dataclasses import replace
from socket import create_server
from urllib.parse import urlsplit

from tafelrunde.cli.desk import BadCall, Desk
from tafelrunde.cli.parser import CliCommand, Parser, whole
from tafelrunde.cli.store import database, folder


def declare(parser: Parser) -> None:
    parser.takes_bots()
    parser.takes("--host", key="serve-host", metavar="address", default="127.0.0.1")
    parser.takes("--port", key="serve-port", metavar="number", type=whole(0, 65535), default=8000)
    parser.takes("--data", key="serve-data", metavar="folder", type=folder)
    parser.takes("--store", key="serve-store", metavar="address")
    parser.takes("--bots-apart", key="serve-bots-apart", action="store_true")
    parser.takes("--public-url", key="serve-public-url", metavar="address")
    parser.takes("--open", key="serve-open", action="store_true")
    parser.takes("--verbose", key="serve-verbose", action="store_true")


def run(desk: Desk, args: Namespace) -> int:
    # Only this command needs the extra `serve`.
    from tafelrunde.server import logs
    from tafelrunde.server.node import Node
    from tafelrunde.server.postgres import database_url, masked_url
    from tafelrunde.server.settings import Settings, data_folder

    if args.public_url and urlsplit(args.public_url).scheme not in ("http", "https"):
        raise BadCall("public-url", value=args.public_url[:80])
    _check_port(args.host, args.port)
    logs.set_up(logging.INFO if args.verbose else logging.WARNING)
    store = database(args.store, args.data)
    if args.bots_apart and store is None:
        raise BadCall("bots-apart")
    settings = Settings(
        data=args.data or data_folder(), host=args.host, port=args.port, public_url=args.public_url, store=store
    )
    if args.bots_apart:
        settings = replace(settings, bot_workers=0)

    def opened(url: str) -> None:
        desk.say("serve-address", "bold green", url=url)
        desk.say("serve-data", "dim", file=masked_url(database_url(store)) if store else str(settings.data))
        desk.say("serve-stop", "dim")
        if args.open and _display():
            webbrowser.open(url)

    Node(settings, opened).run()
    return 0


def _check_port(host: str, port: int) -> None:
    """Refuse an address that cannot be used with one clear line, before the server starts."""
    try:
        create_server((host, port), reuse_port=False).close()
    except OSError as error:
        raise BadCall("port", host=host, port=str(port), reason=error.strerror or "?") from None


def _display() -> bool:
    """Report whether a browser could open here."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


COMMAND = CliCommand("serve", declare, run, extra="serve")
