"""Votes on taking moves back, closing a game and giving up a seat; and the absence before a stand-in."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from time import monotonic, time
from typing import Any

import pytest

from tafelrunde.games.drachenland import GAME
from tafelrunde.kernel.record import read_record, verify
from tafelrunde.server import serializers
from tafelrunde.server.node import Node
from tafelrunde.server.protocol.lobby import TableInfo, Tables
from tafelrunde.server.protocol.table import Ack, Reject, SightInfo, TakenBack, Undo, Verdict, ViewMessage, Vote
from tafelrunde.server.settings import DAY
from tests.server.conftest import Comes
from tests.server.guests import GuestClient, Line, Refusal, open_node, two
from tests.waiting import STILL

pytestmark = pytest.mark.anyio
STAND_IN = {"seat": 1, "kind": "stand_in", "bot": "random"}


async def refused(visitor: GuestClient, path: str, body: dict[str, Any] | None = None) -> Refusal:
    with pytest.raises(Refusal) as caught:
        await visitor.post(path, TableInfo, body)
    return caught.value


async def by_turns(moves: int, *lines: Line) -> None:
    """Play until the given number of moves stand and both have seen them."""
    for line in lines:
        await line.see(lambda s: True)
    while (sight := lines[0].sight) is not None and sight.seq < moves:
        line = next(one for one in lines if one.sight is not None and one.sight.seat == sight.pending[0])
        seq = await line.move()
        for one in lines:
            await one.see(partial(_reached, seq))


def _reached(seq: int, sight: SightInfo) -> bool:
    return sight.seq >= seq


@asynccontextmanager
async def gathering(data: Path, **changes: Any) -> AsyncIterator[tuple[Node, GuestClient, GuestClient, TableInfo]]:
    """Run a server with changed settings, and two people at a table."""
    async with open_node(data, **changes) as node:
        anna, bert = await GuestClient(node.url).named("Anna"), await GuestClient(node.url).named("Bert")
        yield node, anna, bert, await two(anna, bert)
        await anna.close()
        await bert.close()


# --- who is away


async def test_a_closed_socket_is_not_an_absence(tmp_path: Path) -> None:
    async with gathering(tmp_path, stand_in_after_s=180.0) as (node, anna, bert, table):
        path = f"tables/{table.id}/seats"
        async with bert.look(table.id) as his:
            await his.see(lambda s: True)
            assert (await refused(anna, path, STAND_IN)).code == "present"
        room = await node.server.room(table.id)
        while room.presence.sockets:
            await asyncio.sleep(0.01)
        no = await refused(anna, path, STAND_IN)
        assert (no.code, no.problem.args) == ("lately", {"minutes": 3})
        node.server.now = lambda: monotonic() + 170
        assert (await refused(anna, path, STAND_IN)).problem.args == {"minutes": 1}
        node.server.now = lambda: monotonic() + 181
        assert (await anna.post(path, TableInfo, STAND_IN)).seats[1].stand_in == "random"


async def test_who_polls_is_here(tmp_path: Path) -> None:
    """The server's clock moves only when the test says so, however slow the machine. The poll waits for a change."""
    async with gathering(tmp_path, stand_in_after_s=180.0, long_poll_s=STILL) as (node, anna, bert, table):
        node.server.now = lambda: now
        now = monotonic()
        room = await node.server.room(table.id)
        async with anna.look(table.id) as hers:
            await hers.see(lambda s: True)
            waiting = asyncio.create_task(bert.http.get(f"/api/tables/{table.id}/sight?after=0"))
            while not room.presence.polls:
                await asyncio.sleep(0.01)
            assert (await anna.get(f"tables/{table.id}", TableInfo)).seats[1].online
            assert (await refused(anna, f"tables/{table.id}/seats", STAND_IN)).code == "present"
            await hers.move()
            assert (await waiting).json()["sight"]["seq"] == 1
            now += 1
            assert (await anna.get(f"tables/{table.id}", TableInfo)).seats[1].online  # until the next poll
            assert (await refused(anna, f"tables/{table.id}/seats", STAND_IN)).code == "lately"
        now += 60
        assert not (await anna.get(f"tables/{table.id}", TableInfo)).seats[1].online


async def test_after_a_restart_the_grace_begins_anew(tmp_path: Path) -> None:
    async with gathering(tmp_path, stand_in_after_s=180.0) as (node, anna, _, table):
        node.server.now = lambda: monotonic() + 1000
        del node.server._rooms[table.id]
        assert (await refused(anna, f"tables/{table.id}/seats", STAND_IN)).code == "lately"


