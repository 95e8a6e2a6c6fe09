"""A deciding bot computes in one thread, and leaves the program's own number of threads as it was."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

import tafelrunde
from tafelrunde.bots import bot
from tafelrunde.bots.blas import one_thread, thread_functions
from tafelrunde.bots.evaluator import Evaluator
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State


def threads() -> int:
    functions = thread_functions()
    assert functions is not None, "numpy's own wheels bring OpenBLAS"
    return functions[0]()


@pytest.fixture(autouse=True)
def _two_threads() -> Iterator[None]:
    functions = thread_functions()
    assert functions is not None
    count, change = functions
    before = count()
    change(2)
    yield
    change(before)


def test_one_thread_lasts_until_its_last_user_leaves() -> None:
    first, second = one_thread(), one_thread()
    assert threads() == 2
    first.__enter__()
    second.__enter__()
    assert threads() == 1
    first.__exit__(None, None, None)
    assert threads() == 1
    second.__exit__(None, None, None)
    assert threads() == 2


@pytest.mark.parametrize("spec", ["learned:ahead", "search:easy", "search:2"])
def test_bots_decide_in_one_thread(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    judge = Evaluator.__call__

    def judged(self: Evaluator, positions: Sequence[State], viewer: int) -> list[list[float]]:
        seen.append(threads())
        return judge(self, positions, viewer)

    monkeypatch.setattr(Evaluator, "__call__", judged)
    table = tafelrunde.game("dante").new(3, seed=1)
    bot(spec).choose(table.sight(table.pending[0]), Luck.seeded(1))
    assert set(seen) == {1}
    assert threads() == 2
