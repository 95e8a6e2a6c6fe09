"""The proofs can fail: each planted bug is caught by the proof that is there for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import Any, Self

import pytest

from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action, Word
from tafelrunde.kernel.errors import BadRecord, KernelError
from tafelrunde.kernel.events import EventKind
from tafelrunde.kernel.game import Game, View
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.position import Reader
from tafelrunde.kernel.sight import Sight
from tafelrunde.kernel.state import Answers, State
from tafelrunde.kernel.steps import Refusal
from tests.conformance import proofs, secrecy
from tests.conformance.proofs import BOOKKEEPING, Proof
from tests.conformance.secrecy import SECRECY
from tests.conformance.trials import Trial
from tests.toys.parry import GAME as PARRY
from tests.toys.parry import events, steps, strikes, table
from tests.toys.parry.table import CARDS, COIN, NONE, Board, Duel
from tests.toys.parry.table import PARRY as PARRY_CARD
from tests.toys.puppet import GAME as PUPPET
from tests.toys.puppet import table as puppet_table
from tests.toys.puppet.table import Race

Parry = Game[Duel, Board]
SEEDS = range(6)
MP = pytest.MonkeyPatch


def try_out(proof: Proof, game: Game[Any, Any], seats: int, options: Mapping[str, int]) -> None:
    setup = game.setup(seats, options)
    for seed in SEEDS:
        proof(Trial(setup, seed))


def fails(proof: Proof, game: Game[Any, Any], match: str, seats: int = 3, **options: int) -> None:
    """The proof catches the mutant within a few games."""
    with pytest.raises((AssertionError, KernelError), match=match):
        try_out(proof, game, seats, options)


@pytest.mark.parametrize("proof", [*BOOKKEEPING, *SECRECY], ids=lambda proof: proof.__name__)
@pytest.mark.parametrize("toy", [PARRY, PUPPET], ids=lambda toy: toy.slug)
def test_the_unharmed_toys_pass(toy: Game[Any, Any], proof: Proof) -> None:
    try_out(proof, toy, 3, {})


# --- views and messages


def test_a_view_that_leaks_a_hand() -> None:
    def leaky(s: Duel, seat: int | None) -> View:
        return {**table.view(s, seat), "leak": s.hands[:]}

    fails(secrecy.worlds_look_the_same, replace(PARRY, view=leaky), "can tell a sampled world: view.leak")


def test_a_view_that_shows_a_gift_to_all() -> None:
    def leaky(s: Duel, seat: int | None) -> View:
        return {**table.view(s, seat), "gifts": [CARDS[card] if card != NONE else None for card in s.gifts]}

    fails(secrecy.worlds_look_the_same, replace(PARRY, view=leaky), "the spectator can tell .* view.gifts")


def test_a_view_that_is_not_plain() -> None:
    def rich(s: Duel, seat: int | None) -> View:
        return {**table.view(s, seat), "living": s.living()}

    fails(proofs.views_are_plain_data, replace(PARRY, view=rich), "not plain data")


def test_a_view_that_hands_out_the_real_list() -> None:
    def shared(s: Duel, seat: int | None) -> View:
        return {**table.view(s, seat), "hearts": s.hearts}

    fails(proofs.views_are_plain_data, replace(PARRY, view=shared), r"hands out the position's own \['hearts'\]")


def test_a_view_that_changes_without_a_word(monkeypatch: MP) -> None:
    def silent(s: Race, audience: tuple[int, ...], kind: EventKind, *words: Word) -> None:
        """Nobody is told which card they drew."""

    monkeypatch.setattr(Race, "tell_to", silent)
    fails(secrecy.messages_tell_what_the_view_tells, PUPPET, "the view tells what no message does")


def test_a_message_that_leaks_a_drawn_card(monkeypatch: MP) -> None:
    def loud(s: Race, audience: tuple[int, ...], kind: EventKind, *words: Word) -> None:
        s.tell(kind, *words)

    monkeypatch.setattr(Race, "tell_to", loud)
    fails(secrecy.messages_tell_what_the_view_tells, PUPPET, "a message tells what the view does not")


def test_a_message_that_leaks_a_gift_to_a_third_seat(monkeypatch: MP) -> None:
    class LoudPresent(steps.Present):
        def do(self, s: Duel, seat: int, action: Action) -> None:
            super().do(s, seat, action)
            s.tell_to(tuple(range(s.seats)), events.GIFT, action.words[0])

    monkeypatch.setitem(steps.Give.by_verb, "give", LoudPresent())
    fails(secrecy.choices_stay_secret, PARRY, r"a message tells seat \d whether seat \d chose give")


def test_an_event_that_cites_no_clause(monkeypatch: MP) -> None:
    monkeypatch.setattr(events, "ROUND", events.ROUND._replace(clause="PA-999"))
    fails(proofs.everything_can_be_said, PARRY, "event round cites no clause")


def test_an_event_without_words(monkeypatch: MP) -> None:
    monkeypatch.setattr(events, "ROUND", events.ROUND._replace(key="unsaid"))
    fails(proofs.everything_can_be_said, PARRY, "no text 'event-unsaid'")


def test_a_retelling_that_forgets() -> None:
    def forgetful(view: View, key: str, said: Mapping[str, Word]) -> None:
        if key != "earned":
            table.retell(view, key, said)

    game = replace(PARRY, retell=forgetful)
    fails(proofs.events_rebuild_the_public_table, game, r"events tell another table: view\.coins")


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
    monkeypatch.setitem(steps.Lay.by_verb, "lay", Blind())
    fails(proofs.refusals_are_grounded, PARRY, "lay .*: PA-004 not-held .* but legal True")


class Blind(steps.LayCard):
    """Finds every card missing."""

    def offers(self, s: Duel, seat: int) -> Sequence[Action]:
        return ()


class Baseless(steps.LayCard):
    """Refuses with a clause that is not in the ledger."""

    def why(self, s: Duel, seat: int, action: Action) -> Refusal:
        return super().why(s, seat, action)._replace(clause="PA-999")


class Wordless(steps.LayCard):
    """Refuses with a text that is not in the word lists."""

    def why(self, s: Duel, seat: int, action: Action) -> Refusal:
        return super().why(s, seat, action)._replace(key="unsaid")


@pytest.mark.parametrize(
    ("choice", "match"),
    [(Baseless(), "cites PA-999, which is no clause"), (Wordless(), "no text why-unsaid in de")],
    ids=["no-clause", "no-text"],
)
def test_a_refusal_without_ground(monkeypatch: MP, choice: steps.LayCard, match: str) -> None:
    monkeypatch.setitem(steps.Lay.by_verb, "lay", choice)
    fails(proofs.refusals_are_grounded, PARRY, match)


def test_a_judgement_that_changes_the_table(monkeypatch: MP) -> None:
    class Meddling(steps.LayCard):
        def why(self, s: Duel, seat: int, action: Action) -> Refusal:
            s.coins[seat] += 1
            return super().why(s, seat, action)

    monkeypatch.setitem(steps.Lay.by_verb, "lay", Meddling())
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
    """Its clones share the discard pile."""

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
    """Neither written nor read, so the texts agree; but the copy looks and plays differently."""

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
    """The pack is shuffled past luck's door."""
    deals = count()
    monkeypatch.setattr(Luck, "shuffled", lambda luck, items: list(items) if next(deals) else list(reversed(items)))
    with pytest.raises(BadRecord) as refused:
        proofs.records_can_be_checked(Trial(PARRY.setup(3)))
    assert refused.value.key == "record-opening"


