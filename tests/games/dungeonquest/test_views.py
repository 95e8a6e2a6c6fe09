"""Who sees what: canaries for every kind of secret, and worlds that seats imagine."""

from __future__ import annotations

import json

import pytest

from tafelrunde.games.dungeonquest import GAME
from tafelrunde.games.dungeonquest.board import DRAGON_DECK, DUNGEON_DECK, MELEE, RANGED
from tafelrunde.games.dungeonquest.steps.cards import draw
from tafelrunde.games.dungeonquest.steps.entering import draw_tile
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.options import Value
from tafelrunde.testing.playing import play
from tests.games.dungeonquest.tables import BOARD, QuestTable, at, dice, told

LUCKS = [Luck.seeded(seed) for seed in range(40)]


def fight(hurt: int = 0) -> QuestTable:
    """Seat 0 fights a rock troll that seat 1 plays; seat 2 looks on."""
    combat = f"troll53 known=told hurt={hurt} used=no"
    return at(3, "CombatRound", rooms={"B1": "R01 E monster"}, places=["B1"], combat=combat)


@pytest.mark.clause("DQ-085", "DQ-094")
def test_worlds_know_the_name_and_the_wounds_but_not_the_card() -> None:
    table = fight(hurt=3)
    for seat, wanted in (
        (0, {"troll42", "troll43", "troll53"}),
        (1, {"troll53"}),
        (2, {"troll42", "troll43", "troll53"}),
    ):
        found = {BOARD.cards[table.sample(seat, luck).monster] for luck in LUCKS}
        assert found == wanted, "a troll of life 3 would be dead"


def test_a_monster_card_is_shown_when_it_is_put_away() -> None:
    table = fight()
    for viewer in (None, 0, 2):
        assert "troll53" not in json.dumps(table.view(viewer))
        assert table.view(viewer)["table"]["combat"]["penalty"] is None
    assert table.view(1)["table"]["combat"]["penalty"] == 3
    flight = at(
        3,
        "FleeOrFight",
        rooms={"B1": "R01 E monster"},
        places=["B1"],
        combat="troll53 known=told hurt=0 used=no",
    )
    play(dice(flight, (1, 1)), "flee")
    assert flight.view(2)["table"]["piles"]["monster"]["discard"] == ["troll53"]


@pytest.mark.clause("DQ-201")
def test_alone_nobody_knows_the_monster() -> None:
    table = at(1, "FleeFirst", rooms={"B1": "R01 E"}, places=["B1"], combat="fiend64 known=hidden hurt=0 used=no")
    assert len({table.sample(0, luck).monster for luck in LUCKS}) > 5
    assert "fiend" not in json.dumps(table.view(0)["table"]["combat"])


def test_the_order_of_stack_and_decks_is_nobodys_to_know() -> None:
    table = at(2, stack="T01,A01,N01", dungeon="dun_hex,dun_rocks", dragon="dra_rage")
    for viewer in (None, 0, 1):
        seen = table.view(viewer)["table"]
        assert seen["stack"] == 117
        assert seen["piles"]["dungeon"] == {"left": 50, "discard": []}
    worlds = [table.sample(0, luck) for luck in LUCKS]
    assert len({draw_tile(world) for world in worlds}) > 5
    assert len({draw(world, DUNGEON_DECK) for world in worlds}) > 3
    assert any(not BOARD.rages[draw(world, DRAGON_DECK)] for world in worlds)


def test_imagined_worlds_draw_each_card_once_and_then_shuffle() -> None:
    world = at(2, dungeon="dun_hex,dun_rocks").sample(0, Luck.seeded(3))
    first = [draw(world, DUNGEON_DECK) for _ in BOARD.whole_decks[DUNGEON_DECK]]
    assert sorted(first) == sorted(BOARD.whole_decks[DUNGEON_DECK])
    for card in first:
        world.discard(card)
    again = [draw(world, DUNGEON_DECK) for _ in BOARD.whole_decks[DUNGEON_DECK]]
    assert sorted(again) == sorted(first)
    assert sorted(again) != again != first


def test_imagined_worlds_draw_tiles_that_went_under_the_stack_last() -> None:
    table = at(heroes=["faelin"], stack="T01,R08", grit="1")
    play(table, "move B1", "replace")
    world = table.sample(1, Luck.seeded(3))
    drawn = [draw_tile(world) for _ in world.tiles]
    assert drawn[-1] == BOARD.tiles.index("T01")
    assert sorted(drawn) == sorted(table.state.tiles)


def test_a_tile_that_went_under_the_stack_stays_known() -> None:
    table = at(heroes=["faelin"], stack="T01,R08", grit="1")
    play(table, "move B1", "replace")
    assert {world.tiles[0] for world in (table.sample(1, luck) for luck in LUCKS)} == {BOARD.tiles.index("T01")}


