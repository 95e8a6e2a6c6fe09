"""The rules on the command line, and the code and tests they rest on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tafelrunde
from tafelrunde.cli.rulings import markdown
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.intro import introduction
from tafelrunde.kernel.ledger import checkout_tests
from tafelrunde.kernel.lookup import Lookup
from tafelrunde.kernel.speech import Article
from tafelrunde.kernel.texts import LANGUAGES, SHARED_TEXTS, Texts
from tests.built_in_games import GAMES
from tests.cli.calls import Run

GAME = tafelrunde.game("drachenland")
LOOKUP = Lookup(GAME.ledger, Texts("en", [SHARED_TEXTS, GAME.folder]))
LEDGER = """
[[topic]]
id = "walking"
de = "Laufen"
en = "Walking"

[[clause]]
id = "XX-001"
topic = "walking"
de = "Man läuft."
en = "You walk."

[[clause]]
id = "XX-002"
topic = "walking"
de = "Man läuft gern."
en = "You like to walk."
untestable = "taste"
"""


def test_all_rules_under_their_topics(run: Run) -> None:
    for lang in ("de", "en"):
        out = run("rules", "drachenland", "--lang", lang).out
        for clause in GAME.ledger.clauses:
            assert clause in out
        for topic in GAME.ledger.topics.values():
            assert (topic.de if lang == "de" else topic.en) in out


def test_a_word_a_clause_a_topic(run: Run) -> None:
    word = run("rules", "drachenland", "ferryman")
    found = {clause.id for clause in LOOKUP.find("ferryman").clauses}
    assert word.code == 0
    assert {name for name in GAME.ledger.clauses if f"{name} " in word.out} == found
    assert run("rules", "drachenland", "dl-031").out.count("DL-") == 1
    topic = run("rules", "drachenland", "--topic", "ferryman").out
    wanted = [clause.id for clause in GAME.ledger.clauses.values() if clause.topic == "ferryman"]
    assert [line.split()[0] for line in topic.splitlines() if line.startswith("DL-")] == wanted


@pytest.mark.parametrize(("word", "lang"), [("aim", "en"), ("goal", "en"), ("Ziel", "de"), ("spielziel", "de")])
def test_the_aim_is_found_before_all_clauses(run: Run, word: str, lang: str) -> None:
    for game in GAMES:
        found = run("rules", game.slug, word, "--lang", lang)
        aim = introduction(Texts(lang, [SHARED_TEXTS, game.folder]))[0]
        assert found.code == 0
        assert " ".join(found.out.split()).startswith(f"{aim.title} {aim.paragraphs[0]}")


@pytest.mark.parametrize(("question", "lang"), [("how do I win", "en"), ("wie gewinne ich", "de")])
def test_how_to_win_is_told_before_all_clauses(run: Run, question: str, lang: str) -> None:
    for game in GAMES:
        found = run("rules", game.slug, *question.split(), "--lang", lang)
        aim, win = (introduction(Texts(lang, [SHARED_TEXTS, game.folder]))[part] for part in (0, 3))
        assert found.code == 0
        assert " ".join(found.out.split()).startswith((aim.title, win.title))


@pytest.mark.parametrize(
    ("game", "question", "piece"), [("dante", "wer ist Fiammetta", "Fiammetta"), ("dante", "was macht Opfer", "Opfer")]
)
def test_a_question_for_a_piece(run: Run, game: str, question: str, piece: str) -> None:
    assert f"\n{piece}: " in run("rules", game, *question.split(), "--lang", "de").out


def test_all_rules_begin_with_the_introduction_and_a_topic_does_not(run: Run) -> None:
    for passage in introduction(Texts("en", [SHARED_TEXTS, GAME.folder])):
        assert f"\n{passage.title}\n" in run("rules", "drachenland").out
        assert passage.title not in run("rules", "drachenland", "--topic", "ferryman").out


def test_a_heading_finds_its_clauses(run: Run) -> None:
    topic = next(iter(GAME.ledger.topics.values()))
    wanted = [clause.id for clause in GAME.ledger.clauses.values() if clause.topic == topic.id]
    for lang, heading in (("de", topic.de), ("en", topic.en)):
        out = run("rules", "drachenland", heading.upper(), "--lang", lang).out
        assert set(wanted) <= {line.split()[0] for line in out.splitlines() if line.startswith("DL-")}


def test_pieces_are_looked_up_by_name_and_kind(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    tiles = Article("Tile", "Boat", "Carries."), Article("Tile", "Boathook", "Pulls.")
    pieces = [*tiles, Article("Gem", "Ruby", "Red.")]
    game = replace(GAME, lexicon=lambda speaker: pieces)
    monkeypatch.setattr("tafelrunde.cli.rules.find_game", lambda slug: game)
    assert "Boat: Carries." in run("rules", "drachenland", "boat").out
    assert "Pulls." not in run("rules", "drachenland", "boat").out
    assert "Boathook: Pulls." in run("rules", "drachenland", "hook").out
    both = run("rules", "drachenland", "tile").out
    assert "Boat: Carries." in both
    assert "Boathook: Pulls." in both
    assert run("rules", "drachenland", "ruby").code == 0


def test_pieces_are_looked_up_by_the_words_of_moves(run: Run) -> None:
    """A player who reads `person shield_m aurelia good` in the list can look up that card."""
    assert "Luftschutzkeller: " in run("rules", "apokalypse", "shield_m", "--lang", "de").out
    assert "Remission: " in run("rules", "dante", "remission", "--lang", "en").out
    assert "Air-Raid Shelter: " in run("rules", "apokalypse", "SHIELD_M", "--lang", "en").out


def test_a_whole_word_of_a_name_goes_before_a_part_of_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = (
        Article("room", "Den (C36)", "Caves."),
        Article("room", "Hidden Stair", "Leads."),
        Article("room", "Eden", ""),
    )
    game = replace(GAME, lexicon=lambda speaker: rooms)
    monkeypatch.setattr("tafelrunde.cli.rules.find_game", lambda slug: game)
    found = run("rules", "drachenland", "den").out
    assert "\nRoom\nDen (C36): Caves.\n" in found
    assert "Hidden Stair" not in found
    assert "Eden" not in found
    assert "Hidden Stair: Leads." in run("rules", "drachenland", "idd").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulings_as_markdown(run: Run, lang: str) -> None:
    for game in GAMES:
        ran = run("rules", game.slug, "--rulings", "--lang", lang)
        assert (ran.code, ran.out) == (0, markdown(game, lang))


def test_a_word_nobody_uses(run: Run) -> None:
    ran = run("rules", "drachenland", "spaceship")
    assert ran.code == 1
    assert ran.out == "“spaceship” is in no rule and is no piece.\n"


def test_coverage_has_a_line_for_every_clause(run: Run) -> None:
    out = run("rules", "drachenland", "--coverage").out
    lines = [line.split()[0] for line in out.splitlines() if line.startswith(f"{GAME.ledger.prefix}-")]
    assert lines == list(GAME.ledger.clauses)
    assert f"{len(lines)} clauses" in out


def _checkout(folder: Path, code: str, test: str) -> Game[Any, Any]:
    game, tests = folder / "src" / "toy", folder / "tests"
    game.mkdir(parents=True)
    tests.mkdir()
    (folder / "pyproject.toml").touch()
    (game / "rules.toml").write_text(LEDGER, "utf-8")
    (game / "steps.py").write_text(code, "utf-8")
    (tests / "test_toy.py").write_text(test, "utf-8")
    return replace(GAME, folder=game)


MARKED = '@pytest.mark.clause("{}")\ndef test_walk():\n    pass\n'


@pytest.mark.parametrize(
    ("code", "test", "exit_code", "said"),
    [
        ("# XX-001", MARKED.format("XX-001"), 0, "1 proved by tests, 1 that software cannot prove, 0 without a test."),
        ("# XX-001", "", 1, "NO TEST"),
        ("# XX-001, XX-007", MARKED.format("XX-001"), 1, "XX-007 (steps.py:1)"),
        ("# XX-001", MARKED.format('XX-001", "XX-008'), 1, "XX-008 (test_toy.py::test_walk)"),
    ],
)
def test_coverage_fails_for_what_is_missing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, test: str, exit_code: int, said: str
) -> None:
    toy = _checkout(tmp_path, code, test)
    monkeypatch.setattr("tafelrunde.cli.rules.find_game", lambda slug: toy)
    ran = run("rules", "toy", "--coverage")
    assert ran.code == exit_code
    assert said in ran.out
    assert "XX-001  steps.py:1" in ran.out
    assert "cannot be tested: taste" in ran.out


def test_an_installed_game_has_no_tests(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    toy = _checkout(tmp_path, "# XX-001", "")
    (tmp_path / "pyproject.toml").unlink()
    monkeypatch.setattr("tafelrunde.cli.rules.find_game", lambda slug: toy)
    assert checkout_tests(toy.folder) is None
    ran = run("rules", "toy", "--coverage")
    assert ran.code == 0
    assert "The tests are not installed" in ran.out
    assert "NO TEST" not in ran.out
