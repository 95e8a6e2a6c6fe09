"""All proofs of every built-in game and every toy, at every seat count and with every option."""

from tafelrunde.testing.checks.conformance import *
