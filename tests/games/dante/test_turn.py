"""The frame of a turn (DANTE-030 to DANTE-042)."""

from __future__ import annotations

import pytest

from tafelrunde.games.dante import GAME
from tafelrunde.testing.playing import keys, moves, play, public, random_game, refused, told
from tests.games.dante.tables import BOARD, NIGHT, active, field, hand, mountain, stones


@pytest.mark.clause("DANTE-030")
def test_exactly_one_card_of_the_hand_and_no_passing() -> None:
    table = mountain(hand="4/1 3/2 3/2 remission/2 5/leap", fields="lapo=13")
    assert moves(table) == {"play 4/1", "play 3/2", "play remission/2", "play 5/leap"}, "equal cards are one choice"
    assert refused(table, "play 6/1") == "DANTE-030"
    assert refused(table, "alone") == "DANTE-030"
    play(table, "play 3/2")
    assert active(table) == "antonia"
    assert len(public(table)["discard"]) == 1


@pytest.mark.clause("DANTE-031")
def test_a_played_card_lies_open_before_it_takes_effect() -> None:
    table = mountain(hand="remission/2")
    events = play(table, "play remission/2")
    assert keys(events) == ["played"]
    assert table.view(None)["asks"] == "remit"
    assert public(table)["discard"] == [events[0].named()["card"]]
    assert public(table)["sinners"][0]["cards"] == 4


@pytest.mark.clause("DANTE-032")
@pytest.mark.parametrize(("sun", "steps"), [(0, 1), (13, 1), (14, 5), (23, 5)])
def test_the_sun_decides_which_face_counts(sun: int, steps: int) -> None:
    table = mountain(hand="1/5", fields="lapo=13", sun=sun)
    play(table, "play 1/5")
    assert field(table, "lapo") == 13 + steps


@pytest.mark.clause("DANTE-032", "DANTE-040")
def test_a_symbol_counts_only_on_the_face_that_shows() -> None:
    by_day = mountain(hand="4/indulgence", fields="lapo=13", stones="lapo=2")
    play(by_day, "play 4/indulgence")
    assert (field(by_day, "lapo"), stones(by_day)) == (17, {"lapo": 2})
    by_night = mountain(hand="4/indulgence", fields="lapo=13", stones="lapo=2", sun=NIGHT)
    play(by_night, "play 4/indulgence")
    assert (field(by_night, "lapo"), stones(by_night)) == (13, {"lapo": 1})


@pytest.mark.clause("DANTE-033", "DANTE-034", "DANTE-036", "DANTE-037")
def test_a_number_moves_remorse_then_sun_then_figure_then_a_card_is_drawn() -> None:
    """The rulebook's own example: from 31 to 28."""
    table = mountain(hand="3/2", fields="lapo=13", encounter="O10")
    events = play(table, "play 3/2")
    assert keys(events) == ["played", "remorse", "sun", "walked", "drew", "saw", "turn-over", "turn"]
    assert told(events, "remorse") == [{"spiral": 28}]
    assert told(events, "sun") == [{"hour": 3, "light": "day"}]
    assert told(events, "walked") == [{"sinner": "lapo", "from": 13, "to": 16}]


@pytest.mark.clause("DANTE-034")
def test_the_marker_never_falls_below_nought() -> None:
    events = play(mountain(hand="6/1", fields="lapo=13", spiral=2), "play 6/1")
    assert told(events, "remorse") == [{"spiral": 0}]


@pytest.mark.clause("DANTE-035", "DANTE-R01", "DANTE-120")
def test_an_ended_encounter_is_dealt_with_before_the_sun_moves() -> None:
    """Ranieri's worked example: free of stones by a ruler, he climbs with the same card."""
    names = ("ranieri", "dante", "antonia")
    table = mountain(names=names, hand="4/1", fields="ranieri=22", stones="ranieri=3", spiral=2)
    events = play(table, "play 4/1")
    assert keys(events)[:6] == ["played", "remorse", "addio", "pardoned", "next-encounter", "sun"]
    assert keys(events)[6:] == ["walked", "climbed", "walked", "drew", "saw", "turn-over", "turn"]
    assert (field(table, "ranieri"), stones(table), public(table)["sun"]) == (26, {}, 4)
    assert public(table)["spiral"] == BOARD.values[table.state.order[1]]


