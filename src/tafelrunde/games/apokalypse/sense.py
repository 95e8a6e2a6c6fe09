"""What those who learn Apokalypse look at: every nation's people and protection, points, whom the table believes to be
good, and the own hand and side. Other hands, sides and fronts of people stay unseen (APO-004, APO-009)."""

from __future__ import annotations

from math import exp

from tafelrunde.games.apokalypse.board import CAPITAL, EVIL, GOOD, NOBODY, POPULATION, ROWS
from tafelrunde.games.apokalypse.edition import RIDERS
from tafelrunde.games.apokalypse.heuristic import (
    CARDS,
    EASES,
    RIVALRY,
    _hand,
    _shares,
    chances_by_side,
    outlooks,
)
from tafelrunde.games.apokalypse.scoring import points
from tafelrunde.games.apokalypse.state import NO_ATTACK, World
from tafelrunde.games.apokalypse.worlds import beliefs
from tafelrunde.kernel.sense import Sense, Sensed
from tafelrunde.kernel.sorted_rows import without

TABLE = (
    *("seats", "rider", "last-rider", "doomed", "above-population", "above-capital", "round", "passed", "good-people"),
    *("evil-people", "good-lead", "lead-in-the-end", "seals", "attack", "attack-conversion", "attack-on-evil", "gift"),
)
SEAT = (
    *("order", "turn", "has-passed", "points", "guess", "at-once", "nation-guess", "nation-lead", "births"),
    *("population", "capital", "good-people", "evil-people", "good-safe", "evil-safe", "good-lost", "evil-lost"),
    *("safe-next", "rider-cards", "rider-share", "trusted", "is-good", "is-evil", "chance", "chance-good"),
    *("chance-evil", "behind", "attacked", "heavens", "hells", "good-deeds", "evil-deeds"),
    *("shields", "metal", "hell-cards", "saints", "fiends", "church", "violence", "conversion", "known-cards"),
)


def look(s: World, viewer: int) -> Sensed:
    board, n, rider = s.board, s.seats, s.rider
    promised = outlooks(s)
    doomed, nations = promised
    shares = _shares([at_once for _, at_once, *_ in nations], RIVALRY)
    trusted = beliefs(s).good
    as_good, as_evil = chances_by_side(s, promised)
    done = s.belief.done
    totals = [sum(points(s, seat)) for seat in range(n)]
    guesses: list[float] = []
    rows: list[list[float]] = []
    prize = board.points[rider - 1] + (EASES if rider < RIDERS else 0)
    good_people = evil_people = 0
    leads = 0.0
    for seat, (promised_points, at_once, lead, births, safe, evil_safe, later) in enumerate(nations):
        leads += lead
        population, capital = _hand(s, seat) if seat == viewer else s.backs(seat)
        guess = totals[seat] + promised_points + CARDS[0] * population + CARDS[1] * capital + shares[seat] * prize
        guesses.append(guess)
        at = ROWS * seat
        heaven, earth, hell, evil_heaven, evil_earth, evil_hell = s.rows[at : at + ROWS]
        good, evil = len(earth), len(evil_earth)
        good_people, evil_people = good_people + good, evil_people + evil
        if seat == viewer:
            is_good, is_evil = float(s.alignments[seat] == GOOD), float(s.alignments[seat] == EVIL)
        else:
            is_good, is_evil = trusted[seat], 1 - trusted[seat]
        rows.append(
            [
                (seat - s.turn) % n / n,
                float(seat == s.turn),
                float(s.passed >> seat & 1),
                totals[seat] / 15,
                guess / 20,
                at_once / 8,
                promised_points / 15,
                lead / 6,
                births / 6,
                population / 6,
                capital / 8,
                good / 5,
                evil / 5,
                safe / 5,
                evil_safe / 5,
                (good - safe) / 4,
                (evil - evil_safe) / 4,
                later / 6,
                s.rider_cards[seat].bit_count() / 2,
                shares[seat],
                trusted[seat],
                is_good,
                is_evil,
                is_good * as_good[seat] + is_evil * as_evil[seat],
                as_good[seat],
                as_evil[seat],
                0.0,
                float(s.attack != NO_ATTACK and s.attack.display == seat),
                (len(heaven) + len(evil_heaven)) / 5,
                (len(hell) + len(evil_hell)) / 5,
                done[2 * seat] / 8,
                done[2 * seat + 1] / 8,
                *(_cards(s, seat) if seat == viewer else [0.0] * 8),
                len(s.known[viewer * n + seat]) / 2 if seat != viewer else 0.0,
            ]
        )
    for seat, row in enumerate(rows):
        row[26] = (guesses[seat] - max([guess for i, guess in enumerate(guesses) if i != seat])) / 10
    attacked = s.attack != NO_ATTACK
    table = [
        n / 6,
        rider / RIDERS,
        float(rider == RIDERS),
        doomed,
        len(s.above[POPULATION]) / 20,
        len(s.above[CAPITAL]) / 20,
        exp(-s.round / 6),
        s.passed.bit_count() / n,
        good_people / (4 * n),
        evil_people / (4 * n),
        (good_people - evil_people) / (2 * n),
        leads / (2 * n),
        s.seals / 4,
        float(attacked),
        float(attacked and s.attack.card == board.conversion),
        float(attacked and s.attack.wing == EVIL),
        float(s.gift != NOBODY),
    ]
    return table, rows


def _cards(s: World, seat: int) -> list[float]:
    """The own hand by what cards are for, without a gift that is as good as given."""
    board, hand = s.board, s.hands[seat]
    if s.gift != NOBODY and seat == s.turn:
        hand = without(hand, s.gift)
    return [
        sum([card in board.shields for card in hand]) / 4,
        hand.count(board.metal) / 2,
        sum([card in board.hell_cards for card in hand]) / 4,
        sum([card in board.saints for card in hand]) / 2,
        sum([card in board.fiends for card in hand]) / 2,
        hand.count(board.church) / 2,
        hand.count(board.violence) / 2,
        hand.count(board.conversion) / 2,
    ]


SENSE = Sense(TABLE, SEAT, look)
