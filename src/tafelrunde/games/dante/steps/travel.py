"""Moving and climbing: the sun, the figure's way round the terraces, alone or as a pair, and into heaven."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tafelrunde.games.dante import events
from tafelrunde.games.dante.board import LAPS, LIGHTS, NOBODY, WAYS
from tafelrunde.games.dante.kinds import OfTurn
from tafelrunde.games.dante.scoring import pair_in_heaven, second_in_heaven
from tafelrunde.games.dante.state import About, Mountain
from tafelrunde.games.dante.steps.meeting import landed, unbind
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.events import EventKind
from tafelrunde.kernel.steps import Deed, PlainDeed, Refusal, Step, frozen

WAY = {word: Action("gate", (word,)) for word in WAYS}


@frozen
class Journey(Step[Mountain]):
    """Steps 2 and 3 of a number: the sun, then the figure (DANTE-033, DANTE-036, DANTE-037)."""

    def run(self, s: Mountain) -> None:
        s.sun = (s.sun + s.number) % s.board.hours
        s.tell(events.SUN, s.sun, LIGHTS[s.light])
        if partner(s) == NOBODY:
            set_out(s, NOBODY)
        else:
            s.push(TOGETHER_OR_ALONE)


def partner(s: Mountain) -> int:
    """With whom the role could go: the companion, or who offered to be one (DANTE-140, DANTE-142)."""
    mate = s.mates[s.role]
    return mate if mate != NOBODY else s.offers[s.role]


def set_out(s: Mountain, mate: int) -> None:
    """The move begins. Going alone ends pair and offers (DANTE-133, DANTE-143), going together accepts (DANTE-140)."""
    role = s.role
    if mate == NOBODY:
        unbind(s, role)
    elif s.mates[role] == NOBODY:
        s.offers[role] = NOBODY
        s.mates[role], s.mates[mate] = mate, role
        s.tell(events.PAIRED, s.names[role], s.names[mate])
    s.joint = mate != NOBODY
    s.start, s.left = s.fields[role], s.number
    WALK.run(s)


# --- together or alone


class Together(PlainDeed[Mountain]):
    """DANTE-140, DANTE-142: both figures move by the number, once (DANTE-144). The role decides (DANTE-R11)."""

    verb = "together"

    def closed(self, s: Mountain, seat: int) -> Refusal | None:
        """DANTE-148: not onto a field where somebody else stands."""
        mate = partner(s)
        trial = _trial(s)
        set_out(trial, mate)
        in_the_way = _in_the_way(s, trial, mate)
        if in_the_way is None:
            return None
        third, field = in_the_way
        return Refusal(
            "DANTE-148",
            "no-room-for-two",
            (
                ("sinner", s.names[s.role]),
                ("mate:sinner", s.names[mate]),
                ("third:sinner", s.names[third]),
                ("field", field),
            ),
        )

    def do(self, s: Mountain, seat: int, action: Action) -> None:
        set_out(s, partner(s))


class Alone(PlainDeed[Mountain]):
    """DANTE-143: always possible."""

    verb = "alone"

    def do(self, s: Mountain, seat: int, action: Action) -> None:
        set_out(s, NOBODY)


@frozen
class TogetherOrAlone(OfTurn):
    """Asked after remorse marker and sun, since an ended encounter can change who owns stones."""

    topic = "together"
    clause = "DANTE-142"
    choices = (Together(), Alone())

    def about(self, s: Mountain) -> About:
        names = (("role:sinner", s.names[s.role]), ("mate:sinner", s.names[partner(s)]))
        return (*names, ("count:number", s.number))

    def no_choice(self, s: Mountain, seat: int, action: Action) -> None:
        """DANTE-148: why it is alone."""
        blocked = self.choices[0].closed(s, seat)
        if blocked is not None:
            s.tell(events.BLOCKED, *(word for _, word in blocked.args))


# --- trying out where a pair may end


def _trial(s: Mountain) -> Mountain:
    """A copy on which the rest of the move can be tried out."""
    trial = s.clone()
    trial.stack = []
    return trial


def _in_the_way(s: Mountain, trial: Mountain, mate: int) -> tuple[int, int] | None:
    """Who stands where the pair's way would end, and on which field. None if some way of going on ends where only the
    two stand, or in heaven (DANTE-148, DANTE-172, DANTE-188)."""
    found: list[tuple[int, int]] = []
    for field in _ends(trial):
        others = [seat for seat in s.at(field) if seat not in (s.role, mate)]
        if not others or field == s.board.heaven:
            return None
        found.append((others[0], field))
    return found[0]


def _ends(trial: Mountain) -> Iterator[int]:
    """The fields where the walk can end, whatever is chosen on the way. A pair whose companion ends the game ends in
    heaven, though the leader's figure stays on the gate (DANTE-186)."""
    while trial.stack:
        step = trial.stack.pop()
        if isinstance(step, LapRelease | Ascent):
            for action in step.answers(trial):
                branch = trial.clone()
                step.take(branch, branch.turn, action)
                yield from _ends(branch)
            return
        step.run(trial)
    yield trial.board.heaven if trial.ended else trial.fields[trial.role]


