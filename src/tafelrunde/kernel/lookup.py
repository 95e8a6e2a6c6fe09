"""A search in the rules, the same for the terminal and the browser."""

from __future__ import annotations

import re
from typing import NamedTuple

from tafelrunde.kernel.intro import Passage, introduction
from tafelrunde.kernel.ledger import Clause, Ledger
from tafelrunde.kernel.texts import Texts

MOST_GUESSES = 10  # answers shown if none holds all words of a question
SHORT = 3  # letters; such a word stands for itself: “win” is no wing, “ei” is in every other German word
_WORD = re.compile(r"[\w-]*\w")


class Found(NamedTuple):
    """The answers to a question, the likeliest first; clauses of one topic stay together."""

    passages: list[Passage]
    clauses: list[Clause]


class _Page(NamedTuple):
    """A passage or a clause as it is searched: its heading, its text, and the words of both."""

    answer: Passage | Clause
    heading: str
    text: str
    words: frozenset[str]

    def weight(self, word: str) -> int:
        """Return how well this page fits a word: most if its heading has it, more if it stands alone somewhere."""
        return 2 * (word in self.heading) + (word in self.text) + self.has(word)

    def has(self, word: str) -> bool:
        """Return True if the word stands here alone, and not only as a part of another."""
        return word in self.words or f"{word}s" in self.words


class Lookup:
    """A search in the introduction and the ledger of a game, in one language."""

    def __init__(self, ledger: Ledger, texts: Texts) -> None:
        self._filler = frozenset(texts("search-filler").casefold().split())
        self._pages = [
            *(_page(told, f"{told.title} {told.also}", *told.paragraphs) for told in introduction(texts)),
            *(
                _page(clause, ledger.topics[clause.topic].text(texts.lang), clause.id, clause.text(texts.lang))
                for clause in ledger.clauses.values()
            ),
        ]

    def words(self, question: str) -> list[str]:
        """Return the words that say what a question is about: all but filler, unless there is nothing else."""
        words = list(dict.fromkeys(_WORD.findall(question.casefold())))
        return [word for word in words if word not in self._filler] or words

    def find(self, question: str) -> Found:
        """Return what holds all words of a question, or else the best of what holds any of them.

        A passage that only mentions them is left out where clauses answer.
        """
        words = self.words(question)
        held = [pages for word in words if (pages := self._holding(word))]
        rank = dict[int, float]()
        for pages in held:
            for page, weight in pages.items():
                rank[page] = rank.get(page, 0) + weight / len(pages)  # a rare word tells more
        best = sorted(sorted(rank), key=lambda page: -rank[page])
        whole = [page for page in best if len(held) == len(words) and all(page in pages for pages in held)]
        answers = [self._pages[page] for page in whole or best[:MOST_GUESSES]]
        clauses = [page.answer for page in answers if isinstance(page.answer, Clause)]
        topics = list(dict.fromkeys(clause.topic for clause in clauses))
        return Found(
            [
                page.answer
                for page in answers
                if isinstance(page.answer, Passage) and (not clauses or any(word in page.heading for word in words))
            ],
            sorted(clauses, key=lambda clause: topics.index(clause.topic)),
        )

    def _holding(self, word: str) -> dict[int, int]:
        """Return the pages that hold a word, with their weights.

        If no page holds a word, it may lose up to a third of its letters: the rules have it in another form.
        """
        weights = dict[int, int]()
        shortest = min(len(word), max(SHORT + 1, len(word) * 2 // 3))
        for length in range(len(word), shortest - 1, -1):
            weights = {n: weight for n, page in enumerate(self._pages) if (weight := page.weight(word[:length]))}
            if weights:
                break
        alone = {n: weight for n, weight in weights.items() if self._pages[n].has(word)}
        return alone if alone and len(word) <= SHORT else weights


def _page(answer: Passage | Clause, heading: str, *texts: str) -> _Page:
    heading, text = heading.casefold(), " ".join(texts).casefold()
    return _Page(answer, heading, text, frozenset(_WORD.findall(f"{heading} {text}")))