# --- taking back


async def test_a_stand_in_does_not_vote_for_who_holds_the_seat(comes: Comes, node: Node) -> None:
    """A bot that the owner lets stand in gives the owner no right to take moves back."""
    anna, bert = await comes("Anna"), await comes("Bert")
    table = await two(anna, bert)
    async with anna.look(table.id) as hers:
        async with bert.look(table.id) as his:
            await by_turns(6, hers, his)
        room = await node.server.room(table.id)
        while room.presence.away(room.row.seats[1].guest) == 0.0:
            await asyncio.sleep(0.01)
        await anna.post(f"tables/{table.id}/seats", TableInfo, STAND_IN)
        seen = await hers.see(lambda s: s.pending == [0])
        assert await hers.obeyed(Undo("all-of-it", 0)) == Ack("all-of-it", seen.seq)
        vote = (await hers.see(lambda s: s.vote is not None)).vote
        assert vote is not None
        assert (vote.what, vote.back_to, vote.yes, vote.waiting) == ("back", 0, [0], [1])
        async with bert.look(table.id) as his:  # a bot plays for him, but the seat is his
            await his.see(lambda s: s.vote is not None)
            assert await his.obeyed(Vote("rather-not", False)) == Ack("rather-not", seen.seq)
            assert (await hers.see(lambda s: s.vote is None)).seq == seen.seq
            await hers.obeyed(Undo("once-more", 0))
            await his.see(lambda s: s.vote is not None)
            assert await his.obeyed(Vote("all-right", True)) == Ack("all-right", 0)
    for visitor in (anna, bert, await comes()):
        log = (await visitor.get(f"tables/{table.id}/sight", ViewMessage)).log
        assert [(line.seq, line.back) for line in log if line.back] == [(0, [TakenBack(0, seen.seq, [0, 1])])]


async def test_whoever_has_not_come_for_days_need_not_be_asked(comes: Comes, node: Node) -> None:
    anna, bert = await comes("Anna"), await comes("Bert")
    table = await two(anna, bert)
    async with anna.look(table.id) as hers:
        async with bert.look(table.id) as his:
            await by_turns(4, hers, his)
        node.server.wall = lambda: time() + 3 * DAY - 60
        await hers.obeyed(Undo("too-early", 0))
        assert (await hers.see(lambda s: s.vote is not None)).vote is not None
        await hers.obeyed(Vote("withdrawn", False))
        node.server.wall = lambda: time() + 3 * DAY + 60
        await anna.get(f"tables/{table.id}", TableInfo)  # she is here
        assert await hers.obeyed(Undo("in-the-end", 0)) == Ack("in-the-end", 0)
    log = (await bert.get(f"tables/{table.id}/sight", ViewMessage)).log
    assert log[0].back == [TakenBack(0, 4, [])], "he finds out all the same"


async def test_a_vote_does_not_stay_open(tmp_path: Path) -> None:
    gathered = gathering(tmp_path, vote_timeout_s=0.3)
    async with gathered as (_, anna, bert, table), anna.look(table.id) as hers, bert.look(table.id) as his:
        await by_turns(2, hers, his)
        await hers.obeyed(Undo("come-on-then", 0))
        await his.see(lambda s: s.vote is not None)
        await his.see(lambda s: s.vote is None)
        answer = await his.obeyed(Vote("too-late-now", True))
        assert isinstance(answer, Reject)
        assert answer.code == "no-vote"


async def test_a_vote_that_ran_out_while_nobody_was_here(comes: Comes, node: Node) -> None:
    anna, bert = await comes("Anna"), await comes("Bert")
    table = await two(anna, bert)
    async with anna.look(table.id) as hers, bert.look(table.id) as his:
        await by_turns(2, hers, his)
        await hers.obeyed(Undo("come-on-then", 0))
    del node.server._rooms[table.id]
    node.server.wall = lambda: time() + 3601
    async with bert.look(table.id) as his:
        await his.see(lambda s: s.vote is None)


def test_take_backs_gather_where_they_lead_to() -> None:
    """A later take-back includes the notes of earlier ones, and several in a row are one."""
    table = GAME.new(2, 5)

    def play(count: int) -> None:
        for _ in range(count):
            seat = table.pending[0]
            table.play(seat, table.legal(seat)[0])

    assert serializers.taken_back(table, {}) == {}
    play(5)
    table.take_back(1, 2)
    assert serializers.taken_back(table, {6: (0, 1)}) == {3: [TakenBack(1, 2, [0, 1])]}
    play(2)
    table.take_back(0, 1)
    play(1)
    table.take_back(0, 1)
    assert serializers.taken_back(table, {6: (0, 1)})[4] == [TakenBack(0, 2, [])]
    table.take_back(0, 4)
    assert serializers.taken_back(table, {6: (0, 1)}) == {0: [TakenBack(1, 2, [0, 1]), TakenBack(0, 6, [])]}


