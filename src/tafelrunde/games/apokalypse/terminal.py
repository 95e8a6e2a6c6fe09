"""The nations in a terminal: heaven, earth and hell row by row, drawn from a seat's view and nothing else.

Good people stand on the left, evil ones on the right, and the base population in the middle, so the outermost person
of each wing is at the edge. What belongs to one person stands in one column, below its number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from operator import mul
from typing import NamedTuple

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from tafelrunde.games.apokalypse.board import BACKS, EARTH, HELL, PLANES, WINGS, Board
from tafelrunde.games.apokalypse.edition import RIDERS, SYMBOLS
from tafelrunde.games.apokalypse.scoring import counts
from tafelrunde.games.apokalypse.view import FACE_DOWN, AttackView, NationView, TableView, WingView
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.drawing import Picture, Terminal, letters
from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.views import Seen

NARROWEST, WIDEST = 72, 160
STYLES = ("yellow", "cyan", "red", "green", "magenta", "bright_yellow")
"""By seat; the names tell the same."""
NOTHING, PERSON, SPECIAL, NOTE, SPACE = "–", "●", "★", "♪", "  "


def board(view: Seen, speaker: Speaker, width: int) -> RenderableType:
    """The whole table as this view's owner sees it."""
    return Drawing(view, speaker, max(NARROWEST, min(width, WIDEST))).whole()


def legend(view: Seen, speaker: Speaker) -> RenderableType:
    """What the signs and letters mean."""
    drawing = Drawing(view, speaker, WIDEST)
    signs = dict(zip(SYMBOLS, drawing.letters, strict=True))
    return Text(speaker.texts("terminal-legend", person=PERSON, special=SPECIAL, note=NOTE, none=NOTHING, **signs))


def note(view: Seen, speaker: Speaker, action: Action) -> str:
    """What the cards of a move show."""
    return Drawing(view, speaker, WIDEST).note(action)


class Cell(NamedTuple):
    """A card in its place: told at length where there is room, else by its signs alone."""

    long: str
    short: str


EMPTY = Cell(NOTHING, NOTHING)


