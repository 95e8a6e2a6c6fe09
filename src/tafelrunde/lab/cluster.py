"""Play the parts of a run on a Ray cluster. This needs the extra `ray` and the same release on every node.

Parts are tasks: Ray restarts a task elsewhere when its worker or node dies. Only this process writes the results. Each
part is therefore written once, however often it was played.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from importlib.util import find_spec
from itertools import islice
from socket import create_connection
from typing import Any

import msgspec

from tafelrunde.bots.registry import add_bots, added_bots
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.typed import decoded
from tafelrunde.lab.plan import Plan
from tafelrunde.lab.runs import RunHeader, part_of
from tafelrunde.lab.workers import AHEAD, Files, Parts, WorkerPool

AUTO = "auto"  # the cluster of this machine, or the one that RAY_ADDRESS names
RETRIES = 5  # restarts of a part after its worker died
CONNECT_TIMEOUT_S = 10.0  # of the first connection to a cluster
# Every gRPC service answers this with a frame of settings.
HTTP2_PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
SETTINGS_FRAME = 4


def on_ray(address: str | None = None) -> WorkerPool:
    """Play on the cluster at an address such as `10.0.0.1:6379`; without an address, on that of this machine."""
    where = cluster_address(address)

    def play(plan: Plan, parts: Parts) -> Iterator[tuple[int, Files]]:
        if (first := next(parts, None)) is None:
            return  # nothing is left to play: no cluster is needed
        with connected(where) as ray:
            task = ray.remote(max_retries=RETRIES, num_cpus=1)(_part)
            header, bots = msgspec.json.encode(RunHeader.of(plan, 0)), added_bots()
            running = {task.remote(header, bots, first[1]): first[0]}
            try:
                while running:
                    room = AHEAD * int(ray.cluster_resources().get("CPU", 1)) - len(running)
                    for part, numbers in islice(parts, max(0, room)):
                        running[task.remote(header, bots, numbers)] = part
                    for done in ray.wait(list(running))[0]:
                        yield running.pop(done), task_result(ray, done)
            finally:
                for left in running:
                    ray.cancel(left, force=True)

    return play


def _part(kept: bytes, bots: dict[str, str], numbers: range) -> Files:
    """Play one part on a worker; refuse where its releases would play or write differently."""
    add_bots(bots)
    theirs = msgspec.json.decode(kept)
    try:
        header = decoded(kept, RunHeader)
        same = header == RunHeader.of(header.plan, 0)
    except msgspec.ValidationError:  # a header that this release cannot read
        same = False
    if not same:
        raise BadInput("ray-version", mine=theirs["package"], polars=theirs["polars"], value=version("tafelrunde"))
    return part_of(header.plan, numbers)


def task_result(ray: Any, done: Any) -> Any:
    """Return the result of a task; raise a failure as a message of one line."""
    try:
        return ray.get(done)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, BadInput):
            raise error.cause from None
        raise
    except ray.exceptions.RayError as error:
        raise BadInput("ray-lost", reason=str(error).partition("\n")[0]) from None


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """Yield the cluster and leave it afterwards, unless this process was connected before."""
    import ray

    if ray.is_initialized():
        yield ray
        return
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except Exception as error:  # Ray raises many types for a wrong address, version or cluster
        raise BadInput("ray-address", value=address, reason=" ".join(str(error).split())) from None
    try:
        yield ray
    finally:
        ray.shutdown()


def cluster_address(address: str | None) -> str:
    """Return the address of the cluster asked for, if it answers."""
    if find_spec("ray") is None:
        raise BadInput("ray-missing")
    where = address or os.environ.get("RAY_ADDRESS") or AUTO
    if where != AUTO:
        _check_address(where)
    return where


def _check_address(address: str) -> None:
    """Reject an address that is no service of a cluster: Ray itself would wait for it for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        with create_connection((host, int(port)), timeout=CONNECT_TIMEOUT_S) as line:
            if os.environ.get("RAY_USE_TLS", "0") != "0":
                return
            line.sendall(HTTP2_PREFACE)
            heard = line.recv(9)
    except (OSError, ValueError, OverflowError) as error:
        raise BadInput("ray-address", value=address, reason=str(error)) from None
    if len(heard) < 9 or heard[3] != SETTINGS_FRAME:
        raise BadInput("ray-address", value=address, reason="no Ray")
