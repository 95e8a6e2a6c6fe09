"""The lab: simulations sum up correctly, and the bench measures the stated figures."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde import BadInput
from tafelrunde.bots.matches import Match, play
from tafelrunde.lab.bench import import_seconds, measure
from tafelrunde.lab.simulate import simulate

LAND = tafelrunde.game("drachenland")
QUICK = {"clock_rounds": 2}


def test_a_simulation_sums_up_its_games() -> None:
    report = simulate(LAND, 2, "random", 4, seed=3, options=QUICK, workers=1)
    games = [
        play(Match(game="drachenland", seating=("random", "random"), seed=3 + i, options=QUICK, secret=report.secret))
        for i in range(4)
    ]
    assert report.endings == {"clock": 4}
    assert report.decisions.mean == sum(sum(game.decisions) for game in games) / 4
    assert report.winning_score.high == max(max(game.result.scores) for game in games)
    assert sum(row.wins for row in report.by_seat) == pytest.approx(4)
    assert report.by_seat[1].score.mean == sum(game.result.scores[1] for game in games) / 4
    assert report.ties == sum(len(game.result.winners) > 1 for game in games)
    assert report.plain()["by_seat"][0]["seat"] == 0


def test_a_simulation_refuses_bad_input() -> None:
    for seats, bot, games, options in (
        (5, "random", 1, {}),
        (2, "oracle", 1, {}),
        (2, "random", 0, {}),
        (2, "random", 1, {"clock": 1}),
    ):
        with pytest.raises(BadInput):
            simulate(LAND, seats, bot, games, options=options)


def test_figures_are_measured_on_real_play() -> None:
    figures = measure(LAND, 2, 0.02)
    assert figures.decisions_per_s > 0
    assert figures.decisions_per_game == pytest.approx(figures.decisions_per_s / figures.games_per_s)
    assert figures.forced_share == 0  # forced answers are played without asking
    assert min(figures.clone_us, figures.legal_us, figures.view_us, figures.sample_us) > 0
    assert min(figures.search_per_s, figures.plain_search_per_s) > 0
    assert 500 < figures.state_bytes < 20_000


def test_importing_is_measured_in_a_fresh_process() -> None:
    assert 0 < import_seconds() < 60
