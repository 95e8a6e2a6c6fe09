"""Proofs about secrets: nobody learns more than the rules grant, by view, message, question or bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isfinite
from random import Random
from typing import Any
from warnings import catch_warnings, simplefilter

from tafelrunde.bots import Bot, bot
from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.errors import BadRecord, Notice
from tafelrunde.kernel.events import Event
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Commitment, Luck, Outcome, Stream, Tape
from tafelrunde.kernel.position import fingerprint, write_position
from tafelrunde.kernel.sense import Sense, names, sensed, topics
from tafelrunde.kernel.sight import Sight
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import SealedAsk
from tafelrunde.kernel.table import Table
from tafelrunde.testing.proofs import Proof
from tafelrunde.testing.trials import Trial, Viewer, difference, heard, name, shown, watched

CompareViews = Callable[[Game[Any, Any], Any, int, Sequence[Event]], Sight[Any]]
"""Return a bot's view of a position, given all events so far."""

SeatMove = tuple[int, Action]

_TWINS = 10  # other pasts that are tried out
_ORDERS = 6  # orders in which answers arrive


def honest(game: Game[Any, Any], s: State, seat: int, told: Sequence[Event]) -> Sight[Any]:
    """Return the real view of every bot."""
    return Sight.of(game, s, seat, s.setup.heard(told, seat))


def _luck(dice: Random) -> Luck:
    return Luck.seeded(dice.getrandbits(32))


# --- sampled worlds


def worlds_look_the_same(trial: Trial) -> None:
    """Prove that a seat cannot tell a sampled world from the real one by its view, its legal list, the seats that are
    asked, or the inputs of learned bots."""
    game, dice = trial.game, trial.dice("worlds")
    for s in trial.glimpses():
        for viewer in trial.viewers:
            world = game.sample(s, viewer, _luck(dice))
            seen, wanted = game.view(world, viewer), game.view(s, viewer)
            assert seen == wanted, f"{name(viewer)} can tell a sampled world: {difference(seen, wanted)}"
            assert _question(world) == _question(s), f"whom the table asks tells {name(viewer)} what is hidden"
            if viewer is not None:
                assert engine.legal(world, viewer) == engine.legal(s, viewer), f"legal list of {name(viewer)} differs"
                if game.sense is not None and not s.ended:
                    _sensed_alike(game, game.sense, world, s, viewer)
            assert game.components(world) == game.components(s), "a sampled world lost or doubled components"
            game.invariants(world)
            _stands_alone(world)


def _question(s: State) -> tuple[str, tuple[int, ...]]:
    ask = engine.open_ask(s)
    return (ask.topic, ask.seats(s)) if ask else (s.ended, ())


def _sensed_alike(game: Game[Any, Any], sense: Sense[Any], world: State, s: State, viewer: int) -> None:
    """Check that a learned bot's inputs have names, are numbers, and are the same in both."""
    of_table, of_seat = names(game)
    found, wanted = (sensed(sense, topics(game), position, viewer) for position in (world, s))
    named = [*of_table, *(f"{what} of seat {seat}" for seat in range(s.setup.seats) for what in of_seat)]
    rows = [[*table, *(number for row in seats for number in row)] for table, seats in (found, wanted)]
    assert len(rows[0]) == len(rows[1]) == len(named), "what is sensed has other names than numbers"
    assert all(map(isfinite, rows[1])), "what is sensed is no number"
    differ = [what for what, one, other in zip(named, *rows, strict=True) if one != other]
    assert not differ, f"{name(viewer)} senses what is hidden: {', '.join(differ[:3])}"


def _stands_alone(world: State) -> None:
    """Check that a world is a position like any other, with nothing left over from the real one."""
    ask = engine.open_ask(world)
    if ask is None:
        return
    for seat in ask.seats(world):
        fresh = ask.legal(world, seat)
        assert engine.legal(world, seat) == fresh, f"the legal list of seat {seat} comes from the real position"
    settled = world.clone()
    engine.settle(settled)
    assert write_position(settled) == write_position(world), f"that {ask} is open tells about a hidden hand"


