"""An attack, a parry from a third browser, and somebody who only watches and learns no more than the table shows."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Locator, expect

from tafelrunde.kernel.game import game
from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.table import AnyTable
from tafelrunde.server.protocol.table import SightInfo
from tests.browser.conftest import Comes
from tests.browser.people import Person, parts
from tests.browser.servers import ServerProcess

SLUG = "apokalypse"
PARRIES = {
    "violence": ("conversion", "church", "metal"),
    "convert": ("violence", "church", "metal"),
}  # APO-088, APO-089
CARDS = {"violence": "violence", "convert": "conversion"}
SAVED = {"violence", "conversion", "church", "metal"}
GAMES = 12
SECRET = {"leads", "aligned", "saw", "gift", "loot"}
"""Events that only one or two may hear."""


class Scene(NamedTuple):
    """An attack that can be made now on somebody who holds cards, and the parry of a third seat."""

    attacker: int
    target: int
    third: int
    card: str
    place: str
    parry: str


def find_scene(real: AnyTable) -> Scene | None:
    seat, table = real.pending[0], real.view(None)["table"]
    for action in real.legal(seat):
        if action.verb not in PARRIES:
            continue
        nation, wing = map(str, action.words[:2])
        target = next(no for no, one in enumerate(table["nations"]) if one["nation"] == nation)
        if target == seat:  # allowed (APO-070), but then there is no third
            continue
        third = 3 - seat - target
        parry = next((card for card in PARRIES[action.verb] if card in real.view(third)["table"]["hand"]), None)
        if parry and real.view(target)["table"]["hand"]:
            column = action.words[2] if action.verb == "convert" else len(table["nations"][target][wing]["earth"])
            card = CARDS[action.verb]
            return Scene(seat, target, third, card, f"{nation}-{wing}-earth-{column}", parry)
    return None


def quiet_move(moves: list[str]) -> str:
    """Lays people and what protects them, and keeps what attacks and parries for later."""
    spending = [move for move in moves if not SAVED & {*move.split()} and move.split()[0] != "pass"]
    return (spending or moves)[0]


def played_until_scene(people: tuple[Person, ...], node: ServerProcess) -> tuple[str, Scene]:
    """A table of these three, played without pages to where an attack meets a parry. Luck decides how soon that is: a
    game that ends before is followed by another one. Seven of eight games come to it, so twelve will do."""
    mia, *others = people
    for _ in range(GAMES):
        table = mia.lay("me", "open", "open", start=False)
        for other in others:
            other.ask("guest", {})
            other.ask(f"tables/{table}/join", {})
        mia.ask(f"tables/{table}/start", {})
        while (real := node.table(table)).result is None:
            if real.view(None)["asks"] == "turn" and (scene := find_scene(real)):
                return table, scene
            seat = real.pending[0]
            order = {"command": f"command{real.moves:06}", "decision": real.decision}
            move = quiet_move([str(action) for action in real.legal(seat)])
            people[seat].ask(f"tables/{table}/commands", {**order, "move": move})
    raise AssertionError("no attack met a parry")


def sees(person: Person, wanted: Callable[[SightInfo], bool], what: str) -> None:
    """Waits until somebody's page shows something."""
    person.until(lambda: person.sight is not None and wanted(person.sight), what)


def target(person: Person, word: str) -> Locator:
    return person.page.locator(f'[data-target="{word}"]:visible').first


def window(person: Person) -> Locator:
    return person.region("window-title")


def said(person: Person, domain: str, word: str | int) -> str:
    return str(Speaker(game(SLUG).setup(3), person.say.lang).word(domain, word))


def test_a_third_parries_and_nobody_else_learns_who_could(comes: Comes, node: ServerProcess) -> None:
    people = (comes("de", game=SLUG), comes("en", game=SLUG), comes("de", game=SLUG))
    eve = comes("en", game=SLUG)
    table, scene = played_until_scene(people, node)
    for person in (*people, eve):
        person.visit(f"#/table/{table}")
        sees(person, lambda sight: sight.seq >= 0, "the table")
    attacker, still, third = (people[seat] for seat in (scene.attacker, scene.target, scene.third))

    target(attacker, f"card:{scene.card}").click()
    target(attacker, f"place:{scene.place}").click()
    for person in (*people, eve):
        sees(person, lambda sight: sight.asks == "react", "the window")
        expect(window(person)).to_contain_text(
            person.say("window-attack", seat=person.seat_name(scene.attacker), card=said(person, "card", scene.card))
        )
        assert set(person.now.pending) == {scene.target, scene.third}
    for person in (attacker, eve):
        expect(person.button("action-decline")).to_have_count(0)
    expect(third.button("action-decline")).to_be_visible()

    before = [(person.now.pending, person.now.table, person.now.asks) for person in (attacker, eve)]
    still.button("action-decline").click()
    still.until(lambda: still.now.answered == "decline", "the answer to lie face down")
    expect(window(still)).to_contain_text(still.say("window-answered"))
    assert [(person.now.pending, person.now.table, person.now.asks) for person in (attacker, eve)] == before

    hands = node.table(table).view(None)["table"]["nations"]
    target(third, f"card:{scene.parry}").click()
    for person in (*people, eve):
        sees(person, lambda sight: not sight.table["window"], "the end of the window")
        parried = person.say("event-parried", seat=person.called(scene.third), card=said(person, "card", scene.parry))
        expect(person.page.get_by_role("log").first).to_contain_text(parried)
        expect(window(person)).to_be_hidden()
        expect(target(person, f"place:{scene.place}")).to_be_visible()  # whoever was meant still stands
    after = node.table(table).view(None)["table"]
    assert after["attack"] is None
    nation, wing = scene.place.split("-")[:2]
    assert [one[wing]["earth"] for one in after["nations"] if one["nation"] == nation] == [
        one[wing]["earth"] for one in hands if one["nation"] == nation
    ]
    back = after["cards"][scene.parry]["deck"]
    assert after["nations"][scene.third]["backs"][back] == hands[scene.third]["backs"][back] - 1
    watched_only(eve, {scene.target, scene.third})


