"""What the terminal tells beside the board: notes behind moves, warnings before them, signs, things to look up."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from tafelrunde.games.drachenland.lexicon import lexicon
from tafelrunde.games.drachenland.terminal import TERMINAL
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.speech import Speaker
from tafelrunde.testing.playing import play
from tafelrunde.testing.spoken import drawn
from tests.games.drachenland.tables import ALL, BOARD, LandTable, fresh, land
from tests.games.drachenland.test_end import BARE, NO_EGGS

LAST_EGG = f"{NO_EGGS} V05=1"


def note(table: LandTable, move: str, lang: str = "de") -> str:
    view = table.seen(table.pending[0])
    return TERMINAL.note(view, Speaker(table.setup, lang), Action(*_parsed(move)))


def caution(table: LandTable, move: str, lang: str = "de") -> str:
    view = table.seen(table.pending[0])
    return Speaker(table.setup, lang).caution(view, Action(*_parsed(move)))


def _parsed(move: str) -> tuple[str, tuple[str, ...]]:
    verb, *words = move.split()
    return verb, tuple(words)


# --- the header


@pytest.mark.clause("DL-013")
def test_the_opening_round_names_who_is_asked() -> None:
    table = fresh(4, 8, start_player=3)
    assert "Eröffnungsrunde: Zauberer" in drawn(table, None, "de")
    play(table, "enter red F01")
    assert (table.pending, table.view(None)["table"]["player"]) == ((0,), 0)
    assert "Eröffnungsrunde: Zwerge" in drawn(table, None, "de")
    assert table.view(None)["table"]["start"] == 3


def test_the_header_names_who_chooses_a_people() -> None:
    table = fresh(2, peoples="choice")
    assert "Völker wählen: Platz 1" in drawn(table, None, "de")
    play(table, "lead elves")
    assert "Choosing peoples: Seat 2" in drawn(table, None, "en")


def test_tiles_not_seen_yet_are_listed_until_the_end() -> None:
    text = " ".join(drawn(fresh(2), None, "de").split())
    assert "Noch nicht gesehen (eines davon ist aus dem Spiel): Bootsmann ×2, Schnelle Schritte ×4" in text
    over = land(figures="red=V05", eggs=LAST_EGG, gone=BARE, up=ALL)
    play(over, "activate red b", "stop", "take egg")
    assert "Noch nicht gesehen" not in drawn(over, None, "de")


@pytest.mark.parametrize(("lang", "signs"), [("de", "N BBB S KK"), ("en", "O FFF S LL")])
def test_every_people_has_one_line_with_its_tiles_as_signs(lang: str, signs: str) -> None:
    owned = "roll_again,ferryman,ferryman,ferryman,swift_steps,little_dragon,little_dragon"
    table = land(4, figures="red=V05* green=V06* blue=V07*", owned=[owned] * 4, loot="eerrgbbcc")
    text = drawn(table, 0, lang, 80)
    peoples = text[: text.index("\nV01  ")].split("\n\n")[-2].splitlines()[-4:]
    assert [row.split()[1] for row in peoples] == [
        Speaker(table.setup, lang).word("people", people) for people in BOARD.peoples
    ]
    assert all(signs in row for row in peoples)
    for sign, tile in zip(signs.split(), ("roll_again", "ferryman", "swift_steps", "little_dragon"), strict=True):
        assert f"{sign[0]} {Speaker(table.setup, lang).word('tile', tile)}" in " ".join(text.split())


def test_no_steps_left_is_said_in_words() -> None:
    table = land(figures="red=F05", up="V01", owned="ferryman", dice=(1, 2))
    play(table, "activate red a", "walk V01")
    assert "Zr: kein Schritt mehr" in drawn(table, None, "de")
    assert "Dr: no steps left" in drawn(table, None, "en")


# --- notes

NOTES = [
    (
        "activate red b",
        "zeigt 4; Ruska, Drachenherz (V05)",
        "shows 4; Ruska, Dragonheart (V05)",
    ),
    (
        "activate blue a",
        "zeigt 2; Blauk, vor den Toren",
        "shows 2; Blauk, outside the gates",
    ),
]


@pytest.mark.parametrize(("move", "german", "english"), NOTES, ids=[move for move, *_ in NOTES])
def test_dice_say_what_they_show_and_for_whom(move: str, german: str, english: str) -> None:
    table = land(figures="red=V05 green=F41", dice=(2, 4))
    assert note(table, move) == german
    assert note(table, move, "en") == english


MOVES = [
    ("walk F40", "1 Schritt"),
    ("walk V08", "3 Schritte; verdeckt, hält an, 1 Drachenei, 1 Rot, 1 Transparent"),
    ("walk V09", "3 Schritte; Magische Hand, 1 Drachenei, leer"),
    ("ferry V02", "Nebelfluss; verdeckt, hält an, 1 Drachenei, 2 Grün"),
    ("swift", "7 Schritte"),
    ("call die", "Ignaroth (Rot) kommt von Rotgrat (V13)"),
    ("stop", "Drachenherz (V05): Schnelle Schritte, 1 Drachenei, 2 Rot, 2 Transparent"),
]


@pytest.mark.parametrize(("move", "said"), MOVES, ids=[move for move, _ in MOVES])
def test_moves_say_how_far_and_what_lies_there(move: str, said: str) -> None:
    table = land(
        figures="red=V05",
        gems="V05=rrcc V08=rc V09=- V02=gg",
        up="V09 V13",
        owned="ferryman,swift_steps",
        dice=(2, 4),
    )
    play(table, "activate red b")
    assert note(table, move) == said.removesuffix(", leer")


def test_a_flight_says_what_lies_there_and_an_empty_volcano_that_nothing_does() -> None:
    table = land(figures="red=V13", gems="V05=- V08=rr", eggs="V05=0", gone="V05", dice=(2, 4))
    play(table, "activate red b")
    assert note(table, "fly V05 die") == "leer"
    assert note(table, "fly V08 die", "en") == "face down, stops, 1 dragon egg, 2 Red"


def test_entering_names_the_gate() -> None:
    table = fresh(2, start_player=0)
    assert [note(table, f"enter red {field}") for field in ("F02", "F09", "F16")] == ["Westtor", "Nordtor", "Südtor"]
    play(table, "enter red F02")
    assert note(table, "enter red F06", "en") == "West Gate"


def test_peoples_to_choose_name_their_figures() -> None:
    assert note(fresh(2, peoples="choice"), "lead wizards") == "Pyrrho, Verdan, Cyrill"


def test_pick_ups_say_how_much_and_what_comes_along() -> None:
    table = land(figures="red=V05 green=V10", gems="V05=rrcc V10=c", dice=(2, 4))
    play(table, "activate red b", "stop")
    assert note(table, "take gems") == "2 Rot"
    assert note(table, "take clear") == "einer von 2"
    assert note(table, "take egg") == "dazu Schnelle Schritte"
    play(table, "take gems", "activate green a", "stop")
    assert note(table, "take clear") == "der einzige hier"
    assert note(table, "take egg") == "ohne Plättchen", "a ring tile stays"
    assert note(table, "take ring") == "danach zählt Grün"


def test_the_magic_hand_says_what_is_left() -> None:
    table = land(figures="red=V05", gems="V05=rrc", owned="magic_hand", dice=(2, 4))
    play(table, "activate red b", "stop", "take gems")
    assert note(table, "hand") == "Drachenherz (V05): Schnelle Schritte, 1 Drachenei, 1 Transparent"


# --- warnings


@pytest.mark.clause("DL-119")
def test_the_last_egg_is_asked_about() -> None:
    last = land(figures="red=V05*", eggs=LAST_EGG, gone=BARE, up=ALL)
    not_last = land(figures="red=V05*", eggs=f"{LAST_EGG} V06=1", gone=BARE, up=ALL)
    for table in (last, not_last):
        play(table, "activate red b", "stop")
    assert "letzte Drachenei" in caution(last, "take egg")
    assert "last dragon egg" in caution(last, "take egg", "en")
    assert not caution(not_last, "take egg")
    assert not caution(last, "done")


@pytest.mark.clause("DL-120")
@pytest.mark.parametrize(("ring", "warned"), [("", True), ("*", False)], ids=["ringless", "ringed"])
def test_gems_without_a_ring_are_asked_about(ring: str, warned: bool) -> None:
    table = land(figures=f"red=V05{ring}", gems="V05=rrc")
    play(table, "activate red b", "stop")
    assert bool(caution(table, "take gems")) == warned
    assert not caution(table, "take clear")
    assert not caution(table, "take egg")


# --- signs and things to look up


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_legend_explains_every_sign(lang: str) -> None:
    table = land(figures="red=V05* elves-blue=F41")
    paper = StringIO()
    Console(file=paper, width=80).print(TERMINAL.legend(table.seen(0), Speaker(table.setup, lang)))
    lines = {line.split()[0]: line for line in paper.getvalue().splitlines()}
    signs = {"*", "&r", "&g", "&b", "o", "r", "g", "b", "c", "?", "G1", "G2", "G3", "·", "~"}
    assert signs <= lines.keys()
    assert max(map(len, lines.values())) < 80
    assert "Azurel" in lines["Eb"]
    assert "Ruska" in lines["Zr*" if lang == "de" else "Dr*"]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_everything_with_a_name_can_be_looked_up(lang: str) -> None:
    e = BOARD.edition
    articles = {article.name: article for article in lexicon(Speaker(fresh(2).setup, lang))}
    named = [*(t.name for t in e.tile), *(k.name for k in e.king), *(p.name for p in e.people)]
    named += [*(v.name for v in e.volcano), *(g.name for g in e.gate)]
    assert articles.keys() == {name(lang) for name in named}
    swift = next(tile for tile in e.tile if tile.id == "swift_steps")
    assert swift.about(lang) in articles[swift.name(lang)].text
    heart = articles[e.volcano[4].name(lang)].text
    assert "V05" in heart
    assert e.volcano[1].name(lang) in heart, "where its ferry goes"
