"""Writes the protocol's types as TypeScript: `python -m tafelrunde.server.typescript web/src/lib/protocol.ts`.

Structs become interfaces. What the server sends is complete, but for structs that leave out their defaults; in what the
client sends, fields with a default may be left out.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from inspect import getdoc
from pathlib import Path
from types import UnionType
from typing import get_args

import msgspec
from msgspec import inspect

from tafelrunde.server import protocol
from tafelrunde.server.protocol import lobby, table

HEAD = "// Generated from src/tafelrunde/server/protocol by `make protocol`: change it there.\n"
WORD = "string | number"
UNIONS = {"ClientMessage": table.ClientMessage, "ServerMessage": table.ServerMessage}
_PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def typescript() -> str:
    """The whole file."""
    parts = [HEAD, f"export const PROTOCOL = {protocol.PROTOCOL}\n", f"export type Word = {WORD}\n"]
    sent = {*lobby.BODIES, lobby.SeatWish, *get_args(table.ClientMessage)}
    parts += [_interface(kind, kind in sent) for kind in structs()]
    parts += [f"export type {name} =\n{_alternatives(union)}\n" for name, union in UNIONS.items()]
    return "\n".join(parts)


def structs() -> Iterator[type[msgspec.Struct]]:
    """All structs of the protocol in the order they are written."""
    for kind in {**vars(protocol), **vars(lobby), **vars(table)}.values():
        if isinstance(kind, type) and issubclass(kind, protocol.Plain) and kind is not protocol.Plain:
            yield kind


def _alternatives(union: UnionType) -> str:
    return "\n".join(f"  | {kind.__name__}" for kind in get_args(union))


def _interface(kind: type[msgspec.Struct], sent: bool) -> str:
    about = inspect.type_info(kind)
    assert isinstance(about, inspect.StructType)
    said = " ".join((getdoc(kind) or "").split())
    lines = [f"/** {said} */", f"export interface {kind.__name__} {{"]
    if about.tag_field is not None:
        lines.append(f"  {about.tag_field}: '{about.tag}'")
    for field in about.fields:
        mark = "?" if (sent or kind.__struct_config__.omit_defaults) and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)}")
    return "\n".join((*lines, "}")) + "\n"


def written(kind: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case inspect.Metadata(type=inner):
            return written(inner)
        case inspect.StructType(cls=struct):
            return struct.__name__
        case inspect.LiteralType(values=values):
            return " | ".join(f"'{value}'" for value in values)
        case inspect.UnionType(types=types):
            either = " | ".join(dict.fromkeys(map(written, types)))
            return "Word" if either == WORD else either
        case inspect.ListType(item_type=item):
            each = written(item)
            return f"({each})[]" if "|" in each else f"{each}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(map(written, items))}]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {written(value)}>"
    return _PLAIN[type(kind)]


def main() -> None:
    path = Path(sys.argv[1])
    path.parent.mkdir(parents=True, exist_ok=True)
    text = typescript()
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
