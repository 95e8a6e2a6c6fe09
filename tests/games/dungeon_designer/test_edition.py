"""The built-in edition is the digest's, and every mistake in a typed one is named by file, line and field."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tafelrunde.games.dungeon_designer import GAME
from tafelrunde.games.dungeon_designer.board import COUNT, SHIFT, SLOT_NAMES
from tafelrunde.games.dungeon_designer.edition import Room
from tafelrunde.testing.editions import HERE, Draft, each_mistake
from tests.games.dungeon_designer.tables import BOARD, ROOMS, E

DRAFT = Draft(GAME)
after, marked = DRAFT.after, DRAFT.marked
BASE = [room for room in E.room if not room.power]


def printed(room: Room) -> list[str]:
    return [word for word in (getattr(room.elements, slot) for slot in SLOT_NAMES) if word]


def test_counts_of_the_box() -> None:
    assert (len(BASE), len(E.blueprint), len(E.stall), len(E.challenge), len(E.goal), len(E.jael)) == (
        100,
        8,
        18,
        30,
        8,
        9,
    )
    assert len(E.room) == 107
    assert [challenge.number for challenge in E.challenge] == list(range(1, 31))
    assert Counter(card.mark for card in E.jael) == {"plain": 3, "diamond": 3, "crown": 3}


def test_doors_of_the_rooms() -> None:
    for kind in ("cave", "stone"):
        patterns = Counter(room.doors for room in BASE if room.type == kind)
        four = ("NS", "EW", "NE", "NW", "ES", "SW", "NEW", "NES", "NSW", "ESW")
        assert patterns == {"N": 5, "NESW": 5, **dict.fromkeys(four, 4)}


def test_gold_runes_and_elements_of_the_rooms() -> None:
    assert [sum(room.gold for room in BASE if room.type == kind) for kind in ("cave", "stone")] == [120, 130]
    assert Counter(room.gold for room in BASE) == dict(enumerate((10, 12, 29, 32, 7, 7, 1, 1, 1)))
    assert Counter(room.rune for room in BASE) == {"red": 35, "green": 33, "blue": 32}
    elements = Counter(word for room in BASE for word in printed(room))
    assert elements.total() == 211
    assert elements == {
        "slime": 35, "ooze": 34, "gnoll": 23, "goblin": 22, "kobold": 19, "chest": 18,
        "spike": 7, "fire": 7, "bear": 6, "pit": 6, "blade": 5,
        "star+1": 18, "star+2": 1, "star+3": 2, "star-1": 6, "star-2": 1, "star-3": 1,
    }  # fmt: skip
    assert Counter(len(printed(room)) for room in BASE) == {0: 1, 1: 8, 2: 72, 3: 17, 4: 2}
    assert len({room.name.de for room in E.room}) == len({room.name.en for room in E.room}) == 107


def test_blueprints() -> None:
    words = Counter(word for b in E.blueprint for row in b.rows for word in row)
    assert {word: words[word] for word in ("chest", "star", "trap", "goblin", "gnoll", "kobold", "slime", "ooze")} == (
        dict.fromkeys(("chest", "star", "trap", "goblin", "gnoll", "kobold", "slime", "ooze"), 4)
    )
    for b in E.blueprint:
        kinds = Counter(word for row in b.rows for word in row)
        assert kinds["cave" if b.id in ("B1", "B2", "B6", "B8") else "stone"] == 4
        assert 16 - kinds["-"] == 8
        assert b.entrance in (2, 3)


def test_stalls_and_tokens() -> None:
    slots = Counter(slot for stall in E.stall for half in (stall.top, stall.bottom) for slot in half.slots)
    assert slots == {"round": 24, "oval": 17, "square": 15}
    tokens: Counter[str] = Counter()
    for token in E.token:
        tokens[token.shape] += token.count
    assert tokens == {"round": 25, "oval": 16, "square": 15}
    assert len(E.token) == 13


def test_contents_are_what_is_printed() -> None:
    for room in E.room:
        content = BOARD.room_contents[BOARD.room_index[room.id]]
        words = printed(room)
        assert content >> SHIFT["slime"] & COUNT == words.count("slime")
        assert content >> SHIFT["star"] & COUNT == sum(word.startswith("star") for word in words)
        assert content >> SHIFT["trap"] & COUNT == sum(w in ("bear", "blade", "fire", "pit", "spike") for w in words)
        worth = (content >> SHIFT["plus"] & COUNT) - (content >> SHIFT["minus"] & COUNT)
        assert worth == sum(int(word[4:]) for word in words if word.startswith("star"))
    assert ROOMS["S45"].elements.NE is None


# --- mistakes


MISTAKES = {
    "a word for a number": ("edition-field", "room[0].gold", after('id = "C01"', "gold = 3", 'gold = "three"')),
    "doors out of order": ("edition-field", "room[0].doors", after('id = "C01"', '"ESW"', '"WSE"')),
    "an unknown element": (
        "edition-field",
        "room[1].elements.NE",
        after('id = "C02"', '{ NE = "bear"', '{ NE = "bee"'),
    ),
    "a room twice": ("edition-twice", "room[1].id", after("", 'id = "C02"', 'id = "C01"')),
    "an id with a space": ("edition-id", "room[1].id", after("", 'id = "C02"', 'id = "C 2"')),
    "a gate in column five": ("edition-field", "blueprint[0].exit", after('id = "B1"', "exit = 4", "exit = 5")),
    "nine conditions": (
        "edition-most",
        "blueprint[0].rows",
        after(
            'id = "B1"',
            '["-", "-", "chest"',
            '["-", "gnoll", "chest"',
            after('id = "B1"', "rows = [", f"rows = [{HERE}"),
        ),
    ),
    "a stall for nothing": ("edition-field", "stall[0].top.price", after('id = "M01"', "price = 9", "price = 0")),
    "an unknown shape": ("edition-field", "stall[0].bottom.slots[0]", after('id = "M01"', '["oval"]', '["star"]')),
    "a face twice": ("edition-twice", "token[1].face", after("[[token]]", 'face = "slime"', 'face = "ooze"')),
    "a challenge twice": ("edition-twice", "challenge[1].number", after("", "number = 2\n", "number = 1\n")),
    "a challenge that counts nothing": (
        "edition-count",
        "challenge[3].of",
        after("number = 4\n", 'of = ["trap"]', "of = []"),
    ),
    "a challenge that needs nothing": (
        "edition-count",
        "challenge[15].needs",
        after("number = 16\n", 'needs = [{ of = ["monster", "trap", "chest", "star"], count = 4 }]', "needs = []"),
    ),
    "a place for what is everywhere": (
        "edition-unknown",
        "challenge[20].where",
        after("number = 21\n", 'of = ["chest", "star"]', 'of = ["chest", "star"]\nwhere = "centre"'),
    ),
    "rooms in a set": (
        "edition-unknown",
        "challenge[20].of",
        after("number = 21\n", 'of = ["chest", "star"]', 'of = ["chest", "room"]'),
    ),
    "a set of traps and traps": (
        "edition-unknown",
        "challenge[25].of",
        after("number = 26\n", 'of = ["kobold", "trap"]', 'of = ["pit", "trap"]'),
    ),
    "a goal of the same kind": (
        "edition-unknown",
        "goal[5].sets",
        after('id = "G6"', 'sets = [["slime", "ooze"]]', 'sets = [["slime", "monster"]]'),
    ),
    "two plain cards": ("edition-count", "jael", after('id = "J1"', '"plain"', '"crown"', marked("[[jael]]"))),
    "a star without worth": ("edition-unknown", "element[11].stars", after('id = "star+1"', "stars = 1", "stars = 0")),
    "a trap that is a monster": ("edition-unknown", "element[5].kind", after('id = "bear"', '"trap"', '"monster"')),
    "too many kinds of goals": ("edition-field", "goal[0].best", after('id = "G1"', '"most"', '"middle"')),
    "a field nobody knows": ("edition-field", "setup.cards", after("", "[setup]", "[setup]\ncards = 5")),
}


@each_mistake(MISTAKES)
def test_a_mistake_is_named_by_file_line_and_field(tmp_path: Path, key: str, field: str, text: str) -> None:
    DRAFT.refused(tmp_path, key, field, text)


def test_an_edition_of_ones_own_plays(tmp_path: Path) -> None:
    table = GAME.new(2, 1, edition=DRAFT.read(tmp_path, after("", "most_gold = 30", "most_gold = 12")))
    assert table.setup.board.most_gold == 12
    assert table.setup.edition.digest != GAME.built_in_edition.digest
