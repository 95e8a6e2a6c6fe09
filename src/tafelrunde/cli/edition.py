"""`tafelrunde edition check`: the check of an edition file."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from tafelrunde.cli.desk import BadCall, Desk
from tafelrunde.cli.parser import CliCommand, Parser
from tafelrunde.kernel.edition import EditionFile, read_edition
from tafelrunde.kernel.game import game as find_game


def declare(parser: Parser) -> None:
    parser.takes("what", key="edition-what", choices=("check",), metavar="check")
    parser.takes("file", key="edition-file", metavar="file", type=Path)
    parser.takes("--game", key="edition-game", metavar="game")


def run(desk: Desk, args: Namespace) -> int:
    game = find_game(args.game or _named_game(args.file))
    edition = game.read_edition(args.file)
    desk.say("edition-good", "green", file=str(args.file), game=game.slug)
    desk.say("edition-digest", digest=edition.digest)
    if edition.digest == game.built_in_edition.digest:
        desk.say("edition-house")
    counts = ", ".join(f"{name} {count}" for name, count in _counts(edition))
    desk.say("edition-counts", "dim", counts=counts)
    return 0


def _named_game(path: Path) -> str:
    """Return the game that the file itself names as [game].id."""
    head = read_edition(path, dict[str, Any]).content.get("game")
    named = head.get("id") if isinstance(head, dict) else None
    if not isinstance(named, str):
        raise BadCall("edition-nameless", file=path.name)
    return named


def _counts(edition: EditionFile[Any]) -> list[tuple[str, int]]:
    lists = ((name, getattr(edition.content, name)) for name in edition.content.__struct_fields__)
    return [(name, len(listed)) for name, listed in lists if isinstance(listed, list)]


COMMAND = CliCommand("edition", declare, run)
