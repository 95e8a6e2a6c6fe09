"""What those who learn DungeonQuest look at: every hero's strength, ways home and to the hoard, gold, and the sun.

A monster counts by its name once that is told, not by its card (DQ-085); decks are seen by what has left them."""

from __future__ import annotations

from math import exp, log1p

from tafelrunde.games.dungeonquest.board import (
    CHASM,
    DEAD,
    DRAGON_DECK,
    IN,
    NONE,
    OUT,
    PIT,
    ROTATING,
)
from tafelrunde.games.dungeonquest.heuristic import (
    BURDEN,
    DETOUR,
    DRAGON,
    FURTHEST,
    GRIT,
    HEALTHIEST,
    HEROES,
    HOARD,
    INSIDE,
    LIVES,
    LOST,
    PIT_PASSED,
    POTION,
    RUNE,
    HeroOutlook,
    _by_torch,
    _comes_out,
    _distances,
    _family_life,
    _has_treasure,
    _look_round,
    _potions,
    _rivals,
    _sun_up,
    _turns_home,
    _way_back,
    _wins,
)
from tafelrunde.games.dungeonquest.state import HIDDEN, Quest
from tafelrunde.games.dungeonquest.steps.catacombs import GO_DOWN
from tafelrunde.kernel.sense import Sense, Sensed

BLOW = 0.8  # what each life costs that a monster has left (`heuristic.BLOW`)
UNKNOWN = 3.0  # lives of a monster without a name

TABLE = (
    *("seats", "setting-up", "sun", "up-1", "up-3", "up-6", "up-10", "explored", "rage", "inside", "out", "best-out"),
    *("combat", "monster-life", "dice", "peek", "held", "haste"),
)
SEAT = (
    *("turn", "order", "in", "out", "dead", "life", "wounds", "grit", "potions", "rune", "burden", "peril", "health"),
    *("home", "home-near", "at-home", "hoard", "hoard-near", "in-chamber", "lost", "below", "torch", "pit", "chasm"),
    *("rotating", "gold", "gold-log", "gold-best", "loot", "treasure", "comes-out", "live-home", "sun-home"),
    *("round-trip", "raid", "look-round", "wins-now", "wins-hoard", "chance", "strength", "agility", "toughness"),
    *("luck", "flooded", "spent-ability", "entered", "steps-here"),
    *(f"ability-{i}" for i in range(6)),
)


def look(s: Quest, viewer: int) -> Sensed:
    seats = range(s.seats)
    if NONE in s.place and s.round == 0:
        return _setting_up(s)
    sun_up = _sun_up(s.board, int(s.setup.options["sun_extra"]))[s.sun]
    home, hoard = _distances(s)
    heroes = [_hero(s, seat, home[seat], hoard[seat]) for seat in seats]
    gold = [s.gold(seat) for seat in seats]
    comes = [_comes_out(s, seat, heroes[seat], sun_up) for seat in seats]
    best_out = max([gold[seat] for seat in seats if s.status[seat] == OUT], default=NONE)
    rows = [_seat(s, seat, heroes[seat], gold, comes, sun_up) for seat in seats]
    fighting = s.monster != NONE
    table = [
        s.seats / 4,
        0.0,
        s.sun / 25,
        *[sun_up[min(n, FURTHEST)] for n in (1, 3, 6, 10)],
        len(s.laid()) / 40,
        len(s.discards[DRAGON_DECK]) / 5,
        sum([status == IN for status in s.status]) / s.seats,
        sum([status == OUT for status in s.status]) / s.seats,
        log1p(max(0, best_out)) / 8,
        float(fighting),
        _monster(s) / 4 if fighting else 0.0,
        sum(s.dice) / 8,
        len(s.peek) / 2,
        float(s.held != NONE),
        float(s.haste),
    ]
    return table, rows


def _setting_up(s: Quest) -> Sensed:
    """Only heroes are to be seen."""
    rows = [[0.0] * (len(SEAT) - 6) + _abilities(s, seat) for seat in range(s.seats)]
    for seat, row in enumerate(rows):
        if s.heroes[seat] != NONE:
            row[5] = s.life(seat) / 15
            row[SEAT.index("chance")] = HEROES[s.ability(seat)]
    return [s.seats / 4, 1.0] + [0.0] * (len(TABLE) - 2), rows


def _abilities(s: Quest, seat: int) -> list[float]:
    chosen = s.heroes[seat] != NONE
    return [float(chosen and s.ability(seat) == ability) for ability in range(6)]


def _monster(s: Quest) -> float:
    """The lives that all would guess the monster has left."""
    life = UNKNOWN if s.known == HIDDEN else _family_life(s.board)[s.board.family[s.monster]]
    return max(1.0, life - s.hurt)


