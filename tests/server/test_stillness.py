"""Hidden reactions: a seat may pass within the same time as all others, and bots make nobody hurry."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from tafelrunde.server import serializers
from tafelrunde.server.protocol.table import SightInfo
from tests.server.conftest import Comes
from tests.server.guests import two
from tests.toys.parry import GAME

pytestmark = pytest.mark.anyio


def _another(decision: str | None, sight: SightInfo) -> bool:
    return sight.decision != decision


def test_only_reactions_have_a_pass_verb() -> None:
    table, dice, asked = GAME.new(3, seed=1), Random(1), set()
    while table.result is None:
        for seat in (*table.pending, None):
            sight = serializers.sight(table, seat)
            wanted = "decline" if seat is not None and sight.asks == "parry" else None
            assert sight.still == wanted, f"{seat} is asked for {sight.asks}"
            asked.add((sight.asks, wanted))
        seat = dice.choice(table.pending)
        table.play(seat, dice.choice(table.legal(seat)))
    assert ("parry", "decline") in asked
    assert len(asked) > 2


@pytest.mark.parametrize("people", [1, 2])
async def test_bots_make_nobody_hurry(comes: Comes, people: int) -> None:
    anna, bert, dice = await comes("Anna"), await comes("Bert"), Random(2)
    if people == 2:
        table = await two(anna, bert, "random", game="apokalypse")
    else:
        table = await anna.table("me", "random", "random", game="apokalypse", start=True)
    async with anna.look(table.id) as hers, bert.look(table.id) as his:
        await hers.see(lambda s: True)
        await his.see(lambda s: True)
        while True:
            open_now = hers.sight.decision if hers.sight else None
            for line in (hers, his):
                sight = line.sight
                assert sight is not None
                assert not sight.result, "nobody was asked to react"
                if sight.asks == "react" and sight.legal:
                    assert (sight.still, sight.hurried) == ("decline", people == 2)
                    return
                if sight.legal and not sight.answered:
                    await line.play(dice.choice([m for m in sight.legal if "violence" in m.move] or sight.legal).move)
            for line in (hers, his):
                await line.see(partial(_another, open_now))
