"""A seeded tournament: the heuristic beats chance. Also what the heuristic thinks of a few plain positions."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.bots.matches import Match, play_all
from tafelrunde.games.apokalypse import GAME, heuristic
from tafelrunde.games.apokalypse.heuristic import values
from tafelrunde.games.apokalypse.worlds import beliefs
from tests.games.apokalypse.tables import world
from tests.games.playing import play, random_game


def won(hero: str, others: str, seats: int, games: int) -> float:
    """The share of games that the one hero wins, alone or together with others, each deal from every seat."""
    matches = [
        Match("apokalypse", tuple(hero if seat == i % seats else others for seat in range(seats)), i // seats, {})
        for i in range(games)
    ]
    played = play_all(matches, 1, None)
    return sum(i % seats in game.result.winners for i, game in enumerate(played)) / games


@pytest.mark.parametrize(("seats", "least"), [(2, 0.85), (4, 0.85), (6, 0.85)])
def test_greed_beats_chance(seats: int, least: float) -> None:
    assert won("greedy", "random", seats, 12) >= least


def test_chances_are_chances_all_along_a_game() -> None:
    for table in random_game(GAME, 5, 11):
        chances = values(table.state)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
    assert table.result is not None
    assert [chance == 1.0 for chance in chances] == [seat in table.result.winners for seat in range(5)]


def test_the_good_want_the_majority_and_the_evil_do_not() -> None:
    fair = values(world(4, rider=4, good={0: "p/church p/church"}, evil={1: "p//metal p//metal"}).state)
    good = values(world(4, rider=4, good={0: "p/church p/church p/church"}, evil={1: "p//metal p//metal"}).state)
    more = {1: "p//metal p//metal", 2: "p//metal"}
    evil = values(world(4, rider=4, good={0: "p/church p/church"}, evil=more).state)
    assert good[0] > fair[0]
    assert good[2] > fair[2], "the good win together"
    assert good[1] < fair[1] < evil[1]


def test_nobody_builds_on_alignments_that_are_only_imagined() -> None:
    """Of all alignments only one's own changes one's chances; the others' are what deeds make likely."""
    good, evil = {0: "p/church", 1: "p p"}, {2: "p//metal"}
    sides = ("good good evil evil", "good evil evil good")
    chances = [values(world(4, alignments=side, good=good, evil=evil).state)[0] for side in sides]
    assert chances[0] == chances[1]


def test_whoever_leads_good_people_to_the_table_is_believed_to_be_good() -> None:
    table = world(4, alignments="good evil good evil", scored={1: [20]})
    table.state.deeds = [0, 0, 6, 0, 0, 6, 0, 0]
    believed = beliefs(table.state)
    assert sum(way.chance for way in believed.ways) == pytest.approx(1)
    assert believed.good[1] > believed.good[0] > believed.good[2]
    assert believed.good[0] == pytest.approx(believed.good[3])
    trusting = values(table.state)[0]
    table.state.deeds = [0, 0, 0, 6, 6, 0, 0, 0]
    assert trusting > values(table.state)[0], "the good win with the points of whom they think good"


def test_the_evil_hide_among_the_good() -> None:
    """All else equal, an evil player rather does what makes strangers think him good; the good need not care."""
    table = world(4, alignments="good evil good evil")
    strangers = [0, 0, 0, 0, 0, 0, 0, 0]

    def chance(seat: int, good: int, evil: int) -> float:
        deeds = strangers[:]
        deeds[2 * seat : 2 * seat + 2] = good, evil
        table.state.deeds = deeds
        return values(table.state)[seat]

    assert chance(1, 3, 0) > chance(1, 0, 0) > chance(1, 0, 3)
    assert chance(0, 3, 0) == pytest.approx(chance(0, 0, 3))


def test_a_nation_under_protection_is_ones_own_gain() -> None:
    """As many good as evil people, so that the majority stays what it is."""
    poor = values(world(3, rider=4, alignments="evil evil evil", above=(2, 2)).state)
    good, evil = {1: "p/church"}, {1: "p//metal"}
    rich = values(world(3, rider=4, good=good, evil=evil, alignments="evil evil evil", above=(2, 2)).state)
    assert rich[1] > poor[1]
    assert rich[0] < poor[0]


def test_people_without_protection_are_a_risk_when_the_rider_is_near() -> None:
    near, far = (
        values(world(3, evil={1: "p p p"}, alignments="evil evil evil", above=above).state)[1]
        for above in ((2, 2), (16, 18))
    )
    assert near < far


def test_a_parry_saves_whom_it_is_worth() -> None:
    table = world(3, hand="violence", hands={1: "church"}, evil={1: "p//ward_m"}, alignments="evil evil evil")
    play(table, "violence frostmere evil")
    let, saved = table.clone(), table.clone()
    let.play(1, "decline")
    saved.play(1, "parry church")
    assert values(saved.state)[1] > values(let.state)[1]


def test_to_be_seen_through_costs_the_evil_until_the_end_is_near(monkeypatch: pytest.MonkeyPatch) -> None:
    def kept(**position: Any) -> float:
        """The share of his chances that is left to an evil player with evil deeds."""
        table = world(3, alignments="evil good good", **position)
        table.state.deeds = [0, 8, 0, 0, 0, 0]
        seen = heuristic.values(table.state)[0]
        with monkeypatch.context() as nothing_seen:
            nothing_seen.setattr(heuristic, "SECRECY", 0.0)
            return seen / heuristic.values(table.state)[0]

    assert kept(rider=1) < 0.7
    assert kept(rider=4, above=(1, 12)) > 0.9
