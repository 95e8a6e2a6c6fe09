"""`tafelrunde games`: the installed games."""

from __future__ import annotations

from argparse import Namespace

from rich.text import Text

from tafelrunde.cli.desk import Desk
from tafelrunde.cli.parser import CliCommand, Parser
from tafelrunde.kernel.game import all_games, broken_games
from tafelrunde.kernel.options import IntegerOption, Option
from tafelrunde.kernel.texts import SHARED_TEXTS, Texts


def declare(parser: Parser) -> None:
    """Declare no options but the language."""


def run(desk: Desk, args: Namespace) -> int:
    for game in all_games():
        words = Texts(desk.lang, [SHARED_TEXTS, game.folder])
        head = Text.assemble((f"{game.slug}  ", "bold cyan"), (words("game-title"), "bold"))
        seats = desk.word("seats-range", low=game.seats[0], high=game.seats[-1])
        desk.out.print(head.append(f"  {seats}, {words('game-length')}", "dim"))
        desk.out.print(Text(f"  {words('game-pitch')}"))
        table = desk.table("option", "meaning", "possible", "rule")
        for option in game.options:
            about = Text(words(f"option-{option.name}.about"))
            table.add_row(option.name, about, _possible(desk, option, game.seats[-1]), Text(option.clause, "dim"))
        desk.out.print(table)
    for slug, reason in broken_games().items():
        desk.say("games-sick", "red", game=slug, reason=reason)
    desk.say("games-next", "dim")
    return 0


def _possible(desk: Desk, option: Option, seats: int) -> str:
    """List the values of an option as they are typed; mark the default."""
    usual = desk.word("usual", value=option.typed(option.default))
    if isinstance(option, IntegerOption):
        return f"{option.low}–{option.high}, {usual}"
    return " ".join(usual if value == option.default else option.typed(value) for value in option.values(seats))


COMMAND = CliCommand("games", declare, run)
