"""Random play of other rules engines, for comparison with our own.

All figures are per CPU second of this process (``time.process_time``), with the garbage collector in its
default setting and seeded random numbers. A *decision* is one player's choice, its list of legal actions
included, even when only one action is legal. Chance (deals, dice) is not counted as a decision, but its time
is part of the measured time, as it is part of playing a game. Warming up, play and positions each start from
the same seed, so every round of one process plays the same games. Peers are imported only when measured.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from time import process_time
from types import ModuleType
from typing import Protocol, TypeVar

SEED = 1
#: Parts of the asked-for seconds spent on warming up, and on each of cloning and listing legal actions.
WARM_UP_SHARE = 0.2
DETAIL_SHARE = 0.25
#: Positions for cloning and listing: from so many games, evenly spread over these parts of each game.
POSITION_GAMES = 12
POSITION_PARTS = tuple(0.3 + 0.4 * step / 9 for step in range(10))
#: Calls of each position in a row; keeps the loop's and the clock's own cost out of the figure.
CALLS_IN_A_ROW = 4

T = TypeVar("T")


class PeerMissing(Exception):
    """A peer engine is not installed."""

    def __init__(self, name: str) -> None:
        super().__init__(f"peer {name!r} is not installed; `make bench` installs it")
        self.name = name

    def __reduce__(self) -> tuple[type[PeerMissing], tuple[str]]:
        return PeerMissing, (self.name,)


@dataclass(frozen=True)
class PeerFigures:
    """Speed of one peer; rates per CPU second, times in CPU microseconds a call."""

    name: str
    decisions_per_s: float
    games_per_s: float
    clone_us: float | None
    legal_us: float | None
    note: str = ""


class _CatanState(Protocol):
    """The part of catanatron's state used here."""

    num_turns: int


class _CatanGame(Protocol):
    """The part of catanatron's game used here."""

    state: _CatanState

    def play_tick(self) -> object: ...

    def winning_color(self) -> object | None: ...

    def copy(self) -> _CatanGame: ...


class _SpielState(Protocol):
    """The part of an OpenSpiel state used here."""

    def current_player(self) -> int: ...

    def legal_actions(self) -> list[int]: ...

    def chance_outcomes(self) -> list[tuple[int, float]]: ...

    def apply_action(self, action: int) -> None: ...

    def clone(self) -> _SpielState: ...


