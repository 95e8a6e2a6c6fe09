"""What the symbols do (DANTE-080 to DANTE-091), with the fate that companions share (DANTE-150 to DANTE-154)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tafelrunde.games.dante import events
from tafelrunde.games.dante.board import ANSWERS, DIRECTIONS, NOBODY
from tafelrunde.games.dante.state import Mountain
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.errors import KernelError
from tafelrunde.kernel.steps import Deed, Refusal, SoloAsk

ALSO = {word: Action("also", (word,)) for word in ANSWERS}


def not_a_fellow(s: Mountain, name: str) -> Refusal:
    """Why a sinner cannot be named as a fellow of the role."""
    seat = s.seat_of(name)
    if seat == NOBODY:
        return Refusal("DANTE-014", "not-in-play", (("sinner", name),))
    if seat in s.heaven:
        return Refusal("DANTE-170", "in-heaven", (("sinner", name),))
    return Refusal("DANTE-094", "role-itself", (("sinner", name),))


def companions(s: Mountain, *named: int) -> list[int]:
    """DANTE-R12: the companions of these sinners who are not named themselves, each once."""
    return [s.mates[seat] for seat in named if s.mates[seat] != NOBODY and s.mates[seat] not in named]


# --- Remission


def remission(s: Mountain) -> None:
    s.push(REMIT)


class RemitWith(Deed[Mountain]):
    """DANTE-080: the role and a fellow sinner return a stone each, anyone (DANTE-081, DANTE-R17); so do their
    companions (DANTE-150)."""

    verb = "with"

    def offers(self, s: Mountain, seat: int) -> Sequence[Action]:
        return [s.board.choose["with"][s.names[fellow]] for fellow in s.fellows()]

    def why(self, s: Mountain, seat: int, action: Action) -> Refusal:
        return not_a_fellow(s, str(action.words[0]))

    def do(self, s: Mountain, seat: int, action: Action) -> None:
        named = (s.role, s.seat_of(str(action.words[0])))
        for sinner in (*named, *companions(s, *named)):
            if s.stones[sinner]:  # DANTE-074
                s.return_stones(sinner, 1)
                s.tell(events.REMITTED, s.names[sinner])


@dataclass(frozen=True, slots=True)
class Remit(SoloAsk[Mountain]):
    """Who else returns a stone."""

    topic = "remit"
    clause = "DANTE-080"
    choices = (RemitWith(),)

    def seat(self, s: Mountain) -> int:
        return s.turn


# --- Leap and Reversal


def leap(s: Mountain) -> None:
    """DANTE-082, DANTE-R21: the mark first, then the stones."""
    s.skip = True
    s.tell(events.LEAPT, s.names[s.role])
    _pass_stones(s)


def reversal(s: Mountain) -> None:
    """DANTE-086."""
    s.direction = -s.direction
    s.tell(events.TURNED, DIRECTIONS[s.direction])
    _pass_stones(s)


def _pass_stones(s: Mountain) -> None:
    """DANTE-085: without a third sinner no stone moves."""
    if len(s.fellows()) > 1:
        s.push(GIVE_WITH)


class GiverToo(RemitWith):
    """DANTE-083: the fellow sinner who gives as well."""

    def do(self, s: Mountain, seat: int, action: Action) -> None:
        s.chosen = (s.seat_of(str(action.words[0])),)
        s.push(GIVE_TO)


@dataclass(frozen=True, slots=True)
class GiveWith(SoloAsk[Mountain]):
    """Who gives a stone together with the role."""

    topic = "give-with"
    clause = "DANTE-083"
    choices = (GiverToo(),)

    def seat(self, s: Mountain) -> int:
        return s.turn


class Receiver(Deed[Mountain]):
    """DANTE-084, DANTE-R16: both stones go to the same third sinner. The givers' companions give as well
    (DANTE-152)."""

    verb = "to"

    def offers(self, s: Mountain, seat: int) -> Sequence[Action]:
        return [s.board.choose["to"][s.names[fellow]] for fellow in s.fellows() if fellow not in s.chosen]

    def why(self, s: Mountain, seat: int, action: Action) -> Refusal:
        name = str(action.words[0])
        if s.seat_of(name) in s.chosen:
            return Refusal("DANTE-084", "gives-already", (("sinner", name),))
        return not_a_fellow(s, name)

    def do(self, s: Mountain, seat: int, action: Action) -> None:
        to = s.seat_of(str(action.words[0]))
        givers = (s.role, *s.chosen)
        pass_on(s, (*givers, *(mate for mate in companions(s, *givers) if mate != to)), to)
        beside = s.mates[to]
        if beside not in (NOBODY, *givers) and any(s.stones[giver] for giver in givers):
            s.chosen += (beside,)
            s.push(ALSO_GIVE)  # DANTE-153
        else:
            s.chosen = ()


def pass_on(s: Mountain, givers: Sequence[int], to: int) -> None:
    """One stone each, as far as they have any (DANTE-074)."""
    for giver in givers:
        if s.stones[giver]:
            s.hand_over(giver, to, 1)
            s.tell(events.PASSED_ON, s.names[giver], s.names[to])


@dataclass(frozen=True, slots=True)
class GiveTo(SoloAsk[Mountain]):
    """Who receives the stones."""

    topic = "give-to"
    clause = "DANTE-083"
    choices = (Receiver(),)

    def seat(self, s: Mountain) -> int:
        return s.turn


class Also(Deed[Mountain]):
    """DANTE-153: one more stone each for the receiver's companion; one answer for both givers."""

    verb = "also"

    def offers(self, s: Mountain, seat: int) -> Sequence[Action]:
        return tuple(ALSO.values())

    def why(self, s: Mountain, seat: int, action: Action) -> Refusal:
        raise KernelError(f"'{action}' is always possible here")

    def do(self, s: Mountain, seat: int, action: Action) -> None:
        giver, beside = s.chosen
        s.chosen = ()
        if action == ALSO["yes"]:
            pass_on(s, (s.role, giver), beside)


