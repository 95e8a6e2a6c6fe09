"""What a person sees by a look at the pieces, behind each move of the list; told from the view alone."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from tafelrunde.games.dungeon_designer.board import COLUMNS, HALVES, SIDE, SLOTS, YEARS, Board
from tafelrunde.games.dungeon_designer.edition import Edition, Room, family
from tafelrunde.games.dungeon_designer.lexicon import doors, printed, room_text, rune
from tafelrunde.games.dungeon_designer.terminal_dungeon import NOTHING, TYPES, DungeonPicture, name
from tafelrunde.games.dungeon_designer.view import TableView
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.views import Seen


def note(view: Seen, speaker: Speaker, action: Action) -> str:
    """The note behind a move."""
    told = _NOTES.get(action.verb)
    return (
        told(Notes(view.table, view.seat, speaker), *map(str, action.words)) if told and view.seat is not None else ""
    )


class Notes:
    """What there is to say of one seat's moves."""

    def __init__(self, table: TableView, seat: int, speaker: Speaker) -> None:
        self.table = table
        self.seat = seat
        self.speaker = speaker
        self.words = speaker.texts
        self.board: Board = speaker.setup.board
        self.edition: Edition = self.board.edition
        self.own = table.dungeons[seat]
        self.dungeon = DungeonPicture(speaker, self.own, SIDE)

    def room(self, room_id: str) -> Room:
        return self.edition.room[self.board.room_index[room_id]]

    # --- rooms

    def place(self, room_id: str, column: str) -> str:
        """The room in short, the blueprint's wish there, and where its doors would meet others."""
        room, cell = self.room(room_id), name(self.table.year, int(column))
        elements = " ".join(map(self.dungeon.element, printed(room)))
        said = [f"{TYPES[room.type][0]}{doors(self.speaker, room)}", elements]
        said.append(self.words("terminal-note-gold", gold=room.gold))
        if self.table.jael is not None:  # runes count in the solo game only
            said.append(rune(self.speaker, room.rune))
        notes = [", ".join(filter(None, said))]
        asked = self.dungeon.asked(cell)
        if asked != NOTHING:
            holds = {*family(asked)} & {word.partition("+")[0].partition("-")[0] for word in printed(room)}
            met = asked == room.type or (room.type == "dual" and asked in TYPES) or bool(holds)
            key = "terminal-note-met" if met else "terminal-note-missed"
            notes.append(self.words(key, what=self.dungeon.element(asked)))
        after = DungeonPicture(self.speaker, replace(self.own, rooms={**self.own.rooms, cell: room_id}), SIDE)
        ways = [side for side in room.doors if after.joined(cell, side)]
        if ways:
            notes.append(self.words("terminal-note-ways", sides="".join(map(self._side, ways))))
        return "; ".join(notes)

    def _side(self, side: str) -> str:
        return self.words(f"lexicon-door-{side}")

    def about(self, room_id: str) -> str:
        """A room in full; alone also that Jael collects its rune."""
        text, his = room_text(self.speaker, self.room(room_id)), self.table.collected or ()
        return f"{text} {self.words('terminal-note-jael')}" if room_id in his else text

    # --- the market

    def buy(self, stall_id: str, half: str) -> str:
        stall = next(stall for stall in self.table.stalls if stall.stall == stall_id)
        price = self.board.prices[2 * self.board.stalls.index(stall_id) + HALVES.index(half)]
        faces = ", ".join(
            str(self.speaker.word("face", face)) for face in (stall.top if half == "top" else stall.bottom)
        )
        left = self.table.gold[self.seat] - price
        return self.words("terminal-note-buy", price=price, faces=faces, left=left)

    def token(self, cell: str) -> str:
        """The room there, its free slots, and whether the blueprint waits for this token."""
        room = self.dungeon.room(cell)
        held = self.dungeon.contents(cell)
        inside = " ".join(held) or NOTHING
        called = room.name(self.speaker.lang) if room else NOTHING
        text = self.words("terminal-note-slots", room=called, inside=inside, free=SLOTS - len(held))
        face = (self.table.bag or [lift.face for lift in self.table.lifts])[0]
        asked = self.dungeon.asked(cell)
        kind = "star" if face.startswith("star") else face
        if asked == NOTHING or kind not in family(asked) or cell in self.own.standing.met:
            return text
        return f"{text}; {self.words('terminal-note-met', what=self.dungeon.element(asked))}"

    def passage(self, edge: str) -> str:
        """What lies on both sides."""
        row, column = int(edge[1]), int(edge[2])
        sides = ((row, column), (row + 1, column)) if edge[0] == "h" else ((row, column), (row, column + 1))
        return " – ".join(self._beyond(*side) for side in sides)

    def _beyond(self, row: int, column: int) -> str:
        if row in (0, SIDE + 1):
            gate, there = ("entrance", self.own.entrance) if row == 0 else ("exit", self.own.exit)
            return self.words(f"terminal-{gate}" if column == there else "terminal-outside")
        if column not in COLUMNS:
            return self.words("terminal-outside")
        room = self.dungeon.room(name(row, column))
        return room.name(self.speaker.lang) if room else self.words("terminal-empty")

    def take(self, number: str) -> str:
        about = self.edition.challenge[self.board.challenge(int(number))].about(self.speaker.lang)
        now = (self.table.promises or [])[self.table.challenges.index(int(number))]
        return self.words("terminal-note-challenge", about=about, now=now)

    def leave(self) -> str:
        """What passing brings in the last year: a rank, alone the comparison with Jael's gold (DD-131, DD-222)."""
        jael = self.table.jael
        if self.table.year < YEARS:
            return ""
        if jael is not None:
            gold = next(card for card in self.edition.jael if card.id == jael.cards[-1]).gold
            return self.words("terminal-note-keep-gold", gold=self.table.gold[0], his=gold)
        places = self.edition.scoring.priority[: 2 if len(self.table.dungeons) == 2 else 3]
        rank = len(self.table.notches)
        return self.words("terminal-note-rank", rank=rank + 1, points=(*places, *[0] * SIDE)[rank])

    # --- powers and dual rooms

    def swap(self, one: str, other: str) -> str:
        year = self.table.year
        return " – ".join(self._beyond(year, int(column)) for column in (one, other))

    def there(self, cell: str, _: str) -> str:
        return self._beyond(int(cell[1]), int(cell[3]))


_NOTES: dict[str, Callable[..., str]] = {
    "place": Notes.place,
    "discard": Notes.about,
    "keep": Notes.about,
    "buy": Notes.buy,
    "token": Notes.token,
    "to": Notes.token,
    "passage": Notes.passage,
    "pass": Notes.take,
    "leave": Notes.leave,
    "swap": Notes.swap,
    "move": Notes.there,
    "dual": Notes.there,
}