def _hero(s: Quest, seat: int, home: int, hoard: int) -> HeroOutlook | None:
    """As the heuristic sees him, without a monster whose name has not been told."""
    if s.status[seat] != IN or s.place[seat] == NONE:
        return None
    if s.below(seat) or (seat == s.player and s.stack[-1] == GO_DOWN):
        home, hoard = home + 6, hoard + 6
    help_at_hand = GRIT * s.grit[seat] + POTION * _potions(s, seat) + (RUNE if s.rune[seat] != NONE else 0.0)
    life = s.life(seat) - s.wounds[seat] + help_at_hand - BURDEN * len(s.kept[seat])
    if s.monster != NONE and seat == s.player:
        life -= BLOW * _monster(s)
    halves = min(max(round(2 * life), 0), HEALTHIEST)
    return HeroOutlook(halves, LIVES[halves], home, hoard)


def _seat(
    s: Quest, seat: int, hero: HeroOutlook | None, gold: list[int], comes: list[float], sun_up: tuple[float, ...]
) -> list[float]:
    status, owned = s.status[seat], gold[seat]
    others = [gold[other] for other in range(s.seats) if other != seat and s.status[other] != DEAD]
    rivals = _rivals(s, seat, gold, comes)
    place = s.place[seat]
    kind = s.type_at(place) if hero is not None and s.lies[place] != NONE else NONE
    now = _wins(s, rivals, owned) if status != DEAD else 0.0
    row = [
        float(seat == s.player),
        (seat - s.player) % s.seats / s.seats,
        *[float(status == which) for which in (IN, OUT, DEAD)],
        (s.life(seat) - s.wounds[seat]) / 15,
        s.wounds[seat] / 10,
        s.grit[seat] / 3,
        _potions(s, seat) / 2,
        float(s.rune[seat] != NONE),
        len(s.kept[seat]) / 2,
        _monster(s) / 4 if s.monster != NONE and seat == s.player else 0.0,
    ]
    if hero is None:
        row += [0.0] * 13
    else:
        row += [
            hero.halves / 30,
            hero.home / 10,
            exp(-hero.home / 2),
            float(place in s.board.towers),
            hero.hoard / 10,
            exp(-hero.hoard / 2),
            float(place == s.board.treasure[0] and not s.below(seat)),
            float(hero.home >= LOST),
            float(s.below(seat)),
            float(_by_torch(s, seat)),
            float(kind == PIT),
            float(kind == CHASM),
            float(kind == ROTATING),
        ]
    row += [
        owned / 2000,
        log1p(owned) / 8,
        (log1p(owned) - log1p(max(others, default=0))) / 4,
        len(s.loot[seat]) / 4,
        float(_has_treasure(s, seat)),
        comes[seat],
    ]
    if hero is None:
        row += [0.0] * 5
        chance = now if status == OUT else 0.0
        hoard = 0.0
    else:
        turns = min(_turns_home(hero.home), FURTHEST)
        steps = round(DETOUR * (hero.hoard + _way_back(s.board)))
        trip = hero.live[min(steps + DRAGON, FURTHEST)] * sun_up[min(steps + 1, FURTHEST)]
        hoard = _wins(s, rivals, owned, HOARD)
        round_looked = _look_round(s, seat, hero, rivals, owned)
        row += [hero.live[turns], sun_up[min(turns + 1, FURTHEST)], trip, trip * hoard, round_looked]
        chance = max(round_looked, trip * hoard)
        if place == s.board.treasure[0]:
            drawn, undrawn = len(s.discards[DRAGON_DECK]), len(s.decks[DRAGON_DECK])
            chance *= undrawn / (undrawn + drawn)
        elif kind == PIT and not s.below(seat):
            chance *= PIT_PASSED
    row += [now, hoard, chance]
    row += [attribute / 8 for attribute in s.attributes[4 * seat : 4 * seat + 4]]
    mine = seat == s.player
    row += [
        float(s.flooded[seat]),
        float(mine and s.ability_used),
        len(s.entered) / 3 if mine else 0.0,
        float(mine and place in s.entered),
        *_abilities(s, seat),
    ]
    return row


def dare(s: Quest, seat: int) -> float:
    """The chance to come home with treasure from the hoard, as if nothing else counted."""
    if s.status[seat] == OUT:
        return float(_has_treasure(s, seat))
    home, hoard = _distances(s)
    hero = _hero(s, seat, home[seat], hoard[seat])
    if hero is None:
        return 0.0
    sun_up = _sun_up(s.board, int(s.setup.options["sun_extra"]))[s.sun]
    at = s.place[seat]
    if _has_treasure(s, seat):
        steps = _turns_home(hero.home)
        chance = hero.live[min(steps, FURTHEST)] * sun_up[min(steps + 1, FURTHEST)] * _worth(s.gold(seat))
    else:
        steps = round(DETOUR * (hero.hoard + _way_back(s.board)))
        chance = hero.live[min(steps + DRAGON, FURTHEST)] * sun_up[min(steps + 1, FURTHEST)] * _worth(HOARD)
    if at == s.board.treasure[0]:
        drawn, left = len(s.discards[DRAGON_DECK]), len(s.decks[DRAGON_DECK])
        chance *= left / (left + drawn)
    elif s.type_at(at) == PIT and not s.below(seat):
        chance *= PIT_PASSED
    return INSIDE * chance


def _worth(gold: float) -> float:
    """More treasure is better, but not by much: who has some should go."""
    return 1 - 0.5 * exp(-gold / 2000)


SENSE = Sense(TABLE, SEAT, look, dare)
