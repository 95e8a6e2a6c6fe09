"""A house in a process of its own, to be killed: `python -m tests.server.run_house FOLDER`. Prints its address."""

from __future__ import annotations

import sys
from pathlib import Path

from tafelrunde.server.house import House
from tests.server.visitors import settings


def opened(url: str) -> None:
    print(url, flush=True)


if __name__ == "__main__":
    House(settings(Path(sys.argv[1])), opened).run()
