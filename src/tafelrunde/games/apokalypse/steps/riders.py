"""A rider: whom it kills, the scoring, the talons filled up, the rewards (APO-115 to APO-157)."""

from __future__ import annotations

from dataclasses import dataclass

from tafelrunde.games.apokalypse import events
from tafelrunde.games.apokalypse.board import BACKS, CAPITAL, EARTH, KIND, NOBODY, POPULATION, WINGS, row_of
from tafelrunde.games.apokalypse.edition import RIDERS
from tafelrunde.games.apokalypse.scoring import MOST_SHARED, final_count, survivors
from tafelrunde.games.apokalypse.state import World
from tafelrunde.games.apokalypse.steps.planes import SealWon
from tafelrunde.kernel.steps import Step


@dataclass(frozen=True, slots=True)
class Strike(Step[World]):
    """In every display people die from the outside inwards (APO-117 to APO-127)."""

    def run(self, s: World) -> None:
        s.tell(events.STRIKES, s.board.riders[s.rider - 1])
        for display in range(s.seats):
            for wing, left in enumerate(survivors(s, display, s.rider)):
                dying = len(s.rows[row_of(display, wing, EARTH)]) - left
                for column in range(left + dying, left, -1):
                    heaven, person, hell = s.pull_column(display, wing, column)
                    s.dead[display] += (person,)
                    for card in (heaven, hell):
                        if card != NOBODY:
                            s.drop(card)
                if dying:
                    s.tell(events.FELL, s.board.nations[display], WINGS[wing], dying)
        s.push(SCORE)


@dataclass(frozen=True, slots=True)
class Score(Step[World]):
    """People left minus people killed, even below zero (APO-128 to APO-133, APO-R02)."""

    def run(self, s: World) -> None:
        base = 2 if s.setup.options["score_base_population"] else 0  # APO-176, APO-R01
        rider = s.board.riders[s.rider - 1]
        for seat in range(s.seats):
            left, killed = s.people(seat) + base, len(s.dead[seat])
            s.scored[RIDERS * seat + s.rider - 1] = left - killed
            for person in s.dead[seat]:
                s.drop(person)
            s.dead[seat] = ()
            s.tell(events.SCORED, seat, rider, left, killed, left - killed)
        s.push(*((REFILL, REWARDS) if s.rider < RIDERS else (REWARDS,)))  # APO-139, APO-R27


@dataclass(frozen=True, slots=True)
class Refill(Step[World]):
    """What lies above the next rider is shuffled with all discards (APO-134 to APO-138), six at least (APO-R34)."""

    def run(self, s: World) -> None:
        between = s.board.between
        s.mark_seen()
        for back in (POPULATION, CAPITAL):
            cards = [*s.above[back], *s.below[back][-between:], *(card & KIND for card in s.discards[back])]
            s.above[back] = tuple(s.luck.shuffled(cards))
            s.below[back] = s.below[back][:-between]
            s.discards[back] = ()
            if s.setup.options["show_talon_counts"]:
                s.tell(events.REFILLED, BACKS[back], len(cards))
            else:
                s.tell(events.REFILLED_UNCOUNTED, BACKS[back])  # APO-182


@dataclass(frozen=True, slots=True)
class Rewards(Step[World]):
    """Most points of this scoring win the rider's card, most people a seal (APO-140 to APO-148)."""

    def run(self, s: World) -> None:
        rider = s.board.riders[s.rider - 1]
        best = _most([s.scored[RIDERS * seat + s.rider - 1] for seat in range(s.seats)])
        for seat in best:
            s.rider_cards[seat] |= 1 << s.rider - 1
            s.tell(events.WON_RIDER, seat, rider)
        if not best:
            s.tell(events.NO_RIDER, rider)
        if s.rider == RIDERS:
            final_count(s)  # APO-148, APO-156, APO-R19: no more seals
            return
        s.rider += 1
        crowded = _most([s.people(seat) for seat in range(s.seats)])
        if not crowded:
            s.tell(events.NO_SEAL)
        s.push(*(SealWon(seat) for seat in s.around(s.start) if seat in crowded))  # APO-144


def _most(counts: list[int]) -> list[int]:
    """Who has most; nobody where more than three do (APO-141, APO-143)."""
    best = [seat for seat, count in enumerate(counts) if count == max(counts)]
    return best if len(best) <= MOST_SHARED else []


STRIKE, SCORE, REFILL, REWARDS = Strike(), Score(), Refill(), Rewards()