@dataclass(frozen=True, slots=True)
class AlsoGive(SoloAsk[Mountain]):
    """Whether the receiver's companion gets stones too."""

    topic = "also"
    clause = "DANTE-153"
    choices = (Also(),)

    def seat(self, s: Mountain) -> int:
        return s.turn


# --- Indulgence and Sacrifice


def larger_half(stones: int) -> int:
    """DANTE-R18."""
    return (stones + 1) // 2


def indulgence(s: Mountain) -> None:
    """DANTE-089; the companion's own larger half as well (DANTE-151)."""
    for sinner in (s.role, *companions(s, s.role)):
        count = larger_half(s.stones[sinner])
        if count:  # DANTE-091
            s.return_stones(sinner, count)
            s.tell(events.INDULGED, s.names[sinner], count)


def sacrifice(s: Mountain) -> None:
    """DANTE-090; nobody shares it (DANTE-154)."""
    share_out(s, larger_half(s.stones[s.role]))


def share_out(s: Mountain, count: int) -> None:
    """So many of the role's stones go to fellow sinners, one after the other in the direction of play."""
    if count:
        s.sharing, s.recipient = count, s.fellows()[0]
        s.push(SHARE)


class Give(Deed[Mountain]):
    """How many stones the next fellow sinner gets; the last one gets all that are left."""

    verb = "give"

    def offers(self, s: Mountain, seat: int) -> Sequence[Action]:
        give = s.board.give[s.names[s.recipient]]
        if s.recipient == s.fellows()[-1]:
            return (give[s.sharing],)
        return give[: s.sharing + 1]

    def why(self, s: Mountain, seat: int, action: Action) -> Refusal:
        """DANTE-115 and DANTE-090 are one decision: an encounter ended by a number, or a symbol."""
        clause = "DANTE-115" if s.number else "DANTE-090"
        if action.words[0] != s.names[s.recipient]:
            return Refusal(clause, "not-recipient", (("sinner", s.names[s.recipient]),))
        return Refusal(clause, "wrong-share", (("count:number", s.sharing),))

    def do(self, s: Mountain, seat: int, action: Action) -> None:
        count, to = int(action.words[1]), s.recipient
        if count:
            s.hand_over(s.role, to, count)
            kind = events.BESTOWED if s.number else events.SACRIFICED
            s.tell(kind, s.names[s.role], s.names[to], count)
        s.sharing -= count
        if s.sharing:
            fellows = s.fellows()
            s.recipient = fellows[fellows.index(to) + 1]
            s.push(SHARE)
        else:
            s.recipient = NOBODY


@dataclass(frozen=True, slots=True)
class Share(SoloAsk[Mountain]):
    """Stones are shared out as the active sinner likes, as a chain of small choices."""

    topic = "share"
    clause = "DANTE-090"
    choices = (Give(),)

    def seat(self, s: Mountain) -> int:
        return s.turn


REMIT = Remit()
GIVE_WITH = GiveWith()
GIVE_TO = GiveTo()
ALSO_GIVE = AlsoGive()
SHARE = Share()
