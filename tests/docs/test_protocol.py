"""Every message of the protocol has an example on its page that the server's own types read."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from tafelrunde.server.protocol import PROTOCOL
from tafelrunde.server.protocol.table import ClientMessage, ServerMessage

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
SIDES = {"What you send": ClientMessage, "What the server sends": ServerMessage}


def examples(heading: str) -> dict[str, str]:
    """Return the JSON below each message's heading."""
    section = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    parts = re.split(r"^### (\w+)$", section, flags=re.MULTILINE)[1:]
    blocks = {tag: re.findall(r"^```json\n(.*?)^```$", text, re.DOTALL | re.MULTILINE) for tag, text in pairs(parts)}
    assert {tag: len(found) for tag, found in blocks.items()} == dict.fromkeys(blocks, 1)
    return {tag: found[0] for tag, found in blocks.items()}


def pairs(parts: list[str]) -> list[tuple[str, str]]:
    return list(zip(parts[::2], parts[1::2], strict=True))


@pytest.mark.parametrize("heading", SIDES)
def test_every_message_has_an_example(heading: str) -> None:
    tags = {message.__struct_config__.tag for message in get_args(SIDES[heading])}
    assert set(examples(heading)) == tags


@pytest.mark.parametrize(("heading", "tag"), [(heading, tag) for heading in SIDES for tag in examples(heading)])
def test_the_example_is_what_the_server_reads_and_writes(heading: str, tag: str) -> None:
    """Compare whole messages: an example with a field too few or too many differs from its encoded message."""
    example = examples(heading)[tag]
    message = msgspec.json.decode(example, type=SIDES[heading])
    assert message.__struct_config__.tag == tag
    assert json.loads(msgspec.json.encode(message)) == json.loads(example)


def test_the_page_tells_the_number_of_the_protocol() -> None:
    assert f"with the protocol's number (now {PROTOCOL})" in PAGE
