"""Patches: the difference between two views of a table.

A patch is a list or an object. `[value]` replaces a value, `[]` removes a key. An object holds the patches of the
parts: by key or, in a list of unchanged length, by index. The page applies them, too (web/src/lib/patch.ts).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Patch = dict[str, Any] | list[Any]


def make_patch(old: Any, new: Any) -> Patch:
    """Return the patch from the old view to the new one; an empty object if they are equal.

    A key must not hold a number in one view and a boolean in the other, since 1 == True in Python.
    """
    if old == new:
        return {}
    if isinstance(old, dict) and isinstance(new, dict):
        inside = _inside((key, old[key], new[key]) for key in new if key in old and old[key] != new[key])
        gone: dict[str, Patch] = {key: [] for key in old if key not in new}
        return {**inside, **gone, **{key: [new[key]] for key in new if key not in old}}
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return _inside((str(at), was, now) for at, (was, now) in enumerate(zip(old, new, strict=True)) if was != now)
    return [new]


def _inside(pairs: Iterable[tuple[str, Any, Any]]) -> dict[str, Patch]:
    return {key: make_patch(before, after) for key, before, after in pairs}


def apply_patch(old: Any, patch: Patch) -> Any:
    """Return the new view."""
    if isinstance(patch, list):
        return patch[0]
    if isinstance(old, list):
        return [apply_patch(part, patch.get(str(at), {})) for at, part in enumerate(old)]
    if not patch:
        return old
    kept = {key: apply_patch(part, patch.get(key, {})) for key, part in old.items() if patch.get(key) != []}
    return {**kept, **{key: part[0] for key, part in patch.items() if key not in old}}
