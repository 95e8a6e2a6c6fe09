"""What the symbols do (DANTE-080 to DANTE-091), with the fate that companions share (DANTE-150 to DANTE-154)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from tafelrunde.games.dante import events
from tafelrunde.games.dante.board import ANSWERS, DIRECTIONS, NOBODY, RELIEFS
from tafelrunde.games.dante.kinds import OfTurn
from tafelrunde.games.dante.state import About, Mountain
from tafelrunde.games.dante.steps.sharing import share_out
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.errors import KernelError
from tafelrunde.kernel.state import Answers
from tafelrunde.kernel.steps import Choice, Deed, Refusal, SealedAsk, frozen

ALSO = {word: Action("also", (word,)) for word in ANSWERS}
RELIEF = {word: Action("relief", (word,)) for word in RELIEFS}


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


# --- the relief that companions share


def share_relief(s: Mountain, symbol: str, *named: int) -> None:
    """DANTE-150, DANTE-151: companions of the named have their stones off as well; at some tables only if they wish
    (DANTE-189)."""
    laden = tuple(mate for mate in companions(s, *named) if s.stones[mate])
    if laden and s.setup.options["shared_relief"] == "may":
        s.chosen = laden
        s.push(SharedRelief(symbol))
    else:
        for mate in laden:
            _RELIEFS[symbol](s, mate)


class TakeRelief(Choice[Mountain]):
    """DANTE-189: what a companion may return is returned, or kept."""

    verb = "relief"

    def offers(self, s: Mountain, seat: int) -> Sequence[Action]:
        return tuple(RELIEF.values())

    def why(self, s: Mountain, seat: int, action: Action) -> Refusal:
        raise KernelError(f"'{action}' is always possible here")


@frozen
class SharedRelief(SealedAsk[Mountain]):
    """Put to the companions who own a stone, before cards are drawn."""

    topic = "relief"
    clause = "DANTE-189"
    choices = (TakeRelief(),)
    symbol: str

    def seats(self, s: Mountain) -> tuple[int, ...]:
        return s.chosen

    def about(self, s: Mountain) -> About:
        """With a Remission it is one stone for all; an Indulgence asks one companion only."""
        count = 1 if self.symbol == "remission" else larger_half(s.stones[s.chosen[0]])
        return (("face", self.symbol), ("count:number", count))

    def resolve(self, s: Mountain, answers: Answers) -> None:
        s.chosen = ()
        for seat, action in answers:
            if action == RELIEF["return"]:
                _RELIEFS[self.symbol](s, seat)
            else:
                s.tell(events.DECLINED, s.names[seat])


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
        return not_a_fellow(s, action.word())

    def do(self, s: Mountain, seat: int, action: Action) -> None:
        named = (s.role, s.seat_of(action.word()))
        s.tell(events.CHOSEN, *(s.names[sinner] for sinner in named))
        for sinner in named:
            if s.stones[sinner]:
                _remit(s, sinner)
            else:
                s.tell(events.STONELESS, s.names[sinner])  # DANTE-074
        share_relief(s, "remission", *named)


def _remit(s: Mountain, sinner: int) -> None:
    s.return_stones(sinner, 1)
    s.tell(events.REMITTED, s.names[sinner])


@frozen
class Remit(OfTurn):
    """Who else returns a stone."""

    topic = "remit"
    clause = "DANTE-080"
    choices = (RemitWith(),)

    def about(self, s: Mountain) -> About:
        return (("role:sinner", s.names[s.role]),)

    def no_choice(self, s: Mountain, seat: int, action: Action) -> None:
        s.tell(events.ONLY_FELLOW, action.words[0])


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
    else:
        s.tell(events.NO_RECEIVER)


class GiverToo(RemitWith):
    """DANTE-083: the fellow sinner who gives as well."""

    def do(self, s: Mountain, seat: int, action: Action) -> None:
        s.chosen = (s.seat_of(action.word()),)
        s.push(GIVE_TO)


@frozen
class GiveWith(OfTurn):
    """Who gives a stone together with the role."""

    topic = "give-with"
    clause = "DANTE-083"
    choices = (GiverToo(),)

    def about(self, s: Mountain) -> About:
        return (("role:sinner", s.names[s.role]),)


class Receiver(Deed[Mountain]):
    """DANTE-084, DANTE-R16: both stones go to the same third sinner. The givers' companions give as well
    (DANTE-152)."""

    verb = "to"

    def offers(self, s: Mountain, seat: int) -> Sequence[Action]:
        return [s.board.choose["to"][s.names[fellow]] for fellow in s.fellows() if fellow not in s.chosen]

    def why(self, s: Mountain, seat: int, action: Action) -> Refusal:
        name = action.word()
        if s.seat_of(name) in s.chosen:
            return Refusal("DANTE-084", "gives-already", (("sinner", name),))
        return not_a_fellow(s, name)

    def do(self, s: Mountain, seat: int, action: Action) -> None:
        to = s.seat_of(action.word())
        givers = (s.role, *s.chosen)
        s.tell(events.GIVERS, *(s.names[sinner] for sinner in (*givers, to)))
        for giver in givers:
            if not s.stones[giver]:
                s.tell(events.STONELESS, s.names[giver])  # DANTE-074
            pass_on(s, giver, to)
        for mate in companions(s, *givers):
            if mate != to:
                pass_on(s, mate, to)
        beside = s.mates[to]
        if beside != NOBODY and beside not in givers and any(s.stones[giver] for giver in givers):  # DANTE-153
            s.chosen += (beside,)
            s.push(EACH_ALSO_GIVES if s.setup.options["shared_relief"] == "may" else ALSO_GIVE)
        else:
            s.chosen = ()


def pass_on(s: Mountain, giver: int, to: int) -> None:
    """One stone, if there is any (DANTE-074)."""
    if s.stones[giver]:
        s.hand_over(giver, to, 1)
        s.tell(events.PASSED_ON, s.names[giver], s.names[to])


@frozen
class GiveTo(OfTurn):
    """Who receives the stones."""

    topic = "give-to"
    clause = "DANTE-083"
    choices = (Receiver(),)

    def about(self, s: Mountain) -> About:
        return (("role:sinner", s.names[s.role]), ("other:sinner", s.names[s.chosen[0]]))

    def no_choice(self, s: Mountain, seat: int, action: Action) -> None:
        s.tell(events.ONLY_RECEIVER, action.words[0])


class Also(Deed[Mountain]):
    """DANTE-153: one more stone for the receiver's companion. What a single one answers goes for both givers."""

    verb = "also"

    def offers(self, s: Mountain, seat: int) -> Sequence[Action]:
        return tuple(ALSO.values())

    def why(self, s: Mountain, seat: int, action: Action) -> Refusal:
        raise KernelError(f"'{action}' is always possible here")

    def do(self, s: Mountain, seat: int, action: Action) -> None:
        _also(s, [(giver, action) for giver in (s.role, s.chosen[0]) if s.stones[giver]])