# --- samplers and bots


def test_a_sampler_that_deals_nothing_anew() -> None:
    game = replace(PARRY, redeal=lambda s, seat, luck: None)
    fails(secrecy.twins_cannot_be_told_apart, game, "the sampler peeks")


def test_a_sampler_that_keeps_a_hand_it_cannot_know() -> None:
    def peeking(s: Duel, seat: int | None, luck: Luck) -> None:
        """Shuffles the deck only."""
        s.deck = luck.shuffled(sorted(s.deck))

    fails(secrecy.twins_cannot_be_told_apart, replace(PARRY, redeal=peeking), "the sampler peeks")


def test_a_sampler_that_depends_on_how_things_lie() -> None:
    def unsorted(s: Duel, seat: int | None, luck: Luck) -> None:
        s.deck = luck.shuffled(s.deck)

    fails(secrecy.sampling_is_canonical, replace(PARRY, redeal=unsorted), "depends on what it cannot know")


def test_a_sampler_that_reshuffles_what_the_seat_knows() -> None:
    def forgetful(s: Duel, seat: int | None, luck: Luck) -> None:
        """Deals the seat's own gifts anew as well."""
        givers, s.givers = s.givers, [NONE] * s.seats
        table.redeal(s, seat, luck)
        s.givers = givers

    game = replace(PARRY, redeal=forgetful)
    fails(secrecy.worlds_look_the_same, game, r"seat \d can tell a sampled world: view\.gifts")


def test_a_sampler_that_doubles_cards() -> None:
    def doubling(s: Duel, seat: int | None, luck: Luck) -> None:
        if s.deck:
            s.deck = [s.deck[0]] * len(s.deck)

    game = replace(PARRY, redeal=doubling)
    fails(secrecy.worlds_look_the_same, game, "a sampled world lost or doubled components")


