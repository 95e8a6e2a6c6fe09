"""How things look: events told in words, the list of moves, the score sheet, clauses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.padding import Padding
from rich.pretty import Pretty
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.desk import Desk
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.events import Event
from tafelrunde.kernel.ledger import Clause, Ledger
from tafelrunde.kernel.result import Result
from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.table import AnyTable

TURN = "turn"  # the event that begins a turn, in every game that has turns
FEW = 9  # so many moves are listed one below the other; more of them are grouped by verb and set in columns


def tell(desk: Desk, speaker: Speaker, events: Iterable[Event], eyes: int | None) -> int:
    """Tells what this seat may hear, each event with its clause; returns how many there were."""
    told = [event for event in events if event.heard_by(eyes) and not event.kind.quiet]
    for event in told:
        heading = event.kind.key == TURN
        if heading:
            desk.out.print()
        said = Text.assemble((speaker.event(event), "bold" if heading else ""), (f"  {event.kind.clause}", "dim"))
        desk.out.print(Padding(said, (0, 0, 0, 0 if heading else 2), expand=False))
    return len(told)


def board(desk: Desk, table: AnyTable, speaker: Speaker, eyes: int | None) -> None:
    """The table as this seat sees it, drawn by the game if it can draw."""
    view = table.view(eyes)
    drawn = table.game.drawn
    desk.out.print(Pretty(view["table"]) if drawn is None else drawn.board(view, speaker, desk.out.width))


def moves(desk: Desk, speaker: Speaker, legal: Sequence[Action]) -> list[Action]:
    """Lists the legal moves with numbers, notation and words; returns them in the order of their numbers."""
    verbs = list(dict.fromkeys(action.verb for action in legal))
    ordered = sorted(legal, key=lambda action: verbs.index(action.verb))
    widest = max(len(str(action)) for action in ordered)
    lines = [
        Text.assemble(
            (f"{number:>3} ", "bold cyan"), (f"{action}".ljust(widest), "bold"), f"  {speaker.action(action)}"
        )
        for number, action in enumerate(ordered, 1)
    ]
    if len(ordered) <= FEW:
        desk.out.print(*lines, sep="\n")
        return ordered
    numbered = list(zip(ordered, lines, strict=True))
    for verb, group in groupby(numbered, key=lambda pair: pair[0].verb):
        desk.out.print(Text(f"    {speaker.setup.grammar.usage(verb)}", "dim"))
        desk.out.print(_columns([line for _, line in group], desk.out.width))
    return ordered


def _columns(lines: list[Text], width: int) -> Table:
    """Lines side by side, numbered downwards."""
    across = max(1, min(width // (max(map(len, lines)) + 2), len(lines) // 3))
    rows = -(-len(lines) // across)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for row in range(rows):
        grid.add_row(*lines[row::rows])
    return grid


def score_sheet(desk: Desk, speaker: Speaker, result: Result, players: Sequence[str]) -> None:
    """How it ended: points by source, best first, and the winners."""
    desk.out.print()
    desk.out.print(Text.assemble((speaker.texts(f"ended-{result.how}"), "bold"), (f"  {result.clause}", "dim")))
    sources = list(result.sources[0])
    table = desk.table("rank", "seat", "player")
    for source in sources:
        table.add_column(speaker.texts(f"source-{source}"), justify="right")
    table.add_column(desk.word("head-points"), justify="right", style="bold")
    for seat in sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat]):
        points = [str(result.sources[seat][source]) for source in sources]
        player = players[seat] if seat < len(players) else ""
        rank = f"{result.ranks[seat]}." if result.winners else "–"  # where nobody has won, nobody has a rank
        table.add_row(rank, speaker.seat(seat), player, *points, str(result.scores[seat]))
    desk.out.print(Padding(table, (0, 2)))
    winners = ", ".join(speaker.seat(seat) for seat in result.winners)
    desk.say("winners", "bold green", count=len(result.winners), winners=winners)


def clauses(desk: Desk, ledger: Ledger, found: Iterable[Clause], word: str = "") -> None:
    """Clauses under the headings of their topics."""
    for topic, group in groupby(found, key=lambda clause: clause.topic):
        heading = ledger.topics[topic]
        desk.out.print()
        desk.out.print(
            Text.assemble((heading.de if desk.lang == "de" else heading.en, "bold underline"), (f"  {topic}", "dim"))
        )
        grid = Table.grid(padding=(0, 2, 0, 0))
        for clause in group:
            text = Text(clause.text(desk.lang))
            if word:
                text.highlight_words([word], "bold yellow", case_sensitive=False)
            grid.add_row(Text(clause.id, "cyan"), text)
        desk.out.print(grid)