def sampling_is_canonical(trial: Trial) -> None:
    """Prove that a world sampled from a sampled world is the one sampled from the real position at equal luck."""
    game, dice = trial.game, trial.dice("canonical")
    for s in trial.glimpses():
        for viewer in trial.viewers:
            seed = dice.getrandbits(32)
            between = game.sample(s, viewer, _luck(dice))
            once, twice = (write_position(game.sample(p, viewer, Luck.seeded(seed))) for p in (s, between))
            assert once == twice, f"the world sampled for {name(viewer)} depends on what it cannot know"


def twins_cannot_be_told_apart(trial: Trial, look: CompareViews = honest) -> None:
    """Exchange hidden things in the past and play the same moves again. While a seat has seen and heard the same in
    both games, whatever others were told, the following must be the same as well. It is asked the same, has the same
    legal moves, and its bot hears the same and samples the same worlds.

    This does not rely on the game's own sampler to find out what is hidden.
    """
    dice = trial.dice("twins")
    outcomes, moves = _history(trial)
    differed = [_compare(trial, _exchanged(outcomes, dice), moves, dice, look) for _ in range(_TWINS)]
    assert any(differed), "no exchange of hidden things went unnoticed: this proves nothing"


def _history(trial: Trial) -> tuple[list[Outcome], list[SeatMove]]:
    dice, moves = trial.dice("history"), list[SeatMove]()
    luck = Luck.seeded(trial.seed)
    luck.heard = []
    s: State = trial.game.start(trial.setup, luck)
    while not s.ended:
        seat = dice.choice(engine.owing(s))
        moves.append((seat, trial.driver(s, seat, dice)))
        engine.submit(s, *moves[-1])
    return luck.heard, moves


def _exchanged(outcomes: Sequence[Outcome], dice: Random) -> list[Outcome]:
    """Return the past with two things of a shuffle exchanged, or one number changed."""
    orders = [i for i, outcome in enumerate(outcomes) if isinstance(outcome, tuple) and len(outcome) > 1]
    changed = list(outcomes)
    at = dice.choice(orders or range(len(outcomes)))
    past = changed[at]
    if isinstance(past, tuple):
        a, b = dice.sample(range(len(past)), 2)
        swapped = list(past)
        swapped[a], swapped[b] = swapped[b], swapped[a]
        changed[at] = tuple(swapped)
    else:
        changed[at] = past ^ 1
    return changed


def _compare(
    trial: Trial, outcomes: Sequence[Outcome], moves: Sequence[SeatMove], dice: Random, look: CompareViews
) -> bool:
    """Play the game and its twin side by side; report whether they ever differed unseen."""
    game = trial.game
    beyond = Stream(Commitment.of_seed(trial.seed).seed)
    looks = {0, *dice.sample(range(len(moves)), min(len(moves), trial.looks))}
    real: State = game.start(trial.setup, Luck.seeded(trial.seed), journal=True)
    tales: tuple[list[Event], list[Event]] = [], []
    differed = False
    alike = set(trial.viewers)
    try:
        twin: State = game.start(trial.setup, Luck(Tape(outcomes, 0, beyond)), journal=True)
        for number, move in enumerate(moves):
            alike = {viewer for viewer in alike if heard(real, viewer) == heard(twin, viewer)}
            for told, s in zip(tales, (real, twin), strict=True):
                told += s.journal or ()
                s.journal = []
            if number in looks:
                alike = {viewer for viewer in alike if game.view(real, viewer) == game.view(twin, viewer)}
                differed = differed or (bool(alike) and game.write(real) != game.write(twin))
                for viewer in alike:
                    _same_to(viewer, real, twin)
                    seed = dice.getrandbits(32)
                    ours, theirs = (
                        _imagined(s, viewer, told, Luck.seeded(seed), look)
                        for s, told in zip((real, twin), tales, strict=True)
                    )
                    assert ours[0] == theirs[0], f"{name(viewer)} hears what was told to others"
                    assert ours[1] == theirs[1], f"the sampler peeks: {name(viewer)} cannot tell these games apart"
            if not alike or engine.why_not(twin, *move) is not None:
                break
            engine.submit(real, *move)
            engine.submit(twin, *move)
    except BadRecord:
        pass  # the exchanged outcome does not fit the rules: no such past
    return differed


