"""Faults: what happens to servers, workers, clocks, disks and the database in a storm."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from tests.server.databases import Cluster

if TYPE_CHECKING:
    from tests.server.storms import Fleet

Fault = Callable[[Random], Awaitable[None]]
DAY = 86_400.0
SMALL = 64  # megabytes of a disk that can be filled


class Faults:
    """All faults of a fleet: those of its nodes, and those of its database or its disk."""

    def __init__(self, fleet: Fleet, cluster: Cluster | None = None, disk: Path | None = None) -> None:
        self._fleet, self._cluster, self._disk = fleet, cluster, disk

    def all(self) -> dict[str, Fault]:
        common: dict[str, Fault] = {
            "server killed": self.killed,
            "server restarted": self.restarted,
            "clock": self.clock,
        }
        if self._cluster is None:
            return {**common, "disk full": self.full if self._disk else self.no_longer}
        lines: dict[str, Fault] = {"lines of the database cut": self.cut, "database stalled": self.stalled}
        return {**common, **lines, "database restarted": self.reborn, "worker killed": self.worker}

    async def killed(self, dice: Random) -> None:
        await self._again(dice.randrange(self._fleet.nodes), signal.SIGKILL, dice)

    async def restarted(self, dice: Random) -> None:
        await self._again(dice.randrange(self._fleet.nodes), signal.SIGTERM, dice)

    async def worker(self, dice: Random) -> None:
        await self._again(self._fleet.nodes, signal.SIGKILL, dice)

    async def _again(self, no: int, how: int, dice: Random) -> None:
        """Stop a process, and start it again after a moment with another clock."""
        await self._fleet.stop(no, how)
        await asyncio.sleep(dice.uniform(0.0, 0.2))
        await self._fleet.start(no, dice.choice((0.0, dice.uniform(-DAY, DAY))))

    async def clock(self, dice: Random) -> None:
        """Let the clock of a node jump by up to thirty hours in either direction."""
        self._fleet.signal(dice.randrange(self._fleet.nodes), signal.SIGUSR1)

    # --- the database

    async def cut(self, dice: Random) -> None:
        assert self._cluster is not None
        for _ in range(dice.randint(1, 3)):
            await asyncio.to_thread(self._cluster.hang_up)
            await asyncio.sleep(dice.uniform(0.0, 0.05))

    async def stalled(self, dice: Random) -> None:
        assert self._cluster is not None
        await asyncio.to_thread(self._cluster.stall, dice.uniform(0.05, 0.6))

    async def reborn(self, dice: Random) -> None:
        assert self._cluster is not None
        await asyncio.to_thread(self._cluster.restart, dice.choice(("fast", "immediate")))

    # --- the disk

    async def full(self, dice: Random) -> None:
        """Fill the disk of the store for a moment."""
        assert self._disk is not None
        ballast = self._disk / "ballast"
        with suppress(OSError), ballast.open("wb", buffering=0) as file:  # until there is no more room
            while True:
                file.write(b"\0" * 4096)
        await asyncio.sleep(dice.uniform(0.05, 0.4))
        ballast.unlink()

    async def no_longer(self, dice: Random) -> None:
        """Forbid the server to let its files grow, where no small disk can be mounted: writes fail as well."""
        if (pid := self._fleet.pid(0)) is not None:
            before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, before[1]))
            await asyncio.sleep(dice.uniform(0.05, 0.4))
            with suppress(ProcessLookupError):
                resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    """Mount a small disk that can be filled without harm; yield None where that is not permitted."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}m,mode=700", "tmpfs", str(folder)]
    may = os.geteuid() == 0 and subprocess.run(mount, capture_output=True).returncode == 0
    try:
        yield folder if may else None
    finally:
        if may:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)
