"""Runs: the games of a plan as a folder of Parquet files, written once each, resumed where they were left.

    from tafelrunde import lab
    run = lab.run("greedy-drachenland", lab.Plan((lab.Sitting("drachenland", ("greedy",) * 3),), games=1000))
    run.games.group_by("how").len()

Games are played in parts of a plan, whatever the number of workers; a part is a file of each table, and appears whole
or not at all. Numbers, seeds and rows do not depend on who played a part, or when. A plan without a secret of the bots'
luck gets one when its run begins; the folder keeps it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cached_property
from importlib.metadata import version
from io import BytesIO
from pathlib import Path
from shutil import rmtree
from typing import Any

import msgspec
import polars as pl

from tafelrunde.bots.bot_luck import drawn_secret
from tafelrunde.bots.registry import programs
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.game import game as find_game
from tafelrunde.kernel.typed import decoded
from tafelrunde.lab.folder_lock import locked_folder
from tafelrunde.lab.plan import WON, FigureSums, Plan, StopWhen
from tafelrunde.lab.row_writer import COLUMNS, TableRows, played
from tafelrunde.lab.workers import WorkerPool, local

MOST = 200  # games of a part; small enough that little is lost, large enough that files stay few
FEWEST = 32  # parts of a sitting with enough games; the last part then ends soon after the others
LAYOUT = 4  # version of the folder's format and of the games that a plan means
KINDS: Mapping[str, Any] = {"int": pl.Int64, "real": pl.Float64, "text": pl.String}
RunProgress = Callable[[int, int], None]
"""Report the number of finished games and the number of all games."""


class RunHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The header beside the rows: the plan and the versions it was played with."""

    layout: int
    plan: Plan
    part: int
    package: str
    polars: str  # the version that wrote the files: another one may write other bytes
    programs: dict[str, str]  # foreign bots that play, with their commands
    rules: dict[str, int]  # of each game
    editions: list[str]  # of each sitting, by digest

    @classmethod
    def of(cls, plan: Plan, part: int) -> RunHeader:
        slugs = sorted({sitting.game for sitting in plan.sittings})
        rules = {slug: find_game(slug).rules_version for slug in slugs}
        editions = [sitting.setup().edition.digest for sitting in plan.sittings]
        playing = {spec.partition(":")[0] for sitting in plan.sittings for spec in sitting.bots}
        theirs = {name: command for name, command in programs().items() if name in playing}
        return cls(LAYOUT, plan, part, version("tafelrunde"), pl.__version__, theirs, rules, editions)


