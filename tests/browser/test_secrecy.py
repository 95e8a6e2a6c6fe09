"""Nothing hidden reaches a browser: neither a socket frame, nor an answer of the interface, nor the page itself."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from tafelrunde.games.drachenland.board import TILES
from tafelrunde.kernel.table import AnyTable
from tests.browser.conftest import Comes
from tests.browser.people import Person, parts, play_on
from tests.browser.servers import ServerProcess

MOVES = 40
TILE_SPOTS = ("volcanoes", "figures", "unseen", "tiles", "gained", "played", "told", "legal", "next")
"""Where a tile may be named: lying open, worn, counted, owned, told about or to be played, now or then."""


def test_spectators_and_seats_see_only_what_is_theirs(comes: Comes, node: ServerProcess) -> None:
    mia, ben, eve = comes(confirm="always"), comes(), comes("de")  # Mia looks at previews too
    table = mia.lay("me", "open", "random", start=False, clock_rounds=4, log_pickups=False)
    ben.ask("guest", {})
    ben.ask(f"tables/{table}/join", {"entropy": "5e" * 16})
    mia.ask(f"tables/{table}/start", {})
    link = mia.ask(f"tables/{table}/link", {})["secret"]
    for person in (mia, ben, eve):
        person.visit(f"#/table/{table}")
    assert (mia.seated(), ben.seated()) == (0, 1)
    eve.until(lambda: eve.sight, "the table")
    assert (eve.now.seat, eve.now.legal) == (None, [])

    play_on(mia, ben, until=lambda: mia.now.seq >= MOVES, choose=lambda person: node.advice(table))
    eve.until(lambda: eve.now.seq >= MOVES, "the spectator to see it")
    for person in (mia, ben, eve):  # looks back too
        person.page.get_by_role("log").get_by_role("button").first.click()
        person.button("to-now").click()
    assert mia.now.result is None

    past = Past(node.table(table))
    canaries = {
        "the secret": node.kept(table).commitment.secret.hex(),
        "the seed": node.kept(table).commitment.seed.hex(),
        **{
            f"the pinch of seat {no}": pinch.hex()
            for no, pinch in enumerate(node.kept(table).commitment.entropy)
            if pinch
        },
        **{f"guest {no}": seat.guest for no, seat in enumerate(node.kept(table).row.seats) if seat.guest},
        "the link": link,
    }
    for person, seat in ((mia, 0), (ben, 1), (eve, None)):
        texts = [*person.frames, *(answer.text() for answer in person.answers), person.page.content()]
        others = {f"the cookie of {name}": cookie for name, cookie in cookies(mia=mia, ben=ben).items()}
        for text in texts:
            for name, canary in {**canaries, **others}.items():
                assert canary not in text, name
        messages = [json.loads(text) for text in texts[:-1]]
        assert {sight["seq"] for sight in parts(messages, "pending")} >= {0, MOVES}
        assert past.check(messages, seat) > 100, "hardly anything was hidden"
    assert list(parts([json.loads(frame) for frame in mia.frames], "refused")), "there was no preview"


def test_the_secret_is_told_when_the_game_is_over(comes: Comes, node: ServerProcess) -> None:
    """The counterpart: what is a secret before is shown in the end, so the test above looks for the right thing."""
    mia = comes()
    table = mia.lay("me", "random", clock_rounds=1)
    mia.visit(f"#/table/{table}").seated()
    play_on(mia)
    secret = node.kept(table).commitment.secret.hex()
    assert mia.now.secret == secret
    first = next(frame for frame in mia.frames if secret in frame)
    assert json.loads(first)["sight"]["result"]


def cookies(**people: Person) -> Mapping[str, str]:
    return {name: cookie["value"] for name, person in people.items() for cookie in person.context.cookies()}


class Past:
    """The real table at every moment, and what of it was hidden then."""

    def __init__(self, table: AnyTable) -> None:
        self._table = table
        self._states: dict[int, Any] = {}

    def at(self, seq: int) -> Any:
        if seq not in self._states:
            past = self._table.clone()
            if seq < past.moves:
                past.take_back(0, past.moves - seq)
            self._states[seq] = past.state
        return self._states[seq]

    def face_down(self, seq: int) -> list[str]:
        land = self.at(seq)
        return [land.board.spaces[volcano] for volcano in land.board.volcanoes_in(land.hidden)]

    def check(self, messages: list[Any], seat: int | None) -> int:
        """Compares all that was said with the truth; how many hidden things there were to betray."""
        seq = hidden = 0
        for message in messages:
            for line in parts(message, "told"):
                if "seq" in line:
                    self._check_line(line)
            for look in parts(message, "table"):
                if "volcanoes" in (look["table"] or {}):
                    seq = look.get("seq", seq)  # a preview is one of the moment before
                    hidden += self._check_look(look, seq, seat)
        return hidden

    def _check_line(self, line: dict[str, Any]) -> None:
        """What is told about a tile that lies somewhere is told of an open one."""
        for told in line["told"]:
            if "tile" in told["args"] and "at" in told["args"]:
                assert told["args"]["at"] not in self.face_down(line["seq"]), told

    def _check_look(self, look: dict[str, Any], seq: int, seat: int | None) -> int:
        shown, face_down = look["table"], self.face_down(seq)
        for volcano in face_down:
            assert shown["volcanoes"][volcano]["tile"] == "hidden"
        assert shown["removed"] is None
        others = [other for other in range(len(shown["loot"])) if other != seat]
        for other in others:
            assert shown["loot"][other] is None
            assert shown["scores"][other] is None
        assert look.get("secret") is None
        for path in named_tiles(look):
            assert path[0] in TILE_SPOTS or path[1] in TILE_SPOTS, path
        return len(face_down) + len(others)


def named_tiles(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every place where a tile's name is said."""
    if isinstance(value, dict):
        for key, part in value.items():
            if key in TILES:
                yield (*path, key)
            yield from named_tiles(part, (*path, key))
    elif isinstance(value, list):
        for number, part in enumerate(value):
            yield from named_tiles(part, (*path, str(number)))
    elif value in TILES:
        yield path
