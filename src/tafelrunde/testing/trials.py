"""Trials: whole games played by a driver, for proofs to examine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, NamedTuple

from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.events import Event
from tafelrunde.kernel.game import Game, Setup, View
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.state import State
from tafelrunde.kernel.texts import LANGUAGES
from tafelrunde.kernel.views import plain

MovePicker = Callable[[State, int, Random], Action]
"""Choose a legal action for a seat, to produce a game."""

Viewer = int | None
"""A seat, or the spectator."""

_TRIES = 6  # actions that the heuristic driver evaluates
_WHIM = 0.1  # share of random actions, which end cycles


def at_random(s: State, seat: int, dice: Random) -> Action:
    """Choose any legal action."""
    return dice.choice(engine.legal(s, seat))


def by_heuristic(s: State, seat: int, dice: Random) -> Action:
    """Choose the best of a few legal actions by the game's own values one move ahead."""
    legal = engine.legal(s, seat)
    if dice.random() < _WHIM:
        return dice.choice(legal)

    def worth(action: Action) -> float:
        after = s.clone()
        engine.submit(after, seat, action)
        return float(s.setup.game.values(after)[seat])

    return max(dice.sample(legal, min(len(legal), _TRIES)), key=worth)


class RandomWalk(NamedTuple):
    """The choices of a walk so far, and the random source for further ones. Proofs of the same game share it: the
    driver computes each choice once."""

    dice: Random
    steps: list[tuple[int, Action]]

    @classmethod
    def of(cls, seed: int) -> RandomWalk:
        return cls(Random(f"{seed} walk"), [])


@dataclass(frozen=True, eq=False)
class Trial:
    """A game to prove something about: its setup, the seed of luck and choices, the driver, and the number of
    samples."""

    setup: Setup[Any, Any]
    seed: int = 0
    driver: MovePicker = at_random
    looks: int = 6
    way: RandomWalk | None = None

    @property
    def game(self) -> Game[Any, Any]:
        return self.setup.game

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (None, *range(self.setup.seats))

    @property
    def universe(self) -> list[Action]:
        return _universe(self.game, self.setup.seats)

    @property
    def speakers(self) -> tuple[Speaker, ...]:
        return _speakers(self.game, self.setup.seats)

    def dice(self, what: str) -> Random:
        """Return a random source for a proof's own choices, apart from the game's luck."""
        return Random(f"{self.seed} {what}")

    def walk(self, journal: bool = False) -> Iterator[State]:
        """Yield the running game at every decision and once more when it is over; always the same object."""
        way = self.way or RandomWalk.of(self.seed)
        s = self.game.start(self.setup, Luck.seeded(self.seed), journal)
        for number in range(self.game.most_decisions + 1):
            yield s
            if s.ended:
                return
            if number == len(way.steps):
                seat = way.dice.choice(engine.owing(s))
                way.steps.append((seat, self.driver(s, seat, way.dice)))
            engine.submit(s, *way.steps[number])
        raise AssertionError(f"{self.game.slug} goes on after {self.game.most_decisions} decisions, its bound")

    def glimpses(self, wanted: Callable[[State], bool] = lambda s: True) -> list[State]:
        """Return copies of a few wanted positions, all equally likely."""
        return [s for s, _ in self._some(self.walk(), wanted)]

    def tales(self, wanted: Callable[[State], bool] = lambda s: True) -> list[tuple[State, tuple[Event, ...]]]:
        """Return glimpses, each with all events until then, whoever heard them."""
        return self._some(self.walk(journal=True), wanted)

    def _some(self, walk: Iterator[State], wanted: Callable[[State], bool]) -> list[tuple[State, tuple[Event, ...]]]:
        dice = self.dice("glimpses")
        kept: list[tuple[State, tuple[Event, ...]]] = []
        seen = 0
        for s in walk:
            if not wanted(s):
                continue
            seen += 1
            if len(kept) < self.looks:
                kept.append((s.clone(), tuple(s.journal or ())))
            elif dice.randrange(seen) < self.looks:
                kept[dice.randrange(self.looks)] = s.clone(), tuple(s.journal or ())
        return kept

    def decisions(self) -> list[State]:
        """Return glimpses at which a seat owes an answer."""
        return self.glimpses(lambda s: not s.ended)

    def shared_decisions(self) -> list[State]:
        """Return glimpses at which several seats owe an answer."""
        return self.glimpses(lambda s: len(engine.owing(s)) > 1)


def watched(s: State, seat: int, action: Action) -> State:
    """Return the position after a move that people watch, with its events and the table after each event."""
    after = s.clone()
    after.journal, after.frames = [], []
    engine.submit(after, seat, action)
    return after


def heard(s: State, viewer: Viewer) -> list[Event]:
    """Return the events that a viewer heard since the last move."""
    return [event.redacted_for(viewer) for event in s.journal or () if event.heard_by(viewer)]


def moments(s: State, viewer: Viewer) -> list[State]:
    """Return the table after each event that a viewer has heard since the last move."""
    told = zip(s.journal or (), s.frames or (), strict=True)
    return [frame for event, frame in told if event.heard_by(viewer)]


def shown(s: State, viewer: Viewer) -> list[View]:
    """Return all views of a viewer since the last move: the table after each event that it heard, and as it is now."""
    return [s.setup.game.view(moment, viewer) for moment in (*moments(s, viewer), s)]


@cache
def _universe(game: Game[Any, Any], seats: int) -> list[Action]:
    return list(game.setup(seats).grammar.universe())


@cache
def _speakers(game: Game[Any, Any], seats: int) -> tuple[Speaker, ...]:
    return tuple(Speaker(game.setup(seats), lang) for lang in LANGUAGES)


def asked(s: State) -> tuple[int, ...]:
    """Return all seats of the open decision, whether they have answered or not."""
    ask = engine.open_ask(s)
    return ask.seats(s) if ask else ()


def name(viewer: Viewer) -> str:
    return "the spectator" if viewer is None else f"seat {viewer}"


def difference(ours: object, theirs: object, at: str = "view") -> str:
    """Return the first difference between two views, or pieces of plain data."""
    ours, theirs = plain(ours), plain(theirs)
    if isinstance(ours, dict) and isinstance(theirs, dict) and ours.keys() == theirs.keys():
        return next((difference(ours[k], theirs[k], f"{at}.{k}") for k in ours if ours[k] != theirs[k]), "nowhere")
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        pairs = enumerate(zip(ours, theirs, strict=True))
        return next((difference(a, b, f"{at}[{i}]") for i, (a, b) in pairs if a != b), "nowhere")
    return f"{at}: {ours!r} != {theirs!r}"
