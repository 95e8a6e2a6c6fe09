"""DungeonQuest in a terminal: what its picture, its notes and its lexicon tell."""

from __future__ import annotations

import pytest
from rich.console import Console

from tafelrunde.games.dungeonquest import GAME
from tafelrunde.games.dungeonquest.lexicon import lexicon
from tafelrunde.games.dungeonquest.terminal import TERMINAL
from tafelrunde.kernel.speech import Speaker
from tafelrunde.testing.playing import play
from tafelrunde.testing.spoken import drawn
from tests.games.dungeonquest.tables import BOARD, QuestTable, asks, at, dice, fresh

NARROW = 80


def line(picture: str, start: str) -> str:
    return next(text for text in picture.splitlines() if text.startswith(start))


def noted(table: QuestTable, move: str, lang: str = "en") -> str:
    """What stands behind a legal move of whom the table waits for."""
    seat = table.pending[0]
    action = next(action for action in table.legal(seat) if str(action) == move)
    return TERMINAL.note(table.seen(seat), Speaker(table.setup, lang), action)


def warned(table: QuestTable, move: str) -> str:
    seat = table.pending[0]
    action = next(action for action in table.legal(seat) if str(action) == move)
    return Speaker(table.setup, "en").caution(table.seen(seat), action)


# --- the picture


def test_rooms_heroes_and_markers_stand_side_by_side() -> None:
    table = at(
        2,
        rooms={"B1": "D08 E searched", "C1": "W01 E", "B2": "S05 E", "D1": "R01 E monster"},
        places=["B1", "B2"],
        heading=["-", "S"],
        loot="tre_gold_bars",
    )
    picture = drawn(table, 0)
    assert "*.O +" in line(picture, " 1 "), "a hero in a searched chamber, its kind beside him, a door behind"
    assert "!. " in line(picture, " 1 ")
    assert ".v≡" in line(picture, " 2 "), "a marker heading south is no stairs"
    assert "Gold Bars" in picture
    assert "below B2, row 0" in picture
    assert "(you)" in picture


def test_all_heroes_in_the_treasure_chamber_are_seen() -> None:
    picture = drawn(at(4, places=["G5"] * 4), None)
    assert "$OB" in line(picture, " 5 ")
    assert "$GP" in line(picture, " 6 ")


def test_sides_halves_and_the_die_of_the_darkness_are_told() -> None:
    table = at(rooms={"C3": "C02 N", "D3": "N01 E"}, places=["C3"], side="SW")
    picture = drawn(table, 0)
    assert "C3 Cave-in: north and east | south and west" in picture
    assert "D3 Chamber of Darkness: 1–2 west, 3–4 north, 5–6 south" in picture
    assert "C3, side south and west" in " ".join(picture.split())


def test_rows_and_discard_piles_are_read() -> None:
    table = at(
        2,
        "Underground",
        rooms={"B2": "S05 E"},
        places=["B2"],
        heading="N",
        rune="run_heal",
        row="cat_empty,cat_l50",
        flooded="no",
        discards={"dungeon": "dun_empty,dun_empty,dun_monster"},
    )
    picture = drawn(table, 1)
    assert "Row: Endless Tunnel, Forgotten Hoard 50" in picture
    assert "Dungeon 47 (Dead Silence ×2, Monster!)" in picture


@pytest.mark.parametrize(
    ("sun", "said"),
    [
        (1, "first roll for the sun in 25 rounds"),
        (24, "first roll for the sun in 2 rounds"),
        (25, "next round the sun sets on a 1 "),
        (27, "next round the sun sets on 3 or less "),
        (30, "next round the sun sets on 5 or less "),
    ],
)
def test_the_next_roll_for_the_sun_is_foreseen(sun: int, said: str) -> None:
    assert said in " ".join(drawn(at(sun=sun, round=sun), 0).split())


def test_the_heading_names_whom_the_table_waits_for() -> None:
    table = fresh(3, 11)
    first = table.state.first
    play(table, "hero sylva")
    asked = Speaker(table.setup, "en").seat(table.pending[0])
    heading = " ".join(drawn(table, None).split())
    assert table.pending != (first,)
    assert f"asked: {asked}" in heading
    assert "to play" not in heading, "nobody plays yet"


def test_a_tile_is_drawn_before_it_is_laid() -> None:
    table = at(ask="LayTile(30)", held="R06", places=["E3"], heading="N")
    picture = drawn(table, 0, width=NARROW)
    assert "Drawn: Dungeon Chamber. It can be laid like this:" in picture
    shapes = picture[picture.index("Drawn") :].splitlines()[1:5]
    assert shapes[0].split("   ")[0] == "·----·", "a bend to the left: no hall ahead"
    assert [word for word in shapes[3].split() if word] == ["north", "east", "south", "west"]
    assert noted(table, "lay N") == "open: south, west"
    assert noted(table, "lay E") == "open: north, west"


def test_the_pathfinder_sees_what_he_would_walk_into() -> None:
    table = at(heroes=["faelin"], grit="1", stack="D08,R01")
    play(table, "move B1")
    assert asks(table) == "pathfinder"
    picture = drawn(table, 0, width=NARROW)
    shape = picture[picture.index("You would walk in from below") :].splitlines()[1:4]
    assert [row.rstrip() for row in shape] == ["·++++·", "| .  |", "·    ·"]


