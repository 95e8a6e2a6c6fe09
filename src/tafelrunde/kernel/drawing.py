"""What the drawings of all games have in common. Only who draws needs the drawing library, so only a game's `terminal`
imports this."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from io import StringIO
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.table import AnyTable
from tafelrunde.kernel.views import Seen, plain

PAPER = 100  # columns of a picture that is not drawn in a terminal
PAGE = '<pre style="line-height:1.15;font-family:ui-monospace,monospace">{code}</pre>'


@dataclass(frozen=True, repr=False)
class Terminal:
    """How a game is played in a terminal. Everything is told from a seat's view, so nothing else can be told."""

    board: Callable[[Seen, Speaker, int], RenderableType]  # the table within so many columns
    legend: Callable[[Seen, Speaker], RenderableType] = lambda view, speaker: Text()  # its signs and letters
    note: Callable[[Seen, Speaker, Action], str] = lambda view, speaker, action: ""
    """What a person would see by a look at the pieces, behind a move in the list: what stands on the card, how far it
    is, what lies there."""
    name: Callable[[Seen, Speaker, int], str] = lambda view, speaker, seat: speaker.seat(seat)
    """What a seat is called at this table, where that is more than its place: by its people, its persona."""
    chapter: Callable[[Seen], object] = lambda view: plain(view.table).get("round")
    """What stays the same while watchers need no new picture."""


class Picture:
    """One picture of one view, with the game's words at hand."""

    def __init__(self, view: Seen, speaker: Speaker, width: int) -> None:
        self.table: Any = view.table
        self.eyes = view.seat
        self.over = view.ended is not None
        self.speaker = speaker
        self.words = speaker.texts
        self.width = width

    def grid(self, *headings: str) -> Table:
        """A table that has headings only so far."""
        drawn = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), header_style="bold dim", show_edge=False, pad_edge=False)
        for heading in headings:
            drawn.add_column(self.heading(heading), overflow="fold")
        return drawn

    def heading(self, heading: str) -> str:
        """What stands above a column: the game's text `terminal-<heading>`."""
        return self.words(f"terminal-{heading}") if heading else ""

    def with_you(self, seat: int, name: str) -> str:
        """The name of a seat, or of who sits there; whoever looks finds themselves marked."""
        return f"{name} ({self.words('terminal-you')})" if seat == self.eyes else name


class GenericPicture(Picture):
    """A table that its game does not draw: its keys by their texts `view-<key>`, one below the other by their shape."""

    def whole(self) -> RenderableType:
        table, seats = plain(self.table), range(self.speaker.setup.seats)
        by_seat = {key: part for key, part in table.items() if isinstance(part, list) and len(part) == len(seats)}
        drawn = self.named("", *by_seat)
        for seat in seats:
            drawn.add_row(
                self.with_you(seat, self.speaker.seat(seat)), *(self.say(part[seat]) for part in by_seat.values())
            )
        rest = [(key, part) for key, part in table.items() if key not in by_seat and part is not None]
        return Group(drawn, Text(), *(Text(f"{self.key(key)}: {self.say(part)}") for key, part in rest))

    def named(self, *keys: str) -> Table:
        drawn = self.grid(*("" for _ in keys))
        for column, key in zip(drawn.columns, keys, strict=True):
            column.header = self.key(key) if key else ""
        return drawn

    def key(self, key: str) -> str:
        return self.words(f"view-{key}") if f"view-{key}" in self.words else key

    def say(self, part: Any) -> str:
        """Words as people say them, lists and tables on one line."""
        if isinstance(part, dict):
            return ", ".join(f"{self.say(name)} {self.say(value)}" for name, value in part.items() if value != 0) or "–"
        if isinstance(part, list):
            return ", ".join(map(self.say, part)) or "–"
        domains = self.speaker.setup.words.items() if isinstance(part, str) else ()
        return str(next((self.speaker.word(domain, part) for domain, words in domains if part in words), part))


BY_SHAPE = Terminal(lambda view, speaker, width: GenericPicture(view, speaker, width).whole())


def letters(names: Iterable[str]) -> list[str]:
    """A letter for every name: its first one that no name before it has got."""
    found: list[str] = []
    for name in names:
        found.append(next(c for c in (*name.upper(), *"0123456789") if c.isalnum() and c not in found))
    return found


def html(table: AnyTable, lang: str = "en") -> str:
    """The picture that spectators see in a terminal, as a piece of a page."""
    paper = Console(file=StringIO(), width=PAPER, record=True)
    drawn = table.game.drawn
    view, speaker = table.seen(None), Speaker.at(table, lang)
    paper.print(Text(speaker.prompt(table.state, name=partial(drawn.name, view, speaker)), "bold"))
    paper.print(drawn.board(view, speaker, PAPER))
    return paper.export_html(inline_styles=True, code_format=PAGE)
