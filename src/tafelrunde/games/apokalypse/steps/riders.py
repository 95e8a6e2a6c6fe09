"""A rider: whom it kills, the scoring, the talons filled up, the rewards (APO-115 to APO-157)."""

from __future__ import annotations

from tafelrunde.games.apokalypse import events
from tafelrunde.games.apokalypse.board import BACKS, CAPITAL, EARTH, KIND, NOBODY, POPULATION, WINGS, row_of
from tafelrunde.games.apokalypse.edition import RIDERS
from tafelrunde.games.apokalypse.scoring import doomed, final_count, most, scored, survivors
from tafelrunde.games.apokalypse.state import World
from tafelrunde.games.apokalypse.steps.planes import SealWon
from tafelrunde.kernel.steps import Step, frozen


@frozen
class Strike(Step[World]):
    """In every display people die from the outside inwards (APO-117 to APO-127)."""

    def run(self, s: World) -> None:
        s.push(SCORE)  # what is told from here on is no forecast any more
        s.tell(events.STRIKES, s.board.riders[s.rider - 1])
        for display in range(s.seats):
            for wing, left in enumerate(survivors(s, display, s.rider)):
                dying = doomed(len(s.rows[row_of(display, wing, EARTH)]), left)
                for column in dying:
                    heaven, person, hell = s.pull_column(display, wing, column)
                    s.dead[display] += (person,)
                    for card in (heaven, hell):
                        if card != NOBODY:
                            s.drop(card)
                if dying:
                    s.tell(events.FELL, s.board.nations[display], WINGS[wing], len(dying))


@frozen
class Score(Step[World]):
    """People left minus people killed, even below zero (APO-128 to APO-133, APO-R02)."""

    def run(self, s: World) -> None:
        rewards = Rewards(s.rider)
        s.push(*((REFILL, rewards) if s.rider < RIDERS else (rewards,)))  # APO-139, APO-R27
        rider = s.board.riders[s.rider - 1]
        for seat in range(s.seats):
            left, killed = s.people(seat), len(s.dead[seat])
            points = s.scored[RIDERS * seat + s.rider - 1] = scored(s, left, killed)
            for person in s.dead[seat]:
                s.drop(person)
            s.dead[seat] = ()
            s.tell(events.SCORED, seat, rider, points + killed, killed, points)


@frozen
class Refill(Step[World]):
    """What lies above the next rider is shuffled with all discards (APO-134 to APO-138), six at least (APO-R34)."""

    def run(self, s: World) -> None:
        between = s.board.between
        s.mark_seen()
        s.rider += 1
        if s.pools:
            s.settle()
        for back in (POPULATION, CAPITAL):
            below = s.below[back]
            cards = (*s.above[back], *below[-between:], *(card & KIND for card in s.discards[back]))
            s.above[back], s.below[back] = s.shuffled(back, cards), below[:-between]
            s.discards[back] = ()
            if s.setup.options["show_talon_counts"]:
                s.tell(events.REFILLED, BACKS[back], len(cards))
            else:
                s.tell(events.REFILLED_UNCOUNTED, BACKS[back])  # APO-182


@frozen
class Rewards(Step[World]):
    """Most points of this scoring win the rider's card, most people a seal (APO-140 to APO-148)."""

    rider: int

    def run(self, s: World) -> None:
        if self.rider == RIDERS:
            s.push(FINAL_COUNT)  # APO-148, APO-156, APO-R19: no more seals
        rider = s.board.riders[self.rider - 1]
        best = most(s.scored[self.rider - 1 :: RIDERS])
        for seat in best:
            s.rider_cards[seat] |= 1 << self.rider - 1
            s.tell(events.WON_RIDER, seat, rider)
        if not best:
            s.tell(events.NO_RIDER, rider)
        if self.rider == RIDERS:
            return
        crowded = most([s.people(seat) for seat in range(s.seats)])
        s.push(*(SealWon(seat) for seat in s.seats_from(s.start) if seat in crowded))  # APO-144
        if not crowded:
            s.tell(events.NO_SEAL)


@frozen
class FinalCount(Step[World]):
    """The people are counted, and the masks fall (APO-156, APO-158)."""

    def run(self, s: World) -> None:
        final_count(s)


def foretold(s: World) -> bool:
    """Whether the next rider is still to come: none is at work, and none was the last."""
    at_work = (SCORE, REFILL, Rewards(RIDERS), FINAL_COUNT)
    return not s.ended and not any(step in s.stack for step in at_work)


STRIKE, SCORE, REFILL, FINAL_COUNT = Strike(), Score(), Refill(), FinalCount()
