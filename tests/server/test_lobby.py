"""Signing in, setting up a table, sitting down, leaving and standing in, over plain HTTP."""

from __future__ import annotations

from dataclasses import replace
from importlib.metadata import EntryPoint
from typing import Any

import httpx
import pytest

from tafelrunde.kernel import game
from tafelrunde.server import serializers
from tafelrunde.server.names import KNIGHTS
from tafelrunde.server.node import Node
from tafelrunde.server.protocol.lobby import (
    GameCard,
    GameInfo,
    GameRules,
    Guest,
    RulesFound,
    SeatLink,
    ServerInfo,
    TableInfo,
    Tables,
)
from tafelrunde.server.protocol.table import ChatMessage, Say, TableMessage, Welcome
from tests.server.conftest import Comes
from tests.server.guests import GuestClient, Refusal

pytestmark = pytest.mark.anyio


async def refused(visitor: GuestClient, path: str, body: dict[str, Any] | None = None) -> str:
    """Return the code with which a call is refused."""
    with pytest.raises(Refusal) as caught:
        await visitor.post(path, TableInfo, body)
    said = caught.value.problem.message
    assert said.de != said.en
    return caught.value.code


# --- guests


async def test_a_guest_is_a_name_and_a_cookie(comes: Comes) -> None:
    someone = await comes()
    assert await someone.get("guest", Guest) == Guest("")
    named = await someone.post("guest", Guest)
    assert named.name in KNIGHTS.split()
    assert await someone.get("guest", Guest) == named
    assert await someone.post("guest", Guest, {"name": "  Änne\t von\u202e Ü\n "}) == Guest("Änne von Ü")
    assert await someone.get("guest", Guest) == Guest("Änne von Ü")


@pytest.mark.parametrize(("name", "code"), [("", "malformed"), ("x" * 25, "malformed"), (" \u200b!", "name")])
async def test_a_name_must_be_seen_and_short(comes: Comes, name: str, code: str) -> None:
    assert await refused(await comes(), "guest", {"name": name}) == code


async def test_a_new_name_is_shown_at_the_tables(comes: Comes) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "open")
    async with anna.look(table.id) as line:
        await line.until(Welcome)
        await anna.named("Berta")
        assert (await line.until(TableMessage, lambda m: m.table.seats[0].name != "Anna")).table.seats[
            0
        ].name == "Berta"


async def test_only_hashes_of_keys_are_stored(comes: Comes, tmp_path_factory: pytest.TempPathFactory) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "open")
    link = await anna.post(f"tables/{table.id}/link", SeatLink)
    (token,) = anna.http.cookies.values()
    stored = b"".join(path.read_bytes() for path in tmp_path_factory.getbasetemp().rglob("*sqlite3*") if path.is_file())
    assert b"Anna" in stored
    assert len(token) >= 32
    assert token.encode() not in stored
    assert link.secret.encode() not in stored


# --- games


async def test_games_are_shown(comes: Comes) -> None:
    someone = await comes()
    cards = {card.slug: card for card in await someone.get("games", list[GameCard])}
    info = await someone.get("games/drachenland", GameInfo)
    assert info.card == cards["drachenland"]
    rules = await someone.get("games/drachenland/rules", GameRules)
    assert len(rules.clauses) > 100
    assert {clause.topic for clause in rules.clauses} == {topic.id for topic in rules.topics}
    with pytest.raises(Refusal) as caught:
        await someone.get("games/quidditch", GameInfo)
    assert (caught.value.status, caught.value.code) == (404, "no-game")


async def test_questions_are_answered_in_both_languages(comes: Comes) -> None:
    someone = await comes()
    for lang, question in (("de", "Wie gewinne ich?"), ("en", "how do I win")):
        asked = httpx.QueryParams(question=question)
        found = await someone.get(f"games/dante/search/{lang}?{asked}", RulesFound)
        assert {"aim", "win"} == {*found.passages}
    assert (await someone.get("games/dante/search/en?question=dante-033", RulesFound)).clauses[0] == "DANTE-033"
    assert await someone.get("games/dante/search/en?question=spaceship", RulesFound) == RulesFound([], [])
    assert await someone.get("games/dante/search/en", RulesFound) == RulesFound([], [])
    with pytest.raises(Refusal) as caught:
        await someone.get("games/dante/search/fr?question=gagner", RulesFound)
    assert (caught.value.status, caught.value.code) == (404, "no-page")


# --- tables


