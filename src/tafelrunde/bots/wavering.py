"""The wavering bot: plays like somebody who knows the game and does not reckon, one level more surely than another."""

from __future__ import annotations

from typing import Any

import numpy as np

from tafelrunde.bots.blas import one_thread
from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.bots.learned import drawn, judge_of, looks
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sight import Sight

SURE = 1e-3  # chances closer to certainty are no better


class WaveringBot:
    """Plays one of the actions that look good at once, in a single world, the better the likelier. In games that know
    no learning it is the greedy bot."""

    deaf = True  # the game believes for it

    def __init__(self, good: float, keen: float) -> None:
        self.good = good  # an action is, if it leaves the odds to win at no less than this part of the best one's
        self.keen = keen  # how much likelier better actions are: the part to the power of this

    def __repr__(self) -> str:
        return f"WaveringBot({self.good}, {self.keen})"

    @one_thread()
    def choose(self, sight: Sight[Any], luck: Luck) -> Action:
        legal = sight.legal
        if len(legal) == 1:
            return legal[0]
        judge = None if sight.game.sense is None else judge_of(sight, luck)
        if judge is None:
            return GreedyBot().choose(sight, luck)
        found = looks(judge, [sight.world(luck)], sight.seat, legal, luck)
        chances = np.clip(found, SURE, 1 - SURE)
        odds = chances / (1 - chances)
        part = odds / odds.max()
        return legal[drawn(np.where(part >= self.good, part**self.keen, 0), luck)]
