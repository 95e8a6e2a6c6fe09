"""`tafelrunde store`: check stored tables and copy them from one store to another."""

from __future__ import annotations

import os
from argparse import Namespace
from collections import Counter
from contextlib import closing
from pathlib import Path
from time import time
from typing import TYPE_CHECKING

from tafelrunde.cli.desk import BadCall, Desk
from tafelrunde.cli.files import read_text
from tafelrunde.cli.parser import CliCommand, Parser
from tafelrunde.kernel.errors import BadInput

if TYPE_CHECKING:
    from tafelrunde.server.check import StorePlace

FOUND = 1
ADDRESS, ADDRESS_FILE = "TAFELRUNDE_STORE", "TAFELRUNDE_STORE_FILE"
HOW = {
    "unreadable": "store-table-unreadable",
    "log": "store-table-log",
    "edition": "store-table-edition",
    "head": "store-table-head",
}
DONE = {
    "backup": "store-backup",
    "restore": "store-restore",
    "export": "store-export",
    "import": "store-import",
}
WHAT = ("check", *DONE)


def declare(parser: Parser) -> None:
    parser.takes("what", key="store-what", choices=WHAT, metavar="store-what")
    parser.takes("file", key="store-file", metavar="file", type=Path, nargs="?")
    parser.takes("--table", key="store-table", metavar="name")
    parser.takes("--data", key="serve-data", metavar="folder", type=folder)
    parser.takes("--store", key="serve-store", metavar="address")


def run(desk: Desk, args: Namespace) -> int:
    # Only these commands need the extra `serve`.
    from tafelrunde.server.check import place
    from tafelrunde.server.settings import data_folder

    if (args.file is None) != (args.what == "check"):
        raise BadCall("store-no-file" if args.file is None else "store-file", what=args.what)
    if (args.table is None) == (args.what == "export"):
        raise BadCall("store-no-table" if args.table is None else "store-table", what=args.what)
    at = place(database(args.store, args.data), args.data or data_folder())
    return _check(desk, at) if args.what == "check" else _carry(desk, at, args)


def _check(desk: Desk, at: StorePlace) -> int:
    from tafelrunde.server import check

    with check.ahead(at) as looked_at:
        return _looked_through(desk, looked_at)


def _looked_through(desk: Desk, at: StorePlace) -> int:
    from tafelrunde.server import check

    wrong = check.damage(at)
    for line in wrong:
        desk.say("store-file-damaged", "red", line=line)
    found: Counter[str] = Counter()
    with desk.progress() as bar:
        task = bar.add_task(desk.word("store-checking"), total=None)
        for total, looked in check.tables(at):
            found[looked.found] += 1
            bar.update(task, total=total, advance=1)
            if looked.found == "damaged":
                desk.say(HOW[looked.how], "red", file=looked.table, game=looked.game)
    if wrong or found["damaged"]:
        desk.say("store-damaged", "red", file=at.name)
        return FOUND
    desk.say("store-good", "green", file=at.name, tables=found["sound"])
    if found["rules"]:
        desk.say("store-rules", tables=found["rules"])
    return 0


def _carry(desk: Desk, at: StorePlace, args: Namespace) -> int:
    from sqlalchemy.exc import SQLAlchemyError

    from tafelrunde.server import backup
    from tafelrunde.server.batch_writer import reason
    from tafelrunde.server.settings import DAY

    links: list[tuple[int, str, str]] = []
    try:
        with closing(at.held(args.what != "backup")):
            made = at.opened()
            if args.what == "export":
                moved = backup.export(made, args.file, args.table)
            else:
                with made.begin() as c:
                    if args.what == "backup":
                        moved = backup.backup(c, args.file)
                    else:
                        moved, args.table = backup.unpack(c, args.file, args.what == "restore")
                    if args.what == "import":
                        links = backup.new_links(c, args.table, time() + DAY)
    except SQLAlchemyError as error:
        raise BadInput("store-unreachable", file=at.name, reason=reason(error)) from None
    told: dict[str, str | int] = {"file": str(args.file), "store": at.name, "table": args.table or ""}
    desk.say(DONE[args.what], "green", **told, tables=moved.tables, rows=moved.rows)
    for _, name, token in links:
        desk.say("store-link", name=name, link=f"/#/seat/{args.table}/{token}")
    return 0


def database(option: str | None, data: Path | None = None) -> str | None:
    """Return the database's address from the option, else from the environment, where no list of processes shows its
    password. A given folder excludes a database."""
    if option and data:
        raise BadCall("store-or-data")
    if option or data:
        return option
    if address := os.environ.get(ADDRESS):
        return address
    file = os.environ.get(ADDRESS_FILE)
    return read_text(Path(file)).strip() if file else None


def folder(text: str) -> Path:
    """Return a folder on this machine; refuse an address, which names another kind of store."""
    if not text or "://" in text:
        raise BadCall("data-address", value=text[:80])
    return Path(text)


COMMAND = CliCommand("store", declare, run, extra="serve")
