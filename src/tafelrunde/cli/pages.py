"""Writes the rulings in the games' pages anew: `python -m tafelrunde.cli.pages docs/games`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from tafelrunde.cli.rulings import markdown
from tafelrunde.kernel.game import Game, all_games
from tafelrunde.kernel.texts import LANGUAGES

BEGIN, END = "<!-- rulings: written by `make docs` -->", "<!-- end of rulings -->"


def refreshed(page: str, game: Game[Any, Any], lang: str) -> str:
    """The page with its rulings as the game has them now; what people wrote around them stays."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{game.slug}.{lang}.md: the rulings stand between {BEGIN} and {END}")
    return f"{before}{BEGIN}\n\n{markdown(game, lang)}\n{END}{after}"


def refresh(folder: Path) -> None:
    for game in all_games():
        for lang in LANGUAGES:
            path = folder / f"{game.slug}.{lang}.md"
            path.write_text(refreshed(path.read_text("utf-8"), game, lang), "utf-8")


if __name__ == "__main__":
    refresh(Path(sys.argv[1]))
