"""The dungeon in a terminal: the grid of rooms and a table of the heroes, drawn from a seat's view and nothing else.

Every room is drawn three signs wide with its halls around it: a gap is open, `+` a door, `#` a portcullis. The sign in
the middle tells the room, a letter a hero. `^ > v <` are travel markers of heroes below.
"""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tafelrunde.games.dungeonquest.board import DIRECTIONS, DOOR, NONE, OPEN, PILES, TYPES, WALL, Board
from tafelrunde.kernel.drawing import Picture, Terminal, letters
from tafelrunde.kernel.game import View
from tafelrunde.kernel.speech import Speaker

STYLES = ("dark_orange", "blue", "green", "magenta")
"""By seat; the letters tell the same."""
SIGNS = dict(zip(TYPES, (".", "=", "t", "o", "?", "x", "~", "%", "/", "U", "T", "$"), strict=True))
SIDE_SIGNS = {WALL: ("-", "|"), OPEN: (" ", " "), DOOR: ("+", "+")}
PORTCULLIS_SIGNS = ("#", "#")
ARROWS = dict(zip(DIRECTIONS, "^>v<", strict=True))
MONSTER, ENTRANCE = "!", "v"
NOTHING = "-"


def board(view: View, speaker: Speaker, width: int) -> RenderableType:
    """The whole table as this view's owner sees it."""
    return Drawing(view, speaker, width).whole()


