"""The table in a terminal, drawn from a seat's view and nothing else."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.drawing import Picture, Terminal
from tafelrunde.kernel.game import View
from tafelrunde.kernel.speech import Speaker


def board(view: View, speaker: Speaker, width: int) -> RenderableType:
    return Drawing(view, speaker, width).whole()


def note(view: View, speaker: Speaker, action: Action) -> str:
    """How many of this light have been shown."""
    return speaker.texts("terminal-gone", cards=view["table"]["discard"][action.words[0]])


class Drawing(Picture):
    """One picture of one view."""

    def whole(self) -> RenderableType:
        state = self.words("terminal-state", round=self.table["round"], pack=self.table["pack"])
        return Group(Text(state), Text(), self.seats(), Text(), self.lights())

    def seats(self) -> RenderableType:
        drawn = self.grid("seat", "points", "cards")
        for seat, (points, cards) in enumerate(zip(self.table["points"], self.table["hands"], strict=True)):
            drawn.add_row(self.with_you(seat, self.speaker.seat(seat)), str(points), str(cards))
        return drawn

    def lights(self) -> RenderableType:
        """What has been shown, and what whoever looks holds."""
        hand = self.table["hand"]
        drawn = self.grid("light", "shown", *(("hand",) if hand else ()))
        for light, shown in self.table["discard"].items():
            held = (str(hand[light]),) if hand else ()
            drawn.add_row(str(self.speaker.word("light", light)), str(shown), *held)
        return drawn


TERMINAL = Terminal(board, note=note)
