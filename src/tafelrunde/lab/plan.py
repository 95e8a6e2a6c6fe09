"""The plan of a run: its tables, the number of games at each, their seeds, and the secret of the bots' luck. Plan and
number alone decide a game."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from math import inf, sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import msgspec
from msgspec.structs import force_setattr

from tafelrunde.bots import bot
from tafelrunde.bots.arena import Z95, interval
from tafelrunde.bots.matches import rotations
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.game import Game, Setup, same_edition, slug_of
from tafelrunde.kernel.game import game as find_game
from tafelrunde.kernel.shortening import shortened
from tafelrunde.kernel.typed import converted

PlanWish = str | bool | int
MOST = 100_000_000
WON = "won"  # a share; all other figures are numbers
SEAT_FIGURES = (WON, "score", "decisions")
GAME_FIGURES = ("rounds", "decisions")
FEW = 30  # games; fewer are too few to estimate how much a figure varies


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of table: its bots, rules and components."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, PlanWish] = {}
    edition: str = ""  # the text of an edition file; empty for the built-in edition

    if TYPE_CHECKING:

        def __init__(
            self,
            game: str | Game[Any, Any],
            bots: tuple[str, ...],
            options: Mapping[str, PlanWish] = {},
            edition: str = "",
        ) -> None: ...

    def __post_init__(self) -> None:
        force_setattr(self, "game", slug_of(self.game))

    def __repr__(self) -> str:
        return shortened(super().__repr__())

    @property
    def rotations(self) -> int:
        """The number of seatings of each deal; over all of them, no bot has the better place."""
        return rotations(self.bots)

    def setup(self) -> Setup[Any, Any]:
        game = find_game(self.game)
        edition = same_edition(game, self.edition, "edition.toml") if self.edition else None
        return game.setup(len(self.bots), self.options, edition)


class FigureSums(NamedTuple):
    """The sums of a figure over a series of games."""

    games: int = 0
    total: float = 0.0
    squares: float = 0.0

    def and_of(self, figures: Sequence[float]) -> FigureSums:
        games, total, squares = self
        for x in figures:  # in order: the sum of floats must not depend on where a series of games was cut
            games, total, squares = games + 1, total + x, squares + x * x
        return FigureSums(games, total, squares)

    @property
    def share(self) -> float:
        """The width of the 95 % interval, where the figure is a share."""
        low, high = interval(self.total, self.games)
        return high - low if self.games else inf

    @property
    def mean(self) -> float:
        """The width of the 95 % interval, where the figure is a number; infinite for few games."""
        if self.games < FEW:
            return inf
        spread = max(0.0, self.squares - self.total**2 / self.games) / (self.games - 1)
        return 2 * Z95 * sqrt(spread / self.games)


class StopWhen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rule to stop a run: the 95 % interval of a figure is at most `width` wide."""

    of: str  # a bot; or a seat's number; "" for a figure of the whole game
    width: Annotated[float, msgspec.Meta(gt=0)]
    figure: str = WON

    @classmethod
    def read(cls, text: str) -> StopWhen | None:
        """Read `greedy=0.04`, `greedy.score=1.5` or `rounds=0.2`; return None for any other text."""
        who, _, width = text.rpartition("=")
        of, dot, figure = who.rpartition(".")
        if figure not in SEAT_FIGURES + GAME_FIGURES and not (dot and figure.isalpha()):  # search:0.1s is a bot
            of, figure = who, WON
        try:
            return cls(of, float(width), figure) if who and 0 < float(width) < (1 if figure == WON else inf) else None
        except ValueError:
            return None

    def enough(self, known: FigureSums) -> bool:
        return (known.share if self.figure == WON else known.mean) <= self.width

    def check(self, sitting: Sitting) -> None:
        if self.figure not in (SEAT_FIGURES if self.of else GAME_FIGURES):
            figures = " ".join((*SEAT_FIGURES, *(figure for figure in GAME_FIGURES if figure not in SEAT_FIGURES)))
            raise BadInput("plan-figure", value=self.figure[:40], known=figures)
        if self.of and self.of not in (*sitting.bots, *map(str, range(len(sitting.bots)))):
            raise BadInput("plan-until", value=self.of[:40], known=" ".join(sorted({*sitting.bots})))


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The complete definition of a run, which can be played again from it, game for game."""

    sittings: tuple[Sitting, ...]
    games: Annotated[int, msgspec.Meta(ge=1, le=MOST)]  # at each, or at most
    seed: Annotated[int, msgspec.Meta(ge=0, le=1 << 60)] = 0
    decisions: bool = False  # a row for every decision, too
    until: StopWhen | None = None
    secret: str = ""  # of the bots' luck; a run draws one where there is none

    def keyed(self, secret: str) -> Plan:
        """Return the same plan, with this secret if it has none."""
        return msgspec.structs.replace(self, secret=self.secret or secret)

    def __repr__(self) -> str:
        return shortened(super().__repr__())

    def checked(self) -> Plan:
        """Return the same plan, if it can be played."""
        if not self.sittings:
            raise BadInput("plan-empty")
        for sitting in self.sittings:
            for spec in sitting.bots:
                bot(spec)
            sitting.setup()
            if self.until is not None:
                self.until.check(sitting)
        return self


def read_plan(path: Path) -> Plan:
    """Return the plan of a TOML file. Editions are named by paths beside it."""
    try:
        raw = tomllib.loads(path.read_text("utf-8"))
        for sitting in raw.get("sittings", []):
            if sitting.get("edition"):
                game = find_game(sitting.get("game", ""))
                sitting["edition"] = game.read_edition(path.parent / sitting["edition"]).text
        return converted(raw, Plan).checked()
    except OSError as error:
        raise BadInput("plan-file", file=str(error.filename or path), reason=error.strerror or str(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, AttributeError, TypeError, msgspec.ValidationError) as error:
        raise BadInput("plan-file", file=str(path), reason=str(error)) from None
