"""What a good player values: points for one's side, and the right majority on the table.

Every nation's points are guessed from its people and what protects them, rider by rider; people without protection are
lost the more surely the nearer the next rider is. The good need the majority of people and more points than the evil
together; an evil player needs that the good have no majority, and most points among the evil.

A seat knows its own alignment only. Its chances are weighed over all that the others' may be, by what everybody has
heard them do (`worlds.beliefs`): so nobody builds on a friend who is only imagined. And the evil hide among the good:
their chances fall with the trust in them. Among bots that believe deeds, who hides less wins less.
Figures: docs/results/bots.md.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import exp
from operator import add, mul
from typing import NamedTuple

from tafelrunde.games.apokalypse.board import (
    CAPITAL,
    EARTH,
    EVIL,
    GOOD,
    HEAVEN,
    HELL,
    NOBODY,
    POPULATION,
    ROWS,
    Board,
    Row,
)
from tafelrunde.games.apokalypse.edition import RIDERS
from tafelrunde.games.apokalypse.scoring import needed, points, protection, result, shielded
from tafelrunde.games.apokalypse.state import NO_ATTACK, World
from tafelrunde.games.apokalypse.steps.people import GIVE, THEFT, THEFT_IF_LIKED
from tafelrunde.games.apokalypse.worlds import beliefs


class Outlook(NamedTuple):
    """What a nation promises."""

    guess: float  # points its leader may expect
    at_once: float  # those of the next scoring alone
    lead: float  # by how much good people will outnumber evil ones there in the end
    births: int  # population cards that the next deal will bring
    safe: float  # good people whom the next rider spares as things are, and evil ones ...
    evil_safe: float
    later: float  # ... and of both together, the one after it


Outlooks = tuple[float, list[Outlook]]
"""How surely people without protection are lost to the next rider, and what all nations promise."""


DOOMED = 0.95  # chance that who is unprotected now stays so, if the rider comes after this round ...
HOPE = 0.7  # ... and how fast it falls with the rounds until then
LATER = 0.7  # worth of the scorings after the next one, each against the one before
LATER_DOOMED = 0.25
CARDS = (0.4, 0.05)  # points that a card in hand is worth: population is scarce, capital is not
INCOME = (0.3, 0.05)  # points for each card that the next deal will bring
LANDS = 0.75  # chance that nobody parries
MAJORITY_DOUBT = (0.3, 0.15)  # people by which a majority may still change, for each nation: at the end, and ...
POINTS_DOUBT = (3.0, 1.0)  # ... for each scoring to come; the same for points
TEAM_DOUBT = 1.5  # for the points of two teams, against those of two players
HEADWIND = (0.3, 0.25)  # people by which the good fall short of what they seem to have, for each nation: the same
EFFORT = 1.0  # people that a player will still lead to his side, for each scoring to come ...
RECRUIT = 0.2  # ... for each population card in hand ...
BIRTH = 0.3  # ... and for each one that the next deal will bring
LOOT = 1.5  # population cards that a theft is worth, for it also harms the robbed
SPIRIT = 3.0  # doubts by which the good lead where they have the majority: good people are mostly their own
RIVALRY = 4.0  # points by which the next scoring may still change
EASES = 1.0  # points that a card of the first three riders saves when the fourth comes


def values(s: World) -> list[float]:
    """Each seat's chances to win, alone or together."""
    if s.ended:
        winners = result(s).winners
        return [float(seat in winners) for seat in range(s.seats)]
    if s.attack != NO_ATTACK:
        return _attacked(s)
    return _chances(s)


def _attacked(s: World) -> list[float]:
    """Between an attack that lands and one that is parried; by those who have answered, if any of them parries."""
    spent = s.clone()
    spent.attack = NO_ATTACK
    parries = [(seat, answer) for seat, answer in s.sealed if answer.verb == "parry"]
    if parries:
        seat, answer = parries[0]
        spent.take(seat, s.board.index[answer.word()])
        return _chances(spent)
    missed = _chances(spent)
    _land(s, spent)
    lands = LANDS ** (s.seats - 1 - len(s.sealed)) if s.sealed else LANDS
    return [lands * hit + (1 - lands) * miss for hit, miss in zip(_chances(spent), missed, strict=True)]


