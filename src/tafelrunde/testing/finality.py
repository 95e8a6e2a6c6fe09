"""Proofs about taking back: knowledge is final.

A move that can be taken back freely must not have told anybody anything; otherwise a player looks first and chooses
then. After such a move, every seat and the spectator see and hear the same as in any world that looked alike to them
before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.events import Event
from tafelrunde.kernel.game import View
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import SealedAsk
from tafelrunde.kernel.table import Table
from tafelrunde.kernel.views import Seen
from tafelrunde.testing.proofs import Proof
from tafelrunde.testing.trials import Trial, Viewer, difference, heard, moments, name, shown, watched

_MOVES = 25  # moves tried per position
_WORLDS = 3  # worlds in which each viewer sees one of them again


class _Seen(NamedTuple):
    """A viewer's observation of a move."""

    after: Seen
    meanwhile: list[View]


def knowledge_is_final(trial: Trial) -> None:
    """Prove that a move that is free to take back tells nobody anything. Take every world that a viewer held possible
    before it and in which it is legal. There it is free as well, looks the same during and after it, and sounds the
    same.

    (Its legality may tell something, for instance what the mover holds; but the mover knew that.)
    """
    dice = trial.dice("finality")
    for s in replace(trial, looks=trial.looks * _MOVES).decisions():
        seat = dice.choice(engine.owing(s))
        action = _any_kind(engine.legal(s, seat), dice)
        real = _played(s, seat, action)
        if real.line()[-1].final:
            continue
        here = watched(s, seat, action)
        seen = {viewer: _Seen(real.seen(viewer), _watched_by(viewer, here)) for viewer in trial.viewers}
        for viewer in trial.viewers * _WORLDS:
            world = _imagined(trial, s, viewer, dice)
            if engine.why_not(world, seat, action) is None:
                _tells_nothing(viewer, real, seen[viewer].after, _played(world, seat, action))
                there = _watched_by(viewer, watched(world, seat, action))
                _shows_nothing(viewer, heard(here, viewer), seen[viewer].meanwhile, there, str(action))


def _any_kind(legal: list[Action], dice: Random) -> Action:
    """Return an action of any kind with equal chance: rare kinds are tried, too."""
    verb = dice.choice(sorted({action.verb for action in legal}))
    return dice.choice([action for action in legal if action.verb == verb])


def _imagined(trial: Trial, s: State, viewer: Viewer, dice: Random) -> State:
    """Return a world that this viewer holds possible, in which the others have given some legal answers."""
    world: State = trial.game.sample(s, viewer, Luck.seeded(dice.getrandbits(32)))
    world.sealed = tuple(
        (seat, answer if seat == viewer else dice.choice(engine.legal(world, seat))) for seat, answer in s.sealed
    )
    return world


def _played(s: State, seat: int, action: Action) -> Table[Any, Any]:
    table: Table[Any, Any] = Table.at(s.clone())
    table.play(seat, action)
    return table


def _watched_by(viewer: Viewer, s: State) -> list[View]:
    return [s.setup.game.view(moment, viewer) for moment in moments(s, viewer)]


def _tells_nothing(viewer: Viewer, real: Table[Any, Any], seen: Seen, there: Table[Any, Any]) -> None:
    move = real.line()[-1]
    told = f"{move.move} of seat {move.seat} is free to take back"
    assert not there.line()[-1].final, f"{told} or not, by what {name(viewer)} cannot know"
    wanted = there.seen(viewer)
    assert seen == wanted, f"{told}, but shows {name(viewer)} {difference(seen, wanted)}"
    heard, expected = (_heard(table.line()[-1].events, viewer) for table in (real, there))
    assert heard == expected, f"{told}, but tells {name(viewer)} {heard} instead of {expected}"


def _shows_nothing(viewer: Viewer, told: list[Event], real: list[View], there: list[View], move: str) -> None:
    for event, seen, wanted in zip(told, real, there, strict=False):
        said = f"{move} is free to take back, but with {event.kind.key} shows {name(viewer)}"
        assert seen == wanted, f"{said} {difference(seen, wanted)}"


def _heard(events: Sequence[Event], viewer: Viewer) -> list[Event]:
    return [event.redacted_for(viewer) for event in events if event.heard_by(viewer)]


def previews_come_true(trial: Trial) -> None:
    """Prove that a previewed move, in a world sampled for the seat, has the effect that the preview told and showed."""
    dice = trial.dice("previews")
    for s in replace(trial, looks=trial.looks * _MOVES).decisions():
        seat = dice.choice(engine.owing(s))
        action = _any_kind(engine.legal(s, seat), dice)
        if isinstance(engine.open_ask(s), SealedAsk):
            continue  # nothing is told before all have answered
        here = watched(s, seat, action)
        happened = heard(here, seat)
        for _ in range(_WORLDS):
            world = _imagined(trial, s, seat, dice)
            foreseen = _heard(_played(world, seat, action).line()[-1].previewable, seat)
            came = happened[: len(foreseen)]
            assert foreseen == came, f"{action} of seat {seat} seems to bring {foreseen}, but brings {came}"
            seen, wanted = (shown(p, seat)[:-1][: len(foreseen)] for p in (watched(world, seat, action), here))
            assert seen == wanted, f"{action} of seat {seat} shows beforehand {difference(seen, wanted)}"


FINALITY: tuple[Proof, ...] = (knowledge_is_final, previews_come_true)
