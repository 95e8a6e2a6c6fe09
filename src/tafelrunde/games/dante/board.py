"""Static tables built once from the edition; shared by all positions, never copied.

Fields are numbered from 1, as printed; areas, penance cards and encounters from 0 in the edition's order. What a
card shows is a face: a number above 0, or a symbol below 0.
"""

from __future__ import annotations

from typing import Literal, get_args

from tafelrunde.games.dante.edition import Class, Edition, Symbol, check, setup_stones
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.edition import EditionFile

SYMBOLS: tuple[str, ...] = get_args(Symbol)
REMISSION, LEAP, REVERSAL, INDULGENCE, SACRIFICE, INTERVENTION = -1, -2, -3, -4, -5, -6  # as SYMBOLS has them
CLASSES: tuple[str, ...] = get_args(Class)
RULER, CELESTIAL, ARTIST, LAITY = range(4)  # as CLASSES has them
HAND = 5  # DANTE-015
NOBODY = -1

Direction = Literal["clockwise", "counter"]
DIRECTIONS: dict[int, Direction] = {1: "clockwise", -1: "counter"}  # DANTE-020: seats are numbered clockwise
Light = Literal["night", "day"]
LIGHTS: tuple[Light, ...] = get_args(Light)
ANSWERS = ("yes", "no")
MEETINGS = ("give", "offer", "none")
LAPS = ("return", "keep")
WAYS = ("climb", "circle")
RELIEFS = ("return", "keep")


class Board:
    """The mountain and the box, as the rules need them."""

    def __init__(self, file: EditionFile[Edition]) -> None:
        check(file)
        e = self.edition = file.content
        self._lay_path(e)
        self._lay_cards(e)
        self.encounters = tuple(encounter.id for encounter in e.encounter)
        self.classes = tuple(CLASSES.index(encounter.kind) for encounter in e.encounter)
        self.values = tuple(encounter.value for encounter in e.encounter)
        self.personas = tuple(persona.id for persona in e.persona)
        self.starts = {persona.id: persona.start for persona in e.persona}
        self.sins = {p.id: tuple(p.stones.get(area.id, 0) for area in e.area) for p in e.persona}
        self.valley_stones = {persona.id: setup_stones(e, persona) for persona in e.persona}
        self.stones = e.supply.stones
        self.hours = e.sundial.fields
        first, last = e.sundial.day
        self.is_day = tuple(first <= hour <= last for hour in range(self.hours))
        self._name_actions()

    def _lay_path(self, e: Edition) -> None:
        self.areas = tuple(area.id for area in e.area)
        self.heaven = e.area[-1].first
        fields = [(i, area) for i, area in enumerate(e.area) for _ in range(area.first, area.last + 1)]
        self.area_of = (NOBODY, *(i for i, _ in fields))
        self.room = (0, *(area.last - field for field, (_, area) in enumerate(fields, 1)))  # to the end of the area
        self.ring_start = (0, *(area.first if area.ring else 0 for _, area in fields))  # 0 outside rings
        self.takes = tuple(area.stones == "persona" for area in e.area)
        self.lengths = tuple(area.last - area.first + 1 for area in e.area)
        self.at_setup = sum(1 << i for i, area in enumerate(e.area) if area.stones == "setup")

    def _lay_cards(self, e: Edition) -> None:
        """Every card has a number of its own, P01 and so on; cards of equal faces are one choice (D1)."""
        words: list[str] = []
        kinds: list[int] = []
        faces: list[tuple[int, int]] = []
        for penance in e.penance:
            word = f"{penance.day}/{penance.night}"
            if word not in words:
                words.append(word)
            kinds += [words.index(word)] * penance.count
            faces += [(_face(penance.day), _face(penance.night))] * penance.count
        self.cards = tuple(f"P{i:02d}" for i in range(1, len(kinds) + 1))
        self.faces_words = tuple(words)
        self.kind = {word: i for i, word in enumerate(words)}
        self.kind_of = tuple(kinds)
        self.faces = tuple(tuple(pair[light] for pair in faces) for light in (1, 0))  # by light, then card
        self.kind_faces = tuple(
            tuple(faces[kinds.index(kind)][light] for kind in range(len(words))) for light in (1, 0)
        )
        self.numbers = sorted({face for pair in faces for face in pair if face > 0})

    def _name_actions(self) -> None:
        """Actions are made once, so that legal lists only point at them."""
        self.play = tuple(Action("play", (word,)) for word in self.faces_words)
        self.choose = {
            verb: {name: Action(verb, (name,)) for name in self.personas} for verb in ("with", "to", "as", "back")
        }
        self.give = {
            name: tuple(Action("give", (name, count)) for count in range(self.stones + 1)) for name in self.personas
        }

    def face_word(self, face: int) -> str | int:
        """A face as events tell it."""
        return face if face > 0 else SYMBOLS[-1 - face]


def _face(face: int | str) -> int:
    return face if isinstance(face, int) else -1 - SYMBOLS.index(face)
