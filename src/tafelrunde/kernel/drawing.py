"""Tools for drawing any game in a terminal.

Only drawings need the drawing library, so only a game's `terminal` imports this module.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import KW_ONLY, dataclass
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
    """A game's drawing in a terminal. It is made from a seat's view, so it cannot reveal anything else."""

    board: Callable[[Seen, Speaker, int], RenderableType]  # the table, drawn this many columns wide
    _: KW_ONLY
    legend: Callable[[Seen, Speaker], RenderableType] = lambda view, speaker: (
        Text()
    )  # the signs and letters of the board
    note: Callable[[Seen, Speaker, Action], str] = lambda view, speaker, action: ""
    """A hint behind a move in the list that a person would get from the pieces: the card's text, a distance, a
    content.
    """
    name: Callable[[Seen, Speaker, int], str] = lambda view, speaker, seat: speaker.seat(seat)
    """The name of a seat at this table, if it has more than its number: its people or its persona."""
    chapter: Callable[[Seen], object] = lambda view: plain(view.table).get("round")
    """A value that stays the same as long as watchers need no new picture."""


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
        """Return a table that only has headings so far."""
        drawn = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), header_style="bold dim", show_edge=False, pad_edge=False)
        for heading in headings:
            drawn.add_column(self.heading(heading), overflow="fold")
        return drawn

    def heading(self, heading: str) -> str:
        """Return the heading of a column: the game's text `terminal-<heading>`."""
        return self.words(f"terminal-{heading}") if heading else ""

    def with_you(self, seat: int, name: str) -> str:
        """Return the name of a seat, marked if the viewer sits there."""
        return f"{name} ({self.words('terminal-you')})" if seat == self.eyes else name


class GenericPicture(Picture):
    """A picture for games without a drawing of their own. Each key of the view has a text `view-<key>`."""

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
        """Return words as people say them, with lists and tables on one line."""
        if isinstance(part, dict):
            return ", ".join(f"{self.say(name)} {self.say(value)}" for name, value in part.items() if value != 0) or "–"
        if isinstance(part, list):
            return ", ".join(map(self.say, part)) or "–"
        domains = self.speaker.setup.words.items() if isinstance(part, str) else ()
        return str(next((self.speaker.word(domain, part) for domain, words in domains if part in words), part))


BY_SHAPE = Terminal(lambda view, speaker, width: GenericPicture(view, speaker, width).whole())


def letters(names: Iterable[str]) -> list[str]:
    """Return a letter for every name: the first of its letters that no earlier name has taken."""
    found: list[str] = []
    for name in names:
        found.append(next(c for c in (*name.upper(), *"0123456789") if c.isalnum() and c not in found))
    return found


def html(table: AnyTable, lang: str = "en") -> str:
    """Return the spectators' terminal picture as HTML."""
    paper = Console(file=StringIO(), width=PAPER, record=True)
    drawn = table.game.drawn
    view, speaker = table.seen(None), Speaker.at(table, lang)
    paper.print(Text(speaker.prompt(table.state, name=partial(drawn.name, view, speaker)), "bold"))
    paper.print(drawn.board(view, speaker, PAPER))
    return paper.export_html(inline_styles=True, code_format=PAGE)
