"""The words for a table in a language: prompts, moves, events and refusals."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action, ActionWord, slot_domain, slot_name
from tafelrunde.kernel.errors import IllegalMove
from tafelrunde.kernel.events import Event
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import Refusal
from tafelrunde.kernel.story import Sentence
from tafelrunde.kernel.texts import SHARED_TEXTS, Texts

if TYPE_CHECKING:
    from tafelrunde.kernel.table import AnyTable
    from tafelrunde.kernel.views import Seen

PLAIN = "number"
"""The domain of bare numbers: said as they are, and countable by the texts."""
SEAT = "seat"


class Article(NamedTuple):
    """An entry of the lexicon on one component: its kind, its name, and all that stands on it."""

    kind: str
    name: str
    text: str


class Speaker:
    """The words of one table in one language."""

    def __init__(self, setup: Setup[Any, Any], lang: str) -> None:
        self.setup = setup
        self.lang = lang
        self.texts = Texts(lang, [SHARED_TEXTS, setup.game.folder])
        self.table: AnyTable | None = None

    @classmethod
    def at(cls, table: AnyTable, lang: str) -> Speaker:
        """Return a speaker for a table, who calls its seats by the names chosen there."""
        speaker = cls(table.setup, lang)
        speaker.table = table
        return speaker

    def word(self, domain: str, word: ActionWord) -> ActionWord:
        """Return a word of a domain as people say it: by its component's name, else by the text `<domain>-<word>`."""
        if domain == PLAIN:
            return word
        if domain == SEAT:
            guise = self.setup.game.guise(self.table.state, int(word)) if self.table is not None else int(word)
            if guise is None or SEAT not in self.setup.grammar.names:
                return self.texts("seat-nameless", number=int(word) + 1)
            word = guise
        name = self.setup.grammar.name(domain, word, self.lang)
        key = f"{domain}-{word}"
        return self.texts(key) if name == str(word) and key in self.texts else name

    def pairs(self, args: Iterable[tuple[str, ActionWord]]) -> dict[str, ActionWord]:
        """Turn (slot, word) pairs into arguments of a text."""
        return {slot_name(slot): self.word(slot_domain(slot), word) for slot, word in args}

    def seat(self, seat: int) -> str:
        return str(self.word(SEAT, seat))

    def prompt(self, state: State, eyes: int | None = None, name: Callable[[int], str] | None = None) -> str:
        """Say who must do what now.

        If the viewer (`eyes`) is asked, others who are asked too are not named. `name` replaces the names of the seats.
        """
        ask = engine.open_ask(state)
        if ask is None:
            return self.texts(f"ended-{state.ended}")
        asked = engine.shown_as_asked(state)
        meant = (eyes,) if eyes is not None and eyes in asked else asked
        who = ", ".join(map(name or self.seat, meant))
        return self.texts(f"ask-{ask.topic}", seat=who, **self.pairs(ask.about(state)))

    def action(self, action: Action) -> str:
        verb = self.setup.grammar.verbs[action.verb]
        return self.texts(f"action-{verb.name}", **self.pairs(zip(verb.slots, action.words, strict=True)))

    def event(self, event: Event, eyes: int | None = None) -> str:
        """Say what happened. The seat it happened to (`eyes`) gets the text's `.you`, if there is one."""
        key = f"event-{event.kind.key}"
        if eyes is not None and event.named().get(SEAT) == eyes and f"{key}.you" in self.texts:
            key += ".you"
        return self.texts(key, **self.pairs(zip(event.kind.slots, event.words, strict=True)))

    def line(self, line: Sentence) -> str:
        """Say a sentence of the story at the end."""
        return self.texts(f"story-{line.verse.key}", **self.pairs(line.args().items()))

    def refusal(self, refusal: Refusal) -> str:
        """Say the reason, and the clause it rests on."""
        return f"{self.texts(f'why-{refusal.key}', **self.pairs(refusal.args))} [{refusal.clause}]"

    def caution(self, view: Seen, action: Action) -> str:
        """Say the warning before a move, if there is one."""
        found = self.setup.game.caution(self.setup, view, action)
        return self.texts(f"caution-{found.key}", **self.pairs(found.args)) if found else ""

    def illegal(self, move: IllegalMove) -> str:
        return self.refusal(move.refusal)
