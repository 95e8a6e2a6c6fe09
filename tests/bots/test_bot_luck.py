"""The luck of bots in arena and lab reveals neither the deal nor the luck of another bot."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import pytest

import tafelrunde
from tafelrunde.bots.arena import arena
from tafelrunde.bots.bot_luck import BotLuck, drawn_secret
from tafelrunde.bots.matches import Match, play
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.luck import Commitment, Luck
from tafelrunde.kernel.sight import Sight
from tafelrunde.lab.simulate import simulate

LAND = tafelrunde.game("drachenland")
QUICK = {"clock_rounds": 1}
MOST = 1 << 53  # of the number that a program gets


class Spy:
    """Plays the first move and keeps what it is given: by seat the stream to draw from; what a program would get."""

    needs_events = False

    def __init__(self, name: str = "spy") -> None:
        self.name = name
        self.streams: list[tuple[int, bytes]] = []
        self.numbers: list[int] = []

    def choose(self, sight: Sight[Any], luck: Luck) -> Action:
        self.streams.append((sight.seat, luck.source.seed))  # type: ignore[attr-defined]
        self.numbers.append(luck.roll(MOST))
        return sight.legal[0]


def spied(secret: str = "", deal: int = 3) -> Spy:
    spy = Spy()
    arena(LAND, [spy, spy], 1, seed=deal, options=QUICK, workers=1, secret=secret)
    return spy


def test_nothing_that_a_bot_draws_follows_from_what_everybody_knows() -> None:
    """The deal, the seating, the game and all formulas are known, only the secret is not."""
    spy = spied(deal=3)
    seen = {stream for _, stream in spy.streams}
    public = [str(3), "spy", "drachenland", "None", *map(str, range(20))]
    asked = [(seat, at) for seat in (0, 1) for at in range(20)]
    guessed = [BotLuck(guess, 3, ["spy", "spy"]).of(*which) for guess in public for which in asked]
    keyless = [blake2b(f"3 {seat} spy\n{at}".encode(), digest_size=32).digest() for seat, at in asked]
    for deal in range(20):
        guessed += [Luck.seeded(deal), Luck.seeded(Commitment(b"bots", (deal.to_bytes(32, "big"),)).seed)]
    assert not seen & {luck.source.seed for luck in guessed}  # type: ignore[attr-defined]
    assert not seen & {*keyless}
    numbers = {luck.source.number(tick, MOST) for luck in guessed for tick in range(50)}
    assert not numbers & {*spy.numbers}


def test_every_run_seat_and_decision_has_luck_of_its_own() -> None:
    first, second = spied(), spied()
    assert len(first.numbers) == len(second.numbers) > 10
    assert not {*first.streams} & {*second.streams}
    for spy in (first, second):
        assert len({stream for _, stream in spy.streams}) == len(spy.streams)
        assert len({*spy.numbers}) == len(spy.numbers)


def test_no_bot_draws_in_a_rotation_what_another_one_drew_before() -> None:
    """A deal is played once in each: who remembers what was drawn in its seat knows nothing of who sits there next."""
    one, other = Spy("one"), Spy("other")
    arena(LAND, [one, other], 2, options=QUICK, workers=1)
    assert {seat for seat, _ in one.streams} == {seat for seat, _ in other.streams} == {0, 1}
    assert not {stream for _, stream in one.streams} & {stream for _, stream in other.streams}


def test_the_same_secret_plays_the_same_games_again() -> None:
    assert spied("a secret").streams == spied("a secret").streams
    first = arena(LAND, ["random", "random"], 4, seed=5, options=QUICK, workers=1)
    again = arena(LAND, ["random", "random"], 4, first.seed, QUICK, 1, secret=first.secret)
    assert [(row.wins, row.mean_score, row.decisions) for row in first.rows] == [
        (row.wins, row.mean_score, row.decisions) for row in again.rows
    ]
    other = arena(LAND, ["random", "random"], 4, seed=5, options=QUICK, workers=1)
    assert (other.seed, other.secret != first.secret) == (5, True)
    summed = simulate(LAND, 2, "random", 4, seed=5, options=QUICK, workers=1, secret=first.secret)
    assert (summed.seed, summed.secret, summed.plain()["secret"]) == (5, first.secret, first.secret)
    assert summed.by_seat[0].score.mean + summed.by_seat[1].score.mean == pytest.approx(2 * first.rows[0].mean_score)


def test_a_bot_draws_the_same_beside_whomever_it_sits() -> None:
    """Two line-ups on the same deals share the luck of the bots that sit in both."""
    beside = [Spy(), Spy()]
    for spy, other in zip(beside, ("random", "greedy"), strict=True):
        play(Match(game="drachenland", seating=(spy, other), seed=1, options=QUICK, secret="tests"))
    both = min(len(spy.streams) for spy in beside)
    assert beside[0].streams[:both] == beside[1].streams[:both]
    assert both > 3


def test_without_a_secret_nobody_plays() -> None:
    with pytest.raises(ValueError, match="secret"):
        play(Match(game="drachenland", seating=("random", "random"), seed=1, options=QUICK, secret=""))
    assert len({drawn_secret() for _ in range(100)}) == 100
