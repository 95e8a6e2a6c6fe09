"""What holds for the edition of every game."""

from tafelrunde.testing.checks.edition import *
