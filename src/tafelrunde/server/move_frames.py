"""The frames of a move: the view of each viewer after each event.

To make a view costs more than to play a move, so no view is made twice. A move begins with the last view of the move
before, and the view after a move is that of the last event which the viewer heard. The conformance suite proves both of
every game. Where nothing changes between two events the view is the same, and the parts that all viewers share are made
once. A view is packed part by part as it will be sent, so that equal parts need no comparison.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from types import MappingProxyType
from typing import Any

import msgspec

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.state import State, held
from tafelrunde.kernel.table import AnyTable, LogEntry
from tafelrunde.server.patches import Patch, make_patch

FrameViewer = int | None
PackedView = dict[str, msgspec.Raw]
_parts = msgspec.json.Decoder(PackedView)
_NOT_SHOWN = ("setup", "journal", "frames", "offered", "unseen", "luck")  # slots of a position without effect on views


def packed(view: Any) -> PackedView:
    return _parts.decode(msgspec.json.encode(view))


class MoveFrames:
    """The frames of a move: one before it, and one after each of its events. Or a single frame without a move."""

    def __init__(
        self,
        game: Game[Any, Any],
        moments: Sequence[State],
        entry: LogEntry | None = None,
        begins: Mapping[FrameViewer, PackedView] = MappingProxyType({}),
    ) -> None:
        self.entry = entry
        self.moments = moments
        self._game = game
        self._first = _firsts(moments)
        self._drawn = {(viewer, 0): picture for viewer, picture in begins.items()}
        self._patches: dict[tuple[int, int], Patch] = {}  # by the parts between which they lead

    def seen(self, viewer: FrameViewer, number: int) -> PackedView:
        """Return the view of a viewer after `number` events."""
        key = viewer, self._first[number]
        if key not in self._drawn:
            self._drawn[key] = self._draw(viewer, key[1])
        return self._drawn[key]

    def _draw(self, viewer: FrameViewer, number: int) -> PackedView:
        game, moment = self._game, self.moments[number]
        if viewer is None or game.own is None:
            return packed(game.view(moment, viewer))
        return {**self.seen(None, number), **packed(game.own(moment, viewer))}

    def change(self, viewer: FrameViewer, since: int, number: int) -> dict[str, Patch]:
        """Return the patch between two frames of a viewer; it equals `patches.make_patch` of the whole views."""
        old, new = self.seen(viewer, since), self.seen(viewer, number)
        if old is new:
            return {}
        both = {key: (old[key], part) for key, part in new.items() if key in old and old[key] is not part}
        inside = {key: patch for key, (was, now) in both.items() if was != now and (patch := self._patch(was, now))}
        gone: dict[str, Patch] = {key: [] for key in old if key not in new}
        return {**inside, **gone, **{key: [part] for key, part in new.items() if key not in old}}

    def _patch(self, was: msgspec.Raw, now: msgspec.Raw) -> Patch:
        key = id(was), id(now)  # both live as long as this object, so their ids stay unique
        if key not in self._patches:
            self._patches[key] = make_patch(msgspec.json.decode(was), msgspec.json.decode(now))
        return self._patches[key]

    def last(self, viewer: FrameViewer) -> int:
        """Return the number of the last event that the viewer heard."""
        events = self.entry.events if self.entry is not None else ()
        heard = (number for number, event in enumerate(events, 1) if event.heard_by(viewer))
        return max(heard, default=0)

    def ends(self) -> dict[FrameViewer, PackedView]:
        """Return the views after the move, of all viewers that have looked."""
        viewers = {viewer for viewer, _ in self._drawn}
        lasts = {viewer: (viewer, self._first[self.last(viewer)]) for viewer in viewers}
        return {viewer: self._drawn[key] for viewer, key in lasts.items() if key in self._drawn}


def _firsts(moments: Sequence[State]) -> list[int]:
    """Return for each frame the first of the equal frames that it ends."""
    firsts = [0]
    for number, (one, other) in enumerate(pairwise(moments), 1):
        firsts.append(firsts[-1] if _alike(one, other) else number)
    return firsts


def _alike(one: State, other: State) -> bool:
    kind: Any = one.__class__
    same = all(getattr(one, slot) == getattr(other, slot) for slot in _shown(kind))
    return same and one.luck.tick == other.luck.tick


@cache
def _shown(kind: type[Any]) -> tuple[str, ...]:
    return tuple(slot for slot in held(kind) if slot not in _NOT_SHOWN)


class FrameCache:
    """The frames of the last move that was asked for, since all viewers ask for it, and of the current position."""

    def __init__(self) -> None:
        self._film: MoveFrames | None = None
        self._still: MoveFrames | None = None

    def film(self, table: AnyTable, entry: LogEntry) -> MoveFrames:
        last = self._film
        if last is None or last.entry is not entry:
            begins = last.ends() if last is not None and last.entry is table.previous(entry) else {}
            last = self._film = MoveFrames(table.game, [table.before(entry), *table.frames(entry)], entry, begins)
        return last

    def now(self, table: AnyTable, viewer: FrameViewer) -> PackedView:
        """Return the view of the current position."""
        film = self._film
        if film is None or film.entry is not table.previous():
            film = self._still
            if film is None or film.moments[0] is not table.state:
                film = self._still = MoveFrames(table.game, [table.state])
        return film.seen(viewer, film.last(viewer))
