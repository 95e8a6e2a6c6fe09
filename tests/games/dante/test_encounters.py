"""Ending encounters (DANTE-110 to DANTE-122)."""

from __future__ import annotations

import pytest

from tafelrunde.testing.playing import keys, moves, play, public, refused, told
from tests.games.dante.tables import BOARD, MountainTable, active, field, mountain, stones

RULER, CELESTIAL, ARTIST, LAITY = "O12", "O25", "O36", "O49"


@pytest.mark.clause("DANTE-110")
def test_only_numbers_move_the_marker() -> None:
    table = mountain(hand="sacrifice/2 6/1", stones="lapo=1", spiral=1)
    play(table, "play sacrifice/2", "give antonia 1")
    assert public(table)["encounter"] == RULER
    assert public(table)["spiral"] == 1


@pytest.mark.clause("DANTE-111")
@pytest.mark.parametrize(("card", "over"), [("2/2", False), ("3/2", True), ("6/1", True)])
def test_whoever_brings_the_marker_to_nought_ends_the_encounter(card: str, over: bool) -> None:
    """The rulebook's example: from 3 to Addio; what is too much is lost."""
    table = mountain(hand=card, fields="lapo=13", spiral=3, stones="lapo=1")
    events = play(table, f"play {card}")
    assert told(events, "addio") == [{"sinner": "lapo", "encounter": RULER}] * over
    following = BOARD.values[table.state.order[1]]
    assert public(table)["spiral"] == (following if over else 1)


@pytest.mark.clause("DANTE-111", "DANTE-R19")
def test_in_an_intervention_it_is_the_role_that_ends_it() -> None:
    table = mountain(hand="intervention/2 6/1", fields="dante=24", spiral=3, stones="lapo=2 dante=3")
    play(table, "play intervention/2", "as dante", "play 6/1")
    assert stones(table) == {"lapo": 2}


@pytest.mark.clause("DANTE-112")
def test_rulers_pardon_whoever_ends_their_encounter() -> None:
    table = mountain(hand="6/1", fields="lapo=13", spiral=3, stones="lapo=4 dante=2", last="dante")
    play(table, "play 6/1")
    assert (stones(table), public(table)["supply"]) == ({"dante": 2}, 28)


