"""A bug in a game's steps names the step: nothing left to do, endless loops, empty legal lists."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.errors import KernelError
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import Ask, Deed, Refusal, SealedAsk, SoloAsk, Step, frozen
from tests.toys.parry import GAME
from tests.toys.parry.table import Duel


def duel(*steps: Step[Duel]) -> Duel:
    """Return a table at which just these steps are pending."""
    s = Duel(GAME.setup(2), Luck.seeded(0))
    s.push(*steps)
    return s


@frozen
class Forget(Step[Duel]):
    """A step that leaves nothing to do."""

    number: int

    def run(self, s: Duel) -> None:
        s.round = self.number


@frozen
class Loop(Step[Duel]):
    """A step that repeats itself for ever."""

    def run(self, s: Duel) -> None:
        s.push(Loop())


@frozen
class Idle(Step[Duel]):
    """A step without a `run` of its own."""


class Nothing(Deed[Duel]):
    """A deed that offers nothing."""

    verb = "keep"

    def offers(self, s: Duel, seat: int) -> Sequence[Action]:
        return ()

    def why(self, s: Duel, seat: int, action: Action) -> Refusal:
        return Refusal("PA-002", "always-open")

    def do(self, s: Duel, seat: int, action: Action) -> None:
        """Do nothing, as it is never offered."""


@frozen
class Stuck(SoloAsk[Duel]):
    """An ask of a seat that has no answer."""

    who: int

    topic = "give"
    clause = "PA-002"
    choices = (Nothing(),)

    def seat(self, s: Duel) -> int:
        return self.who


@frozen
class AllStuck(SealedAsk[Duel]):
    """An ask of seats that have no answer."""

    topic = "lay"
    clause = "PA-004"
    choices = (Nothing(),)

    def seats(self, s: Duel) -> tuple[int, ...]:
        return s.living()


@frozen
class Unheard(SealedAsk[Duel]):
    """An ask without seats and without a consequence."""

    topic = "lay"
    clause = "PA-004"
    choices = (Nothing(),)


def test_out_of_steps_names_the_last_one() -> None:
    with pytest.raises(KernelError, match=r"nothing is left to do after Forget\(7\)"):
        engine.settle(duel(Forget(7)))


def test_out_of_steps_right_after_the_deal() -> None:
    with pytest.raises(KernelError, match="nothing is left to do after the deal"):
        engine.settle(duel())


def test_an_endless_loop_names_its_step() -> None:
    with pytest.raises(KernelError, match=r"10000 steps in a row .* Loop$"):
        engine.settle(duel(Loop()))


def test_a_step_without_run_is_named() -> None:
    with pytest.raises(KernelError, match="step Idle does nothing"):
        engine.settle(duel(Idle()))


def test_an_empty_legal_list_names_ask_and_seat() -> None:
    with pytest.raises(KernelError, match=r"ask Stuck\(1\) leaves seat 1 without a legal answer"):
        engine.settle(duel(Stuck(1)))


def test_an_empty_legal_list_of_a_sealed_ask_names_ask_and_seat() -> None:
    s = duel(AllStuck())
    engine.settle(s)
    with pytest.raises(KernelError, match="ask AllStuck leaves seat 0 without a legal answer"):
        engine.legal(s, 0)


def test_an_ask_without_seats_is_named() -> None:
    with pytest.raises(KernelError, match="ask Unheard is put to nobody"):
        engine.owing(duel(Unheard()))


def test_an_ask_without_consequence_is_named() -> None:
    with pytest.raises(KernelError, match="ask Unheard has no consequence"):
        Unheard().resolve(duel(), ())


def test_a_solo_ask_without_seat_is_named() -> None:
    with pytest.raises(KernelError, match=r"ask SoloAsk is put to nobody"):
        SoloAsk[Duel]().seat(duel())


def test_an_unsettled_position_is_no_decision() -> None:
    with pytest.raises(KernelError, match=r"step Forget\(1\) is pending: the position has not been settled"):
        engine.open_ask(duel(Forget(1)))


def test_an_answer_to_a_step_that_asks_nothing_is_refused() -> None:
    with pytest.raises(KernelError, match=r"step Forget\(1\) asks nothing"):
        engine.submit(duel(Forget(1)), 0, Action("keep"))


def test_an_ask_is_not_used_directly() -> None:
    with pytest.raises(KernelError, match="ask Ask is put to nobody"):
        Ask[Duel]().seats(duel())
