"""Toy games: small, whole games that prove the kernel fits what the real ones will need."""

from importlib.metadata import EntryPoint
from typing import Any

from tafelrunde.kernel.game import GROUP, Game
from tests.toys.parry import GAME as PARRY
from tests.toys.puppet import GAME as PUPPET

TOYS: tuple[Game[Any, Any], ...] = (PARRY, PUPPET)


def entry_points() -> dict[str, EntryPoint]:
    """The toys as a package of games would announce them, so that records find them."""
    return {toy.slug: EntryPoint(toy.slug, f"tests.toys.{toy.slug}:GAME", GROUP) for toy in TOYS}
