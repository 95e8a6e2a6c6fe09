"""The games of this server, whatever others are installed beside them."""

from pathlib import Path
from typing import Any

import tafelrunde
from tafelrunde.kernel.game import Game

SOURCE = Path(tafelrunde.__file__).parent
GAMES: list[Game[Any, Any]] = [game for game in tafelrunde.all_games() if game.folder.parent == SOURCE / "games"]


def with_edition(game: Game[Any, Any], text: str) -> dict[str, Any]:
    """Return the attributes of a game in a release whose built-in edition reads like this."""
    edition = game.parse_edition(text, "edition.toml")
    return {"built_in_edition": edition, "built_in_board": game.build(edition)}
