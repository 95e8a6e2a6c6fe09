"""The end: the last egg, at that very moment, or the eruption clock."""

from __future__ import annotations

import pytest

from tafelrunde import Result
from tafelrunde.games.drachenland.board import LOOT
from tafelrunde.kernel.events import Event
from tafelrunde.testing.playing import moves, play, public, refused, told
from tests.games.drachenland.tables import ALL, BOARD, VOLCANOES, LandTable, fresh, land

NO_EGGS = " ".join(f"{volcano}=0" for volcano in VOLCANOES)
BARE = "V01 V02 V03 V04 V05 V06 V07 V08 V09"  # where `land` lays tiles that go with an egg


def idle(table: LandTable, turns: int) -> list[Event]:
    """Plays turns in which nobody moves or takes anything."""
    events: list[Event] = []
    while len(told(events, "turn-over")) < turns:
        offered = moves(table)
        quiet = {"keep", "stop", "done"} & offered or {min(offered)}
        events += play(table, *quiet)
    return events


def over(table: LandTable) -> bool:
    return table.result is not None


def ending(table: LandTable) -> Result:
    assert table.result is not None
    return table.result


# --- the last egg


@pytest.mark.clause("DL-120")
def test_void_gems_are_told_so_that_pieces_and_points_add_up() -> None:
    table = land(
        figures="red=V05* green=F02 blue=F03 elves-blue=F01",
        eggs=f"{NO_EGGS} V05=1",
        gone=BARE,
        up=ALL,
        loot=["eerggbc", "bb"],
    )
    events = play(table, "activate red b", "stop", "take egg")
    kinds = ("screen-up", "void", "scored")
    told_in_order = [event.kind.key for event in events if event.kind.key in kinds]
    assert told_in_order == [*kinds[:2], *kinds[1:], *kinds]
    assert told(events, "void") == [
        {"figure": "dwarves-green", "gem": "green", "count": 2},
        {"figure": "dwarves-blue", "gem": "blue", "count": 1},
        {"figure": "elves-blue", "gem": "blue", "count": 2},
    ]
    for lifted, scored in zip(told(events, "screen-up"), told(events, "scored"), strict=True):
        pieces = sum(int(lifted[kind]) for kind in LOOT)
        people = BOARD.peoples[int(scored["seat"])]
        lost = [int(said["count"]) for said in told(events, "void") if str(said["figure"]).startswith(people)]
        assert pieces == 4 * int(scored["sets"]) + int(scored["singles"]) + sum(lost)


@pytest.mark.clause("DL-119")
def test_last_egg_ends_the_game_in_the_first_activation() -> None:
    table = land(
        3,
        figures="red=V05 green=V08 elves-red=V08",
        eggs=f"{NO_EGGS} V05=1",
        gems="V05=rrc V08=rgg",
        gone=BARE,
        up=ALL,
        owned=["magic_hand", "magic_hand", ""],
    )
    play(table, "activate red b", "stop", "take egg")
    assert (table.pending, public(table)["eggs_left"]) == ((), 0)
    assert public(table)["volcanoes"]["V05"]["gems"]["red"] == 2, "no further pick-up"
    result = ending(table)
    assert (result.how, result.clause, result.scores) == ("last-egg", "DL-119", (1, 0, 0))
    for seat, move in ((0, "hand"), (0, "take gems"), (0, "activate green a"), (1, "activate red a"), (2, "done")):
        assert table.legal(seat) == []
        assert refused(table, move, seat) == "DL-119"


@pytest.mark.clause("DL-119")
def test_last_egg_ends_the_game_during_a_magic_hand() -> None:
    table = land(
        figures="red=V05 green=V08",
        eggs=f"{NO_EGGS} V05=1",
        gems="V05=rrc",
        gone=BARE,
        up=ALL,
        owned="magic_hand,magic_hand",
    )
    play(table, "activate red b", "stop", "take gems", "hand", "take egg")
    assert over(table)
    assert public(table)["volcanoes"]["V05"]["gems"]["clear"] == 1, "the second Magic Hand comes too late"


@pytest.mark.clause("DL-119")
def test_last_but_one_egg_does_not_end_the_game() -> None:
    table = land(figures="red=V05 green=V05", eggs=f"{NO_EGGS} V05=2", gems="V05=-", gone=BARE, up=ALL)
    play(table, "activate red b", "stop", "take egg")
    assert not over(table)
    assert table.pending == (0,)
    play(table, "activate green a", "stop", "take egg")
    assert over(table)