async def test_a_table_as_wished(comes: Comes) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "greedy", "open", options={"wild_gems": True}, private=False, entropy="ab" * 16)
    assert (table.state, table.owner, table.private, table.seq) == ("lobby", True, False, 0)
    assert [(seat.kind, seat.name, seat.bot, seat.you, seat.entropy) for seat in table.seats] == [
        ("person", "Anna", None, True, True),
        ("bot", "", "greedy", False, False),
        ("open", "", None, False, False),
    ]
    assert table.options["wild_gems"] is True
    assert len(table.commitment) == 64
    assert len(table.id) >= 20


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "skat", "seats": [{"kind": "me"}]}, "no-game"),
        ({"game": "drachenland", "seats": [{"kind": "me"}]}, "input"),
        ({"game": "drachenland", "seats": [{"kind": "me"}, {"kind": "me"}]}, "seats-me"),
        ({"game": "drachenland", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "search:600s"}]}, "no-bot"),
        ({"game": "drachenland", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"cheat": True}}, "input"),
        ({"game": "drachenland", "seats": [{"kind": "me"}, {"kind": "open"}], "entropy": "xyz"}, "malformed"),
        ({"game": "drachenland", "seats": [{"kind": "me"}, {"kind": "open"}], "colour": 1}, "malformed"),
        ({"game": "drachenland", "seats": [{"kind": "open"}] * 9}, "malformed"),
    ],
)
async def test_impossible_wishes(comes: Comes, wish: dict[str, Any], code: str) -> None:
    anna = await comes("Anna")
    assert await refused(anna, "tables", wish) == code
    assert (await anna.get("tables", Tables)).mine == []


async def test_strangers_must_come_in_first(comes: Comes) -> None:
    anna, stranger = await comes("Anna"), await comes()
    table = await anna.table("me", "open")
    assert await refused(stranger, "tables", {"game": "drachenland", "seats": [{"kind": "me"}] * 2}) == "no-guest"
    assert await refused(stranger, f"tables/{table.id}/join") == "no-guest"
    assert (await stranger.get(f"tables/{table.id}", TableInfo)).seats[0].name == "Anna"


async def test_open_tables_are_listed_and_private_ones_are_not(comes: Comes) -> None:
    anna, bert = await comes("Anna"), await comes("Bert")
    serializers = await anna.table("me", "open", private=False)
    hidden = await anna.table("me", "open")
    full = await anna.table("me", "greedy", private=False)
    lists = await bert.get("tables", Tables)
    assert [table.id for table in lists.open] == [serializers.id]
    assert lists.mine == []
    mine = await anna.get("tables", Tables)
    assert {table.id for table in mine.mine} == {serializers.id, hidden.id, full.id}
    assert mine.open == []


async def test_sitting_down_and_getting_up(comes: Comes) -> None:
    anna, bert, carl = await comes("Anna"), await comes("Bert"), await comes("Carl")
    table = await anna.table("open", "me", "open")
    path = f"tables/{table.id}"
    assert [s.you for s in (await bert.post(f"{path}/join", TableInfo, {"seat": 2})).seats] == [False, False, True]
    assert await refused(carl, f"{path}/join", {"seat": 2}) == "seat-taken"
    assert await refused(bert, f"{path}/start") == "not-owner"
    assert await refused(anna, f"{path}/start") == "open-seats"
    assert await refused(carl, f"{path}/leave") == "not-seated"
    await bert.post(f"{path}/leave", TableInfo)
    assert (await carl.post(f"{path}/join", TableInfo, {"seat": 2, "entropy": "cd" * 16})).seats[2].entropy
    assert not (await anna.post(f"{path}/seats", TableInfo, {"seat": 2, "kind": "open"})).seats[2].entropy
    filled = await anna.post(f"{path}/seats", TableInfo, {"seat": 0, "kind": "bot", "bot": "search:easy"})
    assert filled.seats[0].bot == "search:easy"
    assert await refused(bert, f"{path}/seats", {"seat": 0, "kind": "open"}) == "not-owner"
    assert await refused(anna, f"{path}/seats", {"seat": 7, "kind": "open"}) == "no-such-seat"
    await bert.post(f"{path}/join", TableInfo)
    started = await anna.post(f"{path}/start", TableInfo)
    assert (started.state, [seat.entropy for seat in started.seats]) == ("running", [False] * 3)
    assert started.commitment == table.commitment
    assert await refused(anna, f"{path}/start") == "not-lobby"
    assert await refused(carl, f"{path}/join") == "not-lobby"


async def test_changing_seats_before_the_start(comes: Comes) -> None:
    """People choose seats, since a seat may be a faction of the game; a bot makes room."""
    anna, bert, carl = await comes("Anna"), await comes("Bert"), await comes("Carl")
    table = await anna.table("me", "open", "greedy", "open", entropy="ab" * 16)
    path = f"tables/{table.id}"
    moved = await anna.post(f"{path}/join", TableInfo, {"seat": 3, "entropy": "cd" * 16})
    assert [(seat.kind, seat.you, seat.entropy) for seat in moved.seats] == [
        ("open", False, False),
        ("open", False, False),
        ("bot", False, False),
        ("person", True, True),
    ]
    assert moved.owner
    await bert.post(f"{path}/join", TableInfo, {"seat": 0})
    swapped = await bert.post(f"{path}/join", TableInfo, {"seat": 2})
    assert [(seat.kind, seat.bot, seat.name, seat.entropy) for seat in swapped.seats] == [
        ("bot", "greedy", "", False),
        ("open", None, "", False),
        ("person", None, "Bert", False),
        ("person", None, "Anna", True),
    ]
    assert await refused(bert, f"{path}/join", {"seat": 3}) == "seat-taken"
    assert await refused(bert, f"{path}/join", {"seat": 4}) == "seat-taken"
    assert (await bert.post(f"{path}/join", TableInfo)).seats[2].you  # no wish, no change
    await carl.post(f"{path}/join", TableInfo)
    started = await anna.post(f"{path}/start", TableInfo)
    assert (started.state, [seat.entropy for seat in started.seats]) == ("running", [False, False, False, True])
    async with anna.look(table.id) as line:
        assert (await line.see(lambda s: True)).seat == 3
    assert not (await anna.post(f"{path}/join", TableInfo, {"seat": 0})).seats[0].you  # too late for that


