"""The proofs of telling can fail: events that come too early or too late, or show too much on the way, are caught."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.events import EventKind
from tafelrunde.kernel.game import View
from tafelrunde.kernel.steps import Ask, SoloAsk
from tafelrunde.testing.finality import knowledge_is_final
from tafelrunde.testing.frames import every_event_finds_a_whole_table, nothing_changes_untold
from tafelrunde.testing.secrecy import choices_stay_secret, messages_tell_what_the_view_tells
from tests.conformance.mutants import fails, try_out
from tests.toys.parry import GAME as PARRY
from tests.toys.parry import events, steps
from tests.toys.parry.table import Duel
from tests.toys.puppet import GAME as PUPPET
from tests.toys.puppet import steps as puppet_steps
from tests.toys.puppet import table as puppet_table
from tests.toys.puppet.table import CARDS, KINDS, Race

MP = pytest.MonkeyPatch


# --- nothing changes untold


def test_a_change_that_nobody_is_told(monkeypatch: MP) -> None:
    def silent(s: Duel, seat: int) -> None:
        s.coins[seat] += 1

    monkeypatch.setattr(steps, "earn", silent)
    fails(nothing_changes_untold, PARRY, r"after \S+ was told, the spectator sees an untold change: view\.coins")


def test_a_change_after_the_last_word_about_it(monkeypatch: MP) -> None:
    """The gift is announced, and only then does the card change hands."""

    class Hasty(steps.Present):
        def do(self, s: Duel, seat: int, action: Action) -> None:
            to = int(action.words[1])
            s.tell(events.GAVE, seat, to)
            s.gifts[to], s.givers[to] = steps.take_card(s, seat, action), seat

    monkeypatch.setattr(steps.Give, "choices", (Hasty(), steps.Keep()))
    fails(nothing_changes_untold, PARRY, r"after gave was told, the spectator sees an untold change: view\.hands")


def test_a_change_told_to_somebody_else(monkeypatch: MP) -> None:
    """Only the next seat hears whose turn it is."""

    def whispered(step: puppet_steps.Turn, s: Race) -> None:
        leader = s.strings[s.turn]
        s.tell_to((leader,), puppet_steps.TURN, s.figures[s.turn], leader)
        s.push(puppet_steps.Pull(), puppet_steps.NextFigure())

    monkeypatch.setattr(puppet_steps.Turn, "run", whispered)
    fails(nothing_changes_untold, PUPPET, r"the spectator sees an untold change: view\.turn")


# --- a whole table at every event


def test_a_card_that_is_nowhere(monkeypatch: MP) -> None:
    def careless(s: Race, seat: int, card: int) -> None:
        s.hands[KINDS * seat + card] -= 1
        s.tell(puppet_steps.SPENT, seat, CARDS[card])
        s.discard[card] += 1

    monkeypatch.setattr(puppet_steps, "spend", careless)
    fails(
        every_event_finds_a_whole_table, PUPPET, r"when spent is told, components are lost \{'\w+': 1\}, doubled \{\}"
    )


def test_a_view_that_needs_a_question() -> None:
    def asking(s: Race, seat: int | None) -> View:
        return {**puppet_table.view(s, seat), "asked": engine.to_move(s) if not s.ended else None}

    fails(every_event_finds_a_whole_table, replace(PUPPET, view=asking), "has not been settled")


# --- secrets on the way


def _peep(s: Race, kind: EventKind, *words: str | int) -> None:
    """Tell something while the card on top of the deck lies open for a moment."""
    top = s.deck.pop() if s.deck else None
    if top is not None:
        s.discard[top] += 1
    s.tell(kind, *words)
    if top is not None:
        s.discard[top] -= 1
        s.deck.append(top)


def test_a_table_that_shows_a_secret_for_a_moment(monkeypatch: MP) -> None:
    """Afterwards all is correct, and no event is wrong: only the table on the way tells."""

    def showy(s: Race, seat: int, card: int) -> None:
        s.hands[KINDS * seat + card] -= 1
        s.discard[card] += 1
        _peep(s, puppet_steps.SPENT, seat, CARDS[card])

    monkeypatch.setattr(puppet_steps, "spend", showy)
    fails(messages_tell_what_the_view_tells, PUPPET, "the view tells what no message does")
    monkeypatch.setattr(puppet_steps.Pull, "take", SoloAsk.take)  # nobody draws
    monkeypatch.setattr(puppet_steps, "SPENT", puppet_steps.SPENT._replace(final=False))
    fails(knowledge_is_final, PUPPET, r"is free to take back, but with spent shows .* view\.discard")


def test_what_lay_open_for_a_moment_is_no_secret() -> None:
    """A card is dropped for all to see and then swept away: it may be named, though afterwards nobody sees it."""

    def tidy(s: Race, seat: int | None) -> View:
        seen = puppet_table.view(s, seat)
        if s.stack and isinstance(s.stack[-1], Ask):
            del seen["discard"]
        return seen

    def shut(s: Race, seat: int | None) -> View:
        return {key: part for key, part in puppet_table.view(s, seat).items() if key != "discard"}

    try_out(choices_stay_secret, replace(PUPPET, view=tidy), 3, {})
    fails(choices_stay_secret, replace(PUPPET, view=shut), r"whether seat \d chose drop \w+ or drop")
