"""A sample of a package from elsewhere with a game, a bot and a board, as `tafelrunde new-game` makes one."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from shutil import rmtree

from tafelrunde.bots.registry import GROUP as BOTS
from tafelrunde.cli.new_game import make
from tafelrunde.kernel.game import GROUP as GAMES
from tafelrunde.kernel.game import game
from tafelrunde.kernel.luck import Commitment
from tafelrunde.kernel.record import record
from tafelrunde.kernel.table import Table
from tests.corpus.games import play

NAME, BOT = "glow_moths", "eager"
CODE = '''"""Shows what comes first."""

from tafelrunde import Action, Luck
from tafelrunde.kernel.sight import Sight


class EagerBot:
    def choose(self, sight: Sight, luck: Luck) -> Action:
        return sight.legal[0]
'''


def write(folder: Path) -> None:
    make(NAME, folder)
    rmtree(folder / "tests")
    with (folder / "pyproject.toml").open("a") as project:
        project.write(f'\n[project.entry-points."{BOTS}"]\n{BOT} = "{NAME}.bot:EagerBot"\n')
    (folder / "src" / NAME / "bot.py").write_text(CODE, "utf-8")
    info = folder / "src" / f"{NAME}-0.1.0.dist-info"  # as an installer leaves it
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {NAME}\nVersion: 0.1.0\n", "utf-8")
    points = f"[{GAMES}]\n{NAME} = {NAME}:GAME\n\n[{BOTS}]\n{BOT} = {NAME}.bot:EagerBot\n"
    (info / "entry_points.txt").write_text(points, "utf-8")
    sys.path.insert(0, str(folder / "src"))
    dice = Random(NAME)
    table = Table.fresh(game(NAME).setup(3), Commitment(dice.randbytes(32), (dice.randbytes(16),) * 3))
    play(table, dice, 5)
    (folder / "position.txt").write_text(table.position(), "utf-8")
    play(table, dice)
    (folder / "record.json").write_text(record(table).text(), "utf-8")
