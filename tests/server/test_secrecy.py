"""Secrecy: messages depend only on what their receiver may know.

At many moments of real games the position is replaced by one that the viewer cannot distinguish from it. Every message
must stay the same, byte for byte: views, steps, past moments, tries and refusals.
"""

from __future__ import annotations

import copy
from functools import partial
from random import Random

import msgspec
import pytest

from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.kernel import engine
from tafelrunde.kernel.luck import Luck
from tafelrunde.server.moves import preview
from tafelrunde.server.node import Node
from tafelrunde.server.protocol.lobby import TableInfo
from tafelrunde.server.protocol.table import Try
from tafelrunde.server.rooms import Room
from tests.server.conftest import Comes

pytestmark = pytest.mark.anyio


def twin(room: Room, viewer: int | None, luck: Luck) -> Room:
    """Return a copy of the room in another world that this viewer cannot distinguish from the real one."""
    assert room.table is not None
    other = copy.copy(room)
    table, real = room.table.clone(), room.table.state
    world = room.table.game.sample(real, viewer, luck)
    ask = engine.open_ask(world)
    if ask is not None:  # the seats that have answered are public, their answers are not
        answers = [
            (seat, action if seat == viewer else luck.pick(ask.legal(world, seat))) for seat, action in real.sealed
        ]
        world.sealed = tuple(answers)
    table.state, other.table = world, table
    return other


def said(room: Room, viewer: int | None, known: int) -> list[bytes]:
    """Return all messages that this viewer could get now."""
    room._forget()
    answers = [room.frame(viewer, None), room.frame(viewer, known)]
    answers.append(msgspec.json.encode(room.moment(viewer, known)))
    answers.append(msgspec.json.encode(room.info(None)))
    if viewer is not None and room.row.state == "running":
        moves = [legal.move for legal in room.sight(viewer).legal]
        answers += [msgspec.json.encode(preview(room, viewer, Try("try-or-not", move))) for move in moves]
    return answers


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize(("game", "seats"), [("drachenland", 3), ("parry", 3), ("puppet", 3)])
async def test_exchanged_worlds_give_the_same_messages(
    node: Node, comes: Comes, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    people = [await comes(f"Guest {number}") for number in range(seats)]
    table = await people[0].table("me", *["open"] * (seats - 1), game=game)
    for visitor in people[1:]:
        await visitor.post(f"tables/{table.id}/join", TableInfo)
    await people[0].post(f"tables/{table.id}/start", TableInfo)
    room = await node.server.room(table.id)
    dice, luck = Random(game), Luck.seeded(5)
    compared = differing = 0
    for number in range(160):
        assert room.table is not None
        if room.table.result is not None:
            break
        if number % 4 == 0:
            moment = node.server.now()  # at which both are asked
            with monkeypatch.context() as still:
                still.setattr(node.server, "now", partial(float, moment))
                for viewer in (None, *range(seats)):
                    other = twin(room, viewer, luck)
                    assert said(other, viewer, number // 2) == said(room, viewer, number // 2)
                    compared += 1
                    assert other.table is not None
                    differing += other.table.fingerprint != room.table.fingerprint
        seat = dice.choice(room.table.pending)
        move = str(dice.choice(room.table.legal(seat)))
        command = {"command": f"number-{number:04}", "decision": room.table.decision, "move": move}
        await people[seat].post(f"tables/{table.id}/commands", dict, command)
    assert compared > 10
    assert differing > compared // 4, "the worlds hardly differ: nothing was proved"


async def test_no_frame_holds_seed_hash_or_position(node: Node, comes: Comes) -> None:
    anna = await comes("Anna")
    table = await anna.table(
        "me", "random", options={"start_player": "0", "clock_rounds": 3}, entropy="5a" * 16, start=True
    )
    room = await node.server.room(table.id)
    secrets = [
        room.commitment.secret.hex(),
        room.commitment.seed.hex(),
        *(p.hex() for p in room.commitment.entropy if p),
    ]
    async with anna.look(table.id) as line, (await comes()).look(table.id) as watching:
        while not (await line.see(lambda s: s.result is not None or 0 in s.pending)).result:
            await line.move()
        await watching.see(lambda s: s.result is not None)
        frames = [*line.frames, *watching.frames]
    assert room.table is not None
    hashes = [entry.hash for entry in room.table.log]
    running = [frame for frame in frames if '"result":null' in frame]
    assert len(running) > 20
    assert not [frame for frame in frames if any(digest in frame for digest in hashes)]
    assert not [frame for frame in running if any(secret in frame for secret in secrets)]
    assert [frame for frame in frames if secrets[0] in frame], "the secret is revealed at the end"


async def test_spectators_get_the_public_view_only(node: Node, comes: Comes) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "random", options={"start_player": "0", "clock_rounds": 12}, start=True)
    room, hidden = await node.server.room(table.id), 0
    async with anna.look(table.id) as line, (await comes()).look(table.id) as watching:
        while not (mine := await line.see(lambda s: s.result is not None or 0 in s.pending)).result:
            seen = await watching.see(lambda s: s.seq >= (line.sight.seq if line.sight else 0))
            assert (seen.seat, seen.legal, seen.answered, seen.secret) == (None, [], None, None)
            assert (seen.table["loot"], seen.table["removed"]) == ([None, None], None)
            assert mine.table["loot"][1] is None
            hidden += sum(mine.table["loot"][0].values())
            assert room.table is not None
            await line.move(str(GreedyBot().choose(room.table.sight(0), Luck.seeded(3))))
    assert hidden > 0, "nobody had anything to hide"
