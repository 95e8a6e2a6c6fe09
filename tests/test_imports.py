"""Who may know whom. The kernel knows no game, a game knows the kernel and no other game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde import kernel, testing
from tafelrunde.cli.new_game import TEMPLATE

SRC = Path(tafelrunde.__file__).parent
HOUSE = SRC.name
KNOWS = {
    "": {"kernel"},  # what `import tafelrunde` offers
    "__main__": {"cli"},
    "kernel": set(),
    "games": {"kernel"},
    "bots": {"kernel"},
    "lab": {"kernel", "bots"},
    "gym": {"kernel", "bots", "lab"},
    "server": {"kernel", "bots"},
    "cli": {"kernel", "bots", "lab", "gym", "server"},
    "testing": {"kernel", "bots", "server", "cli"},
}
"""Each room with those it may look into, besides itself. A game is a room of its own."""


def room_of(module: str) -> str:
    """`games/<slug>` for a game, else the first folder or file of the package."""
    parts = module.split(".")[1:]
    return "/".join(parts[:2]) if parts[:1] == ["games"] else "".join(parts[:1])


def imported(path: Path) -> Iterator[str]:
    """All modules of the server that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name.split(".")[0] == HOUSE)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path.name}:{node.lineno}: modules are imported by their whole name"
            whole = str(node.module)
            if whole.split(".")[0] == HOUSE:
                yield from (f"{whole}.{name.name}" for name in node.names)


def modules() -> Iterator[tuple[str, Path]]:
    """All of the server; the template of a game is a package of its own."""
    for path in sorted({*SRC.rglob("*.py")} - {*TEMPLATE.rglob("*.py")}):
        parts = path.relative_to(SRC.parent).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def looks_into(room: str) -> set[str]:
    """The other rooms that a room's files import from."""
    files = [path for module, path in modules() if room_of(module) == room]
    assert files, f"there is no room {room}"
    return {room_of(module) for path in files for module in imported(path)} - {room}


@pytest.mark.parametrize("room", sorted({room_of(module) for module, _ in modules()}), ids=lambda room: room or "-")
def test_each_room_knows_only_those_below(room: str) -> None:
    kind = room.split("/")[0]
    assert kind in KNOWS, f"{room} is new here: say whom it may know"
    assert looks_into(room) <= KNOWS[kind]


def test_only_who_proves_games_needs_pytest() -> None:
    needs = re.compile(r"^\s*(import|from) pytest\b", re.MULTILINE)
    users = {room_of(module) for module, path in modules() if needs.search(path.read_text("utf-8"))}
    assert users == {"testing"}


@pytest.mark.parametrize("path", sorted(TEMPLATE.rglob("*.py")), ids=lambda path: path.name)
def test_a_game_from_elsewhere_needs_only_what_is_public(path: Path) -> None:
    public = {f"{HOUSE}.{name}" for name in tafelrunde.__all__}
    public |= {f"{shelf.__name__}.{name}" for shelf in (kernel, testing) for name in shelf.__all__}
    assert [name for name in imported(path) if not {name, name.rpartition(".")[0]} & public] == []
