"""The mountain in a terminal: ring above ring and a table of the sinners, drawn from a seat's view and nothing else.

Every sinner has a letter, so the picture can be read without colours. A gate is framed by `[ ]`; figures stand in
place of their field's number, a pair is joined by `=`, others on one field by `+`.
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tafelrunde.games.dante.board import LIGHTS, Board
from tafelrunde.games.dante.edition import Area
from tafelrunde.games.dante.foresight import face_of, outcomes
from tafelrunde.games.dante.view import TableView
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.drawing import Picture, Terminal, letters
from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.views import Seen

NARROWEST, WIDEST = 72, 140
STYLES = ("red", "yellow", "green", "blue", "magenta", "cyan", "bright_red", "bright_green")
"""By seat; the letters tell the same."""
PAIR, BESIDE, NOTHING = "=", "+", "-"
CELL = 3  # columns of a field, so that a pair has room


def board(view: Seen, speaker: Speaker, width: int) -> RenderableType:
    """The whole table as this view's owner sees it."""
    return Drawing(view, speaker, max(NARROWEST, min(width, WIDEST))).whole()


class Drawing(Picture):
    """One picture of one view."""

    table: TableView

    def __init__(self, view: Seen, speaker: Speaker, width: int) -> None:
        super().__init__(view, speaker, width)
        self.mountain: Board = speaker.setup.board
        self.sinners = self.table.sinners
        self.asked: list[int] = view.pending
        self.letters = letters([self.name(seat) for seat in range(len(self.sinners))])

    def whole(self) -> RenderableType:
        parts: list[RenderableType] = [self.map(), Text(), self.heaven(), Text(), self.seats()]
        if not self.over:
            parts = [self.status(), self.sky(), Text(), *parts]
        if self.table.hand:
            parts += [Text(), self.hand()]
        return Group(*parts)

    # --- small pieces

    def name(self, seat: int) -> str:
        return str(self.speaker.word("sinner", self.sinners[seat].persona))

    def figure(self, seat: int) -> Text:
        return Text.styled(self.letters[seat], f"bold reverse {STYLES[seat]}")

    def figures(self, field: int) -> Text:
        """Who stands on a field; companions side by side."""
        here = [seat for seat, sinner in enumerate(self.sinners) if sinner.field == field]
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
        found: int | None = self.sinners[seat].mate
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
            here.pad_left(CELL - len(here))
            if length + len(here) + 1 > self.width:
                drawn.append("\n" + " " * len(label))
                length = len(label)
            drawn.append(" ")
            drawn.append_text(here)
            length += len(here) + 1
        return drawn

    def status(self) -> Text:
        table = self.table
        direction = self.speaker.word("direction", table.direction)
        said = [self.words("terminal-turn", sinner=self.name(table.turn), direction=direction)]
        if table.role != table.turn:
            said.append(self.words("terminal-role", sinner=self.name(table.role)))
        if table.number:
            said.append(self.words("terminal-number", number=table.number))
        if table.skipped is not None:
            said.append(self.words("terminal-skip"))
        if self.asked not in ([], [table.turn]):
            said.append(self.words("terminal-asked", names=", ".join(map(self.name, self.asked))))
        return Text(" · ".join(said), "bold")

    def sky(self) -> Text:
        """Sun, supply and piles; encounter and spiral; what the encounter does."""
        table, lang = self.table, self.speaker.lang
        encounter = next(e for e in self.mountain.edition.encounter if e.id == table.encounter)
        kind = next(k for k in self.mountain.edition.classes if k.id == encounter.kind)
        hour, light = self.speaker.word("hour", table.sun), self.speaker.word("light", table.light)
        box = [
            self.words("terminal-sky", hour=hour, light=light),
            self.words("terminal-supply", supply=table.supply),
            self.words("terminal-piles", stock=table.stock, discard=len(table.discard)),
        ]
        met = [
            self.words("terminal-encounter", **{"name": encounter.name(lang), "class": kind.name(lang)}),
            self.words("terminal-spiral", spiral=table.spiral),
        ]
        return Text(f"{' · '.join(box)}\n{' · '.join(met)}\n{kind.about(lang)}")

    def heaven(self) -> Text:
        arrived = [self.name(seat) for seat in self.table.heaven]
        if not arrived:
            return Text(self.words("terminal-heaven-empty"), "dim")
        return Text(self.words("terminal-heaven", names=", ".join(arrived)), "bold")

    def hand(self) -> Text:
        """A card a line, with the face that counts now in front (DANTE-032)."""
        cards, light = self.table.hand or [], self.table.light == "day"
        faces = [self.mountain.faces[light][self.mountain.cards.index(card)] for card in cards]
        said = [str(self.speaker.word("face", self.mountain.face_word(face))) for face in faces]
        widest = max(map(len, said))
        lines = [Text(self.words("terminal-hand", light=self.speaker.word("light", self.table.light)))]
        for face, card in zip(said, cards, strict=True):
            lines.append(Text.assemble((f"  {face:<{widest}}", "bold"), f"  {self.speaker.word('card', card)}"))
        return Text("\n").join(lines)

    # --- the sinners

    def seats(self) -> Table:
        """The sinners in the order of the race."""
        drawn = self.grid("", "sinner", "seat", "field", "stones", "cards", "bond", "next")
        for seat in self.table.standing:
            sinner = self.sinners[seat]
            turn = "bold" if seat == self.table.turn and not self.over else ""
            drawn.add_row(
                self.figure(seat),
                Text(self.with_you(seat, self.name(seat)), turn),
                str(seat + 1),
                str(sinner.field),
                str(sinner.stones),
                str(sinner.cards),
                self.bond(seat),
                self.ahead(seat),
            )
        return drawn

    def bond(self, seat: int) -> str:
        sinner = self.sinners[seat]
        if sinner.mate is not None:
            return self.words("terminal-mate", sinner=self.name(sinner.mate))
        if sinner.offer is not None:
            return self.words("terminal-offer", sinner=self.name(sinner.offer))
        return NOTHING

    def ahead(self, seat: int) -> str:
        """The stones that new terraces still bring, from the next one up."""
        sinner = self.sinners[seat]
        sins = self.mountain.sins[sinner.persona]
        areas = zip(self.mountain.edition.area, sins, strict=True)
        counts = [str(count) for area, count in areas if area.ring and area.id not in sinner.visited]
        return " ".join(counts) or NOTHING

    # --- the legend

    def legend(self) -> Table:
        """Letters and signs, then the reference cards: symbols of penance cards and classes of encounters."""
        drawn = Table.grid(padding=(0, 2, 0, 0))
        edition, lang = self.mountain.edition, self.speaker.lang
        for seat, sinner in enumerate(self.sinners):
            persona = next(persona for persona in edition.persona if persona.id == sinner.persona)
            drawn.add_row(self.figure(seat), f"{persona.name}, {persona.estate(lang)}")
        first, second, *_ = self.letters
        gate = next(area.last for area in edition.area if area.ring)
        signs = {f"[{gate}]": "gate", first + PAIR + second: "pair", first + BESIDE + second: "beside"}
        for sign, word in signs.items():
            drawn.add_row(Text(sign, "bold"), self.words(f"terminal-legend-{word}"))
        for symbol in edition.symbol:
            drawn.add_row(Text(symbol.name(lang), "bold"), symbol.about(lang))
        for kind in edition.classes:
            drawn.add_row(Text(kind.name(lang), "bold"), kind.about(lang))
        return drawn


