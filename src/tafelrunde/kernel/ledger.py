"""The rules ledger: every rule is a numbered clause, tied to code, tests and refusals."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tafelrunde.kernel.edition import parse_edition
from tafelrunde.kernel.errors import BadInput

Places = dict[str, list[str]]
"""The places where clauses are cited or proved: id -> places."""


SHARED_RULE = "Hausregel"
"""The source of a clause that the printed rules do not have."""


class Topic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A heading of the rules."""

    id: str
    de: str
    en: str

    def text(self, lang: str) -> str:
        return self.de if lang == "de" else self.en


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
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
        if not self.clauses:
            read.wrong("clause", "edition-count", value=0, wanted=1)
        self.prefix = next(iter(self.clauses)).partition("-")[0]

    def __getitem__(self, clause: str) -> Clause:
        if clause not in self.clauses:
            raise BadInput("unknown-clause", clause=clause[:40], first=next(iter(self.clauses)))
        return self.clauses[clause]

    def cited(self, folder: Path) -> Places:
        """Return where the code cites each clause: id -> places `file:line`.

        `DL-031 to DL-041` cites all clauses between them, too. A letter may stand before the number: rulings are
        numbered `DL-R01`, and a game may count its cards that way.
        """
        clause = rf"\b{self.prefix}-[A-Z]?\d+\b"
        pattern = re.compile(rf"({clause})(?: to ({clause}))?")
        places: Places = {}
        for path in sorted(folder.rglob("*.py")):
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                for first, last in pattern.findall(line):
                    for cited in self._between(first, last or first):
                        places.setdefault(cited, []).append(f"{path.relative_to(folder)}:{number}")
        return places

    def _between(self, first: str, last: str) -> list[str]:
        order = list(self.clauses)
        if first in self.clauses and last in self.clauses:
            return order[order.index(first) : order.index(last) + 1]
        return list(dict.fromkeys((first, last)))

    def proved(self, tests: Path) -> Places:
        """Return which tests prove each clause, by their `clause` marks: id -> places `file::test`."""
        return {clause: places for clause, places in marked(tests).items() if clause.startswith(f"{self.prefix}-")}

    def unproved(self, proved: Places) -> list[str]:
        """Return the clauses that a test could prove and none does."""
        return [c.id for c in self.clauses.values() if not c.untestable and c.id not in proved]

    def unknown(self, cited: Places, proved: Places) -> Places:
        """Return the ids that no clause has, and the places where they stand."""
        strange = sorted((cited.keys() | proved.keys()) - self.clauses.keys())
        return {clause: [*cited.get(clause, ()), *proved.get(clause, ())] for clause in strange}

    def gaps(self, code: Path, tests: Path | None) -> list[str]:
        """Return a line for each gap between the rules and their proof; the build fails if there is any.

        Without tests, only unknown ids in the code are gaps.
        """
        cited, proved = self.cited(code), self.proved(tests) if tests else {}
        strange = self.unknown(cited, proved)
        return [
            *(f"{clause}: no test proves it" for clause in (self.unproved(proved) if tests else ())),
            *(f"{clause}: no such clause ({', '.join(places)})" for clause, places in strange.items()),
        ]


def checkout_tests(folder: Path) -> Path | None:
    """Return the tests of the checkout around a game's folder; an installed game has none."""
    for above in folder.parents:
        if (above / "pyproject.toml").is_file() and (above / "tests").is_dir():
            return above / "tests"
    return None


def marked(tests: Path) -> Places:
    """Return which tests carry each `clause` mark, of any game: id -> places `file::test`."""
    places: Places = {}
    for path in sorted(tests.rglob("test_*.py")):
        for test, clause in _marks(ast.parse(path.read_text("utf-8"))):
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
