"""How likely something is, in percent: of tests and fights, for whoever weighs them before the dice fall."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

Blow = tuple[int, int]
"""Wounds of hero and monster."""
_THROWS = [one + other for one, other in product(range(1, 7), repeat=2)]
_CHANCES = [round(100 * sum(total <= limit for total in _THROWS) / len(_THROWS)) for limit in range(13)]


def chance(limit: int) -> int:
    """That two dice stay at or below this (DQ-052)."""
    return _CHANCES[max(0, min(limit, 12))]


def victory(life: int, monsters: Sequence[int], blows: tuple[Blow, ...]) -> int:
    """That a hero with so much life outlives a monster, each blow being as likely as any other, and so each of the
    lives that the monster may have; where none is left, it has just fallen. Who falls together with it has not won."""
    chances = [_wins(life, monster, blows) for monster in monsters] or [_wins(life, 0, blows)]
    return round(100 * sum(chances) / len(chances))


@lru_cache(4096)
def _wins(life: int, monster: int, blows: tuple[Blow, ...]) -> float:
    if life <= 0:
        return 0.0
    if monster <= 0:
        return 1.0
    felt = [blow for blow in blows if any(blow)]  # a round without wounds changes nothing
    return sum(_wins(life - hurt, monster - harm, blows) for hurt, harm in felt) / len(felt)
