"""Rename modules, names and members of the Python sources by a table.

    python tools/rename.py tools/renames/server.toml

A table has these parts, each of them optional:

    [modules]                                   # moves the file, too
    "tafelrunde.server.connection_limits" = "tafelrunde.server.connection_limits"

    [names]                                     # what a module defines: classes, functions, constants
    "tafelrunde.server.server:Hall" = "Server"    # (old module, if the same table moves it)

    [[members]]                                 # attributes, methods, fields and keyword arguments
    within = ["src/tafelrunde/server", "tests/server"]
    of = { asides = "max_unlogged_answers" }

    [[words]]                                   # any name, local ones included
    within = ["tests/server"]
    of = { house = "node" }

    [[typescript]]                              # types that are written from Python, see `make protocol`
    within = ["web/src"]
    of = { Told = "ToldEvent" }

    [[prose]]                                   # comments, docstrings, documents
    within = ["src", "docs"]
    of = { "the house's edition" = "the built-in edition" }

Names are followed through imports, members are told by their place in the syntax alone, so `mypy` and the tests have
the last
word. Names in backquotes are changed in prose, too; read it afterwards.
"""

import ast
import io
import re
import subprocess
import sys
import tokenize
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PROSE = ("*.md", "*.toml", "Makefile", "*.yaml", "*.service", "*.rst", "*.txt")

Edit = tuple[int, int, bytes, bytes]  # line and column in bytes, old, new


def tracked(*patterns: str) -> list[Path]:
    listed = subprocess.run(["git", "ls-files", *patterns], cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / line for line in listed.stdout.splitlines()]


def module_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    parts = parts[1:] if parts[0] == "src" else parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


class Sources:
    """All Python files, parsed, with what each imports from where."""

    def __init__(self) -> None:
        self.trees = {path: ast.parse(path.read_bytes()) for path in tracked("*.py")}
        self.imports: dict[str, dict[str, tuple[str, str]]] = {}
        for path, tree in self.trees.items():
            self.imports[module_of(path)] = {
                alias.asname or alias.name: (node.module or "", alias.name)
                for node in ast.walk(tree)
                if isinstance(node, ast.ImportFrom) and node.level == 0
                for alias in node.names
            }

    def origin(self, module: str, name: str) -> tuple[str, str]:
        """Return the module that defines what `module` calls `name`."""
        seen = set()
        while name in self.imports.get(module, {}) and (module, name) not in seen:
            seen.add((module, name))
            module, name = self.imports[module][name]
        return module, name


def places(sources: Sources, path: Path, names: dict[tuple[str, str], str], modules: dict[str, str]) -> Iterator[Edit]:
    """Yield the edits of one file for renamed names, and for modules that are imported as names."""
    tree, here = sources.trees[path], module_of(path)
    lines = path.read_bytes().splitlines()
    local = {
        bound: names[sources.origin(*told)]
        for bound, told in sources.imports[here].items()
        if sources.origin(*told) in names and told[1] == bound
    }
    defined = {
        name: new for (module, name), new in names.items() if module == here and f"{module}.{name}" not in modules
    }
    local |= defined
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                new = names.get(sources.origin(node.module or "", alias.name))
                if new is not None:
                    yield alias.lineno, alias.col_offset, alias.name.encode(), new.encode()
        elif isinstance(node, ast.Name) and node.id in local:
            yield node.lineno, node.col_offset, node.id.encode(), local[node.id].encode()
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            module, name = sources.imports[here].get(node.value.id, ("", ""))
            new = names.get(sources.origin(f"{module}.{name}", node.attr)) if module else None
            if new is not None:
                yield _attribute(node, node.attr.encode(), new.encode())
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in local:
            text = lines[node.lineno - 1]
            quoted_type = node.value[:1].isupper() and not node.value.isupper()
            if text[node.col_offset + 1 :].startswith(node.value.encode()) and (quoted_type or _in_all(tree, node)):
                yield node.lineno, node.col_offset + 1, node.value.encode(), local[node.value].encode()
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.name in defined:
            yield _definition(lines, node, defined[node.name])
    for node in ast.walk(tree):
        if isinstance(node, ast.arg) and node.arg in local:
            print(f"{path}:{node.lineno}: the argument {node.arg} hides a renamed name")