def _load(peer: str, module: str) -> ModuleType:
    """Import a module of a peer, or say clearly that the peer is missing."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise PeerMissing(peer) from error


def _version(distribution: str) -> str:
    try:
        return f"{distribution} {importlib.metadata.version(distribution)}"
    except importlib.metadata.PackageNotFoundError:
        return distribution


@contextmanager
def _own_global_random() -> Iterator[None]:
    """Let a peer seed and use the random module's shared generator, then give the caller's state back."""
    before = random.getstate()
    try:
        yield
    finally:
        random.setstate(before)


def _play_for(play: Callable[[], int], seconds: float) -> tuple[int, int, float]:
    """Return decisions, games and CPU seconds of whole games; `play` plays one and returns its decisions."""
    decisions = games = 0
    spent = 0.0
    start = process_time()
    while games == 0 or spent < seconds:
        decisions += play()
        games += 1
        spent = process_time() - start
    return decisions, games, max(spent, 1e-9)


def _call_us(calls_of: Sequence[Callable[[], object]], seconds: float) -> float:
    """Return the CPU microseconds of one call; all calls are made equally often."""
    repeats = range(CALLS_IN_A_ROW)
    for call in calls_of:
        call()
    calls = 0
    spent = 0.0
    start = process_time()
    while calls == 0 or spent < seconds:
        for call in calls_of:
            for _ in repeats:
                call()
        calls += len(calls_of) * len(repeats)
        spent = process_time() - start
    return spent / calls * 1e6


def _mid_game(history: Sequence[T]) -> list[T]:
    """Pick the mid-game positions out of the positions before each decision of one game."""
    return [history[int(len(history) * part)] for part in POSITION_PARTS]


@_own_global_random()  # already importing catanatron draws from the shared generator
def catanatron(seconds: float) -> PeerFigures:
    """Measure Catan, four random players, whole games.

    Takes `seconds` CPU seconds for play, and about as much again for warming up, cloning and listing.
    A decision is one game tick; a lone ROLL or END_TURN counts, as in the engine. Games that nobody has won
    after the engine's own turn limit end there.
    """
    peer = "catanatron"
    package = _load(peer, "catanatron")
    turns_limit: int = _load(peer, "catanatron.game").TURNS_LIMIT
    generate: Callable[[_CatanState], object] = _load(peer, "catanatron.models.actions").generate_playable_actions
    colors = (package.Color.RED, package.Color.BLUE, package.Color.WHITE, package.Color.ORANGE)

    def new_game() -> _CatanGame:
        # Without a seed the game draws one from the shared generator, which is seeded below.
        game: _CatanGame = package.Game([package.RandomPlayer(color) for color in colors])
        return game

    def play() -> int:
        game = new_game()
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < turns_limit:
            game.play_tick()
            ticks += 1
        return ticks

    def mid_game_positions() -> list[_CatanGame]:
        positions: list[_CatanGame] = []
        for _ in range(POSITION_GAMES):
            game = new_game()
            history: list[_CatanGame] = []
            ticks = 0
            while game.winning_color() is None and game.state.num_turns < turns_limit:
                if ticks % 7 == 0:  # often enough, and cheaper than every tick
                    history.append(game.copy())
                game.play_tick()
                ticks += 1
            positions += _mid_game(history)
        return positions

    random.seed(SEED)
    _play_for(play, seconds * WARM_UP_SHARE)
    random.seed(SEED)
    decisions, games, spent = _play_for(play, seconds)
    random.seed(SEED)
    positions = mid_game_positions()
    clone_us = _call_us([game.copy for game in positions], seconds * DETAIL_SHARE)
    legal_us = _call_us([partial(generate, game.state) for game in positions], seconds * DETAIL_SHARE)
    note = f"{_version(peer)}; Catan, 4 players, {decisions / games:.0f} decisions a game"
    return PeerFigures(peer, decisions / spent, games / spent, clone_us, legal_us, note)


def open_spiel(game: str, seconds: float) -> PeerFigures:
    """Measure a sequential OpenSpiel game driven from Python.

    Takes `seconds` CPU seconds for play, and about as much again for warming up, cloning and listing.
    `game` is an OpenSpiel name; names beginning with ``python_`` are OpenSpiel's games written in Python.
    """
    peer = "open_spiel"
    pyspiel = _load(peer, "pyspiel")
    if game.startswith("python_"):
        _load(peer, "open_spiel.python.games")  # registers them
    rules = pyspiel.load_game(game)
    if rules.get_type().dynamics != pyspiel.GameType.Dynamics.SEQUENTIAL:
        raise ValueError(f"{game} is not a sequential game")
    chance = int(pyspiel.PlayerId.CHANCE)
    terminal = int(pyspiel.PlayerId.TERMINAL)
    new_state: Callable[[], _SpielState] = rules.new_initial_state
    generator = random.Random(SEED)
    draw = generator.random
    chance_events = 0

    def sample_chance(state: _SpielState) -> None:
        left = draw()
        outcomes = state.chance_outcomes()
        for outcome, probability in outcomes:
            left -= probability
            if left < 0.0:
                state.apply_action(outcome)
                return
        state.apply_action(outcomes[-1][0])  # the probabilities add up to a little less than 1

    def play() -> int:
        nonlocal chance_events
        state = new_state()
        decisions = 0
        while (player := state.current_player()) != terminal:
            if player == chance:
                sample_chance(state)
                chance_events += 1
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                decisions += 1
        return decisions

    def mid_game_positions() -> list[_SpielState]:
        positions: list[_SpielState] = []
        for _ in range(POSITION_GAMES):
            state = new_state()
            history: list[_SpielState] = []
            while (player := state.current_player()) != terminal:
                if player == chance:
                    sample_chance(state)
                else:
                    history.append(state.clone())
                    actions = state.legal_actions()
                    state.apply_action(actions[int(draw() * len(actions))])
            positions += _mid_game(history)
        return positions

    _play_for(play, seconds * WARM_UP_SHARE)
    generator.seed(SEED)
    chance_events = 0
    decisions, games, spent = _play_for(play, seconds)
    chance_a_game = chance_events / games
    generator.seed(SEED)
    positions = mid_game_positions()
    clone_us = _call_us([state.clone for state in positions], seconds * DETAIL_SHARE)
    legal_us = _call_us([state.legal_actions for state in positions], seconds * DETAIL_SHARE)
    language = "in Python" if game.startswith("python_") else "in C++"
    note = (
        f"{_version(peer)}, {language}, loop in Python; {decisions / games:.0f} decisions and "
        f"{chance_a_game:.0f} chance events a game"
    )
    return PeerFigures(f"{peer} {game}", decisions / spent, games / spent, clone_us, legal_us, note)


#: (name, measure) of every peer; call ``measure(seconds)`` as often as wanted, in rounds with other things.
PEERS: tuple[tuple[str, Callable[[float], PeerFigures]], ...] = (
    ("catanatron", catanatron),
    ("open_spiel hearts", partial(open_spiel, "hearts")),
    ("open_spiel backgammon", partial(open_spiel, "backgammon")),
    ("open_spiel python_block_dominoes", partial(open_spiel, "python_block_dominoes")),
)


def _main(seconds: float) -> None:
    print(f"{'peer':<34}{'decisions/s':>12}{'games/s':>10}{'clone µs':>10}{'legal µs':>10}  note")
    for name, measure in PEERS:
        try:
            figures = measure(seconds)
        except PeerMissing as missing:
            print(f"{name:<34}{missing}")
            continue
        clone = "-" if figures.clone_us is None else f"{figures.clone_us:.2f}"
        legal = "-" if figures.legal_us is None else f"{figures.legal_us:.2f}"
        print(
            f"{figures.name:<34}{figures.decisions_per_s:>12,.0f}{figures.games_per_s:>10,.1f}"
            f"{clone:>10}{legal:>10}  {figures.note}"
        )


if __name__ == "__main__":
    _main(float(sys.argv[1]) if len(sys.argv) > 1 else 3.0)
