"""All that the house proves of every game."""

from tafelrunde.testing.suite import *  # noqa: F403
