"""The edition: what an edition of one's own may not be."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde import BadEdition
from tafelrunde.games.dungeonquest import GAME
from tafelrunde.games.dungeonquest.edition import known_effect
from tests.games.dungeonquest.tables import BOARD
from tests.games.editions import Draft

DRAFT = Draft(GAME)


@pytest.mark.parametrize(
    ("key", "field", "landmark", "old", "new"),
    [
        ("edition-unknown", "tower[0].space", "[[tower]]", '"A1"', '"Z1"'),
        ("edition-unknown", "board.treasure", "[board]", '["G5", "G6"]', '["G5", "G7"]'),
        ("edition-unknown", "board.treasure", "[board]", '["G5", "G6"]', '["G5", "Z6"]'),
        ("edition-twice", "board.treasure", "[board]", '["G5", "G6"]', '["A1", "A2"]'),
        ("edition-field", "board.columns", "[board]", "columns = 13", "columns = 3"),
        ("edition-twice", "tile[1].id", "[[tile]]", 'id = "R02"', 'id = "R01"'),
        ("edition-id", "tile[0].id", "[[tile]]", 'id = "R01"', 'id = "R 1"'),
        ("edition-field", "tile[0].sides", "[[tile]]", '"oooo"', '"wooo"'),
        ("edition-unknown", "card[1].effects", "[[card]]", '["encounter"]', '["dance"]'),
        ("edition-unknown", "card[8].effects", "dun_bats", '["wound D3"]', '["wound D5"]'),
    ],
)
def test_mistakes_are_named_by_line_and_field(
    tmp_path: Path, key: str, field: str, landmark: str, old: str, new: str
) -> None:
    DRAFT.refused(tmp_path, key, field, DRAFT.after(landmark, old, new))


def test_kept_cards_say_what_they_do_and_tests_what_they_test(tmp_path: Path) -> None:
    for landmark, old, field in (("dun_torch", "kept = true\n", "status"), ("dun_rocks", 'test = "agility"\n', "test")):
        with pytest.raises(BadEdition) as caught:
            DRAFT.read(tmp_path, DRAFT.after(landmark, old, ""))
        assert str(caught.value.args_by_name["field"]).endswith(f"].{field}")
        assert caught.value.args_by_name["value"] == landmark


def test_divided_rooms_tell_their_halves_and_dark_ones_their_die(tmp_path: Path) -> None:
    bridge = DRAFT.after('id = "B01"', '["E", "F"]', '["E", "R"]')
    DRAFT.refused(tmp_path, "edition-unknown", "tile[45].split", bridge)
    dark = DRAFT.after('id = "N01"', '"EELLRR"', '"EEFFRR"')
    DRAFT.refused(tmp_path, "edition-unknown", "tile[41].faces", dark)
    blind = DRAFT.after('id = "N01"', '"EELLRR"', '"EELLLL"')
    DRAFT.refused(tmp_path, "edition-unknown", "tile[41].faces", blind)


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
