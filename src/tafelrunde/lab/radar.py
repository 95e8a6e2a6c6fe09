"""The ruling radar switches every option of a game one at a time and ranks them by their effect."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.options import Option, SeatPick, Value
from tafelrunde.kernel.texts import LANGUAGES
from tafelrunde.lab.diff import Change, Difference, DiffProgress, compare
from tafelrunde.lab.figures import Sample
from tafelrunde.lab.page_sections import with_section
from tafelrunde.lab.plan import Plan, Sitting
from tafelrunde.lab.runs import run
from tafelrunde.lab.verdict import sentence
from tafelrunde.lab.words import Voice

PART = "radar"


@dataclass(frozen=True)
class SwitchEffect:
    """An option at another value, and the difference it makes."""

    option: Option
    value: Value
    difference: Difference

    @property
    def strongest(self) -> Change | None:
        """The certain change that matters most, if there is any."""
        return max(self.difference.sure, key=lambda change: change.weight, default=None)

    @property
    def weight(self) -> float:
        return self.strongest.weight if self.strongest else 0.0


@dataclass(frozen=True)
class Radar:
    game: Game[Any, Any]
    seats: int
    bot: str
    games: int
    blips: tuple[SwitchEffect, ...]  # the strongest effects first


def switches(game: Game[Any, Any], seats: int) -> Iterator[tuple[Option, Value]]:
    """Yield every option at every other value; of options for seats, only one, since seats are alike."""
    for option in game.options:
        others = [value for value in option.values(seats) if value != option.default]
        yield from ((option, value) for value in (others[:1] if isinstance(option, SeatPick) else others))


def radar(
    game: Game[Any, Any],
    seats: int,
    bot: str,
    games: int,
    seed: int = 0,
    workers: int | None = None,
    progress: DiffProgress | None = None,
    keep: Path | None = None,
    secret: str = "",
) -> Radar:
    """Play the same deals with the default options and with each switch. A folder keeps them as a run that can be
    continued."""
    bots, turned = (bot,) * seats, list(switches(game, seats))
    sittings = [Sitting(game.slug, bots), *(Sitting(game.slug, bots, {o.name: value}) for o, value in turned)]
    with TemporaryDirectory(prefix="tafelrunde-") as folder:
        plan = Plan(tuple(sittings), games, seed, secret=secret).checked()
        kept = run(keep or Path(folder) / "run", plan, workers, progress)
        usual = Sample(kept, 0)
        blips = [
            SwitchEffect(option, value, compare(usual, Sample(kept, at), things=False, among=len(turned)))
            for at, (option, value) in enumerate(turned, start=1)
        ]
    blips.sort(key=lambda blip: (-blip.weight, blip.option.name, str(blip.value)))
    return Radar(game, seats, bot, games, tuple(blips))


def table(found: Radar, lang: str, today: date) -> str:
    """Return the radar as Markdown."""
    voice = Voice(found.game.setup(found.seats), lang)
    head = [voice(f"radar-{name}") for name in ("switch", "clause", "does")]
    lines = [
        voice(
            "radar-about",
            date=today.isoformat(),
            games=voice.number(found.games, 0),
            seats=found.seats,
            bot=found.bot,
        ),
        "",
        f"| {' | '.join(head)} |",
        "|---|---|---|",
    ]
    for blip in found.blips:
        said = sentence(blip.strongest, voice) if blip.strongest else voice("radar-nothing")
        lines.append(f"| {_switch(blip, voice)} | {blip.option.clause} | {said} |")
    return "\n".join(lines) + "\n"


def _switch(blip: SwitchEffect, voice: Voice) -> str:
    return f"{voice.speaker.texts(f'option-{blip.option.name}')}: *{voice.value(blip.option, blip.value)}*"


def pages(found: Radar, folder: Path, today: date) -> dict[Path, str]:
    """Return the game's pages with the radar in them."""
    paths = {folder / f"{found.game.slug}.{lang}.md": lang for lang in LANGUAGES}
    return {path: with_section(path, PART, table(found, lang, today)) for path, lang in paths.items()}
