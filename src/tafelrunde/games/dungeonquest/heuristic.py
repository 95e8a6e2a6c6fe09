"""What a good player values: to come out alive with more gold than the others.

A hero can go home with what he has, look round until he has found what he wants or loses patience, or try the treasure
chamber. Each plan is worth the chance to live through it, before the sun sets, times the chance that its gold wins:
over those who are out, and over those who may still come out. Whether these know what they do shows in how far they
have strayed. Steps are counted by flooding the map from towers and treasure chamber, spaces that are not explored being
open; sets of spaces are bits of one number.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp, sqrt
from typing import NamedTuple

from tafelrunde.games.dungeonquest.board import (
    CHASM,
    COMBAT,
    DRAGON_DECK,
    IN,
    MONSTER,
    NONE,
    OUT,
    PIT,
    ROTATING,
    TREASURE_DECK,
    Board,
    opposite,
)
from tafelrunde.games.dungeonquest.scoring import result
from tafelrunde.games.dungeonquest.state import Quest
from tafelrunde.games.dungeonquest.steps.catacombs import GO_DOWN

# a step into a room, as many games show
WOUNDS, DOUBT = 0.7, 1.3  # that it costs: how many are expected, and how uncertain that is
LIVE = 0.99  # chance to live through what has nothing to do with wounds
INSIDE = 0.999  # nobody inside is as safe as outside, however near the tower
# a turn of looking round for loot
FIND, BY_TORCH = 0.15, 1.3  # chance of loot; how much higher it is for the first such turn in a room with a torch
FOUND = 80.0  # gold that a find is worth, as some have none
AIMS = (0, 60, 150, 300)  # gold that he may want to find before he goes home
OVER = 50.0  # so much more than he wanted it is, in the end
PATIENCE = (2, 5, 10, 20)  # after so many turns in vain he goes home all the same
# the treasure chamber
HOARD = 900.0  # gold that it promises
DRAGON = 4  # steps that its danger is worth
# rivals in the dungeon
SKILL, LOST_SKILL = 0.5, 0.1  # how well they use their chance to come out: beside a tower, and far from any
STRAY = 0.6  # what is left of the difference with every step
MORE = 0.5  # chance that somebody with loot still looks for more
LUCKY = 130.0  # gold that they may still find
FINDING = 5  # turns until somebody without loot may go home
# heroes, by ability: the share that a greedy one won among three aimless ones, about 150 games each
HEROES = (0.65, 0.60, 0.56, 0.52, 0.51, 0.67)
# states of a hero, in wounds
GRIT, POTION, RUNE = 0.2, 1.5, 1.5  # what a determination token, a healing potion, a rune saves
BURDEN = 1.0  # what a card costs that he must keep
BLOW = 0.8  # what each life costs that a monster has left
HERO_CARD, MONSTER_CARD = (0.3, 0.15, 0.0), (0.0, 0.4, 0.0)  # by ranged, melee, magic: what it costs him to lie there
# ways, in steps
DETOUR = 1.6  # turns that a step takes on a way that is not known
BELOW = 6  # that the catacombs take beside the way
LOST = 14  # for whom no way leads home, or none as short as this
FURTHEST, HEALTHIEST = 40, 60  # what the tables know: steps, and halves of a life
PIT_PASSED = 0.4  # chance that a hero who stands on a pit had to get there


class HeroOutlook(NamedTuple):
    """A hero in the dungeon: halves of a life that he has left, his chances to live through so many steps, the steps
    home and to the treasure."""

    halves: int
    live: tuple[float, ...]
    home: int
    hoard: int


Rival = tuple[int, float, float]
"""Another hero in the dungeon: his gold, the chances that he comes out and that he looks for more before."""
Rivals = tuple[int, list[Rival]]
"""The others: the most gold of those who are out, and those inside."""
Plan = tuple[int, float, float]
"""To look for so much gold: the chances to come home with it, and without it when patience is at its end."""


def values(s: Quest) -> list[float]:
    """Each seat's chances to win."""
    seats = range(s.seats)
    if s.ended:
        winners = result(s).winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    if NONE in s.place and s.round == 0:  # still setting up: a good hero is all there is to like
        return [0.0 if hero == NONE else HEROES[s.board.ability[hero]] for hero in s.heroes]
    sun_up = _sun_up(s.board, int(s.setup.options["sun_extra"]))[s.sun]
    home, hoard = _distances(s)
    heroes = [_hero(s, seat, home[seat], hoard[seat]) for seat in seats]
    gold = [s.gold(seat) for seat in seats]
    comes = [_comes_out(s, seat, heroes[seat], sun_up) for seat in seats]
    return [_chance(s, seat, heroes[seat], _rivals(s, seat, gold, comes), gold[seat], sun_up) for seat in seats]


