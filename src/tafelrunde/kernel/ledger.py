"""The rules ledger: every rule is a numbered clause, tied to code, tests and refusals."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tafelrunde.kernel.edition import parse_edition
from tafelrunde.kernel.errors import BadInput


class Topic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A heading of the rules."""

    id: str
    de: str
    en: str


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule in our own words. `untestable` gives the reason where software cannot prove it."""

    id: str
    topic: str
    de: str
    en: str
    source: str = ""
    option: str = ""
    untestable: str = ""

    def text(self, lang: str) -> str:
        return self.de if lang == "de" else self.en


class _LedgerFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    topic: list[Topic]
    clause: list[Clause]


class Ledger:
    """All clauses of a game, in order."""

    def __init__(self, path: Path) -> None:
        read = parse_edition(path.read_text("utf-8"), _LedgerFile, f"{path.parent.name}/{path.name}")
        self.topics = {topic.id: topic for topic in read.content.topic}
        self.clauses: dict[str, Clause] = {}
        for i, clause in enumerate(read.content.clause):
            if clause.id in self.clauses:
                read.wrong(f"clause[{i}].id", "edition-twice", value=clause.id)
            if clause.topic not in self.topics:
                read.wrong(f"clause[{i}].topic", "edition-unknown", value=clause.topic)
            self.clauses[clause.id] = clause
        self.prefix = next(iter(self.clauses)).partition("-")[0]

    def __getitem__(self, clause: str) -> Clause:
        if clause not in self.clauses:
            raise BadInput("unknown-clause", clause=clause[:40], first=next(iter(self.clauses)))
        return self.clauses[clause]

    def search(self, word: str, lang: str) -> list[Clause]:
        """Clauses whose id or text holds this word."""
        wanted = word.casefold()
        return [c for c in self.clauses.values() if wanted in c.text(lang).casefold() or wanted == c.id.casefold()]

    def cited(self, folder: Path) -> dict[str, list[str]]:
        """Where the code cites which clause: id -> places `file:line`."""
        pattern = re.compile(rf"\b{self.prefix}-R?\d+\b")
        places: dict[str, list[str]] = {}
        for path in sorted(folder.rglob("*.py")):
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                for clause in pattern.findall(line):
                    places.setdefault(clause, []).append(f"{path.relative_to(folder)}:{number}")
        return places

    def proved(self, tests: Path) -> dict[str, list[str]]:
        """Which tests prove which clause, by their `clause` marks: id -> places `file::test`."""
        places: dict[str, list[str]] = {}
        for path in sorted(tests.rglob("test_*.py")):
            tree = ast.parse(path.read_text("utf-8"))
            for test, clause in _marks(tree):
                if clause.startswith(f"{self.prefix}-"):
                    places.setdefault(clause, []).append(f"{path.relative_to(tests)}::{test}")
        return places


def _marks(tree: ast.AST) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause":
                    for arg in mark.args:
                        if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                            yield node.name, arg.value
