"""What releases have written is read by every later one: games, bots, runs, ladders and packages."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from shutil import copytree
from typing import Any

import msgspec
import pytest

from tafelrunde import lab
from tafelrunde.bots.learned import LearnedBot
from tafelrunde.bots.matches import Match
from tafelrunde.bots.matches import play as play_match
from tafelrunde.bots.network import load
from tafelrunde.bots.registry import PROGRAMS
from tafelrunde.cli.files import read_save
from tafelrunde.gym.train import Trainer, TrainingCurve
from tafelrunde.kernel.game import game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.record import verify
from tafelrunde.kernel.table import AnyTable
from tafelrunde.lab import ladder, report
from tafelrunde.lab.row_writer import COLUMNS
from tests.corpus import runs
from tests.corpus.conftest import ROOT, Corpus
from tests.corpus.games import SEATS, Asked, after, answer, json_bot, play, question
from tests.waiting import STILL


def goes_on(table: AnyTable) -> None:
    """It is played on by a move, and to its end."""
    moves = len(table.log)
    play(table, Random(1), 1)
    assert len(table.log) == moves + 1
    play(table, Random(2))
    assert table.result is not None


def test_records_verify_and_games_go_on(corpus: Corpus) -> None:
    games = set()
    for path in corpus.files("records/*.json"):
        text = path.read_text("utf-8")
        table = verify(text)
        games.add((table.game.slug, table.result is not None))
        if table.result is not None:
            goes_on(after(text, len(table.log) // 2))
    assert games == {(slug, over) for slug in SEATS for over in (False, True)}


def test_positions_round_trip_and_are_played_on(corpus: Corpus) -> None:
    for path in corpus.files("positions/*.txt"):
        text = path.read_text("utf-8")
        table = game(path.stem.rpartition("-")[0]).position(text)
        assert table.position() == text
        if table.result is None:
            goes_on(table)


def test_saved_games_go_on(corpus: Corpus) -> None:
    for path in corpus.files("saves/*.save"):
        saved = read_save(path, None)
        assert len(saved.seats) == saved.table.setup.seats
        goes_on(saved.table)


def test_weights_judge_and_learn_on(corpus: Corpus) -> None:
    for path in corpus.files("weights/*.npz"):
        slug, _, part = path.name.partition(".")
        known = game(slug)
        net = load(known, corpus.folder / "weights" / f"{slug}.npz")
        if part == "npz":
            table = known.new(net.seats[-1], seed=1)
            seat = table.pending[0]
            assert LearnedBot(net).choose(table.sight(seat), Luck.seeded(1)) in table.legal(seat)
        else:
            teacher = Trainer(net)
            teacher.resume(path)
            assert teacher.steps > 0
    for path in corpus.files("weights/*.csv"):
        assert TrainingCurve(path, path.with_suffix(".svg"), path.stem, resumed=True).seconds > 0


def test_a_run_is_read_and_reported(corpus: Corpus) -> None:
    run = lab.Run(corpus.folder / "run")
    assert run.played == len(run.plan.sittings) * run.plan.games
    assert all(len(run.table(name)) for name in COLUMNS)
    assert report.page(run, "de").startswith("<!doctype html>")


def test_a_ladder_is_rated_and_goes_on(corpus: Corpus, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """By the release that has played it: games of other bots are told apart, see `made_of`."""
    monkeypatch.setattr(ladder, "made_of", corpus.about.ladder.__getitem__)
    folder = copytree(corpus.folder / "ladder", tmp_path / "ladder")
    kept = ladder.read([folder])
    assert {rung.bot for rung in ladder.ladder(runs.PLACE, kept).rungs} == set(runs.BOTS)
    wanted = [*ladder.matches([runs.PLACE], runs.BOTS, games=len(kept) + 1, secret=kept[0].secret)]
    assert all(row.match in wanted for row in kept)
    assert len(ladder.play(folder, wanted, workers=1)) == len(wanted) > len(kept)
    assert ladder.read([folder])[: len(kept)] == kept


# --- bots and packages from elsewhere


def within(old: Any, new: Any) -> bool:
    """Whether all that was told is told still; there may be more keys."""
    if isinstance(old, dict) and isinstance(new, dict):
        return all(key in new and within(value, new[key]) for key, value in old.items())
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return all(map(within, old, new))
    return bool(old == new)


def test_a_json_bot_is_asked_as_ever_and_plays(corpus: Corpus, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PROGRAMS, "")
    (program,) = corpus.files("json-bot/*.py")
    player = json_bot(program)
    for text in (corpus.folder / "json-bot" / "asked.jsonl").read_bytes().splitlines():
        asked = msgspec.json.decode(text, type=Asked)
        table = after((corpus.folder / "records" / f"{asked.record}.json").read_text("utf-8"), asked.lines)
        now = question(player, table, asked.question["seed"])
        assert within(asked.question, msgspec.json.decode(now))
        legal = [str(action) for action in table.legal(table.pending[0])]
        assert {"move": answer(player, now, legal)} == asked.answer
    seating = f"{program.stem}:60s", "random"
    played = play_match(Match(game="dungeon_designer", seating=seating, seed=1, options={}, secret="tests"))
    assert not any(played.faults)
    player.program.kill()


def test_a_package_brings_its_game_bot_and_board(corpus: Corpus) -> None:
    path = os.pathsep.join([str(corpus.folder / "package" / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
    call = [sys.executable, "-B", "-m", "tests.corpus.try_package", str(corpus.folder / "package")]
    environment = {**os.environ, "PYTHONPATH": path}
    subprocess.run(call, cwd=ROOT, env=environment, check=True, timeout=STILL)
