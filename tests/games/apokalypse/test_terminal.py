"""The table of Apokalypse in a terminal: nothing is cut off unseen, and all that stands on cards can be read."""

from __future__ import annotations

import pytest

from tafelrunde.games.apokalypse import GAME
from tafelrunde.kernel.speech import Speaker
from tafelrunde.testing.playing import play
from tafelrunde.testing.spoken import drawn
from tests.games.apokalypse.tables import BOARD, WorldTable, end_round, react, world

FULL = {
    "good": {0: "p0/shield_m/work_drugs saint_3/church p/shield_mh p p0"},
    "evil": {0: "p/shield_h/metal fiend_2/shield_m/chastity_sex p0//ward_p p//piety_gambling"},
}


def note(table: WorldTable, move: str, lang: str = "en", seat: int = 0) -> str:
    """What stands behind a move in the list."""
    return GAME.drawn.note(table.seen(seat), Speaker(table.setup, lang), table.setup.grammar.parse(move))


@pytest.mark.parametrize("width", [80, 120])
def test_columns_stand_below_one_another_with_their_numbers(width: int) -> None:
    text = drawn(world(4, good=FULL["good"], evil=FULL["evil"]), 0, width=width).splitlines()
    assert max(map(len, text)) <= width
    at = next(i for i, line in enumerate(text) if "● earth ●" in line)
    numbers, heaven, earth, hell = text[at - 2 : at + 2]
    left = {number: numbers.index(number) for number in "12345"}
    right = {number: numbers.rindex(number) for number in "1234"}
    assert [heaven[left[n]] for n in "12345"] == ["M", "♪", *heaven[left["3"] : left["3"] + 1], "–", "–"]
    assert heaven[left["3"] - 1 : left["3"] + 2].strip() == "MH"
    assert [earth[left[n]] for n in "12345"] == ["●", "★", "●", "●", "●"]
    assert [earth[right[n]] for n in "1234"] == ["●", "★", "●", "●"]
    assert [hell[right[n] - 1 : right[n] + 2].strip() for n in "1234"] == ["♪", "+1K", "P", "-1K"], "the acting halves"
    assert left["5"] < left["1"] < right["1"] < right["4"], "the outermost at the edge"


def test_with_room_cards_have_their_names_and_modifiers_those_of_the_acting_half() -> None:
    table = world(3, good={1: "p/shield_h"}, evil={1: "p//chastity_sex"})
    assert "Mountain Rescue H" in drawn(table, 0, width=80)
    assert "Unbridled Sex +1K" in drawn(table, 0, width=80)
    assert "Zügelloser Sex +1K" in drawn(table, 0, "de", 80)
    assert "Chastity" not in drawn(table, 0, width=80)


def test_what_finds_no_room_is_counted() -> None:
    table = world(4, evil={0: "p " * 16, 1: "p " * 11})
    crowded, small = drawn(table, None, width=80), drawn(table, None, width=120)
    assert "+8  9  10  11  12  13  14  15  16" in crowded, "the outermost can be attacked and are shown"
    assert "0 of 16 protected" in crowded
    assert "+8" not in small
    assert crowded.count(" 11\n") == 1, "eleven find room"


def test_the_terminal_counts_symbols_income_and_discards() -> None:
    table = world(3, hand="violence", good={0: "p/shield_mh saint_2", 1: "p"}, evil={0: "p//metal"})
    text = drawn(table, 0, width=120)
    assert "good wing: 1 of 2 protected (M1 H1) · evil wing: 1 of 1 protected (♪1)" in text
    assert "good wing: 0 of 1 protected (–) · evil wing: nobody (–)" in text
    assert "Aurelia (you) · alignment: Good · 0 points · hand 0 B, 1 K · income 3 B, 2 K" in text
    assert "special people, good wing, column 2: The Peacemaker" in text
    assert "Discards B (0): – · Discards K (0): –" in text
    play(table, "violence frostmere good")
    react(table)
    assert "Discards B (1): person · Discards K (1): Violence" in drawn(table, 0, width=120)


def test_one_reads_the_fronts_of_the_people_one_has_laid() -> None:
    table = world(3, hand="metal shield_m ward_m")
    play(table, "person metal frostmere good", "give ward_m", "to carminia")
    assert "your cards as people, good wing, column 1: Heavy Metal" in drawn(table, 0)
    assert "your cards as people" not in drawn(table, 1) + drawn(table, None)


def test_the_hand_shows_back_and_both_halves_of_every_card() -> None:
    table = world(3, hand="shield_mh shield_mh metal work_drugs ward_m church saint_2 violence")
    text = drawn(table, 0, width=120)
    for card in ("2× Ark  B MH|P", "Heavy Metal  B –|♪", "Work – Drugs  K +1B|+1K", "Gas Mask  K M|M"):
        assert card in text
    for card in ("Church Music  K ♪|–", "The Peacemaker  K saint", "Violence  K attack or parry"):
        assert card in text
    assert "2× Arche  B MH|S" in drawn(table, 0, "de", 120)
    assert "Your hand is empty." in drawn(world(3, hands={1: ""}), 1)
    assert "Your hand" not in drawn(table, None)