async def test_the_owner_passes_the_table_on_or_closes_it(comes: Comes) -> None:
    anna, bert = await comes("Anna"), await comes("Bert")
    table = await anna.table("me", "open")
    await bert.post(f"tables/{table.id}/join", TableInfo)
    assert not (await anna.post(f"tables/{table.id}/leave", TableInfo)).owner
    assert (await bert.get(f"tables/{table.id}", TableInfo)).owner
    assert (await bert.post(f"tables/{table.id}/leave", TableInfo)).state == "closed"
    other = await anna.table("me", "greedy", start=True)
    assert await refused(bert, f"tables/{other.id}/close") == "not-owner"
    assert (await anna.post(f"tables/{other.id}/close", TableInfo)).state == "closed"
    command = {"command": "too-late-now", "decision": "0.0", "move": "stop"}
    assert await refused(anna, f"tables/{other.id}/commands", command) == "not-running"


async def test_a_bot_stands_in_and_gives_the_seat_back(comes: Comes) -> None:
    anna, bert = await comes("Anna"), await comes("Bert")
    table = await anna.table("me", "open", options={"start_player": "1"})
    path = f"tables/{table.id}"
    await bert.post(f"{path}/join", TableInfo)
    await anna.post(f"{path}/start", TableInfo)
    change = {"seat": 1, "kind": "stand_in", "bot": "random"}
    async with anna.look(table.id) as line:
        async with bert.look(table.id) as his:
            await his.see(lambda s: 1 in s.pending)
            assert await refused(anna, f"{path}/seats", change) == "present"
        await line.until(TableMessage, lambda m: not m.table.seats[1].online)
        assert await refused(bert, f"{path}/seats", change) == "not-owner"
        assert (await anna.post(f"{path}/seats", TableInfo, change)).seats[1].stand_in == "random"
        await line.see(lambda s: s.pending == [0])
        async with bert.look(table.id) as his:
            await his.see(lambda s: s.pending == [0])
            assert his.sight is not None
            assert his.sight.seat == 1
            command = {"command": "i-am-back", "decision": "0.1", "move": "stop"}
            assert await refused(bert, f"{path}/commands", command) == "stand-in"
            back = await bert.post(f"{path}/join", TableInfo)
            assert back.seats[1].stand_in is None
    left = await bert.post(f"{path}/leave", TableInfo)
    assert left.seats[1].stand_in == "search:strong"
    assert (await bert.post(f"{path}/seats", TableInfo, {"seat": 1, "kind": "give_back"})).seats[1].stand_in is None
    assert await refused(anna, f"{path}/seats", {"seat": 0, "kind": "bot"}) == "not-lobby"


async def test_unknown_tables(comes: Comes) -> None:
    anna = await comes("Anna")
    for path in ("tables/nowhere-at-all", "tables/x", "tables/nowhere-at-all/sight"):
        with pytest.raises(Refusal) as caught:
            await anna.get(path, dict)
        assert (caught.value.status, caught.value.code) == (404, "no-table")


async def test_a_sick_game_is_left_out_and_named_to_the_host_only(
    comes: Comes, node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    sick = EntryPoint("skat", "tests.nowhere:GAME", game.GROUP)
    known = {**game.installed(), "skat": sick}
    monkeypatch.setattr(game, "installed", lambda: known)
    monkeypatch.setattr(serializers, "game_cards", serializers.game_cards.__wrapped__)
    anna = await comes("Anna")
    assert "skat" not in [card.slug for card in await anna.get("games", list[GameCard])]
    told = await anna.get("house", ServerInfo)
    assert [(ill.slug, "tests.nowhere" in ill.reason) for ill in told.sick] == [("skat", True)]
    proxied = replace(node.server.settings, public_url="https://table.example")
    monkeypatch.setattr(node.server, "settings", proxied)
    assert (await anna.get("house", ServerInfo)).sick == []


async def test_chat_signs_with_the_name_somebody_has_chosen_since_they_came(comes: Comes) -> None:
    anna, eve = await comes("Anna"), await comes("Eve")
    table = await anna.table("me", "open")
    async with anna.look(table.id) as mine, eve.look(table.id) as hers:
        for who, line, name in ((anna, mine, "Antonia"), (eve, hers, "Evelyn")):
            await who.post("guest", Guest, {"name": name})
            await line.say(Say(f"hello-{name}", "hello"))
            assert (await mine.until(ChatMessage)).line.name == name
