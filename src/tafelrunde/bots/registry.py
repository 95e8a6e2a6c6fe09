"""The registry of bots: the built-in ones, those of other packages, and those of your own files.

A package announces its bots as games are announced, in its own pyproject.toml:

    [project.entry-points."tafelrunde.bots"]
    careful = "my_package:CarefulBot"

A file, named with `--bot-module`, lists them: `BOTS = {"careful": CarefulBot}`. Either way the value is a class (or
function) that makes the bot, or a `BotKind` if it has several levels. A program in any language becomes a bot with
`--bot careful="program words"`, or as `careful = foreign("program words")` (see `foreign.py`).
"""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from runpy import run_path
from shutil import which
from typing import Any, Protocol

from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sight import Sight

GROUP = "tafelrunde.bots"
BUILT_IN = ("random", "greedy", "learned", "search")
MODULES, PROGRAMS = "TAFELRUNDE_BOT_MODULES", "TAFELRUNDE_BOT_PROGRAMS"
"""Environment variables that list files and programs, so that child processes know them too."""


class Bot(Protocol):
    """A player that chooses one of a sight's legal actions. All its randomness comes from `luck`.

    A bot that never reads `Sight.events` may set `needs_events = False`. If all bots of a game do, no events are told.
    """

    def choose(self, sight: Sight[Any], luck: Luck) -> Action: ...


@dataclass(frozen=True)
class BotKind:
    """A kind of bot. Its text is `name` or `name:level`."""

    make: Callable[[str], Bot | None]  # the bot of a level ("" without one); None if there is no such level
    levels: tuple[str, ...] = ("",)  # the levels offered at tables
    foreign: bool = False  # True for a program of its own, which may use all its time

    @classmethod
    def of(cls, made: object) -> BotKind:
        """Return a kind from what was announced: a kind, or a function that makes a bot without levels."""
        if isinstance(made, BotKind):
            return made
        if not callable(made):
            raise TypeError(f"{made!r} makes no bot")
        return cls(lambda level: made() if not level else None)


@cache
def _found(modules: str, programs: str) -> tuple[Mapping[str, BotKind], Mapping[str, str]]:
    """Load kinds by name, and collect why others could not be loaded. A broken one does no harm to the others."""
    from tafelrunde.bots.foreign import foreign

    good: dict[str, BotKind] = {}
    bad: dict[str, str] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (_ours(point.name), point.name)):
        try:
            good[point.name] = BotKind.of(point.load())
        except Exception as error:
            bad[point.name] = f"{type(error).__name__}: {error}"
    for path in filter(None, modules.split(os.pathsep)):
        try:
            good |= _listed(Path(path))
        except BadInput as error:
            bad[path] = str(error)
    for line in programs.splitlines():
        name, _, command = line.partition("=")
        good[name] = foreign(command)
    return good, bad


def _ours(name: str) -> int:
    """Return the rank of a built-in bot, weakest first; all others come after them."""
    return BUILT_IN.index(name) if name in BUILT_IN else len(BUILT_IN)


def _listed(path: Path) -> dict[str, BotKind]:
    """Return the bots of a file."""
    try:
        listed = run_path(str(path))["BOTS"]
        return {name: BotKind.of(made) for name, made in listed.items()}
    except Exception as error:
        reason = "no BOTS" if isinstance(error, KeyError) else f"{type(error).__name__}: {error}"
        raise BadInput("bot-module", file=str(path), reason=reason) from error


def add_bots_from(path: Path) -> None:
    """Add the bots of a file, for this process and its child processes."""
    _listed(path)
    known = os.environ.get(MODULES, "")
    os.environ[MODULES] = os.pathsep.join(filter(None, (known, str(path.resolve()))))


def add_program(pair: str) -> str:
    """Add a bot that is a program, `name=command`, for this process and its child processes. Return its name."""
    name, _, command = pair.partition("=")
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words or "\n" in pair or not re.fullmatch("[a-z][a-z0-9_-]{0,30}", name):
        raise BadInput("bot-pair", value=pair[:80])
    if which(words[0]) is None:
        raise BadInput("bot-program", file=words[0])
    listed = programs()
    if listed.get(name, command) != command or (name not in listed and name in kinds()):
        raise BadInput("bot-taken", value=name)
    listed[name] = command
    os.environ[PROGRAMS] = "\n".join(f"{name}={command}" for name, command in listed.items())
    return name


def programs() -> dict[str, str]:
    """Return the commands of added programs, by name."""
    pairs = (line.partition("=") for line in os.environ.get(PROGRAMS, "").splitlines())
    return {name: command for name, _, command in pairs}


def added_bots() -> dict[str, str]:
    """Return the added bots, for `add_bots` in another process."""
    return {key: os.environ.get(key, "") for key in (MODULES, PROGRAMS)}


def add_bots(what: Mapping[str, str]) -> None:
    """Add the bots that another process knows."""
    os.environ.update(what)


def kinds() -> Mapping[str, BotKind]:
    """Return all kinds of bots by name."""
    return _found(**_kept())[0]


def _kept() -> dict[str, str]:
    return {"modules": os.environ.get(MODULES, ""), "programs": os.environ.get(PROGRAMS, "")}


def broken_bots() -> Mapping[str, str]:
    """Return bots that are announced and cannot be loaded, with the reasons."""
    return _found(**_kept())[1]


def offered() -> tuple[str, ...]:
    """Return the bots that people can choose at any table."""
    return tuple(f"{name}:{level}" if level else name for name, kind in kinds().items() for level in kind.levels)


def bot(spec: str) -> Bot:
    """Return the bot that a text describes: `random`, `search`, `search:easy`, `search:400`, `search:0.1s:heuristic`
    ...
    """
    name, _, level = spec.partition(":")
    if name in broken_bots():
        raise BadInput("bot-sick", value=name[:40], reason=broken_bots()[name])
    kind = kinds().get(name)
    found = kind.make(level) if kind else None
    if found is None:
        raise BadInput("bot", value=spec[:40], known=" ".join(offered()))
    return found


def is_foreign(spec: str) -> bool:
    kind = kinds().get(spec.partition(":")[0])
    return kind is not None and kind.foreign


def faults_of(player: Bot) -> Mapping[str, int]:
    """Return how often a stand-in moved for a bot, by reason; only foreign bots can fail."""
    faults: Mapping[str, int] = getattr(player, "faults", {})
    return faults


def name_of(player: str | Bot) -> str:
    """Return the name of a bot in reports: its text, its `name`, or its class."""
    return player if isinstance(player, str) else str(getattr(player, "name", type(player).__name__))
