"""The literal "may" of a shared relief, and who ends an encounter in an Intervention (DANTE-189, DANTE-190)."""

from __future__ import annotations

import pytest

from tafelrunde.games.dante import GAME
from tafelrunde.kernel.speech import Speaker
from tafelrunde.testing.playing import keys, moves, play, random_game, refused, told
from tests.games.dante.tables import MountainTable, mountain, stones

RULER, CELESTIAL, ARTIST, LAITY = "O12", "O25", "O36", "O49"

# --- shared relief


def remission() -> MountainTable:
    """Two pairs: the role's and that of the chosen one."""
    table = mountain(
        4,
        hand="remission/2",
        fields="lapo=16 dante=16 antonia=20 ginevra=20",
        pairs="lapo+dante antonia+ginevra",
        stones="lapo=1 dante=2 antonia=1 ginevra=2",
        shared_relief="may",
    )
    play(table, "play remission/2", "with antonia")
    return table


@pytest.mark.clause("DANTE-189", "DANTE-150", "DANTE-R12")
def test_companions_are_asked_under_a_seal_before_cards_are_drawn() -> None:
    table = remission()
    assert (table.pending, table.view(None)["asks"]) == ((1, 3), "relief")
    assert moves(table, 1) == moves(table, 3) == {"relief return", "relief keep"}
    assert stones(table) == {"dante": 2, "ginevra": 2}, "the named ones have returned theirs"
    assert len(table.state.hands[0]) == 4
    assert not play(table, "1: relief return"), "nothing is told before the other has answered"
    events = play(table, "3: relief keep")
    assert keys(events)[:3] == ["remitted", "declined", "drew"]
    assert (told(events, "remitted"), told(events, "declined")) == ([{"sinner": "dante"}], [{"sinner": "ginevra"}])
    assert stones(table) == {"dante": 1, "ginevra": 2}


@pytest.mark.clause("DANTE-189")
def test_only_companions_with_stones_are_asked() -> None:
    table = mountain(
        4, hand="remission/2", fields="lapo=16 dante=16", pairs="lapo+dante", stones="lapo=1", shared_relief="may"
    )
    play(table, "play remission/2", "with antonia")
    assert table.view(None)["asks"] == "play"


@pytest.mark.clause("DANTE-189", "DANTE-151")
@pytest.mark.parametrize(("answer", "left"), [("return", 2), ("keep", 5)])
def test_an_indulgence_asks_the_companion_about_his_own_larger_half(answer: str, left: int) -> None:
    table = mountain(
        hand="indulgence/1", fields="lapo=16 dante=16", pairs="lapo+dante", stones="dante=5", shared_relief="may"
    )
    play(table, "play indulgence/1")
    assert table.pending == (1,)
    asked = Speaker(table.setup, "en").prompt(table.state)
    assert asked == "Seat 2: Indulgence for your companion. Do you return 3 stones as well?"
    play(table, f"relief {answer}")
    assert stones(table) == {"dante": left}


@pytest.mark.clause("DANTE-189")
def test_nobody_else_answers_and_nothing_else_is_asked() -> None:
    table = remission()
    assert refused(table, "relief keep", seat=0) == "DANTE-189"
    assert refused(table, "also yes", seat=1) == "DANTE-189"


@pytest.mark.clause("DANTE-189", "DANTE-153")
@pytest.mark.parametrize(
    ("answers", "left"),
    [
        (("0: also yes", "1: also no"), {"lapo": 1, "dante": 2, "antonia": 2, "ginevra": 1}),
        (("1: also yes", "0: also yes"), {"lapo": 1, "dante": 1, "antonia": 2, "ginevra": 2}),
    ],
)
def test_each_giver_decides_about_the_receivers_companion(answers: tuple[str, str], left: dict[str, int]) -> None:
    table = mountain(
        4,
        hand="leap/1",
        fields="antonia=20 ginevra=20",
        pairs="antonia+ginevra",
        stones="lapo=3 dante=3",
        shared_relief="may",
    )
    play(table, "play leap/1", "with dante", "to antonia")
    assert (table.pending, table.view(None)["asks"]) == ((0, 1), "also-each")
    events = play(table, *answers)
    assert stones(table) == left
    assert len(told(events, "passed-on")) + len(told(events, "spared")) == 2


