"""A browser, a server for it, and people who come in."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from typing import Literal, Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.people import Person
from tests.browser.servers import ServerProcess
from tests.waiting import STILL

FLAGS = (
    "--no-sandbox",  # tests may run as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class Comes(Protocol):
    """Lets somebody come in with a browser that knows nothing yet."""

    def __call__(
        self,
        lang: str = "en",
        *,
        game: str = "drachenland",
        at: str = "",
        confirm: Literal["always", "irreversible", "never"] = "never",
        candle: Literal[0, 15, 40] = 0,
        motion: bool = False,
        width: int = 1280,
        height: int = 900,
        touch: bool = False,
    ) -> Person: ...


def chromium_path() -> str:
    """Debian's Chromium, or the one that TAFELRUNDE_CHROMIUM names."""
    path = os.environ.get("TAFELRUNDE_CHROMIUM") or shutil.which("chromium")
    assert path, "no chromium here: `make chromium` installs it, or name one with TAFELRUNDE_CHROMIUM"
    return path


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=1000 * STILL)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    node = ServerProcess(tmp_path_factory.mktemp("house")).open()
    yield node
    node.stop()


@pytest.fixture
def comes(request: pytest.FixtureRequest, chromium: Browser, node: ServerProcess) -> Iterator[Comes]:
    if "inn" in request.fixturenames:
        request.getfixturevalue("inn")  # a server of a test's own closes after everybody has gone
    here: list[Person] = []

    def comes(
        lang: str = "en",
        *,
        game: str = "drachenland",
        at: str = "",
        confirm: Literal["always", "irreversible", "never"] = "never",
        candle: Literal[0, 15, 40] = 0,
        motion: bool = False,
        width: int = 1280,
        height: int = 900,
        touch: bool = False,
    ) -> Person:
        context = chromium.new_context(
            locale=lang,
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(1000 * STILL)
        kept = json.dumps(json.dumps({"confirm": confirm, "sound": False, "candle": candle}))
        key = "'tafelrunde.settings'"
        context.add_init_script(f"localStorage.getItem({key}) ?? localStorage.setItem({key}, {kept})")
        person = Person(context.new_page(), at or node.url, lang, game)
        here.append(person)
        return person

    yield comes
    troubles = [trouble for person in here for trouble in person.troubles]
    for person in here:
        person.context.close()
    assert not troubles, "the browser complained"
