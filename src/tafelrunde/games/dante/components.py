"""What holds at every moment."""

from __future__ import annotations

from collections import Counter

from tafelrunde.games.dante.board import HAND, NOBODY
from tafelrunde.games.dante.edition import MOST_ON_A_FIELD
from tafelrunde.games.dante.scoring import END_CLAUSES
from tafelrunde.games.dante.state import Mountain
from tafelrunde.games.dante.steps import symbols, turn
from tafelrunde.games.dante.steps.encounters import ENCOUNTER, NEXT_ENCOUNTER
from tafelrunde.games.dante.steps.meeting import MEET, SEND_BACK, met
from tafelrunde.games.dante.steps.sharing import SHARE
from tafelrunde.games.dante.steps.travel import ASCENT, LAP_RELEASE, TOGETHER_OR_ALONE, partner
from tafelrunde.kernel.errors import require
from tafelrunde.kernel.steps import Step


def invariants(s: Mountain) -> None:
    """Holds at every moment of every game."""
    for seat in range(s.seats):
        _sinner(s, seat)
    require(s.number in (0, *s.board.numbers), "DANTE-050: no such number")
    require(len(set(s.heaven)) == len(s.heaven), "DANTE-170: in heaven twice")
    require(s.spiral <= s.board.values[s.encounter], "DANTE-034: the remorse marker only falls")
    require((s.last == NOBODY) == (s.turns == 0), "DANTE-R15: the turn before is out of step")
    require(s.last_other == NOBODY or s.last_other != s.last, "DANTE-R15: not somebody else")
    if s.ended:
        _over(s)
    else:
        _running(s)


def _sinner(s: Mountain, seat: int) -> None:
    field, heaven = s.fields[seat], seat in s.heaven
    require((field == s.board.heaven) == heaven, "DANTE-170: who is on the last field is in heaven")
    known = s.visited[seat] >> s.board.area_of[field] & 1 or not s.board.ring_start[field]
    require(known, "DANTE-R06: stands on a terrace where he has never been")
    require(s.visited[seat] & s.board.at_setup == s.board.at_setup, "DANTE-018: the Valley counts as reached")
    bonds = [s.mates[seat], s.offers[seat], *(i for i, offering in enumerate(s.offers) if offering == seat)]
    others = [other for other in bonds if other != NOBODY]
    require(len(others) <= 1, "DANTE-156: more than one companion or offer")
    require(
        all(other != seat and s.fields[other] == field for other in others), "DANTE-133: bound to somebody elsewhere"
    )
    require(s.mates[seat] == NOBODY or s.mates[s.mates[seat]] == seat, "DANTE-142: a companion of nobody")
    if heaven:
        require(not (s.stones[seat] or s.hands[seat] or others), "DANTE-005, DANTE-171: something was taken to heaven")


def _over(s: Mountain) -> None:
    require(s.ended in END_CLAUSES, "DANTE-002: no such end")
    arrived = len(s.heaven)
    shared = s.setup.options["pair_heaven_order"] == "shared"
    fits = {"second": arrived == 2, "together": arrived in (2, 3) and shared, "limit": arrived < 2}
    require(fits[s.ended], "DANTE-004: over exactly with the second in heaven")
    idle = s.joint or s.left or s.chosen or s.sharing
    require(not idle, "DANTE-004: something is still going on")


def _running(s: Mountain) -> None:
    """Cards, numbers and pending steps tell the same story (DANTE-033, DANTE-042)."""
    require(len(s.heaven) < 2, "DANTE-004: the game is over")
    require(s.turns < int(s.setup.options["turn_limit"]) * s.seats, "DANTE-174: the game has been stopped")
    require(s.turn not in s.heaven and s.role not in s.heaven, "DANTE-170: plays on from heaven")
    if s.setup.options["send_back"] == "must":
        _not_crowded(s)
    follow_up = s.role != s.turn
    top = s.stack[-1]
    missing = 0 if top == turn.PLAY_CARD else 2 if follow_up and top != turn.FOLLOW_UP else 1
    for seat in range(s.seats):
        wanted = 0 if seat in s.heaven else HAND - missing * (seat == s.turn)
        require(len(s.hands[seat]) == wanted, "DANTE-042: wrong number of cards in a hand")
    pending = tuple(reversed(s.stack))
    if top == turn.PLAY_CARD:
        require(pending == (turn.PLAY_CARD,), "DANTE-030: a turn begins with a card")
        require(not (s.number or s.start or s.skip or follow_up), "DANTE-030: a turn begins afresh")
    else:
        require(pending[-2:] == (turn.DRAW, turn.END_OF_TURN), "DANTE-033: a turn ends with drawing")
        require(pending[:-2] in _middles(s), "DANTE-033: steps do not fit what was played")
    require(bool(s.spiral) or ENCOUNTER in s.stack or NEXT_ENCOUNTER in s.stack, "DANTE-118: no encounter")
    for fits in (_nothing_else, _symbol, _move):
        fits(s, top)


def _not_crowded(s: Mountain) -> None:
    """Counted without those who are under way. (The end of the game can leave a companion at a gate: DANTE-004.)"""
    under_way = s.movers if s.stack[-1] in (SEND_BACK, LAP_RELEASE, ASCENT) else ()
    crowd = Counter(f for i, f in enumerate(s.fields) if f != s.board.heaven and i not in under_way)
    require(max(crowd.values(), default=0) <= MOST_ON_A_FIELD, "DANTE-160: too many figures on a field")


