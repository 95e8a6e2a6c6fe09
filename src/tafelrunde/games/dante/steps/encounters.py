"""Ending an encounter (DANTE-110 to DANTE-122). Companions share nothing of it (DANTE-117)."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.games.dante import events
from tafelrunde.games.dante.board import ARTIST, CELESTIAL, LAITY, NOBODY, RULER
from tafelrunde.games.dante.state import Mountain
from tafelrunde.games.dante.steps.sharing import share_out
from tafelrunde.kernel.events import EventKind
from tafelrunde.kernel.steps import Step, frozen


@frozen
class Encounter(Step[Mountain]):
    """The remorse marker has come to 0, and somebody ends the encounter; then the next one is turned up. Whoever is in
    heaven meanwhile has nothing of it (DANTE-181)."""

    def run(self, s: Mountain) -> None:
        s.push(NEXT_ENCOUNTER)
        s.tell(events.ADDIO, s.names[s.ender], s.board.encounters[s.encounter])
        if s.ender in s.heaven:
            s.tell(events.ENDER_IN_HEAVEN, s.names[s.ender])
        _EFFECTS[s.board.classes[s.encounter]](s)


@frozen
class NextEncounter(Step[Mountain]):
    """DANTE-118: the finished card goes under the deck, the marker onto the value of the next. The order never changes
    (DANTE-119)."""

    def run(self, s: Mountain) -> None:
        s.met += 1
        if s.loose:
            turn_up(s)
        s.spiral = s.board.values[s.encounter]
        s.tell(events.NEXT, s.board.encounters[s.encounter], s.spiral)


def turn_up(s: Mountain) -> None:
    """Of encounters without an order, says which one is the next; for beginners the first ones are rulers
    (DANTE-022)."""
    seen, unseen = s.order[: s.met], s.order[s.met :]
    if len(unseen) > 1:
        promised = s.met < int(s.setup.options["beginner_rulers"])
        rulers = [card for card in unseen if s.board.classes[card] == RULER] if promised else []
        card = s.luck.pick(rulers or unseen)
        s.order = (*seen, card, *(other for other in unseen if other != card))


def _return(s: Mountain, sinner: int, count: int, kind: EventKind) -> None:
    if sinner not in s.heaven:
        s.return_stones(sinner, count)
        s.tell(kind, s.names[sinner], count)


def _ruler(s: Mountain) -> None:
    """DANTE-112."""
    _return(s, s.ender, s.stones[s.ender], events.PARDONED)


def _celestial(s: Mountain) -> None:
    """DANTE-113: the smaller half. DANTE-114, DANTE-R15: all stones of the last other sinner who played a card; during
    an Intervention that is the active sinner, who has just played it."""
    _return(s, s.ender, s.stones[s.ender] // 2, events.EASED)
    player = _before(s) if s.ender == s.turn else s.turn
    if player != NOBODY:
        _return(s, player, s.stones[player], events.FREED)


def _artist(s: Mountain) -> None:
    """DANTE-115, DANTE-R25."""
    if s.ender not in s.heaven:
        share_out(s, s.stones[s.ender])


def _laity(s: Mountain) -> None:
    """DANTE-116: all stones of the sinner whose turn came before."""
    player = _before(s) if s.ender not in s.heaven else NOBODY
    if player != NOBODY:
        count = s.stones[player]
        s.hand_over(player, s.ender, count)
        s.tell(events.INHERITED, s.names[s.ender], s.names[player], count)


def _before(s: Mountain) -> int:
    """DANTE-R15: whose turn was the latest before this one, apart from those of who ends the encounter. NOBODY if there
    was none (DANTE-121) or that sinner is in heaven: nobody further back takes his place (DANTE-122)."""
    found = s.last if s.last != s.ender else s.last_other
    if found == NOBODY:
        s.tell(events.NOBODY_BEFORE, s.names[s.ender])
    elif found in s.heaven:
        s.tell(events.BEFORE_IN_HEAVEN, s.names[found])
        return NOBODY
    return found


_EFFECTS: dict[int, Callable[[Mountain], None]] = {
    RULER: _ruler,
    CELESTIAL: _celestial,
    ARTIST: _artist,
    LAITY: _laity,
}

ENCOUNTER = Encounter()
NEXT_ENCOUNTER = NextEncounter()
