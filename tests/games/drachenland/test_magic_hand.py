"""Magic Hand: one more pick-up on the same volcano."""

from __future__ import annotations

import pytest

from tafelrunde.testing.playing import moves, play, public, refused, told
from tests.games.drachenland.tables import ALL, LandTable, land


def loot(table: LandTable, seat: int = 0) -> dict[str, int]:
    """What lies behind a seat's own screen, without what it lacks."""
    return {kind: count for kind, count in table.view(seat)["table"]["loot"][seat].items() if count}


@pytest.mark.clause("DL-108")
def test_magic_hand_gives_one_further_pick_up_on_the_same_volcano() -> None:
    table = land(figures="red=V08 green=V09", owned="magic_hand", gems="V08=rrc V09=gg")
    play(table, "activate red b", "stop", "take gems")
    assert moves(table) == {"hand", "done"}
    play(table, "hand")
    assert public(table)["played"] == {"magic_hand": 1}
    assert moves(table) == {"take clear", "take egg", "done"}, "for red on V08, not for green on V09"
    play(table, "take clear")
    assert loot(table) == {"red": 2, "clear": 1}
    assert table.view(None)["asks"] == "activate", "one further pick-up, not two"


@pytest.mark.clause("DL-108")
def test_without_the_tile_one_pick_up_is_all() -> None:
    table = land(figures="red=V08", owned=["", "magic_hand"], gems="V08=rrc")
    play(table, "activate red b", "stop", "take gems")
    assert table.view(None)["asks"] == "activate"
    assert refused(table, "hand") == "DL-025"


@pytest.mark.clause("DL-108")
def test_magic_hand_need_not_be_played() -> None:
    table = land(figures="red=V08", owned="magic_hand", gems="V08=rrc")
    play(table, "activate red b", "stop", "take gems", "done")
    assert public(table)["tiles"][0] == {"magic_hand": 1}
    assert loot(table) == {"red": 2}


@pytest.mark.clause("DL-109")
@pytest.mark.parametrize(("treasure", "kind"), [("egg", "egg"), ("clear", "clear")])
def test_second_pick_up_may_be_of_the_same_kind(treasure: str, kind: str) -> None:
    table = land(figures="red=V05", owned="magic_hand", gems="V05=cc", eggs="V05=2")
    play(table, "activate red b", "stop", f"take {treasure}", "hand", f"take {treasure}")
    assert loot(table) == {kind: 2}


@pytest.mark.clause("DL-109")
def test_gems_are_all_gone_after_the_first_time() -> None:
    table = land(figures="red=V05", owned="magic_hand", gems="V05=rrc")
    play(table, "activate red b", "stop", "take gems", "hand")
    assert refused(table, "take gems") == "DL-051"


@pytest.mark.clause("DL-110")
def test_egg_of_the_magic_hand_brings_the_tile_if_it_still_lies_there() -> None:
    late = land(figures="red=V05", owned="magic_hand", gems="V05=r", eggs="V05=2")
    assert told(play(late, "activate red b", "stop", "take gems"), "took-tile") == []
    assert told(play(late, "hand", "take egg"), "took-tile") == [{"seat": 0, "tile": "swift_steps", "at": "V05"}]
    early = land(figures="red=V05", owned="magic_hand", eggs="V05=2")
    assert len(told(play(early, "activate red b", "stop", "take egg"), "took-tile")) == 1
    assert told(play(early, "hand", "take egg"), "took-tile") == [], "it went with the first egg"


@pytest.mark.clause("DL-111")
def test_two_magic_hands_give_two_further_pick_ups() -> None:
    table = land(figures="red=V05", owned="magic_hand,magic_hand", gems="V05=rrcc", eggs="V05=2")
    play(table, "activate red b", "stop", "take gems", "hand", "take clear", "hand", "take egg")
    assert loot(table) == {"egg": 1, "red": 2, "clear": 1}
    assert public(table)["played"] == {"magic_hand": 2}
    assert table.view(None)["asks"] == "activate"


@pytest.mark.clause("DL-112")
def test_magic_hand_is_not_offered_when_nothing_is_left() -> None:
    table = land(figures="red=V05", owned="magic_hand", gems="V05=ggbb")
    play(table, "activate red b", "stop", "take egg")
    assert table.view(None)["asks"] == "activate", "green and blue are not for the red figure"
    assert public(table)["tiles"][0] == {"magic_hand": 1, "swift_steps": 1}


@pytest.mark.clause("DL-112", "DL-R13")
@pytest.mark.parametrize(("ring", "asked"), [("", "hand"), ("*", "activate")])
def test_a_ring_alone_is_worth_a_magic_hand(ring: str, asked: str) -> None:
    table = land(figures=f"red=V10{ring}", owned="magic_hand", gems="V10=-")
    play(table, "activate red b", "stop", "take egg")
    assert table.view(None)["asks"] == asked


@pytest.mark.clause("DL-R13")
def test_no_magic_hand_after_the_first_pick_up_was_declined() -> None:
    table = land(figures="red=V05", owned="magic_hand", gems="V05=rr")
    play(table, "activate red b", "stop")
    assert refused(table, "hand") == "DL-108", "not before the first pick-up"
    play(table, "done")
    assert table.view(None)["asks"] == "activate"
    assert public(table)["tiles"][0] == {"magic_hand": 1}


@pytest.mark.clause("DL-108")
@pytest.mark.parametrize(
    ("owned", "key"), [("magic_hand", "nothing-taken"), ("ferryman", "no-magic-hand")], ids=["owned", "not-owned"]
)
def test_who_wants_the_hand_too_early_hears_the_true_reason(owned: str, key: str) -> None:
    table = land(figures="red=V05", owned=owned, gems="V05=rr")
    play(table, "activate red b", "stop")
    refusal = table.why_not(0, "hand")
    assert refusal is not None
    assert (refusal.clause, refusal.key) == ("DL-108", key)


@pytest.mark.clause("DL-R11")
def test_magic_hand_gained_with_the_egg_is_played_at_once() -> None:
    table = land(figures="red=V08", gems="V08=rr")  # the tile there is a Magic Hand
    play(table, "activate red b", "stop", "take egg", "hand", "take gems")
    assert loot(table) == {"egg": 1, "red": 2}


@pytest.mark.clause("DL-R11")
def test_movement_tile_gained_first_helps_the_second_figure() -> None:
    table = land(figures="red=V01 green=V05", up=ALL, dice=(2, 4))  # V01 holds a Ferryman
    play(table, "activate red a", "stop", "take egg", "activate green b", "ferry V02")
    assert public(table)["figures"]["dwarves-green"]["at"] == "V02"
