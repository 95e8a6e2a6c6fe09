"""The games in OpenSpiel. They need the extra `open-spiel`.

A state holds a position that is never changed: each move makes a new one, therefore copies cost nothing. Luck becomes
chance nodes, one for each outcome that the rules ask for. A move is played with the outcomes known so far and stops
when it needs another. It is played again once that outcome is known.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import factorial
from typing import Any

import msgspec
import numpy as np
import pyspiel

from tafelrunde.bots.network import Array
from tafelrunde.gym.forms import Form, form
from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.game import Game, all_games
from tafelrunde.kernel.luck import Luck, Source, Stream
from tafelrunde.kernel.position import lines_of
from tafelrunde.kernel.views import seen_of

LOTS = 1000
"""An outcome with more possibilities becomes one of this number of outcomes drawn in advance."""


class _Unknown(Exception):
    """Signal that the rules ask for a further outcome, of `ways` possible ones."""

    def __init__(self, ways: int) -> None:
        super().__init__(ways)
        self.ways = ways


class _Told(Source):
    """A source of luck that returns the outcomes known since a tick."""

    __slots__ = ("since", "told")

    def __init__(self, since: int, told: tuple[int, ...]) -> None:
        self.since = since
        self.told = told

    def number(self, tick: int, n: int) -> int:
        way = self._way(tick, n)
        return way if n <= LOTS else _lot(way).number(tick, n)

    def order(self, tick: int, n: int, accept: Any) -> tuple[int, ...]:
        few = accept is None and n < 10 and factorial(n) <= LOTS
        way = self._way(tick, factorial(n) if few else LOTS)
        if not few:
            return _lot(way).order(tick, n, accept)
        left = list(range(n))
        found: list[int] = []
        for size in range(n, 0, -1):
            way, which = divmod(way, size)
            found.append(left.pop(which))
        return tuple(found)

    def _way(self, tick: int, ways: int) -> int:
        at = tick - self.since
        if at >= len(self.told):
            raise _Unknown(min(ways, LOTS))
        return self.told[at]


def _lot(way: int) -> Stream:
    return Stream(b"lot" + way.to_bytes(4, "big"))


@dataclass(frozen=True, eq=False)
class HistoryNode:
    """A moment of a game: a position and, at a chance node, the outcomes so far of the move under way."""

    form: Form
    path: tuple[int, ...] = ()  # all moves and outcomes since the beginning
    before: Any = None  # the position, before the move if one is under way; None before the deal
    deed: tuple[int, Action] | None = None
    told: tuple[int, ...] = ()
    ways: int = 0  # number of possible outcomes; 0 where a seat is asked or the game is over

    def __deepcopy__(self, memo: object) -> HistoryNode:
        return self  # a node never changes

    def __reduce__(self) -> tuple[Any, ...]:
        return _retold, (self.form.id, self.form.seats, self.path)

    @classmethod
    def first(cls, form: Form) -> HistoryNode:
        return cls(form)._run((), (), None)

    @property
    def ended(self) -> bool:
        return not self.ways and bool(self.before.ended)

    @cached_property
    def legal(self) -> list[int]:
        """The legal moves of the seat that is asked, in order."""
        return sorted(self.form.actions.numbers(engine.legal(self.before, engine.to_move(self.before))))

    def after(self, action: int) -> HistoryNode:
        """Return the node after a move or an outcome."""
        path = (*self.path, action)
        if self.ways:
            return self._run(path, (*self.told, action), self.deed)
        return self._run(path, (), (engine.to_move(self.before), self.form.actions[action]))

    def _run(self, path: tuple[int, ...], told: tuple[int, ...], deed: tuple[int, Action] | None) -> HistoryNode:
        game, setup = self.form.game, self.form.setup
        try:
            if self.before is None:
                return HistoryNode(self.form, path, game.start(setup, Luck(_Told(0, told))))
            s = self.before.clone()
            s.luck = Luck(_Told(s.luck.tick, told), s.luck.tick)
            assert deed is not None
            engine.submit(s, *deed)
        except _Unknown as unknown:
            return HistoryNode(self.form, path, self.before, deed=deed, told=told, ways=unknown.ways)
        return HistoryNode(self.form, path, s)

    def __str__(self) -> str:
        lines = ["before the deal"] if self.before is None else lines_of(self.before)
        pending = f"chance: {self.deed} {self.told} of {self.ways}" if self.ways else ""
        return "\n".join((*lines, pending))


def _retold(name: str, seats: int, path: tuple[int, ...]) -> HistoryNode:
    """Return the node that this path leads to from the beginning."""
    moment = HistoryNode.first(form(name, seats))
    for action in path:
        moment = moment.after(action)
    return moment


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game at one number of players; each game is a class of its own."""

    game: Game[Any, Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params, game = params or {}, self.game
        self.form = form(game, int(params.get("players", _usual(game))))
        seats = self.form.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.form.actions),
            max_chance_outcomes=LOTS,
            num_players=seats,
            min_utility=-1 / seats if seats > 1 else 0.0,
            max_utility=1 - 1 / seats if seats > 1 else 1.0,
            utility_sum=0.0 if seats > 1 else None,
            max_game_length=game.most_decisions,
        )
        super().__init__(_kind(game, alone=seats == 1), info, params)
        self.first = HistoryNode.first(self.form)

    def new_initial_state(self, *_: object) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.form, iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or a moment at which chance decides."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment = game.first

    def current_player(self) -> int:
        if self.moment.ended:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.moment.ways else engine.to_move(self.moment.before)

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        ways = self.moment.ways
        return [(way, 1 / ways) for way in range(ways)]

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == pyspiel.PlayerId.CHANCE else self.moment.form.actions.words(action)

    def is_terminal(self) -> bool:
        return self.moment.ended

    def returns(self) -> list[float]:
        moment = self.moment
        return moment.form.rewards(moment.before) if moment.ended else [0.0] * moment.form.seats

    def __str__(self) -> str:
        return str(self.moment)