def _hero(s: Quest, seat: int, home: int, hoard: int) -> HeroOutlook | None:
    if s.status[seat] != IN or s.place[seat] == NONE:
        return None
    if s.below(seat) or (seat == s.player and s.stack[-1] == GO_DOWN):
        home, hoard = home + BELOW, hoard + BELOW
    help_at_hand = GRIT * s.grit[seat] + POTION * _potions(s, seat) + (RUNE if s.rune[seat] != NONE else 0.0)
    life = s.life(seat) - s.wounds[seat] + help_at_hand - BURDEN * len(s.kept[seat]) - _peril(s, seat)
    halves = min(max(round(2 * life), 0), HEALTHIEST)
    return HeroOutlook(halves, LIVES[halves], home, hoard)


def _comes_out(s: Quest, seat: int, hero: HeroOutlook | None, sun_up: tuple[float, ...]) -> float:
    if hero is None:
        return 0.0
    turns = _turns_home(hero.home) + (0 if s.loot[seat] else FINDING)
    skill = LOST_SKILL + (SKILL - LOST_SKILL) * STRAY ** max(hero.home - 1, 0)
    return skill * hero.live[min(turns, FURTHEST)] * sun_up[min(turns + 1, FURTHEST)]


def _rivals(s: Quest, seat: int, gold: list[int], comes: list[float]) -> Rivals:
    others = [other for other in range(s.seats) if other != seat]
    best = max([gold[other] for other in others if s.status[other] == OUT], default=NONE)
    return best, [(gold[other], comes[other], MORE if s.loot[other] else 1.0) for other in others if comes[other]]


def _chance(
    s: Quest, seat: int, hero: HeroOutlook | None, rivals: Rivals, owned: int, sun_up: tuple[float, ...]
) -> float:
    if s.status[seat] == OUT:
        return _wins(s, rivals, owned)
    if hero is None:
        return 0.1 if s.status[seat] == IN else 0.0  # the first is about to stand up again
    best = _look_round(s, seat, hero, rivals, owned)
    steps = round(DETOUR * (hero.hoard + _way_back(s.board)))
    raid = hero.live[min(steps + DRAGON, FURTHEST)] * sun_up[min(steps + 1, FURTHEST)]
    if raid > best:
        best = max(best, raid * _wins(s, rivals, owned, HOARD))
    at = s.place[seat]
    if at == s.board.treasure[0]:
        drawn, left = len(s.discards[DRAGON_DECK]), len(s.decks[DRAGON_DECK])
        best *= left / (left + drawn)  # each card could have been the dragon's rage
    elif s.type_at(at) == PIT and not s.below(seat):
        best *= PIT_PASSED
    return INSIDE * best


