"""`tafelrunde new-game`: a package with a small, complete game, to be changed into your own."""

from __future__ import annotations

import re
import sys
from argparse import Namespace
from collections.abc import Iterator
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from tafelrunde.cli.desk import BadCall, Desk
from tafelrunde.cli.parser import CliCommand, Parser
from tafelrunde.kernel.game import installed

TEMPLATE = Path(__file__).parents[1] / "testing" / "template"
SLUG, TITLE, PREFIX = "fireflies", "Fireflies", "FF-"  # name, title and clause prefix of the template


def declare(parser: Parser) -> None:
    parser.takes("name", key="new-name", metavar="name")
    parser.takes("--folder", key="new-folder", metavar="folder", type=Path, default=Path())


def run(desk: Desk, args: Namespace) -> int:
    folder: Path = args.folder / _good(args.name)
    if folder.exists():
        raise BadCall("new-exists", folder=str(folder))
    try:
        make(args.name, folder)
    except OSError as error:
        raise BadCall("new-folder", folder=str(folder), reason=error.strerror or "?") from None
    desk.say("new-game-made", "green", folder=str(folder))
    desk.say("new-game-next", folder=str(folder), name=args.name)
    return 0


def _good(name: str) -> str:
    """Return a name that Python, the server and a command line accept, if no other game has it."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,39}", name) or iskeyword(name):
        raise BadCall("new-name", value=name[:40])
    if name in installed() or name in sys.stdlib_module_names or find_spec(name):
        raise BadCall("new-taken", value=name)
    return name


def make(name: str, folder: Path) -> None:
    """Write the template into a new folder, under another name."""
    names = {SLUG: name, TITLE: name.replace("_", " ").strip().title(), PREFIX: f"{_initials(name)}-"}
    folder.mkdir(parents=True)
    for path in _files(TEMPLATE):
        copy = folder / str(path.relative_to(TEMPLATE)).replace(SLUG, name)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(re.sub("|".join(names), lambda found: names[found[0]], path.read_text("utf-8")), "utf-8")


def _files(folder: Path) -> Iterator[Path]:
    """Yield the files of the template without Python's caches."""
    for path in sorted(folder.iterdir()):
        if path.is_dir() and path.name != "__pycache__":
            yield from _files(path)
        elif path.is_file():
            yield path


def _initials(name: str) -> str:
    """Return the prefix of a game's clauses: `liars_dice` has LD-001, `skat` SK-001."""
    words = [word for word in name.split("_") if word[:1].isalpha()]
    return ("".join(word[0] for word in words) if len(words) > 1 else name[:2].rstrip("_0123456789")).upper()


COMMAND = CliCommand("new-game", declare, run)
