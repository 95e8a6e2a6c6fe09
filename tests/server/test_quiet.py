"""Hidden answers: they do not change the order of tables in anybody's list."""

from __future__ import annotations

from random import Random
from secrets import token_hex

import pytest

from tafelrunde.server.protocol.lobby import TableInfo, Tables
from tafelrunde.server.protocol.table import Ack, Command, SightInfo, ViewMessage
from tests.server.conftest import Comes
from tests.server.guests import GuestClient

pytestmark = pytest.mark.anyio


async def sight(one: GuestClient, table: str) -> SightInfo:
    return (await one.get(f"tables/{table}/sight", ViewMessage)).sight


async def test_a_hidden_answer_does_not_reorder_the_list_of_tables(comes: Comes) -> None:
    people, dice = [await comes(name) for name in ("Anna", "Bert", "Carl")], Random(2)
    table = (await people[0].table("me", "open", "open", game="apokalypse")).id
    for one in people[1:]:
        await one.post(f"tables/{table}/join", TableInfo)
    await people[0].post(f"tables/{table}/start", TableInfo)
    while (now := await sight(people[0], table)).asks != "react" or len(now.pending) < 2:
        seat = now.pending[0]
        mine = await sight(people[seat], table)
        moves = [legal.move for legal in mine.legal]
        move = dice.choice([move for move in moves if "violence" in move] or moves)
        order = Command(token_hex(8), mine.decision or "", move)
        await people[seat].post(f"tables/{table}/commands", Ack, order)
    asked = now.pending[0]
    viewer = people[asked - 1]
    later = (await viewer.table("me", "open")).id
    listed = [one.id for one in (await viewer.get("tables", Tables)).mine]
    assert listed == [later, table]
    answer = Command("quietly-now", now.decision or "", "decline")
    await people[asked].post(f"tables/{table}/commands", Ack, answer)
    assert (await sight(people[asked], table)).answered == "decline"
    assert [one.id for one in (await viewer.get("tables", Tables)).mine] == listed
