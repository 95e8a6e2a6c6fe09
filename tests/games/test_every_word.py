"""What holds for the words of every game, and of the server's own page."""

import re
from pathlib import Path

import pytest

from tafelrunde.kernel.texts import Texts, keys_and_arguments
from tafelrunde.testing.checks.words import *
from tests.built_in_games import GAMES

ROOT = Path(__file__).parents[2]
COUNTING = [
    *(game.folder for game in GAMES),
    *(path.parent for path in sorted((ROOT / "web/src/games").rglob("de.ftl"))),
    *(path.parent for path in sorted((ROOT / "web/src/words").rglob("de.ftl"))),
]
ONE_LIKE_MANY = {"Ansehen", "Entschlossenheitsmarker", "Gold", "Leben", "Plättchen"}
NEVER_ONE = {
    "event-good-win",  # so many to one
    "event-limit",  # turns of at least three sinners
    "terminal-sun-safe",  # the round before tells the odds
    "story-burden",
    "story-haul",
    "story-relief",
    "row-asleep",  # three days at least
    "candle",  # the seconds that can be chosen
    "luck-good",  # a game that was played to its end
}


@pytest.mark.parametrize("folder", COUNTING, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_one_is_not_many(folder: Path) -> None:
    """Where German counts things, a single one is not called by their plural. (Legends put signs there, no counts.)"""
    texts, wrong = Texts("de", [folder]), list[str]()
    for key, arguments in keys_and_arguments(folder / "de.ftl").items():
        told = (texts(key, **dict.fromkeys(arguments, number)) for number in (1, 2))
        one, two = (set(re.findall(r"(?<!\w)[12] ([A-ZÄÖÜ]\w*(?:e|n|er|s)\b)", text)) for text in told)
        if not one & two <= ONE_LIKE_MANY and key not in NEVER_ONE and "legend" not in key:
            wrong.append(key)
    assert wrong == []
