"""What a person sees by a look at the pieces, behind each move of the list; told from the view alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tafelrunde.games.dungeon_designer.board import COLUMNS, EDGES, HALVES, NAMES, SIDE, SLOTS, YEARS, Board
from tafelrunde.games.dungeon_designer.edition import Edition, Room, family
from tafelrunde.games.dungeon_designer.lexicon import doors, printed, room_text, rune
from tafelrunde.games.dungeon_designer.scoring import own_of
from tafelrunde.games.dungeon_designer.state import Site
from tafelrunde.games.dungeon_designer.terminal_dungeon import NOTHING, TYPES, Dungeon, name
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.game import View
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.speech import Speaker


def marked(table: Mapping[str, Any], edition: Edition) -> set[tuple[str, str]]:
    """The halves that Jael's current card marks and has not emptied yet: stall and half."""
    jael = table["jael"]
    if jael is None or jael["acted"]:
        return set()
    card = next(card for card in edition.jael if card.id == jael["cards"][-1])
    places = {"left": 0, "right": 1}
    found = [taken.split("-") for taken in card.takes]
    stalls = [stall["stall"] for stall in table["stalls"]]
    return {(stalls[places[side]], half) for side, half in found if places[side] < len(stalls)}


def worth_now(view: View, speaker: Speaker, number: int) -> int:
    """What a challenge would bring to who looks, as the dungeon is now: built again from the view and appraised."""
    seat, board = view["seat"], speaker.setup.board
    own = view["table"]["dungeons"][seat]
    s = Site(speaker.setup, Luck.seeded(0))
    for cell, room in own["rooms"].items():
        s.build(seat, NAMES.index(cell), board.room_index[room])
    for cell, faces in own["tokens"].items():
        for face in faces:
            s.add_token(seat, NAMES.index(cell), board.face_index[face])
    for edge in own["passages"]:
        s.dig(seat, EDGES.index(edge))
    for fixed, kind in ((s.as_cave, "cave"), (s.as_stone, "stone")):
        fixed[seat] = sum(1 << NAMES.index(cell) for cell, chosen in own["types"].items() if chosen == kind)
    s.blueprints[seat] = board.blueprints.index(own["blueprint"])
    s.taken[seat] = tuple(board.challenge(taken) for taken in (*own["challenges"], number))
    return own_of(s, seat).challenges[-1]


def note(view: View, speaker: Speaker, action: Action) -> str:
    """The note behind a move."""
    told = _NOTES.get(action.verb)
    return told(Notes(view, speaker), *map(str, action.words)) if told else ""


