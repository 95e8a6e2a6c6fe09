"""The gallery of blunders: positions in which a bot once made a ridiculous move or gave away a fifth of a win.

To report another one, add it to `positions/<game>.toml`; `python -m bench.blunders` finds more. The default opponent,
or the one named there, must find the move, or avoid it, in 18 of 20 tries. It counts iterations, so no clock decides.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tafelrunde
from tafelrunde import Luck
from tafelrunde.bots import bot
from tafelrunde.kernel.table import Table

GALLERY = Path(__file__).parent / "positions"
GAMES = ("apokalypse", "dante", "drachenland", "dungeon_designer", "dungeonquest")
DEFAULT = "search:strong"
TRIES, ENOUGH = 20, 18
AT_LEAST = 8

Case = dict[str, Any]


def hung(slug: str) -> list[Case]:
    """Return the cases in the gallery of a game."""
    found: list[Case] = tomllib.loads((GALLERY / f"{slug}.toml").read_text("utf-8"))["position"]
    return [{"game": slug, **case} for case in found]


SHOWN = None if os.environ.get("TAFELRUNDE_SOAK") else AT_LEAST  # the first of each game; all in the soak
CASES = [case for slug in GAMES for case in hung(slug)[:SHOWN]]


def table_of(case: Case) -> Table[Any, Any]:
    """Return the position, even if the built-in edition has changed in words or prices."""
    game = tafelrunde.game(case["game"])
    today = f"rules={game.rules_version} edition={game.built_in_edition.digest}"
    return game.position(re.sub(r"rules=\d+ edition=\w+", today, case["text"].lstrip(), count=1))


def is_right(case: Case, move: str) -> bool:
    return move in case["find"] if "find" in case else move not in case["avoid"]


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_its_gallery(slug: str) -> None:
    cases = hung(slug)
    assert len(cases) >= AT_LEAST
    assert len({case["name"] for case in cases}) == len(cases)
    for case in cases:
        assert case["from"]
        assert ("find" in case) != ("avoid" in case)
        legal = {str(action) for action in table_of(case).legal(case["seat"])}
        named = set(case["find"] if "find" in case else case["avoid"])
        assert named < legal, case["name"]


@pytest.mark.parametrize(
    ("case", "who"),
    [
        pytest.param(case, who, id=f"{case['game']}: {case['name']}, {who}")
        for case in CASES
        for who in case.get("bots", [DEFAULT])
    ],
)
def test_bots_avoid_the_blunders_of_the_gallery(case: Case, who: str) -> None:
    sight, player = table_of(case).sight(case["seat"]), bot(who)
    chosen: Counter[str] = Counter()
    for seed in range(TRIES):
        chosen[str(player.choose(sight, Luck.seeded(seed)))] += 1
        right = sum(count for move, count in chosen.items() if is_right(case, move))
        if right >= ENOUGH or chosen.total() - right > TRIES - ENOUGH:
            break
    assert right >= ENOUGH, dict(chosen)
