"""Variants and options of the table."""

from __future__ import annotations

import pytest

from tafelrunde import BadInput, Luck
from tafelrunde.games.drachenland.board import GEMS
from tafelrunde.testing.playing import moves, play, public, refused, told
from tests.games.drachenland.tables import ALL, BOARD, LandTable, fresh, land, table_at

SEEDS = range(40)


def fullest(table: LandTable) -> int:
    """The most gems of one colour on one volcano."""
    volcanoes = public(table)["volcanoes"].values()
    return max(int(count) for volcano in volcanoes for count in volcano["gems"].values())


# --- wild gems


@pytest.mark.clause("DL-132")
def test_wild_gems_drop_the_cap() -> None:
    assert max(fullest(fresh(3, seed)) for seed in SEEDS) == 2
    wild = {seed: fullest(fresh(3, seed, wild_gems=True)) for seed in SEEDS}
    assert wild[0] > 2
    assert max(wild.values()) > 3


@pytest.mark.clause("DL-132")
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_wild_gems_fall_as_the_first_shuffle_has_them(seed: int) -> None:
    shuffled = [GEMS[gem] for gem in Luck.seeded(seed).shuffled(BOARD.gem_bag)]
    seen = public(fresh(2, seed, wild_gems=True))["volcanoes"]
    for volcano in BOARD.edition.volcano:
        here, shuffled = shuffled[: volcano.gems], shuffled[volcano.gems :]
        assert seen[volcano.id]["gems"] == {gem: here.count(gem) for gem in GEMS}
    assert shuffled == []


# --- open treasures


@pytest.mark.clause("DL-133", "DL-R15")
@pytest.mark.parametrize(("open_treasures", "known"), [(True, {0, 1, 2}), (False, {1})])
def test_open_treasures_lift_the_screens_for_all(open_treasures: bool, known: set[int]) -> None:
    table = land(3, figures="red=V05", loot=["eer", "c", "cc"], gems="V05=rr", open_treasures=open_treasures)
    play(table, "activate red b", "stop", "take gems")
    red = [3, 0, 0]
    for seat, seen in ((1, known), (None, known - {1} if not open_treasures else known)):
        loot = table.view(seat)["table"]["loot"]
        scores = table.view(seat)["table"]["scores"]
        assert {i for i in range(3) if loot[i] is not None} == seen
        assert {i for i in range(3) if scores[i] is not None} == seen
        assert all(loot[i]["red"] == red[i] for i in seen)


@pytest.mark.clause("DL-134")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_variants_combine_at_every_player_count(seats: int) -> None:
    table = fresh(seats, 0, wild_gems=True, open_treasures=True)
    assert fullest(table) > 2
    for seat in (*range(seats), None):
        assert None not in table.view(seat)["table"]["loot"]
    again = table_at(table.position())
    assert again.view(None) == table.view(None), "a saved table keeps its variants"


# --- log of pick-ups


@pytest.mark.clause("DL-R15")
@pytest.mark.parametrize(
    ("log_pickups", "open_treasures", "kept"),
    [(True, False, True), (False, False, False), (False, True, True), (True, True, True)],
)
def test_pick_ups_are_shown_and_kept_in_the_log_as_the_table_likes(
    log_pickups: bool, open_treasures: bool, kept: bool
) -> None:
    table = land(
        figures="red=V10 green=V10 blue=V03",
        gems="V10=rrc",
        owned="magic_hand,magic_hand",
        dice=(2, 3),
        log_pickups=log_pickups,
        open_treasures=open_treasures,
    )
    moments = play(table, "activate red b", "stop", "take gems", "hand", "take clear", "hand", "take ring")
    moments += play(table, "activate blue a", "stop", "take egg")
    pick_ups = ["took-gems", "took-clear", "took-egg", "took-tile"]
    assert [event.kind.key for event in moments if event.kind.key in pick_ups] == pick_ups, "shown at the moment"
    for seat in (0, 1, None):
        log = [event.kind.key for event in table.events(seat)]
        assert [key for key in log if key in pick_ups] == (pick_ups if kept else [])
        assert {"took-ring", "hand"} <= set(log), "what stays in the open is always kept"


@pytest.mark.clause("DL-R15")
def test_running_totals_of_others_are_not_shown() -> None:
    table = land(figures="red=V05", gems="V05=rr")
    play(table, "activate red b", "stop", "take gems")
    assert table.view(0)["table"]["loot"] == [{"egg": 0, "red": 2, "green": 0, "blue": 0, "clear": 0}, None]
    assert table.view(1)["table"]["loot"][0] is None
    assert told(table.events(1), "took-gems") == [{"figure": "dwarves-red", "gem": "red", "count": 2, "at": "V05"}]


# --- split pips


