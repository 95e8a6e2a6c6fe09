"""One name for each player: you, the chosen name, or role and name together; and things are called what they are."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tafelrunde.kernel.game import game
from tests.browser.conftest import Comes
from tests.browser.people import BOTS, Person, gather, play_on
from tests.browser.servers import ServerProcess
from tests.built_in_games import GAMES

GATHERED = {"apokalypse", "dante"}  # everybody sits on the board, and is not listed beside it as well
NUMBERED = re.compile(r"\b(Seat|Platz) \d")


def plain(person: Person) -> None:
    """Nobody on the page goes by the number of a seat."""
    text = person.page.locator("body").inner_text()
    assert not NUMBERED.search(text), text


@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_nobody_is_a_number(comes: Comes, slug: str) -> None:
    """Also before roles are chosen, and in the log of what happened then."""
    mia, ben = comes("en", game=slug), comes("de", game=slug)
    mia.ask("guest", {"name": "Mia"})
    table = mia.lay("me", "open", "random", start=False)
    ben.ask("guest", {"name": "Ben"})
    ben.ask(f"tables/{table}/join", {})
    mia.ask(f"tables/{table}/start", {})
    for person in (mia, ben):
        person.visit(f"#/table/{table}").seated()
        plain(person)
    play_on(mia, ben, until=lambda: mia.now.seq >= 20)
    for person, other in ((mia, "Ben"), (ben, "Mia")):
        plain(person)
        if person.now.result:  # three heroes may all be dead by then
            person.ended.get_by_role("button", name=person.say("close"), exact=True).click()
        log = person.page.get_by_role("tab", name=person.say("log"), exact=True)
        log.click()  # where rivals need all the room it lies behind them
        words = person.page.get_by_role("log").first.inner_text()
        assert f"({person.say('seat-you')})" in words
        assert other in words
        tab = person.page.get_by_role("tab", name=person.say("tab-others"), exact=True)
        assert tab.count() or slug not in GATHERED
        if tab.count():  # where there is no room for both
            tab.click()
        expect(person.region("others")).to_contain_text(BOTS[2])
        expect(person.region("others")).to_contain_text(person.say("bot-random"))  # honest that it is one


def test_the_winner_is_named(comes: Comes, node: ServerProcess) -> None:
    mia = comes("en")
    table = mia.lay("me", "random", clock_rounds=1)
    mia.visit(f"#/table/{table}").seated()
    node.play(mia, table, bots=1)
    mia.until(lambda: mia.now.result, "the end")
    result = mia.now.result
    assert result is not None
    who = mia.names(*result.winners)
    expect(mia.ended).to_contain_text(mia.say("end-winner", count=len(result.winners), who=who))
    plain(mia)


def test_a_purchase_is_called_by_its_goods(comes: Comes) -> None:
    mia, ben = comes("en", game="dungeon_designer"), comes("de", game="dungeon_designer")
    gather(mia, ben)
    play_on(mia, ben, until=lambda: any(move.verb == "buy" for move in (*mia.now.legal, *ben.now.legal)))
    buyer = next(person for person in (mia, ben) if any(move.verb == "buy" for move in person.now.legal))
    stalls = {stall["stall"]: stall for stall in buyer.now.table["stalls"]}
    for move in buyer.now.legal:
        if move.verb == "buy":
            button = buyer.move(move.move)
            for face in stalls[move.words[0]][move.words[1]]:
                expect(button).to_contain_text(buyer.word("face", face))
            assert buyer.word("stall", move.words[0]) not in button.inner_text()


def test_a_field_shows_its_number_while_it_can_be_chosen(comes: Comes) -> None:
    mia = comes("en")
    mia.visit(f"#/table/{mia.lay('me', 'random', start_player='0')}").seated()
    play_on(mia, until=lambda: any(move.verb == "walk" for move in mia.now.legal))
    numbers = mia.page.locator("main svg .number")
    fields = {
        str(move.words[0]) for move in mia.now.legal if move.verb == "walk" and str(move.words[0]).startswith("F")
    }
    assert fields
    assert fields <= set(numbers.all_text_contents())
    mia.button("map-numbers").click()
    expect(mia.button("map-numbers")).to_have_attribute("aria-pressed", "true")
    edition = game("drachenland").setup(2).board.edition
    assert set(numbers.all_text_contents()) == {field.id for field in edition.field}
    mia.button("map-numbers").click()
    expect(numbers).not_to_have_count(len(edition.field))
