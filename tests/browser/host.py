"""`python -m tests.browser.host FOLDER PORT`: a house without waiting and without limits, for tests."""

from __future__ import annotations

import sys
from pathlib import Path

from tafelrunde.server.house import House
from tests.server.visitors import settings


def main(folder: str, port: str) -> None:
    House(settings(Path(folder), port=int(port)), lambda url: print(url, flush=True)).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