def _look_round(s: Quest, seat: int, hero: HeroOutlook, rivals: Rivals, owned: int) -> float:
    """The best chance by going home, at once or after looking for more."""
    extra = int(s.setup.options["sun_extra"])
    at_once, plans = _plans(s.board, extra, s.sun, hero.halves, hero.home, _by_torch(s, seat))
    bare = not (_has_treasure(s, seat) if s.solo else s.loot[seat])
    as_he_is = 0.0 if bare else _wins(s, rivals, owned)
    best = at_once * as_he_is
    if s.solo:  # alone only treasure helps
        return best
    wins = {aim: _wins(s, rivals, owned, aim + OVER) for aim in AIMS}
    for aim, hit, miss in plans:
        best = max(best, hit * wins[aim] + miss * as_he_is)
    return best


def _by_torch(s: Quest, seat: int) -> bool:
    """Whether he stands where one can search, or has: greed should not run from a find that it just does not see."""
    at = s.place[seat]
    kind = s.lies[at] >> 2
    return 0 <= kind < s.board.kinds and s.board.torch[kind] and not s.marks[at] & MONSTER and not s.below(seat)


def _potions(s: Quest, seat: int) -> int:
    return sum([1 for card in s.loot[seat] if s.board.heals[card]])


def _has_treasure(s: Quest, seat: int) -> bool:
    return any(s.board.deck_of[card] == TREASURE_DECK for card in s.loot[seat])


def _peril(s: Quest, seat: int) -> float:
    """Wounds that are about to come: by the monster one fights, and by the combat cards laid so far."""
    if s.monster == NONE or seat != s.player:
        return 0.0
    peril = BLOW * max(1.0, _family_life(s.board)[s.board.family[s.monster]] - s.hurt)
    for other, action in s.sealed:
        peril += (HERO_CARD if other == seat else MONSTER_CARD)[COMBAT.index(action.word())]
    return peril


def _wins(s: Quest, rivals: Rivals, owned: int, found: float = 0.0) -> float:
    """The chance that so much gold wins, once it is outside with what is found on the way."""
    if s.solo:
        return 1 - 0.5 * exp(-(owned + found) / 2000)
    chance = 1.0
    best, inside = rivals
    if best >= owned:
        if found:
            chance = exp(min(owned + found - OVER - best, 0) / FOUND)
        else:
            chance = 0.5 if best == owned else 0.01
    for gold, comes, more in inside:
        ahead = owned + found - gold
        chance *= 1 - comes * (more * exp(-ahead / LUCKY) if ahead > 0 else 1.0)
    return chance


# --- tables


def _lives() -> tuple[tuple[float, ...], ...]:
    """The chance to live through so many steps, by life in halves."""
    return tuple(
        tuple(
            LIVE**steps / (1 + exp((WOUNDS * steps + 0.3 - half / 2) / (0.55 * DOUBT * sqrt(steps + 0.3))))
            for steps in range(FURTHEST + 1)
        )
        for half in range(HEALTHIEST + 1)
    )


LIVES = _lives()


def _turns_home(steps: int) -> int:
    """Turns in the dungeon until he stands beside a tower, where nothing happens."""
    return round(DETOUR * max(steps - 1, 0))


@lru_cache(8192)
def _plans(board: Board, extra: int, sun: int, halves: int, steps: int, torch: bool) -> tuple[float, tuple[Plan, ...]]:
    """The chance to come home at once, and what looking round leads to."""
    live, sun_up, way = LIVES[halves], _sun_up(board, extra)[sun], _turns_home(steps)
    back = [live[min(way + n, FURTHEST)] * sun_up[min(way + n + 1, FURTHEST)] for n in range(PATIENCE[-1] + 1)]
    plans: list[Plan] = []
    for aim in AIMS:
        hit, missed = 0.0, 1.0
        for looks in range(1, PATIENCE[-1] + 1):
            finds = FIND / (1 + aim / FOUND) * (BY_TORCH if torch and looks == 1 else 1.0)
            hit += missed * finds * back[looks]
            missed *= 1 - finds
            if looks in PATIENCE:
                plans.append((aim, hit, missed * back[looks]))
    return back[0], tuple(plans)


