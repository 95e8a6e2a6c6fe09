"""A server in a process of its own, and the truth behind its tables."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from socket import create_server
from typing import Any

from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.table import AnyTable
from tafelrunde.server import queries
from tafelrunde.server.replay import replayed_table
from tafelrunde.server.rows import StoredTable
from tafelrunde.server.settings import Settings
from tafelrunde.server.store import FILE_NAME, engine
from tests.browser.people import Person

QUICK = ("tests.browser.run_server", "{data}", "{port}")
"""Bots answer at once, nothing is limited."""
REAL = ("tafelrunde", "serve", "--data", "{data}", "--port", "{port}")
"""As a host starts it."""


class ServerProcess:
    """One server on one port with one folder; it can be stopped, killed and opened again."""

    def __init__(self, data: Path, program: Sequence[str] = QUICK) -> None:
        assert (Settings(data=data).static / "index.html").is_file(), "the client is not built: make setup"
        self.data = data
        with create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/"
        self._command = [word.format(data=data, port=self.port) for word in program]
        self._process: subprocess.Popen[str] | None = None

    def open(self, *more: str) -> ServerProcess:
        """Starts the server and waits until it says where it stands."""
        assert self._process is None
        self._process = subprocess.Popen(
            [sys.executable, "-m", *self._command, *more], stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        assert self._process.stdout is not None
        assert self.url in self._process.stdout.readline(), "the server did not open"
        return self

    def stop(self) -> None:
        """Closes in good order."""
        self._end(kill=False)

    def kill(self) -> None:
        """Pulls the plug."""
        self._end(kill=True)

    def _end(self, kill: bool) -> None:
        process, self._process = self._process, None
        assert process is not None
        assert process.stdout is not None
        (process.kill if kill else process.terminate)()
        process.wait()
        process.stdout.close()

    # --- the truth

    def kept(self, table: str) -> StoredTable:
        """A table as it is stored."""
        with engine(self.data / FILE_NAME).connect() as c:
            found = queries.read_table(c, table)
        assert found is not None
        return found

    def table(self, table: str) -> AnyTable:
        """The real table, with everything that lies face down."""
        real = replayed_table(self.kept(table))
        assert real is not None
        return real

    def advice(self, table: str, seat: int | None = None) -> str:
        """What a good player would do now."""
        real = self.table(table)
        return str(GreedyBot().choose(real.sight(real.pending[0] if seat is None else seat), Luck.seeded(bytes(32))))

    def play(self, person: Person, table: str, *, bots: int, moves: int = 10_000) -> bool:
        """Plays without the page, the first moves by a bot that stands in, until the game is over, or so many moves
        were made and it is the person's turn: whether it came to that."""

        def seq() -> int:
            now = person.ask(f"tables/{table}")
            return bots if now["state"] == "over" else int(now["seq"])

        person.ask(f"tables/{table}/leave", {})
        person.until(lambda: seq() >= bots, "the bots", sign=seq)
        if person.ask(f"tables/{table}")["state"] == "running":
            person.ask(f"tables/{table}/join", {})
        return self.play_until(person, table, lambda sight: bool(sight["seq"] >= moves))

    def play_until(
        self,
        person: Person,
        table: str,
        wanted: Callable[[dict[str, Any]], bool],
        choose: Callable[[dict[str, Any]], str | None] = lambda sight: None,
    ) -> bool:
        """Answers a person's questions without the page, as a good player would or as chosen, until one is as wanted or
        the game is over: whether it came to that."""
        while True:
            sight = person.ask(f"tables/{table}/sight")["sight"]
            owes = sight["legal"] and not sight["answered"]
            if sight["result"] or (owes and wanted(sight)):
                return not sight["result"]
            if owes:
                move = choose(sight) or self.advice(table, sight["seat"])
                order = {"command": f"command{sight['seq']:06}", "decision": sight["decision"], "move": move}
                person.ask(f"tables/{table}/commands", order)
            else:
                person.page.wait_for_timeout(20)
