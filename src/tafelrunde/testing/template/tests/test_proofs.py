"""All that the server proves of every game."""

from tafelrunde.testing.suite import *  # noqa: F403