def _land(s: World, after: World) -> None:
    """The attack's effect; a convert settles where the attacker lives."""
    card, display, wing, column = s.attack
    heaven, person, hell = after.pull_column(display, wing, column)
    if card == s.board.conversion:
        for plane, taken in ((HEAVEN, heaven), (EARTH, person), (HELL, hell)):
            if taken != NOBODY:
                after.lay(s.turn, 1 - wing, plane, taken)


def _chances(s: World) -> list[float]:
    as_good, as_evil = _by_side(s, outlooks(s))
    return [as_evil[seat] if alignment else as_good[seat] for seat, alignment in enumerate(s.alignments)]


def chances_by_side(s: World, now: Outlooks) -> tuple[list[float], list[float]]:
    """Each seat's chances if it is good, and if it is evil: what follows from what all can see, and what the nations
    promise now."""
    if s.attack == NO_ATTACK:
        return _by_side(s, now)
    spent = s.clone()
    spent.attack = NO_ATTACK
    missed = _by_side(spent, now)
    _land(s, spent)
    mixed = [
        [LANDS * hit + (1 - LANDS) * miss for hit, miss in zip(*pair, strict=True)]
        for pair in zip(_by_side(spent, outlooks(spent)), missed, strict=True)
    ]
    return mixed[GOOD], mixed[EVIL]


def _by_side(s: World, of: Outlooks) -> tuple[list[float], list[float]]:
    n, rider = s.seats, s.rider
    doomed, nations = of
    to_come = RIDERS + 1 - rider - doomed  # scorings, the next one by how far it is away
    guesses, pushes, now, leads = list[float](), list[float](), list[float](), list[float]()
    for seat, (guess, at_once, lead, births, *_) in enumerate(nations):
        population, capital = _hand(s, seat)
        guesses.append(sum(points(s, seat)) + guess + CARDS[0] * population + CARDS[1] * capital)
        now.append(at_once)
        leads.append(lead)
        if s.passed >> seat & 1:
            population *= 1 - doomed  # too late for the next rider
        pushes.append(EFFORT * to_come + RECRUIT * population + BIRTH * births)
    for seat, share in enumerate(_shares(now, RIVALRY)):
        guesses[seat] += share * (s.board.points[rider - 1] + (EASES if rider < RIDERS else 0))
    lead = sum(leads, 0.0) - n * (HEADWIND[0] + HEADWIND[1] * to_come)
    doubts = n * (MAJORITY_DOUBT[0] + MAJORITY_DOUBT[1] * to_come), POINTS_DOUBT[0] + POINTS_DOUBT[1] * to_come
    hiding = min(1.0, to_come) if n > 2 else 0.0  # near the end, and between two, nobody is left to be deceived
    return _weighed(s, guesses, lead, pushes, doubts, hiding)


def _weighed(
    s: World, guesses: list[float], lead: float, pushes: list[float], doubts: tuple[float, float], hiding: float
) -> tuple[list[float], list[float]]:
    """Each seat's chances over all that the others' alignments may be, where it is good itself and where it is evil.
    Every way they may be tells who leads people to which side, and who are rivals."""
    people_doubt, doubt = doubts
    most, team_doubt = max(guesses), TEAM_DOUBT * doubt
    weights = [exp((guess - most) / doubt) for guess in guesses]
    rivals = _by_subset(add, 0.0, weights)
    turned = _by_subset(
        mul, exp((sum(pushes, 0.0) - lead) / people_doubt), [exp(-2 * push / people_doubt) for push in pushes]
    )
    poorer = _by_subset(
        mul,
        exp(sum(guesses, 0.0) / team_doubt - SPIRIT / TEAM_DOUBT),
        [exp(-2 * guess / team_doubt) for guess in guesses],
    )
    as_good, as_evil = [0.0] * s.seats, [0.0] * s.seats
    ways, good_chances = beliefs(s)
    for good, evil, chance, subset in ways:
        majority = 1 / (1 + turned[subset])
        if good and evil:
            together = chance * majority / (1 + poorer[subset])
            for seat in good:
                as_good[seat] += together
            alone = chance * (1 - majority) / rivals[-1 - subset]
            for seat in evil:
                as_evil[seat] += alone * weights[seat]
        else:  # APO-163: then even the good do not win together
            wing, won = (as_good, majority) if good else (as_evil, 1 - majority)
            for seat in good or evil:
                wing[seat] += chance * won * weights[seat] / rivals[-1]
    return (
        [chance / (trust or 1.0) for chance, trust in zip(as_good, good_chances, strict=True)],
        [chance * (1 / (1 - trust or 1.0) - hiding) for chance, trust in zip(as_evil, good_chances, strict=True)],
    )