class Notes:
    """What there is to say of one view's moves."""

    def __init__(self, view: View, speaker: Speaker) -> None:
        self.view = view
        self.table: Mapping[str, Any] = view["table"]
        self.speaker = speaker
        self.words = speaker.texts
        self.board: Board = speaker.setup.board
        self.edition: Edition = self.board.edition
        self.own = self.table["dungeons"][view["seat"]]
        self.dungeon = Dungeon(speaker, self.own, SIDE)

    def room(self, room_id: str) -> Room:
        return self.edition.room[self.board.room_index[room_id]]

    # --- rooms

    def place(self, room_id: str, column: str) -> str:
        """The room in short, the blueprint's wish there, and where its doors would meet others."""
        room, cell = self.room(room_id), name(self.table["year"], int(column))
        elements = " ".join(map(self.dungeon.element, printed(room)))
        said = [f"{TYPES[room.type][0]}{doors(self.speaker, room)}", elements]
        said.append(self.words("terminal-note-gold", gold=room.gold))
        if self.table["jael"] is not None:  # runes count in the solo game only
            said.append(rune(self.speaker, room.rune))
        notes = [", ".join(filter(None, said))]
        asked = self.dungeon.asked(cell)
        if asked != NOTHING:
            holds = {*family(asked)} & {word.partition("+")[0].partition("-")[0] for word in printed(room)}
            met = asked == room.type or (room.type == "dual" and asked in TYPES) or bool(holds)
            key = "terminal-note-met" if met else "terminal-note-missed"
            notes.append(self.words(key, what=self.dungeon.element(asked)))
        after = Dungeon(self.speaker, {**self.own, "rooms": {**self.own["rooms"], cell: room_id}}, SIDE)
        ways = [side for side in room.doors if after.joined(cell, side)]
        if ways:
            notes.append(self.words("terminal-note-ways", sides="".join(map(self._side, ways))))
        return "; ".join(notes)

    def _side(self, side: str) -> str:
        return self.words(f"lexicon-door-{side}")

    def about(self, room_id: str) -> str:
        """A room in full; alone also that Jael collects its rune."""
        room, jael = self.room(room_id), self.table["jael"]
        text = room_text(self.speaker, room)
        if jael is None:
            return text
        card = next(card for card in self.edition.jael if card.id == jael["cards"][-1])
        return f"{text} {self.words('terminal-note-jael')}" if room.rune in card.runes else text

    # --- the market

    def buy(self, stall_id: str, half: str) -> str:
        stall = next(stall for stall in self.table["stalls"] if stall["stall"] == stall_id)
        price = self.board.prices[2 * self.board.stalls.index(stall_id) + HALVES.index(half)]
        faces = ", ".join(str(self.speaker.word("face", face)) for face in stall[half])
        left = self.table["gold"][self.view["seat"]] - price
        return self.words("terminal-note-buy", price=price, faces=faces, left=left)

    def token(self, cell: str) -> str:
        """The room there, its free slots, and whether the blueprint waits for this token."""
        room = self.dungeon.room(cell)
        held = self.dungeon.contents(cell)
        inside = " ".join(held) or NOTHING
        called = room.name(self.speaker.lang) if room else NOTHING
        text = self.words("terminal-note-slots", room=called, inside=inside, free=SLOTS - len(held))
        face = (self.table["bag"] or [lift["face"] for lift in self.table["lifts"]])[0]
        asked = self.dungeon.asked(cell)
        kind = "star" if face.startswith("star") else face
        if asked == NOTHING or kind not in family(asked) or cell in self.own["standing"]["met"]:
            return text
        return f"{text}; {self.words('terminal-note-met', what=self.dungeon.element(asked))}"

    def passage(self, edge: str) -> str:
        """What lies on both sides."""
        row, column = int(edge[1]), int(edge[2])
        sides = ((row, column), (row + 1, column)) if edge[0] == "h" else ((row, column), (row, column + 1))
        return " – ".join(self._beyond(*side) for side in sides)

    def _beyond(self, row: int, column: int) -> str:
        if row in (0, SIDE + 1):
            gate = "entrance" if row == 0 else "exit"
            return self.words(f"terminal-{gate}" if column == self.own[gate] else "terminal-outside")
        if column not in COLUMNS:
            return self.words("terminal-outside")
        room = self.dungeon.room(name(row, column))
        return room.name(self.speaker.lang) if room else self.words("terminal-empty")

    def take(self, number: str) -> str:
        about = self.edition.challenge[self.board.challenge(int(number))].about(self.speaker.lang)
        return self.words("terminal-note-challenge", about=about, now=worth_now(self.view, self.speaker, int(number)))

    def leave(self) -> str:
        """What passing brings in the last year: a rank, alone the comparison with Jael's gold (DD-131, DD-222)."""
        jael = self.table["jael"]
        if self.table["year"] < YEARS:
            return ""
        if jael is not None:
            gold = next(card for card in self.edition.jael if card.id == jael["cards"][-1]).gold
            return self.words("terminal-note-keep-gold", gold=self.table["gold"][0], his=gold)
        places = self.edition.scoring.priority[: 2 if len(self.table["dungeons"]) == 2 else 3]
        rank = len(self.table["notches"])
        return self.words("terminal-note-rank", rank=rank + 1, points=(*places, *[0] * SIDE)[rank])

    # --- powers and dual rooms

    def swap(self, one: str, other: str) -> str:
        year = self.table["year"]
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
