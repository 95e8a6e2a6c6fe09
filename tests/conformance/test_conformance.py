"""Every built-in game, and every toy, at every seat count and option: all proofs."""

from tafelrunde.testing.checks.conformance import *