class Drawing(Picture):
    """One picture of one view."""

    table: TableView

    def __init__(self, view: Seen, speaker: Speaker, width: int) -> None:
        super().__init__(view, speaker, width)
        self.asked: list[int] = view.pending
        self.box: Board = speaker.setup.board
        self.letters = letters(self.words(f"terminal-{symbol}") for symbol in SYMBOLS)
        names = [self.said("plane", plane) for plane in PLANES]
        names[EARTH] = f"{PERSON} {names[EARTH]} {PERSON}"  # the base population
        self.pillar = max(map(len, names))
        self.planes = names
        self.half = (width - self.pillar - 2 * len(SPACE)) // 2  # of a row, on either side of the middle

    def whole(self) -> RenderableType:
        parts: list[RenderableType] = [] if self.over else [self.status(), self.riders()]
        parts += [self.middle(), self.discards()]
        if self.table.attack:
            parts.append(self.attack(self.table.attack))
        for seat in range(len(self.table.nations)):
            parts += [Text(), Group(self.nation(seat), *self.display(seat))]
        if self.table.hand is not None:
            parts += [Text(), Group(*self.hand(self.table.hand))]
        return Group(*parts)

    def said(self, domain: str, word: str | int) -> str:
        return str(self.speaker.word(domain, word))

    def card(self, card: str) -> str:
        return self.words("terminal-person") if card == FACE_DOWN else self.said("card", card)

    def counted(self, cards: Iterable[str]) -> str:
        """Cards by name, each name once."""
        found = Counter(map(self.card, cards))
        return ", ".join(name if count == 1 else f"{count}× {name}" for name, count in found.items())

    # --- what stands on cards

    def half_signs(self, card: str, wing: str) -> str:
        """The half of a card that counts in a wing, in signs."""
        kind, side = self.box.index[card], WINGS.index(wing)
        if self.box.code[side][kind]:
            return f"{self.box.code[side][kind]:+d}{BACKS[side]}"
        symbols, music = counts(self.box.packed[side][kind])
        return "".join(map(mul, self.letters, symbols)) + NOTE * music or NOTHING

    def face(self, card: str) -> str:
        """All that stands on a card: its back, and both halves or what else it is good for."""
        kind = self.box.kinds[self.box.index[card]].kind
        signs = [self.half_signs(card, wing) for wing in WINGS]
        told = "|".join(signs) if any(sign != NOTHING for sign in signs) else self.words(f"terminal-face-{kind}")
        return f"{self.table.cards[card].deck} {told}"

    def laid(self, card: str, wing: str) -> Cell:
        """A card in heaven or hell, by the half that one sees."""
        index = self.box.index[card]
        signs = self.half_signs(card, wing)
        if index >= len(self.box.kinds):
            return Cell(f"{self.box.edition.seal.name(self.speaker.lang)} {signs}", f"({signs})")
        name = getattr(self.box.kinds[index], wing).name or self.box.kinds[index].name
        return Cell(f"{name(self.speaker.lang)} {signs}", signs)

    # --- the middle of the table

    def status(self) -> Text:
        table = self.table
        said = [
            self.words("terminal-round", round=table.round),
            self.words("terminal-start", seat=self.speaker.seat(table.start)),
        ]
        if table.turn is not None:
            said.append(self.words("terminal-turn", seat=self.speaker.seat(table.turn)))
        else:
            said.append(self.words("terminal-seal", seat=self.speaker.seat(self.asked[0])))
        if table.next_start is not None:
            said.append(self.words("terminal-next", seat=self.speaker.seat(table.next_start)))
        return Text(" · ".join(said), "bold")

    def rider(self, number: int) -> str:
        """A rider of the open set: what protects from it, and what its card is worth (APO-186)."""
        rider = self.table.riders[number - 1]
        symbols = " + ".join(self.words(f"terminal-{symbol}") for symbol in rider.symbols)
        name = self.said("rider", rider.id)
        return self.words("terminal-rider-card", rider=name, symbols=symbols, points=rider.points)

    def riders(self) -> Text:
        first, *later = (self.rider(number) for number in range(self.table.rider, RIDERS + 1))
        said = [self.words("terminal-rider", rider=first)]
        if later:
            said.append(self.words("terminal-later", riders=", ".join(later)))
        return Text(" · ".join(said))

    def middle(self) -> Text:
        table = self.table
        said = [self.words("terminal-people", **table.people), self.words("terminal-seals", seals=table.seals)]
        for back in () if self.over else BACKS:
            above = table.talons[back].above
            if above is not None:
                said.append(self.words("terminal-talon", back=back, above=above))
        return Text(" · ".join(said))

    def discards(self) -> Text:
        said = [
            self.words("terminal-discards", back=back, count=len(pile), cards=self.counted(pile) or NOTHING)
            for back, pile in self.table.discards.items()
        ]
        return Text(" · ".join(said), "dim")

    def attack(self, attack: AttackView) -> Text:
        said = self.words(
            "terminal-attack",
            seat=self.speaker.seat(attack.seat),
            card=self.card(attack.card),
            nation=self.said("nation", self.table.nations[attack.nation].nation),
            wing=self.said("wing", attack.wing),
            column=attack.column,
        )
        if self.table.window:
            said += f" · {self.words('terminal-window')}"
        return Text(said, "bold reverse")

    # --- the nations

    def nation(self, seat: int) -> Text:
        nation = self.table.nations[seat]
        said: list[str] = []
        if nation.alignment:
            said.append(self.words("terminal-alignment", alignment=self.said("alignment", nation.alignment)))
        said.append(self.words("terminal-total", total=nation.total))
        said.append(self.words("terminal-backs", population=nation.backs["B"], capital=nation.backs["K"]))
        if not self.over:
            said.append(self.words("terminal-income", population=nation.income["B"], capital=nation.income["K"]))
        if nation.riders:
            won = ", ".join(self.said("rider", self.table.riders[number - 1].id) for number in nation.riders)
            said.append(self.words("terminal-riders", riders=won))
        if nation.known:
            said.append(self.words("terminal-known", cards=self.counted(nation.known)))
        if nation.passed and not self.over:
            said.append(self.words("terminal-passed"))
        name = Text.styled(self.with_you(seat, self.said("nation", nation.nation)), f"bold {STYLES[seat]}")
        return Text.assemble(name, " · ", " · ".join(said))

    def display(self, seat: int) -> list[Text]:
        """The three planes with their columns below one another, then what all count in them."""
        nation = self.table.nations[seat]
        good, evil = (self.rows(self.columns(nation.wing(wing), wing)) for wing in WINGS)
        lines = [
            Text(f"{SPACE.join(reversed(left)):>{self.half}}{SPACE}{middle:^{self.pillar}}{SPACE}{SPACE.join(right)}")
            for left, middle, right in zip(good, ("", *self.planes), evil, strict=True)
        ]
        lines[0].stylize("dim")
        counts = [self.counts(nation.wing(wing), wing) for wing in WINGS if not self.over]
        people = [said for wing in WINGS for said in self.people(nation.wing(wing), wing)]
        told = [Text(" · ".join(said), "dim") for said in (counts, people) if said]
        return [*(lines if good[0] or evil[0] else lines[1:]), *told]

    def columns(self, wing: WingView, name: str) -> list[list[Cell]]:
        """The columns of a wing from the middle outwards, each with its number and three cards."""
        heaven, hell = ([self.laid(card, name) for card in row] for row in (wing.heaven, wing.hell))
        people = [Cell(self.card(card), PERSON if card == FACE_DOWN else SPECIAL) for card in wing.earth]
        return [
            [Cell(f"{at}", f"{at}"), *cells]
            for at, cells in enumerate(zip_longest(heaven, people, hell, fillvalue=EMPTY), 1)
        ]

    def rows(self, columns: Sequence[Sequence[Cell]]) -> list[list[str]]:
        """The rows of a wing, at length if there is room. Inner columns for which there is none are counted: the outer
        ones are those that can be attacked."""
        drawn = _even([[cell.long for cell in column] for column in columns])
        short = [[cell.short for cell in column] for column in columns]
        hidden = 0
        while _width(drawn) > self.half:
            more = [[f"+{hidden}", *[""] * len(PLANES)]] if hidden else []
            drawn = _even([*more, *short[hidden:]])
            hidden += 1
        return [list(row) for row in zip(*drawn, strict=True)] or [[]] * (1 + len(PLANES))

    def counts(self, wing: WingView, name: str) -> str:
        """Symbols and music of a wing, and how many of its people they save from the next rider."""
        counted = [*zip(self.letters, wing.symbols.values(), strict=True), (NOTE, wing.music)]
        signs = " ".join(f"{sign}{count}" for sign, count in counted if count) or NOTHING
        side, people = self.said("wing", name), len(wing.earth)
        return self.words("terminal-counts", wing=side, safe=wing.safe, people=people, signs=signs)

    def people(self, wing: WingView, name: str) -> Iterator[str]:
        """Saints and fiends by name, and the fronts of ordinary people that one has laid oneself."""
        special = [f"{at}: {self.card(card)}" for at, card in enumerate(wing.earth, 1) if card != FACE_DOWN]
        fronts = [f"{at}: {self.card(front)}" for at, front in enumerate(wing.fronts, 1) if front]
        for kind, found in (("special", special), ("fronts", fronts)):
            if found:
                yield self.words(f"terminal-{kind}", wing=self.said("wing", name), people=", ".join(found))

    def hand(self, hand: list[str]) -> list[RenderableType]:
        cards = Counter(hand)
        if not cards:
            return [Text(self.words("terminal-hand-empty"))]
        told = [
            Text.assemble(f"{count}× " if count > 1 else "", self.card(card), (f"  {self.face(card)}", "dim"))
            for card, count in cards.items()
        ]
        return [Text(self.words("terminal-hand"), "bold"), Columns(told, padding=(0, 3))]

    # --- moves

    def note(self, action: Action) -> str:
        """What somebody at the table would see by a look at the cards."""
        words = [str(word) for word in action.words]
        match action.verb:
            case "person" | "give" | "parry":
                return self.face(words[0])
            case "heaven" | "hell":
                return self.words("terminal-shows", signs=self.half_signs(words[0], words[2]))
            case "replace" | "neutralise":
                return self.exchange(action.verb, words[0], words[1], int(words[2]))
            case "violence":
                return self.hit(words[0], words[1], len(self.of(words[0]).wing(words[1]).earth))
            case "convert":
                return self.hit(words[0], words[1], int(words[2]))
            case "to":
                backs = self.of(words[0]).backs
                return self.words("terminal-backs", population=backs["B"], capital=backs["K"])
            case "steal":
                return self.loot(words[0], words[1])
            case "settle" if self.table.attack and self.table.attack.leads_to:
                wing = self.table.attack.leads_to
                column = self.of(words[0]).wing(wing).ends.earth
                return self.words("terminal-settles", wing=self.said("wing", wing), column=column)
        return ""

    def of(self, nation: str) -> NationView:
        return self.table.nations[self.box.display[nation]]

    def exchange(self, verb: str, card: str, nation: str, column: int) -> str:
        """The card that is replaced or silenced, and what takes its place."""
        kind = self.box.index[card]
        side, plane = self.box.changes[kind] if verb == "replace" else self.box.silences[kind]
        wing, rows = WINGS[side], self.of(nation).wing(WINGS[side])
        old = (rows.hell if plane == HELL else rows.heaven)[column - 1]
        said = self.words(
            f"terminal-{verb}",
            card=self.laid(old, wing).long,
            wing=self.said("wing", wing),
            plane=self.said("plane", PLANES[plane]),
        )
        return (
            f"{said}; {self.words('terminal-shows', signs=self.half_signs(card, wing))}" if verb == "replace" else said
        )

    def hit(self, nation: str, wing: str, column: int) -> str:
        """Who is attacked, and what that person has."""
        _, heaven, person, hell = self.columns(self.of(nation).wing(wing), wing)[column - 1]
        return self.words("terminal-hits", column=column, person=person.long, heaven=heaven.short, hell=hell.short)

    def loot(self, nation: str, back: str) -> str:
        """How many cards have this back, and which of them one knows."""
        victim = self.of(nation)
        known = [card for card in victim.known if self.table.cards[card].deck == back]
        said = self.words("terminal-loot", count=victim.backs["B" if back == "B" else "K"])
        return f"{said}; {self.words('terminal-known', cards=self.counted(known))}" if known else said


def _even(columns: Sequence[Sequence[str]]) -> list[list[str]]:
    """Columns, each of one width."""
    return [[f"{cell:^{max(map(len, column))}}" for cell in column] for column in columns]


def _width(columns: Sequence[Sequence[str]]) -> int:
    """Of columns side by side."""
    return sum(len(column[0]) for column in columns) + len(SPACE) * (len(columns) - 1)


TERMINAL = Terminal(board, legend=legend, note=note)
