"""The table in a terminal of 80 columns: all that the browser shows, readable without colours, from the view alone."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from tafelrunde.games.dungeon_designer import GAME
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.speech import Speaker
from tafelrunde.testing.playing import play, random_game
from tafelrunde.testing.spoken import drawn
from tests.games.dungeon_designer.tables import E, SiteTable, at

HANDS = ["C01 C02 C03 C04 C05", "S01 S02 S03 S04 S05", "C11 C12 C13 C14 C15"]


def flat(table: SiteTable, seat: int | None = 0, lang: str = "de") -> str:
    """The picture with all space the same, so that sentences are found wherever they break."""
    return " ".join(drawn(table, seat, lang, 80).split())


def note(table: SiteTable, move: str, lang: str = "de", seat: int = 0) -> str:
    action = table.setup.grammar.parse(move)
    assert action in table.legal(seat)
    return GAME.drawn.note(table.seen(seat), Speaker(table.setup, lang), action)


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_everything_fits_and_nothing_is_cut_off(seats: int, lang: str) -> None:
    dice = Luck.seeded(seats)
    for table in random_game(GAME, seats, seats, shrines=True, dual_choice="manual"):
        if dice.roll(25) and table.pending:
            continue
        for seat in (0, None):
            text = drawn(table, seat, lang, 80)
            assert max(map(len, text.splitlines())) <= 80
            assert "…" not in text
            for own in table.view(seat)["table"]["dungeons"]:
                assert all(re.search(rf"[#=~]{room}\b", text) for room in own["rooms"].values())


def test_a_dungeon_shows_rooms_tokens_wishes_ways_and_gates() -> None:
    rows = "S45/slime C33 S46 S47; C49 C50 S48 S44"
    table = at(2, year=2, ask="Visit(0)", gold=[9, 0], rows=[rows], blueprints=["B5"], passages=["h14,v20"])
    text = drawn(table, 0, "de", 80)
    for sign in ("=S45", "#C33", "(Slm)", "Bauplan 5", "Marktstand 2 (M02)", "Schleim, Glibber", "Asta (du)"):
        assert sign in text
    own = text[text.index("Asta (du): Bauplan 5") :].splitlines()
    assert own[1].index("▼") == 1 + 12 + 5  # the entrance above the middle of column 2
    assert own[2][18] == "╫"  # C33 has a door to it
    below = next(line for line in own if line.startswith("├"))
    assert below[4 * 12 - 6] == "@"  # h14: the secret passage below the room in column 4
    second = own[own.index(below) + 2]
    assert second[0] == "@"  # v20: on the outer edge
    assert second[12] == "╪"  # C49 and C50 have doors to each other
    assert "Geheimgänge: unter Reihe 1, Spalte 4; links von Reihe 2, Spalte 1" in drawn(table, 0, "de", 160)


def test_german_doors_and_the_legend_that_explains_them() -> None:
    table = at(3, turn=1, hands=["C01 C02 C03 C04 C10"])
    assert re.search(r"C10 Sengende Gasse +Höhle +OS ", drawn(table, 0, "de", 80))
    assert re.search(r"C10 Scorch Alley +cave +ES ", drawn(table, 0, "en", 80))
    for lang, doors in (("de", "N oben, O rechts, S unten, W links"), ("en", "N top, E right, S bottom, W left")):
        paper = StringIO()
        Console(file=paper, width=400).print(GAME.drawn.legend(table.seen(0), Speaker(table.setup, lang)))
        assert doors in paper.getvalue()
        assert all(f"{kind.short(lang)} {kind.name(lang)}" in paper.getvalue() for kind in E.element)
        both = {
            "de": "~ beides; als Höhle gewertet #~, als Gemäuer =~",
            "en": "~ both; counted as cave #~, as stone =~",
        }
        assert both[lang] in paper.getvalue()


@pytest.mark.parametrize(
    ("seats", "year", "turn", "said"),
    [
        (3, 1, 1, "dann gehen Hände nach links (deine an Borok)"),
        (3, 2, 2, "dann gehen Hände nach rechts (deine an Cirra)"),
        (3, 1, 4, "dann wird die letzte Karte abgelegt"),
        (2, 1, 3, "dann werden die Hände getauscht"),
    ],
)
def test_where_hands_go_is_shown_while_choosing(seats: int, year: int, turn: int, said: str) -> None:
    assert said in flat(at(seats, year=year, turn=turn))


def test_the_goal_shows_what_everybody_has() -> None:
    table = at(3, goal="G1", ask="Visit(0)", rows=["C17 S45 S44 C22", "C16 S47 C23 C24", "C34 C31 C32 C33"])
    assert "Stand: Asta 2 (15 Ansehen), Borok 1 (9 Ansehen), Cirra 0." in flat(table)


def test_what_is_still_to_be_placed_is_shown() -> None:
    table = at(2, ask="Visit(0)", gold=[14, 0], rows=["S44 C33 S46 S47"], blueprints=["B5"])
    play(table, "buy M02 top")
    assert "Noch zu legen: Schleim, Glibber" in flat(table)
    assert note(table, "token r1c2") == "„Nische“: Kob, 3 frei"
    play(table, "token r1c2")
    assert "Noch zu legen: Glibber" in flat(table)
    assert note(table, "token r1c3") == "„Schmiede“: Feu Feu, 2 frei; Bauplan +Gli"


def test_the_own_room_lying_face_down_is_shown_to_its_owner_alone() -> None:
    table = at(2, turn=1, hands=HANDS[:2])
    play(table, "0: place C01 3", "1: place S01 1")
    assert "Verdeckt vor Spalte 3 liegt C01 Räucherei: Höhle; Türen OSW" in flat(table, 0)
    assert "Face down before column 3 lies C01 Smokehouse: cave; doors ESW" in drawn(table, 0, "en", 160)
    assert "C01" not in flat(table, 1)
    play(table, "0: discard C02", "1: discard S02")
    assert "abgelegt, soweit du es weißt: Übungsraum" in flat(table, 0)
    assert "Übungsraum" not in flat(table, 1)
    assert "Auf dieser Hand kennst du: Geheimer Pfad, Furche, Gnollversteck" in flat(table, 0)


@pytest.mark.clause("DD-246")
def test_a_fixed_type_is_shown() -> None:
    rows = "X1 C02 C03 C04; C05 C06 C07 C08; C09 C10 C11 C12; C13 C14 C15 C16"
    table = at(1, year=4, ask="Dual", rows=[rows], jael="cards=J1,J2,J3,J4 rooms=- tokens=- acted=yes", notches="-",
               shrines=True, dual_choice="manual")  # fmt: skip
    assert "#~X1" not in drawn(table, 0)
    assert note(table, "dual r1c1 cave") == "Schrein für Kazaat"
    play(table, "dual r1c1 cave")
    assert "#~X1" in drawn(table, 0)


def test_notes_tell_what_the_pieces_show() -> None:
    building = at(3, turn=2, hands=["C10"], rows=["- - - C17"], blueprints=["B1"])
    assert note(building, "place C10 3") == "#OS, Tru Feu, 1 Gold; Bauplan +Tru; Weg nach O"
    assert note(building, "place C10 2") == "#OS, Tru Feu, 1 Gold"
    market = at(3, ask="Visit(0)", gold=[9, 0, 0], shown="4,8,22,30", rows=["C01 C02 C03 S45"])
    assert note(market, "buy M02 top") == "7 Gold für Schleim, Glibber; es bleiben 2"
    assert note(market, "pass 8") == "2 für jeden Raum deiner größten Raumgruppe. Jetzt: 6"
    assert note(market, "pass 8", "en") == "2 for every room of your largest room group. Now: 6"
    play(market, "buy M14 bottom")
    assert note(market, "passage v11") == "Räucherei – Übungsraum"
    assert note(market, "passage h02") == "Eingang – Übungsraum"
    assert note(market, "passage h11") == "Räucherei – noch leer"
    assert note(market, "passage v10") == "außen – Räucherei"
    last = at(3, year=4, ask="Visit(0)", gold=[9, 8, 0])
    assert note(last, "leave") == "Rang 1: 9 Ansehen"


def test_the_display_tells_what_a_challenge_would_bring() -> None:
    """Built again from the view, it is what scoring finds."""
    table = at(3, ask="Visit(0)", gold=[9, 0, 0], shown="4,8,22,30", rows=["C01 C02 C03 S45"])
    assert re.search(r"8 Weite Weihräume +2 für jeden Raum deiner größten Raumgruppe. +6 ", drawn(table, 0, "de", 80))
    play(table, "pass 8")
    assert table.view(0)["table"]["dungeons"][0]["standing"]["challenges"] == [6]


# --- alone


def solo(year: int = 2, acted: str = "no") -> SiteTable:
    cards = ",".join(("J5", "J4", "J6", "J1")[:year])
    jael = f"cards={cards} rooms=S02,C23,C35 tokens=slime,secret acted={acted}"
    return at(1, year=year, turn=1, jael=jael, hands=["S37 C10 S21 C50 S11"])


def test_jaels_card_is_told() -> None:
    """W1: runes, gold, marked halves, base and bonus of every card, what he has collected, and the sum."""
    text = flat(solo())
    assert "Jael 4: 9 Gold, Rune rot." in text
    assert "leert er: Marktstand 2, unterer Teil; Marktstand 14, unterer Teil." in text
    assert "Dann streicht er auch die Aufgabe mit der kleinsten Nummer." in text
    assert "Jael 5 (J5) 8 3 je Kobold + Stern 14" in text  # two kobolds and three stars
    assert "Jael 4 (J4) 8 2 je Schleim + Glibber 12" in text
    assert "Gesammelt (3 Räume, 2 Plättchen): 2 × Kobold, 3 × Schleim, 2 × Glibber, 3 × Stern +1" in text
    assert re.search(r"Jael hat \d+ Ansehen: letztes Gold 9, Ziel \d+, Sterne 3, Karten 16, Prämien 10\.", text)
    assert re.search(r"C10 Sengende Gasse .* rot \(Jael\) C50 .* S11 Garnison .* blau S21", text)
    lines = drawn(solo(), 0, "de", 80).splitlines()
    assert [line for line in lines if "← Jael" in line] == [line for line in lines if re.match(r"Markt.*unterer", line)]
    assert "← Jael" not in flat(solo(acted="yes"))


def test_keeping_says_what_jael_would_get() -> None:
    table = solo()
    play(table, "place S37 1")
    assert note(table, "keep C10").endswith("Rune rot. Jael sammelt diese Rune.")
    assert note(table, "keep S11").endswith("Rune blau.")


@pytest.mark.clause("DD-201")
@pytest.mark.parametrize("lang", ["de", "en"])
def test_alone_the_table_has_no_rank(lang: str) -> None:
    for table in random_game(GAME, 1, 4):
        text = drawn(table, 0, lang, 80)
        assert not re.search(r"Rang|[Rr]ank|[Pp]rior", text)
        speaker = Speaker(table.setup, lang)
        for action in table.legal(0) if table.pending else ():
            assert "ank" not in GAME.drawn.note(table.seen(0), speaker, action).replace("Bank", "")


# --- to look up


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_lexicon_has_every_card_with_all_that_stands_on_it(lang: str) -> None:
    articles = list(GAME.lexicon(Speaker(GAME.setup(3), lang)))
    names = [article.name for article in articles]
    assert len(set(names)) == len(names)
    cards = [*E.room, *E.challenge, *E.goal, *E.stall, *E.blueprint, *E.jael]
    assert len(articles) == len(cards) + len(E.element) + 1 + 2 + 3
    for room in E.room:
        text = next(article.text for article in articles if article.name == f"{room.name(lang)} ({room.id})")
        assert f"{room.gold} " in text


def test_some_articles() -> None:
    german = {article.name: article.text for article in GAME.lexicon(Speaker(GAME.setup(3), "de"))}
    assert german["Verlassene Mine (C09)"] == (
        "Höhle; Türen SW; Elemente: Stern −1, Glibber, Schleim; 5 Gold; Rune rot."
    )
    assert german["Jael 5 (J5)"] == (
        "Diamant (normal). Rune grün; 13 Gold; leert links oben, rechts unten; Grundwert 8, dazu 3 je Kobold + Stern."
    )
    assert german["Marktstand 9 (M09)"] == (
        "oberer Teil: 9 Gold, Plättchen eckig, oval; unterer Teil: 5 Gold, Plättchen rund, rund"
    )
    assert german["Bauplan 2 (B2)"].startswith("Eingang über Spalte 3, Ausgang unter Spalte 1. Reihe 1: Stern · Höhle")
    assert german["Glibber"] == "Monster. Als Marktplättchen: 6 runde."