@pytest.mark.clause("DANTE-036")
def test_the_sun_runs_round_and_changes_later_cards_only() -> None:
    dusk = mountain(hand="4/1", fields="lapo=13", sun=12)
    play(dusk, "play 4/1")
    assert (field(dusk, "lapo"), public(dusk)["sun"], public(dusk)["light"]) == (17, 16, "night")
    dawn = mountain(hand="1/6", fields="lapo=13", sun=22)
    play(dawn, "play 1/6")
    assert (field(dawn, "lapo"), public(dawn)["sun"], public(dawn)["light"]) == (19, 4, "day")


@pytest.mark.clause("DANTE-038")
def test_one_card_is_drawn_and_only_its_owner_sees_it() -> None:
    table = mountain(hand="3/2 4/1 5/1 6/1 2/2", fields="lapo=13")
    top = BOARD.cards[table.state.stock[-1]]
    events = play(table, "play 3/2")
    (saw,) = [event for event in events if event.kind.key == "saw"]
    assert (saw.named(), saw.audience) == ({"card": top}, (0,))
    assert told(events, "drew") == [{"sinner": "lapo"}]
    assert len(hand(table, "lapo")) == 5
    assert top in table.view(0)["table"]["hand"]


@pytest.mark.clause("DANTE-039", "DANTE-R22")
def test_an_empty_stock_is_made_anew_of_all_that_was_played() -> None:
    table = mountain(hand="3/2", fields="lapo=13", stock=0)
    pile = {*public(table)["discard"]}
    events = play(table, "play 3/2")
    played = str(told(events, "played")[0]["card"])
    assert keys(events).index("reshuffled") < keys(events).index("drew")
    assert public(table)["discard"] == []
    assert public(table)["stock"] == len(pile)
    now = {BOARD.cards[card] for card in (*table.state.stock, *table.state.hands[0])}
    assert pile | {played} <= now


@pytest.mark.clause("DANTE-039", "DANTE-R22")
def test_an_empty_stock_alone_is_left_as_it_is() -> None:
    table = mountain(hand="3/2", fields="lapo=13", stock=1)
    assert "reshuffled" not in keys(play(table, "play 3/2"))
    assert public(table)["stock"] == 0


@pytest.mark.clause("DANTE-R22", "DANTE-100")
def test_of_two_cards_due_the_second_waits_for_the_shuffle() -> None:
    table = mountain(hand="intervention/2 3/2", fields="lapo=13 dante=24", stock=1)
    play(table, "play intervention/2", "as dante")
    events = play(table, "play 3/2")
    assert [key for key in keys(events) if key in ("drew", "reshuffled")] == ["drew", "reshuffled", "drew"]
    assert len(hand(table, "lapo")) == 5


@pytest.mark.clause("DANTE-040", "DANTE-110")
def test_a_symbol_moves_no_marker_and_no_figure() -> None:
    table = mountain(hand="indulgence/1", fields="lapo=13", stones="lapo=3", spiral=1)
    events = play(table, "play indulgence/1")
    assert keys(events) == ["played", "indulged", "drew", "saw", "turn-over", "turn"]
    assert (field(table, "lapo"), public(table)["sun"], public(table)["spiral"]) == (13, 0, 1)


@pytest.mark.clause("DANTE-041")
@pytest.mark.parametrize(("direction", "following"), [("counter", "ginevra"), ("clockwise", "dante")])
def test_the_turn_passes_on_in_the_direction_of_play(direction: str, following: str) -> None:
    table = mountain(4, hand="3/2", fields="lapo=13", direction=direction)
    play(table, "play 3/2")
    assert active(table) == following


@pytest.mark.clause("DANTE-041", "DANTE-170")
def test_the_turn_passes_over_whoever_is_in_heaven() -> None:
    table = mountain(4, hand="3/2", fields="lapo=13", heaven="ginevra")
    play(table, "play 3/2")
    assert active(table) == "antonia"


@pytest.mark.clause("DANTE-042")
@pytest.mark.parametrize("seats", [3, 8])
def test_everybody_on_the_mountain_begins_every_turn_with_five_cards(seats: int) -> None:
    for table in random_game(GAME, seats, 2):
        if table.pending and table.view(None)["asks"] == "play":
            sinners = enumerate(public(table)["sinners"])
            assert {sinner["cards"] for i, sinner in sinners if i not in table.state.heaven} == {5}


@pytest.mark.clause("DANTE-041")
def test_after_as_many_turns_as_there_are_sinners_a_new_round_is_told() -> None:
    table = mountain(hand="3/2", fields="lapo=13", turns=2, last="dante")
    events = play(table, "play 3/2")
    assert keys(events)[-3:] == ["turn-over", "round", "turn"]
    assert told(events, "round") == [{"round": 2}]