# --- the way


@frozen
class Walk(Step[Mountain]):
    """What is left of the way, field by field (DANTE-050, DANTE-R24); then whoever is there is met."""

    def run(self, s: Mountain) -> None:
        board, role, fields = s.board, s.role, s.fields
        while s.left:
            here = fields[role]
            room = board.room[here]
            if room:
                steps = min(s.left, room)
                s.left -= steps
                _advance(s, here + steps)
            else:
                s.left -= 1
                if not board.ring_start[here]:
                    _go_on(s)
                elif pass_gate(s):
                    return
        if s.joint:
            end_of_way(s)  # DANTE-136: a pair meets nobody
        else:
            landed(s)


def end_of_way(s: Mountain) -> None:
    """Nothing is left of the move."""
    s.left = 0
    s.joint = False


def _advance(s: Mountain, to: int) -> None:
    for mover in s.movers:
        here, s.fields[mover] = s.fields[mover], to
        s.tell(events.WALKED, s.names[mover], here, to)


def _go_on(s: Mountain) -> None:
    """DANTE-061: the shore is no terrace; its end is left like any other field."""
    _reach(s, events.ENTERED)


def pass_gate(s: Mountain) -> bool:
    """The step that leaves the last field (DANTE-052, DANTE-057): free sinners climb, others circle and return a
    stone each. Looked at before the stone is returned (DANTE-055, DANTE-R02). True if the walk waits or is over."""
    laden = [mover for mover in s.movers if s.stones[mover]]
    if not laden:
        return _climb_or_choose(s)
    if s.setup.options["lap_release"] == "optional":  # DANTE-183
        s.lapping = laden[0]
        s.push(LAP_RELEASE)
        return True
    for mover in laden:  # DANTE-056, DANTE-146, DANTE-R03
        _release(s, mover)
    return _after_lap(s)


def _release(s: Mountain, mover: int) -> None:
    s.return_stones(mover, 1)
    s.tell(events.RELEASED, s.names[mover])


def _after_lap(s: Mountain) -> bool:
    """DANTE-182: with swift penance the last stone frees at once."""
    if s.setup.options["last_lap_frees"] and not any(s.stones[mover] for mover in s.movers):
        return _climb_or_choose(s)
    _circle(s)
    return False


def _climb_or_choose(s: Mountain) -> bool:
    """DANTE-062, DANTE-145, DANTE-R04: who is free must climb, unless the table plays otherwise (DANTE-184)."""
    if s.setup.options["ascent"] == "optional":
        s.push(ASCENT)
        return True
    return _climb(s)


def _circle(s: Mountain, kind: EventKind = events.CIRCLED) -> None:
    """DANTE-054: on the first field of the same terrace."""
    to = s.board.ring_start[s.fields[s.role]]
    for mover in s.movers:
        here, s.fields[mover] = s.fields[mover], to
        s.tell(kind, s.names[mover], here, to)


def _climb(s: Mountain) -> bool:
    """DANTE-053: on the first field of the next terrace, or into heaven. True if that is where the walk ends."""
    to = s.fields[s.role] + 1
    if to == s.board.heaven:
        _enter_heaven(s)
        return True
    _reach(s, events.CLIMBED)
    return False


def _reach(s: Mountain, kind: EventKind) -> None:
    """The next area, where new stones wait the first time (DANTE-058, DANTE-R06); of a pair the role takes first
    (DANTE-147)."""
    to = s.fields[s.role] + 1
    area = s.board.area_of[to]
    newcomers = [mover for mover in s.movers if not s.visited[mover] >> area & 1]
    for mover in s.movers:
        s.fields[mover] = to
        s.visited[mover] |= 1 << area
        s.tell(kind, s.names[mover], s.board.areas[area], to)
    for mover in newcomers:
        _take_stones(s, mover, area)


def _take_stones(s: Mountain, mover: int, area: int) -> None:
    """DANTE-058, DANTE-060: only what the supply has (DANTE-063, DANTE-R07)."""
    due = s.board.sins[s.names[mover]][area] if s.board.takes[area] else 0
    count = min(s.supply, due)
    if count:
        s.supply -= count
        s.stones[mover] += count
        s.tell(events.TOOK, s.names[mover], s.board.areas[area], count)
    if count < due:
        s.tell(events.WAIVED, s.names[mover], due - count)


# --- heaven


def _enter_heaven(s: Mountain) -> None:
    """Surplus steps are lost (DANTE-064). Of a pair the role goes first (DANTE-157, DANTE-R13), unless the table plays
    otherwise (DANTE-186)."""
    movers, order = s.movers, s.setup.options["pair_heaven_order"]
    end_of_way(s)
    for mover in reversed(movers) if order == "active_second" else movers:
        _arrive(s, mover)
        if len(s.heaven) == 2 and (order != "shared" or len(movers) == 1):
            second_in_heaven(s)
            return
    if order == "shared" and len(movers) == 2:
        pair_in_heaven(s)


