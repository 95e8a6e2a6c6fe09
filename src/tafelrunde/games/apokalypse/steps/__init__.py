"""The game as the rulebook tells it, step by step."""

from tafelrunde.games.apokalypse.steps import attacks, dealing, people, planes, riders, setup, turn
from tafelrunde.games.apokalypse.steps.setup import deal
from tafelrunde.kernel.steps import steps_in

ALL = steps_in(setup, turn, people, planes, attacks, dealing, riders)

__all__ = ["ALL", "deal"]
