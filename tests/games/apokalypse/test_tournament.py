"""A seeded tournament: the heuristic beats chance. Also what the heuristic thinks of a few plain positions."""

from __future__ import annotations

import pytest

from tafelrunde.bots.matches import Match, play_all
from tafelrunde.games.apokalypse import GAME
from tafelrunde.games.apokalypse.heuristic import values
from tafelrunde.testing.playing import play, random_game
from tests.games.apokalypse.tables import world


def won(hero: str, others: str, seats: int, games: int) -> float:
    """The share of games that the one hero wins, alone or together with others, each deal from every seat."""
    matches = [
        Match(
            game="apokalypse",
            seating=tuple(hero if seat == i % seats else others for seat in range(seats)),
            seed=i // seats,
            options={},
            secret="tests",
        )
        for i in range(games)
    ]
    played = play_all(matches, 1, None)
    return sum(i % seats in game.result.winners for i, game in enumerate(played)) / games


@pytest.mark.parametrize(("seats", "least"), [(2, 0.85), (4, 0.85), (6, 0.85)])
def test_greed_beats_chance(seats: int, least: float) -> None:
    assert won("greedy", "random", seats, 24) >= least


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
