"""What a good player values: to come out alive with more gold than the others.

A hero has three plans: home with what he has, home with the next thing he finds, or first to the treasure chamber. Each
is worth the chance to live through the steps it takes, before the sun sets, times the chance that its gold wins. Steps
are counted by flooding the map from towers and treasure chamber, unexplored spaces being open; sets of spaces are bits
of one number.
"""

from __future__ import annotations

from functools import cache
from math import exp

from tafelrunde.games.dungeonquest.board import (
    COMBAT,
    DRAGON_DECK,
    IN,
    NONE,
    OUT,
    PIT,
    ROTATING,
    TREASURE_DECK,
    Board,
)
from tafelrunde.games.dungeonquest.scoring import result
from tafelrunde.games.dungeonquest.state import Quest

WOUNDS_A_STEP = 1.0  # that a step may be expected to cost
DOUBT = 2.4  # how uncertain that is
LIVE = 0.97  # chance to live through a step that has nothing to do with wounds
FINDING = 4  # steps until something is found
FOUND = 90  # gold that it is then worth
HOARD = 1100  # gold that the treasure chamber promises
RIVAL, RIVAL_GOLD = 0.25, 500.0  # chance that a rival comes out, and the gold he then has
LATE = 1.5  # rounds after the first numbered space of the sun track that one may hope for
FAR = 40
GRIT = 0.35  # what a determination token is worth in wounds
PENDING_MONSTER, LAST_BLOWS = 2.2, 0.6  # wounds to be expected of a fresh monster, and of one nearly dead
CARD_PERIL = (0.3, 0.15, 0.0)  # by ranged, melee, magic: magic never costs two
BELOW = 4  # steps that the catacombs take beside the way


def values(s: Quest) -> list[float]:
    """Each seat's chances to win."""
    if s.ended:
        winners = result(s).winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
    if NONE in s.place and s.round == 0:  # still setting up: a strong hero is all there is to like
        return [0.0 if hero == NONE else s.board.life[hero] / 50 for hero in s.heroes]
    home, hoard = _distances(s)
    gold = [s.gold(seat) for seat in range(s.seats)]
    return [_chance(s, seat, gold, home[seat], hoard[seat]) for seat in range(s.seats)]


def _chance(s: Quest, seat: int, gold: list[int], home: int, hoard: int) -> float:
    status = s.status[seat]
    if status == OUT:
        return wins(s, seat, gold, gold[seat])
    if status != IN or s.place[seat] == NONE:
        return 0.1 if status == IN else 0.0
    if s.below(seat):
        home, hoard = home + BELOW, hoard + BELOW
    elif s.type_at(s.place[seat]) == PIT:
        home += 1
    time = s.board.edition.board.blank + int(s.setup.options["sun_extra"]) - s.sun + LATE
    life = s.life(seat) - s.wounds[seat] + GRIT * s.grit[seat] - _peril(s, seat)
    owned = gold[seat]
    best = 0.0
    if s.loot[seat] and (not s.solo or _has_treasure(s, seat)):
        best = survive(life, home, time) * wins(s, seat, gold, owned)
    if not s.solo:
        best = max(best, survive(life, home + FINDING, time) * wins(s, seat, gold, owned + FOUND))
    back = _way_back(s.board)
    best = max(best, survive(life, hoard + back, time) * wins(s, seat, gold, owned + HOARD))
    if s.place[seat] == s.board.treasure[0]:
        drawn, left = len(s.discards[DRAGON_DECK]), len(s.decks[DRAGON_DECK])
        best *= left / (left + drawn)  # each card could have been the dragon's rage
    return best


def _has_treasure(s: Quest, seat: int) -> bool:
    return any(s.board.deck_of[card] == TREASURE_DECK for card in s.loot[seat])


def _peril(s: Quest, seat: int) -> float:
    """Wounds that are about to come: by the monster one fights, and by the combat card laid against it."""
    if s.monster == NONE or seat != s.player:
        return 0.0
    peril = max(LAST_BLOWS, PENDING_MONSTER - 0.6 * s.hurt)
    for other, action in s.sealed:
        if other == seat:
            peril += CARD_PERIL[COMBAT.index(str(action.words[0]))]
    return peril


def survive(life: float, steps: int, time: float) -> float:
    """The chance to live through so many steps, and in time."""
    wounds = 1 / (1 + exp((WOUNDS_A_STEP * steps - life) / DOUBT))
    sun = 1 / (1 + exp((steps - time) / 1.2))
    return float(wounds * sun * LIVE**steps)


def wins(s: Quest, seat: int, gold: list[int], owned: int) -> float:
    """The chance that so much gold wins, once it is outside."""
    if s.solo:
        return 1 - 0.5 * exp(-owned / 2000)
    chance = 1.0
    for other in range(s.seats):
        if other == seat:
            continue
        if s.status[other] == OUT:
            chance *= 0.02 if gold[other] > owned else 1.0
        elif s.status[other] == IN:
            chance *= 1 - RIVAL * exp(-max(0, owned - gold[other] / 2) / RIVAL_GOLD)
    return chance


@cache
def _way_back(board: Board) -> int:
    """From the treasure chamber to the nearest tower, as the crow flies."""
    row, column = divmod(board.treasure[0], board.columns)
    return min(abs(at // board.columns - row) + abs(at % board.columns - column) for at in board.towers)


@cache
def _edges(board: Board) -> tuple[int, int, int, int, int]:
    """All spaces but those of the first or last column; towers and treasure chamber."""
    first = sum(1 << at for at in range(0, board.size, board.columns))
    everything = (1 << board.size) - 1
    last = first << (board.columns - 1)
    towers = sum(1 << at for at in board.towers)
    return everything & ~first, everything & ~last, everything, towers, sum(1 << at for at in board.treasure)


def _distances(s: Quest) -> tuple[list[int], list[int]]:
    """Steps of every hero to the nearest tower and to the treasure chamber."""
    board = s.board
    _, _, everything, towers, treasure = _edges(board)
    types = board.type_of
    shunned = sum([1 << at for at, lie in enumerate(s.lies) if lie != NONE and types[lie] in (PIT, ROTATING)])
    free = everything & ~shunned
    return _flood(s, towers, free), _flood(s, treasure, free)


def _flood(s: Quest, reached: int, free: int) -> list[int]:
    """How far each hero is from a set of spaces; a space that is shunned can be left but not passed."""
    board = s.board
    not_first, not_last, everything, _, _ = _edges(board)
    north, east, south, west = s.gaps
    east, west = east & not_last, west & not_first
    columns = board.columns
    wanted = [1 << place if place != NONE and s.status[seat] == IN else 0 for seat, place in enumerate(s.place)]
    found = [0 if bit & reached else FAR if bit else 0 for bit in wanted]
    missing = [seat for seat, bit in enumerate(wanted) if bit and not bit & reached]
    steps = 0
    while missing:
        steps += 1
        passing = reached & free
        grown = reached | (
            (passing & north) >> columns & south
            | (passing & south) << columns & north & everything
            | (passing & east) << 1 & west
            | (passing & west) >> 1 & east
        )
        if grown == reached:
            return found
        reached = grown
        for seat in missing[:]:
            if wanted[seat] & reached:
                found[seat] = steps
                missing.remove(seat)
    return found