@pytest.mark.clause("DANTE-189", "DANTE-153")
def test_a_giver_without_a_further_stone_is_not_asked() -> None:
    table = mountain(
        4,
        hand="leap/1",
        fields="antonia=20 ginevra=20",
        pairs="antonia+ginevra",
        stones="lapo=1 dante=3",
        shared_relief="may",
    )
    play(table, "play leap/1", "with dante", "to antonia")
    assert table.pending == (1,)


@pytest.mark.clause("DANTE-189")
def test_a_position_is_read_back_while_companions_think() -> None:
    table = remission()
    play(table, "1: relief return")
    again = GAME.position(table.position())
    assert (again.position(), again.pending) == (table.position(), (3,))
    play(again, "3: relief return")
    assert stones(again) == {"dante": 1, "ginevra": 1}


def test_random_games_of_willing_companions_keep_every_promise() -> None:
    asked = set()
    for table in random_game(GAME, 8, 6, shared_relief="may", encounter_ender="player"):
        GAME.invariants(table.state)
        asked.add(table.view(None)["asks"])
    assert {"relief", "also-each", "share"} <= asked


# --- who ends an encounter


def intervention(encounter: str, ender: str) -> MountainTable:
    table = mountain(
        4,
        hand="intervention/2 6/1",
        fields="lapo=30 dante=24",
        spiral=3,
        encounter=encounter,
        stones="lapo=3 dante=4 antonia=2 ginevra=1",
        last="antonia",
        encounter_ender=ender,
    )
    play(table, "play intervention/2", "as dante")
    return table


@pytest.mark.clause("DANTE-190", "DANTE-R19", "DANTE-112")
@pytest.mark.parametrize(("ender", "pardoned"), [("role", "dante"), ("player", "lapo")])
def test_rulers_pardon_the_role_or_the_player(ender: str, pardoned: str) -> None:
    table = intervention(RULER, ender)
    events = play(table, "play 6/1")
    assert [said["sinner"] for key in ("addio", "pardoned") for said in told(events, key)] == [pardoned] * 2
    assert pardoned not in stones(table)


@pytest.mark.clause("DANTE-190", "DANTE-R15", "DANTE-113", "DANTE-114")
@pytest.mark.parametrize(
    ("ender", "left"),
    [
        ("role", {"dante": 2, "antonia": 2, "ginevra": 1}),
        ("player", {"lapo": 2, "dante": 4, "ginevra": 1}),
    ],
)
def test_celestials_ease_the_role_and_free_the_player_or_look_further_back(ender: str, left: dict[str, int]) -> None:
    table = intervention(CELESTIAL, ender)
    play(table, "play 6/1")
    assert stones(table) == left


@pytest.mark.clause("DANTE-190", "DANTE-115")
def test_artists_have_the_player_hand_out_his_own_stones() -> None:
    table = intervention(ARTIST, "player")
    play(table, "play 6/1")
    asked = Speaker(table.setup, "en").prompt(table.state)
    assert asked == "Seat 1: 3 stones of Lapo to hand out. How many for Ginevra?"
    events = play(table, "give ginevra 1", "give antonia 0")
    given = [(said["sinner"], said["to"], said["count"]) for said in told(events, "bestowed")]
    assert given == [("lapo", "ginevra", 1), ("lapo", "dante", 2)], "the role as the last"
    assert "lapo" not in stones(table)


@pytest.mark.clause("DANTE-190", "DANTE-116")
@pytest.mark.parametrize(("ender", "laden"), [("role", {"lapo": 3, "dante": 6}), ("player", {"lapo": 5, "dante": 4})])
def test_laity_burden_the_role_or_the_player(ender: str, laden: dict[str, int]) -> None:
    table = intervention(LAITY, ender)
    play(table, "play 6/1")
    assert stones(table) == {**laden, "ginevra": 1}


@pytest.mark.clause("DANTE-190", "DANTE-111")
def test_without_an_intervention_both_are_the_same() -> None:
    table = mountain(hand="6/1", fields="lapo=13", spiral=3, stones="lapo=4", encounter_ender="player")
    play(table, "play 6/1")
    assert stones(table) == {}