# --- closing


async def test_a_running_game_is_closed_by_all_or_nobody(comes: Comes) -> None:
    anna, bert, carl = await comes("Anna"), await comes("Bert"), await comes("Carl")
    table = await two(anna, bert)
    path = f"tables/{table.id}"
    async with anna.look(table.id) as hers, bert.look(table.id) as his:
        await by_turns(5, hers, his)
        assert (await refused(carl, f"{path}/close")).code == "not-owner"
        assert (await anna.post(f"{path}/close", TableInfo)).state == "running"
        vote = (await his.see(lambda s: s.vote is not None)).vote
        assert vote is not None
        assert (vote.by, vote.what, vote.waiting) == (0, "close", [1])
        await his.obeyed(Vote("play-on-please", False))
        await hers.see(lambda s: s.vote is None)
        assert (await anna.http.get(f"/api/{path}/record")).json()["code"] == "not-over"
        assert (await bert.post(f"{path}/close", TableInfo)).state == "running"  # anybody may ask
        await hers.see(lambda s: s.vote is not None)
        assert isinstance(await hers.obeyed(Vote("all-right-then", True)), Ack)
        closed = await his.see(lambda s: s.secret is not None)
        assert (closed.seq, closed.decision, closed.legal, closed.result) == (5, None, [], None)
    record = (await carl.http.get(f"/api/{path}/record")).text
    assert verify(record).moves == 5
    assert read_record(record).secret == closed.secret
    assert (await carl.post(f"{path}/verify", Verdict)).ok
    assert [(t.id, t.state) for t in (await bert.get("tables", Tables)).mine] == [(table.id, "closed")]


async def test_a_game_in_which_nobody_moves_for_days_may_be_closed(comes: Comes, node: Node) -> None:
    anna, bert, carl = await comes("Anna"), await comes("Bert"), await comes("Carl")
    table = await anna.table("me", "open", "open", options={"start_player": "0"})
    for visitor in (bert, carl):
        await visitor.post(f"tables/{table.id}/join", TableInfo)
    await anna.post(f"tables/{table.id}/start", TableInfo)
    async with anna.look(table.id) as hers:
        await hers.see(lambda s: True)
        await hers.move()
    node.server.wall = lambda: time() + 3 * DAY - 60
    for visitor in (anna, bert, carl):
        await visitor.get(f"tables/{table.id}", TableInfo)  # all of them look now and then
    assert (await bert.post(f"tables/{table.id}/close", TableInfo)).state == "running"
    node.server.wall = lambda: time() + 3 * DAY + 60
    assert (await bert.post(f"tables/{table.id}/close", TableInfo)).state == "closed"


async def test_alone_among_bots_one_closes_alone(comes: Comes) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    assert (await anna.post(f"tables/{table.id}/close", TableInfo)).state == "closed"
    record = (await anna.http.get(f"/api/tables/{table.id}/record")).text
    assert verify(record).moves == 0, "nothing was played, but what was dealt can be checked"
    lobby = await anna.table("me", "open")
    assert (await anna.post(f"tables/{lobby.id}/close", TableInfo)).state == "closed"
    assert (await anna.http.get(f"/api/tables/{lobby.id}/record")).json()["code"] == "not-over"
    assert [t.id for t in (await anna.get("tables", Tables)).mine] == [table.id]


# --- giving up a seat


async def test_who_plays_only_with_bots_resigns_by_closing_the_table(comes: Comes) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "random", start=True)
    assert (await anna.post(f"tables/{table.id}/resign", TableInfo)).state == "closed"


