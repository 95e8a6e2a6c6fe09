"""The proofs of bookkeeping can fail: each planted bug is caught by its proof."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any, Self

import pytest

from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.errors import BadRecord
from tafelrunde.kernel.game import Game, View
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.reader import Reader
from tafelrunde.kernel.state import Answers, State
from tafelrunde.kernel.steps import Refusal
from tafelrunde.testing import proofs
from tafelrunde.testing.finality import FINALITY
from tafelrunde.testing.frames import TELLING
from tafelrunde.testing.proofs import BOOKKEEPING, Proof
from tafelrunde.testing.secrecy import SECRECY
from tafelrunde.testing.trials import Trial
from tests.conformance.mutants import fails, try_out
from tests.toys.parry import GAME as PARRY
from tests.toys.parry import events, steps, strikes, table
from tests.toys.parry.table import COIN, NONE, Duel
from tests.toys.puppet import GAME as PUPPET
from tests.toys.puppet import table as puppet_table
from tests.toys.puppet.table import Race

MP = pytest.MonkeyPatch


@pytest.mark.parametrize("proof", [*BOOKKEEPING, *TELLING, *SECRECY, *FINALITY], ids=lambda proof: proof.__name__)
@pytest.mark.parametrize("toy", [PARRY, PUPPET], ids=lambda toy: toy.slug)
def test_the_unharmed_toys_pass(toy: Game[Any, Any], proof: Proof) -> None:
    try_out(proof, toy, 3, {})


# --- views and events


def test_a_view_that_is_not_plain() -> None:
    def rich(s: Duel, seat: int | None) -> View:
        return {**table.view(s, seat), "living": s.living()}

    fails(proofs.views_are_plain_data, replace(PARRY, view=rich), "not plain data")


def test_a_view_that_hands_out_the_real_list() -> None:
    def shared(s: Duel, seat: int | None) -> View:
        return {**table.view(s, seat), "hearts": s.hearts}

    fails(proofs.views_are_plain_data, replace(PARRY, view=shared), r"hands out the position's own \['hearts'\]")


def test_an_own_part_that_is_not_all() -> None:
    def forgetful(s: Race, seat: int) -> View:
        return {}

    fails(proofs.views_are_plain_data, replace(PUPPET, own=forgetful), r"own part is another view: view\.hand")


def test_an_event_that_cites_no_clause(monkeypatch: MP) -> None:
    monkeypatch.setattr(events, "ROUND", events.ROUND._replace(clause="PA-999"))
    fails(proofs.everything_can_be_said, PARRY, "event round cites no clause")


def test_an_event_without_words(monkeypatch: MP) -> None:
    monkeypatch.setattr(events, "ROUND", events.ROUND._replace(key="unsaid"))
    fails(proofs.everything_can_be_said, PARRY, "no text 'event-unsaid'")


# --- components and the end


def test_a_lost_component(monkeypatch: MP) -> None:
    resolve = steps.Lay.resolve

    def lossy(ask: steps.Lay, s: Duel, answers: Answers) -> None:
        resolve(ask, s, answers)
        s.laid[0] = NONE

    monkeypatch.setattr(steps.Lay, "resolve", lossy)
    fails(proofs.components_are_kept, PARRY, r"components lost \{'\w+': 1\}, doubled \{\}")


def test_a_doubled_component(monkeypatch: MP) -> None:
    resolve = steps.Lay.resolve

    def doubling(ask: steps.Lay, s: Duel, answers: Answers) -> None:
        resolve(ask, s, answers)
        s.hands[COIN] += s.laid[0] == COIN

    monkeypatch.setattr(steps.Lay, "resolve", doubling)
    fails(proofs.components_are_kept, PARRY, r"components lost \{\}, doubled \{'coin': 1\}")


def test_a_broken_invariant(monkeypatch: MP) -> None:
    def undying(s: Duel, seat: int) -> None:
        s.hearts[seat] = 0

    monkeypatch.setattr(strikes, "wound", undying)
    fails(proofs.components_are_kept, PARRY, "PA-008: a dead seat holds cards")


def test_a_game_that_never_ends(monkeypatch: MP) -> None:
    monkeypatch.setattr(steps.EndOfRound, "run", lambda step, s: s.push(steps.Round()))
    fails(proofs.ends_with_a_result, PARRY, "parry goes on after 104 decisions, its bound", hearts=9)


def test_a_result_that_does_not_add_up() -> None:
    def generous(s: Duel) -> Any:
        return PARRY.result(s)._replace(scores=(9, 9, 9))

    fails(proofs.ends_with_a_result, replace(PARRY, result=generous), "do not add up")


# --- legality


def test_a_legal_list_that_goes_empty(monkeypatch: MP) -> None:
    monkeypatch.setattr(steps.Give, "choices", (steps.Present(),))
    fails(proofs.legal_lists_hold, PARRY, r"ask Give\(\d\) leaves seat \d without a legal answer")


def test_a_legal_list_that_names_an_action_twice(monkeypatch: MP) -> None:
    monkeypatch.setattr(steps.Lay, "choices", (steps.LayCard(), steps.Keep(), steps.Keep()))
    fails(proofs.legal_lists_hold, PARRY, "doubled actions at Lay: .*keep")


def test_a_reason_that_contradicts_the_legal_list(monkeypatch: MP) -> None:
    blind = steps.LayCard().why  # finds every card missing
    monkeypatch.setattr(steps.Lay, "why_not", lambda ask, s, seat, action: blind(s, seat, action))
    fails(proofs.refusals_are_grounded, PARRY, "lay .*: PA-004 not-held .* but legal True")


class Baseless(steps.LayCard):
    """A step that refuses with a clause that is not in the ledger."""

    def why(self, s: Duel, seat: int, action: Action) -> Refusal:
        return super().why(s, seat, action)._replace(clause="PA-999")


class Wordless(steps.LayCard):
    """A step that refuses with a text that is not in the word lists."""

    def why(self, s: Duel, seat: int, action: Action) -> Refusal:
        return super().why(s, seat, action)._replace(key="unsaid")


@pytest.mark.parametrize(
    ("choice", "match"),
    [(Baseless(), "cites PA-999, which is no clause"), (Wordless(), "no text why-unsaid in de")],
    ids=["no-clause", "no-text"],
)
def test_a_refusal_without_ground(monkeypatch: MP, choice: steps.LayCard, match: str) -> None:
    monkeypatch.setattr(steps.Lay, "choices", (choice, steps.Keep()))
    fails(proofs.refusals_are_grounded, PARRY, match)


def test_a_judgement_that_changes_the_table(monkeypatch: MP) -> None:
    class Meddling(steps.LayCard):
        def why(self, s: Duel, seat: int, action: Action) -> Refusal:
            s.coins[seat] += 1
            return super().why(s, seat, action)

    monkeypatch.setattr(steps.Lay, "choices", (Meddling(), steps.Keep()))
    fails(proofs.illegal_changes_nothing, PARRY, "illegal lay .* changed the position")


def test_a_move_that_is_played_though_illegal(monkeypatch: MP) -> None:
    verdicts = count()
    original = engine.why_not

    def wavering(s: State, seat: int, action: Action) -> Refusal | None:
        return original(s, seat, action) if next(verdicts) % 2 == 0 else None

    monkeypatch.setattr(engine, "why_not", wavering)
    monkeypatch.setattr(engine, "submit", lambda s, seat, action: None)
    trial = Trial(PARRY.setup(3))
    start = PARRY.start(trial.setup, Luck.seeded(0))
    monkeypatch.setattr(Trial, "glimpses", lambda self: [start])
    with pytest.raises(AssertionError, match="was played"):
        proofs.illegal_changes_nothing(trial)


def test_a_notation_that_is_not_read_back(monkeypatch: MP) -> None:
    monkeypatch.setattr(Action, "__str__", lambda action: "keep")
    fails(proofs.notation_round_trips, PARRY, "'keep' is read back as <keep>")


# --- copies, texts, repetition


class SharedDuel(Duel):
    """A position whose clones share the discard pile."""

    __slots__ = ()

    def clone(self) -> Self:
        new = super().clone()
        new.discard = self.discard
        return new


def test_a_clone_that_shares_a_list() -> None:
    def deal(setup: Any, luck: Luck) -> Duel:
        shared = SharedDuel(setup, luck)
        shared.push(steps.DealCards())
        return shared

    fails(proofs.clones_are_independent, replace(PARRY, deal=deal), "playing a clone on changed the original")


def test_a_position_that_is_read_wrongly() -> None:
    def careless(s: Duel, reader: Reader) -> None:
        table.read(s, reader)
        s.coins = [0] * s.seats

    game = replace(PARRY, read=careless)
    fails(proofs.positions_round_trip, game, "not read back as it was written")


def test_a_position_that_drops_what_nobody_compares() -> None:
    """The dropped part is neither written nor read, therefore the texts agree; but the copy looks and plays
    differently."""

    def write(s: Race) -> list[str]:
        clockwise = s.clone()
        clockwise.direction = 1
        return puppet_table.write(clockwise)

    def unseen(s: Race, seat: int | None) -> View:
        view = puppet_table.view(s, seat)
        del view["direction"]
        return view

    fails(proofs.positions_round_trip, replace(PUPPET, write=write), r"looks different: view\.direction")
    fails(proofs.positions_round_trip, replace(PUPPET, write=write, view=unseen), "looks different|legal|differently")


def test_a_game_with_luck_of_its_own(monkeypatch: MP) -> None:
    rolls = count()
    monkeypatch.setattr(Luck, "pick", lambda luck, items: items[next(rolls) % len(items)])
    fails(proofs.same_luck_same_game, PARRY, "led to another game", seats=4)


def test_a_game_that_plays_on_its_journal(monkeypatch: MP) -> None:
    run = steps.EndOfRound.run

    def listening(step: steps.EndOfRound, s: Duel) -> None:
        s.coins[0] += s.journal is not None
        run(step, s)

    monkeypatch.setattr(steps.EndOfRound, "run", listening)
    fails(proofs.same_luck_same_game, PARRY, "led to another game")


def test_a_record_that_cannot_be_repeated(monkeypatch: MP) -> None:
    """The pack is shuffled without the game's luck."""
    deals = count()
    monkeypatch.setattr(Luck, "shuffled", lambda luck, items: list(items) if next(deals) else list(reversed(items)))
    with pytest.raises(BadRecord) as refused:
        proofs.records_can_be_checked(Trial(PARRY.setup(3)))
    assert refused.value.key == "record-opening"