def _also(s: Mountain, answers: Iterable[tuple[int, Action]]) -> None:
    beside = s.chosen[1]
    s.chosen = ()
    for giver, answer in answers:
        if answer == ALSO["yes"]:
            pass_on(s, giver, beside)
        else:
            s.tell(events.SPARED, s.names[giver], s.names[beside])


@frozen
class AlsoGive(OfTurn):
    """Whether the receiver's companion gets stones too."""

    topic = "also"
    clause = "DANTE-153"
    choices = (Also(),)

    def about(self, s: Mountain) -> About:
        giver, beside = s.chosen
        return (("role:sinner", s.names[s.role]), ("other:sinner", s.names[giver]), ("sinner", s.names[beside]))


@frozen
class EachAlsoGives(SealedAsk[Mountain]):
    """DANTE-189: whether the receiver's companion gets a stone too, each giver decides who still has one."""

    topic = "also-each"
    clause = "DANTE-189"
    choices = (Also(),)

    def seats(self, s: Mountain) -> tuple[int, ...]:
        return tuple(giver for giver in (s.role, s.chosen[0]) if s.stones[giver])

    def about(self, s: Mountain) -> About:
        return (("sinner", s.names[s.chosen[1]]),)

    def resolve(self, s: Mountain, answers: Answers) -> None:
        _also(s, answers)


# --- Indulgence and Sacrifice


def larger_half(stones: int) -> int:
    """DANTE-R18."""
    return (stones + 1) // 2


def indulgence(s: Mountain) -> None:
    """DANTE-089; the companion's own larger half as well (DANTE-151)."""
    if s.stones[s.role]:
        _indulge(s, s.role)
    else:
        s.tell(events.STONELESS, s.names[s.role])  # DANTE-091
    share_relief(s, "indulgence", s.role)


def _indulge(s: Mountain, sinner: int) -> None:
    count = larger_half(s.stones[sinner])
    s.return_stones(sinner, count)
    s.tell(events.INDULGED, s.names[sinner], count)


def sacrifice(s: Mountain) -> None:
    """DANTE-090; nobody shares it (DANTE-154)."""
    share_out(s, larger_half(s.stones[s.role]))


REMIT = Remit()
GIVE_WITH = GiveWith()
GIVE_TO = GiveTo()
ALSO_GIVE = AlsoGive()
EACH_ALSO_GIVES = EachAlsoGives()
_RELIEFS: dict[str, Callable[[Mountain, int], None]] = {"remission": _remit, "indulgence": _indulge}
SHARED_RELIEFS = tuple(map(SharedRelief, _RELIEFS))