def _by_subset(join: Callable[[float, float], float], start: float, numbers: list[float]) -> list[float]:
    """The numbers of each subset of the seats joined, by its bits."""
    found = [start]
    for number in numbers:
        found += [join(before, number) for before in found]
    return found


def _shares(guesses: list[float], doubt: float) -> list[float]:
    """Who will have most."""
    most = max(guesses)
    weights = [exp((guess - most) / doubt) for guess in guesses]
    total = sum(weights, 0.0)
    return [weight / total for weight in weights]


def outlooks(s: World) -> Outlooks:
    """What all nations promise, and how surely people who are unprotected now will be so when the next rider comes."""
    doomed = _doomed(s)
    return doomed, [_outlook(s, display, doomed) for display in range(s.seats)]


def _doomed(s: World) -> float:
    rows = s.rows
    rounds = min(
        [
            len(s.above[back]) / (s.seats + sum([len(row) for row in rows[3 * back + EARTH :: ROWS]]))
            for back in (POPULATION, CAPITAL)
        ]
    )
    return DOOMED if rounds <= 1 else round(DOOMED / rounds**HOPE, 2)  # so that nations are found again


def _hand(s: World, seat: int) -> tuple[float, float]:
    """Population and capital cards in hand; of a gift still to be given or a theft to be done, what one will choose."""
    population, capital = s.backs(seat)
    if seat == s.turn:
        top = s.stack[-1]
        if top == GIVE:
            return (population, capital - 1) if capital else (population - 1, 0)
        if top in (THEFT, THEFT_IF_LIKED):
            return population + LOOT, capital
    return population, capital


def _outlook(s: World, display: int, doomed: float) -> Outlook:
    heaven, earth, hell, evil_heaven, evil_earth, evil_hell = s.rows[ROWS * display : ROWS * (display + 1)]
    cards = heaven, hell, evil_heaven, evil_hell
    return _nation(s.board, len(earth), len(evil_earth), cards, s.rider, s.rider_cards[display], doomed)


@lru_cache(1 << 14)
def _nation(
    board: Board, people: int, evil_people: int, cards: tuple[Row, ...], rider: int, won: int, doomed: float
) -> Outlook:
    """What a nation with these people, and these cards around them, promises its leader."""
    heaven, hell, evil_heaven, evil_hell = cards
    codes, evil_codes = board.code
    births = 1 + people + sum([codes[card] for card in hell])
    gains = 1 + evil_people + sum([evil_codes[card] for card in evil_hell])
    ours, theirs = protection(board, GOOD, heaven, hell), protection(board, EVIL, evil_heaven, evil_hell)
    good, evil = float(people), float(evil_people)
    safe, evil_safe = shielded(needed(board, rider, won), good, evil, ours, theirs)
    later = sum(shielded(needed(board, min(rider + 1, RIDERS), won), good, evil, ours, theirs), 0.0)
    score, weight, at_once = 0.0, 1.0, 0.0
    guess = (INCOME[0] * births + INCOME[1] * gains) * (RIDERS + 1 - rider)
    for coming in range(rider, RIDERS + 1):
        kept, kept_evil = shielded(needed(board, coming, won), good, evil, ours, theirs)
        dead_good, dead_evil = doomed * (good - kept), doomed * (evil - kept_evil)
        good, evil = good - dead_good, evil - dead_evil
        score = good + evil - dead_good - dead_evil
        if coming == rider:
            at_once = score
        guess += weight * score
        weight *= LATER
        doomed = LATER_DOOMED
    return Outlook(guess, at_once, good - evil, births, safe, evil_safe, later)