def _middles(s: Mountain) -> list[tuple[Step[Mountain], ...]]:
    """What can be pending between playing a card and drawing."""
    if not s.number:
        shared = s.setup.options["shared_relief"] == "may"
        also = (symbols.EACH_ALSO_GIVES, *symbols.SHARED_RELIEFS) if shared else (symbols.ALSO_GIVE,)
        asks = (symbols.REMIT, symbols.GIVE_WITH, symbols.GIVE_TO, *also, SHARE, turn.INTERVENE, turn.FOLLOW_UP)
        return [(ask,) for ask in asks]
    moving = (TOGETHER_OR_ALONE, LAP_RELEASE, ASCENT, SEND_BACK, MEET)
    if s.setup.options["encounter_timing"] == "at_once":
        return [(SHARE, NEXT_ENCOUNTER, turn.JOURNEY), *((ask,) for ask in moving)]
    addio = () if s.spiral else (ENCOUNTER,)
    return [(SHARE, NEXT_ENCOUNTER), *((ask, *addio) for ask in moving)]


def _nothing_else(s: Mountain, top: Step[Mountain]) -> None:
    """What lies ready is what the open decision is about."""
    gate = top in (LAP_RELEASE, ASCENT)
    require(gate or not (s.left or s.joint or s.lapping != NOBODY), "DANTE-050: a move nobody makes")
    require(SHARE in s.stack or (not s.sharing and s.recipient == NOBODY), "DANTE-090: a share nobody gives")
    choosing = (symbols.GIVE_TO, symbols.ALSO_GIVE, symbols.EACH_ALSO_GIVES, *symbols.SHARED_RELIEFS)
    require(not s.chosen or top in choosing, "DANTE-083: chosen for nothing")


def _symbol(s: Mountain, top: Step[Mountain]) -> None:
    """What a symbol asks for can be done."""
    if top in (symbols.GIVE_WITH, symbols.GIVE_TO, symbols.ALSO_GIVE, symbols.EACH_ALSO_GIVES):
        require(len(s.fellows()) > 1, "DANTE-085: no third sinner")
    if top == symbols.GIVE_TO:
        require(len(s.chosen) == 1 and s.chosen[0] in s.fellows(), "DANTE-083: gives with nobody")
    if top in (symbols.ALSO_GIVE, symbols.EACH_ALSO_GIVES):
        require(len(set(s.chosen)) == 2 and set(s.chosen) <= set(s.fellows()), "DANTE-153: nobody to give to")
        to = s.mates[s.chosen[1]]
        require(to not in (NOBODY, s.role, s.chosen[0]), "DANTE-153: not the receiver's companion")
        require(s.stones[s.role] or s.stones[s.chosen[0]], "DANTE-153: nothing to give")
    if top in symbols.SHARED_RELIEFS:
        require(len(set(s.chosen)) == len(s.chosen) in (1, 2), "DANTE-189: nobody is asked")
        require(all(s.stones[mate] and s.mates[mate] != NOBODY for mate in s.chosen), "DANTE-189: no relief to share")
    if top == SHARE:
        require(0 < s.sharing <= s.stones[s.sharer], "DANTE-090: no stones to share out")
        require(s.recipient in s.others_from(s.sharer), "DANTE-090: nobody to share with")
    if top == turn.INTERVENE:
        require(s.role == s.turn, "DANTE-096: a second Intervention")
    if top == turn.FOLLOW_UP:
        require(s.role != s.turn, "DANTE-092: nobody's role")
        require(turn.can_follow_up(s, s.turn), "DANTE-098: no card to follow with")


def _move(s: Mountain, top: Step[Mountain]) -> None:
    """The figure is where a move asks something."""
    if top == TOGETHER_OR_ALONE:
        require(partner(s) != NOBODY, "DANTE-142: nobody to go with")
    if top in (LAP_RELEASE, ASCENT):
        here = s.fields[s.role]
        require(s.board.ring_start[here] and not s.board.room[here], "DANTE-052: not at a gate")
        require(s.start, "DANTE-052: a move from nowhere")
        require(not s.joint or s.mates[s.role] != NOBODY, "DANTE-142: together with nobody")
        require(s.left < s.number, "DANTE-050: more fields to go than were played")
    if top == LAP_RELEASE:
        require(s.setup.options["lap_release"] == "optional", "DANTE-183: no such decision")
        require(s.lapping in s.movers and s.stones[s.lapping], "DANTE-183: no stone to return")
    if top == ASCENT:
        require(s.lapping == NOBODY and s.setup.options["ascent"] == "optional", "DANTE-184: no such decision")
        require(not any(s.stones[mover] for mover in s.movers), "DANTE-184: not free of stones")
    if top == SEND_BACK:
        require(len(met(s)) == 2 and s.start, "DANTE-161: not the third on a field")
        room = len(s.at(s.start)) <= MOST_ON_A_FIELD - 1
        require(room or s.setup.options["send_back"] == "may", "DANTE-R09: no room to send anybody to")
    if top == MEET:
        require(len(met(s)) == 1, "DANTE-130: nobody is met")
        bound = {i for i in range(s.seats) if s.mates[i] != NOBODY or s.offers[i] != NOBODY} | {*s.offers}
        require(not {s.role, *met(s)} & bound, "DANTE-156: bound already")
