"""Handing out stones: a Sacrifice (DANTE-090), or an artist's encounter (DANTE-115)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.dante import events
from tafelrunde.games.dante.board import NOBODY
from tafelrunde.games.dante.kinds import OfTurn
from tafelrunde.games.dante.state import About, Mountain
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.steps import Deed, Refusal, frozen


def share_out(s: Mountain, count: int) -> None:
    """So many of the sharer's stones go to fellow sinners, one after the other in the direction of play."""
    if count:
        s.sharing, s.recipient = count, s.next_from(s.sharer)
        s.push(SHARE)
    else:
        s.tell(events.STONELESS, s.names[s.sharer])  # DANTE-074, DANTE-091


class Give(Deed[Mountain]):
    """How many stones the next fellow sinner gets; the last one gets all that are left."""

    verb = "give"

    def offers(self, s: Mountain, seat: int) -> Sequence[Action]:
        give = s.board.give[s.names[s.recipient]]
        if s.recipient == s.others_from(s.sharer)[-1]:
            return (give[s.sharing],)
        return give[: s.sharing + 1]

    def why(self, s: Mountain, seat: int, action: Action) -> Refusal:
        """DANTE-115 and DANTE-090 are one decision: an encounter ended by a number, or a symbol."""
        clause = "DANTE-115" if s.number else "DANTE-090"
        if action.words[0] != s.names[s.recipient]:
            return Refusal(clause, "not-recipient", (("sinner", s.names[s.recipient]),))
        return Refusal(clause, "wrong-share", (("count:number", s.sharing),))

    def do(self, s: Mountain, seat: int, action: Action) -> None:
        count, to = action.number(1), s.recipient
        if count:
            s.hand_over(s.sharer, to, count)
            kind = events.BESTOWED if s.number else events.SACRIFICED
            s.tell(kind, s.names[s.sharer], s.names[to], count)
        s.sharing -= count
        if s.sharing:
            fellows = s.others_from(s.sharer)
            s.recipient = fellows[fellows.index(to) + 1]
            s.push(SHARE)
        else:
            s.recipient = NOBODY


@frozen
class Share(OfTurn):
    """Stones are shared out as the active sinner likes, as a chain of small choices."""

    topic = "share"
    clause = "DANTE-090"
    choices = (Give(),)

    def about(self, s: Mountain) -> About:
        return (("role:sinner", s.names[s.sharer]), ("sinner", s.names[s.recipient]), ("count:number", s.sharing))


SHARE = Share()
