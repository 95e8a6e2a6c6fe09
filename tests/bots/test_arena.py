"""The arena counts fairly: every bot sits in every seat of the same deal, and intervals are honest."""

from __future__ import annotations

from typing import Any

import pytest

import tafelrunde
from tafelrunde import BadInput
from tafelrunde.bots import matches
from tafelrunde.bots.arena import arena, interval
from tafelrunde.bots.matches import Match, Played, play, play_all, rotations
from tafelrunde.bots.random_bot import RandomBot
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.events import Event
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.result import Result
from tafelrunde.kernel.sight import Sight
from tafelrunde.kernel.state import State

LAND = tafelrunde.game("drachenland")
QUICK = {"clock_rounds": 2}


def test_every_bot_sits_in_every_seat_of_the_same_deal() -> None:
    seen: list[tuple[int, int]] = []
    report = arena(
        LAND,
        ["greedy", "random", "random"],
        6,
        seed=4,
        options=QUICK,
        workers=1,
        progress=lambda d, n: seen.append((d, n)),
    )
    assert seen == [(i + 1, 6) for i in range(6)]
    assert [(row.name, row.seats, row.games) for row in report.rows] == [("greedy", 1, 6), ("random", 2, 6)]
    assert sum(row.wins for row in report.rows) == pytest.approx(6)
    assert [row.fair for row in report.rows] == pytest.approx([1 / 3, 2 / 3])
    assert report.plain()["rows"][0]["share"] == report.rows[0].share


def test_seatings_rotate_before_the_deal_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    from tafelrunde.bots import arena as module

    asked: list[Match] = []

    def collect(matches: list[Match], workers: int | None, progress: object) -> list[object]:
        asked.extend(matches)
        return list(play_all(matches, 1))

    monkeypatch.setattr(module, "play_all", collect)
    arena(LAND, ["greedy", "random"], 4, seed=9, options=QUICK)
    assert [(match.seating, match.seed) for match in asked] == [
        (("greedy", "random"), 9),
        (("random", "greedy"), 9),
        (("greedy", "random"), 10),
        (("random", "greedy"), 10),
    ]


def test_no_game_is_played_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two kinds of bots in alternation are back where they were after two rotations, not after four."""
    assert [rotations(bots) for bots in ("aaa", "ab", "aab", "abab", "abba", "abcabc")] == [1, 2, 3, 2, 4, 3]
    from tafelrunde.bots import arena as module

    asked: list[Match] = []

    def collect(matches: list[Match], workers: int | None, progress: object) -> list[object]:
        asked.extend(matches)
        return list(play_all(matches, 1))

    monkeypatch.setattr(module, "play_all", collect)
    arena(LAND, ["greedy", "random"] * 2, 4, seed=9, options=QUICK)
    assert len({(match.seating, match.seed) for match in asked}) == 4


def test_processes_play_the_same_games_as_one() -> None:
    matches = [
        Match(game="drachenland", seating=("greedy", "random"), seed=seed, options=QUICK, secret="tests")
        for seed in range(5)
    ]
    alone, spread = play_all(matches, 1), play_all(matches, 2)
    assert [one.result for one in alone] == [one.result for one in spread]
    assert [one.match.seed for one in spread] == list(range(5))


def test_the_same_match_is_the_same_game() -> None:
    match = Match(game="drachenland", seating=("search:10", "greedy", "random"), seed=3, options=QUICK, secret="tests")
    assert play(match).result == play(match).result


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 20, 0.0, 0.1611), (20, 20, 0.8389, 1.0), (0, 0, 0.0, 1.0)],
)
def test_intervals_are_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_bad_arguments_are_refused_before_a_game_is_played() -> None:
    with pytest.raises(BadInput) as refused:
        arena(LAND, ["greedy", "oracle"], 2)
    assert refused.value.key == "bot"
    with pytest.raises(BadInput) as refused:
        arena(LAND, ["greedy"], 2)
    assert refused.value.key == "seats"
    with pytest.raises(BadInput) as refused:
        arena(LAND, ["greedy", "greedy"], 0)
    assert refused.value.key == "games"


def ended(winners: tuple[int, ...], scores: tuple[int, ...]) -> Played:
    match = Match(game="drachenland", seating=("greedy", "random", "random"), seed=0, options={}, secret="tests")
    return Played(
        match=match,
        result=Result(
            winners=winners, scores=scores, sources=({}, {}, {}), ranks=(1, 1, 1), how="how", clause="DL-001"
        ),
        decisions=(1, 1, 1),
        seconds=(0.0,) * 3,
        faults=({},) * 3,
    )


def test_only_games_that_somebody_wins_count_for_the_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    from tafelrunde.bots import arena as module

    games = [ended((0, 1), (5, 5, 0)), ended((1,), (0, 3, 0)), ended((), (0, 0, 0)), ended((0,), (4, 0, 0))]
    monkeypatch.setattr(module, "play_all", lambda matches, workers, progress: games)
    report = arena(LAND, ["greedy", "random", "random"], 4, options=QUICK)
    greedy, chance = report.rows
    assert (report.games, report.decided, greedy.games) == (4, 3, 3)
    assert (greedy.wins, greedy.share) == (1.5, 0.5)
    assert greedy.share + chance.share == pytest.approx(1)
    assert (greedy.low, greedy.high) == interval(1.5, 3)
    assert (greedy.won, chance.won) == pytest.approx((2 / 3, 1 / 3)), "together counts whole, by seat"
    assert greedy.won_fair == chance.won_fair == pytest.approx(4 / 9)
    assert (greedy.scored, chance.scored) == (0.5, 0.25), "of all games"


class Witness:
    """A bot that chooses by the number of events it has heard, and keeps its sights."""

    def __init__(self) -> None:
        self.sights: list[Sight[Any]] = []

    def choose(self, sight: Sight[Any], luck: Luck) -> Action:
        self.sights.append(sight)
        return sight.legal[len(sight.events) % len(sight.legal)]


@pytest.mark.parametrize("slug", ["apokalypse", "dante"])
def test_arena_and_table_give_bots_the_same_events_and_beliefs(slug: str) -> None:
    witness = Witness()
    play(Match(game=slug, seating=(witness, witness, witness), seed=5, options={}, secret="tests"))
    table = tafelrunde.game(slug).new(3, seed=5)
    for number, sight in enumerate(witness.sights):
        if number % 10 == 0 or len(table.pending) > 1:
            assert sight.events == table.sight(sight.seat).events
        assert sight.world(Luck.seeded(1)).belief == table.state.belief
        table.play(sight.seat, sight.legal[len(sight.events) % len(sight.legal)])
    assert table.result is not None
    assert any(event.audience is not None for event in witness.sights[-1].events), "secrets were told, too"


def test_no_events_are_told_if_no_bot_needs_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """The greedy bot plays the same beside a bot that needs events."""
    told: list[int] = []
    hear = matches.deliver_events

    def counted(state: State, heard: list[list[Event]]) -> None:
        told.append(len(state.journal or ()))
        hear(state, heard)

    monkeypatch.setattr(matches, "deliver_events", counted)

    class Curious(RandomBot):
        needs_events, name = True, "RandomBot"

    deaf = play(Match(game="apokalypse", seating=("greedy", RandomBot(), "greedy"), seed=3, options={}, secret="tests"))
    assert not any(told)
    curious = play(
        Match(game="apokalypse", seating=("greedy", Curious(), "greedy"), seed=3, options={}, secret="tests")
    )
    assert any(told)
    assert (deaf.result, deaf.decisions) == (curious.result, curious.decisions)