@cache
def _sun_up(board: Board, extra: int) -> tuple[tuple[float, ...], ...]:
    """The chance that the sun is still up after so many rounds, by its space."""
    plan = board.edition.board
    last = plan.blank + extra + len(plan.sunset)
    numbers = [0] * (plan.blank + extra + 1) + list(plan.sunset) + [plan.sunset[-1]] * FURTHEST
    rows: list[tuple[float, ...]] = []
    for sun in range(last + 1):
        row = [1.0]
        for number in numbers[sun + 1 : sun + 1 + FURTHEST]:
            row.append(row[-1] * (6 - number) / 6)
        rows.append(tuple(row))
    return tuple(rows)


@cache
def _family_life(board: Board) -> dict[str, float]:
    """The life that monsters of a name have on average."""
    lives: dict[str, list[int]] = {}
    for card, family in board.family.items():
        lives.setdefault(family, []).extend([board.monster_life[card]] * board.card_count[card])
    return {family: sum(found) / len(found) for family, found in lives.items()}


# --- ways


@cache
def _way_back(board: Board) -> int:
    """From the treasure chamber to the nearest tower, as the crow flies."""
    row, column = divmod(board.treasure[0], board.columns)
    return min(abs(at // board.columns - row) + abs(at % board.columns - column) for at in board.towers)


@cache
def _edges(board: Board) -> tuple[int, int, int, int, int]:
    """All spaces but those of the first or last column; all; towers and treasure chamber."""
    first = sum(1 << at for at in range(0, board.size, board.columns))
    everything = (1 << board.size) - 1
    last = first << (board.columns - 1)
    towers = sum(1 << at for at in board.towers)
    return everything & ~first, everything & ~last, everything, towers, sum(1 << at for at in board.treasure)


def _distances(s: Quest) -> tuple[list[int], list[int]]:
    """Steps of every hero to the nearest tower and to the treasure chamber."""
    _, _, everything, towers, treasure = _edges(s.board)
    types, marks = s.board.type_of, s.marks
    shunned = sum(
        [
            1 << at
            for at, lie in enumerate(s.lies)
            if lie != NONE and (types[lie] in (PIT, ROTATING, CHASM) or marks[at] & MONSTER)
        ]
    )
    starts = {seat: _start(s, seat) for seat in range(s.seats) if s.status[seat] == IN and s.place[seat] != NONE}
    free = everything & ~shunned
    return _flood(s, towers, free, starts), _flood(s, treasure, free, starts)


def _start(s: Quest, seat: int) -> tuple[int, int]:
    """Spaces where a hero's way begins, and steps to there: his own, or at a chasm those next to his half."""
    at, side = s.place[seat], s.side[seat]
    if not side or s.below(seat) or s.type_at(at) != CHASM:
        return 1 << at, 0
    ways = [(d, s.board.next[at][d]) for d in range(4) if side >> d & 1]
    return sum([1 << to for d, to in ways if to != NONE and s.gaps[opposite(d)] >> to & 1]), 1


def _flood(s: Quest, reached: int, free: int, starts: dict[int, tuple[int, int]]) -> list[int]:
    """How far each hero is from a set of spaces; a space that is shunned can be left but not passed."""
    not_first, not_last, everything, _, _ = _edges(s.board)
    north, east, south, west = s.gaps
    east, west = east & not_last, west & not_first
    columns = s.board.columns
    found = [LOST if seat in starts else 0 for seat in range(s.seats)]
    missing = list(starts)
    steps = 0
    while missing and steps < LOST:
        for seat in missing[:]:
            spaces, before = starts[seat]
            if spaces & reached:
                found[seat] = steps + before
                missing.remove(seat)
        passing = reached & free
        grown = reached | (
            (passing & north) >> columns & south
            | (passing & south) << columns & north & everything
            | (passing & east) << 1 & west
            | (passing & west) >> 1 & east
        )
        if grown == reached:
            break
        reached = grown
        steps += 1
    return found
