"""The types that the page shares with the server, as TypeScript: `python -m tafelrunde.server.typescript web/src`.

Structs become interfaces. Those of the protocol go to `lib/protocol.ts`. The edition and the view of each game with a
board of its own go to `games/<slug>/types.ts`; its `GameInfo` goes to `fixtures`, for tests. In messages of the client
and in editions, fields with a default are optional. Messages of the server are complete, except for structs that omit
their defaults.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path
from types import UnionType
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect

from tafelrunde.kernel.game import Game, all_games
from tafelrunde.kernel.views import Shown
from tafelrunde.server import protocol
from tafelrunde.server.protocol import lobby, table
from tafelrunde.server.protocol.lobby import GameInfo
from tafelrunde.server.serializers import game_info

HEAD = "// Generated from src/tafelrunde/server/protocol by `make protocol`: change it there.\n"
GAME_HEAD = "// Generated from the edition and the view of the game by `make protocol`: change them there.\n"
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
    """Return the file with the types of the protocol."""
    parts = [HEAD, f"export const PROTOCOL = {protocol.PROTOCOL}\n", f"export type Word = {WORD}\n"]
    sent = {*lobby.BODIES, lobby.SeatWish, *get_args(table.ClientMessage)}
    parts += [_interface(kind, kind in sent) for kind in structs()]
    parts += [f"export type {name} =\n{_alternatives(union)}\n" for name, union in UNIONS.items()]
    return "\n".join(parts)


def structs() -> Iterator[type[msgspec.Struct]]:
    """Yield all structs of the protocol in their order in the source."""
    for kind in {**vars(protocol), **vars(lobby), **vars(table)}.values():
        if isinstance(kind, type) and issubclass(kind, protocol.Plain) and kind is not protocol.Plain:
            yield kind


def game_types(game: Game[Any, Any]) -> str:
    """Return the types of a game's edition and view; empty if its view is plain data without types."""
    seen = get_type_hints(game.view)["return"]
    if not issubclass(seen, Shown):
        return ""
    box, view = _within(game.edition_type), _within(seen)
    names = [kind.__name__ for kind in (*box, *view)]
    twice = {name for name in names if names.count(name) > 1}
    if twice:
        raise SystemExit(f"{game.slug}: {', '.join(sorted(twice))}: the edition and the view need names of their own")
    return "\n".join(
        [GAME_HEAD, *(_interface(kind, True) for kind in box), *(_interface(kind, False) for kind in view)]
    )


def _within(kind: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """Return a struct and all structs that it contains, each once."""
    found: dict[type[msgspec.Struct], None] = {}

    def look(about: object) -> None:
        if isinstance(about, inspect.StructType):
            if about.cls in found:
                return
            found[about.cls] = None
            for field in about.fields:
                look(field.type)
        for inner in ("type", "item_type", "key_type", "value_type"):
            if isinstance(about, inspect.Type) and hasattr(about, inner):
                look(getattr(about, inner))
        for inner in ("types", "item_types"):
            for one in getattr(about, inner, ()):
                look(one)

    look(inspect.type_info(kind))
    return list(found)


def _alternatives(union: UnionType) -> str:
    return "\n".join(f"  | {kind.__name__}" for kind in get_args(union))


def _interface(kind: type[msgspec.Struct], sent: bool) -> str:
    about = inspect.type_info(kind)
    assert isinstance(about, inspect.StructType)
    said = " ".join((cleandoc(vars(kind).get("__doc__") or "")).split())
    lines = [*([f"/** {said} */"] if said else ()), f"export interface {kind.__name__} {{"]
    if about.tag_field is not None:
        lines.append(f"  {about.tag_field}: '{about.tag}'")
    for field in about.fields:
        unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
        left_out = sent or kind.__struct_config__.omit_defaults or unset
        mark = "?" if left_out and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {type_text(field.type)}")
    return "\n".join((*lines, "}")) + "\n"


def type_text(kind: inspect.Type) -> str:
    """Return a type in TypeScript's notation."""
    match kind:
        case inspect.Metadata(type=inner):
            return type_text(inner)
        case inspect.StructType(cls=struct):
            return struct.__name__
        case inspect.LiteralType(values=values):
            return " | ".join(f"'{value}'" for value in values)
        case inspect.UnionType(types=types):
            either = " | ".join(dict.fromkeys(map(type_text, types)))
            return "Word" if either == WORD else either
        case inspect.ListType(item_type=item):
            each = type_text(item)
            return f"({each})[]" if "|" in each else f"{each}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(map(type_text, items))}]"
        case inspect.DictType(key_type=inspect.LiteralType() as key, value_type=value):
            return f"Record<{type_text(key)}, {type_text(value)}>"
        case inspect.DictType(value_type=value):
            return f"Record<string, {type_text(value)}>"
    return _PLAIN[type(kind)]


def files(source: Path) -> dict[Path, str]:
    """Return the path and contents of every file of types below the page's source folder."""
    found = {source / "lib" / "protocol.ts": typescript()}
    for game in all_games():
        folder = source / "games" / game.slug
        if folder.is_dir() and (text := game_types(game)):
            found[folder / "types.ts"] = text
    return found


def facts(source: Path) -> dict[Path, GameInfo]:
    """Return each of these games' `GameInfo` for the tests of their boards, without bots of other packages."""
    kinds = [path.parent.name for path in files(source) if path.name == "types.ts"]
    infos = [msgspec.structs.replace(game_info(game), bots=[]) for game in all_games() if game.slug in kinds]
    return {source.parent / "fixtures" / f"{info.card.slug}.json": info for info in infos}


def main() -> None:
    source = Path(sys.argv[1])
    said = {path: msgspec.json.encode(info).decode() + "\n" for path, info in facts(source).items()}
    for path, text in (files(source) | said).items():
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
