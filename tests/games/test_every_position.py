"""Position texts of every game, and those in `positions/`: they once got through and broke something later."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.kernel.errors import BadNotation
from tafelrunde.kernel.texts import LANGUAGES
from tafelrunde.testing.checks.positions import *

ONCE_BROKEN = sorted((Path(__file__).parent / "positions").glob("*.txt"))


@pytest.mark.parametrize("path", ONCE_BROKEN, ids=lambda path: path.stem)
def test_what_no_game_can_come_to_is_refused(path: Path) -> None:
    text = path.read_text("utf-8")
    game = tafelrunde.game(text.split()[1])
    today = f"rules={game.rules_version} edition={game.built_in_edition.digest}"
    with pytest.raises(BadNotation) as caught:
        game.position(re.sub(r"rules=\d+ edition=\w+", today, text, count=1))
    assert caught.value.key in ("position-invariant", "position-word", "position-expected", "position-components")
    assert all(caught.value.say(lang) for lang in LANGUAGES)
