"""The proof of finality can fail: a move that shows something and can be taken back is caught."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tafelrunde.kernel import table
from tafelrunde.kernel.events import Event
from tafelrunde.kernel.luck import Outcome
from tafelrunde.testing.finality import knowledge_is_final, previews_come_true
from tests.conformance.mutants import fails
from tests.toys.parry import GAME as PARRY
from tests.toys.parry.table import COIN, Duel
from tests.toys.puppet import GAME as PUPPET
from tests.toys.puppet import steps as puppet_steps

MP = pytest.MonkeyPatch


def test_an_opened_seal_that_could_be_closed_again(monkeypatch: MP) -> None:
    """The last to answer would see the others' answers, and then choose anew."""

    def by_flags(before: Duel, seat: int, after: Duel, outcomes: Sequence[Outcome], events: Sequence[Event]) -> bool:
        return bool(outcomes) or any(event.kind.final for event in events)

    monkeypatch.setattr(table, "reveals_something", by_flags)
    fails(knowledge_is_final, PARRY, r"lay \w+ of seat \d is free to take back, but shows .* view\.table\.hands")
    fails(knowledge_is_final, PARRY, "is free to take back", seats=2)


def test_a_finality_that_depends_on_what_is_hidden(monkeypatch: MP) -> None:
    """The possibility to take a move back tells something itself."""
    monkeypatch.setattr(table, "reveals_something", lambda before, *others: before.deck[-1:] == [COIN])
    fails(knowledge_is_final, PARRY, r"is free to take back or not, by what .* cannot know")


def test_a_card_that_is_drawn_and_given_back(monkeypatch: MP) -> None:
    monkeypatch.setattr(puppet_steps, "SPENT", puppet_steps.SPENT._replace(final=False))
    fails(knowledge_is_final, PUPPET, r"is free to take back, but shows seat \d view\.table\.hand\.")


def test_a_preview_that_invents_a_card(monkeypatch: MP) -> None:
    monkeypatch.setattr(puppet_steps, "SPENT", puppet_steps.SPENT._replace(previewable=True))
    fails(previews_come_true, PUPPET, r"of seat \d seems to bring .*<saw .*, but brings")