def _same_to(viewer: Viewer, real: State, twin: State) -> None:
    assert _question(real) == _question(twin), f"whom the table asks tells {name(viewer)} what is hidden"
    if viewer is not None:
        same = engine.legal(real, viewer) == engine.legal(twin, viewer)
        assert same, f"the legal list of {name(viewer)} depends on what it cannot know"


def _imagined(
    s: State, viewer: Viewer, told: Sequence[Event], luck: Luck, look: CompareViews
) -> tuple[tuple[Event, ...], str]:
    """Return the events that a bot in a seat hears, and a world that it samples; for the spectator the world alone."""
    game = s.setup.game
    if viewer is None:
        return (), write_position(game.sample(s, None, luck))
    sight = look(game, s, viewer, told)
    return sight.events, write_position(sight.world(luck))


BOTS = (bot("random"), bot("greedy"), bot("search:8"))


def bots_cannot_peek(trial: Trial, look: CompareViews = honest, bots: Sequence[Bot] = BOTS) -> None:
    """Prove that at equal luck a bot plays the same in the real position and in one that its seat cannot tell from it.
    In the latter, only the events that its seat heard were told."""
    dice = trial.dice("bots")
    for s, told in trial.tales(lambda s: not s.ended):
        seat = dice.choice(engine.owing(s))
        world = trial.game.sample(s, seat, _luck(dice))
        own = [event.redacted_for(seat) for event in told if event.heard_by(seat)]
        sights = look(trial.game, s, seat, told), look(trial.game, world, seat, own)
        assert sights[0].events == sights[1].events, f"a bot in seat {seat} hears what was told to others"
        seed = dice.getrandbits(32)
        for some in bots:
            with catch_warnings():
                simplefilter("ignore", Notice)  # there may be no trained network for such a table
                ours, theirs = (some.choose(sight, Luck.seeded(seed)) for sight in sights)
            assert ours == theirs, f"{type(some).__name__} peeks: {ours} here, {theirs} in a world that looks the same"
            assert ours in engine.legal(s, seat), f"{type(some).__name__} plays the illegal {ours}"


# --- messages


def messages_tell_what_the_view_tells(trial: Trial) -> None:
    """Prove that, after the same action in the real and in a sampled world, a seat hears the same if and only if it
    sees the same. This holds after every event as at the end."""
    game, dice = trial.game, trial.dice("messages")
    for s in trial.decisions():
        seat = dice.choice(engine.owing(s))
        for viewer in trial.viewers:
            world = game.sample(s, viewer, _luck(dice))
            world.luck, world.sealed = s.luck.clone(), s.sealed
            if any(engine.why_not(world, *answer) is not None for answer in s.sealed):
                continue
            shared = [action for action in engine.legal(s, seat) if engine.why_not(world, seat, action) is None]
            if shared:
                action = dice.choice(shared)
                here, there = watched(s, seat, action), watched(world, seat, action)
                told = f"{name(viewer)} after {action} of seat {seat}"
                hears_same = heard(here, viewer) == heard(there, viewer)
                sees_same = shown(here, viewer) == shown(there, viewer)
                assert hears_same or not sees_same, f"{told}: a message tells what the view does not"
                assert sees_same or not hears_same, f"{told}: the view tells what no message does"