def test_the_candle_answers_for_whoever_keeps_still(comes: Comes, node: ServerProcess) -> None:
    people = tuple(comes("en", game=SLUG, candle=15) for _ in range(3))
    table, scene = played_until_scene(people, node)
    for person in people:
        person.page.clock.install()
        person.visit(f"#/table/{table}")
        sees(person, lambda sight: sight.seq >= 0, "the table")
    attacker, still, third = (people[seat] for seat in (scene.attacker, scene.target, scene.third))
    target(attacker, f"card:{scene.card}").click()
    target(attacker, f"place:{scene.place}").click()
    for person in (still, third):
        expect(person.prompt).to_contain_text(person.say("candle", seconds=15))
    third.button("candle-wait").click()
    expect(third.prompt).not_to_contain_text(third.say("candle", seconds=15))
    for person in (still, third):
        person.page.clock.fast_forward(16_000)
    still.until(lambda: still.now.answered == "decline", "the candle to burn down")
    assert third.now.answered is None
    third.play("decline")
    sees(third, lambda sight: not sight.table["window"], "the end of the window")


def test_who_wishes_not_to_be_asked_keeps_still_as_if_by_hand(comes: Comes, node: ServerProcess) -> None:
    """The answer goes out like any other: not at once, long before the candle has burnt down, and with the same words;
    who could react is asked all the same."""
    people = tuple(comes("en", game=SLUG, candle=15) for _ in range(3))
    table, scene = played_until_scene(people, node)
    attacker, still, third = (people[seat] for seat in (scene.attacker, scene.target, scene.third))
    sent: list[dict[str, Any]] = []
    still.page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(json.loads(text))))
    for person in people:
        person.page.clock.install()
        person.visit(f"#/table/{table}")
        sees(person, lambda sight: sight.seq >= 0, "the table")
    target(attacker, f"card:{scene.card}").click()
    target(attacker, f"place:{scene.place}").click()
    third.prompt.get_by_role("button", name=third.say("quiet-wish")).click()
    third.button("quiet-able").click()
    expect(third.button("candle-wait")).to_be_visible()  # there is a parry in this hand
    still.prompt.get_by_role("button", name=still.say("quiet-wish")).click()
    still.button("quiet-turn").click()
    expect(still.prompt).to_contain_text(still.say("quiet-now"))
    still.page.clock.fast_forward(1_900)
    expect(still.prompt).to_contain_text(still.say("quiet-now"))
    assert still.now.answered is None
    before = (attacker.now.pending, attacker.now.table, attacker.now.asks)
    still.page.clock.fast_forward(6_200)
    still.until(lambda: still.now.answered == "decline", "the answer to lie face down")
    assert (attacker.now.pending, attacker.now.table, attacker.now.asks) == before
    (order,) = [message for message in sent if message["type"] == "cmd"]
    assert (set(order), order["move"]) == ({"type", "command", "decision", "move"}, "decline")
    assert third.now.answered is None
    third.play("decline")
    sees(third, lambda sight: not sight.table["window"], "the end of the window")


def watched_only(eve: Person, asked: set[int]) -> None:
    """All that ever reached a spectator shows backs, never fronts, alignments or what others told each other."""
    messages = [json.loads(text) for text in (*eve.frames, *(answer.text() for answer in eve.answers))]
    sights = list(parts(messages, "pending"))
    assert len(sights) >= 3, "the spectator saw too little to prove anything"
    for sight in sights:
        if sight["asks"] == "react":  # also after the first answer
            assert set(sight["pending"]) == asked
        shown = sight["table"]
        assert (sight["seat"], sight["legal"], sight["answered"]) == (None, [], None)
        assert (shown["hand"], shown["gift"]) == (None, None)
        for nation in shown["nations"]:
            assert (nation["alignment"], nation["known"]) == (None, [])
            assert all(front is None for wing in ("good", "evil") for front in nation[wing]["fronts"])
    assert not SECRET & {told["key"] for told in parts(messages, "clause") if "key" in told}
    assert eve.page.locator('[data-target^="card:"]').count() == 0
