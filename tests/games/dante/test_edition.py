"""Editions are data: the built-in edition is the digest's, and every mistake is named by file, line and field."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tafelrunde.games.dante import GAME
from tafelrunde.testing.editions import HERE, Draft, each_mistake
from tests.games.dante.tables import BOARD

DRAFT = Draft(GAME)
after, without, marked = DRAFT.after, DRAFT.without, DRAFT.marked
EDITION = BOARD.edition
MISTAKES = {
    "a word for a number": ("edition-field", "spiral.max", after("[spiral]", "max = 33", 'max = "many"')),
    "an entry nobody knows": ("edition-field", "supply.gold", after("", "[supply]", "[supply]\ngold = 5")),
    "a face of nought": ("edition-field", "penance[0].day", after("[[penance]]", "day = 1", "day = 0")),
    "an unknown symbol": (
        "edition-field",
        "penance[19].night",
        after("[[penance]]", 'night = "remission"', 'night = "bribe"'),
    ),
    "an unknown class": ("edition-field", "encounter[0].class", after('"O01"', '"ruler"', '"fool"')),
    "a card too many": (
        "edition-count",
        "penance",
        marked("[[penance]]", after("[[penance]]", "count = 3", "count = 4")),
    ),
    "a symbol missing": ("edition-count", "symbol", marked("[[symbol]]", without("[[symbol]]", 'id = "leap"'))),
    "a class missing": ("edition-count", "class", marked("[[class]]", without("[[class]]", 'id = "artist"'))),
    "an encounter missing": ("edition-count", "encounter", marked("[[encounter]]", without("[[encounter]]", '"O07"'))),
    "an encounter twice": ("edition-twice", "encounter[1].id", after("", 'id = "O02"', 'id = "O01"')),
    "a persona missing": ("edition-count", "persona", marked("[[persona]]", without("[[persona]]", 'id = "berta"'))),
    "a persona twice": ("edition-twice", "persona[1].id", after("", 'id = "antonia"', 'id = "dante"')),
    "an id that is no word": ("edition-id", "persona[1].id", after("", 'id = "antonia"', 'id = "an tonia"')),
    "a value beyond the spiral": ("edition-most", "encounter[0].value", after('"O01"', "value = 18", "value = 34")),
    "a start off the dial": ("edition-most", "sundial.start", after("", "start = 0", "start = 24")),
    "a day off the dial": ("edition-most", "sundial.day", after("", "day = [0, 13]", "day = [0, 24]")),
    "a day without hours": ("edition-most", "sundial.day", after("", "day = [0, 13]", "day = [9, 8]")),
    "no night": ("edition-most", "sundial.day", after("", "day = [0, 13]", "day = [0, 23]")),
    "a gap between areas": ("edition-count", "area[2].first", after("", "first = 13", "first = 14")),
    "an area backwards": (
        "edition-most",
        "area[1].first",
        after("", "first = 5\nlast = 12", f"first = 5{HERE}\nlast = 3"),
    ),
    "stones on a plain way": (
        "edition-unknown",
        "area[0].stones",
        after('id = "shore"', 'stones = "none"', 'stones = "persona"'),
    ),
    "a ring in heaven": ("edition-unknown", "area[10].ring", after('id = "heaven"', "ring = false", "ring = true")),
    "a heaven of two fields": ("edition-count", "area[10].last", after("", "last = 77", "last = 78")),
    "a start on a terrace": ("edition-unknown", "persona[0].start", after('id = "dante"', "start = 3", "start = 13")),
    "three on one start": (
        "edition-twice",
        "persona[2].start",
        after('id = "lapo"', "start = 1", f"start = 3{HERE}", after('id = "antonia"', "start = 4", "start = 3")),
    ),
    "a ring without a sin": (
        "edition-unknown",
        "persona[0].stones",
        after('id = "dante"', "lust = 3, eden = 1 }", "lust = 3 }"),
    ),
    "too few stones for setup": ("edition-least", "supply.stones", after("", "stones = 30", "stones = 17")),
}


@each_mistake(MISTAKES)
def test_a_mistake_is_named_by_file_line_and_field(tmp_path: Path, key: str, field: str, text: str) -> None:
    DRAFT.refused(tmp_path, key, field, text)


def test_penance_cards_are_those_of_the_digest() -> None:
    faces = Counter[tuple[bool, bool]]()
    symbols = Counter[str]()
    for card in EDITION.penance:
        faces[isinstance(card.day, int), isinstance(card.night, int)] += card.count
        symbols.update([face for face in (card.day, card.night) if isinstance(face, str)] * card.count)
    assert faces == {(True, True): 57, (True, False): 18, (False, True): 12}
    assert symbols == {"remission": 6, "leap": 5, "reversal": 5, "indulgence": 5, "sacrifice": 5, "intervention": 4}
    by_day = [card.day for card in EDITION.penance for _ in range(card.count) if isinstance(card.day, int)]
    by_night = [card.night for card in EDITION.penance for _ in range(card.count) if isinstance(card.night, int)]
    assert (len(by_day), round(sum(by_day) / len(by_day), 2)) == (75, 3.31)
    assert (len(by_night), round(sum(by_night) / len(by_night), 2)) == (69, 2.52)
    assert BOARD.faces_words[BOARD.kind_of[BOARD.cards.index("P58")]] == "2/remission"
    assert BOARD.faces_words[BOARD.kind_of[BOARD.cards.index("P87")]] == "intervention/4"


def test_encounters_are_those_of_the_digest() -> None:
    assert Counter(card.kind for card in EDITION.encounter) == {"ruler": 12, "celestial": 13, "artist": 11, "laity": 13}
    values = [card.value for card in EDITION.encounter]
    assert (min(values), max(values), sum(values)) == (12, 33, 1047)


def test_personas_and_areas_are_those_of_the_digest() -> None:
    sums = {persona.id: sum(persona.stones.values()) for persona in EDITION.persona}
    assert [*sums.values()] == [12, 12, 12, 12, 13, 13, 13, 14, 13, 13]
    assert sorted(persona.start for persona in EDITION.persona) == list(range(1, 11))
    assert {p.id: p.colour.en for p in EDITION.persona if p.id in ("dante", "antonia")} == {
        "dante": "red",
        "antonia": "yellow",
    }
    assert [area.last - area.first + 1 for area in EDITION.area] == [4, 8, 11, 10, 9, 8, 8, 7, 6, 5, 1]
