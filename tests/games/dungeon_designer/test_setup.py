"""Setting up the table (DD-001, DD-005, DD-010 to DD-019)."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.dungeon_designer import GAME
from tafelrunde.testing.playing import public, told
from tests.games.dungeon_designer.tables import BOARD, ROOMS, fresh, seen_by

SEATS = pytest.mark.parametrize("seats", GAME.seats)


@pytest.mark.clause("DD-001")
def test_one_to_five_play_and_each_has_a_dungeon() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4, 5]
    for seats in GAME.seats:
        assert len(public(fresh(seats))["dungeons"]) == seats


@pytest.mark.clause("DD-005")
@SEATS
def test_hands_are_secret_and_the_rest_is_open(seats: int) -> None:
    table = fresh(seats, seed=3)
    hands = [seen_by(table, seat)["hand"] for seat in range(seats)]
    assert all(len(hand) == 5 for hand in hands)
    assert len({room for hand in hands for room in hand}) == 5 * seats
    assert public(table)["hand"] is None
    for seat in range(seats):
        seen = seen_by(table, seat)
        assert set(seen["gains"]) == set(seen["hand"])
        assert set(seen["collected"]) <= set(seen["hand"])
        text = str({key: value for key, value in seen.items() if key not in ("hand", "collected", "gains")})
        assert not any(f"'{room}'" in text for room in ROOMS)
        open_to_all = ("goal", "gold", "priority", "stalls", "challenges")
        assert [seen[key] for key in open_to_all] == [public(table)[key] for key in open_to_all]
        assert seen["dungeons"] == public(table)["dungeons"]


@pytest.mark.clause("DD-010")
def test_one_goal_of_eight_by_lot() -> None:
    goals = {public(fresh(2, seed))["goal"] for seed in range(80)}
    assert goals == set(BOARD.goals)
    table = fresh(2)
    assert told(table.opening_events, "goal") == [{"goal": public(table)["goal"]}]


@pytest.mark.clause("DD-011", "DD-012")
@pytest.mark.parametrize(("seats", "challenges", "stalls"), [(1, 3, 2), (2, 3, 2), (3, 4, 2), (4, 5, 3), (5, 6, 4)])
def test_what_lies_open_by_number_of_players(seats: int, challenges: int, stalls: int) -> None:
    seen = public(fresh(seats))
    assert len(set(seen["challenges"])) == challenges
    assert len({stall["stall"] for stall in seen["stalls"]}) == stalls
    assert (seen["challenges_left"], seen["stalls_left"]) == (30 - challenges, 18 - stalls)


@pytest.mark.clause("DD-013")
@SEATS
def test_every_slot_gets_a_token_of_its_shape(seats: int) -> None:
    shapes = {token.face: token.shape for token in BOARD.edition.token}
    faces: Counter[str] = Counter()
    for seed in range(12):
        seen = public(fresh(seats, seed))
        used: Counter[str] = Counter()
        for stall in seen["stalls"]:
            printed = next(s for s in BOARD.edition.stall if s.id == stall["stall"])
            for half, told_half in (("top", printed.top), ("bottom", printed.bottom)):
                assert [shapes[face] for face in stall[half]] == told_half.slots
                used.update(told_half.slots)
                faces.update(stall[half])
        assert seen["supply"] == {"round": 25 - used["round"], "oval": 16 - used["oval"], "square": 15 - used["square"]}
    assert len(faces) > 9  # they come by lot


@pytest.mark.clause("DD-014")
@SEATS
def test_five_rooms_in_every_hand(seats: int) -> None:
    seen = public(fresh(seats))
    assert [own["hand"] for own in seen["dungeons"]] == [5] * seats
    assert seen["deck"] == 100 - 5 * seats


@pytest.mark.clause("DD-015")
def test_everybody_has_a_blueprint_of_their_own() -> None:
    met = set()
    for seed in range(20):
        prints = [own["blueprint"] for own in public(fresh(5, seed))["dungeons"]]
        assert len(set(prints)) == 5
        met |= set(prints)
    assert met == set(BOARD.blueprints)


@pytest.mark.clause("DD-016", "DD-017")
@pytest.mark.parametrize(("seats", "gold"), [(2, [0, 1]), (3, [0, 1, 1]), (4, [0, 1, 1, 2]), (5, [0, 1, 1, 2, 2])])
def test_the_first_order_is_drawn_and_gold_goes_by_rank(seats: int, gold: list[int]) -> None:
    first = set()
    for seed in range(20):
        seen = public(fresh(seats, seed))
        assert [seen["gold"][seat] for seat in seen["priority"]] == gold
        first.add(seen["priority"][0])
    assert first == set(range(seats))


@pytest.mark.clause("DD-018")
def test_gates_stand_where_the_blueprint_says() -> None:
    for seed in range(5):
        for own in public(fresh(5, seed))["dungeons"]:
            plan = next(b for b in BOARD.edition.blueprint if b.id == own["blueprint"])
            assert (own["entrance"], own["exit"]) == (plan.entrance, plan.exit)


@pytest.mark.clause("DD-019")
def test_colours_change_nothing() -> None:
    """Seats differ by name and colour only: every seat can have every start."""
    starts = {
        (own["blueprint"], seat) for seed in range(60) for seat, own in enumerate(public(fresh(2, seed))["dungeons"])
    }
    assert {blueprint for blueprint, seat in starts if seat == 0} == {
        blueprint for blueprint, seat in starts if seat == 1
    }
    assert all(f"'{designer.colour}'" not in str(public(fresh(2))) for designer in BOARD.edition.designer)
