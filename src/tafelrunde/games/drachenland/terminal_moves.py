"""What a look at the table tells about a move in a terminal: how far it goes, what lies there, what comes along."""

from __future__ import annotations

from tafelrunde.games.drachenland.board import COLOURS, DICE, GEMS, OFF_BOARD, TILES, Board
from tafelrunde.games.drachenland.edition import Colour
from tafelrunde.games.drachenland.view import FACE_DOWN, ActiveView, TableView
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.views import Seen


def note(view: Seen, speaker: Speaker, action: Action) -> str:
    """What stands behind a move in the list."""
    return Look(view, speaker).at(action)


class Look:
    """One look at the table."""

    def __init__(self, view: Seen, speaker: Speaker) -> None:
        self.view = view
        self.table: TableView = view.table
        self.speaker = speaker
        self.words = speaker.texts
        self.land: Board = speaker.setup.board

    def at(self, action: Action) -> str:
        look = getattr(self, f"_{action.verb}", None)
        return str(look(*action.words)) if look else ""

    def word(self, domain: str, word: str) -> str:
        return str(self.speaker.word(domain, word))

    @property
    def active(self) -> ActiveView:
        assert self.table.active is not None  # only who is active walks and takes
        return self.table.active

    @property
    def figure(self) -> str:
        """The active figure."""
        return self.active.figure

    @property
    def colour(self) -> Colour:
        """The colour of the active figure."""
        return next(colour for colour in COLOURS if self.figure.endswith(f"-{colour}"))

    @property
    def place(self) -> int:
        """Where the active figure stands."""
        at = self.table.figures[self.figure].at
        return self.land.index[at] if at else OFF_BOARD

    def found(self, space: str) -> str:
        """What lies on a volcano; on a field there is nothing."""
        here = self.table.volcanoes.get(space)
        if here is None:
            return ""
        tile, gems = here.tile, here.gems
        kings = [f"king_{colour}" for colour, place in self.table.kings.items() if place == space]
        lies = [
            self.words("terminal-stops") if tile == FACE_DOWN else tile and self.word("tile", tile),
            self.words("terminal-some-eggs", count=here.eggs) if here.eggs else "",
            *(f"{gems[gem]} {self.word('gem', gem)}" for gem in GEMS if gems[gem]),
            *(self.word("king", king) for king in kings),
        ]
        return ", ".join(str(piece) for piece in lies if piece) or self.words("terminal-bare")

    # --- by verb

    def _lead(self, people: str) -> str:
        led = self.land.edition.people[self.land.peoples.index(people)]
        return ", ".join(name(self.speaker.lang) for name in (led.red, led.green, led.blue))

    def _enter(self, colour: str, to: str) -> str:
        gate = self.table.ways[f"{self.table.peoples[self.table.player]}-{colour}"][to][0]
        return next(one.name(self.speaker.lang) for one in self.land.edition.gate if one.id == gate)

    def _activate(self, colour: str, die: str) -> str:
        people = self.table.peoples[self.table.player]
        at = self.table.figures[f"{people}-{colour}"].at
        place = self.word("space", at) if at else self.words("terminal-outside")
        pips = (self.table.dice or (0, 0))[DICE.index(die)]
        name = getattr(self.land.edition.people[self.land.peoples.index(people)], colour)
        return self.words("terminal-die-for", pips=pips, figure=name(self.speaker.lang), place=place)

    def _walk(self, to: str) -> str:
        steps = self.words("terminal-steps", count=len(self.table.ways[self.figure][to]) - 1)
        found = self.found(to)
        return f"{steps}; {found}" if found else steps

    def _swift(self) -> str:
        return self.words("terminal-steps", count=self.active.pips + self.land.swift_steps)

    def _ferry(self, to: str) -> str:
        ends = {self.land.spaces[self.place], to}
        water = next(ferry for ferry in self.land.edition.ferry if {ferry.a, ferry.b} == ends)
        return f"{water.name(self.speaker.lang)}; {self.found(to)}"

    def _call(self, power: str) -> str:
        king, place = self.word("king", f"king_{self.colour}"), self.word("space", str(self.table.kings[self.colour]))
        return self.words("terminal-comes", king=king, place=place)

    def _fly(self, to: str, power: str) -> str:
        return self.found(to)

    def _stop(self) -> str:
        return self._here() if self.place != OFF_BOARD else self.words("terminal-outside")

    def _here(self) -> str:
        space = self.land.spaces[self.place]
        found = self.found(space)
        return f"{self.word('space', space)}: {found}" if found else self.word("space", space)

    def _take(self, treasure: str) -> str:
        here = self.table.volcanoes[self.land.spaces[self.place]]
        if treasure == "gems":
            return f"{here.gems[self.colour]} {self.word('gem', self.colour)}"
        if treasure == "clear":
            return self.words("terminal-one-of", count=here.gems["clear"])
        if treasure == "ring":
            return self.words("terminal-ring-for", gem=self.word("gem", self.colour))
        if here.tile in TILES and here.tile != "ring":
            return self.words("terminal-along", tile=self.word("tile", here.tile))
        return self.words("terminal-alone")

    def _hand(self) -> str:
        return self._here()
