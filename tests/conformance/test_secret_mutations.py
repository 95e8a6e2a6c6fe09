"""The proofs of secrecy can fail: each planted leak is caught by its proof."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from random import Random
from typing import Any, NamedTuple

import pytest

from tafelrunde.kernel import engine, record
from tafelrunde.kernel.actions import Action, ActionWord
from tafelrunde.kernel.events import Event, EventKind
from tafelrunde.kernel.game import Game, View
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sense import CHANCE, Sense, Sensed
from tafelrunde.kernel.sight import Sight
from tafelrunde.kernel.state import State
from tafelrunde.testing import proofs, secrecy
from tafelrunde.testing.proofs import BOOKKEEPING, Proof
from tafelrunde.testing.secrecy import SECRECY
from tafelrunde.testing.trials import Trial
from tests.conformance.mutants import SEEDS, fails, try_out
from tests.toys.parry import GAME as PARRY
from tests.toys.parry import events, steps, strikes, table
from tests.toys.parry.table import CARDS, NONE, Board, Duel
from tests.toys.parry.table import PARRY as PARRY_CARD
from tests.toys.puppet import GAME as PUPPET
from tests.toys.puppet.table import Race

Parry = Game[Duel, Board]
MP = pytest.MonkeyPatch


# --- views and messages


def test_a_view_that_leaks_a_hand() -> None:
    def leaky(s: Duel, seat: int | None) -> View:
        return {**table.view(s, seat), "leak": s.hands[:]}

    fails(secrecy.worlds_look_the_same, replace(PARRY, view=leaky), "can tell a sampled world: view.leak")


def test_a_view_that_shows_a_gift_to_all() -> None:
    def leaky(s: Duel, seat: int | None) -> View:
        return {**table.view(s, seat), "gifts": [CARDS[card] if card != NONE else None for card in s.gifts]}

    fails(secrecy.worlds_look_the_same, replace(PARRY, view=leaky), "the spectator can tell .* view.gifts")


def test_a_sense_that_looks_at_hands() -> None:
    def fair(s: Duel, viewer: int) -> Sensed:
        return [1.0], [[0.5] for _ in range(s.setup.seats)]

    def leaky(s: Duel, viewer: int) -> Sensed:
        return [float(s.hands[-1])], fair(s, viewer)[1]

    def endless(s: Duel, viewer: int) -> Sensed:
        return [inf], fair(s, viewer)[1]

    def longer(s: Duel, viewer: int) -> Sensed:
        return [1.0, 2.0], fair(s, viewer)[1]

    sensible = replace(PARRY, sense=Sense(("hand",), (CHANCE,), fair))
    try_out(secrecy.worlds_look_the_same, sensible, 3, {})
    for look, found in (
        (leaky, "senses what is hidden: hand"),
        (endless, "is no number"),
        (longer, "other names than numbers"),
    ):
        fails(secrecy.worlds_look_the_same, replace(PARRY, sense=Sense(("hand",), (CHANCE,), look)), found)


def test_a_sense_that_looks_at_sealed_answers() -> None:
    def leaky(s: Duel, viewer: int) -> Sensed:
        return [float(len(s.sealed))], [[0.5] for _ in range(s.setup.seats)]

    fails(secrecy.worlds_look_the_same, replace(PARRY, sense=Sense(("sealed",), (CHANCE,), leaky)), "hidden: sealed")


def test_a_view_that_changes_without_a_word(monkeypatch: MP) -> None:
    def silent(s: Race, audience: tuple[int, ...], kind: EventKind, *words: ActionWord) -> None:
        """Tell nobody which card they drew."""

    monkeypatch.setattr(Race, "tell_to", silent)
    fails(secrecy.messages_tell_what_the_view_tells, PUPPET, "the view tells what no message does")


def test_a_message_that_leaks_a_drawn_card(monkeypatch: MP) -> None:
    def loud(s: Race, audience: tuple[int, ...], kind: EventKind, *words: ActionWord) -> None:
        s.tell(kind, *words)

    monkeypatch.setattr(Race, "tell_to", loud)
    fails(secrecy.messages_tell_what_the_view_tells, PUPPET, "a message tells what the view does not")


def test_a_message_that_leaks_a_gift_to_a_third_seat(monkeypatch: MP) -> None:
    class LoudPresent(steps.Present):
        def do(self, s: Duel, seat: int, action: Action) -> None:
            super().do(s, seat, action)
            s.tell_to(tuple(range(s.seats)), events.GIFT, action.words[0])

    monkeypatch.setattr(steps.Give, "choices", (LoudPresent(), steps.Keep()))
    fails(secrecy.choices_stay_secret, PARRY, r"a message tells seat \d whether seat \d chose give")


# --- samplers and bots


def test_a_sampler_that_deals_nothing_anew() -> None:
    game = replace(PARRY, redeal=lambda s, seat, luck: None)
    fails(secrecy.twins_cannot_be_told_apart, game, "the sampler peeks")


def test_a_sampler_that_keeps_a_hand_it_cannot_know() -> None:
    def peeking(s: Duel, seat: int | None, luck: Luck) -> None:
        """Shuffle the deck only."""
        s.deck = luck.shuffled(sorted(s.deck))

    fails(secrecy.twins_cannot_be_told_apart, replace(PARRY, redeal=peeking), "the sampler peeks")


def test_a_sampler_that_depends_on_how_things_lie() -> None:
    def unsorted(s: Duel, seat: int | None, luck: Luck) -> None:
        s.deck = luck.shuffled(s.deck)

    fails(secrecy.sampling_is_canonical, replace(PARRY, redeal=unsorted), "depends on what it cannot know")


def test_a_sampler_that_reshuffles_what_the_seat_knows() -> None:
    def forgetful(s: Duel, seat: int | None, luck: Luck) -> None:
        """Deal the seat's own gifts anew as well."""
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
        """A sight that shows the real position."""

        def world(self, luck: Luck) -> Duel:
            return self._veiled.clone()

    class Cheat:
        """A bot that plays by the card on top of the deck."""

        def choose(self, sight: Sight[Any], luck: Luck) -> Action:
            legal, top = sight.legal, int(sum(sight.world(luck).deck[-3:]))
            return legal[top % len(legal)]

    def through_glass(game: Parry, s: Duel, seat: int, told: Sequence[Event]) -> Glass:
        return Glass(game, seat, s, s.setup.heard(told, seat))

    def proof(trial: Trial, look: secrecy.CompareViews = through_glass) -> None:
        secrecy.bots_cannot_peek(trial, look, [Cheat()])

    fails(proof, PARRY, "Cheat peeks")
    for seed in SEEDS:
        proof(Trial(PARRY.setup(3), seed), secrecy.honest)  # through an honest sight even the cheat sees nothing


