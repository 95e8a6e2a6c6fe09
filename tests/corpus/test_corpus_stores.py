"""A store that a release has left is opened by every later one: people sign in, links open seats, games go on."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from tafelrunde.cli import main
from tafelrunde.kernel.record import verify
from tafelrunde.server import check
from tafelrunde.server.node import Node
from tafelrunde.server.protocol.lobby import Guest, SeatLink, TableInfo, Tables
from tafelrunde.server.protocol.table import (
    Ack,
    Command,
    MomentInfo,
    SightInfo,
    StoryInfo,
    Verdict,
    ViewMessage,
    VisitInfo,
    Vote,
)
from tafelrunde.server.store import FILE_NAME
from tests.corpus.conftest import Corpus
from tests.corpus.games import SEATS
from tests.corpus.stores import DATABASE, EXPORTED, FOLDER
from tests.server.databases import Cluster
from tests.server.guests import GuestClient, open_node

pytestmark = pytest.mark.anyio


class People:
    """Who was there when the store was written, and comes again."""

    def __init__(self, corpus: Corpus, url: str) -> None:
        self.corpus, self.about = corpus, corpus.about
        self.here: list[GuestClient] = []
        self.url = url

    def again(self, name: str) -> GuestClient:
        visitor = self.stranger()
        visitor.holds(self.about.sessions[name])
        return visitor

    def stranger(self) -> GuestClient:
        self.here.append(GuestClient(self.url))
        return self.here[-1]

    def path(self, name: str) -> str:
        return f"tables/{self.about.tables[name]}"

    async def sight(self, name: str, who: GuestClient) -> SightInfo:
        return (await who.get(f"{self.path(name)}/sight", ViewMessage)).sight

    async def go_on(self, name: str, *people: GuestClient) -> None:
        """One of these people, who sit at a table, makes a move."""
        for who in people:
            sight = await self.sight(name, who)
            if sight.seat in sight.pending and sight.legal:
                order = Command("a-move-after-the-upgrade", sight.decision or "", sight.legal[0].move)
                assert (await who.post(f"{self.path(name)}/commands", Ack, order)).seq >= sight.seq
                return
        raise AssertionError(f"nobody is asked at {name}")


@pytest.fixture(params=["folder", "database"])
def address(request: pytest.FixtureRequest, corpus: Corpus, tmp_path: Path) -> str | None:
    """A store as it was left: none in `tmp_path / "data"`, or the address of a database."""
    if request.param == "folder":
        (tmp_path / "data").mkdir(mode=0o700)
        with closing(sqlite3.connect(tmp_path / "data" / FILE_NAME)) as store:
            store.executescript((corpus.folder / FOLDER).read_text("utf-8"))
        return None
    cluster: Cluster = request.getfixturevalue("cluster")
    address = cluster.database()
    with psycopg.connect(address) as database:
        database.execute((corpus.folder / DATABASE).read_bytes())
    return address


@pytest.fixture
async def people(corpus: Corpus, address: str | None, tmp_path: Path) -> AsyncIterator[People]:
    async with open_node(tmp_path / "data", store=address) as node:
        there = People(corpus, at_noon(node, corpus))
        yield there
        for visitor in there.here:
            await visitor.close()


def at_noon(node: Node, corpus: Corpus) -> str:
    """Set the server's clock to when the corpus was written: sessions and links run out. Return its address."""
    node.server.wall = lambda: corpus.about.clock
    return node.url


async def test_the_store_is_sound(corpus: Corpus, address: str | None, tmp_path: Path) -> None:
    with check.ahead(check.place(address, tmp_path / "data")) as place:
        assert check.damage(place) == []
        found = {looked.table: looked.found for _, looked in check.tables(place)}
    assert found == dict.fromkeys(corpus.about.tables.values(), "sound")


async def test_people_are_known_and_games_go_on(people: People) -> None:
    about, names = people.about, [*people.about.sessions]
    visitors = {name: people.again(name) for name in names}
    for name, visitor in visitors.items():
        assert await visitor.get("guest", Guest) == Guest(name)
        mine = {table.id for table in (await visitor.get("tables", Tables)).mine}
        assert mine >= {about.tables[table] for table, seated in about.people.items() if name in seated}
    for table in (*SEATS, "undone", "bots"):
        await people.go_on(table, *(visitors[name] for name in about.people[table]))


async def test_links_open_their_seats(people: People) -> None:
    cara, new = people.again("Cara"), await people.stranger().named("Dora")
    assert (await people.sight("drachenland", cara)).seat == 1
    link = SeatLink(people.about.links["dungeonquest"], people.about.tables["dungeonquest"])
    await new.post(f"{people.path('dungeonquest')}/claim", TableInfo, link)
    assert (await people.sight("dungeonquest", new)).seat == 1


async def test_what_was_open_is_agreed_to(people: People) -> None:
    anna, bert, cara = map(people.again, ("Anna", "Bert", "Cara"))
    await bert.post(f"{people.path('voting')}/vote", Ack, Vote("yes-after-the-upgrade", True))
    assert (await anna.get(people.path("voting"), TableInfo)).state == "closed"
    lobby = await anna.get(people.path("lobby"), TableInfo)
    assert lobby.proposal is not None
    voice = {"kind": "agree", "option": lobby.proposal.option, "value": lobby.proposal.value}
    await bert.post(f"{people.path('lobby')}/options", TableInfo, voice)
    await cara.post(f"{people.path('lobby')}/join", TableInfo)
    begun = await anna.post(f"{people.path('lobby')}/start", TableInfo)
    assert (begun.state, begun.options[lobby.proposal.option]) == ("running", lobby.proposal.value)


async def test_what_has_ended_is_shown_and_verified(people: People) -> None:
    eve = people.stranger()
    for name in ("over", "closed"):
        path = people.path(name)
        view = (await eve.get(f"{path}/visit", VisitInfo)).view
        assert view is not None
        assert view.sight.secret
        assert (await eve.get(f"{path}/moments/1?eyes=1", MomentInfo)).sight.seat == 1
        assert (await eve.post(f"{path}/verify", Verdict)).ok
        assert len(verify((await eve.http.get(f"/api/{path}/record")).text).log) > 3
    assert (await eve.get(f"{people.path('over')}/story", StoryInfo)).lines
    log = await eve.get(f"{people.path('undone')}/sight", ViewMessage)
    assert [back.agreed for line in log.log for back in line.back] == [[0, 1]]


async def test_an_exported_table_goes_on_elsewhere(
    corpus: Corpus, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "elsewhere"
    assert main(["--lang", "en", "store", "import", str(corpus.folder / EXPORTED), "--data", str(data)]) == 0
    links = [word.rpartition("/")[2] for word in capsys.readouterr().out.split() if "/#/seat/" in word]
    async with open_node(data) as node:
        people = People(corpus, node.url)
        visitors = [await people.stranger().named(name) for name in ("Ada", "Ben")]
        for visitor, secret in zip(visitors, links, strict=True):
            link = SeatLink(secret, corpus.about.tables["undone"])
            await visitor.post(f"{people.path('undone')}/claim", TableInfo, link)
        await people.go_on("undone", *visitors)
        for visitor in people.here:
            await visitor.close()
