"""What nobody does alone: take a game back, close it, or have a bot play for somebody who is about to come back."""

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
from tafelrunde.server import shown
from tafelrunde.server.house import House
from tafelrunde.server.protocol.lobby import TableInfo, Tables
from tafelrunde.server.protocol.table import Ack, Reject, Sight, TakenBack, Undo, Verdict, ViewMessage, Vote
from tafelrunde.server.settings import DAY
from tests.server.conftest import Comes
from tests.server.visitors import Line, Refusal, Visitor, open_house

pytestmark = pytest.mark.anyio
STAND_IN = {"seat": 1, "kind": "stand_in", "bot": "random"}


async def refused(visitor: Visitor, path: str, body: dict[str, Any] | None = None) -> Refusal:
    with pytest.raises(Refusal) as caught:
        await visitor.post(path, TableInfo, body)
    return caught.value


async def two(anna: Visitor, bert: Visitor, *seats: str) -> TableInfo:
    """A running game of two people; Anna, who owns the table, begins."""
    table = await anna.table("me", "open", *seats, options={"start_player": "0"})
    await bert.post(f"tables/{table.id}/join", TableInfo)
    return await anna.post(f"tables/{table.id}/start", TableInfo)


async def by_turns(moves: int, *lines: Line) -> None:
    """Both play until so many moves stand and both have seen it."""
    for line in lines:
        await line.see(lambda s: True)
    while (sight := lines[0].sight) is not None and sight.seq < moves:
        line = next(one for one in lines if one.sight is not None and one.sight.seat == sight.pending[0])
        seq = await line.move()
        for one in lines:
            await one.see(partial(_reached, seq))


def _reached(seq: int, sight: Sight) -> bool:
    return sight.seq >= seq


@asynccontextmanager
async def gathering(data: Path, **changes: Any) -> AsyncIterator[tuple[House, Visitor, Visitor, TableInfo]]:
    """A house with rules of its own, and two people at a table in it."""
    async with open_house(data, **changes) as house:
        anna, bert = await Visitor(house.url).named("Anna"), await Visitor(house.url).named("Bert")
        yield house, anna, bert, await two(anna, bert)
        await anna.close()
        await bert.close()


# --- who is away


async def test_a_closed_socket_is_not_an_absence(tmp_path: Path) -> None:
    async with gathering(tmp_path, grace=180.0) as (house, anna, bert, table):
        path = f"tables/{table.id}/seats"
        async with bert.look(table.id) as his:
            await his.see(lambda s: True)
            assert (await refused(anna, path, STAND_IN)).code == "present"
        room = await house.hall.room(table.id)
        while room.presence.sockets:
            await asyncio.sleep(0.01)
        no = await refused(anna, path, STAND_IN)
        assert (no.code, no.problem.args) == ("lately", {"minutes": 3})
        house.hall.now = lambda: monotonic() + 170
        assert (await refused(anna, path, STAND_IN)).problem.args == {"minutes": 1}
        house.hall.now = lambda: monotonic() + 181
        assert (await anna.post(path, TableInfo, STAND_IN)).seats[1].stand_in == "random"


async def test_who_polls_is_here(tmp_path: Path) -> None:
    async with gathering(tmp_path, grace=180.0) as (house, anna, bert, table):
        room = await house.hall.room(table.id)
        async with anna.look(table.id) as hers:
            await hers.see(lambda s: True)
            waiting = asyncio.create_task(bert.http.get(f"/api/tables/{table.id}/sight?after=0"))
            while not room.presence.polls:
                await asyncio.sleep(0.01)
            assert (await anna.get(f"tables/{table.id}", TableInfo)).seats[1].online
            assert (await refused(anna, f"tables/{table.id}/seats", STAND_IN)).code == "present"
            await hers.move()
            assert (await waiting).json()["sight"]["seq"] == 1
            assert (await anna.get(f"tables/{table.id}", TableInfo)).seats[1].online  # until the next poll
            assert (await refused(anna, f"tables/{table.id}/seats", STAND_IN)).code == "lately"
        house.hall.now = lambda: monotonic() + 60
        assert not (await anna.get(f"tables/{table.id}", TableInfo)).seats[1].online


async def test_after_a_restart_the_grace_begins_anew(tmp_path: Path) -> None:
    async with gathering(tmp_path, grace=180.0) as (house, anna, _, table):
        house.hall.now = lambda: monotonic() + 1000
        del house.hall._rooms[table.id]
        assert (await refused(anna, f"tables/{table.id}/seats", STAND_IN)).code == "lately"


