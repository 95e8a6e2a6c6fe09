"""Proofs for every game: one function per property, each of which plays a trial and checks it.

This module holds components, legality, copies, texts and events. Secrets are in `secrecy`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from tafelrunde.kernel import engine
from tafelrunde.kernel.errors import IllegalMove
from tafelrunde.kernel.luck import Commitment, Luck
from tafelrunde.kernel.position import fingerprint, write_position
from tafelrunde.kernel.record import read_record, record, verify
from tafelrunde.kernel.result import Result
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import Refusal
from tafelrunde.kernel.table import Table
from tafelrunde.kernel.views import Shown, plain
from tafelrunde.testing.trials import Trial, asked, difference, name

Proof = Callable[[Trial], None]

_AHEAD = 60  # decisions that two copies are played on
_ACTIONS = 60  # actions judged per position


def components_are_kept(trial: Trial) -> None:
    """Prove that at every decision each component is somewhere exactly once, and the game's own invariants hold."""
    box: Counter[str] | None = None
    for number, s in enumerate(trial.walk()):
        found = trial.game.components(s)
        box = box or found
        lost, doubled = dict(box - found), dict(found - box)
        assert found == box, f"decision {number}: components lost {lost}, doubled {doubled}"
        trial.game.invariants(s)


def ends_with_a_result(trial: Trial) -> None:
    """Prove that the game ends inside its bound; then nobody is asked, and the result adds up."""
    *_, s = (s for s in trial.walk())
    seats = range(trial.setup.seats)
    assert not engine.owing(s), "somebody is asked after the end"
    assert not any(engine.legal(s, seat) for seat in seats), "somebody has a legal action after the end"
    over = engine.why_not(s, 0, trial.universe[0])
    assert over is not None, "a move is allowed after the end"
    _grounded(trial, over)
    result: Result = trial.game.result(s)
    assert len(result.scores) == len(result.sources) == len(result.ranks) == len(seats), "a seat has no result"
    assert result.winners == tuple(seat for seat in seats if result.ranks[seat] == 1), "winners are not the first"
    assert result.scores == tuple(sum(by.values()) for by in result.sources), "the sources do not add up to the score"
    assert result.how == s.ended, "the result tells another end"
    assert result.clause in trial.game.ledger.clauses, f"the end cites {result.clause}, which is no clause"
    for speaker in trial.speakers:
        assert f"ended-{s.ended}" in speaker.texts, f"no text ended-{s.ended} in {speaker.lang}"


def legal_lists_hold(trial: Trial) -> None:
    """Prove that each seat that owes an answer has one, no legal list repeats an action, and no other seat has any."""
    for s in trial.walk():
        for seat in range(trial.setup.seats):
            legal = engine.legal(s, seat)
            assert bool(legal) == (seat in asked(s)), f"seat {seat} has {len(legal)} legal actions at {_top(s)}"
            doubled = [str(action) for action, count in Counter(legal).items() if count > 1]
            assert not doubled, f"doubled actions at {_top(s)}: {doubled}"


def refusals_are_grounded(trial: Trial) -> None:
    """Prove that `why_not` and the legal list agree on every action, and that every refusal rests on a clause."""
    dice = trial.dice("refusals")
    for s in trial.decisions():
        some = dice.sample(trial.universe, min(len(trial.universe), _ACTIONS))
        for seat in range(trial.setup.seats):
            legal = engine.legal(s, seat)
            for action in (*some, *legal):
                refusal = engine.why_not(s, seat, action)
                assert (refusal is None) == (action in legal), f"{action}: {refusal} but legal {action in legal}"
                if refusal is not None:
                    _grounded(trial, refusal)


def _grounded(trial: Trial, refusal: Refusal) -> None:
    assert refusal.clause in trial.game.ledger.clauses, f"refusal {refusal} cites {refusal.clause}, which is no clause"
    for speaker in trial.speakers:
        assert f"why-{refusal.key}" in speaker.texts, f"no text why-{refusal.key} in {speaker.lang}"
        assert speaker.refusal(refusal)


