"""The nations in a terminal: heaven, earth and hell row by row, drawn from a seat's view and nothing else.

Good people stand on the left, evil ones on the right, and the base population in the middle, so the outermost person
of each wing is at the edge.
"""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tafelrunde.games.apokalypse.board import BACKS, PLANES, WINGS
from tafelrunde.games.apokalypse.edition import SYMBOLS
from tafelrunde.kernel.drawing import Picture, Terminal
from tafelrunde.kernel.game import View
from tafelrunde.kernel.speech import Speaker

NARROWEST, WIDEST = 72, 160
STYLES = ("yellow", "cyan", "red", "green", "magenta", "bright_yellow")
"""By seat; the names tell the same."""
EMPTY = "·"


def board(view: View, speaker: Speaker, width: int) -> RenderableType:
    """The whole table as this view's owner sees it."""
    return Drawing(view, speaker, max(NARROWEST, min(width, WIDEST))).whole()


class Drawing(Picture):
    """One picture of one view."""

    def __init__(self, view: View, speaker: Speaker, width: int) -> None:
        super().__init__(view, speaker, width)
        self.half = (width - 3) // 2  # of a row, on either side of the middle

    def whole(self) -> RenderableType:
        parts: list[RenderableType] = [] if self.over else [self.status()]
        parts.append(self.middle())
        if self.table["attack"]:
            parts.append(self.attack())
        for seat in range(len(self.table["nations"])):
            parts += [Text(), self.nation(seat), self.display(seat)]
        if self.table["hand"] is not None:
            parts += [Text(), self.hand()]
        return Group(*parts)

    def said(self, domain: str, word: str | int) -> str:
        return str(self.speaker.word(domain, word))

    def card(self, card: str) -> str:
        return self.words("terminal-person") if card == "person" else self.said("card", card)

    # --- the middle of the table

    def status(self) -> Text:
        table = self.table
        said = [
            self.words("terminal-round", round=table["round"]),
            self.words("terminal-start", seat=self.speaker.seat(table["start"])),
        ]
        if table["turn"] is not None:
            said.append(self.words("terminal-turn", seat=self.speaker.seat(table["turn"])))
        if table["next_start"] is not None:
            said.append(self.words("terminal-next", seat=self.speaker.seat(table["next_start"])))
        return Text(" · ".join(said), "bold")

    def middle(self) -> Text:
        table = self.table
        rider = self.said("rider", table["riders"][table["rider"] - 1]["id"])
        said = [self.words("terminal-people", **table["people"]), self.words("terminal-seals", seals=table["seals"])]
        if not self.over:
            said.insert(0, self.words("terminal-rider", rider=rider))
            for back in BACKS:
                above = table["talons"][back]["above"]
                if above is not None:
                    said.append(self.words("terminal-talon", back=back, above=above))
        return Text(" · ".join(said))

    def attack(self) -> Text:
        attack = self.table["attack"]
        said = self.words(
            "terminal-attack",
            seat=self.speaker.seat(attack["seat"]),
            card=self.card(attack["card"]),
            nation=self.said("nation", self.table["nations"][attack["nation"]]["nation"]),
            wing=self.said("wing", attack["wing"]),
            column=attack["column"],
        )
        if self.table["window"]:
            said += f" · {self.words('terminal-window')}"
        return Text(said, "bold reverse")

    # --- the nations

    def nation(self, seat: int) -> Text:
        nation = self.table["nations"][seat]
        said = [self.speaker.seat(seat)]
        if seat == self.eyes:
            said.append(self.words("terminal-you"))
        if nation["alignment"]:
            said.append(self.words("terminal-alignment", alignment=self.said("alignment", nation["alignment"])))
        said.append(self.words("terminal-total", total=nation["total"]))
        if nation["riders"]:
            said.append(self.words("terminal-riders", riders=" ".join(map(str, nation["riders"]))))
        said.append(self.words("terminal-backs", population=nation["backs"]["B"], capital=nation["backs"]["K"]))
        if nation["known"]:
            said.append(self.words("terminal-known", cards=", ".join(map(self.card, nation["known"]))))
        if nation["passed"] and not self.over:
            said.append(self.words("terminal-passed"))
        name = Text.styled(self.said("nation", nation["nation"]), f"bold {STYLES[seat]}")
        return Text.assemble(name, " ", " · ".join(said))

    def display(self, seat: int) -> Text:
        nation = self.table["nations"][seat]
        lines = [self.row(nation, plane) for plane in PLANES]
        return Text("\n").join([*lines, self.counters(nation)])

    def row(self, nation: dict[str, Any], plane: str) -> Text:
        """Good from the outside to the middle, evil from the middle to the outside."""
        good, evil = ([self.short(card) for card in nation[wing][plane]] for wing in WINGS)
        left, right = " | ".join(reversed(good)) or EMPTY, " | ".join(evil) or EMPTY
        return Text(f"{left[-self.half :]:>{self.half}} ┃ {right[: self.half]}")

    def short(self, card: str) -> str:
        return self.card(card)[:14]

    def counters(self, nation: dict[str, Any]) -> Text:
        left, right = (self.counter(nation[wing]) for wing in WINGS)
        return Text(f"{left[: self.half]:>{self.half}} ┃ {right[: self.half]}", "dim")

    def counter(self, wing: dict[str, Any]) -> str:
        counts = [(self.words(f"terminal-{symbol}"), wing["symbols"][symbol]) for symbol in SYMBOLS]
        counts.append((self.words("terminal-music"), wing["music"]))
        said = [f"{count} {name}" for name, count in counts if count]
        if wing["earth"] and not self.over:
            said.insert(0, self.words("terminal-safe", safe=wing["safe"], people=len(wing["earth"])))
        return ", ".join(said)

    def hand(self) -> Text:
        cards = self.table["hand"]
        if not cards:
            return Text(self.words("terminal-hand-empty"))
        return Text(self.words("terminal-hand", cards=" · ".join(map(self.card, cards))))


TERMINAL = Terminal(board)
