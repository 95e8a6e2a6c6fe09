"""Take-backs: free if nothing was revealed, else by a vote of all people; the record keeps undone moves."""

from __future__ import annotations

import pytest

from tafelrunde.server.protocol.table import Ack, Reject, StepMessage, TakenBack, Undo, Vote
from tests.server.conftest import Comes
from tests.server.guests import Line, two

pytestmark = pytest.mark.anyio


async def moved(line: Line, others: tuple[Line, ...] = (), move: str | None = None) -> int:
    """Play one move; return the number of moves after all have seen it."""
    seq = await line.move(move)
    for one in others:
        await one.see(lambda s: s.seq >= seq)
    return seq


async def test_alone_among_bots_everything_may_be_taken_back(comes: Comes) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    async with anna.look(table.id) as line:
        first = await line.see(lambda s: 0 in s.pending)
        await moved(line)
        later = await line.see(lambda s: s.seq > 1 and 0 in s.pending)
        assert not later.can_undo
        assert await line.obeyed(Undo("undo-it-all", 0)) == Ack("undo-it-all", 0)
        back = await line.see(lambda s: s.seq == 0)
        assert (back.table, back.pending, back.legal) == (first.table, first.pending, first.legal)
        assert back.decision != first.decision
        stale = await line.play(decision=first.decision)
        assert isinstance(stale, Reject)
        assert stale.code == "stale"
        await moved(line)
    view = await anna.get(f"tables/{table.id}/sight", dict)
    assert view["type"] == "view"


async def test_a_step_after_an_undo_names_its_start(comes: Comes) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    async with anna.look(table.id) as line:
        await line.see(lambda s: 0 in s.pending)
        await moved(line)
        later = await line.see(lambda s: s.seq >= 2 and 0 in s.pending)
        await line.obeyed(Undo("undo-a-bit", 1))
        step = await line.until(StepMessage)
        assert (step.from_seq, later.seq, step.sight.seq) == (0, 2, 1)
        assert [(line.seq, line.back) for line in step.lines] == [(1, [TakenBack(0, 1, [])])], "the last line again"


async def test_people_vote(comes: Comes) -> None:
    anna, bert = await comes("Anna"), await comes("Bert")
    table = await two(anna, bert, "greedy")
    async with anna.look(table.id) as hers, bert.look(table.id) as his, (await comes("Carl")).look(table.id) as other:
        for line in (hers, his, other):
            await line.see(lambda s: 0 in s.pending)
        await moved(hers, (his,))
        await moved(his, (hers,))
        await hers.see(lambda s: s.seq == 3)
        assert isinstance(await hers.obeyed(Undo("please-1")), Ack)
        seen = await his.see(lambda s: s.vote is not None)
        assert seen.vote is not None
        assert (seen.vote.by, seen.vote.back_to, seen.vote.yes, seen.vote.waiting) == (0, 0, [0], [1])
        assert seen.thinking == []
        answer = await his.obeyed(Undo("me-as-well"))
        assert isinstance(answer, Reject)
        assert answer.code == "vote-open"
        answer = await other.obeyed(Vote("who-am-i", True))
        assert isinstance(answer, Reject)
        assert answer.code == "not-seated"
        assert isinstance(await his.obeyed(Vote("rather-not", False)), Ack)
        await hers.see(lambda s: s.vote is None)
        answer = await his.obeyed(Vote("too-late-1", True))
        assert isinstance(answer, Reject)
        assert answer.code == "no-vote"
        await hers.obeyed(Undo("please-2"))
        await his.see(lambda s: s.vote is not None)
        assert await his.obeyed(Vote("all-right", True)) == Ack("all-right", 0)
        back = await hers.see(lambda s: s.seq == 0)
        assert (back.vote, back.pending) == (None, [0])


async def past(topic: str, hers: Line, his: Line, move: str | None = None) -> Line:
    """Let both play as long as they are asked this; return the line that played last."""
    while (sight := await hers.see(lambda s: bool(s.pending))).asks == topic:
        line = hers if 0 in sight.pending else his
        await line.see(lambda s: s.seat in s.pending)
        await moved(line, (hers, his), move)
    return line


