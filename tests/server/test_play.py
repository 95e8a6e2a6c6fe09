"""Playing over the socket: whole games, repeated commands, and refusals."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tafelrunde.server.protocol import PROTOCOL
from tafelrunde.server.protocol.lobby import TableInfo
from tafelrunde.server.protocol.table import (
    Ack,
    Command,
    Hello,
    Ping,
    Pong,
    Reject,
    StepMessage,
    TableMessage,
    Tried,
    Try,
    ViewMessage,
    Welcome,
)
from tests.server.conftest import Comes
from tests.server.guests import Line, two

pytestmark = pytest.mark.anyio


async def play_to_the_end(line: Line, dice: Random) -> int:
    """Play whenever asked until the game is over; return the number of own moves."""
    played = 0
    while True:
        sight = await line.see(lambda s: s.result is not None or s.seat in s.pending)
        if sight.result is not None:
            return played
        await line.move(dice.choice(sight.legal).move)
        played += 1


async def test_a_whole_game_of_two_people_and_a_bot(comes: Comes) -> None:
    anna, bert = await comes("Anna"), await comes("Bert")
    table = await anna.table("me", "greedy", "open", options={"clock_rounds": 3})
    await bert.post(f"tables/{table.id}/join", TableInfo)
    async with anna.look(table.id) as hers, bert.look(table.id) as his, (await comes()).look(table.id) as watching:
        welcome = await hers.until(Welcome)
        assert (welcome.proto, welcome.table.state) == (PROTOCOL, "lobby")
        await anna.post(f"tables/{table.id}/start", TableInfo)
        played = await asyncio.gather(play_to_the_end(hers, Random(1)), play_to_the_end(his, Random(2)))
        over = await watching.see(lambda s: s.result is not None)
    assert min(played) > 0
    assert over.seat is None
    assert over.secret is not None
    info = await anna.get(f"tables/{table.id}", TableInfo)
    assert info.state == "over"
    assert info.seq == over.seq > sum(played)


async def test_an_answer_comes_before_the_view_it_brings(comes: Comes) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    async with anna.look(table.id) as line:
        sight = await line.see(lambda s: 0 in s.pending)
        answer = await line.play()
        assert answer == Ack(answer.command, sight.seq + 1)
        step = await line.until(StepMessage)
        assert step.from_seq == sight.seq
        assert step.lines[0].seq == sight.seq + 1


async def test_the_same_command_gets_the_same_answer(comes: Comes) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    async with anna.look(table.id) as line, anna.look(table.id) as other:
        sight = await line.see(lambda s: 0 in s.pending)
        order = Command("once-only", sight.decision or "", sight.legal[0].move)
        first = await line.obeyed(order)
        later = await line.see(lambda s: s.seq > sight.seq and 0 in s.pending)
        assert await line.obeyed(order) == first
        assert await other.obeyed(order) == first
        assert await anna.post(f"tables/{table.id}/commands", Ack, order) == first
        changed = Command("once-only", later.decision or "", later.legal[-1].move)
        assert await line.obeyed(changed) == first
    assert isinstance(first, Ack)
    assert (await anna.get(f"tables/{table.id}", TableInfo)).seq == later.seq


async def test_a_refusal_stays_a_refusal(comes: Comes) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    async with anna.look(table.id) as line:
        sight = await line.see(lambda s: 0 in s.pending)
        wrong = await line.play("stop", command="not-today")
        assert isinstance(wrong, Reject)
        assert wrong.code == "illegal"
        assert wrong.refused is not None
        assert wrong.refused.clause.startswith("DL-")
        right = await line.play(command="not-today")
        assert right == wrong
        assert isinstance(await line.play(), Ack)
        assert sight.seq == 0


@pytest.mark.parametrize(
    ("decision", "move", "code"),
    [("9.9", None, "stale"), (None, "dance", "input"), (None, "walk", "input"), (None, "stop", "illegal")],
)
async def test_impossible_moves_are_refused_and_change_nothing(
    comes: Comes, decision: str | None, move: str | None, code: str
) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    async with anna.look(table.id) as line:
        await line.see(lambda s: 0 in s.pending)
        answer = await line.play(move, decision)
        assert isinstance(answer, Reject)
        assert answer.code == code
    assert (await anna.get(f"tables/{table.id}", TableInfo)).seq == 0


async def test_late_doubles_from_two_windows_play_once(comes: Comes) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    async with anna.look(table.id) as one, anna.look(table.id) as two:
        for line in (one, two):
            await line.see(lambda s: 0 in s.pending)
        answers = await asyncio.gather(one.play(), two.play())
    assert sorted(type(answer).__name__ for answer in answers) == ["Ack", "Reject"]
    assert [answer.code for answer in answers if isinstance(answer, Reject)] == ["stale"]


async def test_others_cannot_play_for_me(comes: Comes) -> None:
    anna, bert, carl = await comes("Anna"), await comes("Bert"), await comes("Carl")
    table = await two(anna, bert)
    async with bert.look(table.id) as his, carl.look(table.id) as theirs, (await comes()).look(table.id) as stranger:
        sight = await his.see(lambda s: 0 in s.pending)
        assert sight.legal == []
        answer = await his.play("enter red F02")
        assert isinstance(answer, Reject)
        assert (answer.code, answer.refused and answer.refused.key) == ("illegal", "not-your-turn")
        for line in (theirs, stranger):
            await line.see(lambda s: 0 in s.pending)
            answer = await line.play("enter red F02")
            assert isinstance(answer, Reject)
            assert answer.code == "not-seated"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"type":"dance"}',
        '{"type":"cmd","command":"12345678"}',
        '{"type":"cmd","command":"12345678","decision":"0.0","move":"stop","seat":1}',
        '{"type":"say","text":""}',
        '{"type":"ping","t":"x"}',
        "[" * 4000,
    ],
)
async def test_malformed_messages_are_refused_and_the_line_stays_open(comes: Comes, text: str) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "open")
    async with anna.look(table.id) as line:
        await line.until(Welcome)
        await line.socket.send(text)
        assert (await line.until(Reject)).code == "malformed"
        await line.say(Ping(7.5))
        assert (await line.until(Pong)).t == 7.5


async def test_a_try_reports_events_and_changes_nothing(comes: Comes) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    async with anna.look(table.id) as line:
        sight = await line.see(lambda s: 0 in s.pending)
        move = sight.legal[0]
        await line.say(Try("try-this", move.move))
        tried = await line.until(Tried)
        assert (tried.id, tried.refused) == ("try-this", None)
        assert "opened" in [told.key for told in tried.told]
        await line.say(Try("try-that", "stop"))
        refused = (await line.until(Tried)).refused
        assert refused is not None
        assert refused.clause.startswith("DL-")
        assert (await anna.get(f"tables/{table.id}", TableInfo)).seq == 0


async def test_moves_can_be_tried_in_a_row(comes: Comes) -> None:
    """A player tries where a figure could go with a die before giving the die, and why it could not."""
    anna = await comes("Anna")
    table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    async with anna.look(table.id) as line:
        while (sight := await line.see(lambda s: 0 in s.pending)).asks != "activate":
            await line.move()
        lead = sight.legal[0].move
        await line.say(Try("try-lead", lead))
        tried = await line.until(Tried)
        walks = [move.move for move in tried.next if move.verb == "walk"]
        assert walks
        for i, walk in enumerate(walks):
            await line.say(Try(f"try-walk-{i}", f"{lead} / {walk}"))
            assert (await line.until(Tried)).refused is None
        far = next(space for space in sight.table["volcanoes"] if f"walk {space}" not in walks)
        await line.say(Try("try-too-far", f"{lead} / walk {far}"))
        refused = (await line.until(Tried)).refused
        assert refused is not None
        assert refused.clause == "DL-031"
        await line.say(Try("try-nonsense", f"{lead} / stop / {lead} / stop"))
        assert (await line.until(Tried)).refused is not None
        assert (await anna.get(f"tables/{table.id}", TableInfo)).seq == sight.seq


async def test_a_try_warns_of_what_is_easily_regretted(comes: Comes) -> None:
    """DL-120: gems taken without a ring. In a row of moves the earlier ones are tried as well."""
    anna = await comes("Anna")
    table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    async with anna.look(table.id) as line:
        sight = await line.see(lambda s: 0 in s.pending)
        while not any(move.move == "take gems" for move in sight.legal):
            await line.move()
            sight = await line.see(lambda s: 0 in s.pending)
        for i, move in enumerate(sight.legal):
            await line.say(Try(f"try-take-{i}", move.move))
            caution = (await line.until(Tried)).caution
            assert (caution.key if caution else None) == ("no-ring" if move.move == "take gems" else None)
        await line.say(Try("gems-and-done", "take gems / done"))
        tried = await line.until(Tried)
        assert (tried.refused, tried.caution and tried.caution.key) == (None, "no-ring")


async def test_a_try_goes_on_past_what_its_maker_knows_and_stops_before_the_unknown(comes: Comes) -> None:
    """A card from the own hand is known to its player; the card drawn after it would be news."""
    anna = await comes("Anna")
    table = await anna.table("me", "random", "random", game="dante", start=True)
    async with anna.look(table.id) as line:
        sight = await line.see(lambda s: 0 in s.pending and s.asks == "play")
        for i, move in enumerate(sight.legal):
            await line.say(Try(f"try-card-{i}", move.move))
            tried = await line.until(Tried)
            keys = [told.key for told in tried.told]
            assert tried.final
            assert keys[0] == "played"
            assert not {"drew", "saw", "next-encounter"}.intersection(keys)
            day, _, night = str(move.words[0]).partition("/")
            face = day if sight.table["light"] == "day" else night
            assert ("remorse" in keys) == face.isdecimal()


async def test_a_returning_client_gets_the_moves_it_missed(comes: Comes) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    async with anna.look(table.id) as line:
        await line.see(lambda s: 0 in s.pending)
        await line.play()
        later = await line.see(lambda s: s.seq >= 2 and 0 in s.pending)
    async with anna.look(table.id, seen=1) as line:
        step = await line.until(StepMessage)
        assert (step.from_seq, step.sight.seq) == (1, later.seq)
        assert [told.seq for told in step.lines] == list(range(2, later.seq + 1))
        await line.say(Hello(PROTOCOL, table.id))
        view = await line.until(ViewMessage)
        assert [told.seq for told in view.log] == list(range(later.seq + 1))
    async with anna.look(table.id, seen=99) as line:
        assert (await line.until(ViewMessage)).sight.seq == later.seq


async def test_presence_is_shown(comes: Comes) -> None:
    anna, bert = await comes("Anna"), await comes("Bert")
    table = await anna.table("me", "open")
    await bert.post(f"tables/{table.id}/join", TableInfo)
    async with anna.look(table.id) as line:
        await line.until(Welcome)
        async with bert.look(table.id), (await comes()).look(table.id):
            full = await line.until(TableMessage, lambda m: m.table.spectators == 1 and m.table.seats[1].online)
            assert [seat.you for seat in full.table.seats] == [True, False]
        gone = await line.until(TableMessage, lambda m: not m.table.seats[1].online and not m.table.spectators)
        assert gone.table.seats[0].online
