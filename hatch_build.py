"""Builds the page in the browser into the package where it is missing. A source distribution carries it along, so that
installing one needs no Node."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/tafelrunde/server/static/index.html")


class PageHook(BuildHookInterface[Any]):
    """Runs npm once; an editable install is left alone, there `make setup` builds the page."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or (root / PAGE).is_file():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("Node 20.19 or newer, with npm, is needed to build the page in the browser.")
        for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([npm, *words], cwd=root / "web", check=True)