async def test_luck_is_not_taken_back_without_a_vote(comes: Comes) -> None:
    """The last player of the opening has seen the dice that are rolled after it, so the move is no longer free."""
    anna, bert = await comes("Anna"), await comes("Bert")
    table = await two(anna, bert)
    async with anna.look(table.id) as hers, bert.look(table.id) as his:
        for line in (hers, his):
            await line.see(lambda s: 0 in s.pending)
        mover = await past("opening", hers, his)
        sight = await mover.see(lambda s: True)
        assert not sight.can_undo
        assert await mover.obeyed(Undo("dice-please")) == Ack("dice-please", sight.seq)
        assert (await mover.see(lambda s: s.vote is not None)).seq == sight.seq


@pytest.mark.usefixtures("toys")
async def test_an_opened_seal_is_not_closed_again_without_a_vote(comes: Comes) -> None:
    """An opened seal needs a vote, at once or together with a free move after it."""
    anna, bert = await comes("Anna"), await comes("Bert")
    table = await two(anna, bert, game="parry")
    async with anna.look(table.id) as hers, bert.look(table.id) as his:
        for line in (hers, his):
            await line.see(lambda s: True)
        await past("give", hers, his, "keep")
        await hers.move("keep")
        await his.see(lambda s: s.pending == [1])
        await his.move("keep")
        sight = await his.see(lambda s: s.asks == "aim")
        assert not sight.can_undo
        assert await his.obeyed(Undo("open-eyed")) == Ack("open-eyed", sight.seq)
        assert (await his.see(lambda s: s.vote is not None)).seq == sight.seq
        await his.move("aim 0")
        further = await his.see(lambda s: s.can_undo and s.vote is None)
        assert await his.obeyed(Undo("further-back", sight.seq - 1)) == Ack("further-back", further.seq)
        assert (await his.see(lambda s: s.vote is not None)).seq == further.seq


async def test_playing_on_ends_a_vote(comes: Comes) -> None:
    anna, bert = await comes("Anna"), await comes("Bert")
    table = await two(anna, bert)
    async with anna.look(table.id) as hers, bert.look(table.id) as his:
        for line in (hers, his):
            await line.see(lambda s: 0 in s.pending)
        await moved(hers, (his,))
        assert isinstance(await his.obeyed(Undo("for-a-vote", 0)), Ack)
        await hers.see(lambda s: s.vote is not None)
        await moved(his, (hers,))
        assert hers.sight is not None
        assert hers.sight.vote is None


@pytest.mark.parametrize("back_to", [None, 0, 5])
async def test_nothing_to_take_back(comes: Comes, back_to: int | None) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    async with anna.look(table.id) as line:
        await line.see(lambda s: 0 in s.pending)
        answer = await line.obeyed(Undo("undo-what", back_to))
        assert isinstance(answer, Reject)
        assert answer.code == "no-undo"


@pytest.mark.usefixtures("toys")
async def test_a_sealed_answer_may_be_changed_while_others_think(comes: Comes) -> None:
    anna, bert = await comes("Anna"), await comes("Bert")
    table = await two(anna, bert, game="parry")
    async with anna.look(table.id) as hers, bert.look(table.id) as his:
        for line in (hers, his):
            await line.see(lambda s: True)
        while True:  # to the first question that is put to both
            assert hers.sight is not None
            if hers.sight.legal and len(hers.sight.pending) == 2 and len(hers.sight.legal) > 1:
                break
            line = hers if 0 in hers.sight.pending else his
            await line.see(lambda s: s.seat in s.pending)
            await moved(line, (hers, his))
        decision, legal = hers.sight.decision, hers.sight.legal
        await moved(hers, (his,))
        assert hers.sight.answered == legal[0].move
        assert his.sight is not None
        assert his.sight.answered is None
        assert his.sight.decision == decision
        assert isinstance(await hers.play(legal[1].move, decision), Ack)
        assert (await hers.see(lambda s: s.answered != legal[0].move)).answered == legal[1].move
        assert isinstance(await his.play(decision=decision), Ack)
        late = await hers.play(legal[0].move, decision)
        assert isinstance(late, Reject)
        assert late.code == "stale"
    assert not [frame for frame in his.frames if f'"answered":"{legal[1].move}"' in frame and '"seat":0' in frame]
