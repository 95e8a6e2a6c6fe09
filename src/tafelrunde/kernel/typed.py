"""Conversion of plain data to types.

msgspec learns a type when it first meets it, and crashes the process if another thread meets it meanwhile. So types are
learned here, one at a time.
"""

from __future__ import annotations

from threading import Lock
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_LEARNING = Lock()
_learned: set[Any] = set()


def converted(raw: Any, kind: type[T]) -> T:
    """Convert plain data to a type; a `msgspec.ValidationError` says where it does not fit."""
    _learn(kind)
    return msgspec.convert(raw, kind)


def decoded(text: bytes | str, kind: type[T]) -> T:
    """Decode JSON to a type; a `msgspec.DecodeError` says where it is malformed or does not fit."""
    _learn(kind)
    return msgspec.json.decode(text, type=kind)


def _learn(kind: Any) -> None:
    if kind not in _learned:
        with _LEARNING:
            msgspec.json.Decoder(kind)
            _learned.add(kind)
