"""The greedy bot: choose the action after which the position looks best."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.compiled import mypyc_attr
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sight import Sight


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot:
    """A bot that follows the game's heuristic in sampled worlds; equal actions are drawn by lot."""

    needs_events = False  # beliefs come with the game

    def __repr__(self) -> str:
        return "GreedyBot()"

    def choose(self, sight: Sight[Any], luck: Luck) -> Action:
        legal = sight.legal
        if len(legal) == 1:
            return legal[0]
        worlds = [sight.world(luck) for _ in range(sight.game.worlds)]
        values = sight.game.values
        best: list[Action] = []
        highest = -1.0
        for action in legal:
            value = 0.0
            for world in worlds:
                after = world.clone()
                engine.submit(after, sight.seat, action)
                value += values(after)[sight.seat]
            if value > highest + 1e-12:
                best, highest = [action], value
            elif value > highest - 1e-12:
                best.append(action)
        return luck.pick(best)