def _in_all(tree: ast.Module, wanted: ast.Constant) -> bool:
    return any(
        isinstance(node, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == "__all__" for target in node.targets)
        and any(inner is wanted for inner in ast.walk(node))
        for node in tree.body
    )


def _attribute(node: ast.Attribute, old: bytes, new: bytes) -> Edit:
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return node.end_lineno, node.end_col_offset - len(old), old, new


def _definition(lines: list[bytes], node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, new: str) -> Edit:
    old = node.name.encode()
    at = lines[node.lineno - 1].index(b" " + old, node.col_offset) + 1
    return node.lineno, at, old, new.encode()


def members(path: Path, tree: ast.Module, of: dict[str, str]) -> Iterator[Edit]:
    """Yield the edits of one file for attributes, methods, fields and keyword arguments."""
    lines = path.read_bytes().splitlines()
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in of:
            yield _attribute(node, node.attr.encode(), of[node.attr].encode())
        elif isinstance(node, ast.keyword) and node.arg in of:
            yield node.lineno, node.col_offset, node.arg.encode(), of[node.arg].encode()
        elif isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) and part.name in of:
                    yield _definition(lines, part, of[part.name])
                targets = (
                    [part.target]
                    if isinstance(part, ast.AnnAssign)
                    else part.targets
                    if isinstance(part, ast.Assign)
                    else []
                )
                for target in targets:
                    if isinstance(target, ast.Name) and target.id in of:
                        yield target.lineno, target.col_offset, target.id.encode(), of[target.id].encode()


def apply(path: Path, edits: set[Edit]) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    for line, column, old, new in sorted(edits, reverse=True):
        text = lines[line - 1]
        if not text[column:].startswith(old):
            raise SystemExit(f"{path}:{line}:{column}: expected {old!r}")
        lines[line - 1] = text[:column] + new + text[column + len(old) :]
    path.write_bytes(b"".join(lines))


def moved(modules: dict[str, str]) -> None:
    """Move files, and name the new modules wherever the old ones are named."""
    for old, new in modules.items():
        for base in ("src", "."):
            source = ROOT / base / Path(*old.split("."))
            target = ROOT / base / Path(*new.split("."))
            if source.with_suffix(".py").exists():
                source, target = source.with_suffix(".py"), target.with_suffix(".py")
            if source.exists():
                target.parent.mkdir(parents=True, exist_ok=True)
                subprocess.run(["git", "mv", str(source), str(target)], cwd=ROOT, check=True)
                break
        else:
            raise SystemExit(f"there is no module {old}")
    for path in tracked("*.py", *PROSE):
        if (path.suffix == ".toml" and path.parent.name == "renames") or not path.is_file():
            continue
        text = before = path.read_text()
        for old, new in modules.items():
            short_old, short_new = (name.split(".", 1)[1].replace(".", "/") for name in (old, new))
            text = re.sub(rf"\b{re.escape(old)}\b(?!\.toml)", new, text)
            text = re.sub(rf"\b{re.escape(short_old)}\.py\b", f"{short_new}.py", text)
        if text != before:
            path.write_text(text)


def prose(words: dict[str, str]) -> None:
    """Change words in backquotes and CamelCase words in comments, docstrings and documents."""
    for path in tracked("*.py", "*.md"):
        text = before = path.read_text()
        for old, new in words.items():
            text = re.sub(rf"(`[\w.]*?)\b{re.escape(old)}\b(?=[\w.()]*`)", rf"\g<1>{new}", text)
        if text != before:
            path.write_text(text)


def _identifiers(code: str, of: dict[str, str]) -> str:
    return re.sub(r"(?<![\w\"'])[A-Za-z_]\w*", lambda match: of.get(match[0], match[0]), code)


