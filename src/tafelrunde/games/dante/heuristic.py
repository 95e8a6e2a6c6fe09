"""What a good player values: to be the second in heaven, neither first nor third.

Every sinner has a way to go, in fields, laps for stones included and less for a hand of large numbers. The longer two
ways are, the less is sure about who will be there before whom; good chances has whoever will probably have just one
sinner before him. Near the end nobody wants to be first: then symbols are worth keeping, as with them one can wait.
"""

from __future__ import annotations

from functools import cache
from math import exp, sqrt

from tafelrunde.games.dante.board import INTERVENTION, Board
from tafelrunde.games.dante.scoring import result
from tafelrunde.games.dante.state import Mountain
from tafelrunde.games.dante.steps.meeting import MEET
from tafelrunde.games.dante.steps.sharing import SHARE
from tafelrunde.games.dante.steps.symbols import GIVE_TO, GIVE_WITH, REMIT
from tafelrunde.games.dante.steps.travel import TOGETHER_OR_ALONE
from tafelrunde.games.dante.steps.turn import PLAY_CARD
from tafelrunde.kernel import engine

STONE = 0.6  # laps that a stone costs: some are lost on the way
LATER_STONE = 0.5  # the same for stones of terraces to come
LEAST_WAY = 0.3  # for whoever could not be nearer
TURN = 1.2  # fields; who is to play soon is ahead by a part of it
AHEAD = 2  # so many small questions are answered before the race is judged
DOUBT, LEAST_DOUBT = 0.7, 0.8  # how uncertain a race is, by the root of the ways, and at the least
PACE = 0.8  # fields that one pip more on each card of the hand saves
SYMBOL = -0.7  # pips that a symbol is worth
# what multiplies the chances, as powers of e, while nobody is in heaven and the first is near
NEAR = 11.0  # fields by which it wanes
WAIT, PUSH = 0.33, 0.27  # for each symbol in hand, and for each that can send another into heaven
FIRST = -0.21  # for the first

LARGE = frozenset((PLAY_CARD, SHARE))
"""Decisions too large to try out what they lead to."""
LOSING = frozenset((REMIT, GIVE_WITH, GIVE_TO, MEET))
"""Decisions by which the role can lose a stone."""


def values(s: Mountain) -> list[float]:
    """Each seat's chances. In the middle of a turn they are what the best answers make of them."""
    return _settled(s, AHEAD)


def _settled(s: Mountain, ahead: int) -> list[float]:
    if s.ended:
        winners = result(s).winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
    if not ahead or s.stack[-1] in LARGE:
        return _race(s)
    seat = engine.to_move(s)
    found: list[list[float]] = []
    for action in engine.legal(s, seat):
        after = s.clone()
        engine.submit(after, seat, action)
        found.append(_settled(after, ahead - 1))
    return max(found, key=lambda chances: chances[seat])


def _race(s: Mountain) -> list[float]:
    """The chances to come in right after one other, or at once if one is there already."""
    racing = [s.turn, *s.others_from(s.turn)] if s.turn not in s.heaven else s.others_from(s.turn)
    ways = [way(s, seat) + TURN * turn / len(racing) for turn, seat in enumerate(racing)]
    first = min(ways)
    near = exp(-first / NEAR)
    patience = _patience(s.board)
    chances = [0.0] * s.seats
    for seat, mine in zip(racing, ways, strict=True):
        nobody, one = 1.0, 0.0  # chances that nobody, or just one, comes in before this sinner
        for other, theirs in zip(racing, ways, strict=True):
            if other != seat:
                before = _before(theirs, mine)
                one = one * (1 - before) + nobody * before
                nobody *= 1 - before
        if s.heaven:
            chances[seat] = nobody
        else:
            nerve = sum([patience[card] for card in s.hands[seat]], 0.0) + (FIRST if mine == first else 0.0)
            chances[seat] = one * exp(near * nerve)
    total = sum(chances, 0.0)
    return [chance / total for chance in chances]


def _before(theirs: float, mine: float) -> float:
    """The chance that another's way is over before mine."""
    return 1 / (1 + exp((theirs - mine) / (LEAST_DOUBT + DOUBT * sqrt(theirs + mine))))


def way(s: Mountain, seat: int) -> float:
    """The fields this sinner may expect to go."""
    board, field, stones = s.board, s.fields[seat], s.stones[seat]
    area = board.area_of[field]
    steps = 0
    if seat == s.role:
        lost, steps = _promised(s)
        stones -= min(stones, lost)
    elif s.sharing and seat == s.sharer:
        stones -= s.sharing
    later = _later(board)[s.names[seat]][area]
    saved = _saved(board)
    hand = s.hands[seat]
    pace = sum([saved[card] for card in hand], 0.0) / len(hand)
    return max(LEAST_WAY, max(1, board.room[field] + 1 - steps) + STONE * stones * board.lengths[area] + later - pace)


def _promised(s: Mountain) -> tuple[int, int]:
    """Stones that the role is about to lose and fields it is about to go, while something is being decided."""
    top = s.stack[-1]
    if top == SHARE:
        return s.sharing if s.sharer == s.role else 0, s.number
    if top == TOGETHER_OR_ALONE:
        return 0, s.number
    return int(top in LOSING), s.left


@cache
def _later(board: Board) -> dict[str, tuple[float, ...]]:
    """What lies above each area for each persona."""
    areas = range(len(board.areas))
    found: dict[str, tuple[float, ...]] = {}
    for name, sins in board.sins.items():
        rings = [board.lengths[area] * (1 + LATER_STONE * sins[area] * board.takes[area]) for area in areas[:-1]]
        found[name] = tuple(sum(rings[area + 1 :]) for area in areas)
    return found


@cache
def _saved(board: Board) -> tuple[float, ...]:
    """The fields that each card saves, against the average one, if all cards of a hand are like it."""
    pips = [sum(face if face > 0 else SYMBOL for face in faces) for faces in zip(*board.faces, strict=True)]
    average = sum(pips) / len(pips)
    return tuple(PACE * (pip - average) for pip in pips)


@cache
def _patience(board: Board) -> tuple[float, ...]:
    """What each card helps its owner to let others go first."""
    return tuple(
        sum(WAIT + PUSH * (face == INTERVENTION) for face in faces if face < 0)
        for faces in zip(*board.faces, strict=True)
    )
