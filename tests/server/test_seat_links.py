"""Seat links, sessions and cookies: a link opens one seat, a session ends, a cookie belongs to one server."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from time import time
from typing import Any

import pytest

from tafelrunde.server.node import Node
from tafelrunde.server.protocol.lobby import Guest, Keys, SeatLink, TableInfo, Tables
from tafelrunde.server.protocol.table import Welcome
from tafelrunde.server.settings import DAY
from tests.server.conftest import Comes
from tests.server.guests import GuestClient, Refusal, open_node

pytestmark = pytest.mark.anyio


async def refused(visitor: GuestClient, path: str, body: dict[str, Any] | None = None) -> str:
    with pytest.raises(Refusal) as caught:
        await visitor.post(path, TableInfo, body)
    return caught.value.code


async def link_to(anna: GuestClient, table: str) -> tuple[str, dict[str, str]]:
    """Return the path and the body that open a new link to Anna's seat."""
    link = await anna.post(f"tables/{table}/link", SeatLink)
    assert link.table == table
    return f"tables/{table}/claim", {"secret": link.secret}


# --- a key to one seat


async def test_a_link_opens_one_seat_and_nothing_else(comes: Comes) -> None:
    anna, phone, bert = await comes("Anna"), await comes("Phone"), await comes("Bert")
    table = await anna.table("me", "random", options={"start_player": "0"})
    other = await anna.table("me", "open", private=False)
    path, body = await link_to(anna, table.id)
    assert await refused(bert, f"tables/{table.id}/link") == "not-seated"
    assert await refused(await comes(), path, body) == "no-guest"
    assert await refused(phone, path, {"secret": "wrong" * 5}) == "no-link"
    assert await refused(phone, f"tables/{other.id}/claim", body) == "no-link"
    claimed = await phone.post(path, TableInfo, body)
    assert ([seat.you for seat in claimed.seats], claimed.owner) == ([True, False], False)
    assert [t.id for t in (await phone.get("tables", Tables)).mine] == [table.id]
    assert await phone.get("guest", Guest) == Guest("Phone")
    for action in ("close", "start"):
        assert await refused(phone, f"tables/{table.id}/{action}") == "not-owner"
    assert await refused(phone, f"tables/{other.id}/close") == "not-owner"
    assert await refused(phone, f"tables/{table.id}/link") == "not-yours"
    await phone.named("Mallory")
    assert await anna.get("guest", Guest) == Guest("Anna")
    started = await anna.post(f"tables/{table.id}/start", TableInfo)
    assert started.seats[0].name == "Anna"
    async with phone.look(table.id) as hers, anna.look(table.id) as too:
        assert (await too.until(Welcome)).table.seats[0].online
        assert (await hers.see(lambda s: s.legal != [])).seat == 0
        await hers.move()
        await too.see(lambda s: s.seq >= 1)


async def test_a_link_works_once_and_for_a_day(comes: Comes, node: Node) -> None:
    anna, phone, eve = await comes("Anna"), await comes("Phone"), await comes("Eve")
    table = await anna.table("me", "open")
    path, body = await link_to(anna, table.id)
    await phone.post(path, TableInfo, body)
    assert (await phone.post(path, TableInfo, body)).seats[0].you, "who holds the key may open the link again"
    assert await refused(eve, path, body) == "no-link"
    path, body = await link_to(anna, table.id)
    node.server.wall = lambda: time() + DAY + 1
    assert await refused(eve, path, body) == "no-link"
    assert (await phone.get(f"tables/{table.id}", TableInfo)).seats[0].you, "what was opened in time stays open"


async def test_links_are_listed_and_can_be_taken_back(comes: Comes, node: Node) -> None:
    anna, phone, eve = await comes("Anna"), await comes("Phone"), await comes("Eve")
    table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    used, unused = await link_to(anna, table.id), await link_to(anna, table.id)
    await phone.post(used[0], TableInfo, used[1])
    listed = (await anna.get("keys", Keys)).keys
    assert sorted((key.table, key.game, key.holder or "") for key in listed) == [
        (table.id, "drachenland", ""),
        (table.id, "drachenland", "Phone"),
    ]
    assert (await phone.get("keys", Keys)).keys == []
    async with phone.look(table.id) as hers:
        await hers.see(lambda s: s.seat == 0)
        for key in listed:
            assert await refused(eve, "keys/end", {"id": key.id}) == "no-link"
            await anna.post("keys/end", Keys, {"id": key.id})
        await hers.see(lambda s: s.seat is None)
    assert (await anna.get("keys", Keys)).keys == []
    assert await refused(eve, *unused) == "no-link"
    assert await refused(phone, *used) == "no-link"
    del node.server._rooms[table.id]
    assert not (await phone.get(f"tables/{table.id}", TableInfo)).seats[0].you