class Run:
    """A run that was begun, with its rows as frames."""

    def __init__(self, folder: str | Path) -> None:
        self.folder = folder = Path(folder)
        try:
            self.header = decoded((folder / "plan.json").read_bytes(), RunHeader)
        except OSError as error:
            raise BadInput("run-folder", file=str(folder), reason=error.strerror or str(error)) from None
        except msgspec.DecodeError as error:
            if (other := _package(folder / "plan.json")) != version("tafelrunde"):
                raise BadInput("run-version", file=str(folder), value=other) from None
            raise BadInput("run-folder", file=str(folder / "plan.json"), reason=str(error)) from None

    @property
    def plan(self) -> Plan:
        return self.header.plan

    @property
    def parts(self) -> range:
        """The numbers of all parts; none reaches from one sitting into the next."""
        return range(len(self.plan.sittings) * self.per_sitting)

    @property
    def per_sitting(self) -> int:
        return -(-self.plan.games // self.header.part)

    def numbers(self, part: int) -> range:
        """Return the numbers of the games of a part."""
        games, size = self.plan.games, self.header.part
        at, nth = divmod(part, self.per_sitting)
        return range(at * games + nth * size, at * games + min((nth + 1) * size, games))

    def has(self, part: int) -> bool:
        return self.file("games", part).exists()  # written last

    def __repr__(self) -> str:
        return f"Run({str(self.folder)!r})"

    @property
    def played(self) -> int:
        """The number of stored games."""
        return sum(len(self.numbers(part)) for part in self.parts if self.has(part))

    @cached_property
    def games(self) -> pl.DataFrame:
        """A row for each game."""
        return self.table("games")

    @cached_property
    def seats(self) -> pl.DataFrame:
        """A row for each seat of each game."""
        return self.table("seats")

    def table(self, name: str) -> pl.DataFrame:
        """Return all rows of a table, in the order of the games."""
        with self.reading():
            return self.scan(name).collect()

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Name the damaged file where rows cannot be read."""
        try:
            yield
        except (pl.exceptions.PolarsError, OSError):
            for file in (self.file(name, part) for name in COLUMNS for part in self.parts if self.has(part)):
                with _readable(file):
                    pl.read_parquet(file)
            raise

    def scan(self, name: str) -> pl.LazyFrame:
        """Return the rows of a table, read lazily."""
        if name not in COLUMNS:
            raise BadInput("run-table", value=name[:40], known=" ".join(COLUMNS))
        files = [self.file(name, part) for part in self.parts if self.has(part)]
        if not files:
            return pl.LazyFrame(schema=schema(name))
        for file in files:
            _check(file, name)
        return pl.scan_parquet(files)

    def file(self, name: str, part: int) -> Path:
        return self.folder / name / f"{part:06}.parquet"

    def put(self, part: int, tables: Mapping[str, bytes]) -> None:
        """Store a part; the file of games comes last and completes it."""
        for name in sorted(tables, key=lambda name: name == "games"):
            _write(self.file(name, part), tables[name])


def schema(name: str) -> dict[str, Any]:
    return {column: KINDS[kind] for column, kind in COLUMNS[name].items()}


def packed(rows: TableRows) -> dict[str, bytes]:
    """Return the rows of a part as Parquet files."""
    files: dict[str, bytes] = {}
    for name, kept in rows.items():
        buffer = BytesIO()
        pl.DataFrame(kept, schema=schema(name), orient="row").write_parquet(buffer, statistics=False)
        files[name] = buffer.getvalue()
    return files


def part_of(plan: Plan, numbers: range) -> dict[str, bytes]:
    """Play a part and return its files; workers call this."""
    return packed(played(plan, numbers))


def run(
    folder: str | Path,
    plan: Plan | None = None,
    workers: int | None = None,
    progress: RunProgress | None = None,
    on: WorkerPool | None = None,
    part: int | None = None,
) -> Run:
    """Play a plan into a folder, or continue it. Without a plan, continue the one that the folder holds."""
    path = Path(folder)
    fresh = not (path / "plan.json").exists()
    begun = _begun(path, plan, part)
    with locked_folder(path):
        try:
            _play(begun, on or local(workers), progress)
        except Exception:  # remove a run without games; an interrupted one can be continued
            if fresh and not begun.played:
                _cleared(path)
            raise
    return begun


def _package(header: Path) -> str:
    """Return the version that wrote an unreadable header; this one, if it does not say."""
    try:
        return str(msgspec.json.decode(header.read_bytes())["package"])
    except (msgspec.DecodeError, TypeError, KeyError):
        return version("tafelrunde")


def _begun(path: Path, plan: Plan | None, part: int | None) -> Run:
    if (path / "plan.json").exists():
        kept = Run(path)
        if plan is not None and plan.keyed(kept.plan.secret) != kept.plan:
            raise BadInput("run-other", file=str(path))
        if kept.header != RunHeader.of(kept.plan, kept.header.part):
            raise BadInput("run-version", file=str(path), value=kept.header.package)
        return kept
    if plan is None:
        raise BadInput("run-folder", file=str(path), reason="plan.json")
    plan = plan.checked().keyed(drawn_secret())
    header = RunHeader.of(plan, part or max(1, min(MOST, plan.games // FEWEST)))
    try:
        if path.exists() and any(path.iterdir()):
            raise BadInput("run-full", file=str(path))
        try:
            for name in COLUMNS:
                (path / name).mkdir(parents=True, exist_ok=True)
            _write(path / "plan.json", msgspec.json.format(msgspec.json.encode(header), indent=1))
        except (OSError, BadInput):
            _cleared(path)
            raise
    except OSError as error:
        raise BadInput("run-disk", file=str(path), reason=error.strerror or str(error)) from None
    return Run(path)


def _cleared(path: Path) -> None:
    """Remove a run without games together with its folder."""
    for name in COLUMNS:
        rmtree(path / name, ignore_errors=True)
    with suppress(OSError):
        for name in ("plan.json", "lock"):
            (path / name).unlink(missing_ok=True)
        path.rmdir()


def _play(run: Run, on: WorkerPool, progress: RunProgress | None) -> None:
    waits = [StopRule(run, at) for at in range(len(run.plan.sittings))]
    done, total = run.played, len(waits) * run.plan.games

    def wanted() -> Iterator[tuple[int, range]]:
        for part in run.parts:
            if not run.has(part) and not waits[part // run.per_sitting].over():
                yield part, run.numbers(part)

    for part, files in on(run.plan, wanted()):
        run.put(part, files)
        done += len(run.numbers(part))
        if progress is not None:
            progress(done, total)
    for wait in waits:
        wait.trim()


class StopRule:
    """The decision to stop a sitting: its figure is known precisely enough from the first parts, taken in order.
    The result therefore does not depend on the speed of workers, and surplus parts are not kept."""

    def __init__(self, run: Run, sitting: int) -> None:
        self.run, self.until = run, run.plan.until
        self.parts = range(sitting * run.per_sitting, (sitting + 1) * run.per_sitting)
        self.known, self.next = FigureSums(), self.parts.start

    def over(self) -> bool:
        if self.until is None:
            return False
        while not self.until.enough(self.known) and self.next < self.parts.stop and self.run.has(self.next):
            self.known = self.known.and_of(self._figures(self.until))
            self.next += 1
        return self.until.enough(self.known)

    def _figures(self, until: StopWhen) -> list[float]:
        """Return the figure in each game of the next part."""
        file = self.run.file("seats" if until.of else "games", self.next)
        with _readable(file):
            rows = pl.read_parquet(file)
        if not until.of:
            return [float(x) for x in rows[until.figure]]
        theirs = pl.col("seat") == int(until.of) if until.of.isdigit() else pl.col("bot") == until.of
        figure = pl.col(until.figure).sum() if until.figure == WON else pl.col(until.figure).mean()
        return [float(x) for x in rows.filter(theirs).group_by("number", maintain_order=True).agg(figure)[until.figure]]

    def trim(self) -> None:
        """Remove surplus parts; the file of games goes first and invalidates the part."""
        if self.over():
            for part in range(self.next, self.parts.stop):
                for name in sorted(COLUMNS, key=lambda name: name != "games"):
                    self.run.file(name, part).unlink(missing_ok=True)


def _write(path: Path, data: bytes) -> None:
    """Write a file atomically."""
    half = path.with_suffix(".half")
    try:
        with half.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        half.replace(path)
    except OSError as error:
        half.unlink(missing_ok=True)
        raise BadInput("run-disk", file=str(path), reason=error.strerror or str(error)) from None


@contextmanager
def _readable(path: Path) -> Iterator[None]:
    """Name the damaged file where one cannot be read."""
    try:
        yield
    except (pl.exceptions.PolarsError, OSError) as error:
        raise BadInput("run-part", file=str(path), reason=str(error)[:200]) from None


def _check(file: Path, name: str) -> None:
    """Refuse a file that is no part of a run."""
    with _readable(file):
        found = dict(pl.read_parquet_schema(file))
    if found != schema(name):
        raise BadInput("run-part", file=str(file), reason=", ".join(f"{key}: {kind}" for key, kind in found.items()))