def rewritten(path: Path, words: dict[str, str], phrases: dict[str, str]) -> str:
    """Return a Python file with other identifiers, and with other words in its comments and docstrings."""
    text = path.read_text()
    lines = text.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    pieces, end, statement = [], 0, True
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        begin, finish = starts[token.start[0] - 1] + token.start[1], starts[token.end[0] - 1] + token.end[1]
        new = token.string
        if token.type == tokenize.NAME:
            new = words.get(new, new)
        elif token.type == tokenize.COMMENT or (token.type == tokenize.STRING and statement):
            new = changed(new, phrases)
        elif token.type == tokenize.STRING and "f" in new[: new.find(new[-1])].lower():
            new = re.sub(r"\{[^{}]*\}", lambda match: _identifiers(match[0], words), new)
        if token.type not in (tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER):
            pieces.append(text[end:begin] + new)
            end = finish
        if token.type not in (tokenize.COMMENT, tokenize.NL):
            statement = token.type in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)
    return "".join(pieces) + text[end:]


def changed(text: str, phrases: dict[str, str]) -> str:
    for old, new in phrases.items():
        pattern = re.compile(rf"(?<![\w/.-]){re.escape(old)}(?![\w-]|/\w)".replace("\\ ", r"\s+(?:\#\s)?"))
        text = pattern.sub(lambda match, new=new: new, text)
    return text


def reworded(wanted: dict[str, list[dict[str, object]]]) -> None:
    for path in tracked("*.py", *PROSE):
        if not path.is_file() or "renames" in path.parts or path.name == "CHANGELOG.md":
            continue
        words: dict[str, str] = {}
        phrases: dict[str, str] = {}
        for kind, into in (("words", words), ("prose", phrases)):
            for part in wanted.get(kind, []):
                if any(path.is_relative_to(ROOT / folder) for folder in part["within"]):
                    into.update(part["of"])
        text = path.read_text()
        new = rewritten(path, words, phrases) if path.suffix == ".py" else changed(text, phrases)
        if new != text:
            path.write_text(new)


def typescript(wanted: list[dict[str, list[str] | dict[str, str]]]) -> None:
    """Write the generated types anew, then rename them in the files that import them."""
    if wanted:
        subprocess.run([sys.executable, "-m", "tafelrunde.server.typescript", "web/src"], cwd=ROOT, check=True)
    for part in wanted:
        for path in tracked(*(f"{folder}/*.{kind}" for folder in part["within"] for kind in ("ts", "svelte"))):
            text = before = path.read_text()
            for old, new in dict(part["of"]).items():
                if re.search(
                    rf"(im|ex)port type {{[^}}]*\b{old}\b[^}}]*}} from '[^']*/(protocol|board|types)(\.ts)?'", text
                ):
                    text = re.sub(rf"(?<![\w.'/-])(?<!^<){old}\b(?![\w'-]|\.svelte)", new, text, flags=re.MULTILINE)
            if text != before:
                path.write_text(text)


def main(table: Path) -> None:
    wanted = tomllib.loads(table.read_text())
    modules: dict[str, str] = wanted.get("modules", {})
    names = {(key.partition(":")[0], key.partition(":")[2]): new for key, new in wanted.get("names", {}).items()}
    sources = Sources()
    for module, _ in names:
        if not any(module_of(path) == module for path in sources.trees):
            raise SystemExit(f"there is no module {module}")
    # a module that moves within its package is imported as a name, too
    for old, new in modules.items():
        (package, name), (target, renamed) = old.rsplit(".", 1), new.rsplit(".", 1)
        if package == target:
            names[package, name] = renamed
    edits: dict[Path, set[Edit]] = defaultdict(set)
    for path, tree in sources.trees.items():
        edits[path].update(places(sources, path, names, modules))
        for part in wanted.get("members", []):
            if any(path.is_relative_to(ROOT / folder) for folder in part["within"]):
                edits[path].update(members(path, tree, part["of"]))
    for path, found in edits.items():
        if found:
            apply(path, found)
    camel = {old: new for (_, old), new in names.items() if old[:1].isupper() and not old.isupper()}
    quoted = {
        old: new for part in wanted.get("members", []) for old, new in part["of"].items() if "_" in old or len(old) > 6
    }
    prose(camel | quoted)
    moved(modules)
    reworded(wanted)
    typescript(wanted.get("typescript", []))


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