@pytest.mark.clause("DANTE-113", "DANTE-R18")
@pytest.mark.parametrize(("owned", "left"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_celestials_take_the_smaller_half(owned: int, left: int) -> None:
    table = mountain(hand="6/1", fields="lapo=13", spiral=3, encounter=CELESTIAL, stones=f"lapo={owned}")
    play(table, "play 6/1")
    assert stones(table).get("lapo", 0) == left


@pytest.mark.clause("DANTE-114")
def test_celestials_free_the_last_other_who_played() -> None:
    """The worked example: 5 stones and 4."""
    table = celestial_table("lapo=5 dante=4 antonia=3", last="dante", other="antonia")
    play(table, "play 6/1")
    assert stones(table) == {"lapo": 3, "antonia": 3}


def celestial_table(owned: str, last: str, other: str) -> MountainTable:
    return mountain(hand="6/1", fields="lapo=13", spiral=3, encounter=CELESTIAL, stones=owned, last=last, other=other)


@pytest.mark.clause("DANTE-114", "DANTE-R15")
def test_who_had_two_turns_in_a_row_is_not_before_himself() -> None:
    table = celestial_table("lapo=2 dante=4 antonia=3", last="lapo", other="antonia")
    play(table, "play 6/1")
    assert stones(table) == {"lapo": 1, "dante": 4}


@pytest.mark.clause("DANTE-114", "DANTE-R15")
def test_in_an_intervention_celestials_favour_whoever_intervened() -> None:
    table = mountain(
        4,
        hand="6/1 intervention/2",
        fields="dante=24",
        spiral=3,
        encounter=CELESTIAL,
        stones="lapo=3 dante=4 antonia=3 ginevra=2",
        last="antonia",
    )
    play(table, "play intervention/2", "as dante", "play 6/1")
    assert stones(table) == {"dante": 2, "antonia": 3, "ginevra": 2}


@pytest.mark.clause("DANTE-115", "DANTE-R25")
def test_artists_have_all_stones_given_away() -> None:
    table = mountain(
        4, hand="6/1", fields="lapo=13 ginevra=13", pairs="lapo+ginevra", spiral=3, encounter=ARTIST, stones="lapo=3"
    )
    play(table, "play 6/1")
    assert table.view(None)["asks"] == "share"
    assert public(table)["sun"] == 0, "before the sun moves"
    assert refused(table, "give dante 3") == "DANTE-115"
    assert moves(table) == {f"give ginevra {count}" for count in range(4)}, "the companion included"
    events = play(table, "give ginevra 1", "give antonia 2")
    assert stones(table) == {"ginevra": 1, "antonia": 2}
    assert keys(events)[:3] == ["bestowed", "bestowed", "next-encounter"]


@pytest.mark.clause("DANTE-116")
def test_laity_burden_whoever_ends_their_encounter() -> None:
    """The worked example: 1 stone and 3."""
    table = mountain(hand="6/1", fields="lapo=13", spiral=3, encounter=LAITY, stones="lapo=1 dante=3", last="dante")
    play(table, "play 6/1")
    assert stones(table) == {"lapo": 4}


@pytest.mark.clause("DANTE-116", "DANTE-R15")
@pytest.mark.parametrize(("last", "other"), [("antonia", "dante"), ("dante", "antonia")])
def test_laity_look_at_the_turn_before_even_in_an_intervention(last: str, other: str) -> None:
    """Dante's role ends it: the latest turn of somebody else than Dante before this one, not the intervening Lapo."""
    table = mountain(
        hand="intervention/2 6/1",
        fields="dante=24",
        spiral=3,
        encounter=LAITY,
        stones="lapo=3 dante=1 antonia=2",
        last=last,
        other=other,
    )
    play(table, "play intervention/2", "as dante", "play 6/1")
    assert stones(table) == {"lapo": 3, "dante": 3}


@pytest.mark.clause("DANTE-R15")
def test_the_turn_before_is_kept_turn_by_turn() -> None:
    table = mountain(hand="leap/1", spiral=30)
    play(table, "play leap/1", "with dante")
    assert active(table) == "dante", "Antonia was skipped, and a skipped turn is none"
    assert (table.state.last, table.state.last_other) == (0, -1)


@pytest.mark.clause("DANTE-117", "DANTE-154")
def test_companions_share_nothing_of_an_encounter() -> None:
    table = mountain(
        hand="6/1", fields="lapo=13 dante=13", pairs="lapo+dante", spiral=3, stones="lapo=2 dante=2", last="antonia"
    )
    play(table, "play 6/1")
    assert stones(table) == {"dante": 2}
    celestial = mountain(
        4,
        hand="6/1",
        fields="lapo=13 dante=13",
        pairs="lapo+dante",
        spiral=3,
        stones="lapo=2 dante=2",
        encounter=CELESTIAL,
        last="dante",
    )
    play(celestial, "play 6/1")
    assert stones(celestial) == {"lapo": 1}, "nor is anybody exempt for being in a pair"


@pytest.mark.clause("DANTE-118", "DANTE-119")
def test_the_finished_card_goes_under_the_deck_whose_order_never_changes() -> None:
    table = mountain(hand="6/1", fields="lapo=13", spiral=3)
    order = table.state.order
    events = play(table, "play 6/1")
    following = BOARD.encounters[order[1]]
    assert told(events, "next-encounter") == [{"encounter": following, "spiral": BOARD.values[order[1]]}]
    assert public(table)["seen"] == [RULER, following]
    s = table.state
    s.met = 48
    s.spiral = 1
    play(table, next(move for move in sorted(moves(table)) if move[5].isdigit()))
    assert s.order == order
    assert public(table)["encounter"] == RULER, "after 49 the first one comes again"
    assert len(public(table)["seen"]) == 49


@pytest.mark.clause("DANTE-120")
def test_the_rest_of_the_turn_follows_with_the_stones_as_they_are() -> None:
    table = mountain(hand="4/1", fields="lapo=12", spiral=3, encounter=LAITY, stones="dante=2", last="dante")
    play(table, "play 4/1")
    assert (field(table, "lapo"), stones(table), public(table)["sun"]) == (8, {"lapo": 1}, 4), "laden, so he circles"


@pytest.mark.clause("DANTE-121", "DANTE-R15")
@pytest.mark.parametrize("encounter", [CELESTIAL, LAITY])
def test_on_the_first_card_of_the_game_nobody_was_before(encounter: str) -> None:
    table = mountain(hand="6/1", fields="lapo=13", spiral=3, encounter=encounter, stones="lapo=3 dante=2 antonia=1")
    play(table, "play 6/1")
    assert stones(table) == {"lapo": 2 if encounter == CELESTIAL else 3, "dante": 2, "antonia": 1}


@pytest.mark.clause("DANTE-122", "DANTE-R15")
@pytest.mark.parametrize("encounter", [CELESTIAL, LAITY])
def test_nobody_stands_in_for_whoever_is_in_heaven(encounter: str) -> None:
    table = mountain(
        4,
        hand="6/1",
        fields="lapo=13",
        spiral=3,
        encounter=encounter,
        stones="lapo=1 dante=2 antonia=3",
        heaven="ginevra",
        last="ginevra",
        other="antonia",
    )
    play(table, "play 6/1")
    assert stones(table) == {"lapo": 1, "dante": 2, "antonia": 3}
