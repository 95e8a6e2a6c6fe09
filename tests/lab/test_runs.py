"""Runs: the same rows whoever plays them, stored whole, continued and read again."""

from __future__ import annotations

import errno
import fcntl
import os
import shutil
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import stdev

import msgspec
import polars as pl
import pytest

from tafelrunde.bots.arena import interval
from tafelrunde.bots.matches import Match, play
from tafelrunde.bots.registry import MODULES
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.game import all_games
from tafelrunde.lab.plan import Plan, Sitting, StopWhen, read_plan
from tafelrunde.lab.row_writer import COLUMNS
from tafelrunde.lab.runs import Run, part_of, run
from tafelrunde.lab.workers import Files, Parts

SECRET = "tests"
DUEL = Plan(
    (Sitting("dungeonquest", ("random", "greedy")), Sitting("dante", ("random",) * 3)), games=6, seed=7, secret=SECRET
)


def contents(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*.parquet"))}


@dataclass
class Backwards:
    """A worker pool that plays parts from the last to the first, and stops after some."""

    most: int = 99
    played: list[int] = field(default_factory=list)

    def __call__(self, plan: Plan, parts: Parts) -> Iterator[tuple[int, Files]]:
        for part, numbers in reversed(list(parts)):
            if len(self.played) == self.most:
                raise KeyboardInterrupt
            self.played.append(part)
            yield part, part_of(plan, numbers)


def test_the_rows_are_the_same_whoever_plays_them(tmp_path: Path) -> None:
    alone = run(tmp_path / "alone", DUEL, workers=1, part=4)
    run(tmp_path / "many", DUEL, workers=2, part=4)
    run(tmp_path / "backwards", DUEL, on=Backwards(), part=4)
    assert contents(tmp_path / "alone") == contents(tmp_path / "many") == contents(tmp_path / "backwards")
    assert alone.games["number"].to_list() == list(range(12))
    assert len(contents(tmp_path / "alone")) == 4 * len(COLUMNS)


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path) -> None:
    called_away = Backwards(most=1)
    with pytest.raises(KeyboardInterrupt):
        run(tmp_path / "run", DUEL, on=called_away, part=4)
    assert Run(tmp_path / "run").games.height == 2  # the last part
    again = Backwards()
    whole = run(tmp_path / "run", on=again)  # the folder knows its plan
    assert called_away.played == [3]
    assert sorted(again.played) == [0, 1, 2]
    run(tmp_path / "other", DUEL, workers=1, part=4)
    assert contents(tmp_path / "run") == contents(tmp_path / "other")
    idle = Backwards()
    assert run(tmp_path / "run", DUEL, on=idle).games.equals(whole.games)
    assert not idle.played


def test_a_run_draws_a_secret_and_keeps_it(tmp_path: Path) -> None:
    """A continued run keeps the luck of its bots, and its secret reproduces it byte for byte."""
    open_plan = msgspec.structs.replace(DUEL, secret="")
    with pytest.raises(KeyboardInterrupt):
        run(tmp_path / "run", open_plan, on=Backwards(most=1), part=4)
    secret = Run(tmp_path / "run").plan.secret
    assert len(secret) == 32
    kept = run(tmp_path / "run", open_plan, workers=1)  # the same plan: that it names no secret is no difference
    assert kept.plan == msgspec.structs.replace(DUEL, secret=secret)
    run(tmp_path / "again", kept.plan, workers=1, part=4)
    assert contents(tmp_path / "run") == contents(tmp_path / "again")
    other = run(tmp_path / "other", open_plan, workers=1, part=4)
    assert other.plan.secret != secret
    assert contents(tmp_path / "run") != contents(tmp_path / "other")
    assert refused(lambda: run(tmp_path / "run", DUEL)).key == "run-other"


