"""The land in a terminal: a map of characters and two small tables, drawn from a seat's view and nothing else.

Every colour also has a letter, so the picture can be read without colours: a figure is the letter of its people and
the letter of its colour (`Er`), with a star when it wears a ring; `&g` is the green king dragon.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby, pairwise

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tafelrunde.games.drachenland.board import COLOURS, DICE, GEMS, LOOT, TILES, Board
from tafelrunde.games.drachenland.edition import GemKind
from tafelrunde.games.drachenland.terminal_moves import note
from tafelrunde.games.drachenland.view import FACE_DOWN, FigureView, TableView, VolcanoView
from tafelrunde.kernel.drawing import Picture, Terminal, letters
from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.views import Seen

MAP_WIDTH, MAP_HEIGHT = 1000, 700  # the coordinates of an edition
NARROWEST, WIDEST, TALLEST = 72, 160, 36
STYLES = {"red": "bright_red", "green": "bright_green", "blue": "bright_blue", "clear": "bright_white"}
EGG, EGG_STYLE = "o", "yellow"
HIDDEN, NOTHING, KING, RING = "?", "-", "&", "*"
PATH, WATER = "·", "~"
NEAR = sorted(((dx, dy) for dx in range(-10, 11) for dy in range(-3, 4)), key=lambda d: (abs(d[0]) + 3 * abs(d[1]), d))
"""Where a label that finds its place taken may move to, the nearest first."""


def board(view: Seen, speaker: Speaker, width: int) -> RenderableType:
    """The whole table as this view's owner sees it."""
    return Drawing(view, speaker, max(NARROWEST, min(width, WIDEST))).whole()


def legend(view: Seen, speaker: Speaker) -> RenderableType:
    """Every sign of the picture, one below the other."""
    return Drawing(view, speaker, WIDEST).signs()