def test_only_the_monster_player_reads_its_life_and_all_see_the_nine_results() -> None:
    table = at(
        3, "CombatRound", rooms={"B1": "R01 E monster"}, places=["B1"], combat="troll53 known=told hurt=1 used=no"
    )
    assert "Life 5, escape penalty 3" in " ".join(drawn(table, 1).split())
    assert "Life 5" not in drawn(table, 2)
    assert "Wunden des Monsters: 1" in drawn(table, 2, "de")
    assert line(drawn(table, 2), "melee").split() == ["melee", "0/1", "2/2", "1/0"]
    assert noted(table, "strike melee") == "wounds hero/monster against ranged 0/1, melee 2/2, magic 1/0"
    monster = TERMINAL.note(table.seen(1), Speaker(table.setup, "en"), table.legal(1)[1])
    assert monster == "wounds hero/monster against ranged 2/0, melee 2/2, magic 0/1"


def test_alone_the_results_of_the_die_are_seen() -> None:
    table = at(1, rooms={"B1": "R01 E"}, dungeon="dun_monster", heroes=["grimbart"])
    play(table, "move B1")
    assert "1: 1/0 · 2: 1/0 · 3: 1/1 · 4: 1/1 · 5: 0/1 · 6: 0/2" in drawn(table, 0)


def test_nothing_is_wider_than_eighty_columns() -> None:
    table = at(
        4,
        rooms={"E5": "C02 N"},
        places=["E5", "M10", "M1", "A10"],
        side="SW",
        loot="tre_chest_dragon_gold,tre_mountain_king_crown,cor_l150",
        rune=["run_sure", "run_sleep", "run_turn", "run_ban"],
    )
    for lang in ("de", "en"):
        assert max(map(len, drawn(table, 0, lang, 200).splitlines()[2:24])) <= NARROW, "the map has no choice"
        assert "…" not in drawn(table, 0, lang, NARROW), "nothing is cut off"


def test_the_legend_explains_every_sign() -> None:
    table = at(2)
    paper = Console(width=NARROW)
    with paper.capture() as caught:
        paper.print(TERMINAL.legend(table.seen(0), Speaker(table.setup, "en")))
    said = caught.get()
    for word in ("Corridor", "portcullis", "travel marker", "way down", "searched", "Orange Torch"):
        assert word in said


# --- notes and warnings


def test_a_way_tells_what_lies_there_and_what_hinders() -> None:
    table = at(rooms={"B1": "D04 E", "C1": "P01 E monster", "B2": "K01 S"}, places=["B1"])
    assert noted(table, "move C1") == "door, portcullis, Dungeon Chamber, monster"
    assert noted(table, "move B2") == "Corridor"
    assert noted(at(), "move B1") == "unexplored"
    cavein = at(rooms={"B2": "C01 E"}, places=["B2"], side="W")
    assert (noted(cavein, "move C2"), noted(cavein, "move A2")) == ("agility test, unexplored", "unexplored")


def test_what_stands_on_a_card_or_a_hero_stands_behind_its_move() -> None:
    assert noted(at(loot="dun_potion"), "drink dun_potion").startswith("Loot. Discard this")
    assert noted(at(rune="run_heal"), "rune") == "At the start of your action phase: heal D6 wounds."
    hero = noted(fresh(2), "hero baldur")
    assert hero.startswith("Life 16, strength 7, agility 4, toughness 8, luck 5. Shield Wall: ")


def test_what_is_easily_regretted_is_warned_of() -> None:
    assert warned(at(loot="dun_potion"), "exit") == "You leave without any gold."
    assert warned(at(loot="dun_coins"), "exit") == ""
    healing = "Your hero is unhurt: there is nothing to heal."
    assert warned(at(loot="dun_potion"), "drink dun_potion") == healing
    assert warned(at(loot="dun_potion", wounds="1"), "drink dun_potion") == ""
    assert warned(at(rune="run_heal"), "rune") == healing
    assert warned(at(rune="run_heal", wounds="1"), "rune") == ""
    chamber = at(places=["G5"], discards={"dragon": ",".join(["dra_sleep"] * 7)})
    assert warned(chamber, "dragon") == "The last dragon card is the Rage."
    assert noted(chamber, "dragon") == "Dragon Rage: 1 in 1"
    stuck = at(2, player=1, rooms={"B1": "T01 S"}, places=["B1"], rune="run_turn")
    play(stuck, "move M9")
    assert warned(stuck, "perish") == "Your hero will die."


def test_left_and_right_are_told_by_the_compass() -> None:
    table = at(rooms={"B2": "S05 E"}, places=["B2"], heading="W", ask="Bear(14)", row="cat_exit")
    assert (noted(table, "bear left"), noted(dice(table, 1), "bear right")) == ("south", "north")


# --- looking things up


@pytest.mark.parametrize("lang", ["de", "en"])
def test_everything_in_the_box_can_be_looked_up(lang: str) -> None:
    articles = list(lexicon(Speaker(GAME.setup(2), lang)))
    names = {article.name for article in articles}
    e = BOARD.edition
    assert {hero.name(lang) for hero in e.hero} | {rune.name(lang) for rune in e.rune} <= names
    assert {room.name(lang) for room in e.room} | {monster.name(lang) for monster in e.monster} <= names
    assert {card.name(lang) for card in e.card} <= names
    assert all(article.text.endswith((".", ")")) for article in articles)


def test_a_hero_is_found_with_all_that_stands_on_his_sheet() -> None:
    speaker = Speaker(GAME.setup(2), "de")
    found = next(article for article in lexicon(speaker) if "Baldur" in article.name)
    assert found.kind == "Helden"
    assert "Schildwall" in {article.name for article in lexicon(speaker)}
    assert found.text.startswith("Lebenskraft 16, Stärke 7, Gewandtheit 4, Zähigkeit 8, Glück 5. Schildwall: ")