class Drawing(Picture):
    """One picture of one view."""

    def __init__(self, view: View, speaker: Speaker, width: int) -> None:
        super().__init__(view, speaker, width)
        self.board: Board = speaker.setup.board
        self.heroes: list[dict[str, Any]] = self.table["heroes"]
        self.letters = letters([speaker.seat(seat) for seat in range(len(self.heroes))])

    def whole(self) -> RenderableType:
        parts: list[RenderableType] = [self.map(), Text(), self.seats(), Text(), self.piles()]
        if not self.over:
            parts = [self.status(), Text(), *parts]
        if self.table["combat"]:
            parts += [Text(), self.combat()]
        return Group(*parts)

    # --- the dungeon

    def lie(self, at: int) -> int:
        tile = self.table["tiles"].get(self.board.spaces[at])
        if tile is None:
            return self.board.printed.get(at, NONE)
        return 4 * self.board.tiles.index(tile["tile"]) + DIRECTIONS.index(tile["facing"])

    def map(self) -> Text:
        drawn = Text("   " + "".join(f" {chr(65 + column)}  " for column in range(self.board.columns)), "dim")
        for row in range(self.board.rows):
            cells = range(row * self.board.columns, (row + 1) * self.board.columns)
            drawn.append("\n   ")
            for at in cells:
                drawn.append(self.wall(at, 0))
            drawn.append("·")
            drawn.append(f"\n{row + 1:>2} ", "dim")
            for at in cells:
                drawn.append_text(self.room(at))
            drawn.append("|")
        drawn.append("\n   " + "·---" * self.board.columns + "·")
        return drawn

    def side(self, at: int, d: int) -> int:
        """What divides a space from the next one; of two sides the more closed one shows."""
        ours, to = self.lie(at), self.board.next[at][d]
        if at in self.board.treasure and to in self.board.treasure:
            return OPEN  # two spaces, one room
        theirs = self.lie(to) if to != NONE else NONE
        sides = [self.board.sides[ours][d]] if ours != NONE else []
        if theirs != NONE:
            sides.append(self.board.sides[theirs][(d + 2) % 4])
        if to == NONE or WALL in sides:
            return WALL
        return max(sides, default=OPEN)

    def wall(self, at: int, d: int) -> str:
        nothing = self.lie(at) == NONE and self.lie(self.board.next[at][d]) == NONE and self.board.next[at][d] != NONE
        sign = " " if nothing else SIDE_SIGNS.get(self.side(at, d), PORTCULLIS_SIGNS)[0]
        return f"·{sign}{sign}{sign}"

    def room(self, at: int) -> Text:
        lie = self.lie(at)
        west = SIDE_SIGNS.get(self.side(at, 3), PORTCULLIS_SIGNS)[1]
        if lie == NONE:
            return Text(f"{west if west != ' ' else ' '} {self.markers(at) or ' '} ")
        drawn = Text(west)
        name = self.board.spaces[at]
        tile = self.table["tiles"].get(name, {})
        drawn.append(MONSTER if tile.get("monster") else "*" if tile.get("searched") else " ", "bold")
        here = [seat for seat, hero in enumerate(self.heroes) if hero["at"] == name and hero["heading"] is None]
        if here:
            drawn.append(self.letters[here[0]], f"bold reverse {STYLES[here[0]]}")
        else:
            drawn.append(SIGNS[TYPES[self.board.type_of[lie]]])
        entrance = tile.get("entrance") or (lie >> 2 < self.board.kinds and self.board.stairs[lie >> 2])
        drawn.append(self.letters[here[1]] if len(here) > 1 else self.markers(at) or (ENTRANCE if entrance else " "))
        return drawn

    def markers(self, at: int) -> str:
        name = self.board.spaces[at]
        found = [hero["heading"] for hero in self.heroes if hero["at"] == name and hero["heading"]]
        return ARROWS[found[0]] if found else ""

    # --- the rest

    def status(self) -> Text:
        table = self.table
        said = [
            self.words("terminal-round", round=table["round"], sun=table["sun"]),
            self.words("terminal-turn", seat=self.speaker.seat(table["player"])),
            self.words("terminal-stack", count=table["stack"]),
        ]
        if table["dice"]:
            said.append(self.words("terminal-dice", dice=" ".join(map(str, table["dice"]))))
        return Text(" · ".join(said), "bold")

    def combat(self) -> Text:
        fight = self.table["combat"]
        name = self.speaker.word("family", fight["family"]) if fight["family"] else "?"
        said = self.words("terminal-combat", monster=name, wounds=fight["wounds"])
        if fight["life"] is not None:
            said += " " + self.words("terminal-monster", life=fight["life"], penalty=fight["penalty"])
        return Text(said, "bold")

    def piles(self) -> Text:
        counts = [
            f"{self.speaker.word('pile', pile)} {self.table['piles'][pile]['left']}"
            for pile in PILES
            if pile in self.table["piles"]
        ]
        return Text(f"{self.words('terminal-piles')}: {' · '.join(counts)}", "dim")

    def seats(self) -> Table:
        """The heroes: where they are, how they are, what they have."""
        drawn = self.grid("", "hero", "place", "life", "grit", "scores", "gold", "loot", "rune")
        for seat, hero in enumerate(self.heroes):
            name = str(self.speaker.word("hero", hero["hero"])) if hero["hero"] else NOTHING
            turn = "bold" if seat == self.table["player"] and not self.over else ""
            drawn.add_row(
                Text.styled(self.letters[seat], f"bold reverse {STYLES[seat]}"),
                Text(self.with_you(seat, name), turn),
                self.place(hero),
                f"{hero['life'] - hero['wounds']}/{hero['life']}",
                str(hero["determination"]),
                " ".join(map(str, hero["attributes"].values())),
                str(hero["gold"]),
                self.cards([*hero["loot"], *hero["kept"]]),
                self.cards([hero["rune"]] if hero["rune"] else []),
            )
        return drawn

    def place(self, hero: dict[str, Any]) -> str:
        if hero["status"] != "in":
            return self.words(f"terminal-{hero['status']}")
        if hero["heading"]:
            return self.words("terminal-below", space=hero["at"], count=len(hero["row"]))
        return str(hero["at"] or NOTHING)

    def cards(self, cards: list[str]) -> str:
        return ", ".join(str(self.speaker.word("card", card)) for card in cards) or NOTHING


TERMINAL = Terminal(board)
