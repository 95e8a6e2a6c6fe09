"""The described interface: OpenAPI, TypeScript, and random requests that the description allows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any, get_type_hints

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok

import tafelrunde
from tafelrunde.kernel.views import plain
from tafelrunde.server import openapi, typescript
from tafelrunde.server.api import ENDPOINTS
from tafelrunde.server.node import Node
from tafelrunde.server.protocol import lobby, table
from tafelrunde.server.protocol.lobby import GameInfo
from tafelrunde.server.rejections import STATUS, Rejected
from tests.server.guests import settings as node_settings
from tests.waiting import STILL

WEB = Path(__file__).parent.parent.parent / "web" / "src"


def test_the_typescript_types_are_those_of_the_protocol() -> None:
    for path, text in typescript.files(WEB).items():
        assert path.read_text("utf-8") == text, f"{path.name}: run `make protocol`"


def test_boards_are_tested_with_the_games_of_today() -> None:
    """Facts in the fixtures may differ in words, but they name the same things."""
    for path, info in typescript.facts(WEB).items():
        kept = msgspec.json.decode(path.read_bytes(), type=GameInfo)
        assert named(kept) == named(info), f"{path.name}: run `make protocol`"


def named(info: GameInfo) -> tuple[object, ...]:
    names = {domain: list(words) for domain, words in info.names.items()}
    return info.edition_hash, info.verbs, info.events, info.by_seat, names, [option.name for option in info.options]


@pytest.mark.parametrize(
    ("slug", "file"),
    [
        ("apokalypse", "apokalypse-moments"),
        ("dante", "dante-moments"),
        ("drachenland", "moments"),
        ("dungeon_designer", "dungeon_designer_moments"),
        ("dungeonquest", "dungeonquest-moments"),
    ],
)
def test_boards_are_tested_with_tables_that_are_sent_today(slug: str, file: str) -> None:
    """Every table in the fixtures has exactly the fields of the view."""
    kind = get_type_hints(tafelrunde.game(slug).view)["return"]
    seen = list(tables(msgspec.json.decode((WEB.parent / "fixtures" / f"{file}.json").read_bytes())))
    assert seen
    for shown in seen:
        assert plain(msgspec.convert(shown, kind)) == shown


def tables(said: Any) -> Iterator[Any]:
    """Yield all views in a message."""
    if isinstance(said, dict) and "legal" in said:
        yield said["table"]
    elif isinstance(said, dict | list):
        for part in said.values() if isinstance(said, dict) else said:
            yield from tables(part)


def test_types_are_written_as_typescript_writes_them() -> None:
    text = typescript.typescript()
    assert "  options?: Record<string, boolean | number | string>\n" in text
    assert "  seats: [number, number]\n" in text
    assert "  words: Word[]\n" in text
    hello = "  type: 'hello'\n  proto: number\n  table: string\n  seen?: number\n  pace?: number\n"
    assert f"export interface Hello {{\n{hello}}}" in text
    assert "  sight: SightInfo\n  log: LogLine[]\n" in text
    assert "  | GoingAway\n" in text


def test_every_body_is_taken_by_a_call() -> None:
    taken = {endpoint.takes for endpoint in ENDPOINTS}
    assert {*lobby.BODIES, *table.BODIES} < taken


def test_the_description_covers_every_call() -> None:
    described: dict[str, Any] = msgspec.json.decode(openapi.document("1"))
    calls = {(path, method.upper()) for path, methods in described["paths"].items() for method in methods}
    assert calls == {(endpoint.path, endpoint.method) for endpoint in ENDPOINTS}
    ids = [call["operationId"] for methods in described["paths"].values() for call in methods.values()]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("code", STATUS)
def test_every_refusal_can_be_said_in_both_languages(code: str) -> None:
    no = Rejected(code)
    no.args_by_name = {"most": 3, "seconds": 3, "minutes": 3, "rules": 1, "proto": 2, "wanted": 1}
    no.args_by_name |= dict.fromkeys(("reason", "host", "origin", "game", "bot", "known", "edition"), "x")
    problem = no.problem()
    assert problem.message.de
    assert problem.message.en
    assert problem.message.de != problem.message.en or code == "input"


# --- a machine at the door


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Return a guest of a server that runs in another thread."""
    opened: Queue[str] = Queue()
    node = Node(node_settings(tmp_path_factory.mktemp("data"), long_poll_s=0.01), opened.put)
    thread = Thread(target=node.run)
    thread.start()
    with httpx.Client(base_url=opened.get(timeout=STILL), trust_env=False) as browser:
        browser.post("/api/guest", json={"name": "Anna"})
        yield browser
    node.should_exit = True
    thread.join()


DESCRIBED = schemathesis.openapi.from_dict(msgspec.json.decode(openapi.document("1")))
CALLS = [result.ok() for result in DESCRIBED.get_all_operations() if isinstance(result, Ok)]
WISH = {"game": "drachenland", "seats": [{"kind": "me"}, {"kind": "bot"}], "start": True}


@pytest.mark.parametrize("call", CALLS, ids=lambda call: call.label)
@pytest.mark.parametrize("known", [True, False], ids=["guest", "stranger"])
def test_what_the_description_allows_is_answered_as_described(call: Any, known: bool, browser: httpx.Client) -> None:
    """The guest asks for their own running table, the stranger for any."""
    table = browser.post("/api/tables", json=WISH).json()["id"]

    @settings(max_examples=8, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(call.as_strategy())
    def knocks(case: Any) -> None:
        if known and "id" in case.path_parameters:
            case.path_parameters["id"] = table
        if isinstance(case.body, dict):  # in JSON Schema 7.0 is an integer as well, unlike here
            case.body = {
                name: int(value) if isinstance(value, float) and value.is_integer() else value
                for name, value in case.body.items()
            }
        case.call_and_validate(base_url=str(browser.base_url), cookies=dict(browser.cookies) if known else None)

    assert len(CALLS) == len(ENDPOINTS)
    knocks()


@settings(max_examples=200, deadline=None)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    )
)
def test_no_json_breaks_the_decoder_of_messages(value: object) -> None:
    text = msgspec.json.encode(value)
    try:
        message = msgspec.json.decode(text, type=table.ClientMessage)
    except msgspec.DecodeError:
        return
    assert msgspec.json.decode(msgspec.json.encode(message), type=table.ClientMessage) == message
