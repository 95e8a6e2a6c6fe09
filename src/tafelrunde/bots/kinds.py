"""Which bots there are: ours, those of other packages, and those of a file beside you.

A package announces its bots as games are announced, in its own pyproject.toml:

    [project.entry-points."tafelrunde.bots"]
    careful = "my_package:CarefulBot"

A file, named with `--bot-module`, lists them: `BOTS = {"careful": CarefulBot}`. Either way the value is a class (or
function) that makes the bot, or a `Kind` where it comes in several levels.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from runpy import run_path
from typing import Any, Protocol

from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sight import Sight

GROUP = "tafelrunde.bots"
HOUSE = ("random", "greedy", "search")
MODULES = "TAFELRUNDE_BOT_MODULES"
"""Names the files in the environment, so that processes which think for us know them too."""


class Bot(Protocol):
    """Chooses one of a sight's legal actions. All its randomness comes from `luck`, so it is reproducible."""

    def choose(self, sight: Sight[Any], luck: Luck) -> Action: ...


@dataclass(frozen=True)
class Kind:
    """A kind of bot. Its text is `name` or `name:level`."""

    make: Callable[[str], Bot | None]  # the bot of a level, "" where none is named; None if there is no such level
    levels: tuple[str, ...] = ("",)  # those offered at tables

    @classmethod
    def of(cls, made: object) -> Kind:
        """A kind as it was announced: itself, or what makes a bot that knows no levels."""
        if isinstance(made, Kind):
            return made
        if not callable(made):
            raise TypeError(f"{made!r} makes no bot")
        return cls(lambda level: made() if not level else None)


@cache
def _found(modules: str) -> tuple[Mapping[str, Kind], Mapping[str, str]]:
    """Kinds by name, and why others could not be loaded. Whatever is wrong with one is no harm to the others."""
    good: dict[str, Kind] = {}
    bad: dict[str, str] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (_ours(point.name), point.name)):
        try:
            good[point.name] = Kind.of(point.load())
        except Exception as error:
            bad[point.name] = f"{type(error).__name__}: {error}"
    for path in filter(None, modules.split(os.pathsep)):
        try:
            good |= _listed(Path(path))
        except BadInput as error:
            bad[path] = str(error)
    return good, bad


def _ours(name: str) -> int:
    """Ours come first, by strength."""
    return HOUSE.index(name) if name in HOUSE else len(HOUSE)


def _listed(path: Path) -> dict[str, Kind]:
    """The bots of a file."""
    try:
        listed = run_path(str(path))["BOTS"]
        return {name: Kind.of(made) for name, made in listed.items()}
    except Exception as error:
        reason = "no BOTS" if isinstance(error, KeyError) else f"{type(error).__name__}: {error}"
        raise BadInput("bot-module", file=str(path), reason=reason) from error


def use(path: Path) -> None:
    """Adds the bots of a file, for this process and all that it starts."""
    _listed(path)
    known = os.environ.get(MODULES, "")
    os.environ[MODULES] = os.pathsep.join(filter(None, (known, str(path.resolve()))))


def kinds() -> Mapping[str, Kind]:
    """All kinds of bots by name."""
    return _found(os.environ.get(MODULES, ""))[0]


def sick() -> Mapping[str, str]:
    """Bots that are announced and cannot be loaded, and why."""
    return _found(os.environ.get(MODULES, ""))[1]


def offered() -> tuple[str, ...]:
    """What people may choose from, at any table."""
    return tuple(f"{name}:{level}" if level else name for name, kind in kinds().items() for level in kind.levels)


def bot(spec: str) -> Bot:
    """The bot a text describes: `random`, `greedy`, `search`, `search:easy`, `search:400`, `search:0.1s` ..."""
    name, _, level = spec.partition(":")
    if name in sick():
        raise BadInput("bot-sick", value=name[:40], reason=sick()[name])
    kind = kinds().get(name)
    found = kind.make(level) if kind else None
    if found is None:
        raise BadInput("bot", value=spec[:40], known=" ".join(offered()))
    return found


def name_of(player: str | Bot) -> str:
    """What a bot is called in reports: by its text, its `name`, or its class."""
    return player if isinstance(player, str) else str(getattr(player, "name", type(player).__name__))
