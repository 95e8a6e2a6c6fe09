"""The story and the views of all seats, which are available after the end of a game only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde.server.node import Node
from tafelrunde.server.protocol.lobby import TableInfo
from tafelrunde.server.protocol.table import MomentInfo, StoryInfo, ViewMessage
from tests.server.conftest import Comes
from tests.server.guests import GuestClient, Refusal
from tests.server.test_replay import finished
from tests.server.test_upgrade import upgrade

pytestmark = pytest.mark.anyio
__all__ = ["upgrade"]


async def refused(visitor: GuestClient, path: str) -> str:
    with pytest.raises(Refusal) as caught:
        await visitor.get(path, MomentInfo)
    return caught.value.code


async def test_other_views_are_closed_before_the_end(comes: Comes) -> None:
    anna, eve = await comes("Anna"), await comes("Eve")
    table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    path = f"tables/{table.id}"
    async with anna.look(table.id) as line:
        await line.see(lambda s: 0 in s.pending)
        await line.move()
    for who in (anna, eve):
        for eyes in (0, 1):  # not even the own seat, since a running game has one way to a seat's view
            assert await refused(who, f"{path}/moments/0?eyes={eyes}") == "not-over"
        assert await refused(who, f"{path}/story") == "not-over"


async def test_after_the_end_everybody_may_see_every_seats_view(comes: Comes) -> None:
    anna, eve = await comes("Anna"), await comes("Eve")
    table = await finished(anna)
    path = f"tables/{table.id}/moments"
    for seq in (0, table.seq // 2, table.seq - 1):
        mine, theirs, nobodys = [
            await eve.get(f"{path}/{seq}{eyes}", MomentInfo) for eyes in ("?eyes=0", "?eyes=1", "")
        ]
        assert (mine.sight.seat, theirs.sight.seat, nobodys.sight.seat) == (0, 1, None)
        assert (mine.sight.legal, mine.sight.decision) == ([], None)
        assert mine.sight == (await anna.get(f"{path}/{seq}", MomentInfo)).sight, "as Anna saw it"
        assert [loot is None for loot in mine.sight.table["loot"]] == [False, True]
        assert [loot is None for loot in theirs.sight.table["loot"]] == [True, False]
        assert [loot is None for loot in nobodys.sight.table["loot"]] == [True, True]
    for eyes in ("2", "99", "x", "-1"):
        assert await refused(eve, f"{path}/0?eyes={eyes}") == "malformed"


async def test_a_closed_game_can_be_viewed_and_has_no_story(comes: Comes) -> None:
    """Closing a game reveals its luck and its record, so nothing is left to hide; but it has no result."""
    anna, eve = await comes("Anna"), await comes("Eve")
    table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    path = f"tables/{table.id}"
    async with anna.look(table.id) as line:
        await line.see(lambda s: 0 in s.pending)
        await line.move()
    closed = await anna.post(f"{path}/close", TableInfo)
    assert closed.state == "closed"
    seen = await eve.get(f"{path}/moments/1?eyes=1", MomentInfo)
    assert (seen.sight.seat, seen.sight.result) == (1, None)
    assert await refused(eve, f"{path}/story") == "not-over"


async def test_a_table_that_never_began_has_nothing_to_open(comes: Comes) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "open")
    await anna.post(f"tables/{table.id}/close", TableInfo)
    assert await refused(anna, f"tables/{table.id}/moments/0?eyes=0") == "not-running"


async def test_everybody_gets_the_story_with_its_texts(comes: Comes) -> None:
    anna, eve = await comes("Anna"), await comes("Eve")
    table = await finished(anna)
    story = await eve.get(f"tables/{table.id}/story", StoryInfo)
    assert {line.part for line in story.lines} >= {"decided", "deed"}
    for line in story.lines:
        assert 0 <= line.seq <= table.seq
        for texts in (story.texts.de, story.texts.en):
            assert f"story-{line.key} = " in texts
    view = await eve.get(f"tables/{table.id}/sight", ViewMessage)
    assert view.sight.result is not None
    assert [values[-1] for values in story.curve.values] == view.sight.result.scores
    assert story.curve.seqs[-1] == table.seq
    assert f"story-curve-{story.curve.what} = " in story.texts.de
    assert "event-" not in story.texts.de


async def test_views_and_story_outlive_the_rules(comes: Comes, node: Node, upgrade: Callable[[], Any]) -> None:
    anna, eve = await comes("Anna"), await comes("Eve")
    table = await finished(anna)
    path = f"tables/{table.id}"
    asked = [f"{path}/moments/{seq}?eyes={eyes}" for seq in (0, table.seq // 2, table.seq) for eyes in (0, 1)]
    moments = [(await eve.get(one, MomentInfo)).sight for one in asked]
    story = await eve.get(f"{path}/story", StoryInfo)
    await upgrade()
    assert [(await eve.get(one, MomentInfo)).sight for one in asked] == moments
    assert await eve.get(f"{path}/story", StoryInfo) == story
