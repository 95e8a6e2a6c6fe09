"""`tafelrunde store check`: whether the stored tables are sound."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from pathlib import Path

from tafelrunde.cli.desk import BadCall, Desk
from tafelrunde.cli.parser import Command, Parser

FOUND = 1
HOW = {
    "unreadable": "store-table-unreadable",
    "log": "store-table-log",
    "head": "store-table-head",
}


def declare(parser: Parser) -> None:
    parser.takes("what", key="store-what", choices=("check",), metavar="check")
    parser.takes("--data", key="serve-data", metavar="folder", type=folder)


def run(desk: Desk, args: Namespace) -> int:
    # Only who keeps a store needs the server.
    from tafelrunde.server import check
    from tafelrunde.server.settings import data_folder
    from tafelrunde.server.store import FILE

    path = (args.data or data_folder()) / FILE
    wrong = check.damage(path)
    for line in wrong:
        desk.say("store-file-damaged", "red", line=line)
    found: Counter[str] = Counter()
    with desk.progress() as bar:
        task = bar.add_task(desk.word("store-checking"), total=None)
        for total, looked in check.tables(path):
            found[looked.found] += 1
            bar.update(task, total=total, advance=1)
            if looked.found == "damaged":
                desk.say(HOW[looked.how], "red", file=looked.table, game=looked.game)
    if wrong or found["damaged"]:
        desk.say("store-damaged", "red", file=str(path))
        return FOUND
    desk.say("store-good", "green", file=str(path), tables=found["sound"])
    if found["rules"]:
        desk.say("store-rules", tables=found["rules"])
    return 0


def folder(text: str) -> Path:
    """A folder on this machine: whoever writes an address expects another kind of store."""
    if not text or "://" in text:
        raise BadCall("data-address", value=text[:80])
    return Path(text)


COMMAND = Command("store", declare, run, extra="serve")
