"""Proofs about telling: each change is told right after it has happened.

People watch a move event by event, and each event shows the table as it then was. Nothing may therefore change after
the last event that tells of it, and the table must be complete at every event.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tafelrunde.kernel.game import Game, View
from tafelrunde.kernel.state import State
from tafelrunde.testing.proofs import Proof
from tafelrunde.testing.trials import Trial, Viewer, difference, heard, moments, name


def nothing_changes_untold(trial: Trial) -> None:
    """Prove that after a move everybody sees the table of the last event they heard; without any, the table before
    it."""
    before: dict[Viewer, View] = {}
    for number, s in enumerate(_watched(trial)):
        for viewer in trial.viewers:
            now, watched = trial.game.view(s, viewer), moments(s, viewer)
            if number:
                last = trial.game.view(watched[-1], viewer) if watched else before[viewer]
                event = heard(s, viewer)[-1].kind.key if watched else "nothing"
                told = f"decision {number}: after {event} was told, {name(viewer)} sees an untold change"
                assert last == now, f"{told}: {difference(last, now)}"
            before[viewer] = now


def every_event_finds_a_whole_table(trial: Trial) -> None:
    """Prove that at every event each component is somewhere exactly once, and every view can be drawn and sent."""
    box = None
    for number, s in enumerate(_watched(trial)):
        box = box or trial.game.components(s)
        for event, frame in zip(s.journal or (), s.frames or (), strict=True):
            found = trial.game.components(frame)
            told = f"decision {number}: when {event.kind.key} is told"
            assert found == box, f"{told}, components are lost {dict(box - found)}, doubled {dict(found - box)}"
            for viewer in trial.viewers:
                msgspec.json.encode(_drawn(trial.game, frame, viewer))


def _drawn(game: Game[Any, Any], s: State, viewer: Viewer) -> object:
    """Return a view as a server draws it for spectators and seats: of a seat's view only the part that the spectator's
    lacks, where the game knows that (`views_are_plain_data` proves that together they are the whole)."""
    return game.view(s, viewer) if viewer is None or game.own is None else game.own(s, viewer)


def _watched(trial: Trial) -> Iterator[State]:
    """Yield the game at every decision, with the events since the one before and the table after each event."""
    for number, s in enumerate(trial.walk(journal=True)):
        if number == 0:
            s.journal, s.frames = [], []
        yield s
        s.journal, s.frames = [], []


TELLING: tuple[Proof, ...] = (nothing_changes_untold, every_event_finds_a_whole_table)
