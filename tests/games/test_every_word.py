"""What holds for the words of every game."""

from tafelrunde.testing.checks.words import *