def eavesdropping(game: Parry, s: Duel, seat: int, told: Sequence[Event]) -> Sight[Duel]:
    """Return a sight that hears events told to others, too."""
    return Sight.of(game, s, seat, told)


def with_long_ears(game: Parry, s: Duel, seat: int, told: Sequence[Event]) -> Sight[Duel]:
    """Return a sight that hears who else was told a secret."""
    return Sight.of(game, s, seat, [event for event in told if event.heard_by(seat)])


@pytest.mark.parametrize("look", [eavesdropping, with_long_ears])
def test_a_bot_that_hears_what_was_told_to_others(look: secrecy.CompareViews) -> None:
    fails(lambda trial: secrecy.bots_cannot_peek(trial, look), PARRY, r"in seat \d hears what was told to others")


def test_a_bot_that_hears_of_other_secrets_in_the_past() -> None:
    def proof(trial: Trial) -> None:
        secrecy.twins_cannot_be_told_apart(trial, eavesdropping)

    fails(proof, PARRY, r"seat \d hears what was told to others")


class Gossip(NamedTuple):
    """A belief in omens: every event counts."""

    words: tuple[ActionWord, ...] = ()

    def after(self, kind: EventKind, words: tuple[ActionWord, ...]) -> Gossip:
        return Gossip((*self.words, kind.key, *words))