async def test_the_holder_of_a_key_may_return_it(comes: Comes, node: Node) -> None:
    anna, phone = await comes("Anna"), await comes("Phone")
    table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    path, body = await link_to(anna, table.id)
    await phone.post(path, TableInfo, body)
    left = await phone.post(f"tables/{table.id}/leave", TableInfo)
    assert (left.seats[0].name, left.seats[0].you, left.seats[0].stand_in) == ("Anna", False, None)
    del node.server._rooms[table.id]
    assert not (await phone.get(f"tables/{table.id}", TableInfo)).seats[0].you


async def test_a_key_outlives_the_room(comes: Comes, node: Node) -> None:
    anna, phone = await comes("Anna"), await comes("Phone")
    table = await anna.table("me", "open")
    path, body = await link_to(anna, table.id)
    await phone.post(path, TableInfo, body)
    del node.server._rooms[table.id]
    assert (await phone.get(f"tables/{table.id}", TableInfo)).seats[0].you


async def test_nobody_plays_two_seats_at_one_table(comes: Comes) -> None:
    anna, bert = await comes("Anna"), await comes("Bert")
    table = await anna.table("me", "open")
    await bert.post(f"tables/{table.id}/join", TableInfo)
    path, body = await link_to(anna, table.id)
    assert [seat.you for seat in (await bert.post(path, TableInfo, body)).seats] == [False, True]
    assert [seat.you for seat in (await anna.post(path, TableInfo, body)).seats] == [True, False]
    assert (await anna.get("keys", Keys)).keys[0].holder is None, "nobody has used it"


# --- sessions


def _after(days: int) -> float:
    return time() + days * DAY


async def test_a_session_ends_when_it_is_not_used(comes: Comes, node: Node) -> None:
    anna, bert = await comes("Anna"), await comes("Bert")
    for days in (150, 300, 450):  # she comes now and then
        node.server.wall = partial(_after, days)
        response = await anna.http.get("/api/guest")
        assert response.json()["name"] == "Anna"
        assert f"Max-Age={int(180 * DAY)}" in response.headers["set-cookie"]
    assert "set-cookie" not in (await anna.http.get("/api/guest")).headers
    assert await bert.get("guest", Guest) == Guest("")


async def test_sessions_are_listed_and_can_be_ended(comes: Comes, node: Node) -> None:
    anna, eve = await comes(), await comes("Eve")
    anna.http.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    await anna.named("Anna")
    (only,) = (await anna.get("keys", Keys)).sessions
    assert (only.about, only.this) == ("Firefox, Linux", True)
    table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    assert await refused(eve, "keys/end", {"id": only.id}) == "no-link"
    async with anna.look(table.id) as line:
        assert (await line.see(lambda s: True)).seat == 0
        assert (await anna.post("keys/end", Keys, {"id": only.id})).sessions == []
        await line.socket.wait_closed()
    assert await anna.get("guest", Guest) == Guest("")
    async with anna.look(table.id) as line:
        assert (await line.see(lambda s: True)).seat is None


# --- the cookie


async def test_two_servers_on_one_machine_share_no_sessions(comes: Comes, node: Node, tmp_path: Path) -> None:
    anna = await comes("Anna")
    async with open_node(tmp_path / "another") as another:
        there = GuestClient(another.url)
        there.http.cookies = anna.http.cookies  # one browser keeps them for the machine, whatever the port
        assert await there.get("guest", Guest) == Guest("")
        await there.named("Berta")
        assert await anna.get("guest", Guest) == Guest("Anna")
        assert await there.get("guest", Guest) == Guest("Berta")
        await there.close()