class SpielObserver:
    """An observation of a state by a player: named numbers, and all that the player sees as text. With public
    information only it is the spectator's view, as text alone."""

    def __init__(self, form: Form, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, and so no {params}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.perfect_recall:
            raise NotImplementedError("there are observations, but no information states (perfect recall)")
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            public, private = kind.public_info, kind.private_info.name
            raise NotImplementedError(f"there is no observer for public_info={public}, private_info={private}")
        self.is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor: Array | None = None
        self.dict: dict[str, Array] = {}
        if not self.is_public:
            self.tensor = np.zeros(form.size, np.float32)
            table, seats = np.split(self.tensor, [len(form.table)])
            self.dict = {"table": table, "seats": seats.reshape(form.seats, -1)}

    def set_from(self, state: SpielState, player: int) -> None:
        moment = state.moment
        if self.tensor is None:
            return
        if moment.before is None:
            self.tensor[:] = 0
        else:
            moment.form.look(moment.before, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        s, game = state.moment.before, state.moment.form.game
        if s is None:
            return ""
        seat = None if self.is_public else player
        return msgspec.json.encode(seen_of(game, s, seat, game.view(s, seat))).decode()


def register() -> list[str]:
    """Register all games that can be learned, each once."""
    known = set(pyspiel.registered_names())
    names = []
    for game in all_games():
        if game.sense is not None:
            names.append(_name(game))
            if names[-1] not in known:
                # a class: OpenSpiel releases it when the interpreter ends, and nothing smaller lives that long
                pyspiel.register_game(_kind(game), type(f"Spiel_{game.slug}", (SpielGame,), {"game": game}))
    return names


def _name(game: Game[Any, Any]) -> str:
    return f"tafelrunde_{form(game, game.seats[0]).id}"


def _usual(game: Game[Any, Any]) -> int:
    """Return the number of players to use by default."""
    return 3 if 3 in game.seats else game.seats[0]


def _kind(game: Game[Any, Any], alone: bool = False) -> Any:
    return pyspiel.GameType(
        short_name=_name(game),
        long_name=f"Tafelrunde: {game.slug}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": _usual(game)},
    )
