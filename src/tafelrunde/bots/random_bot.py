"""The random bot: every legal action is equally likely."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sight import Sight


class RandomBot:
    """Plays without a thought; the yardstick for all others."""

    deaf = True

    def __repr__(self) -> str:
        return "RandomBot()"

    def choose(self, sight: Sight[Any], luck: Luck) -> Action:
        return luck.pick(sight.legal)
