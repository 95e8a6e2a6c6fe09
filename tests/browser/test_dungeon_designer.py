"""Drafting at the same time: a sealed choice can be changed until everybody is ready, and tells nobody anything."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tafelrunde.kernel.game import game
from tafelrunde.kernel.speech import Speaker
from tests.browser.conftest import Comes
from tests.browser.people import Person
from tests.browser.servers import ServerProcess

SLUG = "dungeon_designer"


def card(person: Person, room: str) -> Locator:
    return person.page.locator(f'button[data-target="room:{room}"]')


def cell(person: Person, where: str) -> Locator:
    return person.page.locator(f'[role="button"][data-target="cell:{where}"]')


def name(person: Person, room: str) -> str:
    return str(Speaker(game(SLUG).setup(2), person.say.lang).word("room", room))


def choose(person: Person, room: str, column: int) -> None:
    """Picks a card of the hand and a column of the dungeon."""
    card(person, room).click()
    cell(person, f"r1c{column}").click()


def sealed(person: Person, room: str, column: int) -> None:
    """Waits until the choice lies face down, and the page says which one it is."""
    person.until(lambda: person.now.answered == f"place {room} {column}", "the answer to be sealed")
    expect(person.prompt).to_contain_text(person.say("prompt-answered"))
    points = person.now.table["gains"][room][f"r1c{column}"]["points"]
    signed = f"+{points}" if points > 0 else f"−{-points}" if points else "±0"
    move = person.say("action-place", room=name(person, room), column=column)
    said = person.say("with-gain", move=move, points=signed)
    expect(person.prompt.get_by_text(said, exact=True)).to_be_visible()


def asked(person: Person, topic: str, turn: int) -> None:
    """Waits for a question."""
    person.until(lambda: (person.now.asks, person.now.table["turn"]) == (topic, turn), topic)


def test_a_choice_is_changed_before_the_other_is_ready(comes: Comes, node: ServerProcess) -> None:
    mia, ben = comes("de", game=SLUG), comes("en", game=SLUG)
    table = mia.lay("me", "open", start=False)
    ben.ask("guest", {})
    ben.ask(f"tables/{table}/join", {"entropy": "5e" * 16})
    mia.ask(f"tables/{table}/start", {})
    for person in (mia, ben):
        person.visit(f"#/table/{table}")
    assert (mia.seated(), ben.seated()) == (0, 1)
    first, second = mia.now.table["hand"][:2]
    decision = mia.now.decision

    choose(mia, first, 1)
    sealed(mia, first, 1)
    ben.until(lambda: ben.now.pending == [1], "Ben to see that Mia is ready")
    expect(ben.page.get_by_role("button", name=f"{ben.seat_name(0)} {ben.say('track-ready')}")).to_be_visible()

    mia.button("change-answer").click()  # by its button
    mia.move(f"place {second} 3").click()
    sealed(mia, second, 3)
    choose(mia, second, 2)  # and simply with the cards
    sealed(mia, second, 2)
    assert (mia.now.decision, mia.now.pending, ben.now.answered) == (decision, [1], None)
    for text in (*ben.frames, ben.page.content()):
        assert not any(word in text for room in (first, second) for word in (f'"{room}"', f":{room}", f"{room} "))

    choose(ben, ben.now.table["hand"][0], 4)  # the last answer: now both also discard a room, unseen
    for person in (mia, ben):
        asked(person, "discard", 1)
        person.play()
    for person in (mia, ben):
        asked(person, "commit", 2)
        assert person.now.table["dungeons"][0]["rooms"] == {"r1c2": second}
    expect(cell(mia, "r1c2")).to_have_accessible_name(re.compile(re.escape(name(mia, second))))
    assert node.table(table).view(None)["table"]["dungeons"][0]["rooms"] == {"r1c2": second}


def lost_alone(person: Person) -> str:
    """A table where Jael has won: whoever always takes the first move hardly ever beats him, and tries until then."""
    while True:
        table = person.lay("me")
        sight = person.ask(f"tables/{table}/sight")["sight"]
        while not sight["result"]:
            order = {"command": f"command{sight['seq']:06}", "decision": sight["decision"]}
            person.ask(f"tables/{table}/commands", {**order, "move": sight["legal"][0]["move"]})
            sight = person.ask(f"tables/{table}/sight")["sight"]
        if not sight["result"]["winners"]:
            return table


def test_alone_one_can_lose_to_jael(comes: Comes, node: ServerProcess) -> None:
    """Then nobody has won, and the sheet shows what Jael has made of it."""
    mia = comes("en", game=SLUG)
    table = lost_alone(mia)
    mia.visit(f"#/table/{table}").seated()
    expect(mia.ended).to_contain_text(mia.say("ended-jael-ahead"))
    expect(mia.ended).not_to_contain_text(mia.say("end-winner", count=0, who="").strip())
    jael = node.table(table).view(None)["table"]["jael"]["standing"]
    expect(mia.ended).to_contain_text(mia.say("jael-base-points") + str(jael["base"]))


def test_all_dungeons_lie_side_by_side(comes: Comes) -> None:
    mia = comes("en", game=SLUG, width=1440)
    mia.visit(f"#/table/{mia.lay('me', 'greedy', 'greedy')}").seated()
    mia.button("track-compare").click()
    dungeons = mia.dialog("look-closer").get_by_role("region")
    expect(dungeons).to_have_count(3)
    boxes = [one.bounding_box() for one in dungeons.all()]
    assert len({box and box["y"] for box in boxes}) == 1, boxes


def test_on_a_phone_a_rivals_dungeon_comes_into_sight(comes: Comes) -> None:
    mia = comes("de", game=SLUG, width=360, height=640, touch=True)
    mia.visit(f"#/table/{mia.lay('me', 'greedy', 'greedy')}").seated()
    mia.button("pane-track").click()
    order = mia.page.get_by_role("list", name=mia.say("track-order"))
    order.get_by_role("button", pressed=False).first.click()
    expect(mia.button("dungeon-back")).to_be_in_viewport()
    mia.button("dungeon-back").click()
    expect(mia.button("dungeon-back")).to_have_count(0)
