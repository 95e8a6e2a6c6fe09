"""What those who learn Dante's journey look at: everybody's way to heaven, who will be there before whom, and the own
hand. Other hands and the stock stay unseen (DANTE-015), as do encounters to come."""

from __future__ import annotations

from math import exp

from tafelrunde.games.dante.board import INTERVENTION, LEAP, NOBODY, REVERSAL
from tafelrunde.games.dante.heuristic import (
    FIRST,
    LEAST_WAY,
    NEAR,
    STONE,
    TURN,
    _before,
    _later,
    _patience,
    _promised,
    _saved,
)
from tafelrunde.games.dante.state import Mountain
from tafelrunde.kernel.sense import Sense, Sensed

TABLE = (
    *("seats", "heaven", "light", "sun", "spiral", "clockwise", "skip", "number", "left", "joint", "sharing"),
    *("ruler", "celestial", "artist", "laity", "value", "first-near", "first-way", "supply", "playing-other"),
)
SEAT = (
    *("racing", "turn", "role", "order", "way", "near", "very-near", "area", "room", "stones", "at-top", "to-heaven"),
    *("to-sins", "first", "before", "alone-first", "just-second", "chance", "mate", "mate-near", "offered", "pace"),
    *("patience", "best-day", "best-night", "least-now", "most-now", "symbols-now", "numbers-later", "interventions"),
    *("leaps", "can-arrive", "can-wait", "nobody-in-way", "two-before"),
)


def look(s: Mountain, viewer: int) -> Sensed:
    board, seats = s.board, range(s.seats)
    racing = [s.turn, *s.others_from(s.turn)] if s.turn not in s.heaven else s.others_from(s.turn)
    above = _later(board)
    later = [above[name][board.area_of[s.fields[seat]]] for seat, name in enumerate(s.names)]
    ways = {seat: _way(s, seat, later[seat]) + TURN * turn / len(racing) for turn, seat in enumerate(racing)}
    hand = s.hands[viewer]
    saved, patience = _saved(board), _patience(board)
    pace = sum([saved[card] for card in hand], 0.0) / max(1, len(hand))
    nerve = sum([patience[card] for card in hand], 0.0)
    if viewer in ways:
        ways[viewer] = max(LEAST_WAY, ways[viewer] - pace)
    first = min(ways.values())
    near = exp(-first / NEAR)
    chances: list[float] = []
    rows: list[list[float]] = []
    for seat in seats:
        order = racing.index(seat) / len(racing) if seat in ways else 1.0
        row = [float(seat in ways), float(seat == s.turn), float(seat == s.role), order]
        if seat in ways:
            mine = ways[seat]
            nobody, one, two = 1.0, 0.0, 0.0
            for other, theirs in ways.items():
                if other != seat:
                    before = _before(theirs, mine)
                    two = two * (1 - before) + one * before
                    one = one * (1 - before) + nobody * before
                    nobody *= 1 - before
            chance = nobody if s.heaven else one
            if not s.heaven:
                chance *= exp(near * ((nerve if seat == viewer else 0.7) + (FIRST if mine == first else 0.0)))
            chances.append(chance)
            field = s.fields[seat]
            mate = s.mates[seat]
            area = board.area_of[field]
            row += [
                mine / 40,
                exp(-mine / 15),
                exp(-mine / 4),
                area / len(board.areas),
                board.room[field] / 10,
                s.stones[seat] / 3,
                float(area == len(board.areas) - 2),
                min(board.heaven - field, 12) / 12,
                later[seat] / 40,
                float(mine == first),
                (mine - first) / 10,
                nobody,
                one,
                chance,
                float(mate != NOBODY),
                exp(-ways[mate] / 10) if mate in ways else 0.0,
                float(s.offers[seat] != NOBODY),
            ]
        else:
            chances.append(0.0)
            two = nobody = 0.0
            row += [0.0] * 17
        row += _hand(s, seat, pace, nerve) if seat == viewer else [0.0] * 12
        rows.append([*row, nobody, two])
    total = sum(chances, 0.0) or 1.0
    for row, chance in zip(rows, chances, strict=True):
        row[17] = chance / total
    classes = [float(board.classes[s.encounter] == i) for i in range(4)]
    table = [
        s.seats / 8,
        float(len(s.heaven)),
        float(s.light),
        s.sun / board.hours,
        s.spiral / 10,
        float(s.direction > 0),
        float(s.skip),
        s.number / 4,
        s.left / 4,
        float(s.joint),
        s.sharing / 3,
        *classes,
        board.values[s.encounter] / 10,
        near,
        first / 40,
        s.supply / 15,
        float(s.role != s.turn),
    ]
    return table, rows


def _way(s: Mountain, seat: int, later: float) -> float:
    """The fields this sinner may expect to go, whatever the hand (`heuristic.way`)."""
    board, field, stones, steps = s.board, s.fields[seat], s.stones[seat], 0
    area = board.area_of[field]
    if seat == s.role:
        lost, steps = _promised(s)
        stones -= min(stones, lost)
    elif s.sharing and seat == s.sharer:
        stones -= s.sharing
    return max(LEAST_WAY, max(1, board.room[field] + 1 - steps) + STONE * stones * board.lengths[area] + later)


def _hand(s: Mountain, seat: int, pace: float, nerve: float) -> list[float]:
    """The own hand: the fields it saves, the patience it gives, large and small numbers by either light, symbols, and
    what they allow near the end."""
    board, hand = s.board, s.hands[seat]
    if not hand:
        return [0.0] * 12
    light, other = board.faces[s.light], board.faces[1 - s.light]
    now = [light[card] for card in hand]
    both = [*now, *[other[card] for card in hand]]
    numbers = [face for face in now if face > 0]
    to_go = board.heaven - s.fields[seat]
    return [
        pace / 3,
        nerve / 2,
        max([board.faces[1][card] for card in hand]) / 4,
        max([board.faces[0][card] for card in hand]) / 4,
        min(numbers, default=0) / 4,
        max(numbers, default=0) / 4,
        (len(now) - len(numbers)) / 3,
        sum([other[card] > 0 for card in hand]) / 3,
        both.count(INTERVENTION) / 2,
        (both.count(LEAP) + both.count(REVERSAL)) / 2,
        float(not s.stones[seat] and any(face >= to_go for face in numbers)),
        float(any(face < to_go for face in now)),
    ]


SENSE = Sense(TABLE, SEAT, look)