def choices_stay_secret(trial: Trial) -> None:
    """Prove that two actions that look the same, during and after them, are told in the same words. Actions that lead
    to the same position are exempt: a card may be laid openly on its like here or there, and nothing is hidden by that.
    """
    dice = trial.dice("choices")
    for s in trial.decisions():
        seat = dice.choice(engine.owing(s))
        verb = dice.choice(engine.legal(s, seat)).verb
        alike = [action for action in engine.legal(s, seat) if action.verb == verb]
        one, other = dice.choice(alike), dice.choice(alike)
        if _reached(s, [(seat, one)]) == _reached(s, [(seat, other)]):
            continue
        for viewer in trial.viewers:
            if viewer != seat:
                first, second = watched(s, seat, one), watched(s, seat, other)
                same = heard(first, viewer) == heard(second, viewer) or shown(first, viewer) != shown(second, viewer)
                assert same, f"a message tells {name(viewer)} whether seat {seat} chose {one} or {other}"


# --- simultaneous answers


def arrival_order_never_matters(trial: Trial) -> None:
    """Prove that sealed answers lead to the same position in any order of arrival."""
    dice = trial.dice("order")
    for s in trial.shared_decisions():
        answers = [(seat, dice.choice(engine.legal(s, seat))) for seat in engine.owing(s)]
        reached = {_reached(s, dice.sample(answers, len(answers))) for _ in range(_ORDERS)}
        assert len(reached) == 1, f"the order of arrival matters: {answers}"


def answers_can_be_changed(trial: Trial) -> None:
    """Prove that a seat may change its answer until the last one is in, and that only its last answer counts."""
    dice = trial.dice("change")
    for s in trial.shared_decisions():
        answers = [(seat, dice.choice(engine.legal(s, seat))) for seat in engine.owing(s)]
        first = answers[0][0], dice.choice(engine.legal(s, answers[0][0]))
        assert _reached(s, [first, *answers]) == _reached(s, answers), f"seat {first[0]} cannot take back {first[1]}"


def _reached(s: State, answers: Sequence[SeatMove]) -> str:
    after = s.clone()
    for seat, action in answers:
        refusal = engine.why_not(after, seat, action)
        assert refusal is None, f"the order of arrival matters: {action} of seat {seat} became illegal: {refusal}"
        engine.submit(after, seat, action)
    return fingerprint(after)


def sealed_answers_stay_sealed(trial: Trial) -> None:
    """Prove that before the last answer is in, nobody else sees, hears or can use an answer; of a quiet one, not even
    that it came."""
    game, dice = trial.game, trial.dice("sealed")
    for s in trial.shared_decisions():
        seat, *others = dice.sample(engine.owing(s), len(engine.owing(s)))
        after = s.clone()
        after.journal = []
        engine.submit(after, seat, dice.choice(engine.legal(s, seat)))
        assert not after.journal, "a sealed answer was told"
        for other in others:
            assert engine.legal(after, other) == engine.legal(s, other), "a sealed answer changed another's legal list"
        for viewer in trial.viewers:
            if viewer != seat:
                _knows_nothing(game, s, after, viewer, seat)
                worlds = [write_position(game.sample(p, viewer, Luck.seeded(trial.seed))) for p in (s, after)]
                assert worlds[0] == worlds[1], f"a sealed answer is in the world of {name(viewer)}"


def _knows_nothing(game: Game[Any, Any], before: State, after: State, viewer: Viewer, answered: int) -> None:
    seen, wanted = (Table.at(s.clone()).view(viewer) for s in (after, before))
    ask = engine.open_ask(before)
    if not (isinstance(ask, SealedAsk) and ask.quiet):
        wanted["pending"].remove(answered)
    assert seen == wanted, f"{name(viewer)} sees a sealed answer: {difference(seen, wanted)}"


SECRECY: tuple[Proof, ...] = (
    worlds_look_the_same,
    sampling_is_canonical,
    twins_cannot_be_told_apart,
    bots_cannot_peek,
    messages_tell_what_the_view_tells,
    choices_stay_secret,
    arrival_order_never_matters,
    answers_can_be_changed,
    sealed_answers_stay_sealed,
)
