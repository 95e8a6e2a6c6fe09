"""Try a package that is installed here: `python -m tests.corpus.try_package FOLDER`."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tafelrunde import game, verify
from tafelrunde.bots.matches import Match
from tafelrunde.bots.matches import play as play_match
from tafelrunde.server.protocol.lobby import GameInfo
from tests.corpus.games import play
from tests.corpus.packages import BOT, NAME
from tests.server.guests import GuestClient, open_node


def game_and_bot(folder: Path) -> None:
    found, text = game(NAME), (folder / "position.txt").read_text("utf-8")
    table = found.position(text)
    assert table.position() == text
    play(table, Random(1))
    assert table.result is not None
    assert verify((folder / "record.json").read_text("utf-8")).result is not None
    match = Match(game=NAME, seating=(BOT, "random"), seed=1, options={}, secret="tests")
    assert play_match(match).decisions[0] > 0


async def at_a_table(folder: Path) -> None:
    """The server hands out the board, and the bot answers at a table."""
    with TemporaryDirectory() as data:
        async with open_node(Path(data) / "data") as node:
            anna = await GuestClient(node.url).named("Anna")
            info = await anna.get(f"games/{NAME}", GameInfo)
            assert info.board is not None
            for address in (info.board.script, *info.board.styles):
                served = await anna.http.get(f"/{address.lstrip('/')}")
                assert served.content == (folder / "src" / NAME / Path(address).name).read_bytes()
            table = await anna.table("me", BOT, game=NAME, start=True)
            async with anna.look(table.id) as line:
                for _ in range(2):
                    await line.see(lambda sight: 0 in sight.pending and sight.answered is None)
                    await line.move()
            await anna.close()


if __name__ == "__main__":
    game_and_bot(Path(sys.argv[1]))
    asyncio.run(at_a_table(Path(sys.argv[1])))
