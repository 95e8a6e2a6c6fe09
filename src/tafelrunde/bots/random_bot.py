"""The random bot: draw one of the legal actions, all equally likely."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sight import Sight


class RandomBot:
    """A bot that draws its moves; the yardstick for all others."""

    needs_events = False

    def __repr__(self) -> str:
        return "RandomBot()"

    def choose(self, sight: Sight[Any], luck: Luck) -> Action:
        return luck.pick(sight.legal)
