"""Moving and climbing (DANTE-050 to DANTE-065), stones (DANTE-070 to DANTE-074)."""

from __future__ import annotations

import pytest

from tafelrunde.games.dante import GAME
from tafelrunde.testing.playing import keys, moves, play, public, random_game, told
from tests.games.dante.tables import BOARD, active, field, fresh, mountain, stones

GATES = [12, 23, 33, 42, 50, 58, 65, 71, 76]


@pytest.mark.clause("DANTE-050", "DANTE-R24")
def test_a_figure_walks_upwards_past_whoever_stands_between() -> None:
    table = mountain(hand="4/1", fields="lapo=13 dante=14 antonia=15", direction="clockwise")
    play(table, "play 4/1")
    assert (field(table, "lapo"), field(table, "dante"), field(table, "antonia")) == (17, 14, 15)
    assert active(table) == "dante"


@pytest.mark.clause("DANTE-051")
def test_terraces_and_gates_are_those_of_the_board() -> None:
    rings = [(area.first, area.last) for area in BOARD.edition.area if area.ring]
    assert [last for _, last in rings] == GATES
    assert rings[0] == (5, 12)
    assert rings[1][0] == 13
    assert BOARD.heaven == 77


@pytest.mark.clause("DANTE-052", "DANTE-072")
def test_to_stand_on_the_gate_is_not_to_pass_it() -> None:
    table = mountain(hand="2/2 1/4", fields="lapo=10", stones="lapo=2")
    events = play(table, "play 2/2")
    assert (field(table, "lapo"), stones(table)) == (12, {"lapo": 2})
    assert "released" not in keys(events)
    again = mountain(hand="1/4", fields="lapo=12", stones="lapo=2")
    play(again, "play 1/4")
    assert (field(again, "lapo"), stones(again)) == (5, {"lapo": 1}), "the first step of the next move passes it"


@pytest.mark.clause("DANTE-053", "DANTE-058", "DANTE-073")
def test_who_is_free_of_stones_climbs_and_takes_new_ones() -> None:
    """The rulebook's example of fields 12 and 13; Lapo takes his one stone for pride."""
    table = mountain(hand="4/1", fields="lapo=10")
    events = play(table, "play 4/1")
    assert (field(table, "lapo"), stones(table), public(table)["supply"]) == (14, {"lapo": 1}, 29)
    assert told(events, "climbed") == [{"sinner": "lapo", "area": "pride", "to": 13}]
    assert told(events, "took") == [{"sinner": "lapo", "area": "pride", "count": 1}]


@pytest.mark.clause("DANTE-054", "DANTE-056")
def test_who_has_stones_circles_and_returns_one() -> None:
    table = mountain(hand="4/1", fields="lapo=10", stones="lapo=2")
    events = play(table, "play 4/1")
    assert (field(table, "lapo"), stones(table), public(table)["supply"]) == (6, {"lapo": 1}, 29)
    assert told(events, "circled") == [{"sinner": "lapo", "from": 12, "to": 5}]


@pytest.mark.clause("DANTE-055", "DANTE-R02")
def test_the_last_stone_still_costs_the_lap() -> None:
    table = mountain(hand="1/4", fields="lapo=12", stones="lapo=1")
    play(table, "play 1/4")
    assert (field(table, "lapo"), stones(table)) == (5, {})


@pytest.mark.clause("DANTE-056", "DANTE-R03")
def test_every_passing_returns_one_stone_wherever_the_ring_was_entered() -> None:
    table = mountain(hand="3/2", fields="lapo=23", stones="lapo=4", visited="lapo=envy")
    play(table, "play 3/2")
    assert (field(table, "lapo"), stones(table)) == (15, {"lapo": 3})


@pytest.mark.clause("DANTE-057")
def test_one_move_can_pass_the_same_gate_twice() -> None:
    one = mountain(hand="6/1", fields="lapo=76", stones="lapo=1")
    play(one, "play 6/1")
    assert (field(one, "lapo"), one.state.heaven) == (77, (0,)), "the stone went with the first passing"
    two = mountain(hand="6/1", fields="lapo=76", stones="lapo=2")
    play(two, "play 6/1")
    assert (field(two, "lapo"), stones(two)) == (72, {})


@pytest.mark.clause("DANTE-057", "DANTE-059")
def test_stones_taken_on_the_way_count_at_the_next_gate() -> None:
    lapo = mountain(hand="6/1", fields="lapo=71")
    play(lapo, "play 6/1")
    assert field(lapo, "lapo") == 77, "Lapo brings no sin to Eden"
    dante = mountain(turn="dante", hand="6/1", fields="dante=71")
    events = play(dante, "play 6/1")
    assert (field(dante, "dante"), stones(dante)) == (72, {})
    assert [key for key in keys(events) if key in ("climbed", "took", "released", "circled")] == [
        "climbed",
        "took",
        "released",
        "circled",
    ]


