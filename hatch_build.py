"""The build hook of a wheel: it adds the page in the browser, if missing, and the compiled core.

The core is compiled if TAFELRUNDE_COMPILE is set (`make fast`). A source distribution carries the page along, so that
installing one needs no Node. A plain install needs no compiler.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/tafelrunde/server/static/index.html")
PACKAGE = "tafelrunde"
CORE = (
    *(
        f"kernel/{name}.py"
        for name in ("actions", "choices", "engine", "events", "luck", "sense", "sorted_rows", "state", "steps")
    ),
    *(
        f"games/*/{name}.py"
        for name in ("board", "deeds", "dungeon", "events", "heuristic", "kinds", "scoring", "sense", "state", "worlds")
    ),
    "games/*/steps/*.py",
    "bots/greedy.py",
    "bots/evaluator.py",
    "bots/tree.py",
)
"""The modules that are compiled: all that random play and bots depend on.

Data from files or for the page is msgspec's, which needs the annotations that a compiler drops.
"""


class BuildHook(BuildHookInterface[Any]):
    """A build hook that leaves editable installs alone.

    There `make setup` builds the page, and a library beside its source would hide every later change.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / PAGE).is_file():
            _build_page(root)
        if os.environ.get("TAFELRUNDE_COMPILE") and self.target_name == "wheel":
            self.folder = Path(mkdtemp())
            libraries = _compile(root / "src", self.folder)
            build_data["force_include"].update({str(library): str(name) for name, library in libraries.items()})
            build_data.update(pure_python=False, infer_tag=True)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder)


def _build_page(root: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError("Node 20.19 or newer, with npm, is needed to build the page in the browser.")
    for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([npm, *words], cwd=root / "web", check=True)


# --- the compiled core

_SETUP = """
from mypyc.build import mypycify
from setuptools import setup

core = mypycify({flags!r} + {modules!r}, opt_level="2", debug_level="0", multi_file=True)
setup(name="core", packages=[], ext_modules=core)
"""


def _compile(sources: Path, folder: Path) -> dict[Path, Path]:
    """Compile the core in a folder of its own and return the libraries by their places in the wheel."""
    shutil.copytree(sources / PACKAGE, folder / PACKAGE, ignore=shutil.ignore_patterns("static", "*.so"))
    modules = sorted(path for part in CORE for path in (folder / PACKAGE).glob(part))
    kernel = (folder / PACKAGE / "kernel/state.py").read_text("utf-8")
    for module in modules:
        if module.is_relative_to(folder / PACKAGE / "games"):
            source = with_steps(with_words(with_listeners(with_constants(module.read_text("utf-8")))))
            module.write_text(with_clone(source, kernel) if module.name == "state.py" else source, "utf-8")
    names = [str(module.relative_to(folder)) for module in modules]
    flags = ["--strict", "--explicit-package-bases", "--python-version", "{}.{}".format(*sys.version_info)]
    (folder / "setup.py").write_text(_SETUP.format(modules=names, flags=flags))
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)],
        cwd=folder,
        env={**os.environ, "MYPYPATH": str(folder)},
        check=True,
    )
    return {path.relative_to(folder): path for path in folder.rglob("*.so") if "build" not in path.parts}


def with_constants(source: str) -> str:
    """Return a game's module with its names in capitals as constants, which a compiler need not look up again and
    again.
    """
    tree = ast.parse(source)
    changed = {name.id for node in ast.walk(tree) if isinstance(node, ast.AugAssign) for name in _names(node.target)}
    lines = source.splitlines()
    for node in reversed(tree.body):
        constants = _constants(node)
        if constants and not changed & constants.keys():
            lines[node.lineno - 1 : node.end_lineno] = [f"{name}: {told}" for name, told in constants.items()]
    return _importing("\n".join(lines) + "\n", "from typing import Final")


def _constants(node: ast.stmt) -> dict[str, str]:
    """Return the constants that a line makes, with annotation and value."""
    if isinstance(node, ast.AnnAssign) and node.value is not None:
        names, kind, values = _names(node.target), f"Final[{ast.unparse(node.annotation)}]", [node.value]
    elif isinstance(node, ast.Assign):
        names, kind = [name for target in node.targets for name in _names(target)], "Final"
        values = _each(node.value) if isinstance(node.targets[0], ast.Tuple) else [node.value] * len(names)
    else:
        return {}
    is_type = any(ast.unparse(value).startswith("TypeVar(") for value in values)
    if len(names) != len(values) or is_type or not all(name.id.isupper() for name in names):
        return {}
    return {name.id: f"{kind} = {ast.unparse(value)}" for name, value in zip(names, values, strict=True)}