class Canvas:
    """A grid of characters with styles. What is there stays: a label in its way has to move."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.height = min(round(width * MAP_HEIGHT / MAP_WIDTH / 2), TALLEST)  # a character is twice as high as wide
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}

    def at(self, x: float, y: float) -> tuple[int, int]:
        """The cell of a point of the map."""
        return round(x / MAP_WIDTH * (self.width - 1)), round(y / MAP_HEIGHT * (self.height - 1))

    def label(self, x: float, y: float, text: Text) -> None:
        """Writes a text around a point, or as near to it as there is room."""
        column, row = self.at(x, y)
        column -= (len(text) - 1) // 2
        for dx, dy in NEAR:
            left = max(0, min(column + dx, self.width - len(text)))
            if self._free(left, row + dy, len(text)):
                break
        for i, character in enumerate(text.plain):
            style = str(text.spans[0].style) if text.spans else ""
            for span in text.spans:
                style = str(span.style) if span.start <= i < span.end else style
            self.cells[left + i, row + dy] = character, style

    def _free(self, left: int, row: int, length: int) -> bool:
        return 0 <= row < self.height and not any((left + i, row) in self.cells for i in range(-1, length + 1))

    def line(self, points: list[tuple[float, float]], mark: str, style: str, every: int) -> None:
        """Marks a line where nothing else is."""
        for (x, y), (to_x, to_y) in pairwise(points):
            (column, row), (to_column, to_row) = self.at(x, y), self.at(to_x, to_y)
            steps = max(abs(to_column - column), abs(to_row - row), 1)
            for i in range(0, steps + 1, every):
                cell = round(column + (to_column - column) * i / steps), round(row + (to_row - row) * i / steps)
                self.cells.setdefault(cell, (mark, style))

    def text(self) -> Text:
        drawn = Text(no_wrap=True, overflow="crop")
        for row in range(self.height):
            cells = [self.cells.get((column, row), (" ", "")) for column in range(self.width)]
            for style, run in groupby(cells, key=lambda cell: cell[1]):
                drawn.append("".join(character for character, _ in run), style)
            drawn.rstrip()
            drawn.append("\n" if row < self.height - 1 else "")
        return drawn


class Drawing(Picture):
    """One picture of one view."""

    table: TableView

    def __init__(self, view: Seen, speaker: Speaker, width: int) -> None:
        super().__init__(view, speaker, width)
        self.land: Board = speaker.setup.board
        led = [people for people in self.table.peoples if people]  # they get their letters first
        peoples = [*led, *(people for people in self.land.peoples if people not in led)]
        self.people = dict(zip(peoples, letters(self.word("people", people) for people in peoples), strict=True))
        by_tile = sorted(self.land.edition.tile, key=lambda tile: tile.id != "ring")  # the ring gets its own letter
        self.tile = dict(zip((t.id for t in by_tile), letters(t.name(speaker.lang) for t in by_tile), strict=True))
        self.visitors: dict[str, list[Text]] = {}
        for word, figure in self.table.figures.items():
            if figure.at:
                self.visitors.setdefault(figure.at, []).append(self.figure(word, figure.ring))

    def whole(self) -> RenderableType:
        parts = [self.map(), Text(), self.legend(), Text(), self.seats(), Text(), self.volcanoes(), *self.unseen()]
        return Group(*parts if self.over else (self.status(), *parts))

    # --- small pieces

    def figure(self, word: str, ring: bool) -> Text:
        people, _, colour = word.rpartition("-")
        return Text.styled(self.people[people] + colour[0] + RING * ring, f"bold reverse {STYLES[colour]}")

    def kings(self, space: str) -> list[Text]:
        found = [colour for colour, place in self.table.kings.items() if place == space]
        return [Text.styled(KING + colour[0], f"bold {STYLES[colour]}") for colour in found]

    def gems(self, gems: Mapping[GemKind, int]) -> Text:
        return Text().join(Text.styled(gem[0] * gems[gem], STYLES[gem]) for gem in GEMS if gems[gem])

    def plate(self, volcano: VolcanoView) -> Text:
        """What is left on a volcano: eggs, tile, gems."""
        tile = volcano.tile
        face = "" if tile is None else HIDDEN if tile == FACE_DOWN else self.tile[tile]
        eggs = Text.styled(EGG * volcano.eggs, EGG_STYLE)
        found = [piece for piece in (eggs, Text.styled(face, "bold magenta"), self.gems(volcano.gems)) if piece]
        return Text(" ").join(found) if found else Text.styled(NOTHING, "dim")

    # --- the map

    def map(self) -> Text:
        edition, canvas = self.land.edition, Canvas(self.width)
        spots: dict[str, tuple[float, float]] = {}
        for volcano in edition.volcano:
            spots[volcano.id] = volcano.x, volcano.y
            crown = Text().join([Text.styled(volcano.id, "bold"), *self.kings(volcano.id)])
            canvas.label(volcano.x, volcano.y, crown)
        for field in edition.field:
            spots[field.id] = field.x, field.y
            number = Text.styled(field.id.lstrip("F") or field.id, "dim")
            canvas.label(field.x, field.y, self.visitors.get(field.id, [number])[0])
        for gate in edition.gate:
            canvas.label(gate.x, gate.y, Text.styled(gate.id, "cyan"))
        for volcano in edition.volcano:
            away = volcano.y - 30 if volcano.plate[1] > volcano.y else volcano.y + 30
            if volcano.id in self.visitors:
                canvas.label(volcano.x, away, Text().join(self.visitors[volcano.id]))
        for volcano in edition.volcano:
            canvas.label(*volcano.plate, self.plate(self.table.volcanoes[volcano.id]))
        for path in edition.path:
            canvas.line([spots[space] for space in path.chain], PATH, "dim", 1)
        for gate in edition.gate:
            canvas.line([(gate.x, gate.y), spots[gate.first]], PATH, "dim", 1)
        for ferry in edition.ferry:
            canvas.line([spots[ferry.a], *ferry.via, spots[ferry.b]], WATER, "blue", 2)
        return canvas.text()

    def legend(self) -> Text:
        lying = {volcano.tile for volcano in self.table.volcanoes.values()}
        seen = [tile for tile in self.tile if tile in lying.union(*self.table.tiles)]
        signs = [
            (EGG, self.words("terminal-egg")),
            ("".join(gem[0] for gem in GEMS), self.words("terminal-gem-colours")),
            (HIDDEN, self.words("terminal-face-down")),
            *((self.tile[tile], self.word("tile", tile)) for tile in seen),
            (f"{KING}r", self.words("terminal-king")),
            (f"{next(iter(self.people.values()))}r{RING}", self.words("terminal-ringed")),
            (WATER, self.words("terminal-water")),
        ]
        lines = [Text(style="dim")]
        for sign, meaning in signs:
            entry = Text(f"{sign} {meaning}   ", style="dim")
            entry.stylize("bold", 0, len(sign))
            if len(lines[-1]) + len(entry) > self.width + 3:
                lines.append(Text(style="dim"))
            lines[-1].append_text(entry)
        return Text("\n").join(lines)

    def signs(self) -> Table:
        """The long legend: figures, dragons, treasures, every kind of tile, gates and ways."""
        drawn = Table.grid(padding=(0, 2, 0, 0))
        for word, figure in self.table.figures.items():
            drawn.add_row(self.figure(word, figure.ring), self.word("figure", word))
        drawn.add_row(RING, self.words("terminal-ringed"))
        for colour in COLOURS:
            king = self.words("terminal-king")
            drawn.add_row(
                Text.styled(KING + colour[0], STYLES[colour]), f"{king} {self.word('king', f'king_{colour}')}"
            )
        drawn.add_row(Text.styled(EGG, EGG_STYLE), self.words("terminal-egg"))
        for gem in self.land.edition.gem:
            drawn.add_row(Text.styled(gem.id[0], STYLES[gem.id]), gem.plural(self.speaker.lang))
        drawn.add_row(HIDDEN, self.words("terminal-tile-down"))
        for tile, sign in self.tile.items():
            if not tile.startswith("king_"):
                drawn.add_row(sign, self.words("terminal-tile-up", tile=self.word("tile", tile)))
        for gate in self.land.edition.gate:
            drawn.add_row(gate.id, gate.name(self.speaker.lang))
        drawn.add_row(PATH, self.words("terminal-path"))
        drawn.add_row(WATER, self.words("terminal-water"))
        return drawn

    def word(self, domain: str, word: str) -> str:
        return str(self.speaker.word(domain, word))

    def name(self, seat: int) -> str:
        """A seat by the people that it leads."""
        people = self.table.peoples[seat]
        return self.words("seat-nameless", number=seat + 1) if people is None else self.word("people", people)

    def status(self) -> Text:
        table = self.table
        said = [self.words("terminal-round", round=table.round, seat=self.name(table.player))]
        if None in table.peoples:
            said = [self.words("terminal-choosing", seat=self.name(table.player))]
        if table.dice:
            for die, pips, used in zip(DICE, table.dice, table.used, strict=True):
                said.append(self.words("terminal-die", die=die.upper(), pips=pips, used="yes" if used else "no"))
        if table.active:
            active = table.active.figure
            sign = self.figure(active, table.figures[active].ring).plain
            said.append(self.words("terminal-active", figure=sign, pips=table.active.pips))
        said.append(self.words("terminal-eggs-left", count=table.eggs_left))
        return Text(" · ".join(said), "bold")

    # --- the tables

    def heading(self, heading: str) -> str:
        return self.word("gem", heading) if heading in COLOURS else super().heading(heading)

    def seats(self) -> Table:
        """The peoples: where their figures are, what they own, what they have if that can be seen."""
        drawn = self.grid("", "people", *COLOURS, "tiles", "loot", "points")
        for seat, (people, tiles) in enumerate(zip(self.table.peoples, self.table.tiles, strict=True)):
            turn = "bold" if seat == self.table.player and not self.over else ""
            places = [self._place(f"{people}-{colour}", colour) for colour in COLOURS]
            name = Text(self.with_you(seat, self.name(seat)), turn)
            owned = " ".join(sign * tiles[tile] for tile, sign in self.tile.items() if tile in tiles)
            sign = self.people.get(people, "")
            drawn.add_row(sign, name, *places, owned or NOTHING, self._loot(seat), self._points(seat))
        return drawn

    def _place(self, figure: str, colour: str) -> Text:
        stands = self.table.figures.get(figure, FigureView(None, False))
        return Text.styled((stands.at or NOTHING) + RING * stands.ring, STYLES[colour])

    def unseen(self) -> list[Text]:
        """The tiles that nobody has seen yet, without their places."""
        unseen = self.table.unseen
        here = [tile for tile in TILES if tile in unseen]
        tiles = [f"{self.word('tile', tile)}{f' ×{unseen[tile]}' if unseen[tile] > 1 else ''}" for tile in here]
        return [Text(self.words("terminal-unseen", tiles=", ".join(tiles)), "dim")] if tiles else []

    def _loot(self, seat: int) -> Text:
        loot = self.table.loot[seat]
        if loot is None:
            return Text.styled(self.words("terminal-screen"), "dim")
        styles = (EGG_STYLE, *(STYLES[gem] for gem in GEMS))
        signs = (EGG, *(gem[0] for gem in GEMS))
        counted = zip(LOOT, signs, styles, strict=True)
        return Text(" ").join(Text.styled(f"{loot[kind]}{sign}", style) for kind, sign, style in counted)

    def _points(self, seat: int) -> str:
        score = self.table.scores[seat]
        if score is None:
            return HIDDEN
        more = f" ({score.with_rings})" if score.void else ""
        return f"{score.points}{more}"

    def volcanoes(self) -> Table:
        """The volcanoes by name, with what lies there, who stands there and where a ferry goes."""
        drawn = self.grid("", "volcano", "eggs", "gems", "tile", "here", "ferry")
        for volcano, ferries in zip(self.land.edition.volcano, self.land.ferries, strict=True):
            here = self.table.volcanoes[volcano.id]
            tile = here.tile
            face = self.words("terminal-face-down") if tile == FACE_DOWN else tile and self.word("tile", tile)
            drawn.add_row(
                volcano.id,
                volcano.name(self.speaker.lang),
                Text.styled(EGG * here.eggs or NOTHING, EGG_STYLE),
                self.gems(here.gems) or NOTHING,
                Text(str(face or NOTHING), "dim" if tile == FACE_DOWN else ""),
                Text(" ").join([*self.kings(volcano.id), *self.visitors.get(volcano.id, [])]),
                " ".join(self.land.spaces[to] for to in ferries),
            )
        return drawn


TERMINAL = Terminal(board, legend=legend, note=note)
