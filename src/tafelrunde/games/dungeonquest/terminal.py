"""The dungeon in a terminal: the grid of rooms, the heroes and their cards, the piles, drawn from a seat's view and
nothing else.

Every room is drawn four signs wide with its halls around it. The first sign is a mark, the second tells the room, then
come figures and travel markers; a way down stands last. `LEGEND` holds the signs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tafelrunde.games.dungeonquest.board import COMBAT, DIRECTIONS, NONE, PILES, TYPES, WALL
from tafelrunde.games.dungeonquest.edition import ATTRIBUTES
from tafelrunde.games.dungeonquest.steps.monsters import SOLO_WOUNDS
from tafelrunde.games.dungeonquest.terminal_notes import Look, note
from tafelrunde.games.dungeonquest.view import CombatView, HeroView, TableView
from tafelrunde.kernel.drawing import Picture, Terminal, letters
from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.views import Seen

STYLES = ("dark_orange", "blue", "green", "magenta")
"""By seat; the letters tell the same."""
SIGNS = dict(zip(TYPES, (".", "=", "t", "o", "?", "x", "~", "%", "/", "U", "T", "$"), strict=True))
ACROSS, UPRIGHT = "- +#", "| +#"  # by side: wall, open, door, portcullis
ARROWS = dict(zip(DIRECTIONS, "^>v<", strict=True))
MONSTER, SEARCHED, WAY_DOWN = "!", "*", "≡"
LEGEND = (
    ("| -", "wall"),
    ("+", "door"),
    ("#", "portcullis"),
    (MONSTER, "monster-here"),
    (SEARCHED, "searched"),
    (WAY_DOWN, "way-down"),
    ("^ > v <", "marker"),
)
NOTHING = "–"


def board(view: Seen, speaker: Speaker, width: int) -> RenderableType:
    """The whole table as this view's owner sees it."""
    return Drawing(view, speaker, width).whole()


