"""What the drawings of all games have in common. Only who draws needs the drawing library, so only a game's `terminal`
imports this."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from io import StringIO
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console, RenderableType
from rich.pretty import Pretty
from rich.table import Table
from rich.text import Text

from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.game import View
from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.table import AnyTable

PAPER = 100  # columns of a picture that is not drawn in a terminal
PAGE = '<pre style="line-height:1.15;font-family:ui-monospace,monospace">{code}</pre>'


@dataclass(frozen=True)
class Terminal:
    """How a game is played in a terminal. Everything is told from a seat's view, so nothing else can be told."""

    board: Callable[[View, Speaker, int], RenderableType]  # the table within so many columns
    legend: Callable[[View, Speaker], RenderableType] = lambda view, speaker: Text()  # its signs and letters
    note: Callable[[View, Speaker, Action], str] = lambda view, speaker, action: ""
    """What a person would see by a look at the pieces, behind a move in the list: what stands on the card, how far it
    is, what lies there."""
    caution: Callable[[View, Speaker, Action], str] = lambda view, speaker, action: ""
    """What somebody should know before a move that is easily regretted; a person confirms it."""
    name: Callable[[View, Speaker, int], str] = lambda view, speaker, seat: speaker.seat(seat)
    """What a seat is called at this table, where that is more than its place: by its people, its persona."""
    chapter: Callable[[View], object] = lambda view: view["table"].get("round")
    """What stays the same while watchers need no new picture."""


class Picture:
    """One picture of one view, with the game's words at hand."""

    def __init__(self, view: View, speaker: Speaker, width: int) -> None:
        self.table: dict[str, Any] = view["table"]
        self.eyes: int | None = view["seat"]
        self.over = view["ended"] is not None
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
    view, speaker = table.view(None), Speaker.at(table, lang)
    paper.print(Text(speaker.prompt(table.state), "bold"))
    paper.print(drawn.board(view, speaker, PAPER) if drawn else Pretty(view["table"]))
    return paper.export_html(inline_styles=True, code_format=PAGE)
