"""The table in a terminal, drawn from a seat's view and nothing else.

All signs are letters or plain marks, so the picture can be read without colours. Other dungeons stand side by side in
small, the own one below them beside its challenges, and the hand comes last, next to the question.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tafelrunde.games.dungeon_designer.board import HALVES, TURNS, YEARS, Board
from tafelrunde.games.dungeon_designer.edition import Edition, Jael, Room
from tafelrunde.games.dungeon_designer.lexicon import bonus, doors, printed, room_text, rune, runes, type_name
from tafelrunde.games.dungeon_designer.terminal_dungeon import (
    ACROSS,
    DOWN,
    GATE,
    PASSAGE,
    ROOMY,
    TIGHT,
    TYPES,
    DungeonPicture,
)
from tafelrunde.games.dungeon_designer.terminal_notes import note
from tafelrunde.games.dungeon_designer.view import DungeonView, JaelStandingView, JaelView, StandingView, TableView
from tafelrunde.kernel.drawing import Picture, Terminal
from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.views import Seen

CATEGORIES = ("rank", "goal", "challenges", "stars", "blueprint", "networks")
NOTHING = "–"
GAP = 2


def board(view: Seen, speaker: Speaker, width: int) -> RenderableType:
    """The whole table as this view's owner sees it."""
    return Drawing(view, speaker, width).whole()


