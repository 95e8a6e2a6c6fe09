"""The page of names that never change lists those that the code has, and the files that define them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from tafelrunde.lab.row_writer import COLUMNS
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.schema import meta

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "what-never-changes.md").read_text("utf-8")


def section(heading: str) -> str:
    return PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def table(heading: str) -> dict[str, list[str]]:
    """Return the first cell of every row with the names in the second."""
    rows = re.findall(r"^\| `([^`]+)` \| ([^|]+) \|", section(heading), re.MULTILINE)
    return {name: re.findall(r"`([^`]+)`", names) for name, names in rows}


def test_every_column_of_the_database_is_listed() -> None:
    assert table("The database") == {t.name: [column.name for column in t.columns] for t in meta.tables.values()}


def test_every_column_of_a_run_is_listed() -> None:
    assert table("Runs of the lab") == {name: list(columns) for name, columns in COLUMNS.items()}


def test_every_metric_is_listed() -> None:
    told = {metric.name for metric in Metrics().registry.collect()}
    assert set(re.findall(r"^- `(\w+)`$", section("Metrics"), re.MULTILINE)) == told


def test_every_environment_variable_is_listed() -> None:
    sources = [path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py")]
    assert set(table("The command line")) == {
        name for text in sources for name in re.findall(r"TAFELRUNDE_[A-Z_]+", text)
    }


def test_every_entry_point_is_listed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert set(table("Entry points")) == set(project["entry-points"])


def test_every_file_that_defines_names_exists() -> None:
    files = set(re.findall(r"`(src/[^`<]+|pyproject\.toml)`", PAGE))
    assert len(files) > 10
    assert [file for file in sorted(files) if not (ROOT / file).exists()] == []
