"""A storm: people play on during faults of servers, connections, clocks, disks and the database (see `faults.py`).

Faults, their order and times, and the moves follow from a seed, as far as machines allow. A client without an answer
repeats its command at any running server until it gets one. Some clients send commands several times, to several
servers at once, late, or disconnect before the answer. When a game ends, the next one begins.
"""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx
import msgspec

from tafelrunde.kernel.game import game
from tafelrunde.server.protocol.lobby import TableInfo
from tafelrunde.server.protocol.table import Ack, Command, Problem, ViewMessage
from tests.built_in_games import GAMES
from tests.server.faults import Fault
from tests.server.fork_server import Child, ForkServer
from tests.server.guests import GuestClient, Refusal
from tests.server.http_client import HttpClient, NoAnswer
from tests.server.observer import Observer
from tests.waiting import Patience

NOWHERE = "http://127.0.0.1:9/"
AWAY = (httpx.TransportError, Refusal, NoAnswer)
LATE = ("stale", "not-running", "stand-in")  # codes for a command that came after another one
TRIES = 30  # attempts, at growing intervals, until all servers must show the same


class Fleet:
    """Server processes on one store, with a worker for their bots if it is a database."""

    def __init__(self, fork_server: ForkServer, folder: Path, count: int, store: str | None = None) -> None:
        self.folder, self.store, self.nodes = folder, store, count
        self._fork_server = fork_server
        self._running: list[Child | None] = [None] * (count + 1)  # the last one is the worker
        self.urls: list[str | None] = [None] * count

    async def open(self) -> None:
        for no in range(self.nodes + (self.store is not None)):
            await self.start(no)

    async def start(self, no: int, skew: float = 0.0) -> None:
        argv = [str(self.folder), *([self.store] if self.store else []), f"--skew={skew}"]
        works = ["--work"] if no == self.nodes else []
        running = self._running[no] = await self._fork_server.born(*argv, *works)
        if no < self.nodes:
            self.urls[no] = running.said

    async def stop(self, no: int, how: int = signal.SIGKILL) -> None:
        running, self._running[no] = self._running[no], None
        if no < self.nodes:
            self.urls[no] = None
        if running is not None:
            running.send_signal(how)
            await running.gone()

    def signal(self, no: int, what: int) -> None:
        if (running := self._running[no]) is not None:
            running.send_signal(what)

    async def complain(self) -> None:
        """Let all living processes print the stacks of their threads."""
        for no in range(len(self._running)):
            self.signal(no, signal.SIGUSR2)
        await asyncio.sleep(1.0)

    def pid(self, no: int) -> int | None:
        running = self._running[no]
        return None if running is None else running.pid

    async def close(self) -> None:
        for no in range(len(self._running)):
            await self.stop(no)

    @property
    def standing(self) -> list[str]:
        return [url for url in self.urls if url is not None]


class Legal(msgspec.Struct):
    move: str


class Glance(msgspec.Struct):
    """The part of a sight that a random player needs."""

    seq: int
    decision: str | None
    pending: list[int]
    legal: list[Legal]
    answered: str | None
    result: object | None


class Message(msgspec.Struct):
    sight: Glance


_messages, _acks = msgspec.json.Decoder(Message), msgspec.json.Decoder(Ack)
_problems = msgspec.json.Decoder(Problem)


@dataclass
class Sitting:
    """People at one table, and their acknowledged commands."""

    slug: str
    people: list[GuestClient]
    table: str
    observer: Observer  # at the first person's seat
    acked: dict[str, tuple[int, str]] = field(default_factory=dict)  # command -> seat and move
    answers: dict[str, tuple[int, Command, Ack]] = field(default_factory=dict)
    seen: int = 0
    over: bool = False