def illegal_changes_nothing(trial: Trial) -> None:
    """Prove that an illegal move is refused at the table, for seats that are asked and those that are not."""
    dice = trial.dice("illegal")
    for s in trial.glimpses():
        table: Table[Any, Any] = Table.at(s.clone())
        text = table.position()
        for seat in range(trial.setup.seats):
            for action in dice.sample(trial.universe, min(len(trial.universe), _ACTIONS // 4)):
                if table.why_not(seat, action) is not None:
                    assert _refused(table, seat, str(action)), f"illegal {action} of seat {seat} was played"
                    assert table.position() == text, f"illegal {action} of seat {seat} changed the position"


def _refused(table: Table[Any, Any], seat: int, move: str) -> bool:
    try:
        table.play(seat, move)
    except IllegalMove:
        return True
    return False


def notation_round_trips(trial: Trial) -> None:
    """Prove that `str(action)` is read back as the same action."""
    for s in trial.decisions():
        for seat in asked(s):
            for action in engine.legal(s, seat):
                again = trial.setup.grammar.parse(str(action))
                assert again == action, f"'{action}' is read back as {again!r}"


def clones_are_independent(trial: Trial) -> None:
    """Prove that playing a clone on leaves the original as it was."""
    for s in trial.decisions():
        text = write_position(s)
        clone = s.clone()
        assert write_position(clone) == text, "a clone differs from its original"
        _play_on(clone, trial.dice("clone"))
        assert write_position(s) == text, "playing a clone on changed the original"


def _play_on(s: State, dice: Random) -> None:
    for _ in range(_AHEAD):
        if s.ended:
            return
        seat = dice.choice(engine.owing(s))
        engine.submit(s, seat, dice.choice(engine.legal(s, seat)))


def same_luck_same_game(trial: Trial) -> None:
    """Prove that the same seed and actions give the same positions, whether events are told or not."""
    told = [(fingerprint(s), s.belief) for s in trial.walk(journal=True)]
    untold = [(fingerprint(s), s.belief) for s in trial.walk()]
    assert [at for at, _ in told] == [at for at, _ in untold], "the same seed and actions led to another game"
    assert told == untold, "what is believed depends on whether a journal is kept"


def positions_round_trip(trial: Trial) -> None:
    """Prove that a position is written and read back exactly, looks the same to everybody and plays on the same."""
    for s in trial.glimpses():
        text = write_position(s)
        again: State = trial.game.position(text).state
        assert write_position(again) == text, "a position is not read back as it was written"
        ours = s.clone()
        dice = trial.dice("position")
        for _ in range(_AHEAD):
            for viewer in trial.viewers:
                seen, wanted = trial.game.view(again, viewer), trial.game.view(ours, viewer)
                assert seen == wanted, f"a position read back looks different: {difference(seen, wanted)}"
            if ours.ended:
                break
            seat = dice.choice(engine.owing(ours))
            assert engine.legal(again, seat) == engine.legal(ours, seat), "a position read back has other legal actions"
            action = dice.choice(engine.legal(ours, seat))
            engine.submit(ours, seat, action)
            engine.submit(again, seat, action)
        assert write_position(again) == write_position(ours), "a position read back plays on differently"


def records_can_be_checked(trial: Trial) -> None:
    """Prove that a record, unfinished or whole and with moves taken back, is read back exactly and verified offline."""
    dice = trial.dice("record")
    table: Table[Any, Any] = Table.fresh(trial.setup, Commitment.of_seed(trial.seed))
    middle = dice.randrange(1, 20)
    while table.pending:
        before = table.position(), table.state.belief
        seat = dice.choice(table.pending)
        table.play(seat, str(trial.driver(table.state, seat, dice)))
        if table.can_undo(seat) and dice.random() < 0.1:
            table.undo(seat)
            assert (table.position(), table.state.belief) == before, "undo does not lead back"
        if len(table.log) == middle:
            _check_record(table)
    _check_record(table)


def _check_record(table: Table[Any, Any]) -> None:
    text = record(table).text()
    assert read_record(text).text() == text, "a record is not read back as it was written"
    again = verify(text)
    assert again.fingerprint == table.fingerprint, "a verified record ends in another position"
    assert again.state.belief == table.state.belief, "after a verified record other things are believed"
    assert again.result == table.result, "a verified record ends with another result"


def everything_can_be_said(trial: Trial) -> None:
    """Prove that every event rests on a clause, and that events, prompts and actions have words in both languages."""
    said: set[object] = set()
    for s in trial.walk(journal=True):
        for event in s.journal or ():
            if event not in said:
                said.add(event)
                assert event.kind.clause in trial.game.ledger.clauses, f"event {event.kind.key} cites no clause"
                assert json.loads(json.dumps(event.plain())) == event.plain(), f"event {event.kind.key} is not plain"
                assert all(speaker.event(event) for speaker in trial.speakers)
        s.journal = []
    for s in trial.glimpses():
        assert all(speaker.prompt(s) for speaker in trial.speakers)
        for seat in asked(s):
            for action in engine.legal(s, seat):
                assert all(speaker.action(action) for speaker in trial.speakers)


def beliefs_come_from_the_log(trial: Trial) -> None:
    """Prove that beliefs follow from the log that everybody keeps, and that worlds sampled for a seat begin with
    them."""
    game, setup, dice = trial.game, trial.setup, trial.dice("beliefs")
    for s, told in trial.tales():
        for viewer in trial.viewers:
            believed = game.believed(setup, setup.heard(told, viewer))
            assert s.belief == believed, f"by the log of {name(viewer)} other things are believed: {believed}"
            world = game.sample(s, viewer, Luck.seeded(dice.getrandbits(32)))
            assert world.belief == believed, f"{name(viewer)} imagines a world in which other things are believed"


def views_are_plain_data(trial: Trial) -> None:
    """Prove that a view survives JSON, and that changing it does not change the position."""
    for s in trial.glimpses():
        parts = {id(getattr(s, name)): name for kind in type(s).__mro__ for name in getattr(kind, "__slots__", ())}
        for viewer in trial.viewers:
            if trial.game.own is not None and viewer is not None:
                view, public = plain(trial.game.view(s, viewer)), plain(trial.game.view(s, None))
                quick = {**public, **plain(trial.game.own(s, viewer))}
                assert _same(quick, view), f"the seat's own part is another view: {difference(quick, view)}"
            sent = typed = trial.game.view(s, viewer)
            if isinstance(typed, Shown):  # the page is written against the types: what is sent must be what they say
                sent = plain(typed)
                assert msgspec.convert(sent, type(typed)) == typed
            again = json.loads(json.dumps(sent))
            assert _same(again, sent), f"the view is not plain data: {difference(again, sent)}"
            shared = [parts[part] for part in _containers(typed) if part in parts]
            assert not shared, f"the view hands out the position's own {shared}"


def _same(read: object, view: object) -> bool:
    """Compare value and type."""
    return read == view and repr(read) == repr(view)


def _containers(data: object) -> Iterator[int]:
    """Yield the identities of all lists and tables inside plain data."""
    if isinstance(data, Shown):
        data = msgspec.structs.asdict(data)
    if isinstance(data, dict | list):
        yield id(data)
        for value in data.values() if isinstance(data, dict) else data:
            yield from _containers(value)


def _top(s: State) -> str:
    return s.ended or str(s.stack[-1])


BOOKKEEPING: tuple[Proof, ...] = (
    components_are_kept,
    ends_with_a_result,
    legal_lists_hold,
    refusals_are_grounded,
    illegal_changes_nothing,
    notation_round_trips,
    clones_are_independent,
    same_luck_same_game,
    positions_round_trip,
    records_can_be_checked,
    everything_can_be_said,
    beliefs_come_from_the_log,
    views_are_plain_data,
)
