"""Every mistake in a person's input: one clear line, exit code 2, nothing changed."""

from __future__ import annotations

import json
import re
from itertools import cycle
from pathlib import Path

import pytest

import tafelrunde
from tests.cli.calls import Run, listing, one_line

EDITION = tafelrunde.game("drachenland").folder / "edition.toml"
PLAY = ("play", "drachenland", "--seat", "human", "--seat", "random", "--seed", "4")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "COMMAND"),
        (("dance",), "dance"),
        (("play",), "GAME"),
        (("play", "chess"), "chess"),
        (("rules", "chess"), "chess"),
        (("arena", "chess"), "chess"),
        (("simulate", "chess"), "chess"),
        (("bench", "chess"), "chess"),
        (("games", "--lang", "fr"), "fr"),
        (("games", "--lang"), "--lang"),
        (("games", "--colour"), "--colour"),
        (("play", "drachenland", "--watch=yes"), "--watch"),
        (("play", "drachenland", "--seats", "9"), "9"),
        (("play", "drachenland", "--seats", "zwei"), "zwei"),
        (("play", "drachenland", "--seats", "-2"), "-2"),
        (("simulate", "drachenland", "--seats", "1"), "1"),
        (("arena", "drachenland", "--bots", "greedy"), "2"),
        (("arena", "drachenland", "--bots", "greedy,genius"), "genius"),
        (("arena", "drachenland", "--bots", "greedy,greedy,random", "--seats", "2"), "3 bots"),
        (("arena", "drachenland", "--games", "0"), "0"),
        (("simulate", "drachenland", "--bot", "oracle"), "oracle"),
        (("play", "drachenland", "--seat", "genius"), "genius"),
        (("play", "drachenland", "--seat", "search:never"), "search:never"),
        (("play", "drachenland", "--seats", "2", *["--seat", "random"] * 3), "3 players"),
        (("play", "drachenland", "--watch", "--seat", "human"), "--watch"),
        (("play", "drachenland", "--option", "wild_gems"), "wild_gems"),
        (("play", "drachenland", "--option", "dragons=9"), "dragons"),
        (("play", "drachenland", "--option", "wild_gems=maybe"), "maybe"),
        (("play", "drachenland", "--option", "start_player=7"), "7"),
        (("play", "drachenland", "--option", f"clock_rounds={'9' * 5000}"), "clock_rounds"),
        (("play", "drachenland", "--seed", "-1"), "-1"),
        (("play", "drachenland", "--seed", "1.5"), "1.5"),
        (("play", "drachenland", "--pace", "fast"), "fast"),
        (("play", "drachenland", "--pace", "nan"), "nan"),
        (("play", "drachenland", "--edition", "nowhere.toml"), "nowhere.toml"),
        (("play", "drachenland", "--resume", "nowhere.save"), "nowhere.save"),
        (("rules", "drachenland", "DL-999"), "DL-999"),
        (("rules", "drachenland", "--topic", "weather"), "weather"),
        (("verify", "nowhere.json"), "nowhere.json"),
        (("verify", "."), "."),
        (("replay", "nowhere.json"), "nowhere.json"),
        (("edition", "check", "nowhere.toml"), "nowhere.toml"),
        (("edition", "burn", "nowhere.toml"), "burn"),
    ],
)
def test_one_line_and_exit_code_2(run: Run, tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    ran = run(*words)
    assert said in one_line(ran)
    assert ran.out == ""
    assert listing(tmp_path) == {}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("arena", "drachenland", "--games", "0"), "„0“ ist keine ganze Zahl von 1 bis"),
        (("play", "drachenland", "--pace", "fast"), "„fast“"),
        (("arena", "drachenland", "--bot", "mine=no-such-program"), "Ein Programm „no-such-program“"),
    ],
)
def test_a_refused_option_is_reported_like_any_error(run: Run, words: tuple[str, ...], said: str) -> None:
    line = one_line(run(*words, "--lang", "de"))
    assert said in line
    assert "argument" not in line


def test_errors_are_in_the_language_of_the_call(run: Run) -> None:
    german, english = (one_line(run("play", "--lang", lang)) for lang in ("de", "en"))
    assert german == "tafelrunde: Es fehlt: SPIEL. Siehe: tafelrunde play --help\n"
    assert english == "tafelrunde: Missing: GAME. See: tafelrunde play --help\n"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("walk", "walk"),
        ("dance V05", "dance"),
        ("enter red Z99", "Z99"),
        ("enter red F03 F04", "enter <colour> <to>"),
        ("99", "99"),
        ("0", "0"),
        ("9" * 5000, "999"),
        ("enter red V05", "[DL-130]"),
        ("fly V05 tile", "not possible"),
        ("undo", "take back"),
        ("why", "Which move"),
        ("? dance", "dance"),
        ("rules DL-999", "DL-999"),
        ("save", "name"),
        ("save nowhere/at/all.save", "nowhere/at/all.save"),
        ("save a\0b", "null"),
    ],
)
def test_a_script_ends_at_its_first_mistake(run: Run, tmp_path: Path, typed: str, said: str) -> None:
    ran = run(*PLAY, "--record", "game.json", typed=f"{typed}\n1\n")
    assert said in one_line(ran)
    assert "enters Dragonland" not in ran.out[ran.out.index("Dwarves> ") :]
    assert listing(tmp_path) == {}


# --- records and saves


@pytest.fixture(scope="module")
def game_text() -> str:
    """Return the record of a whole short game."""
    table = tafelrunde.game("drachenland").new(2, 9, options={"clock_rounds": 2})
    luck = tafelrunde.Luck.seeded(1)
    while table.result is None:
        table.play(table.pending[0], luck.pick(table.legal(table.pending[0])))
    return tafelrunde.record(table, ["Änne", "random"]).text()


