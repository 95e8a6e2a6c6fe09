"""The table in a terminal, drawn from a seat's view and nothing else.

A dungeon is a grid of cells: type, room, doors and elements, with what the blueprint asks for. All signs are letters or
plain marks, so the picture can be read without colours.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.box import SQUARE
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tafelrunde.games.dungeon_designer.board import COLUMNS, HALVES, NAMES, SIDE, SLOT_NAMES, Board
from tafelrunde.games.dungeon_designer.edition import Edition, Room
from tafelrunde.kernel.drawing import Picture, Terminal
from tafelrunde.kernel.game import View
from tafelrunde.kernel.speech import Speaker

TYPES = {"cave": ("#", "yellow"), "stone": ("=", "cyan"), "dual": ("~", "magenta")}
NETWORKS = {(False, False): "", (True, False): "i", (False, True): "o", (True, True): "*"}
CATEGORIES = ("rank", "goal", "challenges", "stars", "blueprint", "networks")
NOTHING = "-"


def board(view: View, speaker: Speaker, width: int) -> RenderableType:
    """The whole table as this view's owner sees it."""
    return Drawing(view, speaker, width).whole()


class Drawing(Picture):
    """One picture of one view."""

    def __init__(self, view: View, speaker: Speaker, width: int) -> None:
        super().__init__(view, speaker, width)
        self.box: Board = speaker.setup.board
        self.edition: Edition = self.box.edition
        self.challenges = {challenge.number: challenge for challenge in self.edition.challenge}

    def whole(self) -> RenderableType:
        parts: list[RenderableType] = [] if self.over else [self.status()]
        parts.append(self.goal())
        if not self.over:
            parts += [Text(), self.market()]
        if self.table["challenges"]:
            parts += [Text(), self.display()]
        parts.append(Text())
        parts += [self.seats(), Text()]
        if self.table["jael"]:
            parts += [self.jael(), Text()]
        parts += [Columns([self.dungeon(seat) for seat in self._order()], padding=(0, 2)), self.legend()]
        if self.table["hand"]:
            parts += [Text(), self.hand()]
        return Group(*parts)

    def _order(self) -> list[int]:
        """The own dungeon comes first."""
        seats = list(range(len(self.table["dungeons"])))
        return sorted(seats, key=lambda seat: seat != self.eyes)

    # --- words

    def face(self, word: str) -> str:
        return str(self.speaker.word("face", word))

    def element(self, word: str) -> str:
        """An element or what a blueprint asks for, in a few letters; a star by its value."""
        short: dict[str, str] = {element.id: element.short(self.speaker.lang) for element in self.edition.element}
        return short.get(word) or self.words(f"terminal-{word}")

    def printed(self, room: Room) -> list[str]:
        return [word for word in (getattr(room.elements, slot) for slot in SLOT_NAMES) if word]

    def room(self, room_id: str) -> Room:
        return self.edition.room[self.box.room_index[room_id]]

    # --- the public table

    def status(self) -> Text:
        table = self.table
        market = table["turn"] == SIDE and not any(own["hand"] + own["laid"] for own in table["dungeons"])
        when = "terminal-market-open" if market else "terminal-year"
        said = [self.words(when, year=table["year"], turn=table["turn"])]
        said.append(self.words("terminal-deck", count=table["deck"]))
        return Text(" · ".join(said), "bold")

    def goal(self) -> Text:
        goal = next(goal for goal in self.edition.goal if goal.id == self.table["goal"])
        lang = self.speaker.lang
        return Text(self.words("terminal-goal", goal=goal.name(lang), about=goal.about(lang)))

    def market(self) -> Table:
        drawn = self.grid("stall", "price", "tokens")
        for stall in self.table["stalls"]:
            at = self.box.stalls.index(stall["stall"])
            for half, name in enumerate(HALVES):
                label = f"{self.speaker.word('stall', stall['stall'])} ({stall['stall']}), {self.words(f'half-{name}')}"
                wares = ", ".join(map(self.face, stall[name])) or self.words("terminal-sold")
                drawn.add_row(label, str(self.box.prices[2 * at + half]), wares)
        return drawn

    def display(self) -> Table:
        drawn = self.grid("challenge", "about")
        for number in self.table["challenges"]:
            drawn.add_row(*self._challenge(number))
        return drawn

    def _challenge(self, number: int) -> tuple[str, str]:
        challenge, lang = self.challenges[number], self.speaker.lang
        return f"{number} {challenge.name(lang)}", challenge.about(lang)

    def seats(self) -> Table:
        """Everybody by rank: gold, and reputation by category as if the game ended now."""
        drawn = self.grid("seat", "name", "gold", *(f"category-{category}" for category in CATEGORIES), "points")
        table = self.table
        for rank, seat in enumerate(table["priority"], 1):
            standing = table["dungeons"][seat]["standing"]
            points = {**standing, "challenges": sum(standing["challenges"])}
            gold = self.words("terminal-passed") if seat in table["notches"] else str(table["gold"][seat])
            by_category = [str(points[category]) for category in CATEGORIES]
            drawn.add_row(
                str(rank), self.with_you(seat, self.speaker.seat(seat)), gold, *by_category, str(points["points"])
            )
        return drawn

    def jael(self) -> Text:
        jael = self.table["jael"]
        card = next(card for card in self.edition.jael if card.id == jael["cards"][-1])
        rooms, tokens, points = len(jael["rooms"]), sum(jael["tokens"].values()), jael["standing"]["points"]
        return Text(self.words("terminal-jael", gold=card.gold, rooms=rooms, tokens=tokens, points=points))

    # --- dungeons

    def dungeon(self, seat: int) -> RenderableType:
        own = self.table["dungeons"][seat]
        title = self.words(
            "terminal-dungeon",
            seat=self.speaker.seat(seat),
            blueprint=self.speaker.word("blueprint", own["blueprint"]),
            entrance=own["entrance"],
            exit=own["exit"],
        )
        plan = next(blueprint for blueprint in self.edition.blueprint if blueprint.id == own["blueprint"])
        asked = dict(zip(NAMES, (word for row in plan.rows for word in row), strict=True))
        grid = Table(box=SQUARE, show_header=False, show_lines=True, padding=0)
        for _ in COLUMNS:
            grid.add_column(width=11)
        for row in range(0, len(NAMES), SIDE):
            grid.add_row(*(self._cell(own, cell, asked[cell]) for cell in NAMES[row : row + SIDE]))
        notes = [" ".join(own["passages"])] if own["passages"] else []
        notes += [
            f"{self._challenge(number)[0]}: {value}"
            for number, value in zip(own["challenges"], own["standing"]["challenges"], strict=True)
        ]
        return Group(Text(title, "bold"), grid, *(Text(note) for note in notes))

    def _cell(self, own: Mapping[str, Any], cell: str, asked: str) -> Text:
        standing = own["standing"]
        wish = Text()
        if asked != NOTHING:
            met = cell in standing["met"]
            sign = TYPES[asked][0] if asked in TYPES else self.element(asked)
            wish = Text(f"{'+' if met else '?'}{sign}", "green" if met else "dim")
        if cell not in own["rooms"]:
            return Text("\n").join([Text(), wish, Text()])
        room = self.room(own["rooms"][cell])
        sign, style = TYPES[room.type]
        mark = NETWORKS[cell in standing["entrance"], cell in standing["exit"]]
        tokens = [f"({self.element(face)})" for face in own["tokens"].get(cell, [])]
        head = Text(f"{sign}{room.id} {mark}", f"bold {style}")
        doors = Text(f"{room.doors or NOTHING} ").append_text(wish)
        return Text("\n").join([head, doors, Text(" ".join([*map(self.element, self.printed(room)), *tokens]))])

    def legend(self) -> Text:
        return Text(self.words("terminal-legend"), "dim")

    # --- the hand

    def hand(self) -> RenderableType:
        drawn = self.grid("room", "type", "doors", "elements", "gold", "rune", "power")
        for room in self._rooms(self.table["hand"]):
            kind = self.words("terminal-dual") if room.type == "dual" else self.words(f"type-{room.type}")
            drawn.add_row(
                f"{room.id} {room.name(self.speaker.lang)}",
                kind,
                room.doors,
                ", ".join(map(self._element_name, self.printed(room))) or NOTHING,
                str(room.gold),
                self.words(f"terminal-{room.rune}"),
                self.words(f"terminal-{room.power}") if room.power else "",
            )
        return Group(Text(self.words("terminal-hand"), "bold"), drawn)

    def _rooms(self, ids: Sequence[str]) -> Iterable[Room]:
        return (self.room(room) for room in ids)

    def _element_name(self, word: str) -> str:
        return next(element for element in self.edition.element if element.id == word).name(self.speaker.lang)


TERMINAL = Terminal(board, chapter=lambda view: (view["table"]["year"], view["table"]["turn"]))