@pytest.mark.clause("DANTE-060", "DANTE-R06")
def test_a_terrace_known_already_brings_no_stones() -> None:
    table = mountain(hand="4/1", fields="lapo=10", visited="lapo=pride")
    play(table, "play 4/1")
    assert (field(table, "lapo"), stones(table)) == (14, {})


@pytest.mark.clause("DANTE-061", "DANTE-018", "DANTE-R05")
def test_the_shore_is_left_with_stones_and_the_valley_brings_none() -> None:
    table = mountain(hand="4/1", fields="lapo=3", stones="lapo=2")
    events = play(table, "play 4/1")
    assert (field(table, "lapo"), stones(table), public(table)["supply"]) == (7, {"lapo": 2}, 28)
    assert not {"released", "took", "circled"} & {*keys(events)}


@pytest.mark.clause("DANTE-062", "DANTE-R04")
@pytest.mark.parametrize("gate", GATES[:-1])
def test_who_is_free_must_climb_at_every_gate(gate: int) -> None:
    table = mountain(hand="1/4", fields=f"lapo={gate}")
    play(table, "play 1/4")
    assert field(table, "lapo") == gate + 1
    assert table.view(None)["asks"] == "play", "nobody was asked"


@pytest.mark.clause("DANTE-063", "DANTE-R07")
def test_an_empty_supply_waives_the_rest() -> None:
    names = ("corrado", "dante", "antonia")
    table = mountain(names=names, hand="1/4", fields="corrado=12", supply=3)
    events = play(table, "play 1/4")
    assert told(events, "took") == [{"sinner": "corrado", "area": "pride", "count": 3}], "of four"
    assert public(table)["supply"] == 0


@pytest.mark.clause("DANTE-064", "DANTE-R14")
@pytest.mark.parametrize("card", ["1/4", "2/2", "6/1"])
def test_any_number_that_suffices_reaches_heaven(card: str) -> None:
    table = mountain(hand=card, fields="lapo=76")
    play(table, f"play {card}")
    assert (field(table, "lapo"), table.state.heaven) == (77, (0,))


@pytest.mark.clause("DANTE-005")
def test_nobody_enters_heaven_with_a_stone() -> None:
    table = mountain(hand="1/4", fields="lapo=76", stones="lapo=1")
    play(table, "play 1/4")
    assert (field(table, "lapo"), table.state.heaven) == (72, ())


@pytest.mark.clause("DANTE-065")
def test_a_full_circle_meets_whoever_still_stands_at_its_start() -> None:
    table = mountain(hand="5/1", fields="lapo=74 dante=74", stones="lapo=2")
    play(table, "play 5/1")
    assert field(table, "lapo") == 74
    assert moves(table) == {"meet give", "meet offer", "meet none"}


@pytest.mark.clause("DANTE-070", "DANTE-072", "DANTE-073")
@pytest.mark.parametrize("seats", [3, 8])
def test_stones_are_thirty_and_move_only_as_the_rules_say(seats: int) -> None:
    """Every change of anybody's stones is told by an event that stands for one of the ways to lose or gain them."""
    lost = {"released", "remitted", "indulged", "pardoned", "eased", "freed"}
    given = {"gave", "passed-on", "sacrificed", "bestowed"}
    counted: dict[object, int] = {}
    supply = 30
    for number, table in enumerate(random_game(GAME, seats, 5)):
        if number == 0:
            counted = {sinner["persona"]: sinner["stones"] for sinner in public(table)["sinners"]}
            supply -= sum(counted.values())
        for event in table.log[-1].events if table.log else ():
            said, key = event.named(), event.kind.key
            count = int(said.get("count", 1))
            if key in lost:
                counted[said["sinner"]] -= count
                supply += count
            elif key == "took":
                counted[said["sinner"]] += count
                supply -= count
            elif key in given:
                counted[said["sinner"]] -= count
                counted[said["to"]] += count
            elif key == "inherited":
                counted[said["from"]] -= count
                counted[said["sinner"]] += count
        assert counted == {sinner["persona"]: sinner["stones"] for sinner in public(table)["sinners"]}
        assert supply == public(table)["supply"]
        assert supply + sum(counted.values()) == 30


@pytest.mark.clause("DANTE-071", "DANTE-R29")
def test_everybody_sees_everybodys_stones() -> None:
    table = mountain(stones="lapo=2 dante=3")
    for viewer in (None, 0, 1, 2):
        assert [sinner["stones"] for sinner in table.view(viewer)["table"]["sinners"]] == [2, 3, 0]


@pytest.mark.clause("DANTE-074", "DANTE-R17")
def test_who_has_no_stone_skips_what_he_cannot_do() -> None:
    table = mountain(hand="remission/2", stones="dante=1")
    events = play(table, "play remission/2", "with dante")
    assert told(events, "remitted") == [{"sinner": "dante"}]
    assert stones(table) == {}


def test_a_game_never_runs_out_of_stones_for_setup() -> None:
    assert all(public(fresh(8, seed))["supply"] >= 12 for seed in range(10))