@pytest.mark.clause("APO-008")
@pytest.mark.clause("APO-186")
def test_the_open_riders_show_what_protects_and_what_they_are_worth() -> None:
    first = drawn(world(3), 0, "de", 160)
    assert "Nächster Reiter: Bombenkrieg (Maske, 1 SP) · danach Bürgerkrieg (Helm, 2 SP)" in first
    last = drawn(world(3, rider=4), 0, "en", 160)
    assert "Next rider: Death (mask + helmet + pig's head, 7 VP)\n" in last.replace(" \n", "\n")


def test_the_status_names_who_uses_a_seal() -> None:
    table = world(3, good={0: "p/shield_m p/shield_m"}, above=(12, 1))
    assert "Aurelia to play" in drawn(table, 0)
    end_round(table)
    status = drawn(table, 0).splitlines()[0]
    assert "Aurelia uses a seal" in status
    assert "to play" not in status


def test_points_are_counted_as_people_count() -> None:
    for lang, one, less, many in (
        ("de", "1 Punkt ", "-1 Punkt ", "2 Punkte "),
        ("en", "1 point ", "-1 point ", "2 points "),
    ):
        text = drawn(world(3, scored={0: [1], 1: [-1], 2: [2]}), 0, lang)
        assert all(said in text for said in (f"· {one}", f"· {less}", f"· {many}"))


def test_the_terminal_tells_of_attacks() -> None:
    table = world(3, hand="violence", good={1: "p"})
    play(table, "violence frostmere good")
    text = drawn(table, None)
    assert "Aurelia attacks: Violence against Frostmere, good wing, column 1 · parries possible" in text


# --- moves and things to look up


def test_moves_say_what_the_cards_show_and_what_lies_there() -> None:
    hand = "shield_h ward_m church metal violence conversion shield_mp"
    table = world(4, hand=hand, good=FULL["good"], evil=FULL["evil"])
    assert note(table, "person shield_h aurelia good") == "B H|MP"
    assert note(table, "heaven shield_h aurelia good") == "shows H there"
    assert note(table, "hell ward_m aurelia good") == "shows M there"
    assert (
        note(table, "replace ward_m aurelia 2", "de") == "statt „Zügelloser Sex +1K“ (böse Seite, Hölle); zeigt dort M"
    )
    assert (
        note(table, "replace shield_mp aurelia 1")
        == "instead of “Air-Raid Shelter M” (good wing, heaven); shows MP there"
    )
    assert note(table, "neutralise metal aurelia 2") == "“Church Music ♪” (good wing, heaven)"
    assert note(table, "neutralise church aurelia 1") == "“Heavy Metal ♪” (evil wing, hell)"
    assert note(table, "violence aurelia evil") == "column 4: person, heaven –, hell -1K"
    assert note(table, "convert aurelia good 1") == "column 1: person, heaven M, hell +1B"
    assert note(table, "pass") == ""


def test_later_questions_show_what_there_is_to_know() -> None:
    table = world(3, hand="shield_m church ward_m conversion", hands={1: "shield_h ward_h", 2: "metal"})
    play(table, "person shield_m frostmere good")
    assert note(table, "give church") == "K ♪|–"
    play(table, "give church")
    assert note(table, "to frostmere") == "hand 1 B, 1 K"
    play(table, "to frostmere", "pass", "pass")
    assert drawn(table, 0).count("known: Church Music") == 1
    table = world(3, hand="conversion shield_m church shield_h", hands={1: "ward_h", 2: "metal"}, evil={1: "p"})
    play(table, "convert frostmere evil 1")
    assert note(table, "parry metal", seat=2) == "B –|♪"
    react(table)
    assert note(table, "settle aurelia") == "good wing, column 1"
    play(table, "settle aurelia", "pass", "pass")
    robbing = world(3, hand="shield_m church shield_h", hands={1: "ward_h"})
    robbing.state.known[1] = (BOARD.index["ward_h"],)
    play(robbing, "person shield_m aurelia evil")
    assert note(robbing, "steal frostmere K") == "one card; known: Helmet"
    assert note(robbing, "steal carminia K") == "one card"


@pytest.mark.parametrize("lang", ["de", "en"])
def test_everything_in_the_box_can_be_looked_up(lang: str) -> None:
    found = {(article.kind, article.name): article.text for article in GAME.lexicon(Speaker(GAME.setup(3), lang))}
    e = BOARD.edition
    named = {name for _, name in found}
    names = [piece.name for pieces in (e.card, e.rider, e.nation, e.symbol, e.alignment) for piece in pieces]
    assert {name(lang) for name in (*names, e.seal.name)} <= named
    assert all(text.endswith(".") and ".." not in text for text in found.values())


def test_articles_tell_all_that_stands_on_a_piece() -> None:
    found = {(article.kind, article.name): article.text for article in GAME.lexicon(Speaker(GAME.setup(3), "de"))}
    shelter = found["Bevölkerungskarte", "Luftschutzkeller"]
    assert "Gute Seite: Maske. Böse Seite: Helm + Schweinskopf." in shelter
    assert "Im Spiel: 9, zu zweit und zu dritt 6." in shelter
    assert "Böse Seite: Spielsucht (-1K). Eine Kapitalkarte weniger" in found["Kapitalkarte", "Frommheit – Spielsucht"]
    assert found["Reiter", "Bombenkrieg"].startswith(
        "Reiter 1. Schutz: Maske, oder Musik. Die Karte zählt am Ende einen"
    )
    assert "Kapitalkarte" not in found["Siegel", "Siegel"]