def _arrive(s: Mountain, mover: int) -> None:
    """DANTE-170, DANTE-171: out of the race, the hand onto the discard pile. A pair arrives as one: there is nothing to
    tell of its end."""
    mate = s.mates[mover]
    if mate != NOBODY:
        s.mates[mover] = s.mates[mate] = NOBODY
    s.fields[mover] = s.board.heaven
    s.visited[mover] |= 1 << len(s.board.areas) - 1
    s.heaven += (mover,)
    s.tell(events.ARRIVED, s.names[mover], len(s.heaven), s.board.areas[-1], s.board.heaven)
    while s.hands[mover]:
        card, *left = s.hands[mover]
        s.hands[mover] = tuple(left)
        s.discard.append(card)
        s.tell(events.LAID_DOWN, s.names[mover], s.board.cards[card])


# --- the literal readings of "may": a table option each


def _offered(s: Mountain, ask: LapRelease | Ascent) -> list[Action]:
    """DANTE-188: a pair may not choose what would leave it no field to end on."""
    if not s.joint:
        return ask.answers(s)
    mate, found = s.mates[s.role], list[Action]()
    for action in ask.answers(s):
        trial = _trial(s)
        ask.take(trial, s.turn, action)
        if _in_the_way(s, trial, mate) is None:
            found.append(action)
    return found


def _tell_no_other_way(s: Mountain) -> None:
    """DANTE-188: both choices are open to who goes alone, so this is a pair."""
    s.tell(events.NO_OTHER_WAY, s.names[s.role], s.names[s.mates[s.role]])


class LapStone(Deed[Mountain]):
    """DANTE-183: a passing returns a stone, or does not."""

    verb = "lap"

    def offers(self, s: Mountain, seat: int) -> Sequence[Action]:
        return _offered(s, LAP_RELEASE)

    def why(self, s: Mountain, seat: int, action: Action) -> Refusal:
        name = action.words[0]
        if name != s.names[s.lapping]:
            return Refusal("DANTE-183", "not-lapping", (("sinner", name), ("due:sinner", s.names[s.lapping])))
        return Refusal("DANTE-188", "no-end", (("sinner", s.names[s.role]), ("mate:sinner", s.names[s.mates[s.role]])))

    def do(self, s: Mountain, seat: int, action: Action) -> None:
        if action.words[1] == "return":
            _release(s, s.lapping)
        else:
            s.tell(events.KEPT, s.names[s.lapping])
        waiting = [mover for mover in s.movers[1:] if mover != s.lapping and s.stones[mover]]
        s.lapping = waiting[0] if waiting else NOBODY
        if waiting:
            s.push(LAP_RELEASE)
        elif not _after_lap(s):
            s.push(WALK)


@frozen
class LapRelease(OfTurn):
    """Asked for every mover who owns a stone, the role's first."""

    topic = "lap"
    clause = "DANTE-183"
    choices = (LapStone(),)

    def answers(self, s: Mountain) -> list[Action]:
        return [Action("lap", (s.names[s.lapping], word)) for word in LAPS]

    def about(self, s: Mountain) -> About:
        return (("sinner", s.names[s.lapping]), ("field", s.fields[s.role]))

    def no_choice(self, s: Mountain, seat: int, action: Action) -> None:
        _tell_no_other_way(s)


class Gate(Deed[Mountain]):
    """DANTE-184: whoever is free climbs, or circles once more."""

    verb = "gate"

    def offers(self, s: Mountain, seat: int) -> Sequence[Action]:
        return _offered(s, ASCENT)

    def why(self, s: Mountain, seat: int, action: Action) -> Refusal:
        return Refusal("DANTE-188", "no-end", (("sinner", s.names[s.role]), ("mate:sinner", s.names[s.mates[s.role]])))

    def do(self, s: Mountain, seat: int, action: Action) -> None:
        if action == WAY["circle"]:
            _circle(s, events.STAYED)
        elif _climb(s):
            return
        s.push(WALK)


@frozen
class Ascent(OfTurn):
    """Asked when all movers are free of stones."""

    topic = "gate"
    clause = "DANTE-184"
    choices = (Gate(),)

    def answers(self, s: Mountain) -> list[Action]:
        return list(WAY.values())

    def about(self, s: Mountain) -> About:
        return (("sinner", s.names[s.role]), ("field", s.fields[s.role]))

    def no_choice(self, s: Mountain, seat: int, action: Action) -> None:
        _tell_no_other_way(s)


TOGETHER_OR_ALONE = TogetherOrAlone()
WALK = Walk()
LAP_RELEASE = LapRelease()
ASCENT = Ascent()
