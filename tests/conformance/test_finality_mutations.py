"""The proof of finality can fail: what is shown and could be taken back is caught."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.table import Entry
from tests.conformance.finality import knowledge_is_final
from tests.conformance.mutants import fails
from tests.toys.parry import GAME as PARRY
from tests.toys.parry.table import COIN, Duel
from tests.toys.puppet import GAME as PUPPET
from tests.toys.puppet import steps as puppet_steps

MP = pytest.MonkeyPatch


def test_an_opened_seal_that_could_be_closed_again(monkeypatch: MP) -> None:
    """Who answers last would see what the others did, and then choose anew."""

    def by_flags(entry: Entry[Duel]) -> bool:
        return bool(entry.outcomes) or any(event.kind.final for event in entry.events)

    monkeypatch.setattr(Entry, "final", property(by_flags))
    fails(knowledge_is_final, PARRY, r"lay \w+ of seat \d is free to take back, but shows .* view\.table\.hands")
    fails(knowledge_is_final, PARRY, "is free to take back", seats=2)


def test_a_card_that_is_drawn_and_given_back(monkeypatch: MP) -> None:
    monkeypatch.setattr(puppet_steps, "SPENT", puppet_steps.SPENT._replace(final=False))
    fails(knowledge_is_final, PUPPET, r"is free to take back, but shows seat \d view\.table\.hand\.")


def test_a_finality_that_depends_on_what_is_hidden(monkeypatch: MP) -> None:
    """Whether a move can be taken back is news in itself."""

    def by_the_deck(entry: Entry[Duel]) -> bool:
        return entry.before.deck[-1:] == [COIN]

    monkeypatch.setattr(Entry, "final", property(by_the_deck))
    fails(knowledge_is_final, PARRY, r"is free to take back or not, by what .* cannot know")