def legend(view: Seen, speaker: Speaker) -> RenderableType:
    return Drawing(view, speaker, NARROWEST).legend()


def name(view: Seen, speaker: Speaker, seat: int) -> str:
    """By the persona: so all is told that happens."""
    return str(speaker.word("sinner", view.table.sinners[seat].persona))


# --- what a move would bring


def note(view: Seen, speaker: Speaker, action: Action) -> str:
    """For a card the face that counts and what it does; for a sinner where he stands and what he carries."""
    if action.verb == "play":
        return _card_note(view, speaker, action)
    if action.verb in ("together", "alone"):
        return "; ".join(_ways(view, speaker, action))
    if action.verb in ("with", "to", "as", "back", "give"):
        sinner = next(s for s in view.table.sinners if s.persona == action.words[0])
        return speaker.texts("terminal-note-sinner", field=sinner.field, stones=sinner.stones)
    return ""


def _card_note(view: Seen, speaker: Speaker, action: Action) -> str:
    table, board = view.table, speaker.setup.board
    face = face_of(board, table, action)
    counts = speaker.word("face", board.face_word(face))
    if face < 0:
        symbol = next(known for known in board.edition.symbol if known.id == board.face_word(face))
        return speaker.texts("terminal-note-card", face=counts, effect=symbol.about(speaker.lang))
    spiral = max(0, table.spiral - face)
    light = LIGHTS[board.is_day[(table.sun + face) % board.hours]]
    effect = [
        *_ways(view, speaker, action),
        speaker.texts("terminal-note-spiral", spiral=spiral),
        speaker.texts("terminal-note-light", light=speaker.word("light", light)),
    ]
    return speaker.texts("terminal-note-card", face=counts, effect=", ".join(effect))


def _ways(view: Seen, speaker: Speaker, action: Action) -> list[str]:
    """Where the figure would end, and with how many stones if that changes."""
    found = []
    for how, after in outcomes(view.table, speaker.setup, action).items():
        field, stones = after.fields[after.role], after.stones[after.role]
        with_mate = (after.role, after.mates[after.role]) if how == "together" else (after.role,)
        here = [str(speaker.word("sinner", after.names[seat])) for seat in after.at(field) if seat not in with_mate]
        said = speaker.texts(
            "terminal-note-heaven" if field == after.board.heaven else "terminal-note-field",
            field=field,
            how=how if action.verb == "play" else "",
            here=", ".join(here),
            others=len(here),
        )
        if stones != view.table.sinners[after.role].stones:
            said += speaker.texts("terminal-note-stones", stones=stones)
        found.append(said)
    return found


def chapter(view: Seen) -> object:
    """As many turns as there are sinners."""
    return view.table.turns // len(view.table.sinners)


TERMINAL = Terminal(board, legend=legend, note=note, name=name, chapter=chapter)
