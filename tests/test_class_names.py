"""One name, one thing: classes and types have unique names outside the games, and within each game."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import tafelrunde

SOURCES = Path(tafelrunde.__file__).parent
EXCEPTIONS: frozenset[str] = frozenset()
"""Names that mean several things on purpose; at most five."""


def types_in(tree: ast.Module) -> set[str]:
    """Return the classes of a module, and the types that it names, such as `Seats = tuple[int, ...]`."""
    found = {node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    for node in tree.body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        names = [target.id for target in targets if isinstance(target, ast.Name)]
        found |= {name for name in names if name[0].isupper() and not name.isupper()}
    return found


def shared_names(sources: Path) -> dict[str, list[str]]:
    """Return every name that two modules of one scope give to a type. Scopes are each game, and all the rest."""
    places: dict[tuple[str, str], list[str]] = defaultdict(list)
    for path in sorted(sources.rglob("*.py")):
        parts = path.relative_to(sources).parts
        if "template" in parts:  # a game of its own
            continue
        scope = parts[1] if parts[0] == "games" and len(parts) > 2 else ""
        for name in types_in(ast.parse(path.read_text("utf-8"))):
            places[scope, name].append("/".join(parts))
    return {f"{scope} {name}".strip(): found for (scope, name), found in places.items() if len(found) > 1}


def test_every_type_has_a_name_of_its_own() -> None:
    assert len(EXCEPTIONS) <= 5
    assert {name: found for name, found in shared_names(SOURCES).items() if name not in EXCEPTIONS} == {}


def test_a_collision_is_found(tmp_path: Path) -> None:
    for place, source in {
        "kernel/one.py": "class Line: ...",
        "server/two.py": "Line = tuple[int, str]",
        "games/dante/view.py": "class Unseen: ...",
        "games/dante/steps/worlds.py": "class Unseen: ...",
        "games/apokalypse/view.py": "class Unseen: ...",
    }.items():
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text(source)
    assert shared_names(tmp_path) == {
        "Line": ["kernel/one.py", "server/two.py"],
        "dante Unseen": ["games/dante/steps/worlds.py", "games/dante/view.py"],
    }
