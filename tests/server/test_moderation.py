"""Spectators: moderation by the owner, limits of their chat, and the cost of their presence."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from secrets import token_hex

import pytest
from websockets.exceptions import ConnectionClosed

from tafelrunde.server.protocol.lobby import TableInfo
from tafelrunde.server.protocol.table import ChatMessage, Reject, Say, TableMessage, ViewMessage, Welcome
from tafelrunde.server.settings import Rate
from tests.server.conftest import Comes
from tests.server.guests import GENEROUS, GuestClient, Line, Refusal, open_node

pytestmark = pytest.mark.anyio


async def word(anna: GuestClient, table: str, kind: str, who: str | None = None) -> TableInfo:
    return await anna.post(f"tables/{table}/audience", TableInfo, {"kind": kind, "who": who})


async def refused(one: GuestClient, table: str, kind: str, who: str | None = None) -> str:
    with pytest.raises(Refusal) as caught:
        await word(one, table, kind, who)
    return caught.value.code


async def ended(line: Line) -> int | None:
    try:
        while True:
            await line.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


async def test_the_owner_mutes_and_pardons(comes: Comes) -> None:
    anna, eve = await comes("Anna"), await comes("Eve")
    table = await anna.table("me", "open")
    async with anna.look(table.id) as line, eve.look(table.id) as hers:
        await line.until(Welcome)
        assert (await hers.until(Welcome)).table.audience == [], "only the owner sees who watches"
        seen = await line.until(TableMessage, lambda m: bool(m.table.audience))
        (spectator,) = seen.table.audience
        assert (spectator.name, spectator.turned) == ("Eve", None)
        muted = await word(anna, table.id, "mute", spectator.id)
        assert [(one.name, one.turned) for one in muted.audience] == [("Eve", "mute")]
        assert (await hers.until(TableMessage, lambda m: m.table.hushed)).table.audience == []
        await hers.say(Say(token_hex(8), "Hallo"))
        assert (await hers.until(Reject)).code == "quiet"
        with pytest.raises(Refusal) as caught:
            await eve.chat(table.id, "Hallo")
        assert (caught.value.status, caught.value.code) == (403, "quiet")
        await word(anna, table.id, "pardon", spectator.id)
        await hers.say(Say(token_hex(8), "Danke"))
        assert (await line.until(ChatMessage)).line.text == "Danke"


async def test_who_is_sent_away_goes_and_stays_away(comes: Comes) -> None:
    anna, eve = await comes("Anna"), await comes("Eve")
    table = await anna.table("me", "open", private=False)
    async with anna.look(table.id) as line:
        await line.until(Welcome)
        async with eve.look(table.id) as hers:
            await hers.until(Welcome)
            seen = await line.until(TableMessage, lambda m: bool(m.table.audience))
            (spectator,) = seen.table.audience
            await word(anna, table.id, "send_away", spectator.id)
            assert await ended(hers) == 4403
        async with eve.look(table.id) as again:
            assert (await again.until(Reject)).code == "sent-away"
            assert await ended(again) == 4403
        for call in (
            eve.get(f"tables/{table.id}", TableInfo),
            eve.get(f"tables/{table.id}/sight", ViewMessage),
            eve.post(f"tables/{table.id}/join", TableInfo),
            eve.chat(table.id, "Hallo"),
        ):
            with pytest.raises(Refusal) as caught:
                await call
            assert (caught.value.status, caught.value.code) == (403, "sent-away")
        pardoned = await word(anna, table.id, "pardon", spectator.id)
        assert pardoned.audience == []
    assert (await eve.post(f"tables/{table.id}/join", TableInfo)).seats[1].name == "Eve"


async def test_the_owner_s_word_outlives_a_restart(tmp_path: Path) -> None:
    async with open_node(tmp_path) as node:
        anna, eve = await GuestClient(node.url).named("Anna"), await GuestClient(node.url).named("Eve")
        table = await anna.table("me", "open")
        async with eve.look(table.id) as line:
            await line.until(Welcome)
            (spectator,) = (await anna.get(f"tables/{table.id}", TableInfo)).audience
            await word(anna, table.id, "send_away", spectator.id)
            await word(anna, table.id, "quiet")
        node.server._rooms.clear()
        with pytest.raises(Refusal):
            await eve.get(f"tables/{table.id}", TableInfo)
        found = await anna.get(f"tables/{table.id}", TableInfo)
        assert (found.quiet, [(one.name, one.turned) for one in found.audience]) == (True, [("Eve", "away")])
        await anna.close()
        await eve.close()


async def test_only_those_who_sit_there_write_at_a_quiet_table(comes: Comes) -> None:
    anna, bert, eve = await comes("Anna"), await comes("Bert"), await comes("Eve")
    table = await anna.table("me", "open")
    await bert.post(f"tables/{table.id}/join", TableInfo)
    quiet = await word(anna, table.id, "quiet")
    assert (quiet.quiet, quiet.hushed) == (True, False)
    assert (await eve.get(f"tables/{table.id}", TableInfo)).hushed
    for one in (anna, bert):
        await one.chat(table.id, "Pst")
    with pytest.raises(Refusal) as caught:
        await eve.chat(table.id, "Hallo")
    assert caught.value.code == "quiet"
    assert not (await word(anna, table.id, "open")).quiet
    await eve.chat(table.id, "Hallo")


async def test_only_the_owner_and_only_about_spectators(comes: Comes) -> None:
    anna, bert, eve = await comes("Anna"), await comes("Bert"), await comes("Eve")
    table = await anna.table("me", "open")
    await bert.post(f"tables/{table.id}/join", TableInfo)
    async with bert.look(table.id) as line, eve.look(table.id) as hers:
        await line.until(Welcome)
        await hers.until(Welcome)
        (spectator,) = (await anna.get(f"tables/{table.id}", TableInfo)).audience
        assert spectator.name == "Eve", "who sits there is no spectator"
        for one in (bert, eve):
            assert await refused(one, table.id, "mute", spectator.id) == "not-owner"
            assert await refused(one, table.id, "quiet") == "not-owner"
        for who in (None, "0123456789abcdef"):
            assert await refused(anna, table.id, "send_away", who) == "no-spectator"


async def test_fresh_guests_together_have_one_measure(tmp_path: Path) -> None:
    async with open_node(tmp_path, limits=GENEROUS._replace(spectators_chat_rate=Rate(3, 0.001))) as node:
        anna = await GuestClient(node.url).named("Anna")
        table = await anna.table("me", "open")
        codes = []
        for number in range(5):
            eve = await GuestClient(node.url).named(f"Eve {number}")
            try:
                await eve.chat(table.id, "Hallo")
                codes.append("")
            except Refusal as no:
                codes.append(no.code)
            await eve.close()
        assert codes == ["", "", "", "too-fast", "too-fast"]
        await anna.chat(table.id, "Wer hier sitzt, darf")
        await anna.close()


async def test_a_crowd_that_comes_is_told_once(tmp_path: Path) -> None:
    async with open_node(tmp_path, audience_interval_s=0.5) as node:
        anna = await GuestClient(node.url).named("Anna")
        table = await anna.table("me", "open")
        async with anna.look(table.id) as line, AsyncExitStack() as crowd:
            await line.until(Welcome)
            await line.until(TableMessage)
            stranger = GuestClient(node.url)
            for _ in range(30):
                one = await crowd.enter_async_context(stranger.look(table.id))
                await one.until(Welcome)
            before = len(line.frames)
            await line.until(TableMessage, lambda m: m.table.spectators == 30)
            assert len(line.frames) - before < 10
        await anna.close()
