"""What a good player values: points for one's side, and the right majority on the table.

Every nation's points are guessed from its people and what protects them, rider by rider; people without protection are
lost the more surely the nearer the next rider is. The good need the majority of people and more points than the evil
together; an evil player needs that the good have no majority, and most points among the evil. Alignments are those
of the world that is looked at: a bot sees only worlds it has imagined (`worlds`).
"""

from __future__ import annotations

from math import exp

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
)
from tafelrunde.games.apokalypse.edition import RIDERS
from tafelrunde.games.apokalypse.scoring import needed, points, protection, result, shielded
from tafelrunde.games.apokalypse.state import World
from tafelrunde.games.apokalypse.steps.people import GIVE, THEFT, THEFT_IF_LIKED

DOOMED = 0.95  # chance that who is unprotected now stays so, if the rider comes after this round ...
HOPE = 0.7  # ... and how fast it falls with the rounds until then
LATER = 0.6  # worth of the scorings after the next one, each against the one before
LATER_DOOMED = 0.3
CARD = 0.35  # points that a card in hand is worth
INCOME = 0.2  # points for each card that the next deal will bring
LANDS = 0.75  # chance that nobody parries
MAJORITY_DOUBT = (0.7, 0.12)  # people by which a majority may still change: at the end, and for each scoring to come
POINTS_DOUBT = (3.0, 4.0)  # the same for points
TEAM_DOUBT = 1.5  # for the points of two teams, against those of two players


def values(s: World) -> list[float]:
    """Each seat's chances to win, alone or together."""
    if s.ended:
        winners = result(s).winners
        return [float(seat in winners) for seat in range(s.seats)]
    if s.attack is not None:
        return _attacked(s)
    return _chances(s)


def _attacked(s: World) -> list[float]:
    """Between an attack that lands and one that is parried; by those who have answered, if any of them parries."""
    spent = s.clone()
    spent.attack = None
    parries = [(seat, answer) for seat, answer in s.sealed if answer.verb == "parry"]
    if parries:
        seat, answer = parries[0]
        spent.take(seat, s.board.index[str(answer.words[0])])
        return _chances(spent)
    missed = _chances(spent)
    _land(s, spent)
    lands = LANDS ** (s.seats - 1 - len(s.sealed)) if s.sealed else LANDS
    return [lands * hit + (1 - lands) * miss for hit, miss in zip(_chances(spent), missed, strict=True)]


def _land(s: World, after: World) -> None:
    """The attack's effect; a convert settles where the attacker lives."""
    if s.attack is None:
        return
    card, display, wing, column = s.attack
    heaven, person, hell = after.pull_column(display, wing, column)
    if card == s.board.conversion:
        for plane, taken in ((HEAVEN, heaven), (EARTH, person), (HELL, hell)):
            if taken != NOBODY:
                after.lay(s.turn, 1 - wing, plane, taken)


def _chances(s: World) -> list[float]:
    n, rider = s.seats, s.rider
    doomed = _doomed(s)
    guesses: list[float] = []
    people = [0.0, 0.0]
    for display in range(n):
        guess, good, evil = _guess(s, display, doomed)
        guesses.append(guess)
        people[GOOD] += good
        people[EVIL] += evil
    to_come = RIDERS + 1 - rider - doomed  # scorings, the next one by how far it is away
    majority = _sure(people[GOOD] - people[EVIL] - 0.5, MAJORITY_DOUBT[0] + MAJORITY_DOUBT[1] * n * to_come)
    doubt = POINTS_DOUBT[0] + POINTS_DOUBT[1] * to_come
    good_team = [seat for seat in range(n) if s.alignments[seat] == GOOD]
    evil_team = [seat for seat in range(n) if s.alignments[seat] == EVIL]
    chances = [0.0] * n
    if good_team and evil_team:
        lead = sum(guesses[seat] for seat in good_team) - sum(guesses[seat] for seat in evil_team)
        together = majority * _sure(lead, TEAM_DOUBT * doubt)
        for seat in good_team:
            chances[seat] = together
        _share(chances, evil_team, guesses, doubt, 1 - majority)
    elif good_team:
        _share(chances, good_team, guesses, doubt, majority)
    else:
        _share(chances, evil_team, guesses, doubt, 1 - majority)
    return chances


def _sure(lead: float, doubt: float) -> float:
    return 1 / (1 + exp(max(-30.0, min(30.0, -lead / doubt))))


def _share(chances: list[float], team: list[int], guesses: list[float], doubt: float, won: float) -> None:
    """Who of a team has most points."""
    best = max(guesses[seat] for seat in team)
    weights = [exp((guesses[seat] - best) / doubt) for seat in team]
    total = sum(weights)
    for seat, weight in zip(team, weights, strict=True):
        chances[seat] = won * weight / total


def _doomed(s: World) -> float:
    """How surely people who are unprotected now will be so when the next rider comes."""
    rows = s.rows
    rounds = min(
        len(s.above[back]) / (s.seats + sum(len(rows[at]) for at in range(3 * back + EARTH, len(rows), ROWS)))
        for back in (POPULATION, CAPITAL)
    )
    return DOOMED if rounds <= 1 else DOOMED / rounds**HOPE


def _guess(s: World, display: int, doomed: float) -> tuple[float, float, float]:
    """The points this nation's leader may expect, and how many good and evil people will be there in the end."""
    at = ROWS * display
    rows = s.rows
    good, evil = float(len(rows[at + EARTH])), float(len(rows[at + 3 + EARTH]))
    guess = float(sum(points(s, display)))
    income = 2.0 + good + evil
    code = s.board.code
    for card in rows[at + HELL]:
        income += code[GOOD][card]
    for card in rows[at + 3 + HELL]:
        income += code[EVIL][card]
    ours, theirs = protection(s, display, GOOD), protection(s, display, EVIL)
    weight = 1.0
    for rider in range(s.rider, RIDERS + 1):
        kept, kept_evil = shielded(needed(s, display, rider), good, evil, ours, theirs)
        dead_good, dead_evil = doomed * (good - kept), doomed * (evil - kept_evil)
        good, evil = good - dead_good, evil - dead_evil
        guess += weight * (good + evil - dead_good - dead_evil)
        weight *= LATER
        doomed = LATER_DOOMED
    hand = len(s.hands[display])
    if display == s.turn:
        top = s.stack[-1]
        hand += (top in (THEFT, THEFT_IF_LIKED)) - (top == GIVE)
    guess += CARD * hand + INCOME * income * (RIDERS + 1 - s.rider)
    return guess, good, evil