async def test_a_seat_is_given_up_once_the_others_agree(comes: Comes) -> None:
    anna, bert = await comes("Anna"), await comes("Bert")
    table = await two(anna, bert)
    path = f"tables/{table.id}"
    async with anna.look(table.id) as mine, bert.look(table.id) as yours:
        await by_turns(2, mine, yours)
        asked = await anna.post(f"{path}/resign", TableInfo)
        assert asked.seats[0].name == "Anna"
        sight = await yours.see(lambda s: s.vote is not None)
        assert sight.vote is not None
        assert (sight.vote.what, sight.vote.by, sight.vote.waiting) == ("resign", 0, [1])
        assert isinstance(await yours.obeyed(Vote("agreeing", True)), Ack)
        await mine.see(lambda s: s.seat is None)
        after = await bert.get(path, TableInfo)
        assert (after.state, after.owner) == ("running", True)
        assert (after.seats[0].kind, after.seats[0].name, after.seats[0].stand_in) == ("person", "", "search:strong")
        await yours.see(lambda s: s.pending == [1] and not s.vote)  # the bot has played
    assert not any(one.id == table.id for one in (await anna.get("tables", Tables)).mine)
    assert (await refused(bert, f"{path}/seats", {"seat": 0, "kind": "give_back"})).code == "no-person"
    assert (await refused(anna, f"{path}/resign")).code == "not-seated"
    assert (await bert.post(f"{path}/close", TableInfo)).state == "closed"  # nobody else is to be asked any more


async def test_who_declines_keeps_somebody_at_the_table_who_may_still_let_a_bot_play(comes: Comes) -> None:
    anna, bert = await comes("Anna"), await comes("Bert")
    table = await two(anna, bert)
    async with bert.look(table.id) as yours:
        await anna.post(f"tables/{table.id}/resign", TableInfo)
        await yours.see(lambda s: s.vote is not None)
        await yours.obeyed(Vote("declining", False))
        await yours.see(lambda s: s.vote is None)
    left = await anna.post(f"tables/{table.id}/leave", TableInfo)
    assert (left.seats[0].name, left.seats[0].stand_in, left.owner) == ("Anna", "search:strong", True)


async def test_before_the_start_and_with_a_key_there_is_nothing_to_give_up(comes: Comes) -> None:
    anna, eve = await comes("Anna"), await comes("Eve")
    table = await anna.table("me", "open")
    assert (await refused(anna, f"tables/{table.id}/resign")).code == "not-running"
    assert (await refused(eve, f"tables/{table.id}/resign")).code == "not-seated"


# --- deleting


@pytest.mark.parametrize("start", [True, False])
async def test_a_table_that_concerns_nobody_else_is_deleted(comes: Comes, start: bool) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "random" if start else "open", start=start)
    async with anna.look(table.id):
        await anna.http.post(f"/api/tables/{table.id}/delete")
        with pytest.raises(Refusal) as gone:
            await anna.get(f"tables/{table.id}", TableInfo)
        assert gone.value.code == "no-table"
    assert (await anna.get("tables", Tables)).mine == []


async def test_what_belongs_to_others_too_is_not_deleted(comes: Comes) -> None:
    anna, bert = await comes("Anna"), await comes("Bert")
    table = await two(anna, bert)
    assert (await refused(anna, f"tables/{table.id}/delete")).code == "not-alone"
    assert (await refused(bert, f"tables/{table.id}/delete")).code == "not-owner"


# --- how games stand


async def test_lists_tell_whose_turn_it_is_to_nobody_but_who_is_asked(comes: Comes, node: Node) -> None:
    anna, bert, eve = await comes("Anna"), await comes("Bert"), await comes("Eve")
    table = await two(anna, bert)

    async def turns() -> tuple[bool, ...]:
        lists = [(await who.get("tables", Tables)).mine for who in (anna, bert)]
        spectator = await eve.get(f"tables/{table.id}", TableInfo)
        return (*(mine[0].your_turn for mine in lists), spectator.your_turn)

    assert await turns() == (True, False, False)
    async with anna.look(table.id) as mine, bert.look(table.id) as yours:
        seat = 0
        while seat == 0:
            await by_turns((mine.sight.seq if mine.sight else 0) + 1, mine, yours)
            assert mine.sight is not None
            seat = mine.sight.pending[0]
    assert await turns() == (False, True, False)
    live = (await bert.get("tables", Tables)).mine[0]
    assert live.round == 1
    assert live.moved is not None
    node.server._rooms.clear()  # the store knows as well
    assert await turns() == (False, True, False)
    stored = (await bert.get("tables", Tables)).mine[0]
    assert (stored.round, stored.moved) == (live.round, live.moved)


async def test_lists_tell_who_has_won(comes: Comes, node: Node) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "random", options={"clock_rounds": 1}, start=True)
    async with anna.look(table.id) as line:
        while not (sight := await line.see(lambda s: s.result is not None or 0 in s.pending)).result:
            await line.move()
    node.server._rooms.clear()
    (over,) = (await anna.get("tables", Tables)).mine
    assert over.result is not None
    assert (over.result.winners, over.result.scores) == (sight.result.winners, sight.result.scores)
    assert not over.your_turn
