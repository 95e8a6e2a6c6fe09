"""The wavering bot: play like a person who knows the game but does not calculate; levels differ in certainty."""

from __future__ import annotations

from typing import Any

import numpy as np

from tafelrunde.bots.blas import one_thread
from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.bots.learned import drawn, evaluator_for, looks
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sight import Sight

SURE = 1e-3  # chances closer to certainty are no better


class WaveringBot:
    """A bot that draws an action among those that look good in a single world, better ones more often.

    In games without a network it is the greedy bot.
    """

    needs_events = False  # beliefs come with the game

    def __init__(self, good: float, keen: float) -> None:
        self.good = good  # the least odds of an action, as a part of the best one's
        self.keen = keen  # the power that makes better actions likelier

    def __repr__(self) -> str:
        return f"WaveringBot({self.good}, {self.keen})"

    @one_thread()
    def choose(self, sight: Sight[Any], luck: Luck) -> Action:
        legal = sight.legal
        if len(legal) == 1:
            return legal[0]
        judge = None if sight.game.sense is None else evaluator_for(sight, luck)
        if judge is None:
            return GreedyBot().choose(sight, luck)
        found = looks(judge, [sight.world(luck)], sight.seat, legal, luck)
        chances = np.clip(found, SURE, 1 - SURE)
        odds = chances / (1 - chances)
        part = odds / odds.max()
        return legal[drawn(np.where(part >= self.good, part**self.keen, 0), luck)]