@pytest.mark.clause("DL-R09")
@pytest.mark.parametrize("interruption", ["ferry V12", "call tile", "fly V12 tile"])
def test_walk_once_begun_is_not_resumed_without_split_pips(interruption: str) -> None:
    king = "V09" if interruption.startswith("fly") else "V01"
    for split_pips, pips in ((True, 2), (False, 0)):
        table = land(
            figures="red=V08",
            kings=f"red={king}",
            up=ALL,
            owned="ferryman,little_dragon,swift_steps",
            dice=(2, 4),
            split_pips=split_pips,
        )
        play(table, "activate red b", "walk V09", interruption)
        assert public(table)["active"]["pips"] == pips
        assert any(move.startswith("walk") for move in moves(table)) == split_pips
    assert refused(table, "walk F44") == "DL-031"
    play(table, "swift")
    assert public(table)["active"]["pips"] == 3, "Swift Steps played afterwards still give their steps"


@pytest.mark.clause("DL-R09")
@pytest.mark.parametrize("interruption", ["ferry V12", "call tile", "fly V12 tile"])
def test_nothing_lapses_before_the_first_step_without_split_pips(interruption: str) -> None:
    king = "V09" if interruption.startswith("fly") else "V01"
    table = land(
        figures="red=V09",
        kings=f"red={king}",
        up=ALL,
        owned="ferryman,little_dragon,swift_steps",
        dice=(2, 4),
        split_pips=False,
    )
    play(table, "activate red b", "swift", interruption)
    assert public(table)["active"]["pips"] == 7


@pytest.mark.clause("DL-R09")
def test_fresh_four_still_serves_the_dragon_after_a_lapse_without_split_pips() -> None:
    table = land(
        figures="red=V05", kings="red=V03", up=ALL, owned="ferryman,swift_steps", dice=(2, 4), split_pips=False
    )
    play(table, "activate red b", "swift", "walk V08", "ferry V03")  # three additional steps, then the waterfall
    assert public(table)["active"]["pips"] == 0
    assert refused(table, "walk F30") == "DL-031"
    play(table, "fly V15 die")
    assert public(table)["figures"]["dwarves-red"]["at"] == "V15"


# --- instant tiles


@pytest.mark.clause("DL-R11")
def test_magic_hand_just_gained_waits_without_instant_tiles() -> None:
    table = land(figures="red=V08 green=V08", gems="V08=rrccg", rolls=[(2, 3), (2, 3)], instant_tiles=False)
    play(table, "activate red b", "stop", "take egg")
    assert table.view(None)["asks"] == "activate"
    play(table, "activate green a", "stop", "take gems")
    assert table.pending == (1,), "nor does it serve the second figure"
    play(table, "activate red b", "stop", "activate green a", "stop")
    play(table, "activate red b", "stop", "take gems", "hand", "take clear")
    assert public(table)["played"] == {"magic_hand": 1}, "in the next turn it does"


@pytest.mark.clause("DL-R11")
def test_movement_tile_just_gained_waits_for_the_next_turn_without_instant_tiles() -> None:
    table = land(figures="red=V01 green=V05", up=ALL, rolls=[(2, 3), (2, 3)], instant_tiles=False)
    play(table, "activate red a", "stop", "take egg", "activate green b")
    assert public(table)["tiles"][0] == {"ferryman": 1}
    assert refused(table, "ferry V02") == "DL-075"
    play(table, "stop", "done", "activate red a", "stop", "activate green b", "stop")
    play(table, "activate green b", "ferry V02")
    assert public(table)["figures"]["dwarves-green"]["at"] == "V02"


@pytest.mark.clause("DL-R11")
def test_tiles_of_earlier_turns_are_played_beside_a_new_one_without_instant_tiles() -> None:
    table = land(figures="red=V01 green=V05", up=ALL, owned="ferryman,swift_steps", instant_tiles=False)
    play(table, "activate red a", "stop", "take egg", "activate green b", "ferry V02")
    assert public(table)["tiles"][0] == {"ferryman": 1, "swift_steps": 1}
    assert refused(table, "ferry V01") == "DL-075", "the new one waits"


# --- start player and values


@pytest.mark.clause("DL-R01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_start_player_is_fixed_by_the_table_or_left_to_luck(seats: int) -> None:
    for seat in range(seats):
        assert {fresh(seats, seed, start_player=seat).pending for seed in range(5)} == {(seat,)}
    assert {fresh(seats, seed).pending for seed in SEEDS} == {(seat,) for seat in range(seats)}


@pytest.mark.parametrize(
    ("option", "value", "clause"),
    [
        ("start_player", 2, "DL-R01"),
        ("start_player", "oldest", "DL-R01"),
        ("wild_gems", "perhaps", "DL-132"),
        ("open_treasures", 1, "DL-133"),
        ("log_pickups", "", "DL-R15"),
        ("split_pips", "yes", "DL-R09"),
        ("instant_tiles", 0, "DL-R11"),
        ("tie_break", "eggs", "DL-R16"),
        ("clock_idle", 0, "DL-R17"),
        ("clock_rounds", -1, "DL-142"),
    ],
)
def test_impossible_values_are_refused_under_their_clause(option: str, value: str | int, clause: str) -> None:
    with pytest.raises(BadInput) as caught:
        fresh(2, 0, **{option: value})
    assert (caught.value.key, caught.value.args_by_name["clause"]) == ("option-value", clause)
