"""Says what happens at a table in a language: prompts, moves, events and refusals."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action, Word, slot_domain, slot_name
from tafelrunde.kernel.errors import IllegalMove
from tafelrunde.kernel.events import Event
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import Refusal
from tafelrunde.kernel.texts import HOUSE, Texts

PLAIN = "number"
"""The domain of bare numbers: said as they are, and countable by the texts."""


class Speaker:
    """The words of one table in one language."""

    def __init__(self, setup: Setup[Any, Any], lang: str) -> None:
        self.setup = setup
        self.lang = lang
        self.texts = Texts(lang, [HOUSE, setup.game.folder])

    def word(self, domain: str, word: Word) -> Word:
        """A word of a domain as people say it: by its component's name, else by the text `<domain>-<word>`."""
        if domain == PLAIN:
            return word
        name = self.setup.game.names(self.setup.board, domain, word, self.lang)
        key = f"{domain}-{word}"
        return self.texts(key) if name == str(word) and key in self.texts else name

    def _said(self, slots: Iterable[str], words: Iterable[Word]) -> dict[str, Word]:
        return {slot_name(slot): self.word(slot_domain(slot), w) for slot, w in zip(slots, words, strict=True)}

    def seat(self, seat: int) -> str:
        return str(self.word("seat", seat))

    def prompt(self, state: State) -> str:
        """Who must do what now."""
        ask = engine.open_ask(state)
        if ask is None:
            return self.texts(f"ended-{state.ended}")
        who = ", ".join(self.seat(seat) for seat in engine.shown_as_asked(state))
        return self.texts(f"ask-{ask.topic}", seat=who)

    def action(self, action: Action) -> str:
        verb = self.setup.grammar.verbs[action.verb]
        return self.texts(f"action-{verb.name}", **self._said(verb.slots, action.words))

    def event(self, event: Event) -> str:
        return self.texts(f"event-{event.kind.key}", **self._said(event.kind.slots, event.words))

    def refusal(self, refusal: Refusal) -> str:
        """The reason, and the clause it rests on."""
        slots, words = [slot for slot, _ in refusal.args], [word for _, word in refusal.args]
        return f"{self.texts(f'why-{refusal.key}', **self._said(slots, words))} [{refusal.clause}]"

    def illegal(self, move: IllegalMove) -> str:
        return self.refusal(move.refusal)
