"""Terminal output: events in words, the table, the list of moves, the score sheet, clauses and articles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.desk import Desk
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.drawing import Terminal
from tafelrunde.kernel.events import Event
from tafelrunde.kernel.intro import Passage
from tafelrunde.kernel.ledger import Clause, Ledger
from tafelrunde.kernel.speech import Article, Speaker
from tafelrunde.kernel.table import AnyTable

TURN = "turn"  # the event that begins a turn, in every game that has turns
HUMAN = "human"  # the player of a seat without a bot
FEW = 9  # moves listed one below the other; more of them are grouped by verb and set in columns
ROOM = 36  # columns that words need beside the notation of a move


def tell(desk: Desk, speaker: Speaker, events: Iterable[Event], eyes: int | None) -> int:
    """Print the events that this seat may hear, each with its clause; return their number."""
    told = [event for event in events if event.heard_by(eyes) and not event.kind.quiet]
    for event in told:
        heading = event.kind.key == TURN
        if heading:
            desk.out.print()
        said = Text.assemble((speaker.event(event, eyes), "bold" if heading else ""), (f"  {event.kind.clause}", "dim"))
        desk.out.print(Padding(said, (0, 0, 0, 0 if heading else 2), expand=False))
    return len(told)


def terminal(table: AnyTable) -> Terminal:
    return table.game.drawn


def picture(desk: Desk, table: AnyTable, speaker: Speaker, eyes: int | None) -> RenderableType:
    """Return the table as this seat sees it, drawn by the game if it can draw."""
    return terminal(table).board(table.seen(eyes), speaker, desk.out.width)


def parts(desk: Desk, table: AnyTable, speaker: Speaker, eyes: int | None) -> list[tuple[str, RenderableType]]:
    """Return the parts of the picture, each with the text it prints."""
    whole = picture(desk, table, speaker, eyes)
    found: list[tuple[str, RenderableType]] = []
    for part in whole.renderables if isinstance(whole, Group) else [whole]:
        with desk.out.capture() as printed:
            desk.out.print(part)
        found.append((printed.get(), part))
    return found


def moves(desk: Desk, table: AnyTable, speaker: Speaker, seat: int) -> list[Action]:
    """Print the legal moves with number, notation, words and the components' texts; return them in this order."""
    view, note = table.seen(seat), terminal(table).note
    legal = table.legal(seat)
    verbs = list(dict.fromkeys(action.verb for action in legal))
    ordered = sorted(legal, key=lambda action: verbs.index(action.verb))
    widest = max(len(str(action)) for action in ordered)
    notes = [note(view, speaker, action) for action in ordered]
    lines = [
        _move(desk, f"{number:>3} ", str(action).ljust(widest), speaker.action(action), said)
        for number, (action, said) in enumerate(zip(ordered, notes, strict=True), 1)
    ]
    if len(ordered) <= FEW:
        desk.out.print(Text("\n").join(lines))
        return ordered
    numbered = list(zip(ordered, lines, strict=True))
    for verb, group in groupby(numbered, key=lambda pair: pair[0].verb):
        listed = [line for _, line in group]
        usage = speaker.setup.grammar.usage(verb)
        if usage != verb:  # a verb without slots explains itself
            desk.out.print(Text(f"    {usage}", "dim"))
        desk.out.print(Text("\n").join(listed) if any(notes) else _columns(listed, desk.out.width))
    return ordered


def _move(desk: Desk, number: str, notation: str, words: str, note: str) -> Text:
    """Return one move of the list. The words stand beside the notation, or below where it leaves too little room.
    Longer words continue on the next line; a note begins a line of its own rather than being split."""
    head = Text.assemble((number, "bold cyan"), (notation, "bold"), "  ")
    beside = desk.out.width - len(head) >= ROOM
    left = len(head) if beside else 6
    rows = _rows(desk, Text(words), left)
    noted = _rows(desk, Text(note, "dim"), left) if note else []
    if noted and left + len(rows[-1]) + 2 + len(note) <= desk.out.width:
        rows[-1] = Text("  ").join([rows[-1], *noted])
    else:
        rows += noted
    if beside:
        head.append_text(rows.pop(0))
    return Text(f"\n{' ' * left}").join([head, *rows])


def _rows(desk: Desk, text: Text, left: int) -> list[Text]:
    """Split the text into rows that leave `left` columns free."""
    rows = list(text.wrap(desk.out, desk.out.width - left))
    for row in rows:
        row.rstrip()
    return rows


