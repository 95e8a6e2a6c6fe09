"""Make a corpus: small samples of everything that is stored, written by the code as it is.

    python -m tests.corpus.make FOLDER

`test_corpus.py` opens each sample and plays on. What a release has written belongs into `data/<release>`: it is never
written anew, and every later release must open it. Of a package (`package/src`) only the imports and names of Python
may follow the public API; its entry points, words, positions and records stay.
"""

from __future__ import annotations

import argparse
import secrets
import time
from base64 import urlsafe_b64encode
from pathlib import Path
from random import Random

import msgspec

NOON = 1_800_000_000.0
ABOUT = "corpus.json"


class About(msgspec.Struct, frozen=True):
    """What the checks must know of a corpus."""

    release: str  # that has written it
    clock: float  # the time that the server had: sessions and links run out
    sessions: dict[str, str]  # the cookie of each person
    tables: dict[str, str]  # of the stores, by what each is an example of
    people: dict[str, list[str]]  # who sits at each of them
    links: dict[str, str]  # to a seat at that table
    ladder: dict[str, str]  # what its rows were played with, by game


def settle(seed: int) -> None:
    """Draw all secrets from a seed and stop the clock, before anybody takes them by their names."""
    dice = Random(seed)
    secrets.token_bytes = lambda nbytes=None: dice.randbytes(nbytes or 32)
    secrets.token_hex = lambda nbytes=None: dice.randbytes(nbytes or 32).hex()
    secrets.token_urlsafe = lambda nbytes=None: urlsafe_b64encode(dice.randbytes(nbytes or 32)).decode().rstrip("=")
    time.time = lambda: NOON


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    settle(1)
    import tafelrunde
    from tests.corpus import games, packages, runs, stores

    folder.mkdir(parents=True)
    games.write(folder)
    packages.write(folder / "package")
    ladder = runs.write(folder)
    kept = stores.write(folder)
    about = About(tafelrunde.__version__, NOON, kept.sessions, kept.tables, kept.people, kept.links, ladder)
    (folder / ABOUT).write_bytes(msgspec.json.format(msgspec.json.encode(about), indent=1) + b"\n")


if __name__ == "__main__":
    main()