def test_a_bot_that_peeks() -> None:
    class Glass(Sight[Duel]):
        """Looks through to the real position."""

        @classmethod
        def of(cls, game: Game[Duel, Any], state: Duel, seat: int) -> Glass:
            return cls(game, seat, state)

        def world(self, luck: Luck) -> Duel:
            return self._veiled.clone()

    class Cheat:
        """Plays by what lies on top of the deck."""

        def choose(self, sight: Sight[Any], luck: Luck) -> Action:
            legal, top = sight.legal, int(sum(sight.world(luck).deck[-3:]))
            return legal[top % len(legal)]

    def proof(trial: Trial, look: Callable[..., Sight[Any]] = Glass.of) -> None:
        secrecy.bots_cannot_peek(trial, look, [Cheat()])

    fails(proof, PARRY, "Cheat peeks")
    for seed in SEEDS:
        proof(Trial(PARRY.setup(3), seed), Sight.of)  # through an honest sight even the cheat sees nothing


# --- simultaneous answers and reactions


def test_an_answer_that_depends_on_who_came_first(monkeypatch: MP) -> None:
    submit = engine.submit

    def racing(s: State, seat: int, action: Action) -> None:
        """Whoever answers last earns a coin."""
        shared = len(engine.owing(s)) == 1 and bool(s.sealed)
        submit(s, seat, action)
        if shared and isinstance(s, Duel):
            s.coins[seat] += 1

    monkeypatch.setattr(engine, "submit", racing)
    fails(secrecy.arrival_order_never_matters, PARRY, "the order of arrival matters")


class Copycat(steps.LayCard):
    """Offers nothing that another seat has already laid: it reads sealed answers."""

    def offers(self, s: Duel, seat: int) -> Sequence[Action]:
        taken = {answer for other, answer in s.sealed if other != seat}
        return [action for action in super().offers(s, seat) if action not in taken]


def test_a_legal_list_that_reads_sealed_answers(monkeypatch: MP) -> None:
    monkeypatch.setattr(steps.Lay, "choices", (Copycat(), steps.Keep()))
    monkeypatch.setitem(steps.Lay.by_verb, "lay", Copycat())
    fails(secrecy.arrival_order_never_matters, PARRY, "became illegal")
    fails(secrecy.sealed_answers_stay_sealed, PARRY, "changed another's legal list")


def test_a_first_answer_that_sticks(monkeypatch: MP) -> None:
    submit = engine.submit

    def sticky(s: State, seat: int, action: Action) -> None:
        submit(s, seat, dict(s.sealed).get(seat, action))

    monkeypatch.setattr(engine, "submit", sticky)
    fails(secrecy.answers_can_be_changed, PARRY, r"seat \d cannot take back")


def test_a_view_that_shows_sealed_answers() -> None:
    def leaky(s: Duel, seat: int | None) -> View:
        return {**table.view(s, seat), "sealed": [f"{who}: {answer}" for who, answer in s.sealed]}

    fails(secrecy.sealed_answers_stay_sealed, replace(PARRY, view=leaky), "sees a sealed answer: view.table.sealed")


def test_a_sampler_that_keeps_sealed_answers(monkeypatch: MP) -> None:
    sample = Game.sample

    def keeping(game: Parry, state: Duel, seat: int | None, luck: Luck) -> Duel:
        world: Duel = sample(game, state, seat, luck)
        world.sealed = state.sealed
        return world

    monkeypatch.setattr(Game, "sample", keeping)
    fails(secrecy.sealed_answers_stay_sealed, PARRY, "a sealed answer is in the world")


@pytest.mark.parametrize("proof", [secrecy.worlds_look_the_same, secrecy.twins_cannot_be_told_apart])
def test_a_reaction_that_asks_only_those_who_can(monkeypatch: MP, proof: Proof) -> None:
    seats = strikes.ParryWindow.seats

    def holders(ask: strikes.ParryWindow, s: Duel) -> tuple[int, ...]:
        return tuple(seat for seat in seats(ask, s) if s.hand(seat)[PARRY_CARD]) or seats(ask, s)

    monkeypatch.setattr(strikes.ParryWindow, "seats", holders)
    fails(proof, PARRY, "whom the table asks tells .* what is hidden", seats=4)


class CoinsOnly(steps.Present):
    """Only coins can be given."""

    def offers(self, s: Duel, seat: int) -> Sequence[Action]:
        return [action for action in super().offers(s, seat) if action.words[0] == "coin"]


def test_a_forced_answer_that_tells_about_a_hand(monkeypatch: MP) -> None:
    """Whoever holds no coin is not even asked: so being asked tells that there is one."""
    monkeypatch.setattr(steps.Give, "forced", True)
    monkeypatch.setattr(steps.Give, "choices", (CoinsOnly(), steps.Keep()))
    monkeypatch.setitem(steps.Give.by_verb, "give", CoinsOnly())
    fails(secrecy.worlds_look_the_same, PARRY, r"that Give\(\d\) is open tells about a hidden hand")