def test_mirelas_finds_are_hers_alone() -> None:
    table = at(heroes=["mirela"], rooms={"B1": "R01 E"}, places=["B1"], search="sea_l80,sea_trap")
    play(table, "search")
    mine = {tuple(BOARD.cards[card] for card in table.sample(0, luck).peek) for luck in LUCKS}
    theirs = {tuple(BOARD.cards[card] for card in table.sample(1, luck).peek) for luck in LUCKS}
    assert mine == {("sea_l80", "sea_trap")}
    assert len(theirs) > 5
    for viewer in (None, 1):
        assert "sea_l80" not in json.dumps(table.view(viewer))


def test_runes_in_the_box_are_not_seen() -> None:
    table = at(rune=["run_sun", "run_luck"])
    text = json.dumps(table.view(0))
    assert [rune for rune in BOARD.cards[BOARD.first_rune :] if rune in text] == ["run_luck", "run_sun"]


def test_the_log_leaves_out_what_only_keeps_the_table_up_to_date() -> None:
    table = at(heroes=["grimbart"])
    play(table, "move B1")
    assert "round" not in {event.kind.key for event in table.events(None)}
    kinds = {kind.key: kind for kind in GAME.events}
    assert kinds["row-gone"].quiet
    assert not kinds["entered"].quiet


def test_chosen_cards_stay_sealed_in_worlds() -> None:
    table = fight()
    table.play(0, "strike magic")
    assert table.sample(1, Luck.seeded(1)).sealed == ()
    assert [str(action) for _, action in table.sample(0, Luck.seeded(1)).sealed] == ["strike magic"]


# --- what stands in the way


def needs(table: QuestTable, space: str) -> list[tuple[str, str | None, int]]:
    return [(need["hindrance"], need["attribute"], need["score"]) for need in table.view(1)["table"]["ways"][space]]


@pytest.mark.clause("DQ-036", "DQ-043", "DQ-049", "DQ-R08")
def test_a_way_tells_its_doors_and_portcullises_as_the_table_counts_them() -> None:
    hall = at(rooms={"C3": "D01 E", "D3": "P01 W", "C2": "P01 N"}, places=["C3"])
    assert needs(hall, "D3") == [("door", None, 0)]
    assert needs(hall, "C2") == [("portcullis", "strength", 7)]
    assert needs(hall, "B3") == []
    assert "A1" not in hall.view(1)["table"]["ways"]
    for counted, wanted in (("each", 2), ("one_per_kind", 1)):
        table = at(rooms={"C3": "P01 E", "B3": "P01 W"}, places=["C3"], options={"multi_obstacle": counted})
        assert needs(table, "B3") == [("portcullis", "strength", 7)] * wanted
        assert len(told(play(dice(table, (1, 1), (1, 1)), "move B3"), "obstacle")) == wanted


@pytest.mark.clause("DQ-114", "DQ-126", "DQ-129", "DQ-133")
def test_a_way_tells_webs_rubble_and_pits() -> None:
    web = at(rooms={"C3": "W01 E", "D3": "A01 E"}, places=["C3"], side="W")
    assert needs(web, "D3") == [("web", "strength", 7), ("pit", "luck", 5)]
    assert needs(web, "B3") == [("web", "strength", 7)]
    moves_on = at(rooms={"C3": "W01 E"}, places=["C3"], side="W", ask="MoveOn", turn="entered=C3")
    assert (needs(moves_on, "B3"), needs(moves_on, "D3")) == ([], [("web", "strength", 7)])
    rubble = at(rooms={"C3": "C01 E"}, places=["C3"], side="W")
    assert (needs(rubble, "D3"), needs(rubble, "B3")) == ([("rubble", "agility", 4)], [])


@pytest.mark.clause("DQ-139", "DQ-140")
def test_loot_weighs_on_the_way_over_a_bridge_but_not_on_the_light_footed() -> None:
    rooms = {"C3": "B01 E", "D3": "D02 W"}
    for name, score in (("baldur", 2), ("sylva", 9)):
        table = at(rooms=rooms, places=["C3"], side="W", heroes=[name], loot="dun_coins,dun_potion")
        assert needs(table, "D3")[0] == ("bridge", "agility", score)
        assert needs(table, "B3") == []


@pytest.mark.clause("DQ-155")
def test_both_spaces_of_the_treasure_chamber_lead_out_of_it() -> None:
    table = at(rooms={"G7": "P01 S"}, places=["G5"])
    assert needs(table, "G7") == [("portcullis", "strength", 7)]


@pytest.mark.clause("DQ-093", "DQ-R17")
def test_blows_are_told_as_this_table_plays_them() -> None:
    def blows(**options: Value) -> list[list[tuple[int, int]]]:
        combat = "troll53 known=told hurt=0 used=no"
        table = at(3, "CombatRound", rooms={"B1": "R01 E monster"}, places=["B1"], combat=combat, options=options)
        found: list[list[tuple[int, int]]] = table.seen(2).table.combat.blows
        return found

    assert blows()[RANGED][MELEE] == (2, 0)
    assert blows()[MELEE] == [(0, 1), (2, 2), (1, 0)]
    turned = blows(combat_cycle="ranged_over_melee")
    assert (turned[RANGED][MELEE], turned[MELEE][MELEE]) == ((0, 2), (2, 2))
    assert blows(combat_symmetric=True)[MELEE][RANGED] == (0, 2)
