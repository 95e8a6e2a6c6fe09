"""Games that are played for training, and the positions recorded from them.

At first greedy bots play, with a wrong move now and then. Once there are weights, half of the games are among learners
that also try slightly worse moves. Some greedy bots and, where a game has such a style, daring ones sit between them.
The other half are exams: one learner at its best against greedy bots. Their results make the curve.

Each position is recorded as a seat sees it after its decision, with a target. The target mixes the outcome with the
network's estimates of the same seat's later positions, TD(lambda).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.bots.learned import LearnedBot
from tafelrunde.bots.network import Array, Network, victory_shares
from tafelrunde.bots.registry import Bot
from tafelrunde.bots.tree import after, random_answers
from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sense import Sense, Sensed, sensed, topics
from tafelrunde.kernel.sight import Sight

EXAM_SHARE = 0.4  # share of games that are exams, once there are weights
USUAL_SEATS, USUAL_SHARE = 3, 0.6  # share of games at the usual number of seats; only its exams make the curve
BLUNDER_RATE = 0.12  # share of wrong moves of greedy bots
TEMPERATURES = (0.0, 0.01, 0.03)  # of learners
GREEDY, DARING = 0.2, 0.25  # share of seats among learners
MOST_POSITIONS = 32  # positions that a learner evaluates per decision: training gains more from further games
OTHER_VIEW_SHARE = 0.1  # share of positions that are also recorded from another seat's view
TD_LAMBDA = 0.85
SHARP = 1 << 20


@dataclass(frozen=True, kw_only=True)
class TrainingGame:
    """The training data of a game: positions as seats saw them, and their shares of the victory."""

    seats: int
    table: Array  # n x table
    rows: Array  # n x seats x seat
    shares: Array  # n x seats
    exam: float | None  # the learner's win share in an exam, as a multiple of the fair share


class BlunderingBot:
    """A greedy bot that makes a wrong move now and then."""

    def choose(self, sight: Sight[Any], luck: Luck) -> Action:
        return luck.pick(sight.legal) if _happens(luck, BLUNDER_RATE) else GreedyBot().choose(sight, luck)


class DaringBot:
    """A bot that follows a bolder style for some decisions, then another bot."""

    def __init__(self, sense: Sense[Any], decisions: int, then: Bot) -> None:
        assert sense.dare is not None
        self.dare, self.left, self.then = sense.dare, decisions, then

    def choose(self, sight: Sight[Any], luck: Luck) -> Action:
        self.left -= 1
        legal = sight.legal
        if self.left < 0 or len(legal) == 1:
            return self.then.choose(sight, luck)
        worlds = [sight.world(luck) for _ in range(2)]
        hopes = [0.0] * len(legal)
        for world in worlds:
            others = random_answers(world, sight.seat, luck)
            for i, action in enumerate(legal):
                hopes[i] += self.dare(after(world, sight.seat, action, others), sight.seat)
        return luck.pick([action for action, hope in zip(legal, hopes, strict=True) if hope == max(hopes)])


def _happens(luck: Luck, chance: float) -> bool:
    return luck.roll(SHARP) < chance * SHARP


def taught_seats(game: Game[Any, Any]) -> list[int]:
    """Return the numbers of seats that are trained; a seat that plays alone plays another game."""
    return [seats for seats in game.seats if seats > 1]


def usual_seats(game: Game[Any, Any]) -> int:
    counts = taught_seats(game)
    return USUAL_SEATS if USUAL_SEATS in counts else counts[0]


def seating(game: Game[Any, Any], net: Network | None, luck: Luck) -> tuple[list[Bot], int | None]:
    """Return the bots of the next game, and the seat that is examined, if it is an exam."""
    seats = usual_seats(game) if _happens(luck, USUAL_SHARE) else luck.pick(taught_seats(game))
    if net is not None and _happens(luck, EXAM_SHARE):
        bots: list[Bot] = [GreedyBot()] * seats
        seat = luck.roll(seats)
        bots[seat] = LearnedBot(net, max_positions=MOST_POSITIONS)
        return bots, seat
    return [_learner(game, net, luck) for _ in range(seats)], None


def _learner(game: Game[Any, Any], net: Network | None, luck: Luck) -> Bot:
    bot: Bot = BlunderingBot()
    if net is not None and not _happens(luck, GREEDY):
        bot = LearnedBot(net, luck.pick(TEMPERATURES), MOST_POSITIONS)
    if game.sense is not None and game.sense.dare is not None and _happens(luck, DARING):
        return DaringBot(game.sense, 10 + luck.roll(80), bot)
    return bot


def play_training_game(game: Game[Any, Any], net: Network | None, seed: int) -> TrainingGame:
    """Play a game and record its training data."""
    luck = Luck.seeded(seed)
    bots, examined = seating(game, net, luck)
    seats = len(bots)
    notes = _Notes(game, seats)
    s = game.start(game.setup(seats), luck.fork())
    while not s.ended:
        answers = [(seat, bots[seat].choose(Sight.of(game, s, seat), luck)) for seat in engine.owing(s)]
        for seat, action in answers:  # sealed answers are all chosen from the same position
            engine.submit(s, seat, action)
        if s.ended:
            break
        for seat, _ in answers:
            notes.take(s, seat)
        if _happens(luck, OTHER_VIEW_SHARE):
            notes.take(s, luck.roll(seats))
    shares = victory_shares(game.result(s), seats)
    if examined is None or seats != usual_seats(game) or not any(shares):
        return notes.lesson(net, shares, None)
    return notes.lesson(net, shares, shares[examined] * seats)


class _Notes:
    """The positions that every seat has seen in a game, in order."""

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        assert game.sense is not None
        self.sense, self.asked = game.sense, topics(game)
        self.seen: list[list[Sensed]] = [[] for _ in range(seats)]

    def take(self, s: Any, seat: int) -> None:
        self.seen[seat].append(sensed(self.sense, self.asked, s, seat))

    def lesson(self, net: Network | None, outcome: list[float], exam: float | None) -> TrainingGame:
        tables, rows, targets = list[Array](), list[Array](), list[Array]()
        for seen in filter(None, self.seen):
            tables.append(np.array([table for table, _ in seen], np.float32))
            rows.append(np.array([seats for _, seats in seen], np.float32))
            targets.append(_returns(net, tables[-1], rows[-1], outcome))
        if not tables:
            raise ValueError("a game without a decision")
        return TrainingGame(
            seats=len(outcome),
            table=np.concatenate(tables),
            rows=np.concatenate(rows),
            shares=np.concatenate(targets),
            exam=exam,
        )


def _returns(net: Network | None, table: Array, seats: Array, outcome: list[float]) -> Array:
    """Return the target of each position of one seat: the outcome for the last position, before that a mix of the next
    position's estimate and its target."""
    found = np.empty((len(table), len(outcome)), np.float32)
    found[-1] = outcome
    thought = None if net is None else net.shares(table, seats)
    for i in range(len(table) - 2, -1, -1):
        found[i] = found[i + 1] if thought is None else TD_LAMBDA * found[i + 1] + (1 - TD_LAMBDA) * thought[i + 1]
    return found
