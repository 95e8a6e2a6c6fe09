"""The lab's words in each language: its sentences, its numbers, and names from the game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from tafelrunde.kernel.actions import ActionWord, slot_domain, slot_name
from tafelrunde.kernel.errors import KernelError
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.options import Option, SeatPick, Value
from tafelrunde.kernel.speech import PLAIN, Speaker
from tafelrunde.kernel.texts import Texts

HERE = Path(__file__).parent
ANY = "…"  # stands for any word in a sentence about an event


@cache
def words(lang: str) -> Texts:
    return Texts(lang, [HERE])


class Voice:
    """Tell of the games of one sitting in one language."""

    def __init__(self, setup: Setup[Any, Any], lang: str) -> None:
        self.setup, self.lang = setup, lang
        self.speaker = Speaker(setup, lang)
        self._topics = {step.__name__: getattr(step, "topic", "") for step in setup.game.steps}
        self._events = {event.key: event for event in setup.game.events}

    def __call__(self, key: str, **args: ActionWord) -> str:
        return words(self.lang)(key, **args)

    @property
    def title(self) -> str:
        return self.speaker.texts("game-title")

    def number(self, value: float, digits: int = 1) -> str:
        return number(value, self.lang, digits)

    def percent(self, share: float, digits: int = 1) -> str:
        return percent(share, self.lang, digits)

    def seat(self, seat: int) -> str:
        return self("lab-seat", number=seat + 1)

    def ending(self, how: str) -> str:
        """Tell the ending in one sentence, without saying that the game is over."""
        return self.speaker.texts(f"ended-{how}").partition(". ")[0].rstrip(".")

    def source(self, source: str) -> str:
        return self.speaker.texts(f"source-{source}")

    def asks(self, step: str) -> str:
        """Return the subject of a decision."""
        key = f"topic-{self._topics.get(step, '')}"
        return self.speaker.texts(key) if key in self.speaker.texts else step

    def thing(self, domain: str, word: str) -> str:
        """Return the name of a thing; rows keep numbers as text."""
        real = next((known for known in self.setup.words.get(domain, ()) if str(known) == word), word)
        return str(self.speaker.word(domain, real))

    def event(self, key: str) -> str:
        """Tell an event without naming its seat or its things."""
        name = f"event-{key}"
        if name not in self.speaker.texts:
            return key
        slots = self._events[key].slots
        words: dict[str, ActionWord] = {slot_name(slot): ANY for slot in slots}
        try:
            said = self.speaker.texts(name, **words)
        except KernelError:  # a sentence that computes with a number cannot take the placeholder
            words |= {slot_name(slot): 2 for slot in slots if slot_domain(slot) == PLAIN}
            said = self.speaker.texts(name, **words)
        return said.rstrip(".")

    def options(self) -> str:
        """Return the options that differ from the default."""
        changed = [
            f"{self.speaker.texts(f'option-{option.name}')}: {self.value(option, self.setup.options[option.name])}"
            for option in self.setup.game.options
            if self.setup.options[option.name] != option.default
        ]
        return "; ".join(changed)

    def value(self, option: Option, value: Value) -> str:
        """Return the name of an option's value."""
        name = f"option-{option.name}-{value}"
        if isinstance(value, bool):
            return self("radar-on" if value else "radar-off")
        if isinstance(option, SeatPick) and isinstance(value, int):
            return self.seat(value)
        return self.speaker.texts(name) if name in self.speaker.texts else option.typed(value)


def number(value: float, lang: str, digits: int = 1) -> str:
    said = f"{value:,.{digits}f}".replace("-", "−")
    return said.translate(str.maketrans(",.", ".,")) if lang == "de" else said


def percent(share: float, lang: str, digits: int = 1) -> str:
    return f"{number(100 * share, lang, digits)}\u00a0%"


def signed(share: float, lang: str) -> str:
    """Write a difference in percentage points."""
    return ("+" if share >= 0 else "") + number(100 * share, lang)
