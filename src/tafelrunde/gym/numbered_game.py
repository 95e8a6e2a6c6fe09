"""A running game played by numbers, shared by all kinds of environments."""

from __future__ import annotations

from io import StringIO
from typing import Any

from tafelrunde.bots.network import Array
from tafelrunde.gym.forms import Form, Mask
from tafelrunde.kernel import engine
from tafelrunde.kernel.errors import BadInput, IllegalMove
from tafelrunde.kernel.luck import Commitment, Luck, Stream
from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.views import seen_of


class NumberedGame:
    """A game that is played in numbers and can be restarted. Sealed answers are given one after the other, and no seat
    sees them before the last is in."""

    _state: Any = None

    def __init__(self, form: Form, max_cycles: int | None = None, luck: Luck | None = None) -> None:
        limit = form.game.most_decisions if max_cycles is None else max_cycles
        if isinstance(limit, bool) or not isinstance(limit, int) or limit < 1:
            raise BadInput("gym-cycles", value=str(max_cycles)[:20])
        self.form = form
        self.max_cycles = limit
        self.cycles = 0
        self._deals = luck or Luck(Stream(Commitment.drawn().seed))

    def reset(self, seed: int | None = None) -> None:
        """Begin a new game: the one that a table with this seed plays, or the next one."""
        if seed is not None:
            self._deals = Luck.seeded(int(seed))
        luck = self._deals.fork() if seed is None else Luck.seeded(int(seed))
        self._state = self.form.game.start(self.form.setup, luck)
        self.cycles = 0

    @property
    def state(self) -> Any:
        """The position."""
        if self._state is None:
            raise BadInput("gym-reset")
        return self._state

    @property
    def ended(self) -> bool:
        return bool(self.state.ended)

    @property
    def cut_short(self) -> bool:
        """Report whether the limit is reached before the end."""
        return not self.ended and self.cycles >= self.max_cycles

    @property
    def owing(self) -> tuple[int, ...]:
        """Return the seats that owe an answer; none where the game is over or truncated."""
        return () if self.ended or self.cut_short else engine.owing(self.state)

    def legal(self, seat: int) -> list[int]:
        """Return the numbers of a seat's legal moves."""
        return self.form.actions.numbers(engine.legal(self.state, seat))

    def mask(self, seat: int) -> Mask:
        """Return the legal moves as a mask; all zero where the seat owes nothing."""
        return self.form.actions.mask(engine.legal(self.state, seat) if seat in self.owing else ())

    def look(self, seat: int) -> Array:
        """Return the position as a seat sees it."""
        return self.form.look(self.state, seat)

    def check(self, seat: int, number: Any) -> int:
        """Return the number of a legal move; reject any other one with the clause that forbids it."""
        action = self.form.actions[number]
        refusal = engine.why_not(self.state, seat, action)
        if refusal is not None:
            illegal = IllegalMove(seat, str(action), refusal, self.form.setup)
            raise BadInput("gym-action", value=int(number), move=str(action), seat=seat, reason=illegal)
        return int(number)

    def act(self, seat: int, number: int) -> None:
        """Play a move that was checked."""
        engine.submit(self.state, seat, self.form.actions[number])

    def rewards(self) -> list[float]:
        """Return each seat's reward so far: nothing before the end."""
        return self.form.rewards(self.state) if self.ended else [0.0] * self.form.seats

    def picture(self, lang: str) -> str:
        """Draw the table in characters as spectators see it."""
        from rich.console import Console

        from tafelrunde.kernel.drawing import PAPER

        s, game, speaker = self.state, self.form.game, Speaker(self.form.setup, lang)
        seen = seen_of(game, s, None, game.view(s, None))
        paper = StringIO()
        Console(file=paper, width=PAPER, markup=False, highlight=False).print(game.drawn.board(seen, speaker, PAPER))
        return paper.getvalue()
