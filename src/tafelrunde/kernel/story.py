"""The story of a game at its end: how it was decided, who did what, and the moments worth seeing again.

It is told from all that happened, hidden events included: nothing is secret any more. A game declares its sentences as
verses, as it declares events. Each line of a story names the move after which it can be seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, TypeVar

from tafelrunde.kernel.actions import ActionWord
from tafelrunde.kernel.events import EventKind
from tafelrunde.kernel.result import Result
from tafelrunde.kernel.state import State

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game
    from tafelrunde.kernel.table import Table

S = TypeVar("S", bound=State)
StoryPart = Literal["decided", "deed", "moment"]
MOST_POINTS = 48  # of a curve: a narrow screen cannot tell more apart


class Verse(NamedTuple):
    """A sentence that a story can contain: its words are the text `story-<key>`."""

    key: str
    part: StoryPart
    slots: tuple[str, ...] = ()

    def at(self, move: int, *words: ActionWord) -> Sentence:
        return Sentence(self, move, words)


class Sentence(NamedTuple):
    """One sentence of a story, and the move after which it can be seen."""

    verse: Verse
    move: int
    words: tuple[ActionWord, ...]

    def args(self) -> dict[str, ActionWord]:
        """Return its words by their slots."""
        return dict(zip(self.verse.slots, self.words, strict=True))


class Curve(NamedTuple):
    """The progress of each seat: after these moves, seat by seat. `what` is the text `story-curve-<what>`."""

    what: Literal["progress", "chances"]
    moves: tuple[int, ...]
    rounds: tuple[int, ...]  # 0 where the game counts none
    values: tuple[tuple[float, ...], ...]

    def __repr__(self) -> str:
        return f"<Curve of {self.what} at {len(self.moves)} moves>"


LEAD_KEPT = Verse("lead-kept", "decided", ("seat",))
LEAD_TAKEN = Verse("lead-taken", "decided", ("seat", "round:number"))
MARGIN = Verse("margin", "decided", ("seat", "second:seat", "points:number"))
LEVEL = Verse("level", "decided", ("points:number",))
LEAP = Verse("leap", "moment", ("seat", "points:number", "round:number"))
BEST = Verse("best", "deed", ("seat", "points:number", "round:number"))
SHARED_VERSES = (LEAD_KEPT, LEAD_TAKEN, MARGIN, LEVEL, LEAP, BEST)
"""Sentences for any game that counts something."""


class Tale(Generic[S]):
    """A game that is over, with what its story needs."""

    def __init__(self, table: Table[S, Any]) -> None:
        assert table.result is not None
        self.game: Game[S, Any] = table.game
        self.result: Result = table.result
        self.seats = range(table.setup.seats)
        self.told = [(0, event) for event in table.opening_events]
        self.states: list[S] = []  # after each number of moves
        for entry in table.line():
            self.told += [(len(self.states) + 1, event) for event in entry.events]
            if entry.counts:
                self.states.append(table.before(entry))
        self.states.append(table.state)

    @property
    def moves(self) -> int:
        return len(self.states) - 1

    @property
    def end(self) -> S:
        return self.states[-1]

    def find(self, *kinds: EventKind) -> Iterator[tuple[int, dict[str, ActionWord]]]:
        """Yield all that was told of these kinds, under any clause: the move, and the words by name."""
        keys = {kind.key for kind in kinds}
        return ((move, event.named()) for move, event in self.told if event.kind.key in keys)

    def counted(self, kind: EventKind, by: str = "seat", adds: str = "") -> Counter[ActionWord]:
        """Count how often something was told of each word, or sum the words of the slot `adds`."""
        found: Counter[ActionWord] = Counter()
        for _, words in self.find(kind):
            found[words[by]] += int(words[adds]) if adds else 1
        return found

    @cached_property
    def curve(self) -> Curve:
        """The progress of each seat at the end of every round; without rounds, at every beginning of a turn."""
        rounds = [self.game.round(state) or 0 for state in self.states]
        if rounds[-1]:
            ends = [i for i in range(1, self.moves + 1) if rounds[i] != rounds[i - 1] and rounds[i - 1]]
        else:
            ends = sorted({move for move, event in self.told if event.kind.key == "turn" and move})
        few = ends[:: len(ends) // MOST_POINTS + 1]
        moves = (0, *(move for move in few if move < self.moves), self.moves)
        score: Callable[[S], Sequence[float]] | None = self.game.progress
        by_move = [[round(value, 3) for value in (score or self.game.values)(self.states[move])] for move in moves]
        return Curve(
            "chances" if score is None else "progress",
            moves,
            tuple(rounds[max(move - 1, 0)] if move < self.moves else rounds[move] for move in moves),
            tuple(zip(*by_move, strict=True)),
        )


def decided_by_points(tale: Tale[Any], taken: Verse = LEAD_TAKEN) -> Iterator[Sentence]:
    """Yield who led since when, and by how much the game was won, if points decide it and there are rivals.

    A game with another name for its rounds passes its own verse for `taken`.
    """
    winners, scores = tale.result.winners, tale.result.scores
    if len(tale.seats) < 2 or not winners:
        return
    best = winners[0]
    if len(winners) > 1:
        yield LEVEL.at(tale.moves, scores[best])
        return
    second = max((seat for seat in tale.seats if seat != best), key=lambda seat: scores[seat])
    yield MARGIN.at(tale.moves, best, second, scores[best] - scores[second])
    yield from _lead(tale, best, taken)


def _lead(tale: Tale[Any], best: int, taken: Verse) -> Iterator[Sentence]:
    curve = tale.curve
    points = list(zip(*curve.values, strict=True))
    ahead = [all(at[best] > value for seat, value in enumerate(at) if seat != best) for at in points]
    behind = [i for i, leads in enumerate(ahead) if not leads]
    since = behind[-1] + 1 if behind else 0
    if since >= len(ahead):
        return
    if since <= 1:
        yield LEAD_KEPT.at(curve.moves[since], best)
    else:
        yield taken.at(curve.moves[since], best, curve.rounds[since])


def leaps(tale: Tale[Any]) -> list[tuple[float, int, int]]:
    """Return the gains of seats between points of the curve, the largest first: gain, seat, point."""
    found = [
        (now - before, seat, i)
        for seat, values in enumerate(tale.curve.values)
        for i, (before, now) in enumerate(pairwise(values), 1)
        if now > before
    ]
    return sorted(found, key=lambda leap: (-leap[0], leap[2]))


def largest_leap(tale: Tale[Any], verse: Verse = LEAP) -> Iterator[Sentence]:
    """Yield the largest gain at once."""
    for gain, seat, i in leaps(tale)[:1]:
        yield verse.at(tale.curve.moves[i], seat, int(gain), tale.curve.rounds[i])


def by_points(tale: Tale[Any]) -> Iterator[Sentence]:
    """Yield the story of any game, from its points if it counts some on the way."""
    if tale.game.progress is None:
        return
    yield from decided_by_points(tale)
    best: dict[int, tuple[float, int]] = {}
    for gain, seat, i in leaps(tale):
        best.setdefault(seat, (gain, i))
    for seat, (gain, i) in sorted(best.items()):
        yield BEST.at(tale.curve.moves[i], seat, int(gain), tale.curve.rounds[i])
    yield from largest_leap(tale)


class Story(NamedTuple):
    """The story of a game at its end."""

    lines: list[Sentence]
    curve: Curve
    remains: Mapping[str, Sequence[int]]  # beside or instead of points: text `story-remains-<key>`, a number each

    def __repr__(self) -> str:
        return f"<Story of {len(self.lines)} lines>"


def story_of(table: Table[Any, Any]) -> Story:
    """Return the story of a game that is over."""
    tale = Tale(table)
    return Story(list(table.game.story(tale)), tale.curve, table.game.remains(table.state))


Teller = Callable[[Tale[S]], Iterable[Sentence]]
