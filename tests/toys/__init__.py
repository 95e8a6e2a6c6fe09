"""Toy games: small, whole games that prove the kernel fits the needs of the real ones."""

from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

from tafelrunde.kernel.game import GROUP, Game
from tests.toys.parry import GAME as PARRY
from tests.toys.puppet import GAME as PUPPET

TOYS: tuple[Game[Any, Any], ...] = (PARRY, PUPPET)


def entry_points() -> dict[str, EntryPoint]:
    """Return the toys as a package of games would announce them, so that records find them."""
    return {toy.slug: EntryPoint(toy.slug, f"tests.toys.{toy.slug}:GAME", GROUP) for toy in TOYS}


def package(folder: Path) -> Path:
    """Write an installed package of the toys into a folder. With it on the path every process finds them."""
    info = folder / "toys-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toys\nVersion: 1\n", "utf-8")
    lines = [f"{point.name} = {point.value}" for point in entry_points().values()]
    (info / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *lines, ""]), "utf-8")
    return folder
