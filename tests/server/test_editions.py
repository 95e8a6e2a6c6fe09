"""Editions of running tables: another release may change a number without harm to any game."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.kernel.errors import BadRecord
from tafelrunde.kernel.game import game
from tafelrunde.kernel.record import verify as verify_record
from tafelrunde.server import check
from tafelrunde.server.archive import unpack
from tafelrunde.server.node import Node
from tafelrunde.server.protocol.lobby import GameInfo, TableInfo, Tables
from tafelrunde.server.protocol.table import MomentInfo, Verdict, VisitInfo
from tafelrunde.server.store import FILE_NAME
from tests.built_in_games import with_edition
from tests.server.guests import GuestClient, Refusal, open_node

pytestmark = pytest.mark.anyio
GAME = game("drachenland")
OLD = GAME.built_in_edition
OTHER_DICE = OLD.text.replace("a = [1, 2, 2, 2, 3, 3]", "a = [5, 5, 5, 5, 5, 5]")
OTHER_WORDS = OLD.text.replace('en = "Dragonland"', 'en = "Land of Dragons"')
OPTIONS = {"clock_rounds": 1, "start_player": "0"}
Release = Callable[[str], str]


@pytest.fixture
def release(monkeypatch: pytest.MonkeyPatch) -> Release:
    """Install a release with another built-in edition, and return its digest."""

    def released(text: str) -> str:
        for name, value in with_edition(GAME, text).items():
            monkeypatch.setitem(vars(GAME), name, value)
        return GAME.built_in_edition.digest

    assert released(OLD.text) == OLD.digest
    return released


class Days:
    """A server that is closed and opened again, and a guest who comes every day."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.anna: GuestClient | None = None

    @asynccontextmanager
    async def day(self) -> AsyncIterator[tuple[Node, GuestClient]]:
        async with open_node(self.data) as node:
            if self.anna is None:
                self.anna = await GuestClient(node.url).named("Anna")
            self.anna.follow(node.url)
            yield node, self.anna

    def store(self, *statements: str) -> list[Any]:
        """Change the store while the server is closed, and return the result of the last statement."""
        found: list[Any] = []
        with closing(sqlite3.connect(self.data / FILE_NAME)) as connection, connection:
            for statement in statements:
                found = connection.execute(statement).fetchall()
        return found


@pytest.fixture
async def days(tmp_path: Path) -> AsyncIterator[Days]:
    days = Days(tmp_path / "data")
    yield days
    if days.anna is not None:
        await days.anna.close()


async def begun(anna: GuestClient, bot: str = "greedy") -> TableInfo:
    """Return a table with three moves."""
    table = await anna.table("me", bot, options=OPTIONS, start=True)
    return await played(anna, table, moves=3)


async def played(anna: GuestClient, table: TableInfo, moves: int = 1000) -> TableInfo:
    """Play on for the given number of moves, or to the end."""
    async with anna.look(table.id) as line:
        for _ in range(moves):
            if (await line.see(lambda s: s.result is not None or 0 in s.pending)).result:
                break
            await line.move()
    return await anna.get(f"tables/{table.id}", TableInfo)


async def rolls(anna: GuestClient, table: TableInfo) -> set[int]:
    """Return all results of the first die."""
    visit = await anna.get(f"tables/{table.id}/visit", VisitInfo)
    assert visit.view is not None
    told = [told for line in visit.view.log for told in line.told if told.key == "rolled"]
    return {int(one.args["a"]) for one in told}


async def drawn(anna: GuestClient, table: TableInfo) -> GameInfo:
    """Return the information that the page draws the table from."""
    return await anna.get(f"games/{table.game}/editions/{table.edition}", GameInfo)


async def test_a_table_goes_on_with_its_numbers_and_a_new_one_has_the_new_ones(days: Days, release: Release) -> None:
    async with days.day() as (_, anna):
        old, waiting = await begun(anna), await anna.table("me", "greedy", options=OPTIONS)
        assert (old.edition, waiting.edition) == (OLD.digest, OLD.digest)
    today = release(OTHER_DICE)
    async with days.day() as (node, anna):
        assert [(info.outgrown, info.edition) for info in (await anna.get("tables", Tables)).mine] == [
            (False, today),
            (False, OLD.digest),
        ]
        old = await played(anna, old)
        assert (old.state, old.edition, old.outgrown) == ("over", OLD.digest, False)
        assert await rolls(anna, old) <= {1, 2, 3}
        new = await played(anna, await anna.post(f"tables/{waiting.id}/start", TableInfo))
        assert (new.state, new.edition) == ("over", today)
        assert await rolls(anna, new) == {5}
        for table, faces in ((old, [1, 2, 2, 2, 3, 3]), (new, [5] * 6)):
            info = await drawn(anna, table)
            assert (info.edition_hash, info.edition["dice"]["a"]) == (table.edition, faces)
            assert (await anna.get(f"tables/{table.id}/moments/3", MomentInfo)).seq == 3
            assert (await anna.post(f"tables/{table.id}/verify", Verdict)).ok
            paper = (await anna.http.get(f"/api/tables/{table.id}/record")).text
            file = await anna.http.get(f"/api/games/drachenland/editions/{table.edition}/file")
            assert file.headers["content-disposition"] == f'attachment; filename="drachenland-{table.edition}.toml"'
            assert verify_record(paper, GAME.parse_edition(file.text, "handed-out.toml")).moves == table.seq
        moves = node.server.metrics.thoughts.labels("greedy", "greedy")._value.get()
        failed = node.server.metrics.thoughts.labels("greedy", "failed")._value.get()
        assert (moves > 4, failed) == (True, 0), "bots think with the table's edition"
        again = await anna.post(f"tables/{old.id}/rematch", TableInfo, {})
        assert (again.state, again.edition) == ("running", today)
    ((body,),) = days.store(f"SELECT body FROM archive WHERE table_id = '{old.id}'")
    with pytest.raises(BadRecord) as caught:
        verify_record(unpack(body).record)
    assert caught.value.key == "record-edition"
    assert days.store("SELECT game, count(*) FROM edition WHERE game = 'drachenland' GROUP BY game") == [
        ("drachenland", 2)
    ], "stored once, however many tables are played with it"


