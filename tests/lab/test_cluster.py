"""Runs on a Ray cluster: a real one of this machine, which loses a worker on the way."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from shutil import rmtree
from socket import create_server
from tempfile import mkdtemp
from threading import Thread
from types import SimpleNamespace

import pytest

from tafelrunde.cli import main
from tafelrunde.gym.self_play import NEXT
from tafelrunde.gym.training_games import play_training_game
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.game import game as find_game
from tafelrunde.lab import cluster
from tafelrunde.lab.cluster import on_ray
from tafelrunde.lab.runs import Run

HEAD = """
import sys, ray
small = dict(num_cpus=2, object_store_memory=80 << 20, include_dashboard=False)
for tries in range(4, -1, -1):  # Ray waits for itself for half a minute, which a busy machine may need
    try:
        head = ray.init(address="local", _node_ip_address="127.0.0.1", _temp_dir=sys.argv[1], **small)
        break
    except Exception:
        ray.shutdown()
        if not tries:
            raise
print(head.address_info["gcs_address"], flush=True)
sys.stdin.read()
ray.shutdown()
"""
MORTAL = """
import os, signal

class Mortal:
    def choose(self, sight, luck):
        try:
            with open({marker!r}, "x") as file:
                file.write(str(os.getpid()))
        except FileExistsError:
            return luck.pick(sight.legal)
        os.kill(os.getpid(), signal.SIGKILL)

BOTS = {{"mortal": Mortal}}
"""
PLAN = """
games = 12
secret = "tests"
until = { of = "mortal", width = 0.6 }
[[sittings]]
game = "drachenland"
bots = ["mortal", "random"]
options = { clock_rounds = 1 }
[[sittings]]
game = "dante"
bots = ["random", "mortal", "random"]
"""
OTHER = """
import sys
from tafelrunde.cli import main
from tafelrunde.lab import runs
runs.version = lambda name: "99.0"
sys.exit(main(sys.argv[1:]))
"""


LEARN = """
import sys
from pathlib import Path
import tafelrunde
from tafelrunde.gym import cluster
if len(sys.argv) > 2:
    cluster.version = lambda name: sys.argv[2]
found = []
with cluster.on_ray(sys.argv[1])(tafelrunde.game("dante"), Path("none-yet"), 40) as arrived:
    while len(found) < 2:
        found += arrived(60)
print(*[lesson.shares.tobytes().hex()[:400] for lesson in found])
"""


# Anybody with the token may join; the cluster exists for this test alone.
ENVIRONMENT = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token_hex(32)}


def call(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, env=ENVIRONMENT)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Yield the address of a cluster with two workers. Its folder has a short name, as the names of sockets must be
    short."""
    folder = mkdtemp(prefix="ray")
    head = subprocess.Popen(
        [sys.executable, "-c", HEAD, folder],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
    )
    assert head.stdout is not None
    yield head.stdout.readline().strip()
    head.communicate("")
    rmtree(folder, ignore_errors=True)


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    path = tmp_path / "plan.toml"
    path.write_text(PLAN)
    return path


def contents(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*.*"))}


def test_the_rows_are_those_of_this_machine_even_if_a_worker_dies(tmp_path: Path, plan: Path, address: str) -> None:
    marker, bots = tmp_path / "died", tmp_path / "mortal.py"
    bots.write_text(MORTAL.format(marker=str(marker)))
    words = ["-m", "tafelrunde", "--lang", "en", "--bot-module", str(bots), "lab", "run"]
    far = [*words, str(tmp_path / "far"), "--plan", str(plan), "--on", "ray", "--address", address]
    done = call(*far)
    assert done.returncode == 0, done.stderr
    assert not Path(f"/proc/{marker.read_text()}").exists(), "a worker has died"
    assert call(*words, str(tmp_path / "near"), "--plan", str(plan), "--workers", "1").returncode == 0
    assert contents(tmp_path / "far") == contents(tmp_path / "near")
    assert 2 < Run(tmp_path / "far").played < 24


def test_another_release_on_the_cluster_is_refused(tmp_path: Path, plan: Path, address: str) -> None:
    plan.write_text(PLAN.replace("mortal", "greedy"))
    words = ["--lang", "en", "lab", "run", str(tmp_path / "run"), "--plan", str(plan), "--on", "ray"]
    done = call("-c", OTHER, *words, "--address", address)
    assert done.returncode == 2
    ours = [line for line in done.stderr.splitlines() if "INFO" not in line]  # Ray may print messages of its own
    assert len(ours) == 1
    assert "99.0 here" in ours[0]
    assert not (tmp_path / "run").exists()


def test_training_games_are_those_of_this_machine(address: str) -> None:
    done = call("-c", LEARN, address)
    assert done.returncode == 0, done.stderr
    seeds = [40 + NEXT * i for i in range(1, 7)]
    here = [play_training_game(find_game("dante"), None, seed).shares.tobytes().hex()[:400] for seed in seeds]
    assert set(done.stdout.split()) <= set(here)


def test_another_release_plays_no_training_games(address: str) -> None:
    done = call("-c", LEARN, address, "99.0")
    assert done.returncode != 0
    assert "99.0 here" in done.stderr


# --- no cluster


def refused(capsys: pytest.CaptureFixture[str], tmp_path: Path, *words: str) -> str:
    """Return the message of a run that cannot begin; check that nothing is left of it."""
    run = ["--lang", "en", "lab", "run", str(tmp_path / "run"), "--game", "dante", *words]
    assert main(run) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert not (tmp_path / "run").exists()
    return said


def test_a_missing_ray_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    assert "pip install 'tafelrunde[ray]'" in refused(capsys, tmp_path, "--on", "ray")


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nowhere", "127.0.0.1:99999", "localhost:x"])
def test_an_unreachable_cluster_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str], address: str) -> None:
    said = refused(capsys, tmp_path, "--on", "ray", "--address", address)
    assert f"No Ray cluster answers at {address}" in said


def test_no_trace_stays_where_this_machine_has_no_cluster(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ray itself reports it, when all else is ready."""

    def init(**_: object) -> None:
        raise ConnectionError("Could not find any running Ray instance.")

    monkeypatch.setattr(cluster, "find_spec", lambda name: object())
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(is_initialized=lambda: False, init=init))
    assert "No Ray cluster answers at auto: Could not find" in refused(capsys, tmp_path, "--on", "ray")


def test_training_reports_the_same_and_leaves_no_trace(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    train = ["--lang", "en", "train", "dante", str(tmp_path / "school")]
    for words, said in (
        (["--on", "ray", "--address", "127.0.0.1:1"], "No Ray cluster answers at 127.0.0.1:1"),
        (["--address", "127.0.0.1:1"], "--address goes with --on ray"),
    ):
        assert main([*train, *words]) == 2
        assert said in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*train, "--on", "ray"]) == 2
    assert "pip install 'tafelrunde[ray]'" in capsys.readouterr().err
    assert not (tmp_path / "school").exists()


def test_a_service_that_is_no_ray_is_not_waited_for() -> None:
    with create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            line, _ = server.accept()
            with line:
                line.recv(100)
                line.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

        thread = Thread(target=answer)
        thread.start()
        with pytest.raises(BadInput) as caught:
            on_ray(f"127.0.0.1:{server.getsockname()[1]}")
        thread.join()
    assert caught.value.args_by_name["reason"] == "no Ray"


def test_an_address_without_ray_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "--on ray" in refused(capsys, tmp_path, "--address", "127.0.0.1:1")
