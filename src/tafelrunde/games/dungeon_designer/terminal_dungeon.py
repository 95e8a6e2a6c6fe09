"""A dungeon in a terminal: a grid of rooms whose walls show how they hang together.

Where two rooms are connected, or a room with its gate, the wall between them is crossed; a secret passage stands in it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from tafelrunde.games.dungeon_designer.board import COLUMNS, NAMES, SIDE
from tafelrunde.games.dungeon_designer.edition import Blueprint, Edition, Room
from tafelrunde.games.dungeon_designer.lexicon import doors, printed
from tafelrunde.games.dungeon_designer.view import DungeonView
from tafelrunde.kernel.speech import Speaker

TYPES = {"cave": ("#", "yellow"), "stone": ("=", "cyan"), "dual": ("~", "magenta")}
NETWORKS = {(False, False): "", (True, False): "i", (False, True): "o", (True, True): "*"}
GATE, PASSAGE, ACROSS, DOWN = "▼", "@", "╪", "╫"
NOTHING = "-"
ROOMY, TIGHT = 11, 8  # letters of a cell: four doors and a wish just fit into the smaller one
Line = list[tuple[str, str]]
"""Pieces of text with their styles."""


def name(row: int, column: int) -> str:
    return f"r{row}c{column}"


class DungeonPicture:
    """One seat's dungeon, drawn with cells of so many letters."""

    def __init__(self, speaker: Speaker, own: DungeonView, letters: int) -> None:
        self.speaker = speaker
        self.own = own
        self.letters = letters
        self.edition: Edition = speaker.setup.board.edition
        self.rooms: Mapping[str, Room] = {room.id: room for room in self.edition.room}

    @property
    def width(self) -> int:
        return SIDE * (self.letters + 1) + 1

    def drawn(self) -> Text:
        lines = [self._gate("entrance", self.own.entrance), self._wall(0)]
        for row in range(1, SIDE + 1):
            lines += [*self._row(row), self._wall(row)]
        return Text("\n").join([*lines, self._gate("exit", self.own.exit)])

    # --- words

    def element(self, word: str) -> str:
        """An element or what a blueprint asks for, in a few letters; a star by its value."""
        short: dict[str, str] = {element.id: element.short(self.speaker.lang) for element in self.edition.element}
        return TYPES[word][0] if word in TYPES else short.get(word) or self.speaker.texts(f"terminal-{word}")

    def room(self, cell: str) -> Room | None:
        return self.rooms.get(self.own.rooms.get(cell, ""))

    def asked(self, cell: str) -> str:
        """What the blueprint asks for there."""
        plan: Blueprint = next(plan for plan in self.edition.blueprint if plan.id == self.own.blueprint)
        return dict(zip(NAMES, (word for row in plan.rows for word in row), strict=True))[cell]

    # --- walls

    def joined(self, cell: str, side: str) -> bool:
        """Whether doors lead from this cell to the next room or a gate (DD-124, DD-141, DD-142)."""
        room = self.room(cell)
        if room is None or side not in room.doors:
            return False
        row, column = int(cell[1]), int(cell[3])
        if (side, row) in (("N", 1), ("S", SIDE)):
            return column == (self.own.entrance if side == "N" else self.own.exit)
        down, right = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}[side]
        beyond = self.room(name(row + down, column + right))
        return beyond is not None and {"N": "S", "E": "W", "S": "N", "W": "E"}[side] in beyond.doors

    def _gate(self, gate: str, column: int) -> Text:
        """A gate above or below the middle of its column, named on the side where there is more space."""
        called = self.speaker.texts(f"terminal-{gate}")
        before = (self.letters + 1) * (column - 1) + 1 + (self.letters - 1) // 2
        if column > SIDE // 2:
            return Text(f"{f'{called} '.rjust(before)}{GATE}", "dim")
        return Text(f"{' ' * before}{GATE} {called}", "dim")

    def _wall(self, row: int) -> Text:
        """The wall below a row; above the first one for 0."""
        left, cross, right = ("┌", "┬", "┐") if row == 0 else ("└", "┴", "┘") if row == SIDE else ("├", "┼", "┤")
        parts = []
        for column in COLUMNS:
            joined = self.joined(name(row, column), "S") if row else self.joined(name(1, column), "N")
            sign = PASSAGE if f"h{row}{column}" in self.own.passages else DOWN if joined else "─"
            parts.append(sign.center(self.letters, "─"))
        return Text(f"{left}{cross.join(parts)}{right}")

    def _beside(self, row: int, column: int) -> str:
        """The wall right of a column; left of the first one for 0."""
        if f"v{row}{column}" in self.own.passages:
            return PASSAGE
        return ACROSS if column and self.joined(name(row, column), "E") else "│"

    # --- cells

    def _row(self, row: int) -> list[Text]:
        cells = [self._cell(name(row, column)) for column in COLUMNS]
        lines: list[Text] = []
        for number in range(max(len(cell) for cell in cells)):
            line = Text(self._beside(row, 0) if number == 1 else "│")
            for column, cell in zip(COLUMNS, cells, strict=True):
                pieces = cell[number] if number < len(cell) else []
                for text, style in pieces:
                    line.append(text, style)
                line.append(" " * (self.letters - sum(len(text) for text, _ in pieces)))
                line.append(self._beside(row, column) if number == 1 else "│")
            lines.append(line)
        return lines

    def _cell(self, cell: str) -> list[Line]:
        """Type and room, doors and the blueprint's wish, elements; at least three lines."""
        standing, asked = self.own.standing, self.asked(cell)
        wish: Line = []
        if asked != NOTHING:
            met = cell in standing.met
            wish = [(f"{'+' if met else '?'}{self.element(asked)}", "green" if met else "dim")]
        room = self.room(cell)
        if room is None:
            return [[], wish, []]
        sign, style = TYPES[room.type]
        if cell in self.own.types:  # a dual room whose type has been fixed (DD-246)
            sign = f"{TYPES[self.own.types[cell]][0]}{sign}"
        mark = NETWORKS[cell in standing.entrance, cell in standing.exit]
        contents = [[(line, "")] for line in self._packed(self.contents(cell))]
        head: Line = [(f"{sign}{room.id} {mark}", f"bold {style}")]
        gap = " " if self.letters > TIGHT else ""
        return [head, [(f"{doors(self.speaker, room)}{gap}", ""), *wish], *(contents or [[]])]

    def contents(self, cell: str) -> list[str]:
        """Printed elements, and tokens in brackets."""
        room = self.room(cell)
        tokens = [f"({self.element(face)})" for face in self.own.tokens.get(cell, [])]
        return [*map(self.element, printed(room) if room else []), *tokens]

    def _packed(self, words: Sequence[str]) -> list[str]:
        lines: list[str] = []
        for word in words:
            if lines and len(lines[-1]) + 1 + len(word) <= self.letters:
                lines[-1] += f" {word}"
            else:
                lines.append(word)
        return lines
