"""Questions in plain words find their rules: as newcomers typed them, in both languages."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde.kernel.intro import introduction
from tafelrunde.kernel.lookup import MOST_GUESSES, Lookup
from tafelrunde.kernel.texts import LANGUAGES, SHARED_TEXTS, Texts
from tests.built_in_games import GAMES

FIRST = 3  # clauses found that are in sight


def lookup(slug: str, lang: str) -> Lookup:
    game = tafelrunde.game(slug)
    return Lookup(game.ledger, Texts(lang, [SHARED_TEXTS, game.folder]))


@pytest.mark.parametrize(("lang", "question"), [("de", "Wie gewinne ich?"), ("en", "how do I win")])
@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_how_to_win_is_answered_by_the_introduction(slug: str, lang: str, question: str) -> None:
    found = lookup(slug, lang).find(question)
    assert {passage.part for passage in found.passages[:2]} == {"aim", "win"}


@pytest.mark.parametrize(
    ("slug", "lang", "question", "clause"),
    [
        ("dungeonquest", "en", "can I go back", "DQ-119"),
        ("dungeonquest", "en", "what does the rune do", "DQ-188"),
        ("dungeonquest", "en", "how many wounds", "DQ-059"),
        ("dungeonquest", "en", "how do I flee", "DQ-101"),
        ("dungeonquest", "en", "when does the sun set", "DQ-022"),
        ("dungeonquest", "de", "kann ich zurück gehen", "DQ-119"),
        ("dungeonquest", "de", "was macht die Rune", "DQ-188"),
        ("dungeon_designer", "de", "Raum drehen", "DD-R02"),
        ("dungeon_designer", "en", "secret passage", "DD-084"),
        ("apokalypse", "en", "what does music do", "APO-054"),
        ("apokalypse", "en", "can I parry?", "APO-090"),
        ("apokalypse", "de", "was macht Musik", "APO-054"),
        ("apokalypse", "de", "Handkartenlimit", "APO-009"),
        ("dante", "de", "was macht Opfer", "DANTE-090"),
    ],
)
def test_questions_find_their_clause(slug: str, lang: str, question: str, clause: str) -> None:
    assert clause in [found.id for found in lookup(slug, lang).find(question).clauses[:FIRST]]


@pytest.mark.parametrize(
    ("slug", "question", "part"),
    [
        ("drachenland", "Wann endet das Spiel?", "win"),
        ("dante", "wann endet das spiel", "win"),
        ("dante", "wer ist dran", "turn"),
    ],
)
def test_questions_find_their_passage(slug: str, question: str, part: str) -> None:
    assert lookup(slug, "de").find(question).passages[0].part == part


@pytest.mark.parametrize("lang", LANGUAGES)
def test_clauses_that_have_all_words_leave_out_the_others(lang: str) -> None:
    words = {"de": ("Bootsmann", "Würfel"), "en": ("ferryman", "die")}[lang]
    clauses = lookup("drachenland", lang).find(" ".join(words)).clauses
    assert clauses
    assert all(word.casefold() in clause.text(lang).casefold() for clause in clauses for word in words)


def test_without_a_rule_for_all_words_the_best_for_any_of_them_are_shown() -> None:
    whole = lookup("drachenland", "en").find("dragon").clauses
    partly = lookup("drachenland", "en").find("dragon spaceship").clauses
    assert len(partly) == MOST_GUESSES < len(whole)
    assert set(partly) <= set(whole)


def test_a_passage_that_only_mentions_a_word_stands_back_behind_clauses() -> None:
    assert not lookup("drachenland", "en").find("ring").passages
    (passage,) = lookup("dungeonquest", "en").find("bold").passages
    assert passage.part == "about"


def test_a_short_word_is_no_part_of_another() -> None:
    """A wing of a display is no win, but a letter that is no word at all is looked for anywhere."""
    clauses = lookup("apokalypse", "en").find("win").clauses
    assert all("win" in clause.text("en").casefold().replace("wing", "").replace("window", "") for clause in clauses)
    assert lookup("apokalypse", "en").find("qu").clauses


@pytest.mark.parametrize(("word", "clause"), [("dl-031", "DL-031"), ("ZU FUSS", "DL-041"), ("zu fuß", "DL-041")])
def test_clauses_are_found_by_their_id_and_in_any_case(word: str, clause: str) -> None:
    assert lookup("drachenland", "de").find(word).clauses[0].id == clause


def test_a_question_of_filler_words_alone_is_taken_literally() -> None:
    assert lookup("drachenland", "en").find("what").clauses
    assert lookup("drachenland", "en").find("?!") == ([], [])


def test_a_game_without_an_introduction_has_its_rules() -> None:
    game = tafelrunde.game("drachenland")
    assert introduction(Texts("en", [SHARED_TEXTS])) == []
    assert Lookup(game.ledger, Texts("en", [SHARED_TEXTS])).find("ferryman").clauses