def _names(target: ast.expr) -> list[ast.Name]:
    parts = target.elts if isinstance(target, ast.Tuple) else [target]
    return [part for part in parts if isinstance(part, ast.Name)]


def _each(value: ast.expr) -> list[ast.expr]:
    """Return the values of a line that makes several constants."""
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "range":
        limits = [limit.value for limit in value.args if isinstance(limit, ast.Constant)]
        return [ast.Constant(number) for number in range(*limits)] if len(limits) == len(value.args) else []
    return value.elts if isinstance(value, ast.Tuple) else []


def with_listeners(source: str) -> str:
    """Return a game's module that words events only if they are heard, or if a belief is made of them."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        call = node.value if isinstance(node, ast.Expr) else None
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in _TELLING:
            heard = _TELLING[call.func.attr].format(kind=ast.unparse(call.args[0]))
            line = lines[node.lineno - 1]
            lines[node.lineno - 1] = f"{line[: node.col_offset]}if {heard}: {line[node.col_offset :]}"
    return "\n".join(lines) + "\n"


_TELLING = {
    "tell": "s.journal is not None or (s._belief is not None and {kind}.updates_belief)",
    "tell_to": "s.journal is not None",
}


def with_words(source: str) -> str:
    """Return a game's module that reads the words of actions by functions: a compiler knows no methods of named
    tuples.
    """
    read = re.sub(r"\baction\.(word|number)\((\)?)", lambda m: f"{m[1]}_of(action{m[2] or ', '}", source)
    if read == source:
        return source
    return _importing(read, "from tafelrunde.kernel.actions import number_of, word_of")


def with_steps(source: str) -> str:
    """Return a game's module with its steps written out: a compiler makes no slots of a dataclass."""
    lines = source.splitlines()
    for node in reversed(ast.parse(source).body):
        if isinstance(node, ast.ClassDef) and [ast.unparse(by) for by in node.decorator_list] == ["frozen"]:
            declared = [part for part in node.body if isinstance(part, ast.AnnAssign) and part.value is None]
            values = {ast.unparse(part.target): ast.unparse(part.annotation) for part in declared}
            if values:
                lines[node.end_lineno : node.end_lineno] = _written(node.name, values)
            lines[node.decorator_list[0].lineno - 1] = ""
    return _importing("\n".join(lines) + "\n", "from typing import ClassVar")


def _written(name: str, values: dict[str, str]) -> list[str]:
    """Return the rest of a step with values."""
    return [
        f"    __match_args__: ClassVar[tuple[str, ...]] = {tuple(values)}",
        f"    def __init__(self, {', '.join(f'{value}: {of}' for value, of in values.items())}) -> None:",
        *(f"        self.{value} = {value}" for value in values),
        f"setattr({name}, '__annotations__', {values})",
    ]


def _importing(source: str, line: str) -> str:
    lines = source.splitlines()
    first = next(node for node in ast.parse(source).body if isinstance(node, ast.ImportFrom))
    lines.insert(first.end_lineno or first.lineno, line)
    return "\n".join(lines) + "\n"


def with_clone(source: str, kernel: str) -> str:
    """Return a game's state with its copying written out, which plain Python makes at run time (see `kernel.state`)."""
    base, state = (_class(text) for text in (kernel, source))
    special = next(node for node in ast.parse(kernel).body if ast.unparse(node).startswith("_KERNEL = "))
    assert isinstance(special, ast.Assign)
    copied = _held(base) | _held(state) | ast.literal_eval(special.value)
    lines = [f"        new.{name} = {value}" for name, value in copied.items()]
    head = ["", f"    def clone(s) -> {state.name}:", f"        new = {state.name}.__new__({state.name})"]
    whole = source.splitlines()
    whole[state.end_lineno : state.end_lineno] = [*head, *lines, "        return new"]
    return "\n".join(whole) + "\n"


def _class(source: str) -> ast.ClassDef:
    """Return the state in a module."""
    return [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)][-1]


def _held(state: ast.ClassDef) -> dict[str, str]:
    """Return what a state holds, as declared or as initialised, and how it is copied: lists are, all else is shared."""
    declared = [node for node in state.body if isinstance(node, ast.AnnAssign)]
    init = next(node for node in state.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    held: dict[str, str] = {}
    for node in declared or init.body:
        if isinstance(node, ast.AnnAssign):
            name = ast.unparse(node.target).removeprefix("self.")
            held[name] = f"s.{name}[:]" if ast.unparse(node.annotation).startswith("list[") else f"s.{name}"
        elif isinstance(node, ast.Assign):
            names = [target.attr for target in node.targets if isinstance(target, ast.Attribute)]
            held |= {name: f"s.{name}" for name in names}
    return held
