"""Events that the log leaves out are shown when they happen, and cannot be looked up later."""

from __future__ import annotations

from time import monotonic

import pytest

from tafelrunde.bots import bot
from tafelrunde.kernel.luck import Luck
from tafelrunde.server.node import Node
from tafelrunde.server.protocol.lobby import TableInfo
from tafelrunde.server.protocol.table import LogLine, MomentInfo, StepMessage, ViewMessage
from tests.server.conftest import Comes

pytestmark = pytest.mark.anyio


def withheld(lines: list[LogLine]) -> int:
    return sum(not told.kept for line in lines for told in line.told)


async def test_what_was_taken_must_be_remembered(comes: Comes, node: Node) -> None:
    """DL: with `log_pickups` off, who did not look cannot look it up by any way there is."""
    anna, stranger = await comes("Anna"), await comes()
    options = {"log_pickups": False, "start_player": "0", "clock_rounds": 12}
    table = await anna.table("me", "greedy", options=options, start=True)
    path, live, polled = f"tables/{table.id}", 0, 0
    async with anna.look(table.id) as line, stranger.look(table.id) as watching:
        while not (sight := await line.see(lambda s: s.result is not None or 0 in s.pending)).result:
            room = await node.server.room(table.id)
            assert room.table is not None
            choice = str(bot("greedy").choose(room.table.sight(0), Luck.seeded(3)))
            before = sight.seq
            await line.move(choice)
            step = await stranger.get(f"{path}/sight?after={before}", StepMessage)
            polled += withheld(step.lines)
        await watching.see(lambda s: s.result is not None)
        for frame in watching.frames:
            live += frame.count('"kept":false')
    assert live > 3, "who watches is told"
    assert polled > 3, "so is who asks in time"
    node.server.now = lambda: monotonic() + 11
    for visitor in (anna, stranger):
        end = await visitor.get(f"{path}/sight", ViewMessage)
        assert withheld(end.log) == 0
        for after in (0, sight.seq - 20, sight.seq - 1):
            step = await visitor.get(f"{path}/sight?after={after}", StepMessage)
            assert step.lines
            assert withheld(step.lines) == 0
        async with visitor.look(table.id, sight.seq - 19) as again:
            late = await again.until(StepMessage)
            assert len(late.lines) == 19
            assert withheld(late.lines) == 0
        for number in range(0, sight.seq + 1, 7):
            assert withheld((await visitor.get(f"{path}/moments/{number}", MomentInfo)).lines) == 0
    assert (await anna.get(path, TableInfo)).state == "over"
