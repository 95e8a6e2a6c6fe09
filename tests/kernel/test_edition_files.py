"""Edition files: an error names file, line and field."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import pytest
from msgspec import Meta

from tafelrunde.kernel.actions import ActionWord
from tafelrunde.kernel.edition import EditionEntry, EditionFile, Name, line_of, parse_edition, read_edition
from tafelrunde.kernel.errors import BadEdition


class Spot(EditionEntry, frozen=True):
    """A place of the toy edition."""

    id: str
    coins: Annotated[int, Meta(ge=0, le=9)] = 0
    name: Name = Name("Ort", "spot")


class Head(EditionEntry, frozen=True):
    """The first table of the toy edition."""

    id: str
    faces: list[int]


class Edition(EditionEntry, frozen=True):
    """A toy edition."""

    game: Head
    spot: list[Spot]
    about: str = ""


GOOD = """\
about = "a toy"  # a comment
[game]
id = "toy"
faces = [
  1,
  2,
]

[[spot]]
id = "S1"
coins = 2

[[spot]]
id = "S2"
name = { de = "Brunnen", en = "well" }
"""


def complaint(text: str) -> dict[str, ActionWord]:
    with pytest.raises(BadEdition) as caught:
        parse_edition(text, Edition, "toy.toml")
    assert all(caught.value.say(lang) for lang in ("de", "en"))
    return {"key": caught.value.key, **caught.value.args_by_name}


def test_a_good_edition_is_typed() -> None:
    read = parse_edition(GOOD, Edition, "toy.toml")
    assert read.content.game == Head("toy", [1, 2])
    assert read.content.spot == [Spot("S1", 2), Spot("S2", 0, Name("Brunnen", "well"))]
    assert (read.content.spot[1].name("de"), read.content.spot[1].name("en")) == ("Brunnen", "well")
    assert (read.path, read.text) == ("toy.toml", GOOD)


# --- what is wrong, and where


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "reason"),
    [
        ('id = "toy"', "id = 5", 3, "game.id", "Expected `str`, got `int`"),
        ("  2,", '  "two",', 4, "game.faces[1]", "Expected `int`, got `str`"),
        ("coins = 2", "coins = 10", 11, "spot[0].coins", "Expected `int` <= 9"),
        ("coins = 2", "coins = true", 11, "spot[0].coins", "Expected `int`, got `bool`"),
        ('en = "well"', "en = 1", 15, "spot[1].name.en", "Expected `str`, got `int`"),
        ('id = "S2"', "", 13, "spot[1]", "Object missing required field `id`"),
        ('id = "S2"', 'id = "S2"\nheight = 3', 15, "spot[1].height", "Object contains unknown field `height`"),
        ('id = "toy"', 'id = "toy"\nyear = 1990', 4, "game.year", "Object contains unknown field `year`"),
        ("about =", "abuot =", 1, "abuot", "Object contains unknown field `abuot`"),
        ("[game]", "[gmae]", 2, "gmae", "Object contains unknown field `gmae`"),
        ("[[spot]]", "[[sopt]]", 9, "sopt", "Object contains unknown field `sopt`"),
    ],
)
def test_a_wrong_field_is_located(old: str, new: str, line: int, field: str, reason: str) -> None:
    assert complaint(GOOD.replace(old, new)) == {
        "key": "edition-field",
        "file": "toy.toml",
        "line": line,
        "field": field,
        "reason": reason,
    }


def test_a_whole_table_that_is_missing_is_looked_for_at_the_top() -> None:
    assert complaint('about = ""\n[game]\nid = "toy"\nfaces = []\n') == {
        "key": "edition-field",
        "file": "toy.toml",
        "line": 1,
        "field": "-",
        "reason": "Object missing required field `spot`",
    }


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("a = 1\nb = \n", "line 2"),
        ("a = 1\n\na = 2\n", "line 3"),
        ('a = "x\n', "line 1"),
        ("[game\n", "line 1"),
        ("a = " + "[" * 100_000, ""),  # Pythons word this differently
        ("a = " + "9" * 100_000, "digits"),
    ],
)
def test_broken_toml_is_refused_where_it_breaks(text: str, where: str) -> None:
    said = complaint(text)
    assert (said["key"], said["file"]) == ("toml", "toy.toml")
    assert where in str(said["reason"])


def test_a_game_refuses_what_types_cannot_say() -> None:
    read = parse_edition(GOOD, Edition, "toy.toml")
    with pytest.raises(BadEdition) as caught:
        read.wrong("spot[1].id", "edition-twice", value="S2")
    wanted = {"file": "toy.toml", "line": 14, "field": "spot[1].id", "value": "S2"}
    assert (caught.value.key, caught.value.args_by_name) == ("edition-twice", wanted)
    assert str(caught.value).startswith("toy.toml, line 14, field spot[1].id: ")


def refusal(check: Callable[[EditionFile[Edition]], None]) -> tuple[str, dict[str, ActionWord]]:
    """Return what a check says of the toy edition, without the file name, which is always there."""
    with pytest.raises(BadEdition) as caught:
        check(parse_edition(GOOD, Edition, "toy.toml"))
    said = dict(caught.value.args_by_name)
    assert said.pop("file") == "toy.toml"
    return caught.value.key, said


def test_checks_that_games_share_name_line_and_field() -> None:
    line, field = 11, "spot[0].coins"
    assert refusal(lambda file: file.count(field, 2, 3)) == (
        "edition-count",
        {"line": line, "field": field, "value": 2, "wanted": 3},
    )
    assert refusal(lambda file: file.most(field, 2, 1)) == (
        "edition-most",
        {"line": line, "field": field, "value": 2, "most": 1},
    )
    assert refusal(lambda file: file.known(field, 2, range(2))) == (
        "edition-unknown",
        {"line": line, "field": field, "value": 2},
    )
    assert refusal(lambda file: file.once("spot", ["S1", "S1"])) == (
        "edition-twice",
        {"line": 14, "field": "spot[1].id", "value": "S1"},
    )
    assert refusal(lambda file: file.once("spot", ["a", "a"], key="name")) == (
        "edition-twice",
        {"line": 15, "field": "spot[1].name", "value": "a"},
    )
    assert refusal(lambda file: file.once("spot", ["S1", "S2"], 3)) == (
        "edition-count",
        {"line": 9, "field": "spot", "value": 2, "wanted": 3},
    )


@pytest.mark.parametrize("name", ["", "_", "S 1", "S-1", "S,1", "S=1", "S/1", "S\n1"])
def test_an_id_is_a_word(name: str) -> None:
    said = {"line": 14, "field": "spot[1].id", "value": name}
    assert refusal(lambda file: file.words("spot", ["S1", name])) == ("edition-id", said)


def test_ids_that_people_choose() -> None:
    read = parse_edition(GOOD, Edition, "toy.toml")
    read.words("spot", ["S1", "bär", "long_name", "7"], 4)
    assert refusal(lambda file: file.words("spot", ["S1", "S1"]))[0] == "edition-twice"
    assert refusal(lambda file: file.words("spot", ["S1", "S2"], 1))[0] == "edition-count"


# --- files


def file_complaint(path: Path) -> dict[str, ActionWord]:
    with pytest.raises(BadEdition) as caught:
        read_edition(path, Edition)
    assert caught.value.key == "file"
    return caught.value.args_by_name


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    missing, latin = tmp_path / "missing.toml", tmp_path / "latin.toml"
    latin.write_bytes('about = "Läuterungsberg"'.encode("latin-1"))
    assert file_complaint(missing) == {"file": str(missing), "reason": "No such file or directory"}
    assert file_complaint(tmp_path) == {"file": str(tmp_path), "reason": "Is a directory"}
    assert file_complaint(latin) == {"file": str(latin), "reason": "UTF-8"}


@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_files_of_any_editor(tmp_path: Path, mark: str, end: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes((mark + GOOD.replace("\n", end)).encode())
    read = read_edition(path, Edition)
    assert read.path == "mine.toml"
    assert read.digest == parse_edition(GOOD, Edition, "toy.toml").digest
    assert line_of(read.text, "spot[1].name") == 15


# --- the hash by which saved games know an edition


def digest(text: str) -> str:
    return parse_edition(text, Edition, "x").digest


def test_comments_and_layout_are_not_content() -> None:
    same = GOOD.replace("  # a comment", "").replace("  1,\n  2,\n", "1, 2").replace('"S1"', "'S1'")
    moved = same.replace('about = "a toy"\n[game]\nid = "toy"\n', 'about="a toy"\n\n# more\n[game]\nid="toy"\n')
    assert same != GOOD != moved
    assert digest(same) == digest(moved) == digest(GOOD)
    reordered = GOOD.replace('id = "S1"\ncoins = 2', 'coins = 2\nid = "S1"')
    assert digest(reordered) == digest(GOOD)


@pytest.mark.parametrize(
    ("old", "new"),
    [("coins = 2", "coins = 3"), ("coins = 2", ""), ('"S2"', '"S3"'), ("a toy", "a Toy"), ("  1,\n  2", "  2,\n  1")],
)
def test_the_hash_changes_with_the_content(old: str, new: str) -> None:
    assert digest(GOOD.replace(old, new)) != digest(GOOD)


def test_changed_names_keep_the_hash() -> None:
    """Names and texts in both languages are for people: rules do not read them."""
    assert digest(GOOD.replace('"Brunnen"', '"Quelle"').replace('"well"', '"spring"')) == digest(GOOD)
    assert digest(GOOD.replace('name = { de = "Brunnen", en = "well" }', "")) == digest(GOOD)


def test_a_digest_is_short_and_hexadecimal() -> None:
    assert len(digest(GOOD)) == 16
    assert int(digest(GOOD), 16) >= 0


# --- the line of a field


SHAPES = """\
top = 1
"quoted key" = 2
dotted.key = 3