def test_a_record_with_one_byte_changed_is_refused(run: Run, tmp_path: Path, game_text: str) -> None:
    path, good = tmp_path / "game.json", game_text.encode()
    path.write_bytes(good)
    assert run("verify", "game.json").code == 0
    for at, flip in zip(range(0, len(good), max(1, len(good) // 150)), cycle((0x01, 0x07, 0x20)), strict=False):
        path.write_bytes(bytes((*good[:at], good[at] ^ flip, *good[at + 1 :])))
        one_line(run("verify", "game.json"))
    for at in [i for i, byte in enumerate(good) if byte == 0x0A][:3]:
        path.write_bytes(good[:at] + b"\r" + good[at + 1 :])  # careless readers take this for a line end
        one_line(run("verify", "game.json"))


@pytest.mark.parametrize("part", [0.0, 0.3, 0.9, 0.999])
def test_a_truncated_record_is_refused(run: Run, tmp_path: Path, game_text: str, part: float) -> None:
    path = tmp_path / "game.json"
    path.write_text(game_text[: int(len(game_text) * part)], "utf-8")
    for command in ("verify", "replay"):
        ran = run(command, "game.json")
        one_line(ran)
        assert ran.out == ""


def test_a_record_with_an_illegal_or_malformed_move_is_refused(run: Run, tmp_path: Path, game_text: str) -> None:
    kept = tafelrunde.read_record(game_text)
    path = tmp_path / "game.json"
    for move in ("walk V99", "fly V01 die", "undo 0"):
        seat, _, outcomes, digest = kept.moves[3]
        kept.moves[3] = (seat, move, outcomes, digest)
        path.write_text(kept.text(), "utf-8")
        assert move in one_line(run("verify", "game.json"))


def _saved(run: Run, tmp_path: Path) -> dict[str, object]:
    assert run(*PLAY, typed="1\nsave my.save\nquit\n").code == 0
    save: dict[str, object] = json.loads((tmp_path / "my.save").read_text("utf-8"))
    return save


@pytest.mark.parametrize("key", ["save", "record", "secret", "seats"])
def test_a_save_with_a_changed_part_is_refused(run: Run, tmp_path: Path, key: str) -> None:
    wrong = {"save": 2, "record": "{}", "secret": "00" * 31 + "05", "seats": ["human"]}
    save = _saved(run, tmp_path)
    assert save[key] != wrong[key]
    for changed in ({**save, key: wrong[key]}, {name: part for name, part in save.items() if name != key}):
        (tmp_path / "bad.save").write_text(json.dumps(changed), "utf-8")
        ran = run("play", "drachenland", "--resume", "bad.save", typed="1\n")
        one_line(ran)
        assert ran.out == ""


def test_a_file_that_is_no_save(run: Run, tmp_path: Path, game_text: str) -> None:
    (tmp_path / "game.json").write_text(game_text, "utf-8")
    assert "game.json" in one_line(run("play", "drachenland", "--resume", "game.json"))
    _saved(run, tmp_path)
    assert "--seats" in one_line(run("play", "drachenland", "--resume", "my.save", "--seats", "2"))


def test_a_failed_write_leaves_the_old_file(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    (tmp_path / "my.save").write_text("old", "utf-8")
    monkeypatch.setattr("os.fsync", full)
    assert "No space left" in one_line(run(*PLAY, typed="1\nsave my.save\n"))
    assert listing(tmp_path) == {"my.save": b"old"}


# --- editions


@pytest.mark.parametrize(
    ("find", "put", "field"),
    [
        ("total = 18", "total = 17", "eggs.total"),
        ('id = "V02"', 'id = "V01"', "volcano[1].id"),
        ('name = { de = "Rot", en = "Red" }', 'name = { de = "Rot" }', "gem[0].name"),
        ("red = 16", "red = -1", "gems.red"),
        ('first = "F01"', 'first = "F99"', "gate[0].first"),
        ('shape = "anvil"', 'shape = "anvil"\nhorns = 2', "people[0]"),
    ],
)
def test_a_wrong_edition_is_named_by_line_and_field(run: Run, tmp_path: Path, find: str, put: str, field: str) -> None:
    good = EDITION.read_text("utf-8")
    assert good.count(find) >= 1
    (tmp_path / "mine.toml").write_text(good.replace(find, put, 1), "utf-8")
    for words in (("edition", "check", "mine.toml"), ("play", "drachenland", "--edition", "mine.toml")):
        ran = run(*words)
        said = one_line(ran)
        assert re.search(rf"mine\.toml, line \d+, field {re.escape(field)}", said), said
        assert ran.out == ""


def test_an_edition_without_a_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[dice]\na = [1]\n", "utf-8")
    assert "--game" in one_line(run("edition", "check", "mine.toml"))
    (tmp_path / "mine.toml").write_text('[game]\nid = "chess"\n', "utf-8")
    assert "chess" in one_line(run("edition", "check", "mine.toml"))
    (tmp_path / "mine.toml").write_text("[[[", "utf-8")
    assert "TOML" in one_line(run("edition", "check", "mine.toml"))


@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize(("lang", "said"), [("en", "Bots follow the heuristic there"), ("de", "Bots folgen dort der")])
def test_a_missing_network_is_reported_in_one_line(run: Run, lang: str, said: str) -> None:
    words = ("play", "dungeonquest", "--watch", "--seat", "search:1", "--seats", "1", "--seed", "3", "--lang", lang)
    ran = run(*words)
    assert ran.code == 0
    assert ran.err.count("\n") == 1
    assert said in ran.err
