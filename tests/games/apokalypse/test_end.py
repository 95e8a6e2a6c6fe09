"""The end: majority, alignments, winners. With the worked examples of the server."""

from __future__ import annotations

import pytest

from tafelrunde.games.apokalypse import GAME
from tafelrunde.games.apokalypse.scoring import result
from tafelrunde.kernel.result import Result
from tafelrunde.testing.playing import keys, random_game, refused, told
from tests.games.apokalypse.tables import end_round, world


def final(alignments: str, scores: list[int], good: int, evil: int) -> Result:
    """The result of so many points and people; people are spread as their owners' alignments would not have it."""
    seats = len(scores)
    table = world(
        seats,
        alignments=alignments,
        rider=4,
        good={seats - 1: "p " * good},
        evil={0: "p " * evil},
        scored={seat: (score,) for seat, score in enumerate(scores)},
    )
    table.state.stack.clear()
    found = result(table.state)
    table.state.finish(found.how)
    return found


FOUR = "good good evil evil"


@pytest.mark.clause("APO-156")
def test_the_game_ends_right_after_the_fourth_rider() -> None:
    table = world(3, hand="church metal ward_m", rider=4, above=(1, 12))
    events = end_round(table)
    assert table.pending == ()
    assert keys(events)[-6:-1].count("revealed") == 3
    assert refused(table, "pass", seat=0) == "APO-156"
    assert table.result is not None
    assert all(
        sum(sources.values()) == score for sources, score in zip(table.result.sources, table.result.scores, strict=True)
    )


@pytest.mark.clause("APO-157")
def test_final_points() -> None:
    table = world(3, rider=4, scored={0: (3, -2, 5)}, riders={0: (1, 3)}, good={1: "p/church"}, above=(1, 12))
    end_round(table)
    assert table.result is not None
    assert table.result.scores[0] == 3 - 2 + 5 + 0 + 1 + 4
    assert table.result.sources[0] == {"first": 3, "second": -2, "third": 5, "fourth": 0, "riders": 5}
    assert table.result.scores[1] == 1 + 7


@pytest.mark.clause("APO-158")
def test_people_are_counted_then_alignments_are_revealed() -> None:
    table = world(3, rider=4, good={0: "p/church saint_2/church"}, evil={1: "fiend_2//metal"}, above=(1, 12))
    events = end_round(table)
    assert told(events, "counted") == [{"good": 2, "evil": 1}]
    assert told(events, "revealed") == [
        {"seat": 0, "alignment": "good"},
        {"seat": 1, "alignment": "evil"},
        {"seat": 2, "alignment": "good"},
    ]
    order = keys(events)
    assert order.index("counted") < order.index("revealed")
    assert [nation["alignment"] for nation in table.view(None)["table"]["nations"]] == ["good", "evil", "good"]


@pytest.mark.clause("APO-159")
def test_example_h() -> None:
    found = final(FOUR, [11, -2, 6, 2], 9, 8)
    assert (found.how, found.winners, found.clause) == ("good", (0, 1), "APO-159")
    assert found.ranks == (1, 1, 3, 4)


@pytest.mark.clause("APO-161")
@pytest.mark.clause("APO-162")
def test_example_i() -> None:
    found = final(FOUR, [11, -2, 6, 2], 8, 8)
    assert (found.how, found.winners) == ("evil", (2,)), (
        "equal numbers favour evil, and points of the good do not matter"
    )


@pytest.mark.clause("APO-160")
def test_example_j() -> None:
    found = final(FOUR, [10, -2, 6, 2], 9, 8)
    assert (found.how, found.winners) == ("nobody", ())
    assert found.ranks == (2, 5, 3, 4), "nobody is first"


@pytest.mark.clause("APO-163")
@pytest.mark.clause("APO-164")
@pytest.mark.clause("APO-R22")
def test_example_k() -> None:
    found = final("evil evil evil", [5, 5, 3], 4, 6)
    assert (found.how, found.winners) == ("alone", (0, 1))
    lost = final("evil evil evil", [5, 5, 3], 5, 5)
    assert (lost.how, lost.winners) == ("lost", ())
    assert final("good good good", [5, 5, 3], 5, 5).how == "lost"


@pytest.mark.clause("APO-163")
@pytest.mark.clause("APO-R33")
def test_example_l() -> None:
    found = final("good good", [7, 4], 6, 5)
    assert (found.how, found.winners) == ("alone", (0,)), "with equal alignments even the good win alone"


@pytest.mark.clause("APO-R21")
def test_evil_equals_share_the_victory() -> None:
    found = final(FOUR, [11, -2, 6, 6], 3, 8)
    assert found.winners == (2, 3)


@pytest.mark.clause("APO-R32")
def test_evil_needs_no_more_points_than_good() -> None:
    found = final(FOUR, [30, 30, -6, -7], 3, 8)
    assert (found.how, found.winners) == ("evil", (2,))


@pytest.mark.clause("APO-165")
def test_whose_display_it_is_does_not_matter() -> None:
    assert final("good evil", [5, 1], 3, 2).winners == (0,), "the good people live with the evil player"


@pytest.mark.clause("APO-157")
@pytest.mark.clause("APO-170")
def test_games_end_after_exactly_four_scorings() -> None:
    *_, table = random_game(GAME, 3, 5)
    scored = told(table.events(None), "strikes")
    assert [said["rider"] for said in scored] == ["rider_1", "rider_2", "rider_3", "rider_4"]
