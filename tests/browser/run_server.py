"""`python -m tests.browser.run_server FOLDER PORT [EDITION]`: a server without waiting and without limits, for tests.
The
edition is Drachenland's."""

from __future__ import annotations

import sys
from pathlib import Path

from tafelrunde.kernel.game import game
from tafelrunde.server.node import Node
from tests.built_in_games import with_edition
from tests.server.guests import settings

EAGER = (sys.executable, "-c", "import os; os.nice = abs; from tafelrunde.server.bot_process import main; main()")
"""Bots that do not step back behind people: where tests keep a machine busy, they are who the people wait for."""


def main(folder: str, port: str, edition: str = "") -> None:
    if edition:
        played = game("drachenland")
        vars(played).update(with_edition(played, Path(edition).read_text("utf-8")))
    Node(settings(Path(folder), port=int(port)), lambda url: print(url, flush=True), bot_program=EAGER).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
