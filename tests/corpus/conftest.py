"""The corpora: those that releases have left, or one that is made by the code as it is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from tests.corpus.make import ABOUT, About
from tests.server.conftest import anyio_backend, cluster

__all__ = ["anyio_backend", "cluster"]
ROOT = Path(__file__).parents[2]
DATA = Path(__file__).with_name("data")
RELEASES = sorted(path.name for path in DATA.iterdir()) if DATA.is_dir() else []


class Corpus(NamedTuple):
    """A corpus and what must be known of it. Nobody writes into its folder."""

    folder: Path
    about: About

    def files(self, pattern: str) -> list[Path]:
        """The samples of a kind, of which there must be some."""
        found = sorted(self.folder.glob(pattern))
        assert found, f"the corpus holds no {pattern}"
        return found


@pytest.fixture(scope="session", params=RELEASES or ["now"])
def corpus(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Corpus:
    folder = DATA / request.param
    if not folder.exists():
        folder = tmp_path_factory.mktemp("corpus") / "now"
        subprocess.run([sys.executable, "-m", "tests.corpus.make", str(folder)], cwd=ROOT, check=True)
    return Corpus(folder, msgspec.json.decode((folder / ABOUT).read_bytes(), type=About))
