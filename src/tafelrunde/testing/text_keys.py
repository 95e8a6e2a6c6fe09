"""Text keys that the code uses, read from its source: errors and refusals with their arguments."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tafelrunde.kernel.actions import slot_name

ERRORS = {"BadInput", "BadNotation", "BadEdition", "BadRecord"}


class Asked(NamedTuple):
    """A text key used somewhere in the code, and its arguments; `key` is None where it is not written out."""

    place: str
    function: str
    key: str | None
    given: frozenset[str]


def _calls(path: Path) -> Iterator[tuple[str, ast.Call, dict[str, str]]]:
    """Yield every call in a file with the function it stands in and the file's constant words."""
    tree = ast.parse(path.read_text("utf-8"))
    words = {
        node.targets[0].id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    }

    def within(node: ast.AST, function: str) -> Iterator[tuple[str, ast.Call, dict[str, str]]]:
        for child in ast.iter_child_nodes(node):
            name = child.name if isinstance(child, ast.FunctionDef) else function
            if isinstance(child, ast.Call):
                yield function, child, words
            yield from within(child, name)

    return within(tree, "")


def _word(node: ast.expr, words: dict[str, str]) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return words.get(node.id) if isinstance(node, ast.Name) else None


def _name(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _passed_on(key: ast.expr) -> bool:
    """Recognise an error raised again as another kind, `error.key`: its text was found where it was made."""
    return isinstance(key, ast.Attribute) and key.attr == "key"


def _place(folder: Path, path: Path, call: ast.Call) -> str:
    return f"{folder.name}/{path.relative_to(folder)}:{call.lineno}"


def errors(folder: Path) -> list[Asked]:
    """Return every `BadInput` made below a folder: directly, or by the `wrong` of an edition file or a position's
    reader."""
    found: list[Asked] = []
    for path in sorted(folder.rglob("*.py")):
        for function, call, words in _calls(path):
            named = {keyword.arg for keyword in call.keywords if keyword.arg}
            if _name(call) in ERRORS and call.args and not _passed_on(call.args[0]):
                found.append(Asked(_place(folder, path, call), function, _word(call.args[0], words), frozenset(named)))
            elif _name(call) == "wrong" and len(call.args) == 1:
                given = frozenset(named | {"line"})
                found.append(Asked(_place(folder, path, call), function, _word(call.args[0], words), given))
            elif _name(call) == "wrong" and call.keywords:
                given = frozenset(named | {"file", "line", "field"})
                found.append(Asked(_place(folder, path, call), function, _word(call.args[1], words), given))
    return found


def refusals(folder: Path) -> list[Asked]:
    """Return every `Refusal` made below a folder."""
    return _said(folder, "Refusal", 1)


def cautions(folder: Path) -> list[Asked]:
    """Return every `CautionInfo` made below a folder."""
    return _said(folder, "Caution", 0)


def _said(folder: Path, name: str, at: int) -> list[Asked]:
    """Return every call of this name: its argument `at` is the key, then follow (slot, word) pairs."""
    found: list[Asked] = []
    for path in sorted(folder.rglob("*.py")):
        for function, call, words in _calls(path):
            if _name(call) == name:
                args = call.args[at + 1 :]
                pairs = args[0].elts if args and isinstance(args[0], ast.Tuple) else []
                slots = [_word(pair.elts[0], words) for pair in pairs if isinstance(pair, ast.Tuple)]
                given = frozenset(slot_name(slot) for slot in slots if slot)
                found.append(Asked(_place(folder, path, call), function, _word(call.args[at], words), given))
    return found


def rejects(folder: Path) -> list[Asked]:
    """Return every `Rejected` of the server made below a folder; one with a choice of two codes counts as two."""
    found: list[Asked] = []
    for path in sorted(folder.rglob("*.py")):
        for function, call, words in _calls(path):
            if _name(call) in ("Rejected", "cls") and call.args:
                given = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
                code = call.args[0]
                codes = [code.body, code.orelse] if isinstance(code, ast.IfExp) else [code]
                keys = [key for key in (_word(one, words) for one in codes) if key is not None]
                found += [Asked(_place(folder, path, call), function, key, given) for key in keys]
    return found