# --- taking back


async def test_a_stand_in_does_not_vote_for_who_holds_the_seat(comes: Comes, house: House) -> None:
    """The owner seats a bot for somebody who is away: that gives no right to take the game back."""
    anna, bert = await comes("Anna"), await comes("Bert")
    table = await two(anna, bert)
    async with anna.look(table.id) as hers:
        async with bert.look(table.id) as his:
            await by_turns(6, hers, his)
        room = await house.hall.room(table.id)
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


async def test_whoever_has_not_come_for_days_need_not_be_asked(comes: Comes, house: House) -> None:
    anna, bert = await comes("Anna"), await comes("Bert")
    table = await two(anna, bert)
    async with anna.look(table.id) as hers:
        async with bert.look(table.id) as his:
            await by_turns(4, hers, his)
        house.hall.wall = lambda: time() + 3 * DAY - 60
        await hers.obeyed(Undo("too-early", 0))
        assert (await hers.see(lambda s: s.vote is not None)).vote is not None
        await hers.obeyed(Vote("withdrawn", False))
        house.hall.wall = lambda: time() + 3 * DAY + 60
        await anna.get(f"tables/{table.id}", TableInfo)  # she is here
        assert await hers.obeyed(Undo("in-the-end", 0)) == Ack("in-the-end", 0)
    log = (await bert.get(f"tables/{table.id}/sight", ViewMessage)).log
    assert log[0].back == [TakenBack(0, 4, [])], "he finds out all the same"


async def test_a_vote_does_not_stay_open(tmp_path: Path) -> None:
    gathered = gathering(tmp_path, vote=0.3)
    async with gathered as (_, anna, bert, table), anna.look(table.id) as hers, bert.look(table.id) as his:
        await by_turns(2, hers, his)
        await hers.obeyed(Undo("come-on-then", 0))
        await his.see(lambda s: s.vote is not None)
        await his.see(lambda s: s.vote is None)
        answer = await his.obeyed(Vote("too-late-now", True))
        assert isinstance(answer, Reject)
        assert answer.code == "no-vote"


async def test_a_vote_that_ran_out_while_nobody_was_here(comes: Comes, house: House) -> None:
    anna, bert = await comes("Anna"), await comes("Bert")
    table = await two(anna, bert)
    async with anna.look(table.id) as hers, bert.look(table.id) as his:
        await by_turns(2, hers, his)
        await hers.obeyed(Undo("come-on-then", 0))
    del house.hall._rooms[table.id]
    house.hall.wall = lambda: time() + 3601
    async with bert.look(table.id) as his:
        await his.see(lambda s: s.vote is None)


def test_take_backs_gather_where_they_lead_to() -> None:
    """What is taken back later takes the notes of earlier take-backs along, and bit by bit is one."""
    table = GAME.new(2, 5)

    def play(count: int) -> None:
        for _ in range(count):
            seat = table.pending[0]
            table.play(seat, table.legal(seat)[0])

    assert shown.taken_back(table, {}) == {}
    play(5)
    table.take_back(1, 2)
    assert shown.taken_back(table, {6: (0, 1)}) == {3: [TakenBack(1, 2, [0, 1])]}
    play(2)
    table.take_back(0, 1)
    play(1)
    table.take_back(0, 1)
    assert shown.taken_back(table, {6: (0, 1)})[4] == [TakenBack(0, 2, [])]
    table.take_back(0, 4)
    assert shown.taken_back(table, {6: (0, 1)}) == {0: [TakenBack(1, 2, [0, 1]), TakenBack(0, 6, [])]}


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


async def test_a_game_in_which_nobody_moves_for_days_may_be_closed(comes: Comes, house: House) -> None:
    anna, bert, carl = await comes("Anna"), await comes("Bert"), await comes("Carl")
    table = await anna.table("me", "open", "open", options={"start_player": "0"})
    for visitor in (bert, carl):
        await visitor.post(f"tables/{table.id}/join", TableInfo)
    await anna.post(f"tables/{table.id}/start", TableInfo)
    async with anna.look(table.id) as hers:
        await hers.see(lambda s: True)
        await hers.move()
    house.hall.wall = lambda: time() + 3 * DAY - 60
    for visitor in (anna, bert, carl):
        await visitor.get(f"tables/{table.id}", TableInfo)  # all of them look now and then
    assert (await bert.post(f"tables/{table.id}/close", TableInfo)).state == "running"
    house.hall.wall = lambda: time() + 3 * DAY + 60
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
