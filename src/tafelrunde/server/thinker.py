"""A bot's process: reads a task a line, answers a move a line. `python -m tafelrunde.server.thinker`.

It is given a world sampled for one seat, as text, and never the real position: there is nothing here to peek at.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress

import msgspec

from tafelrunde.bots import bot
from tafelrunde.kernel.game import game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sight import Sight


class Task(msgspec.Struct, frozen=True):
    """What a bot shall decide."""

    game: str
    world: str
    seat: int
    bot: str
    seed: str


def think(task: Task) -> str:
    """The bot's move."""
    played = game(task.game)
    world = played.position(task.world).state
    luck = Luck.seeded(bytes.fromhex(task.seed))
    return str(bot(task.bot).choose(Sight(played, task.seat, world), luck))


def main() -> None:
    with suppress(AttributeError, OSError):
        os.nice(10)  # people come first
    tasks = msgspec.json.Decoder(Task)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(think(tasks.decode(line)).encode() + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main()
