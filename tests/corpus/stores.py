"""Samples of stores: what three people did on one evening, in a folder and in a database, and an exported table."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tafelrunde.cli import main
from tafelrunde.server.protocol.lobby import SeatLink, TableInfo
from tafelrunde.server.protocol.table import Ack, Command, SightInfo, Undo, ViewMessage, Vote
from tafelrunde.server.store import FILE_NAME
from tests.corpus.games import SEATS
from tests.server.databases import running
from tests.server.guests import GuestClient, open_node

FOLDER, DATABASE, EXPORTED = "folder.sql", "database.sql", "exported.tafel"
QUICK = {"clock_rounds": 1, "start_player": "0"}


class Kept(NamedTuple):
    """What the stores hold, see `About`."""

    sessions: dict[str, str]
    tables: dict[str, str]
    people: dict[str, list[str]]
    links: dict[str, str]


def write(folder: Path) -> Kept:
    with TemporaryDirectory() as place:
        data, packed = Path(place) / "data", Path(place) / "all.tafel"
        kept = asyncio.run(_evening(data))
        with closing(sqlite3.connect(data / FILE_NAME)) as store:
            (folder / FOLDER).write_text("\n".join(store.iterdump()) + "\n", "utf-8")
        _call("backup", str(packed), "--data", str(data))
        with running(Path(place) / "cluster") as cluster:
            address = cluster.database()
            _call("restore", str(packed), "--store", address)
            (folder / DATABASE).write_text(cluster.dump(address), "utf-8")
        copy = copytree(data, Path(place) / "copy")
        _call("export", str(folder / EXPORTED), "--table", kept.tables["undone"], "--data", str(copy))
    return kept


def _call(*words: str) -> None:
    if main(["--lang", "en", "store", *words]) != 0:
        raise SystemExit(f"store {words[0]} failed")


async def _evening(data: Path) -> Kept:
    async with open_node(data) as node:
        people = {name: await GuestClient(node.url).named(name) for name in ("Anna", "Bert", "Cara")}
        evening = Evening(people)
        try:
            return await evening.spend()
        finally:
            for visitor in people.values():
                await visitor.close()


class Evening:
    """Three people and the tables they sit at."""

    def __init__(self, people: dict[str, GuestClient]) -> None:
        self.names = dict(people)
        self.tables: dict[str, str] = {}
        self.people: dict[str, list[str]] = {}
        self.links: dict[str, str] = {}
        self.dice = Random(2)
        self.said = 0

    async def spend(self) -> Kept:
        for slug, seats in SEATS.items():
            await self.begin(slug, slug, seats)
            await self.moves(slug, 6)
        await self.begin("over", "drachenland", 2, QUICK)
        await self.moves("over")
        await self.begin("undone", "drachenland", 2, QUICK)
        await self.moves("undone", 7)
        await self.undo("undone")
        await self.moves("undone", 2)
        await self.begin("closed", "dungeonquest", 2)
        await self.moves("closed", 4)
        await self.close("closed")
        await self.vote("closed", "Bert")
        await self.begin("voting", "dungeonquest", 2)
        await self.moves("voting", 3)
        await self.close("voting")
        await self.against_bots()
        await self.lobby()
        await self.lend("drachenland", taken=True)
        await self.lend("dungeonquest", taken=False)
        tokens = {name: next(iter(who.cookies.values())) for name, who in self.names.items()}
        return Kept(tokens, self.tables, self.people, self.links)

    async def begin(self, name: str, slug: str, seats: int, options: dict[str, object] | None = None) -> None:
        """A running game of people, of whom Anna has added to the luck."""
        anna, *others = self.sit(name, seats)
        pinch = self.dice.randbytes(16).hex()
        table = await anna.table("me", *["open"] * len(others), game=slug, options=options or {}, entropy=pinch)
        self.tables[name] = table.id
        for other in others:
            await other.post(f"tables/{table.id}/join", TableInfo)
        await anna.post(f"tables/{table.id}/start", TableInfo)
        await anna.chat(table.id, "Auf ein Neues!", self.command())

    def sit(self, name: str, seats: int) -> list[GuestClient]:
        self.people[name] = [*self.names][:seats]
        return [self.names[who] for who in self.people[name]]

    def command(self) -> str:
        self.said += 1
        return f"command-{self.said:04}"

    async def sight(self, name: str, who: str) -> SightInfo:
        return (await self.names[who].get(f"tables/{self.tables[name]}/sight", ViewMessage)).sight

    async def moves(self, name: str, most: int = 1000) -> None:
        """Plays so many moves, or to the end."""
        for _ in range(most):
            for who in self.people[name]:
                sight = await self.sight(name, who)
                if sight.result is not None:
                    return
                if sight.seat in sight.pending and sight.legal:
                    order = Command(self.command(), sight.decision or "", self.dice.choice(sight.legal).move)
                    await self.names[who].post(f"tables/{self.tables[name]}/commands", Ack, order)
                    break

    async def undo(self, name: str) -> None:
        """Takes back three moves: Anna asks, Bert agrees."""
        back_to = (await self.sight(name, "Anna")).seq - 3
        await self.names["Anna"].post(f"tables/{self.tables[name]}/undo", Ack, Undo(self.command(), back_to))
        await self.vote(name, "Bert")

    async def vote(self, name: str, who: str) -> None:
        await self.names[who].post(f"tables/{self.tables[name]}/vote", Ack, Vote(self.command(), True))

    async def close(self, name: str) -> None:
        await self.names["Anna"].post(f"tables/{self.tables[name]}/close", TableInfo)

    async def against_bots(self) -> None:
        (anna,) = self.sit("bots", 1)
        seats = ("me", "greedy", "search:easy")
        self.tables["bots"] = (await anna.table(*seats, options={"start_player": "0"}, start=True)).id

    async def lobby(self) -> None:
        """A table before its start: a seat is open, and an option proposed."""
        anna, bert = self.sit("lobby", 2)
        table = self.tables["lobby"] = (await anna.table("me", "open", "open", private=False)).id
        await bert.post(f"tables/{table}/join", TableInfo)
        wish = {"kind": "propose", "option": "wild_gems", "value": True}
        await anna.post(f"tables/{table}/options", TableInfo, wish)

    async def lend(self, name: str, taken: bool) -> None:
        """A link to Bert's seat, which Cara has opened or nobody yet."""
        link = await self.names["Bert"].post(f"tables/{self.tables[name]}/link", SeatLink)
        self.links[name] = link.secret
        if taken:
            await self.names["Cara"].post(f"tables/{self.tables[name]}/claim", TableInfo, link)
