"""The edition: what an edition of one's own may not be."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde import BadEdition
from tafelrunde.games.dungeonquest import GAME
from tafelrunde.games.dungeonquest.edition import known_effect
from tafelrunde.testing.editions import Draft, each_mistake
from tests.games.dungeonquest.tables import BOARD

DRAFT = Draft(GAME)
after = DRAFT.after


MISTAKES = {
    "a tower off the grid": ("edition-unknown", "tower[0].space", after("[[tower]]", '"A1"', '"Z1"')),
    "a treasure chamber of two parts": ("edition-unknown", "board.treasure", after("", '["G5", "G6"]', '["G5", "G7"]')),
    "a treasure off the grid": ("edition-unknown", "board.treasure", after("", '["G5", "G6"]', '["G5", "Z6"]')),
    "a treasure in a tower": ("edition-twice", "board.treasure", after("", '["G5", "G6"]', '["A1", "A2"]')),
    "too narrow a board": ("edition-field", "board.columns", after("[board]", "columns = 13", "columns = 3")),
    "a tile twice": ("edition-twice", "tile[1].id", after("[[tile]]", 'id = "R02"', 'id = "R01"')),
    "an id with a space": ("edition-id", "tile[0].id", after("[[tile]]", 'id = "R01"', 'id = "R 1"')),
    "a wall to walk in by": ("edition-field", "tile[0].sides", after("[[tile]]", '"oooo"', '"wooo"')),
    "an unknown effect": ("edition-unknown", "card[1].effects", after("[[card]]", '["encounter"]', '["dance"]')),
    "an unknown die": ("edition-unknown", "card[8].effects", after("dun_bats", '["wound D3"]', '["wound D5"]')),
    "a half without its hall": ("edition-unknown", "tile[45].split", after('"B01"', '["E", "F"]', '["E", "R"]')),
    "a die into a wall": ("edition-unknown", "tile[41].faces", after('"N01"', '"EELLRR"', '"EEFFRR"')),
    "a hall off the die": ("edition-unknown", "tile[41].faces", after('"N01"', '"EELLRR"', '"EELLLL"')),
}


@each_mistake(MISTAKES)
def test_a_mistake_is_named_by_file_line_and_field(tmp_path: Path, key: str, field: str, text: str) -> None:
    DRAFT.refused(tmp_path, key, field, text)


def test_kept_cards_say_what_they_do_and_tests_what_they_test(tmp_path: Path) -> None:
    for landmark, old, field in (("dun_torch", "kept = true\n", "status"), ("dun_rocks", 'test = "agility"\n', "test")):
        with pytest.raises(BadEdition) as caught:
            DRAFT.read(tmp_path, after(landmark, old, ""))
        assert str(caught.value.args_by_name["field"]).endswith(f"].{field}")
        assert caught.value.args_by_name["value"] == landmark


def test_effects_are_words_the_rules_know() -> None:
    for good in (
        "wound 2",
        "wound D3",
        "wound 2D6-luck",
        "heal D6",
        "draw trap",
        "may-draw crypt",
        "treasure 2",
        "rage",
    ):
        assert known_effect(good), good
    for bad in ("wound", "wound 2D6", "heal 2D6-luck", "draw door", "treasure x", "treasure", "fly"):
        assert not known_effect(bad), bad


def test_tiles_look_as_they_lie() -> None:
    """Section 3.3 of the rules' digest: moving east into `owdo` the west is open, the north a wall, the east a door."""
    lie = 4 * BOARD.tiles.index("D04") + 1
    assert BOARD.sides[lie] == (0, 2, 1, 1)
    assert len(BOARD.orientations[BOARD.tiles.index("R01")]) == 1
    assert len(BOARD.orientations[BOARD.tiles.index("X01")]) == 2
    assert len(BOARD.orientations[BOARD.tiles.index("N01")]) == 4


@pytest.mark.clause("DQ-186", "DQ-187")
def test_every_loot_card_says_that_it_is_loot() -> None:
    for card in BOARD.edition.card:
        says = card.about.de.startswith("Beute"), card.about.en.startswith("Loot")
        assert says == (card.loot is not None, card.loot is not None), card.id
