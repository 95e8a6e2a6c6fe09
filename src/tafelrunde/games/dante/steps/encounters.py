"""Ending an encounter (DANTE-110 to DANTE-122). Companions share nothing of it (DANTE-117)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tafelrunde.games.dante import events
from tafelrunde.games.dante.board import ARTIST, CELESTIAL, LAITY, NOBODY, RULER
from tafelrunde.games.dante.scoring import before
from tafelrunde.games.dante.state import Mountain
from tafelrunde.games.dante.steps.symbols import share_out
from tafelrunde.kernel.events import EventKind
from tafelrunde.kernel.steps import Step


@dataclass(frozen=True, slots=True)
class Encounter(Step[Mountain]):
    """The role has brought the remorse marker to 0 and ends the encounter; then the next one is turned up."""

    def run(self, s: Mountain) -> None:
        s.push(NEXT_ENCOUNTER)
        s.tell(events.ADDIO, s.names[s.role], s.board.encounters[s.encounter])
        _EFFECTS[s.board.classes[s.encounter]](s)


@dataclass(frozen=True, slots=True)
class NextEncounter(Step[Mountain]):
    """DANTE-118: the finished card goes under the deck, the marker onto the value of the next. The order never changes
    (DANTE-119)."""

    def run(self, s: Mountain) -> None:
        s.met += 1
        s.spiral = s.board.values[s.encounter]
        s.tell(events.NEXT, s.board.encounters[s.encounter], s.spiral)


def _return(s: Mountain, sinner: int, count: int, kind: EventKind) -> None:
    if count:
        s.return_stones(sinner, count)
        s.tell(kind, s.names[sinner], count)


def _ruler(s: Mountain) -> None:
    """DANTE-112."""
    _return(s, s.role, s.stones[s.role], events.PARDONED)


def _celestial(s: Mountain) -> None:
    """DANTE-113: the smaller half. DANTE-114, DANTE-R15: all stones of the last other sinner who played a card; during
    an Intervention that is the active sinner, who has just played it."""
    _return(s, s.role, s.stones[s.role] // 2, events.EASED)
    player = before(s, s.role) if s.role == s.turn else s.turn
    if player != NOBODY:
        _return(s, player, s.stones[player], events.FREED)


def _artist(s: Mountain) -> None:
    """DANTE-115, DANTE-R25."""
    share_out(s, s.stones[s.role])


def _laity(s: Mountain) -> None:
    """DANTE-116: all stones of the sinner whose turn came before. Who is in heaven already takes none (DANTE-181)."""
    player = before(s, s.role)
    if player != NOBODY and s.stones[player] and s.role not in s.heaven:
        count = s.stones[player]
        s.hand_over(player, s.role, count)
        s.tell(events.INHERITED, s.names[s.role], s.names[player], count)


_EFFECTS: dict[int, Callable[[Mountain], None]] = {
    RULER: _ruler,
    CELESTIAL: _celestial,
    ARTIST: _artist,
    LAITY: _laity,
}

ENCOUNTER = Encounter()
NEXT_ENCOUNTER = NextEncounter()