def superstitious(s: Duel, seat: int | None, luck: Luck) -> None:
    """Deal anew, then arrange the deck by the omens."""
    table.redeal(s, seat, luck)
    s.deck = Random(repr(s.belief)).sample(s.deck, len(s.deck))


BELIEVERS = replace(PARRY, belief=lambda setup: Gossip(), redeal=superstitious)


@pytest.mark.parametrize("proof", [*SECRECY, *BOOKKEEPING], ids=lambda proof: proof.__name__)
def test_what_all_have_heard_may_be_believed(proof: Proof, monkeypatch: MP) -> None:
    monkeypatch.setattr(record, "find_game", lambda slug: BELIEVERS)
    try_out(proof, BELIEVERS, 3, {})


def test_a_belief_that_knows_what_only_some_have_heard(monkeypatch: MP) -> None:
    tell_to = State.tell_to

    def overheard(s: State, audience: tuple[int, ...], kind: EventKind, *words: ActionWord) -> None:
        tell_to(s, audience, kind, *words)
        if s.belief is not None:
            s.belief = s.belief.after(kind, words)

    monkeypatch.setattr(Duel, "tell_to", overheard)
    fails(secrecy.twins_cannot_be_told_apart, BELIEVERS, "the sampler peeks")
    fails(proofs.beliefs_come_from_the_log, BELIEVERS, "by the log of the spectator other things are believed")


def test_a_belief_in_what_no_log_keeps() -> None:
    game = replace(BELIEVERS, remembered=lambda options, key: key != events.EARNED.key)
    fails(proofs.beliefs_come_from_the_log, game, "by the log of the spectator other things are believed")


def test_a_belief_that_is_lost_in_a_copy(monkeypatch: MP) -> None:
    clone = Duel.clone

    def forgetful(s: Duel) -> Duel:
        copy = clone(s)
        copy.belief = Gossip()
        return copy

    monkeypatch.setattr(Duel, "clone", forgetful)
    fails(proofs.beliefs_come_from_the_log, BELIEVERS, "other things are believed")


def test_a_word_that_is_told_only_where_a_journal_is_kept(monkeypatch: MP) -> None:
    tell = State.tell

    def sparing(s: State, kind: EventKind, *words: ActionWord) -> None:
        if s.journal is not None:
            tell(s, kind, *words)

    monkeypatch.setattr(Duel, "tell", sparing)
    fails(proofs.same_luck_same_game, BELIEVERS, "what is believed depends on whether a journal is kept")


# --- simultaneous answers and reactions


def test_an_answer_that_depends_on_who_came_first(monkeypatch: MP) -> None:
    submit = engine.submit

    def racing(s: State, seat: int, action: Action) -> None:
        """Give the last seat to answer a coin."""
        shared = len(engine.owing(s)) == 1 and bool(s.sealed)
        submit(s, seat, action)
        if shared and isinstance(s, Duel):
            s.coins[seat] += 1

    monkeypatch.setattr(engine, "submit", racing)
    fails(secrecy.arrival_order_never_matters, PARRY, "the order of arrival matters")


class Copycat(steps.LayCard):
    """A step that offers nothing that another seat has already laid: it reads sealed answers."""

    def offers(self, s: Duel, seat: int) -> Sequence[Action]:
        taken = {answer for other, answer in s.sealed if other != seat}
        return [action for action in super().offers(s, seat) if action not in taken]


def test_a_legal_list_that_reads_sealed_answers(monkeypatch: MP) -> None:
    monkeypatch.setattr(steps.Lay, "choices", (Copycat(), steps.Keep()))
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
    """A step in which only coins can be given."""

    def offers(self, s: Duel, seat: int) -> Sequence[Action]:
        return [action for action in super().offers(s, seat) if action.words[0] == "coin"]


def test_a_forced_answer_that_tells_about_a_hand(monkeypatch: MP) -> None:
    """A seat without a coin is not even asked: a question therefore tells that it has one."""
    monkeypatch.setattr(steps.Give, "forced", True)
    monkeypatch.setattr(steps.Give, "choices", (CoinsOnly(), steps.Keep()))
    fails(secrecy.worlds_look_the_same, PARRY, r"that Give\(\d\) is open tells about a hidden hand")
