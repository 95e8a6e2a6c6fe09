"""Many games at once in one process, as arrays, to learn from many positions at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tafelrunde.bots.network import Array
from tafelrunde.gym.forms import Form, Mask, form
from tafelrunde.gym.numbered_game import NumberedGame
from tafelrunde.kernel.edition import EditionFile
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck


class Batch(NamedTuple):
    """The present observations of all games, and the results of the last moves. The stepper owns the arrays and
    overwrites them at the next step: copy what is to be kept."""

    seats: NDArray[np.int64]  # n: the seat that is asked
    observations: Array  # n x size: its observation
    masks: Mask  # n x actions: its legal moves
    rewards: Array  # n x seats: the reward of each seat
    dones: NDArray[np.bool_]  # n: whether a game has ended with the last move; a new one has begun
    truncated: NDArray[np.bool_]  # n: whether it was truncated instead

    def __repr__(self) -> str:
        return f"<Batch of {len(self.seats)} games>"


class Stepper:
    """Plays many games of one kind side by side; one that is over gives way to the next.

    >>> from tafelrunde.gym import Stepper
    >>> stepper = Stepper("dante", seats=3, tables=4, seed=1)
    >>> batch = stepper.step(stepper.reset().masks.argmax(axis=1))
    >>> batch.observations.shape, batch.masks.shape, batch.rewards.shape
    ((4, 147), (4, 431), (4, 3))
    """

    def __init__(
        self,
        game: str | Game[Any, Any],
        seats: int,
        tables: int,
        seed: int | None = None,
        *,
        options: Mapping[str, object] | None = None,
        edition: EditionFile[Any] | None = None,
        max_cycles: int | None = None,
    ) -> None:
        if isinstance(tables, bool) or not isinstance(tables, int) or tables < 1:
            raise BadInput("gym-tables", value=str(tables)[:20])
        self.form: Form = form(game, seats, options, edition)
        luck = None if seed is None else Luck.seeded(int(seed))
        self._sittings = [NumberedGame(self.form, max_cycles, luck and luck.fork()) for _ in range(tables)]
        self._legal: list[list[int]] = [[] for _ in range(tables)]
        self._batch = Batch(
            seats=np.zeros(tables, np.int64),
            observations=np.zeros((tables, self.form.size), np.float32),
            masks=np.zeros((tables, len(self.form.actions)), np.int8),
            rewards=np.zeros((tables, seats), np.float32),
            dones=np.zeros(tables, np.bool_),
            truncated=np.zeros(tables, np.bool_),
        )

    def __repr__(self) -> str:
        return f"<Stepper {self.form.id}, {self.form.seats} seats, {len(self._sittings)} games>"

    def reset(self) -> Batch:
        """Begin new games everywhere."""
        for table, sitting in enumerate(self._sittings):
            sitting.reset()
            self._show(table)
        self._batch.rewards[:] = 0
        self._batch.dones[:] = self._batch.truncated[:] = False
        return self._batch

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> Batch:
        """Play a move in every game, by its number. If one is illegal, play none."""
        numbers = np.asarray(actions)
        if numbers.shape != (len(self._sittings),) or not np.issubdtype(numbers.dtype, np.integer):
            raise BadInput("gym-batch", value=f"{numbers.dtype}{list(numbers.shape)}", wanted=len(self._sittings))
        seats: list[int] = self._batch.seats.tolist()
        chosen: list[int] = numbers.tolist()
        for sitting, seat, number, legal in zip(self._sittings, seats, chosen, self._legal, strict=True):
            if number not in legal:
                sitting.check(seat, number)
        self._batch.rewards[:] = 0
        for table, sitting in enumerate(self._sittings):
            sitting.act(seats[table], chosen[table])
            sitting.cycles += 1
            self._batch.dones[table] = sitting.ended
            self._batch.truncated[table] = sitting.cut_short
            if sitting.ended:
                self._batch.rewards[table] = sitting.rewards()
            if sitting.ended or sitting.cut_short:
                sitting.reset()
            self._show(table)
        return self._batch

    def _show(self, table: int) -> None:
        sitting, mask = self._sittings[table], self._batch.masks[table]
        seat = self._batch.seats[table] = sitting.owing[0]
        self.form.look(sitting.state, seat, self._batch.observations[table])
        mask[self._legal[table]] = 0
        self._legal[table] = sitting.legal(seat)
        mask[self._legal[table]] = 1
