"""The mountain in a terminal: ring above ring and a table of the sinners, drawn from a seat's view and nothing else.

Every sinner has a letter, so the picture can be read without colours. A gate is framed by `[ ]`; figures stand in
place of their field's number, a pair is joined by `=`, others on one field by `+`.
"""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tafelrunde.games.dante.board import Board
from tafelrunde.games.dante.edition import Area
from tafelrunde.kernel.drawing import Picture, Terminal, letters
from tafelrunde.kernel.game import View
from tafelrunde.kernel.speech import Speaker

NARROWEST, WIDEST = 72, 140
STYLES = ("red", "yellow", "green", "blue", "magenta", "cyan", "bright_red", "bright_green")
"""By seat; the letters tell the same."""
PAIR, BESIDE, NOTHING = "=", "+", "-"


def board(view: View, speaker: Speaker, width: int) -> RenderableType:
    """The whole table as this view's owner sees it."""
    return Drawing(view, speaker, max(NARROWEST, min(width, WIDEST))).whole()


class Drawing(Picture):
    """One picture of one view."""

    def __init__(self, view: View, speaker: Speaker, width: int) -> None:
        super().__init__(view, speaker, width)
        self.mountain: Board = speaker.setup.board
        self.sinners: list[dict[str, Any]] = self.table["sinners"]
        self.letters = letters([self.name(seat) for seat in range(len(self.sinners))])

    def whole(self) -> RenderableType:
        parts: list[RenderableType] = [self.map(), Text(), self.heaven(), Text(), self.seats()]
        if not self.over:
            parts = [self.status(), self.sky(), Text(), *parts]
        if self.table["hand"]:
            parts += [Text(), self.hand()]
        return Group(*parts)

    # --- small pieces

    def name(self, seat: int) -> str:
        return str(self.speaker.word("sinner", self.sinners[seat]["persona"]))

    def figure(self, seat: int) -> Text:
        return Text.styled(self.letters[seat], f"bold reverse {STYLES[seat]}")

    def figures(self, field: int) -> Text:
        """Who stands on a field; companions side by side."""
        here = [seat for seat, sinner in enumerate(self.sinners) if sinner["field"] == field]
        here.sort(key=self._pair)
        drawn = Text()
        for i, seat in enumerate(here):
            if i:
                drawn.append(PAIR if self.mate(seat) == here[i - 1] else BESIDE)
            drawn.append_text(self.figure(seat))
        return drawn

    def _pair(self, seat: int) -> tuple[int, int]:
        mate = self.mate(seat)
        return seat if mate is None else min(seat, mate), seat

    def mate(self, seat: int) -> int | None:
        found: int | None = self.sinners[seat]["mate"]
        return found

    # --- the mountain

    def map(self) -> Text:
        """The areas from heaven down, each on lines of its own."""
        lines = [self.area(area) for area in reversed(self.mountain.edition.area)]
        return Text("\n").join(lines)

    def area(self, area: Area) -> Text:
        label = f"{area.name(self.speaker.lang):<28}"
        drawn = Text.styled(label, "bold")
        length = len(label)
        for number in range(area.first, area.last + 1):
            here = self.figures(number) or Text.styled(str(number), "dim")
            if area.ring and number == area.last:
                here = Text.assemble("[", here, "]")
            if length + len(here) + 1 > self.width:
                drawn.append("\n" + " " * len(label))
                length = len(label)
            drawn.append(" ")
            drawn.append_text(here)
            length += len(here) + 1
        return drawn

    def status(self) -> Text:
        table = self.table
        direction = self.speaker.word("direction", table["direction"])
        said = [self.words("terminal-turn", sinner=self.name(table["turn"]), direction=direction)]
        if table["role"] != table["turn"]:
            said.append(self.words("terminal-role", sinner=self.name(table["role"])))
        if table["number"]:
            said.append(self.words("terminal-number", number=table["number"]))
        if table["skip"]:
            said.append(self.words("terminal-skip"))
        return Text(" · ".join(said), "bold")

    def sky(self) -> Text:
        """Sun, spiral, encounter, supply and piles."""
        table, lang = self.table, self.speaker.lang
        encounter = next(e for e in self.mountain.edition.encounter if e.id == table["encounter"])
        kind = next(k for k in self.mountain.edition.classes if k.id == encounter.kind)
        hour, light = self.speaker.word("hour", table["sun"]), self.speaker.word("light", table["light"])
        said = [
            self.words("terminal-sky", hour=hour, light=light),
            self.words("terminal-encounter", **{"name": encounter.name(lang), "class": kind.name(lang)}),
            self.words("terminal-spiral", spiral=table["spiral"]),
            self.words("terminal-supply", supply=table["supply"]),
            self.words("terminal-piles", stock=table["stock"], discard=len(table["discard"])),
        ]
        return Text(f"{' · '.join(said)}\n{kind.about(lang)}")

    def heaven(self) -> Text:
        arrived = [self.name(seat) for seat in self.table["heaven"]]
        if not arrived:
            return Text(self.words("terminal-heaven-empty"), "dim")
        return Text(self.words("terminal-heaven", names=", ".join(arrived)), "bold")

    def hand(self) -> Text:
        cards = [str(self.speaker.word("card", card)) for card in self.table["hand"]]
        return Text(self.words("terminal-hand", cards=" · ".join(cards)))

    # --- the sinners

    def seats(self) -> Table:
        """The sinners in the order of the race."""
        drawn = self.grid("", "sinner", "seat", "field", "stones", "cards", "bond", "next")
        for seat in self.table["standing"]:
            sinner = self.sinners[seat]
            turn = "bold" if seat == self.table["turn"] and not self.over else ""
            drawn.add_row(
                self.figure(seat),
                Text(self.with_you(seat, self.name(seat)), turn),
                str(seat + 1),
                str(sinner["field"]),
                str(sinner["stones"]),
                str(sinner["cards"]),
                self.bond(seat),
                self.ahead(seat),
            )
        return drawn

    def bond(self, seat: int) -> str:
        sinner = self.sinners[seat]
        if sinner["mate"] is not None:
            return self.words("terminal-mate", sinner=self.name(sinner["mate"]))
        if sinner["offer"] is not None:
            return self.words("terminal-offer", sinner=self.name(sinner["offer"]))
        return NOTHING

    def ahead(self, seat: int) -> str:
        """The stones that new terraces still bring, from the next one up."""
        sinner = self.sinners[seat]
        sins = self.mountain.sins[sinner["persona"]]
        areas = zip(self.mountain.edition.area, sins, strict=True)
        counts = [str(count) for area, count in areas if area.ring and area.id not in sinner["visited"]]
        return " ".join(counts) or NOTHING


TERMINAL = Terminal(board, chapter=lambda view: view["table"]["turn"])
