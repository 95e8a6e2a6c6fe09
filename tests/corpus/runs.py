"""Samples of what is measured: a run of the lab, and a ladder."""

from __future__ import annotations

from pathlib import Path

from tafelrunde import lab
from tafelrunde.lab import ladder

PLACE = ("dungeon_designer", 2)
BOTS = ("greedy", "random")
SECRET = "corpus"


def write(folder: Path) -> dict[str, str]:
    """Play both; return what the games of the ladder were played with."""
    sittings = (
        lab.Sitting("drachenland", ("greedy", "random"), {"clock_rounds": 1}),
        lab.Sitting("dungeon_designer", ("random",), {}),
    )
    lab.run(folder / "run", lab.Plan(sittings, games=4, seed=1, decisions=True, secret=SECRET), workers=1, part=4)
    rows = ladder.play(folder / "ladder", ladder.matches([PLACE], BOTS, games=4, secret=SECRET), workers=1)
    for lock in folder.glob("*/lock"):
        lock.unlink()
    return {row.game: row.of for row in rows}
