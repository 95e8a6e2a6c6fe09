"""Write edition, introduction and rulings in the games' pages anew: `python -m tafelrunde.cli.pages docs/games`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tafelrunde.cli.desk import words
from tafelrunde.cli.rulings import markdown
from tafelrunde.kernel.game import Game, all_games
from tafelrunde.kernel.intro import Passage, introduction
from tafelrunde.kernel.texts import LANGUAGES, SHARED_TEXTS, Texts


def introduced(game: Game[Any, Any], lang: str) -> str:
    """Return the introduction as Markdown; tips are a list."""
    passages = introduction(Texts(lang, [SHARED_TEXTS, game.folder]))
    return "\n".join(f"## {passage.title}\n\n{_told(passage)}\n" for passage in passages)


def _told(passage: Passage) -> str:
    if passage.part == "tips":
        return "\n".join(f"{number}. {text}" for number, text in enumerate(passage.paragraphs, 1))
    return "\n\n".join(passage.paragraphs)


def about_edition(game: Game[Any, Any], lang: str) -> str:
    """Return the origin of rules and components, and how to play with others."""
    return words(lang)("cli-page-edition", playing=f"../playing.{lang}.md#{OWN_EDITION[lang]}") + "\n"


OWN_EDITION = {"de": "eigene-ausgabe", "en": "your-own-edition"}  # its heading in docs/playing
WRITTEN: dict[str, Callable[[Game[Any, Any], str], str]] = {
    "edition": about_edition,
    "intro": introduced,
    "rulings": markdown,
}


def marks(part: str) -> tuple[str, str]:
    """Return the two lines between which a part of the page stands."""
    return f"<!-- {part}: written by `make docs` -->", f"<!-- end of {part} -->"


def refreshed(page: str, game: Game[Any, Any], lang: str) -> str:
    """Return the page with the game's present edition, introduction and rulings; handwritten text stays."""
    for part, written in WRITTEN.items():
        begins, ends = marks(part)
        before, begin, rest = page.partition(begins)
        _, end, after = rest.partition(ends)
        if not begin or not end:
            raise ValueError(f"{game.slug}.{lang}.md: the {part} must stand between {begins} and {ends}")
        page = f"{before}{begin}\n\n{written(game, lang)}\n{end}{after}"
    return page


def refresh(folder: Path) -> None:
    for game in all_games():
        for lang in LANGUAGES:
            path = folder / f"{game.slug}.{lang}.md"
            path.write_text(refreshed(path.read_text("utf-8"), game, lang), "utf-8")


if __name__ == "__main__":
    refresh(Path(sys.argv[1]))
