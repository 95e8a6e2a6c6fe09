"""Past moments, records, verification of the luck, rematches and long polls."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec
import pytest

from tafelrunde.kernel.luck import Commitment
from tafelrunde.kernel.record import read_record
from tafelrunde.kernel.record import verify as verify_record
from tafelrunde.server import lobby
from tafelrunde.server.node import Node
from tafelrunde.server.protocol.lobby import TableInfo
from tafelrunde.server.protocol.table import MomentInfo, Undo, Verdict, ViewMessage, VisitInfo
from tests.server.conftest import Comes
from tests.server.guests import GuestClient, Refusal

pytestmark = pytest.mark.anyio
PINCH = "5a" * 16


async def finished(anna: GuestClient) -> TableInfo:
    """Play a short game against a bot to its end, with one undo."""
    table = await anna.table(
        "me", "random", options={"clock_rounds": 1, "start_player": "0"}, entropy=PINCH, start=True
    )
    async with anna.look(table.id) as line:
        await line.see(lambda s: 0 in s.pending)
        await line.play()
        await line.see(lambda s: s.seq > 1 and 0 in s.pending)
        await line.obeyed(Undo("once-back", 0))
        await line.see(lambda s: s.seq == 0)
        while not (await line.see(lambda s: s.result is not None or 0 in s.pending)).result:
            await line.move()
    return await anna.get(f"tables/{table.id}", TableInfo)


async def test_the_record_proves_the_luck(comes: Comes) -> None:
    anna = await comes("Anna")
    table = await finished(anna)
    verdict = await anna.post(f"tables/{table.id}/verify", Verdict)
    assert (verdict.ok, verdict.error, verdict.commitment) == (True, None, table.commitment)
    response = await anna.http.get(f"/api/tables/{table.id}/record")
    assert response.headers["content-disposition"].startswith('attachment; filename="drachenland-')
    assert verify_record(response.text).moves == table.seq
    kept = read_record(response.text)
    assert kept.secret is not None
    commitment = Commitment(bytes.fromhex(kept.secret), tuple(map(bytes.fromhex, kept.entropy)))
    assert (commitment.public, commitment.seed.hex()) == (table.commitment, verdict.seed)
    assert kept.entropy == [PINCH, ""], "a bot adds nothing"
    assert kept.players == ["Anna", "random"]
    assert [line[1] for line in kept.moves if line[1].startswith("undo")] == ["undo 2"]
    assert len(kept.moves) == verdict.moves == table.seq + 3


async def test_the_server_cannot_choose_the_luck(comes: Comes, node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    """The committed secret and the pinches of people determine the luck.

    Bots, people without a pinch and changes of seats add nothing that the server could choose.
    """
    anna, bert = await comes("Anna"), await comes("Bert")
    dice = Random(7)
    drawn = {32: lambda: b"one secret"}  # all other random values differ from table to table
    monkeypatch.setattr(lobby, "token_bytes", lambda n: drawn.get(n, lambda: dice.randbytes(n))())
    seeds = set()
    for _ in range(5):
        table = await anna.table("me", "open", "greedy", "open", entropy=PINCH)
        path = f"tables/{table.id}"
        await bert.post(f"{path}/join", TableInfo, {"seat": 1})
        await anna.post(f"{path}/seats", TableInfo, {"seat": 3, "kind": "bot", "bot": "random"})
        await anna.post(f"{path}/start", TableInfo)
        commitment = (await node.server.room(table.id)).commitment
        assert commitment.entropy == (bytes.fromhex(PINCH), b"", b"", b"")
        seeds.add(commitment.seed)
    assert len(seeds) == 1


async def test_a_running_game_keeps_its_secrets(comes: Comes) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    for method, path in (("GET", "record"), ("POST", "verify"), ("POST", "rematch")):
        response = await anna.http.request(method, f"/api/tables/{table.id}/{path}")
        assert (response.status_code, response.json()["code"]) == (409, "not-over")


async def test_moments_show_what_was_seen_then(comes: Comes) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    seen = {}
    async with anna.look(table.id) as line:
        for _ in range(6):
            sight = await line.see(lambda s: 0 in s.pending)
            seen[sight.seq] = sight
            await line.move()
    for seq, sight in seen.items():
        moment = await anna.get(f"tables/{table.id}/moments/{seq}", MomentInfo)
        assert (moment.seq, moment.sight.table, moment.sight.pending) == (seq, sight.table, sight.pending)
        assert (moment.sight.legal, moment.sight.decision, moment.sight.secret) == ([], None, None)
        assert [told.seq for told in moment.lines] == [seq]
    stranger = await (await comes()).get(f"tables/{table.id}/moments/0", MomentInfo)
    assert stranger.sight.seat is None
    for number in (99, 10**6):
        with pytest.raises(Refusal) as caught:
            await anna.get(f"tables/{table.id}/moments/{number}", MomentInfo)
        assert caught.value.code == "no-moment"


async def test_after_the_end_the_past_still_hides_what_was_hidden(comes: Comes) -> None:
    anna = await comes("Anna")
    table = await finished(anna)
    past = await anna.get(f"tables/{table.id}/moments/{table.seq - 1}", MomentInfo)
    present = await anna.get(f"tables/{table.id}/moments/{table.seq}", MomentInfo)
    assert past.sight.table["removed"] is None
    assert past.sight.table["loot"][1] is None
    assert past.sight.secret is None
    assert present.sight.table["removed"] is not None
    assert present.sight.table["loot"][1] is not None
    assert present.sight.secret is not None


async def test_a_rematch_has_the_same_seats_and_options(comes: Comes) -> None:
    anna, stranger = await comes("Anna"), await comes("Carl")
    table = await finished(anna)
    with pytest.raises(Refusal) as caught:
        await stranger.post(f"tables/{table.id}/rematch", TableInfo)
    assert caught.value.code == "not-seated"
    again = await anna.post(f"tables/{table.id}/rematch", TableInfo)
    assert (again.state, again.options) == ("running", table.options)
    assert [(seat.kind, seat.bot) for seat in again.seats] == [(seat.kind, seat.bot) for seat in table.seats]
    assert again.commitment != table.commitment
    assert (await anna.get(f"tables/{table.id}", TableInfo)).rematch == again.id
    assert (await anna.post(f"tables/{table.id}/rematch", TableInfo)).id == again.id


async def test_a_visit_holds_the_table_and_the_view(comes: Comes) -> None:
    anna, stranger = await comes("Anna"), await comes()
    table = await anna.table("me", "open", options={"start_player": "0"})
    path = f"tables/{table.id}"
    before = await stranger.get(f"{path}/visit", VisitInfo)
    assert (before.table.state, before.view) == ("lobby", None)
    await anna.post(f"{path}/seats", TableInfo, {"seat": 1, "kind": "bot", "bot": "random"})
    await anna.post(f"{path}/start", TableInfo)
    mine, theirs = await anna.get(f"{path}/visit", VisitInfo), await stranger.get(f"{path}/visit", VisitInfo)
    assert mine.view == await anna.get(f"{path}/sight", ViewMessage)
    assert mine.view is not None
    assert theirs.view is not None
    assert mine.view.sight.legal
    assert (mine.table.seats[0].you, mine.view.sight.seat) == (True, 0)
    assert (theirs.table.seats[0].you, theirs.view.sight.seat, theirs.view.sight.legal) == (False, None, [])


async def test_long_answers_are_compressed(comes: Comes) -> None:
    stranger = await comes()
    packed = await stranger.http.get("/api/games/drachenland/rules")
    plain = await stranger.http.get("/api/games/drachenland/rules", headers={"accept-encoding": "identity"})
    assert packed.content == plain.content
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "accept-encoding"
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert "content-encoding" not in plain.headers
    short = await stranger.http.get("/api/guest")
    assert "content-encoding" not in short.headers


async def test_long_polls_wait_for_news(comes: Comes) -> None:
    anna, bert = await comes("Anna"), await comes("Bert")
    table = await anna.table("me", "open", options={"start_player": "0"})
    path = f"tables/{table.id}"
    with pytest.raises(Refusal) as caught:
        await bert.get(f"{path}/sight", dict)
    assert caught.value.code == "not-running"
    await bert.post(f"{path}/join", TableInfo)
    await anna.post(f"{path}/start", TableInfo)
    view = await anna.get(f"{path}/sight", ViewMessage)
    waiting = asyncio.create_task(bert.http.get(f"/api/{path}/sight?after=0"))
    await asyncio.sleep(0.1)
    assert not waiting.done()
    command = {"command": "by-plain-http", "decision": view.sight.decision, "move": view.sight.legal[0].move}
    await anna.post(f"{path}/commands", dict, command)
    step = (await waiting).json()
    assert (step["type"], step["from_seq"], step["sight"]["seq"]) == ("step", 0, 1)
    assert (await bert.http.get(f"/api/{path}/sight?after=x")).json()["code"] == "malformed"
    tried = await bert.post(f"{path}/try", dict, {"id": "try-it-now", "move": step["sight"]["legal"][0]["move"]})
    assert tried["refused"] is None
    assert msgspec.json.encode(tried)