[table]  # with a comment
a = 1
  b = { c = 1, d = { e = 2 } }
list = [
  [1, 2],
  [3, 4],
]

[table.sub]
a = 2

[ spaced . out ]
a = 3

['quoted'.sub]
a = 4

[[row]]
a = 5
[[row]]
a = 6
[row.sub]
a = 7
[[row.cell]]
a = 8
[[row.cell]]
a = 9
[[row]]
# a = 10
[[row.cell]]
a = 11
"""


@pytest.mark.parametrize(
    ("field", "line"),
    [
        ("top", 1),
        ("quoted key", 1),  # no path can name it
        ("dotted.key", 3),
        ("dotted", 3),
        ("table", 5),
        ("table.a", 6),
        ("table.b", 7),
        ("table.b.c", 7),
        ("table.b.d.e", 7),
        ("table.list[1]", 8),
        ("table.list[1][0]", 8),
        ("table.missing", 5),
        ("table.sub", 13),
        ("table.sub.a", 14),
        ("spaced.out.a", 17),
        ("quoted.sub.a", 20),
        ("row", 22),
        ("row[0]", 22),
        ("row[0].a", 23),
        ("row[1].a", 25),
        ("row[1].sub.a", 27),
        ("row[1].cell[0].a", 29),
        ("row[1].cell[1].a", 31),
        ("row[2].a", 32),
        ("row[2].cell[0].a", 35),
        ("row[...].a", 1),
        ("nowhere", 1),
        ("", 1),
    ],
)
def test_the_line_of_a_field(field: str, line: int) -> None:
    assert line_of(SHAPES, field) == line


def test_every_field_of_the_built_in_edition_is_found() -> None:
    """The text alone tells the line of every field: it names the field or opens its table."""
    from tafelrunde.games.drachenland import GAME

    read = GAME.built_in_edition
    lines = read.text.splitlines()
    for kind in ("volcano", "field", "gate", "people"):
        entries: list[Any] = getattr(read.content, kind)
        for i, entry in enumerate(entries):
            assert entry.id in lines[line_of(read.text, f"{kind}[{i}].id") - 1]