async def test_what_has_ended_is_shown_and_checked_with_its_edition(days: Days, release: Release) -> None:
    async with days.day() as (_, anna):
        table = await played(anna, await begun(anna))
        seen = await anna.get(f"tables/{table.id}/visit", VisitInfo)
    release(OTHER_DICE)
    async with days.day() as (_, anna):
        after = await anna.get(f"tables/{table.id}/visit", VisitInfo)
        assert (after.view, after.table.outgrown) == (seen.view, False)
        assert (await anna.post(f"tables/{table.id}/verify", Verdict)).ok
    assert [looked.found for _, looked in check.tables(check.FolderPlace(days.data))] == ["sound"]


async def test_mended_words_are_those_of_today(days: Days, release: Release) -> None:
    """The store has the new words, too, so that the next release does not lose them."""
    async with days.day() as (_, anna):
        table = await begun(anna)
    assert release(OTHER_WORDS) == OLD.digest
    async with days.day() as (_, anna):
        assert (await drawn(anna, table)).edition["game"]["name"]["en"] == "Land of Dragons"
        assert not (await played(anna, table, moves=1)).outgrown
    release(OTHER_DICE)
    async with days.day() as (_, anna):
        assert (await drawn(anna, table)).edition["game"]["name"]["en"] == "Land of Dragons"


async def test_without_its_edition_a_table_can_be_looked_at_and_closed(days: Days, release: Release) -> None:
    """The built-in edition has changed, and the store has lost the old one."""
    async with days.day() as (_, anna):
        table = await begun(anna)
    days.store("DELETE FROM edition")
    release(OTHER_DICE)
    async with days.day() as (_, anna):
        assert [info.outgrown for info in (await anna.get("tables", Tables)).mine] == [True]
        await lost(anna, table, "edition", 404, f"does not have edition {OLD.digest}")
        with pytest.raises(Refusal) as caught:
            await drawn(anna, table)
        assert (caught.value.code, caught.value.status) == ("edition", 404)
    assert [looked.found for _, looked in check.tables(check.FolderPlace(days.data))] == ["rules"]


@pytest.mark.parametrize("text", ["no = = toml", OTHER_DICE, ""], ids=["no TOML", "another edition", "empty"])
async def test_a_damaged_edition_stops_its_tables_only(days: Days, release: Release, text: str) -> None:
    async with days.day() as (_, anna):
        table = await begun(anna)
    today = release(OTHER_DICE)
    days.store(f"UPDATE edition SET text = '{text}' WHERE game = 'drachenland'")
    async with days.day() as (_, anna):
        await lost(anna, table, "edition-damaged", 409, f"stored edition {OLD.digest} is damaged")
        assert (await played(anna, await anna.table("me", "greedy", options=OPTIONS, start=True))).edition == today
    found = {looked.table: (looked.found, looked.how) for _, looked in check.tables(check.FolderPlace(days.data))}
    assert found.pop(table.id) == ("damaged", "edition")
    assert list(found.values()) == [("sound", "")]


async def lost(anna: GuestClient, table: TableInfo, code: str, status: int, said: str) -> None:
    """Check that a table rejects moves with a reason, shows its last view, and can be closed."""
    path = f"tables/{table.id}"
    visit = await anna.get(f"{path}/visit", VisitInfo)
    assert visit.table.outgrown
    assert visit.view is not None
    assert visit.view.sight.seq >= table.seq
    with pytest.raises(Refusal) as caught:
        await anna.post(f"{path}/commands", dict, {"command": "going-on", "decision": "", "move": "pass"})
    assert (caught.value.code, caught.value.status) == (code, status)
    assert said in caught.value.problem.message.en
    assert (await anna.post(f"{path}/close", TableInfo)).state == "closed"
