"""Samples of games: records, positions, a save file, weights of learned bots, and what a JSON bot was asked."""

from __future__ import annotations

import shlex
import sys
from itertools import islice
from pathlib import Path
from random import Random
from shutil import copy
from typing import Any

import msgspec

from tafelrunde.bots import add_program, bot
from tafelrunde.bots.foreign import ForeignBot, ProgramReady
from tafelrunde.bots.network import LAYERS, SCALES, Network
from tafelrunde.cli.files import write_save
from tafelrunde.gym.train import COLUMNS, Trainer, TrainingCurve
from tafelrunde.kernel.edition import EditionFile
from tafelrunde.kernel.game import game
from tafelrunde.kernel.luck import Commitment
from tafelrunde.kernel.record import Replay, read_record, record
from tafelrunde.kernel.table import AnyTable, Table

OPTIONS: dict[str, dict[str, object]] = {"drachenland": {"clock_rounds": 3}}  # short, where luck plays
SEATS = {"apokalypse": 2, "dante": 3, "drachenland": 2, "dungeon_designer": 2, "dungeonquest": 2}
STOPS = (5, 25)  # moves, after which a position is kept
ASKED = (2, 9)  # lines of a record, after which the JSON bot is asked
PROGRAM = Path(__file__).with_name("json_bot.py")


class Asked(msgspec.Struct, frozen=True):
    """One question to a JSON bot after some lines of a record, and its answer."""

    record: str
    lines: int
    question: dict[str, Any]
    answer: dict[str, Any]


def write(folder: Path) -> None:
    for name in ("records", "positions", "saves", "weights", "json-bot"):
        (folder / name).mkdir()
    for slug in SEATS:
        _records(folder, slug)
        _weights(folder / "weights", slug)
    _save(folder / "saves" / "drachenland.save")
    _asked(folder / "json-bot")


def fresh(slug: str, dice: Random, edition: EditionFile[Any] | None = None) -> AnyTable:
    """A table about to begin, with a pinch of luck from every seat."""
    setup = game(slug).setup(SEATS[slug], OPTIONS.get(slug, {}), edition)
    return Table.fresh(setup, Commitment(dice.randbytes(32), tuple(dice.randbytes(16) for _ in range(setup.seats))))


def play(table: AnyTable, dice: Random, moves: int = 100_000) -> None:
    """Play moves by lot, so many or to the end."""
    for _ in range(moves):
        if table.result is not None:
            return
        seat = dice.choice(table.pending)
        table.play(seat, dice.choice(table.legal(seat)))


def _records(folder: Path, slug: str) -> None:
    """A game that runs, and one to its end, in which moves were taken back; positions on the way."""
    dice = Random(slug)
    running, over = fresh(slug, dice), fresh(slug, dice)
    play(running, dice, 12)
    positions = [over.position()]
    for stop in STOPS:
        play(over, dice, stop)
        positions.append(over.position())
    over.take_back(0, 3)
    play(over, dice)
    for name, table in (("running", running), ("over", over)):
        players = ["Anna", "greedy", "random"][: table.setup.seats]
        (folder / "records" / f"{slug}-{name}.json").write_text(record(table, players).text(), "utf-8")
    for number, text in enumerate([*positions, over.position()]):
        (folder / "positions" / f"{slug}-{number}.txt").write_text(text, "utf-8")


def _save(path: Path) -> None:
    """A game of the terminal, with an edition of one's own."""
    own, dice = game("drachenland"), Random("save")
    text = own.built_in_edition.text.replace("a = [1, 2, 2, 2, 3, 3]", "a = [1, 2, 3, 3, 3, 3]")
    table = fresh("drachenland", dice, own.parse_edition(text, "own.toml"))
    play(table, dice, 8)
    write_save(path, table, ["human", "search:easy"])


def _weights(folder: Path, slug: str) -> None:
    """A folder of training: nearly all weights are nothing, which packs well."""
    known = game(slug)
    net = Network.fresh(known, known.seats)
    for name in (*LAYERS, *SCALES):
        net.weights[name][...] = 0.5 if name in ("b3", "trust", "spread") else 0.0
    net.save(folder / f"{slug}.npz")
    if slug == "dante":
        teacher = Trainer(net)
        teacher.steps = 7
        teacher.save(folder / f"{slug}.teacher.npz")
        TrainingCurve(folder / f"{slug}.csv", folder / f"{slug}.svg", slug, resumed=False).add(
            dict.fromkeys(COLUMNS, 60.0)
        )


def json_bot(program: Path) -> ForeignBot:
    """The bot that a program plays for."""
    found = bot(add_program(f"{program.stem}={shlex.join((sys.executable, str(program)))}") + ":60s")
    assert isinstance(found, ForeignBot)
    return found


def after(text: str, lines: int) -> AnyTable:
    """The table of a record after so many lines."""
    replay: Replay[Any, Any] = Replay(read_record(text))
    for _ in islice(replay, lines):
        pass
    return replay.table


def question(who: ForeignBot, table: AnyTable, seed: int) -> bytes:
    """Return the question for the seat whose turn it is."""
    return who.question(table.sight(table.pending[0]), seed, ProgramReady(1))


def answer(who: ForeignBot, line: bytes, legal: list[str]) -> str:
    """Return the answer of a program; raise `ProgramFault` where it is no legal move."""
    return who.program.ask(lambda to: line, legal, 60.0)


def _asked(folder: Path) -> None:
    copy(PROGRAM, folder)
    player, lines = json_bot(folder / PROGRAM.name), []
    for slug in SEATS:
        text, dice = (folder.parent / "records" / f"{slug}-running.json").read_text("utf-8"), Random(slug)
        for number in ASKED:
            table = after(text, number)
            legal = [str(action) for action in table.legal(table.pending[0])]
            line = question(player, table, dice.randrange(1 << 53))
            said = {"move": answer(player, line, legal)}
            lines.append(Asked(f"{slug}-running", number, msgspec.json.decode(line), said))
    player.program.kill()
    (folder / "asked.jsonl").write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
