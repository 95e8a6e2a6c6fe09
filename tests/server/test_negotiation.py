"""Negotiated options: before the start people agree unanimously on the options of their table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server.protocol.lobby import ProposalInfo, TableInfo
from tafelrunde.server.protocol.table import TableMessage, Welcome
from tests.server.conftest import Comes
from tests.server.guests import GuestClient, Refusal, open_node

pytestmark = pytest.mark.anyio


def on(option: str, value: bool | int | str, kind: str = "propose") -> dict[str, Any]:
    return {"kind": kind, "option": option, "value": value}


GEMS = on("wild_gems", True)
AGREE = {**GEMS, "kind": "agree"}
DECLINE = {**GEMS, "kind": "decline"}


class Table:
    """A table before its start."""

    def __init__(self, id: str) -> None:
        self.id = id

    async def says(self, who: GuestClient, voice: dict[str, Any]) -> TableInfo:
        return await who.post(f"tables/{self.id}/options", TableInfo, voice)

    async def refuses(self, who: GuestClient, voice: dict[str, Any], path: str = "options") -> str:
        with pytest.raises(Refusal) as caught:
            await who.post(f"tables/{self.id}/{path}", TableInfo, voice)
        said = caught.value.problem.message
        assert said.de != said.en
        return caught.value.code

    async def seen(self, who: GuestClient) -> TableInfo:
        return await who.get(f"tables/{self.id}", TableInfo)

    async def does(self, who: GuestClient, path: str, body: dict[str, Any] | None = None) -> TableInfo:
        return await who.post(f"tables/{self.id}/{path}", TableInfo, body)


async def laid(owner: GuestClient, *others: GuestClient, free: int = 0) -> Table:
    """Set up a table with these people in this order and a bot at the end."""
    seats = ["open"] * (len(others) + free)
    table = Table((await owner.table("me", *seats, "greedy")).id)
    for other in others:
        await table.does(other, "join")
    return table


async def test_a_single_person_decides_at_once(comes: Comes) -> None:
    anna = await comes("Anna")
    table = await laid(anna, free=1)
    said = await table.says(anna, GEMS)
    assert (said.options["wild_gems"], said.proposal) == (True, None)
    assert (await table.says(anna, on("clock_rounds", "7"))).options["clock_rounds"] == 7  # as typed
    assert (await table.says(anna, on("start_player", 1))).options["start_player"] == 1


async def test_everybody_must_agree_and_the_game_is_played_by_it(comes: Comes) -> None:
    anna, bert, carl = await comes("Anna"), await comes("Bert"), await comes("Carl")
    table = await laid(anna, bert, carl)
    asked = await table.says(bert, on("start_player", 2))
    assert asked.proposal == ProposalInfo(1, "start_player", 2, [1], [0, 2])
    assert asked.options["start_player"] == "random"
    async with carl.look(table.id) as line:
        assert (await line.until(Welcome)).table.proposal == asked.proposal
        await table.says(anna, on("start_player", 2, "agree"))
        told = await line.until(TableMessage, lambda m: m.table.proposal != asked.proposal)
        assert told.table.proposal == ProposalInfo(1, "start_player", 2, [0, 1], [2])
        await table.says(carl, on("start_player", 2, "agree"))
        told = await line.until(TableMessage, lambda m: m.table.proposal is None)
        assert told.table.options["start_player"] == 2
        await table.does(anna, "start")
        assert (await line.see(lambda s: True)).pending == [2]


@pytest.mark.parametrize("by", ["the other", "the one who proposed it", "one who had agreed"])
async def test_one_decline_ends_a_proposal(comes: Comes, by: str) -> None:
    anna, bert, carl = await comes("Anna"), await comes("Bert"), await comes("Carl")
    table = await laid(anna, bert, carl)
    await table.says(bert, GEMS)
    await table.says(anna, AGREE)
    who = {"the other": carl, "the one who proposed it": bert, "one who had agreed": anna}[by]
    said = await table.says(who, DECLINE)
    assert (said.proposal, said.options["wild_gems"]) == (None, False)
    assert await table.refuses(carl, AGREE) == "no-proposal"
    assert (await table.says(carl, GEMS)).proposal is not None  # one may ask again


async def test_impossible_proposals_are_refused(comes: Comes) -> None:
    anna, bert, guest, stranger = await comes("Anna"), await comes("Bert"), await comes("Gast"), await comes()
    table = await laid(anna, bert)
    before = await table.seen(anna)
    assert await table.refuses(stranger, GEMS) == "no-guest"
    assert await table.refuses(guest, GEMS) == "not-seated"
    assert await table.refuses(anna, on("cheating", True)) == "input"
    assert await table.refuses(anna, on("wild_gems", "perhaps")) == "input"
    assert await table.refuses(anna, on("start_player", 3)) == "input"
    assert await table.refuses(anna, on("wild_gems", False)) == "no-change"
    assert await table.refuses(anna, {"kind": "demand", "option": "wild_gems", "value": True}) == "malformed"
    assert await table.refuses(anna, on("wild_gems", "x" * 41)) == "malformed"
    assert await table.refuses(anna, AGREE) == "no-proposal"
    assert await table.seen(anna) == before
    await table.says(anna, GEMS)
    assert await table.refuses(bert, on("open_treasures", True)) == "proposal-open"
    assert await table.refuses(bert, on("wild_gems", False, "agree")) == "no-proposal"  # not what was proposed
    assert await table.refuses(guest, AGREE) == "not-seated"
    assert await table.refuses(anna, {}, "start") == "proposal-open"
    await table.says(bert, DECLINE)
    assert (await table.does(anna, "start")).state == "running"
    assert await table.refuses(anna, GEMS) == "not-lobby"


async def test_later_guests_must_agree_too(comes: Comes) -> None:
    anna, bert, carl = await comes("Anna"), await comes("Bert"), await comes("Carl")
    table = await laid(anna, bert, free=1)
    await table.says(anna, GEMS)
    joined = await table.does(carl, "join")
    assert joined.proposal is not None
    assert joined.proposal.waiting == [1, 2]
    assert (await table.says(bert, AGREE)).options["wild_gems"] is False
    await table.does(bert, "join", {"entropy": "ab" * 16})  # adds a pinch and sits as before
    assert (await table.says(carl, AGREE)).options["wild_gems"] is True


async def test_leaving_a_seat_withdraws_the_consent(comes: Comes) -> None:
    anna, bert, carl = await comes("Anna"), await comes("Bert"), await comes("Carl")
    table = await laid(anna, bert, carl)
    await table.says(anna, GEMS)
    await table.says(bert, AGREE)
    await table.does(bert, "leave")
    await table.does(bert, "join", {"seat": 1})  # the same seat, but the voice was given up
    seen = await table.seen(anna)
    assert seen.proposal is not None
    assert (seen.proposal.yes, seen.proposal.waiting) == ([0], [1, 2])
    await table.says(carl, AGREE)
    settled = await table.does(anna, "seats", {"seat": 1, "kind": "bot"})  # the last one who was asked is gone
    assert (settled.proposal, settled.options["wild_gems"]) == (None, True)
    await table.says(carl, on("open_treasures", True))
    gone = await table.does(carl, "leave")
    assert (gone.proposal, gone.options["open_treasures"]) == (None, False)


async def test_consent_moves_with_a_change_of_seats(comes: Comes) -> None:
    anna, bert, carl = await comes("Anna"), await comes("Bert"), await comes("Carl")
    table = await laid(anna, bert, carl)
    await table.says(anna, GEMS)
    await table.says(bert, AGREE)
    moved = await table.does(anna, "join", {"seat": 3})  # the bot's
    assert moved.proposal == ProposalInfo(3, "wild_gems", True, [1, 3], [2])
    assert (await table.does(carl, "join", {"seat": 0})).proposal == ProposalInfo(3, "wild_gems", True, [1, 3], [0])
    assert (await table.says(carl, AGREE)).options["wild_gems"] is True


async def test_a_closed_table_has_no_proposals(comes: Comes) -> None:
    anna, bert = await comes("Anna"), await comes("Bert")
    table = await laid(anna, bert)
    await table.says(bert, GEMS)
    closed = await table.does(anna, "close")
    assert (closed.state, closed.proposal) == ("closed", None)
    assert await table.refuses(anna, AGREE) == "not-lobby"


async def test_a_proposal_outlives_a_restart(tmp_path: Path) -> None:
    async with open_node(tmp_path) as node:
        anna, bert = await GuestClient(node.url).named("Anna"), await GuestClient(node.url).named("Bert")
        table = await laid(anna, bert)
        before = await table.says(anna, on("clock_rounds", 12))
    async with open_node(tmp_path) as node:
        for visitor in (anna, bert):
            visitor.follow(node.url)
        assert await table.seen(anna) == before
        assert before.proposal == ProposalInfo(0, "clock_rounds", 12, [0], [1])
        after = await table.says(bert, on("clock_rounds", 12, "agree"))
        assert (after.proposal, after.options["clock_rounds"]) == (None, 12)
        for visitor in (anna, bert):
            await visitor.close()