class Drawing(Picture):
    """One picture of one view."""

    table: TableView

    def __init__(self, view: Seen, speaker: Speaker, width: int) -> None:
        super().__init__(view, speaker, width)
        self.box: Board = speaker.setup.board
        self.edition: Edition = self.box.edition
        self.solo = self.table.jael is not None

    def whole(self) -> RenderableType:
        parts: list[RenderableType] = [] if self.over else [self.status(), self.stock()]
        parts.append(self.goal())
        if not self.over:
            parts += [Text(), self.market()]
        if self.table.challenges:
            parts += [Text(), self.display()]
        parts += [Text(), self.seats()]
        if self.table.jael:
            parts += [Text(), self.jael(self.table.jael)]
        others = [seat for seat in range(len(self.table.dungeons)) if seat != self.eyes]
        if others:
            parts += [Text(), Columns([self.small(seat) for seat in others], padding=(0, GAP))]
        if self.eyes is not None:
            parts += [Text(), self.large(self.eyes)]
        if self.table.hand:
            parts += [Text(), self.hand(self.table.hand)]
        return Group(*parts, *self.waiting())

    # --- the public table

    def status(self) -> Text:
        table = self.table
        said = [self.words("terminal-year", year=table.year, years=YEARS)]
        if table.trading:
            said.append(self.words("terminal-market-open"))
        else:
            said += [self.words("terminal-turn", turn=table.turn, turns=TURNS), *self._passing()]
        return Text(" · ".join(said), "bold")

    def _passing(self) -> list[str]:
        """Where hands go after this turn (DD-032, DD-034, DD-040)."""
        seats, direction = len(self.table.dungeons), self.table.direction
        if self.solo:
            return []
        if self.table.turn == TURNS:
            return [self.words("terminal-last-room")]
        if seats == 2:
            return [self.words("terminal-swap-hands")]
        said = self.words("terminal-pass-hands", direction=str(self.speaker.word("direction", direction)))
        heir = None if self.eyes is None else self.table.dungeons[self.eyes].heir
        if heir is None:
            return [said]
        return [f"{said} {self.words('terminal-pass-yours', seat=self.speaker.seat(heir))}"]

    def stock(self) -> Text:
        """What is left in the piles, and what is out of the game."""
        table, supply = self.table, self.table.supply
        said = [
            self.words("terminal-piles", deck=table.deck, discard=table.discard),
            self.words("terminal-supply", **supply),
            self.words("terminal-left", stalls=table.stalls_left, challenges=table.challenges_left),
        ]
        if table.challenges_gone:
            said.append(self.words("terminal-gone", challenges=", ".join(map(str, sorted(table.challenges_gone)))))
        known = table.known.discard if table.known and table.discarded is None else table.discarded
        if known:
            said.append(self.words("terminal-known-discard", rooms=self._names(known)))
        return Text(" · ".join(said), "dim")

    def _names(self, rooms: Sequence[str]) -> str:
        return ", ".join(str(self.speaker.word("room", room)) for room in rooms)

    def goal(self) -> Text:
        """The goal, and how everybody stands in it."""
        goal = next(goal for goal in self.edition.goal if goal.id == self.table.goal)
        lang, places = self.speaker.lang, self.edition.scoring.goal[: 3 if len(self.table.dungeons) > 2 else 2]
        about = self.words("terminal-goal", goal=goal.name(lang), about=goal.about(lang))
        standings: dict[str, StandingView | JaelStandingView] = {
            self.speaker.seat(i): own.standing for i, own in enumerate(self.table.dungeons)
        }
        if self.table.jael:
            standings["Jael"] = self.table.jael.standing
        stand = [
            self.words("terminal-goal-seat", seat=seat, value=now.value, points=now.goal)
            for seat, now in standings.items()
        ]
        points = self.words("terminal-goal-points", points="/".join(map(str, places)))
        return Text.assemble((about, "bold"), f" {points}\n", self.words("terminal-goal-now", seats=", ".join(stand)))

    def market(self) -> Table:
        drawn = self.grid("stall", "price", "tokens")
        jael = self.table.jael
        his = [] if jael is None or jael.acted else [(taken.stall, taken.half) for taken in jael.takes]
        for stall in self.table.stalls:
            at = self.box.stalls.index(stall.stall)
            for half, (name, faces) in enumerate(zip(HALVES, (stall.top, stall.bottom), strict=True)):
                label = f"{self.speaker.word('stall', stall.stall)} ({stall.stall}), {self.words(f'half-{name}')}"
                wares = ", ".join(str(self.speaker.word("face", face)) for face in faces)
                if wares and (stall.stall, name) in his:
                    wares += f"  {self.words('terminal-marked')}"
                drawn.add_row(label, str(self.box.prices[2 * at + half]), wares or self.words("terminal-sold"))
        return drawn

    def display(self) -> Table:
        """The challenges on display, and what they would bring to who looks, as things stand now."""
        promises = self.table.promises
        drawn = self.grid("challenge", "about", *(["now"] if promises is not None else []))
        for i, number in enumerate(self.table.challenges):
            drawn.add_row(*self._challenge(number), *([] if promises is None else [str(promises[i])]))
        return drawn

    def _challenge(self, number: int) -> tuple[str, str]:
        challenge, lang = self.edition.challenge[self.box.challenge(number)], self.speaker.lang
        return f"{number} {challenge.name(lang)}", challenge.about(lang)

    def seats(self) -> RenderableType:
        """Everybody by rank, alone without one (DD-201): gold, and reputation by category as if the game ended now."""
        first = "final-gold" if self.solo else "category-rank"
        columns = [first, *(f"category-{category}" for category in CATEGORIES[1:]), "points"]
        drawn = self.grid(*([] if self.solo else ["rank"]), "name", "gold", *columns)
        table = self.table
        for rank, seat in enumerate(table.priority, 1):
            standing = table.dungeons[seat].standing
            points = {**asdict(standing), "challenges": sum(standing.challenges)}
            row = [] if self.solo else [str(rank)]
            row += [self.with_you(seat, self.speaker.seat(seat)), self._gold(seat)]
            drawn.add_row(*row, *(str(points[category]) for category in CATEGORIES), str(points["points"]))
        return drawn if self.over else Group(drawn, Text(self.words("terminal-as-if"), "dim"))

    def _gold(self, seat: int) -> str:
        notches = self.table.notches
        if seat in notches:
            return self.words("terminal-passed", rank=notches.index(seat) + 1)
        return str(self.table.gold[seat])

    # --- Jael

    def jael(self, jael: JaelView) -> RenderableType:
        """His card of the year, what all his cards bring by now, what he has collected, and the sum."""
        cards = [next(card for card in self.edition.jael if card.id == told) for told in jael.cards]
        drawn = self.grid("card", "base", "bonus", "now")
        for card, now in zip(cards, jael.worth, strict=True):
            label = f"{self.speaker.word('jael', card.id)} ({card.id})"
            drawn.add_row(label, str(card.base), bonus(self.speaker, card), str(now))
        has = self.words("terminal-jael-has", rooms=len(jael.rooms), tokens=sum(jael.tokens.values()))
        return Group(
            Text(self._current(jael, cards[-1]), "bold"),
            drawn,
            Text(f"{has} {', '.join(self._collected(jael)) or NOTHING}"),
            Text(self.words("terminal-jael", **asdict(jael.standing))),
        )

    def _current(self, jael: JaelView, card: Jael) -> str:
        takes = [f"{self.speaker.word('stall', t.stall)}, {self.words(f'half-{t.half}')}" for t in jael.takes]
        name = str(self.speaker.word("jael", card.id))
        said = [self.words("terminal-jael-card", jael=name, gold=card.gold, runes=runes(self.speaker, card))]
        if not self.over:
            key = "terminal-jael-took" if jael.acted else "terminal-jael-takes"
            said.append(self.words(key, takes="; ".join(takes)))
            if self.table.challenges and not jael.acted:
                said.append(self.words("terminal-jael-strikes"))
        return " ".join(said)

    def _collected(self, jael: JaelView) -> list[str]:
        """Elements on his rooms and tokens, counted; secret passages are worth nothing to him (DD-228)."""
        counts: dict[str, int] = {element.id: jael.tokens.get(element.id, 0) for element in self.edition.element}
        for room in jael.rooms:
            for word in printed(self.room(room)):
                counts[word] += 1
        return [f"{count} × {self.speaker.word('face', word)}" for word, count in counts.items() if count]

    # --- dungeons

    def room(self, room_id: str) -> Room:
        return self.edition.room[self.box.room_index[room_id]]

    def small(self, seat: int) -> RenderableType:
        """Another dungeon, with what is known of the hand behind it."""
        own = self.table.dungeons[seat]
        picture = DungeonPicture(self.speaker, own, TIGHT)
        notes = [f"{self._challenge(n)[0]}: {now}" for n, now in self._values(own)] + self._passages(own)
        if self.table.known and self.table.known.hands[seat]:
            notes.append(self.words("terminal-known-hand", rooms=self._names(self.table.known.hands[seat])))
        block = Table.grid()
        block.add_column(width=picture.width)
        for part in (self._title(seat), picture.drawn(), *map(Text, notes)):
            block.add_row(part)
        return block

    def large(self, seat: int) -> RenderableType:
        """The own dungeon, beside it the challenges with their texts."""
        own = self.table.dungeons[seat]
        picture = DungeonPicture(self.speaker, own, ROOMY)
        notes = Text()
        for number, now in self._values(own):
            name, about = self._challenge(number)
            notes.append(f"{name}: {now}\n", "bold").append(f"{about}\n\n")
        for line in self._passages(own):
            notes.append(f"{line}\n")
        sides = Table.grid(padding=(0, GAP, 0, 0))
        sides.add_column(width=picture.width)
        sides.add_column()
        sides.add_row(picture.drawn(), notes)
        return Group(self._title(seat), sides)

    def _values(self, own: DungeonView) -> list[tuple[int, int]]:
        return list(zip(own.challenges, own.standing.challenges, strict=True))

    def _title(self, seat: int) -> Text:
        own = self.table.dungeons[seat]
        plan = str(self.speaker.word("blueprint", own.blueprint))
        name, met = self.with_you(seat, self.speaker.seat(seat)), len(own.standing.met)
        return Text(self.words("terminal-dungeon", seat=name, blueprint=plan, met=met), "bold")

    def _passages(self, own: DungeonView) -> list[str]:
        edges = "; ".join(str(self.speaker.word("edge", edge)) for edge in own.passages)
        return [self.words("terminal-passages", edges=edges)] if edges else []

    # --- the own hand

    def hand(self, held: Sequence[str]) -> RenderableType:
        rooms = [self.room(room) for room in held]
        powers = any(room.power for room in rooms)
        drawn = self.grid("room", "type", "doors", "elements", "gold", "rune", *(["power"] if powers else []))
        for room in rooms:
            colour = rune(self.speaker, room.rune)
            drawn.add_row(
                f"{room.id} {room.name(self.speaker.lang)}",
                type_name(self.speaker, room.type),
                doors(self.speaker, room),
                ", ".join(str(self.speaker.word("face", word)) for word in printed(room)) or NOTHING,
                str(room.gold),
                self.words("terminal-his-rune", rune=colour) if room.id in (self.table.collected or ()) else colour,
                *([self.words(f"terminal-{room.power}") if room.power else ""] if powers else []),
            )
        return Group(Text(self.words("terminal-hand"), "bold"), drawn)

    def waiting(self) -> list[RenderableType]:
        """What lies between two steps: the own room still face down, tokens bought or lifted and not yet placed."""
        said = []
        laid = self.table.laid
        if laid:
            room = self.room(laid.room)
            name = f"{room.id} {room.name(self.speaker.lang)}"
            about = room_text(self.speaker, room)
            said.append(self.words("terminal-laid", room=name, column=laid.column, about=about))
        if self.table.bag:
            faces = ", ".join(str(self.speaker.word("face", face)) for face in self.table.bag)
            said.append(self.words("terminal-bag", faces=faces))
        for lift in self.table.lifts:
            face, cell = str(self.speaker.word("face", lift.face)), str(self.speaker.word("cell", lift.cell))
            said.append(self.words("terminal-lift", seat=self.speaker.seat(lift.seat), face=face, cell=cell))
        return [part for line in said for part in (Text(), Text(line, "bold"))]


def legend(view: Seen, speaker: Speaker) -> RenderableType:
    """The signs of the picture and the letters of elements."""
    edition: Edition = speaker.setup.board.edition
    words = speaker.texts
    shorts = [f"{element.short(speaker.lang)} {element.name(speaker.lang)}" for element in edition.element]
    shorts += [f"{words(f'terminal-{word}')} {words(f'lexicon-any-{word}')}" for word in ("trap", "star", "monster")]
    signs = {kind: sign for kind, (sign, _) in TYPES.items()}
    lines = [
        words("terminal-legend-types", **signs),
        words("terminal-legend-cells"),
        words("terminal-legend-walls", gate=GATE, across=ACROSS, down=DOWN, passage=PASSAGE),
        words("terminal-legend-doors"),
        words("terminal-legend-elements", elements=", ".join(shorts)),
    ]
    return Text("\n".join(lines))


TERMINAL = Terminal(
    board,
    legend=legend,
    note=note,
    chapter=lambda view: (view.table.year, view.table.trading),
)