def _columns(lines: list[Text], width: int) -> Table:
    """Arrange lines side by side, numbered downwards."""
    across = max(1, min(width // (max(map(len, lines)) + 2), len(lines) // 3))
    rows = -(-len(lines) // across)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for row in range(rows):
        grid.add_row(*lines[row::rows])
    return grid


def player(desk: Desk, spec: str) -> str:
    """Return the name of a seat's player, as people say it."""
    return desk.word("human") if spec == HUMAN else spec


def score_sheet(desk: Desk, table: AnyTable, speaker: Speaker, players: Sequence[str]) -> None:
    """Print the ending: points by source, best first, and the winners."""
    result = table.result
    assert result is not None
    view, name = table.seen(None), terminal(table).name
    called = [name(view, speaker, seat) for seat in range(len(result.ranks))]
    desk.out.print()
    desk.out.print(Text.assemble((speaker.texts(f"ended-{result.how}"), "bold"), (f"  {result.clause}", "dim")))
    alone = len(result.ranks) == 1  # a single player has nobody to be better than
    sources = list(result.sources[0]) if len(result.sources[0]) > 1 else []  # a single source repeats the points
    heads = [desk.word(f"head-{head}") for head in ("rank", "seat", "player")[alone:]]
    names = len(heads)
    heads += [*(speaker.texts(f"source-{source}") for source in sources), desk.word("head-points")]
    lines = []
    for seat in sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat]):
        rank = f"{result.ranks[seat]}." if result.winners else "–"  # without a winner there are no ranks
        who = player(desk, players[seat]) if seat < len(players) else ""
        points = [result.sources[seat][source] for source in sources]
        lines.append([*[rank, called[seat], who][alone:], *map(str, points), str(result.scores[seat])])
    desk.out.print(Padding(_sheet(desk, heads, lines, names), (0, 2)))
    winners = ", ".join(called[seat] for seat in result.winners)
    if winners or not alone:
        desk.say("winners", "bold green", count=len(result.winners), winners=winners)


def _sheet(desk: Desk, heads: Sequence[str], lines: Sequence[Sequence[str]], names: int) -> Table:
    """Return a table with a line for each player, first `names` names, then numbers. Where the heads do not fit side by
    side they stand below one another, and the players side by side."""
    wide = desk.table()
    for number, head in enumerate(heads):
        last = number == len(heads) - 1
        wide.add_column(head, justify="left" if number < names else "right", style="bold" if last else "", no_wrap=True)
    for line in lines:
        wide.add_row(*line)
    if desk.out.measure(wide).maximum + 4 <= desk.out.width:
        return wide
    high = desk.table()
    high.add_column(style="bold")
    for _ in lines:
        high.add_column(justify="right")
    for number, head in enumerate(heads):
        high.add_row(head, *(line[number] for line in lines), style="bold" if number == len(heads) - 1 else "")
    return high


def clauses(desk: Desk, ledger: Ledger, found: Iterable[Clause], words: Sequence[str] = ()) -> None:
    """Print clauses under the headings of their topics."""
    for topic, group in groupby(found, key=lambda clause: clause.topic):
        heading = ledger.topics[topic]
        desk.out.print()
        desk.out.print(Text.assemble((heading.text(desk.lang), "bold underline"), (f"  {topic}", "dim")))
        grid = Table.grid(padding=(0, 2, 0, 0))
        for clause in group:
            text = Text(clause.text(desk.lang))
            text.highlight_words(words, "bold yellow", case_sensitive=False)
            grid.add_row(Text(clause.id, "cyan"), text)
        desk.out.print(grid)


def passages(desk: Desk, found: Iterable[Passage]) -> None:
    """Print parts of the introduction under their headings."""
    for passage in found:
        desk.out.print()
        desk.out.print(Text(passage.title, "bold underline"))
        for text in passage.paragraphs:
            desk.out.print(Text(text))


def articles(desk: Desk, found: Iterable[Article]) -> None:
    """Print the texts of components under the headings of their kinds."""
    for kind, group in groupby(found, key=lambda article: article.kind):
        desk.out.print()
        desk.out.print(Text(kind[:1].upper() + kind[1:], "bold underline"))
        for article in group:
            desk.out.print(Text.assemble((article.name, "cyan"), f": {article.text}"))
