"""What holds for the records, saves and editions of every game, whatever somebody did to the file."""

from tafelrunde.testing.checks.files import *
