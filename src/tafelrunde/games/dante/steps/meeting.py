"""Meeting others where a move ends: gifts, offers, and a third figure on a field (DANTE-130 to DANTE-136,
DANTE-160 to DANTE-166)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.dante import events
from tafelrunde.games.dante.board import MEETINGS, NOBODY
from tafelrunde.games.dante.kinds import OfTurn
from tafelrunde.games.dante.state import About, Mountain
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.steps import Deed, PlainDeed, Refusal, frozen

MEETING = {word: Action("meet", (word,)) for word in MEETINGS}
MUST_CHOOSE = Refusal("DANTE-185", "must-choose")


def unbind(s: Mountain, figure: int) -> None:
    """Pair and offers of a figure that moves alone or is sent back end (DANTE-133, DANTE-143, DANTE-163)."""
    mate = s.mates[figure]
    if mate != NOBODY:
        s.mates[figure] = s.mates[mate] = NOBODY
        s.tell(events.PARTED, s.names[figure], s.names[mate])
    for addressee, offering in enumerate(s.offers):
        if offering != NOBODY and figure in (addressee, offering):
            s.offers[addressee] = NOBODY
            s.tell(events.LAPSED, s.names[offering], s.names[addressee])


def met(s: Mountain) -> list[int]:
    """Who else stands where the role stands."""
    return [seat for seat in s.at(s.fields[s.role]) if seat != s.role]


def landed(s: Mountain) -> None:
    """One other figure is met (DANTE-130), of two one is sent back first (DANTE-161); standing there has no effect of
    its own (DANTE-135). Also on the field one came from (DANTE-065) and on the shore (DANTE-134)."""
    here = met(s)
    if len(here) == 1:
        s.push(MEET)
    elif len(here) == 2:
        s.push(SEND_BACK)


class Meeting(Deed[Mountain]):
    """DANTE-130: give a stone, offer to travel together, or neither (DANTE-R08)."""

    verb = "meet"

    def offers(self, s: Mountain, seat: int) -> Sequence[Action]:
        found = [MEETING["offer"]]
        if s.stones[s.role]:
            found.insert(0, MEETING["give"])
        if s.setup.options["meeting_choice"] == "free":
            found.append(MEETING["none"])
        return found

    def why(self, s: Mountain, seat: int, action: Action) -> Refusal:
        if action == MEETING["give"]:
            return Refusal("DANTE-131", "no-stone", (("sinner", s.names[s.role]),))
        return MUST_CHOOSE

    def do(self, s: Mountain, seat: int, action: Action) -> None:
        (other,) = met(s)
        if action == MEETING["give"]:  # DANTE-131, DANTE-132
            s.hand_over(s.role, other, 1)
            s.tell(events.GAVE, s.names[s.role], s.names[other])
        elif action == MEETING["offer"]:  # DANTE-133, DANTE-156: both are free, having been unbound or alone
            s.offers[other] = s.role
            s.tell(events.OFFERED, s.names[s.role], s.names[other])
        else:
            s.tell(events.PASSED_BY, s.names[s.role], s.names[other])


@frozen
class Meet(OfTurn):
    """The role has met one other sinner."""

    topic = "meet"
    clause = "DANTE-130"
    choices = (Meeting(),)

    def about(self, s: Mountain) -> About:
        (other,) = met(s)
        return (("role:sinner", s.names[s.role]), ("sinner", s.names[other]), ("field", s.fields[s.role]))

    def no_choice(self, s: Mountain, seat: int, action: Action) -> None:
        """DANTE-185: without a stone only the offer is left."""
        s.tell(events.MUST_OFFER, s.names[s.role])


class Back(Deed[Mountain]):
    """DANTE-161: one of the two goes to the field where this move began (DANTE-166). That is no move of its own
    (DANTE-164) and may even lead ahead (DANTE-165)."""

    verb = "back"

    def offers(self, s: Mountain, seat: int) -> Sequence[Action]:
        return [s.board.choose["back"][s.names[other]] for other in met(s)]

    def why(self, s: Mountain, seat: int, action: Action) -> Refusal:
        return Refusal("DANTE-161", "not-here", (("sinner", action.words[0]),))

    def do(self, s: Mountain, seat: int, action: Action) -> None:
        figure = s.seat_of(action.word())
        unbind(s, figure)
        s.fields[figure] = s.start
        s.tell(events.SENT_BACK, s.names[s.role], s.names[figure], s.start)
        if len(met(s)) == 1:
            s.push(MEET)  # DANTE-162


class Leave(PlainDeed[Mountain]):
    """DANTE-187: all stay, and nobody meets."""

    verb = "leave"

    def closed(self, s: Mountain, seat: int) -> Refusal | None:
        return None if s.setup.options["send_back"] == "may" else Refusal("DANTE-R09", "must-send-back")

    def do(self, s: Mountain, seat: int, action: Action) -> None:
        s.tell(events.LEFT_STANDING, s.names[s.role], s.fields[s.role])


@frozen
class SendBack(OfTurn):
    """The role is the third on a field (DANTE-160)."""

    topic = "back"
    clause = "DANTE-161"
    choices = (Back(), Leave())

    def about(self, s: Mountain) -> About:
        return (("role:sinner", s.names[s.role]), ("field", s.fields[s.role]), ("to:field", s.start))


MEET = Meet()
SEND_BACK = SendBack()