def test_two_tables_of_a_plan_share_the_luck_of_bots(tmp_path: Path) -> None:
    """Games of a comparison therefore come in pairs."""
    same = Sitting("dungeonquest", ("random",) * 2, {"hero_choice": "random"})
    text = next(game for game in all_games() if game.slug == "dungeonquest").built_in_edition.text
    plan = Plan((same, msgspec.structs.replace(same, edition=text + "\n# the same\n")), games=3)
    kept = run(tmp_path / "run", plan, workers=1)
    before, after = (kept.seats.filter(pl.col("number") // 3 == at).drop("number") for at in (0, 1))
    assert before.equals(after)


def test_a_game_is_the_one_that_the_arena_plays(tmp_path: Path) -> None:
    kept = run(tmp_path / "run", DUEL, workers=1)
    for number in range(6):
        seats = kept.seats.filter(pl.col("number") == number)
        match = play(
            Match(
                game="dungeonquest",
                seating=tuple(seats["bot"]),
                seed=7 + number // 2,
                options={},
                secret=kept.plan.secret,
            )
        )
        assert seats["bot"].to_list() == [["random", "greedy"], ["greedy", "random"]][number % 2]
        assert seats["score"].to_list() == list(match.result.scores)
        assert seats["decisions"].to_list() == list(match.decisions)
        assert seats["won"].sum() == bool(match.result.winners)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_every_game_has_rows_of_every_kind(tmp_path: Path, game: object) -> None:
    slug, seats = game.slug, max(2, game.seats[0])  # type: ignore[attr-defined]
    kept = run(
        tmp_path / "run", Plan((Sitting(slug, ("random",) * seats),), games=1, decisions=True, secret=SECRET), workers=1
    )
    row = kept.games.row(0, named=True)
    assert kept.table("decisions").height == row["decisions"] == kept.seats["decisions"].sum()
    assert kept.table("decisions")["choices"].to_list().count(0) == 0
    points = kept.table("points").group_by("seat").agg(pl.col("points").sum()).sort("seat")
    assert points["seat"].to_list() == list(range(seats))
    assert set(kept.table("facts")["seat"]) == set(range(seats))
    last = kept.table("rounds").filter(pl.col("at") == row["decisions"])
    assert last["seat"].to_list() == list(range(seats))


def test_a_hero_is_a_fact(tmp_path: Path) -> None:
    kept = run(tmp_path / "run", DUEL, workers=1)
    heroes = kept.table("facts").filter(pl.col("slot") == "hero", pl.col("event") == "chose", pl.col("number") < 6)
    assert heroes.height == 12
    assert heroes["times"].to_list() == [1] * 12


def test_surplus_games_are_removed_even_after_an_interruption(tmp_path: Path) -> None:
    plan = Plan(
        (Sitting("dungeonquest", ("random", "greedy")),), games=21, until=StopWhen("greedy", 0.6), secret=SECRET
    )
    run(tmp_path / "one", plan, workers=1, part=3)
    with pytest.raises(KeyboardInterrupt):
        run(tmp_path / "two", plan, on=Backwards(most=6), part=3)  # all but the first of 7
    run(tmp_path / "two", on=Backwards(most=1))
    assert contents(tmp_path / "one") == contents(tmp_path / "two")
    shutil.copytree(tmp_path / "one", tmp_path / "three")
    for table in COLUMNS:
        shutil.copy(tmp_path / "one" / table / "000000.parquet", tmp_path / "three" / table / "000006.parquet")
    run(tmp_path / "three", on=Backwards(most=0))
    assert contents(tmp_path / "one") == contents(tmp_path / "three")


@pytest.mark.parametrize(
    "until", [StopWhen("random", 0.085, "score"), StopWhen("1", 0.4, "decisions"), StopWhen("", 0.6, "decisions")]
)
def test_a_run_waits_for_any_figure(tmp_path: Path, until: StopWhen) -> None:
    """The widths are such that each is reached some games after the fewest that are trusted."""
    short = {"clock_rounds": 2}
    plan = Plan((Sitting("drachenland", ("random",) * 2, short), Sitting("drachenland", ("random",) * 3, short)), 120)
    plan = msgspec.structs.replace(plan, until=until, secret=SECRET)
    one = run(tmp_path / "one", plan, workers=1, part=10)
    run(tmp_path / "two", plan, on=Backwards(), part=10)
    assert contents(tmp_path / "one") == contents(tmp_path / "two")
    whose = pl.col("seat") == 1 if until.of == "1" else pl.lit(True)
    table = one.seats.filter(whose) if until.of else one.games
    for at in (0, 1):
        games = one.games.filter(pl.col("sitting") == at)["number"].to_list()
        assert games == list(range(120 * at, 120 * at + len(games)))
        assert 30 < len(games) < 120
        for count, enough in ((len(games), True), (len(games) - 10, False)):
            mine = table.filter(pl.col("number").is_in(games[:count]))
            figures = mine.group_by("number").agg(pl.col(until.figure).mean())[until.figure].to_list()
            assert (2 * 1.96 * stdev(figures) / count**0.5 <= until.width) == enough


@pytest.mark.parametrize(
    ("text", "until"),
    [
        ("greedy=0.04", StopWhen("greedy", 0.04)),
        ("0=0.04", StopWhen("0", 0.04)),
        ("search:0.1s=0.1", StopWhen("search:0.1s", 0.1)),
        ("search:0.1s.score=2", StopWhen("search:0.1s", 2.0, "score")),
        ("rounds=0.5", StopWhen("", 0.5, "rounds")),
        ("greedy.colour=2", StopWhen("greedy", 2.0, "colour")),
        ("rounds", None),
        ("=1", None),
        ("greedy=-1", None),
        ("greedy=inf", None),
        ("greedy=1.5", None),
        ("greedy=much", None),
    ],
)
def test_a_stop_rule_is_read_from_text(text: str, until: StopWhen | None) -> None:
    assert StopWhen.read(text) == until


@pytest.mark.parametrize("of", ["greedy", "0"])
def test_a_run_stops_at_the_wanted_precision(tmp_path: Path, of: str) -> None:
    plan = Plan((Sitting("dungeonquest", ("random", "greedy")),), games=21, until=StopWhen(of, 0.6), secret=SECRET)
    one = run(tmp_path / "one", plan, workers=1, part=3)
    run(tmp_path / "two", plan, on=Backwards(), part=3)
    run(tmp_path / "three", plan, workers=2, part=3)
    assert contents(tmp_path / "one") == contents(tmp_path / "two") == contents(tmp_path / "three")
    seats = one.seats.filter(pl.col("bot") == of if of == "greedy" else pl.col("seat") == 0)
    widths = []
    for games in (one.games.height, one.games.height - 3):
        low, high = interval(float(seats.filter(pl.col("number") < games)["won"].sum()), games)
        widths.append(high - low)
    assert widths[0] <= 0.6 < widths[1]


def test_memory_does_not_grow_with_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.fsync", lambda _: None)
    sitting = Sitting("drachenland", ("random",) * 2, {"clock_rounds": 1})
    files = part_of(Plan((sitting,), games=20, secret=SECRET), range(20))

    def peak(games: int) -> int:
        until = StopWhen("random", 1e-9)  # reads every part again
        plan = Plan((sitting,), games, until=until)
        tracemalloc.start()
        try:
            run(tmp_path / str(games), plan, on=lambda _, parts: ((part, files) for part, _ in parts), part=20)
            return tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()

    peak(20)  # what is loaded once
    assert peak(4000) < peak(400) + 20_000  # bytes; a part is more


# --- errors


def refused(work: Callable[[], object]) -> BadInput:
    with pytest.raises(BadInput) as caught:
        work()
    assert "\n" not in caught.value.say("de") + caught.value.say("en")
    return caught.value


def test_a_second_process_is_refused(tmp_path: Path) -> None:
    run(tmp_path / "run", DUEL, workers=1)
    with (tmp_path / "run" / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert refused(lambda: run(tmp_path / "run", DUEL)).key == "run-busy"


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("dear")
    assert refused(lambda: run(tmp_path, DUEL)).key == "run-full"
    assert refused(lambda: run(tmp_path)).key == "run-folder"
    assert [file.name for file in tmp_path.iterdir()] == ["letter"]


def test_another_plan_and_another_version_are_refused(tmp_path: Path) -> None:
    run(tmp_path / "run", DUEL, workers=1)
    other = msgspec.structs.replace(DUEL, seed=8)
    assert refused(lambda: run(tmp_path / "run", other)).key == "run-other"
    header = tmp_path / "run" / "plan.json"
    header.write_text(header.read_text().replace('"dungeonquest": 2', '"dungeonquest": 99'))
    assert refused(lambda: run(tmp_path / "run", DUEL)).key == "run-version"
    assert Run(tmp_path / "run").games.height == 12  # it can be read all the same
    good = header.read_text()
    header.write_text(good.replace('"package": "', '"package": "9.').replace("{", '{"taste": 1, ', 1))
    assert refused(lambda: Run(tmp_path / "run")).key == "run-version"  # written by a later release
    for wrong in ("{", "[]", good.replace("{", '{"taste": 1, ', 1)):
        header.write_text(wrong)
        assert refused(lambda: Run(tmp_path / "run")).key == "run-folder"


@pytest.mark.parametrize("data", [b"", b"PAR1", b"not parquet at all"])
def test_damaged_rows_are_refused(tmp_path: Path, data: bytes) -> None:
    kept = run(tmp_path / "run", DUEL, workers=1)
    (tmp_path / "run" / "seats" / "000000.parquet").write_bytes(data)
    assert refused(lambda: kept.table("seats")).key == "run-part"


def test_rows_that_are_damaged_within_are_refused(tmp_path: Path) -> None:
    """The end of the file is sound."""
    until = msgspec.structs.replace(DUEL, until=StopWhen("random", 1e-9))
    kept = run(tmp_path / "run", until, workers=1, part=6)
    file = tmp_path / "run" / "seats" / "000000.parquet"
    data = file.read_bytes()
    file.write_bytes(data[:4] + b"\xff" * 40 + data[44:])
    for read in (lambda: kept.table("seats"), lambda: run(tmp_path / "run", workers=1)):
        error = refused(read)
        assert (error.key, error.args_by_name["file"]) == ("run-part", str(file))


def test_foreign_rows_and_unknown_tables_are_refused(tmp_path: Path) -> None:
    kept = run(tmp_path / "run", DUEL, workers=1)
    pl.DataFrame({"x": [1]}).write_parquet(tmp_path / "run" / "facts" / "000001.parquet")
    assert refused(lambda: kept.table("facts")).key == "run-part"
    assert refused(lambda: kept.table("cards")).args_by_name["known"] == " ".join(COLUMNS)


def test_a_full_disk_leaves_no_incomplete_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(tmp_path / "other", DUEL, workers=1, part=4)
    writes = iter([None] * 9)

    def sync(_: int) -> None:
        if next(writes, errno.ENOSPC):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("os.fsync", sync)
    error = refused(lambda: run(tmp_path / "run", DUEL, workers=1, part=4))
    assert (error.key, error.args_by_name["reason"]) == ("run-disk", "No space left on device")
    assert Run(tmp_path / "run").games.height == 4  # one part is whole, of the next one the games are missing
    assert not list((tmp_path / "run").rglob("*.half"))
    monkeypatch.undo()
    run(tmp_path / "run", workers=1)
    assert contents(tmp_path / "run") == contents(tmp_path / "other")


@pytest.mark.parametrize("writes", [0, 3])
def test_a_run_that_never_began_leaves_no_trace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, writes: int) -> None:
    """The disk is full for the plan already, or for its first part; with more room the same call works."""
    left = iter([None] * writes)

    def sync(_: int) -> None:
        if next(left, errno.ENOSPC):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("os.fsync", sync)
    assert refused(lambda: run(tmp_path / "run", DUEL, workers=1, part=4)).key == "run-disk"
    assert not (tmp_path / "run").exists()
    monkeypatch.undo()
    assert run(tmp_path / "run", DUEL, workers=1, part=4).played == 12


def test_a_folder_that_cannot_be_made_is_reported(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("dear")
    assert refused(lambda: run(tmp_path / "letter", DUEL)).key == "run-disk"
    assert refused(lambda: run(tmp_path / "letter" / "below", DUEL)).key == "run-disk"


def test_a_worker_that_dies_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = tmp_path / "mortal.py"
    bots.write_text("import os, signal\n\nBOTS = {'mortal': lambda: os.kill(os.getpid(), signal.SIGKILL)}\n")
    monkeypatch.setenv(MODULES, str(bots))
    mortal = Plan((Sitting("drachenland", ("mortal", "mortal")),), games=2)
    monkeypatch.setattr(Plan, "checked", lambda plan: plan)  # this process lives on
    assert refused(lambda: run(tmp_path / "run", mortal, workers=2)).key == "run-worker"


def test_a_plan_can_be_a_file(tmp_path: Path) -> None:
    edition = next(game for game in all_games() if game.slug == "dante").built_in_edition.text
    (tmp_path / "mine.toml").write_text(edition + "\n# mine\n")
    (tmp_path / "plan.toml").write_text(
        'games = 3\nseed = 2\n[until]\nof = "greedy"\nwidth = 0.1\n[[sittings]]\ngame = "dante"\n'
        'bots = ["greedy", "random", "random"]\nedition = "mine.toml"\noptions = { beginner_rulers = 3 }\n'
    )
    plan = read_plan(tmp_path / "plan.toml")
    wanted = Sitting("dante", ("greedy", "random", "random"), {"beginner_rulers": 3}, edition + "\n# mine\n")
    assert plan == Plan((wanted,), 3, 2, until=StopWhen("greedy", 0.1))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("games = 1\nsittings = []", "plan-empty"),
        ("games = 0\nsittings = []", "plan-file"),
        ("games = 1\nsittings = 3", "plan-file"),
        ("games = 1\ncolour = 2\nsittings = []", "plan-file"),
        ("games = ", "plan-file"),
        ('games = 1\n[[sittings]]\ngame = "chess"\nbots = ["random", "random"]', "unknown-game"),
        ('games = 1\n[[sittings]]\ngame = "dante"\nbots = ["random", "random"]', "seats"),
        ('games = 1\n[[sittings]]\ngame = "dante"\nbots = ["random", "random", "fool"]', "bot"),
        ('games = 1\n[[sittings]]\ngame = "dante"\nbots = ["random", "random", "random"]\nedition = "no"', "file"),
        (
            'games = 1\n[until]\nof = "greedy"\nwidth = 0.1\n[[sittings]]\ngame = "dante"\n'
            'bots = ["random", "random", "random"]',
            "plan-until",
        ),
        (
            'games = 1\n[until]\nof = ""\nfigure = "won"\nwidth = 0.1\n[[sittings]]\ngame = "dante"\n'
            'bots = ["random", "random", "random"]',
            "plan-figure",
        ),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(tmp_path: Path, text: str, key: str) -> None:
    (tmp_path / "plan.toml").write_text(text)
    assert refused(lambda: read_plan(tmp_path / "plan.toml")).key == key


def test_a_missing_extra_is_named() -> None:
    code = "import sys; sys.modules['polars'] = None\nfrom tafelrunde import lab\nlab.simulate\nlab.run"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stderr.splitlines()[-1].endswith("pip install 'tafelrunde[lab]'")
    assert "AttributeError" not in done.stderr


def test_a_missing_plan_file_is_refused(tmp_path: Path) -> None:
    assert refused(lambda: read_plan(tmp_path / "plan.toml")).key == "plan-file"