def legend(view: Seen, speaker: Speaker) -> RenderableType:
    """What the signs of the map stand for."""
    words, rooms = speaker.texts, speaker.setup.board.edition.room
    said = [(sign, words(f"terminal-{word}")) for sign, word in LEGEND]
    said += [(SIGNS[room.id], room.name(speaker.lang)) for room in sorted(rooms, key=lambda room: TYPES.index(room.id))]
    names = [speaker.seat(seat) for seat in range(len(view.table.heroes))]
    said += zip(letters(names), names, strict=True)
    signs = Table.grid(padding=(0, 2, 0, 0))
    third = -(-len(said) // 3)
    for row in range(third):
        signs.add_row(*(Text(text) for sign, word in said[row::third] for text in (sign, word)))
    return Group(Text(words("terminal-legend")), signs)


class Drawing(Picture):
    """One picture of one view."""

    def __init__(self, view: Seen, speaker: Speaker, width: int) -> None:
        super().__init__(view, speaker, width)
        self.look = Look(view, speaker)
        self.board = self.look.board
        self.table: TableView = view.table
        self.heroes = self.table.heroes
        self.letters = letters([speaker.seat(seat) for seat in range(len(self.heroes))])
        self.pending: list[int] = view.pending
        self.asks: str | None = view.asks

    def whole(self) -> RenderableType:
        parts: list[RenderableType] = [self.map(), *self.special_rooms(), Text(), self.seats(), *self.cards()]
        parts += [Text(), self.piles()]
        if not self.over:
            parts = [self.status(), Text(), *parts]
        if self.table.held:
            parts += [Text(), self.held(self.table.held)]
        if self.table.combat:
            parts += [Text(), self.combat(self.table.combat), self.blows(self.table.combat)]
        return Group(*parts)

    # --- the dungeon

    def map(self) -> Text:
        drawn = Text("   " + "".join(f"  {chr(65 + column)}  " for column in range(self.board.columns)), "dim")
        for row in range(self.board.rows):
            cells = range(row * self.board.columns, (row + 1) * self.board.columns)
            drawn.append("\n   ")
            for at in cells:
                drawn.append(f"·{self.wall(at, 0) * 4}")
            drawn.append("·")
            drawn.append(f"\n{row + 1:>2} ", "dim")
            for at in cells:
                drawn.append(self.wall(at, 3))
                drawn.append_text(self.room(at))
            drawn.append("|")
        drawn.append("\n   " + "·----" * self.board.columns + "·")
        return drawn

    def wall(self, at: int, d: int) -> str:
        """What divides a space from the next one; of two sides the more closed one shows."""
        ours, to = self.look.lie(at), self.board.next[at][d]
        theirs = self.look.lie(to) if to != NONE else NONE
        sides = [self.board.sides[ours][d]] if ours != NONE else []
        if theirs != NONE:
            sides.append(self.board.sides[theirs][(d + 2) % 4])
        one_room = at in self.board.treasure and to in self.board.treasure
        side = WALL if to == NONE or WALL in sides else max(sides, default=1)
        return " " if one_room else (ACROSS, UPRIGHT)[d % 2][side]

    def room(self, at: int) -> Text:
        """The inside of a space: figures and markers take the last places first, a way down what they leave."""
        lie, signs = self.look.lie(at), [Text(" ") for _ in range(4)]
        if lie != NONE:
            signs[1] = Text(SIGNS[TYPES[self.board.type_of[lie]]])
        tile = self.look.tile(at)
        if tile and (tile.monster or tile.searched):
            signs[0] = Text(MONSTER if tile.monster else SEARCHED, "bold")
        for place, sign in zip((2, 3, 1, 0), self.figures(at), strict=False):
            signs[place] = sign
        if self.look.way_down(at):
            place = next((place for place in (3, 2, 0) if signs[place].plain == " "), 1)
            signs[place] = Text(WAY_DOWN)
        return Text.assemble(*signs)

    def figures(self, at: int) -> list[Text]:
        """Letters of heroes, two in each space of the treasure chamber, and arrows of those below."""
        room, found = self.board.spaces[self.board.room[at]], []
        for seat, hero in enumerate(self.heroes):
            if hero.at == room and not hero.heading:
                found.append(Text(self.letters[seat], f"bold reverse {STYLES[seat]}"))
        if at in self.board.treasure:
            found = found[:2] if at == self.board.treasure[0] else found[2:]
        for seat, hero in enumerate(self.heroes):
            if hero.at == self.board.spaces[at] and hero.heading:
                found.append(Text(ARROWS[hero.heading], f"bold {STYLES[seat]}"))
        return found

    def special_rooms(self) -> list[Text]:
        """Rooms whose inside the map has no sign for: halves, and the die of the darkness."""
        found: list[Text] = []
        for at, space in enumerate(self.board.spaces):
            lie = self.look.lie(at)
            inside = self.look.inside(lie) if lie != NONE else ""
            if inside:
                name = self.speaker.word("tile", self.board.tiles[lie >> 2])
                found.append(Text(f"{space} {name}: {inside}", "dim"))
        return found

    def held(self, tile: str) -> RenderableType:
        """The tile just drawn: as it can be laid, or as its finder walks into it."""
        kind = self.board.tiles.index(tile)
        facings = self.board.orientations[kind] if self.asks == "lay" else (0,)
        name = str(self.speaker.word("tile", tile))
        said = self.words("terminal-held" if self.asks == "lay" else "terminal-held-entry", tile=name)
        shapes = [Text.assemble(self.shape(4 * kind + d, self.asks == "lay")) for d in facings]
        return Group(Text(said), Columns(shapes, padding=(0, 3)))

    def shape(self, lie: int, named: bool) -> str:
        """A tile by itself."""
        sides, kind = self.board.sides[lie], lie >> 2
        stairs = WAY_DOWN if self.board.stairs[kind] else " "
        top, bottom = ACROSS[sides[0]] * 4, ACROSS[sides[2]] * 4
        middle = f" {SIGNS[TYPES[self.board.type_of[lie]]]} {stairs}"
        lines = [f"·{top}·", f"{UPRIGHT[sides[3]]}{middle}{UPRIGHT[sides[1]]}", f"·{bottom}·"]
        if named:
            lines.append(str(self.speaker.word("direction", DIRECTIONS[lie & 3])))
        return "\n".join([*lines, *filter(None, [self.look.inside(lie)])])

    # --- the rest

    def status(self) -> Text:
        """The round, the sun, and whom the table waits for."""
        shown, asked = self.table, self.pending
        said = [self.words("terminal-round", round=shown.round, sun=shown.sun), self.sunset()]
        if shown.round:
            said.append(self.words("terminal-turn", seat=self.speaker.seat(shown.player)))
        if asked and (not shown.round or asked != [shown.player]):
            said.append(self.words("terminal-asked", seats=", ".join(map(self.speaker.seat, asked))))
        said.append(self.words("terminal-stack", count=shown.stack))
        if shown.dice:
            said.append(self.words("terminal-dice", dice=" ".join(map(str, shown.dice))))
        return Text(" · ".join(said), "bold")

    def sunset(self) -> str:
        """When the next roll for the sun comes, and how it may end."""
        track = self.table.track
        ahead = track.blank - self.table.sun + 1
        if ahead > 1:
            return self.words("terminal-sun-safe", count=ahead)
        number = track.numbers[min(1 - ahead, len(track.numbers) - 1)]
        return self.words("terminal-sun-odds", number=number)

    def seats(self) -> Table:
        """The heroes: where they are and how they are."""
        drawn = self.grid("", "hero", "place", "life", "grit", *ATTRIBUTES, "gold")
        for seat, hero in enumerate(self.heroes):
            letter = Text.styled(self.letters[seat], f"bold reverse {STYLES[seat]}")
            name = self.with_you(seat, self.speaker.seat(seat))
            if not hero.hero:
                drawn.add_row(letter, name)
                continue
            turn = "bold" if seat == self.table.player and not self.over else ""
            drawn.add_row(
                letter,
                Text(f"{name}\n{self.speaker.word('hero', hero.hero)}", turn),
                self.place(hero),
                f"{hero.life - hero.wounds}/{hero.life}",
                str(hero.determination),
                *(str(hero.attributes[name]) for name in ATTRIBUTES),
                str(hero.gold),
            )
        return drawn

    def place(self, hero: HeroView) -> str:
        space = hero.at or NOTHING
        if hero.status != "in":
            return self.words(f"terminal-{hero.status}")
        if hero.heading:
            heading = str(self.speaker.word("direction", hero.heading))
            return self.words("terminal-below", space=space, heading=heading, count=len(hero.row))
        if hero.side:
            return self.words("terminal-side", space=space, side=str(self.speaker.word("half", hero.side)))
        return space

    def cards(self) -> list[Text]:
        """What lies in front of everybody."""
        lines: list[Text] = []
        for seat, hero in enumerate(self.heroes):
            held = [("rune", [hero.rune] if hero.rune else [])]
            held += [("loot", hero.loot), ("kept", hero.kept), ("row", hero.row)]
            said = [f"{self.words(f'terminal-{name}')}: {self.names(cards)}" for name, cards in held if cards]
            if hero.flooded:
                said.append(self.words("terminal-flooded"))
            if said:
                lines.append(Text(f"{self.letters[seat]}  {'; '.join(said)}"))
        return lines

    def names(self, cards: Iterable[str]) -> str:
        """Cards by name, those of one kind together."""
        counted = Counter(str(self.speaker.word("card", card)) for card in cards)
        return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in counted.items())

    def piles(self) -> Text:
        """Cards left, and what lies on the discard piles."""
        said: list[str] = []
        for pile in PILES:
            if pile in self.table.piles:
                lies = self.table.piles[pile]
                gone = f" ({self.names(lies.discard)})" if lies.discard else ""
                said.append(f"{self.speaker.word('pile', pile)} {lies.left}{gone}")
        return Text(f"{self.words('terminal-piles')}: {' · '.join(said)}", "dim")

    def combat(self, fight: CombatView) -> Text:
        name = str(self.speaker.word("family", fight.family)) if fight.family else self.words("terminal-unknown")
        said = [self.words("terminal-combat", hero=self.speaker.seat(fight.hero), monster=name, wounds=fight.wounds)]
        if fight.monster is not None:
            said.append(self.words("terminal-monster-seat", seat=self.speaker.seat(fight.monster)))
        if fight.life is not None and fight.penalty is not None:
            said.append(self.words("terminal-monster", life=fight.life, penalty=fight.penalty))
        return Text(" ".join(said), "bold")

    def blows(self, fight: CombatView) -> RenderableType:
        """The results of a combat round: wounds of hero and monster by their cards; alone by the die (DQ-205)."""
        if fight.monster is None:
            said = [f"{die}: {hurt}/{harm}" for die, (hurt, harm) in enumerate(SOLO_WOUNDS, 1)]
            return Text(f"{self.words('terminal-blows')}: {' · '.join(said)}")
        cards = [str(self.speaker.word("combat", card)) for card in COMBAT]
        drawn = Table.grid(padding=(0, 2, 0, 0))
        drawn.add_row(self.words("terminal-blows"), *cards)
        for card, results in zip(cards, fight.blows, strict=True):
            drawn.add_row(card, *(f"{hurt}/{harm}" for hurt, harm in results))
        return drawn


TERMINAL = Terminal(board, legend=legend, note=note)