class Storm:
    """People who play at several tables during faults."""

    def __init__(self, fleet: Fleet, seed: int) -> None:
        self.fleet, self.seed = fleet, seed
        self.sittings: list[Sitting] = []
        self.faults: Counter[str] = Counter()
        self.odd: Counter[str] = Counter()  # deliberate misbehaviour of clients
        self._browsers: dict[tuple[GuestClient, str], GuestClient] = {}
        self._clients: dict[tuple[GuestClient, str], HttpClient] = {}
        self._names = 0
        self._paths = Random(f"{seed} paths")
        self._over = asyncio.Event()

    # --- the faults

    async def rage(self, faults: dict[str, Fault], rounds: int, moves: int) -> None:
        """Play a table of each game and one with a bot, and cause a fault after every few moves."""
        dice, kinds = Random(self.seed), list[str]()
        tables = [(slug, False) for slug in slugs()] + [(dice.choice(slugs()), True)]
        playing = [
            asyncio.create_task(self._evening(slug, bot, Random(f"{self.seed} {no}")))
            for no, (slug, bot) in enumerate(tables)
        ]
        for _ in range(rounds):
            await self._until(self.moves + dice.randint(1, moves), playing)
            kinds = kinds or dice.sample(sorted(faults), len(faults))
            kind = kinds.pop()
            await faults[kind](dice)
            self.faults[kind] += 1
        await self._until(self.moves + moves, playing)
        self._over.set()
        await asyncio.gather(*playing)

    async def cut(self, dice: Random) -> None:
        """Break the connections of some observers."""
        while not sum(sitting.observer.cut() for sitting in self.sittings if dice.random() < 0.5):
            await asyncio.sleep(0.02)

    @property
    def moves(self) -> int:
        return sum(len(sitting.acked) for sitting in self.sittings)

    async def _until(self, moves: int, playing: list[asyncio.Task[None]]) -> None:
        patience = Patience(lambda: self.moves)
        while self.moves < moves:
            for task in playing:
                if task.done():
                    task.result()
            if not patience.lasts:
                await self.fleet.complain()
                raise AssertionError("nobody can move any more")
            await asyncio.sleep(0.01)

    # --- the people

    async def _evening(self, slug: str, bot: bool, dice: Random) -> None:
        people = [GuestClient(NOWHERE) for _ in range(max(2, game(slug).seats[0]))]
        for no, who in enumerate(people):
            await self._named(who, f"P{no}")
        while not self._over.is_set():
            sitting = await self._seated(slug, people, bot)
            self.sittings.append(sitting)
            while not (self._over.is_set() or sitting.over):
                await self._move(sitting, dice)
            await sitting.observer.caught_up(sitting.seen)
            await sitting.observer.close()

    async def _named(self, who: GuestClient, name: str) -> None:
        while True:
            with suppress(*AWAY):
                who.follow(self.fleet.standing[0] if self.fleet.standing else who.url)
                await who.named(name)
                return
            await asyncio.sleep(0.02)

    async def _seated(self, slug: str, people: list[GuestClient], bot: bool) -> Sitting:
        """Set up a table; begin with a new one after a fault."""
        while True:
            if self.fleet.standing:
                here = [self._browser(who, self.fleet.standing[0]) for who in people]
                seats = ["me", *["open"] * (len(people) - 1), *(["random"] if bot else [])]
                with suppress(*AWAY):
                    table = (await here[0].table(*seats, game=slug)).id
                    for other in here[1:]:
                        await other.post(f"tables/{table}/join", TableInfo)
                    await here[0].post(f"tables/{table}/start", TableInfo)
                    return Sitting(
                        slug, people, table, Observer(lambda: self._browser(people[0], self._anywhere()), table)
                    )
            await asyncio.sleep(0.02)

    async def _move(self, sitting: Sitting, dice: Random) -> None:
        first = dice.randrange(len(sitting.people))
        sight = await self._sight(sitting, first, dice)
        asked = [seat for seat in sight.pending if seat < len(sitting.people)]
        dice.shuffle(asked)
        for seat in asked:
            mine = sight if seat == first else await self._sight(sitting, seat, dice)
            if mine.legal and mine.answered is None:
                self._names += 1
                order = Command(f"command-{self._names:06}", mine.decision or "", dice.choice(mine.legal).move)
                await self._order(sitting, seat, order, dice)
                return
        sitting.over = sight.result is not None
        if not sitting.over:
            await asyncio.sleep(0.02)  # it is the bot's turn, or another person's by now

    async def _sight(self, sitting: Sitting, seat: int, dice: Random) -> Glance:
        while True:
            after = f"?after={sitting.seen - 1}" if sitting.seen else ""
            with suppress(*AWAY):
                status, body = await self._at(sitting, seat, dice).ask("GET", f"tables/{sitting.table}/sight{after}")
                if status == 200:
                    sight = _messages.decode(body).sight
                    sitting.seen = sight.seq
                    return sight
            await asyncio.sleep(0.02)

    async def _order(self, sitting: Sitting, seat: int, order: Command, dice: Random) -> None:
        """Send a command until it is answered: sometimes to several servers, late, or without waiting."""
        while True:
            copies = dice.choice((1, 1, 1, 2, 3))
            self.odd["doubled"] += copies > 1
            if dice.random() < 0.2:
                self.odd["late"] += 1
                await asyncio.sleep(0.01)
            hasty = dice.uniform(0.0, 0.01) if dice.random() < 0.05 else None
            said = [self._say(self._at(sitting, seat, dice), sitting.table, order, hasty) for _ in range(copies)]
            answers = [answer for answer in await asyncio.gather(*said) if answer is not None]
            if answers:
                assert all(answer == answers[0] for answer in answers), answers
                if isinstance(answers[0], Ack):
                    sitting.acked[order.command] = (seat, order.move)
                    sitting.answers[order.command] = seat, order, answers[0]
                    await self._repeat(sitting, dice)
                else:
                    assert answers[0] in LATE, answers[0]
                return
            await asyncio.sleep(0.02)

    async def _repeat(self, sitting: Sitting, dice: Random) -> None:
        """Repeat an old command now and then: it gets its first answer and changes nothing."""
        if dice.random() < 0.05:
            self.odd["out of order"] += 1
            seat, order, answer = dice.choice([*sitting.answers.values()])
            again = await self._say(self._at(sitting, seat, dice), sitting.table, order)
            assert again in (answer, None), (again, answer)

    async def _say(self, who: HttpClient, table: str, order: Command, hasty: float | None = None) -> Ack | str | None:
        """Send a command once; return the answer, or None without one."""
        try:
            async with asyncio.timeout(hasty):
                status, body = await who.ask("POST", f"tables/{table}/commands", msgspec.json.encode(order))
        except TimeoutError:
            self.odd["hung up"] += 1
            return None
        except NoAnswer:
            return None
        if status >= 500:
            return None
        return _acks.decode(body) if status == 200 else _problems.decode(body).code

    def _at(self, sitting: Sitting, seat: int, dice: Random) -> HttpClient:
        """Return a client of this seat for any running server."""
        who, url = sitting.people[seat], self._anywhere(dice)
        if (who, url) not in self._clients:
            cookie = "; ".join(f"{name}={value}" for name, value in self._browser(who, url).cookies.items())
            self._clients[who, url] = HttpClient(url, cookie)
        return self._clients[who, url]

    def _anywhere(self, dice: Random | None = None) -> str:
        return (dice or self._paths).choice(self.fleet.standing or [NOWHERE])

    def _browser(self, who: GuestClient, url: str) -> GuestClient:
        """Return a client for this server with the same cookie."""
        if (who, url) not in self._browsers:
            other = self._browsers[who, url] = GuestClient(who.url)
            other.http.cookies = who.http.cookies
            other.follow(url)
        return self._browsers[who, url]

    async def converged(self, sitting: Sitting) -> bool:
        """Return whether every seat soon sees the same at every server."""
        for who in sitting.people:
            seen: list[ViewMessage] = []
            tries = 0
            while not seen or any(one.sight != seen[0].sight for one in seen):
                if tries == TRIES:
                    return False
                await asyncio.sleep(tries / 10)
                tries += 1
                seen = [
                    await self._browser(who, url).get(f"tables/{sitting.table}/sight", ViewMessage)
                    for url in self.fleet.standing
                ]
        return True

    async def close(self) -> None:
        people = {who for sitting in self.sittings for who in sitting.people}
        for who in (*self._browsers.values(), *people):
            await who.close()
        for phone in self._clients.values():
            phone.close()


def slugs() -> list[str]:
    return [one.slug for one in GAMES]
