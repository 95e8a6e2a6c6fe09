"""The games of this house, whatever others are installed beside them."""

from pathlib import Path
from typing import Any

import tafelrunde
from tafelrunde.kernel.game import Game

SOURCE = Path(tafelrunde.__file__).parent
GAMES: list[Game[Any, Any]] = [game for game in tafelrunde.all_games() if game.folder.parent == SOURCE / "games"]
