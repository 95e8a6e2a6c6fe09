"""The process of bots: it reads a task per line and answers with a move per line.

Start it with `python -m tafelrunde.server.bot_process`. A task holds the events that one seat has heard and a world
sampled for it, as text. It never holds the real position, so a bot cannot peek.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from typing import Any

import msgspec

from tafelrunde.bots import bot
from tafelrunde.bots.foreign import ForeignBot, ProgramFault
from tafelrunde.kernel.actions import ActionWord
from tafelrunde.kernel.edition import EditionFile
from tafelrunde.kernel.events import Event
from tafelrunde.kernel.game import game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sight import Sight

FAULT = "!"  # begins an answer that gives the reason of a failure instead of a move


class HeardEvent(msgspec.Struct, frozen=True, array_like=True):
    """An event as it reached the seat."""

    key: str
    words: tuple[ActionWord, ...]
    to_all: bool


def retold(events: Iterable[Event]) -> tuple[HeardEvent, ...]:
    return tuple([HeardEvent(kind.key, words, audience is None) for kind, words, audience in events])


class BotTask(msgspec.Struct, frozen=True):
    """A decision for a bot."""

    game: str
    edition: str  # the text of the table's edition, which may differ from the built-in one
    world: str
    heard: tuple[HeardEvent, ...]
    seat: int
    bot: str
    seed: str


def think(task: BotTask) -> str:
    """Return the bot's move."""
    played = game(task.game)
    world = played.position(task.world, _edition(task.game, task.edition)).state
    luck = Luck.seeded(bytes.fromhex(task.seed))
    kinds = {kind.key: kind for kind in played.events}
    heard = [Event(kinds[told.key], told.words, None if told.to_all else (task.seat,)) for told in task.heard]
    world.belief = played.believed(world.setup, heard)
    player, sight = bot(task.bot), Sight(played, task.seat, world, heard)
    return str(player.ask(sight, luck) if isinstance(player, ForeignBot) else player.choose(sight, luck))


@lru_cache(16)
def _edition(slug: str, text: str) -> EditionFile[Any]:
    return game(slug).parse_edition(text, slug)


def main() -> None:
    with suppress(AttributeError, OSError):
        os.nice(10)  # the server itself comes first
    tasks = msgspec.json.Decoder(BotTask)
    for line in sys.stdin.buffer:
        try:
            answer = think(tasks.decode(line))
        except ProgramFault as fault:
            answer = f"{FAULT}{fault.reason}"  # the server then asks a simpler bot
        sys.stdout.buffer.write(answer.encode() + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main()