@pytest.mark.clause("DL-128")
def test_screens_are_lifted_and_the_removed_tile_shown_at_the_end() -> None:
    table = land(figures="red=V05 elves-blue=F01", eggs=f"{NO_EGGS} V05=1", gone=BARE, up=ALL, loot=["rr", "ebc"])
    assert public(table)["loot"] == [None, None]
    assert public(table)["removed"] is None
    events = play(table, "activate red b", "stop", "take egg")
    assert [list(said.values()) for said in told(events, "screen-up")] == [[0, 1, 2, 0, 0, 0], [1, 1, 0, 0, 1, 1]]
    assert told(events, "shown-removed") == [{"tile": "swift_steps"}]
    lifted = [dict(zip(LOOT, counts, strict=True)) for counts in ((1, 2, 0, 0, 0), (1, 0, 0, 1, 1))]
    for seat in (0, 1, None):
        seen = table.view(seat)["table"]
        assert (seen["loot"], seen["removed"]) == (lifted, "swift_steps")


# --- the clock


@pytest.mark.clause("DL-142", "DL-R17")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_idle_clock_runs_out_after_complete_rounds_only(start: int) -> None:
    table = fresh(3, start_player=start, clock_idle=2)
    play(table, *(f"enter red {field}" for field in ("F01", "F02", "F03")))
    assert (public(table)["round"], public(table)["idle"]) == (1, 0), "the opening round does not count"
    idle(table, 3)
    assert (public(table)["round"], public(table)["idle"]) == (2, 1)
    idle(table, 2)
    assert not over(table)
    assert table.pending == ((start + 2) % 3,), "the player to the right of the start player still has his turn"
    events = idle(table, 1)
    assert told(events, "clock") == [{"round": 2}]
    assert (ending(table).how, ending(table).clause) == ("clock", "DL-142")


@pytest.mark.clause("DL-142")
def test_the_clock_is_spoken_of_only_while_it_runs() -> None:
    table = land(figures="red=V10 elves-red=V10", gems="V10=rr", rolls=[(2, 3)] * 9)
    events = play(table, "activate red b", "stop", "take gems", "activate green a", "stop")
    events += idle(table, 1)
    assert told(events, "round-over") == [{"round": 1, "idle": 0}]
    assert not [event for event in events if event.kind.clause == "DL-142" and not event.kind.quiet]
    assert told(idle(table, 2), "idle") == [{"idle": 1, "most": 20}]


@pytest.mark.clause("DL-142")
@pytest.mark.parametrize("treasure", ["gems", "clear", "egg", "ring"])
@pytest.mark.parametrize("taker", [0, 1])
def test_round_with_a_pick_up_or_ring_sets_the_idle_count_back(treasure: str, taker: int) -> None:
    table = land(figures="red=V10 elves-red=V10", gems="V10=rrc", rolls=[(2, 3)] * 9, clock_idle=2)
    idle(table, 2)
    assert public(table)["idle"] == 1
    idle(table, taker)
    play(table, "activate red b", "stop", f"take {treasure}", "activate green a", "stop")
    idle(table, 1 - taker)
    assert (public(table)["round"], public(table)["idle"]) == (3, 0)
    idle(table, 3)
    assert not over(table)
    idle(table, 1)
    assert over(table)
    assert public(table)["idle"] == 2


@pytest.mark.clause("DL-142", "DL-R17")
def test_round_clock_runs_out_even_when_much_is_taken() -> None:
    table = land(figures="red=V05 elves-red=V05", gems="V05=rrc", rolls=[(2, 3)], round=7, clock_rounds=7)
    play(table, "activate red b", "stop", "take gems", "activate green a", "stop")
    assert not over(table), "the round is not complete"
    play(table, "activate red b", "stop", "take clear", "activate green a", "stop")
    assert (ending(table).how, ending(table).scores) == ("clock", (0, 1))


@pytest.mark.clause("DL-142", "DL-R17")
def test_default_clock_is_twenty_idle_rounds() -> None:
    table = fresh(2, start_player=0)
    play(table, "enter red F02", "enter red F04")
    idle(table, 39)
    assert not over(table)
    idle(table, 1)
    assert over(table)
    assert (public(table)["round"], public(table)["idle"]) == (20, 20)


@pytest.mark.clause("DL-142", "DL-R17")
@pytest.mark.parametrize(("round", "ends"), [(199, False), (200, True)])
def test_default_clock_is_two_hundred_rounds(round: int, ends: bool) -> None:
    table = land(round=round)
    idle(table, 2)
    assert over(table) == ends


@pytest.mark.clause("DL-128")
def test_face_down_tiles_are_shown_when_the_clock_runs_out() -> None:
    table = land(player=1, clock_rounds=1, up="V01")
    events = idle(table, 1)
    shown = {said["at"]: said["tile"] for said in told(events, "shown-tile")}
    assert len(shown) == 14
    assert (shown["V02"], shown["V13"]) == ("ferryman", "king_red")
    assert {volcano: seen["tile"] for volcano, seen in public(table)["volcanoes"].items() if volcano != "V01"} == shown
