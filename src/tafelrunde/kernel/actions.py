"""Actions: small immutable values. `str(action)` is their notation, and a grammar reads it back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from itertools import product
from typing import NamedTuple

from tafelrunde.kernel.edition import Named
from tafelrunde.kernel.errors import BadNotation

ActionWord = str | int
Domains = Mapping[str, Sequence[ActionWord] | Named]
"""The words that fill the slots of verbs and events. Words that belong to components come with their names."""


class Action(NamedTuple):
    """A verb and its words, e.g. `walk V05`."""

    verb: str
    words: tuple[ActionWord, ...] = ()

    def word(self, at: int = 0) -> str:
        """Return the word at this place, which is no number."""
        return str(self.words[at])

    def number(self, at: int = 0) -> int:
        """Return the number at this place."""
        return int(self.words[at])

    def __str__(self) -> str:
        return " ".join((self.verb, *map(str, self.words)))

    def __repr__(self) -> str:
        return f"<{self}>"


def word_of(action: Action, at: int = 0) -> str:
    return str(action.words[at])


def number_of(action: Action, at: int = 0) -> int:
    return int(action.words[at])


def slot_name(slot: str) -> str:
    """Return the name of a slot such as `to:space`; texts refer to it."""
    return slot.partition(":")[0]


def slot_domain(slot: str) -> str:
    """Return the domain of a slot such as `to:space`: the words that may stand there."""
    name, _, domain = slot.partition(":")
    return domain or name


class Verb(NamedTuple):
    """One kind of action and the slots its words fill, e.g. Verb("fly", "to:space", "power")."""

    name: str
    slots: tuple[str, ...] = ()


def verbs(usage: str) -> tuple[Verb, ...]:
    """Read verbs from their usage: `verbs("pass, fly <to:space> <power>")`."""
    told = [words.split() for words in usage.split(",")]
    return tuple([Verb(words[0], tuple([slot.strip("<>") for slot in words[1:]])) for words in told])


class Grammar:
    """All actions of a game, given as verbs over domains of words."""

    def __init__(
        self,
        verbs: Sequence[Verb],
        domains: Mapping[str, Sequence[ActionWord]],
        names: Mapping[str, Named] | None = None,
    ) -> None:
        self.verbs = {verb.name: verb for verb in verbs}
        self.names = names or {}
        self.domains = {name: {str(word): word for word in words} for name, words in domains.items()}
        self.words: dict[str, Sequence[str]] = {name: tuple(words) for name, words in self.domains.items()}

    def parse(self, text: str) -> Action:
        """Return the action with this notation. A `BadNotation` says which word is wrong and what may stand there."""
        said = text.split()
        verb = self.verbs.get(said[0]) if said else None
        if verb is None:
            known = " ".join(self.verbs)
            raise BadNotation("unknown-verb", text=text[:80], verb=said[0][:40] if said else "", known=known)
        if len(said) - 1 != len(verb.slots):
            raise BadNotation("wrong-words", text=text[:80], usage=self.usage(verb.name))
        words: list[ActionWord] = []
        for slot, word in zip(verb.slots, said[1:], strict=True):
            domain = self.domains[slot_domain(slot)]
            if word not in domain:
                near = get_close_matches(word, domain, n=3) or list(domain)[:12]
                raise BadNotation(
                    "unknown-word", text=text[:80], slot=slot_name(slot), word=word[:40], near=" ".join(near)
                )
            words.append(domain[word])
        return Action(verb.name, tuple(words))

    def name(self, domain: str, word: ActionWord, lang: str) -> str:
        """Return the name of a component, or the word itself if it belongs to no component."""
        name = self.names[domain].get(word) if domain in self.names else None
        return name(lang) if name else str(word)

    def usage(self, verb: str) -> str:
        return " ".join((verb, *(f"<{slot_name(slot)}>" for slot in self.verbs[verb].slots)))

    def meanings(self, word: str) -> Iterator[tuple[str, ActionWord]]:
        """Yield every domain that knows this word (in small letters), and the word there."""
        for domain, words in self.domains.items():
            yield from ((domain, found) for said, found in words.items() if said.casefold() == word)

    def universe(self) -> Iterator[Action]:
        """Yield every action that can be written down, whether it is legal anywhere or not."""
        for verb in self.verbs.values():
            for words in product(*(self.domains[slot_domain(slot)].values() for slot in verb.slots)):
                yield Action(verb.name, words)
