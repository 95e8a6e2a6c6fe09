"""The numeric form of a game: moves as numbers, positions as named numbers, the outcome as rewards.

All environments share this. Nothing here needs more than numpy.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache, cached_property, lru_cache
from hashlib import blake2b
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tafelrunde.bots.network import Array, victory_shares
from tafelrunde.kernel.actions import Action, Grammar, slot_domain
from tafelrunde.kernel.edition import EditionFile
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.game import Game, Setup, installed
from tafelrunde.kernel.game import game as find_game
from tafelrunde.kernel.sense import names, sensed, topics

Mask = NDArray[np.int8]
MOST_ACTIONS = 1_000_000
"""The largest space of actions: a mask of more would not fit."""
OVER = "over"  # whether the game is over; the first number of an observation
VERSIONS = Path(__file__).with_name("versions.toml")


class Actions:
    """All moves that can be written down in a game, numbered.

    The order is that of the game's verbs (`Game.verbs`) and, of each verb, of the words that may fill its slots
    (`Game.domains`), the last slot changing fastest. It depends on rules and edition alone, not on the position.

    >>> from tafelrunde.gym import form
    >>> actions = form("drachenland", seats=3).actions
    >>> len(actions)
    395
    >>> actions.words(21), actions.number("enter red F03")
    ('enter red F03', 21)
    """

    def __init__(self, grammar: Grammar) -> None:
        self._grammar = grammar
        self._moves = tuple(grammar.universe())
        self._numbers = {move: number for number, move in enumerate(self._moves)}

    def __repr__(self) -> str:
        return f"<Actions: {len(self)}>"

    def __len__(self) -> int:
        return len(self._moves)

    def __getitem__(self, number: int) -> Action:
        """Return the move with this number."""
        return self._moves[self._within(number)]

    def words(self, number: int) -> str:
        """Return the move with this number in the game's notation."""
        return str(self[number])

    def number(self, move: Action | str) -> int:
        """Return the number of a move; `BadNotation` names an unknown word."""
        return self._numbers[self._grammar.parse(str(move))]

    def numbers(self, moves: Iterable[Action]) -> list[int]:
        """Return the numbers of moves that the game itself offers."""
        return [self._numbers[move] for move in moves]

    def mask(self, moves: Iterable[Action]) -> Mask:
        """Return a mask: 1 for each of these moves, else 0."""
        found = np.zeros(len(self), np.int8)
        found[self.numbers(moves)] = 1
        return found

    @cached_property
    def digest(self) -> str:
        """The digest of all moves in their order."""
        return blake2b("\n".join(map(str, self._moves)).encode(), digest_size=8).hexdigest()

    def _within(self, number: object) -> int:
        if isinstance(number, bool) or not isinstance(number, int | np.integer) or not 0 <= number < len(self):
            raise BadInput("gym-number", value=str(number)[:40], high=len(self) - 1)
        return int(number)


class Form:
    """The numeric form of one kind of table: its numbers and their meaning."""

    def __init__(self, setup: Setup[Any, Any]) -> None:
        if setup.game.sense is None:
            raise BadInput("no-sense", game=setup.game.slug)
        self.setup = setup
        self.game = setup.game
        self.seats = setup.seats
        self.actions = _actions(setup.game.slug, setup.grammar)
        table, seat = names(setup.game)
        self.table = (OVER, *table)  # names of the numbers of the table ...
        self.seat = seat  # ... and of each seat
        self._sense, self._asked = setup.game.sense, topics(setup.game)

    def __reduce__(self) -> tuple[object, ...]:
        return Form, (self.setup,)

    def __repr__(self) -> str:
        return f"<Form {self.id}, {self.seats} seats, {self.size} numbers, {len(self.actions)} actions>"

    @property
    def names(self) -> tuple[str, ...]:
        """The meaning of each number of an observation."""
        seats = (f"seat_{seat}.{name}" for seat in range(self.seats) for name in self.seat)
        return (*(f"table.{name}" for name in self.table), *seats)

    @property
    def size(self) -> int:
        """The length of an observation."""
        return len(self.table) + self.seats * len(self.seat)

    def look(self, s: Any, seat: int, out: Array | None = None) -> Array:
        """Return a position as a seat sees it; of a game that is over, only that it is."""
        found = np.zeros(self.size, np.float32) if out is None else out
        if s.ended:
            found[:] = 0
            found[0] = 1
            return found
        table, seats = sensed(self._sense, self._asked, s, seat)
        first = len(self.table)
        found[0] = 0
        found[1:first] = table
        found[first:].reshape(self.seats, -1)[:] = seats
        return found

    def rewards(self, s: Any) -> list[float]:
        """Return the rewards of a game that is over: each seat's share of the victory less the fair share. They add up
        to zero, also where nobody has won. A seat that plays alone gets 1 for a victory."""
        shares = victory_shares(self.game.result(s), self.seats)
        fair = sum(shares) / self.seats if self.seats > 1 else 0.0
        return [share - fair for share in shares]

    @property
    def fingerprint(self) -> str:
        """The digest of the rules, of what can be played, and of what is seen."""
        told = repr((self.game.rules_version, self.actions.digest, self.table, self.seat))
        return blake2b(told.encode(), digest_size=8).hexdigest()

    @property
    def version(self) -> int:
        """The version of the environment: it rises when the numbers change their meaning. It is 0 for a game or an
        edition that is not built-in."""
        known = _versions().get(self.game.slug, [])
        return known.index(self.fingerprint) + 1 if self.fingerprint in known else 0

    @property
    def id(self) -> str:
        """The name of the environment with its version, such as `drachenland_v1`."""
        return f"{self.game.slug}_v{self.version}"


def form(
    game: str | Game[Any, Any],
    seats: int,
    options: Mapping[str, object] | None = None,
    edition: EditionFile[Any] | None = None,
) -> Form:
    """Return the numeric form of a game at this number of seats. A name such as `drachenland_v1` insists on that
    version."""
    version = None
    if isinstance(game, str) and game not in installed() and (versioned := re.fullmatch(r"(.+)_v(\d{1,9})", game)):
        game, version = versioned[1], int(versioned[2])
    found = Form(find_game(game).setup(seats, options, edition))
    if version is not None and version != found.version:
        raise BadInput("gym-version", game=found.game.slug, value=version, known=found.id)
    return found


@lru_cache(64)
def _actions(slug: str, grammar: Grammar) -> Actions:
    """Return the moves of a grammar, shared by all tables with the same words."""
    count = sum(prod(len(grammar.domains[slot_domain(slot)]) for slot in verb.slots) for verb in grammar.verbs.values())
    if count > MOST_ACTIONS:
        raise BadInput("gym-actions", game=slug, value=count, high=MOST_ACTIONS)
    return Actions(grammar)


@cache
def _versions() -> dict[str, list[str]]:
    """Return the fingerprints of all versions of each game, oldest first."""
    return tomllib.loads(VERSIONS.read_text("utf-8"))
