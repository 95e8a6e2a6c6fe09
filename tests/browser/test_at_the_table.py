"""What one can do at a table besides playing: take back, vote, ask why, look up, look back, share, talk, move house."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Comes
from tests.browser.looks import looks_good
from tests.browser.people import Person, play_on
from tests.browser.servers import ServerProcess


def alone(comes: Comes, asks: str, lang: str = "en") -> Person:
    """Somebody at a table with a bot, asked for something of a kind."""
    mia = comes(lang)
    mia.visit(f"#/table/{mia.lay('me', 'random')}").seated()
    play_on(mia, until=lambda: bool(mia.now.legal) and mia.now.asks == asks)
    return mia


@pytest.fixture
def pair(comes: Comes) -> tuple[Person, Person]:
    """Two people at a table, a few moves in."""
    mia, ben = comes("de"), comes("en")
    table = mia.lay("me", "open", start=False)
    ben.ask("guest", {"name": "Ben"})
    ben.ask(f"tables/{table}/join", {})
    mia.ask(f"tables/{table}/start", {})
    for person in (mia, ben):
        person.visit(f"#/table/{table}").seated()
    play_on(mia, ben, until=lambda: mia.now.seq >= 8)
    ben.until(lambda: ben.now.seq >= 8, "the same moment")
    return mia, ben


def reviewing(person: Person, seq: int, last: int) -> Locator:
    return person.page.get_by_text(person.say("reviewing", seq=seq, last=last), exact=True)


def test_the_own_move_is_taken_back_freely(comes: Comes) -> None:
    mia = alone(comes, "activate")
    before = mia.now
    mia.play(next(move.move for move in before.legal if move.verb == "activate"))
    assert mia.now.can_undo
    mia.button("undo").click()
    mia.until(lambda: mia.now.seq == before.seq, "the move to be taken back")
    assert (mia.now.table, mia.now.legal) == (before.table, before.legal)
    assert mia.now.decision != before.decision  # what was meant for the old one comes too late
    mia.play()


@pytest.mark.parametrize("agreed", [True, False], ids=["agreed", "refused"])
def test_further_back_only_by_vote(pair: tuple[Person, Person], node: ServerProcess, agreed: bool) -> None:
    mia, ben = pair
    seq, lines = mia.now.seq, mia.page.get_by_role("log").get_by_role("listitem")
    lines.nth(2).get_by_role("button").first.click()  # the second figure has entered
    expect(reviewing(mia, 2, seq)).to_be_visible()
    mia.button("ask-back").click()
    expect(ben.page.get_by_role("alert")).to_contain_text(ben.say("vote", who=ben.called(0), count=seq - 2))
    ben.button("vote-yes" if agreed else "vote-no").click()
    expect(ben.page.get_by_role("alert")).to_be_hidden()
    moves = 2 if agreed else seq
    ben.until(lambda: ben.now.vote is None and ben.now.seq == moves, "the end of the vote")
    mia.until(lambda: mia.now.vote is None and mia.now.seq == moves, "the end of the vote")
    assert node.table(mia.table).moves == moves
    for person in pair:
        name, both = person.called(0), person.names(0, 1)
        line = person.say("took-back-agreed", who=name, count=seq - 2, agreed=both)
        expect(person.page.get_by_role("log").get_by_text(line, exact=True)).to_have_count(int(agreed))
    mia.button("to-now").click()
    play_on(mia, ben, until=lambda: mia.now.seq >= moves + 2)


def test_a_game_is_broken_off_together(pair: tuple[Person, Person]) -> None:
    """Nobody closes a running game alone; once all have agreed, everything is open and can be checked."""
    mia, ben = pair
    mia.button("invite-more").click()
    sheet = mia.dialog("sheet")
    expect(sheet).to_contain_text(mia.say("give-up-all"))
    mia.button("give-up-ask").click()
    expect(sheet).to_be_hidden()
    asked = ben.page.get_by_role("alert")
    expect(asked).to_contain_text(ben.say("vote-close", who=ben.called(0)))
    ben.button("vote-no").click()
    mia.until(lambda: mia.now.vote is None, "the end of the vote")
    ben.page.set_viewport_size({"width": 360, "height": 740})
    ben.button("invite-more").click()
    ben.button("give-up-ask").click()
    expect(mia.page.get_by_role("alert")).to_contain_text(mia.say("vote-close", who=mia.called(1)))
    mia.button("vote-yes").click()
    for person in pair:
        end = person.dialog("broken-off-title")
        expect(end).to_contain_text(person.say("broken-off"))
        looks_good(person, f"broken-off-{person.say.lang}")
        person.button("luck-check").click()
        expect(end.get_by_role("status").first).to_have_class(re.compile(r"\bok\b"))
        assert person.link("end-record").get_attribute("href") == f"api/tables/{person.table}/record"
        person.visit().link("row-look").click()
        expect(person.dialog("broken-off-title")).to_be_visible()


def test_why_cant_i(comes: Comes) -> None:
    """A click on something that does not glow names the rule that forbids it, and the rule can be looked up."""
    mia = alone(comes, "move")
    mia.page.locator('[data-target="space:V08"]').first.click()
    why = mia.page.get_by_role("alert")
    expect(why).to_contain_text(re.compile(r"DL-\d+"))
    clause = why.get_by_role("button", name=re.compile(r"^DL-"))
    id = clause.inner_text()
    clause.click()
    rules = mia.dialog("rules-of", game=mia.say("game-title"))
    expect(rules.locator(f"#clause-{id}")).to_be_in_viewport()


def test_the_rules_are_searched(comes: Comes) -> None:
    mia = alone(comes, "activate", "de")
    mia.button("rules").click()
    rules = mia.dialog("how-of", game=mia.say("game-title"))
    clauses = rules.get_by_role("term")
    mia.button("rules-all").click()
    expect(clauses.first).to_be_visible()
    everything = clauses.count()
    search = rules.get_by_role("searchbox")
    search.fill("Was macht der Bootsmann?")
    expect(clauses).not_to_have_count(everything)
    expect(clauses.first).to_be_visible()
    for text in rules.locator("section").all_inner_texts():
        assert "bootsmann" in text.lower()
    search.fill("Quastenflosser")
    expect(clauses).to_have_count(0)
    expect(rules.get_by_text(mia.say("rules-none"))).to_be_visible()


def test_looking_back_is_not_disturbed_by_what_happens(pair: tuple[Person, Person]) -> None:
    mia, ben = pair
    looks, plays = (mia, ben) if ben.now.legal else (ben, mia)
    seq = looks.now.seq
    looks.page.get_by_role("log").get_by_role("listitem").nth(1).get_by_role("button").first.click()
    expect(reviewing(looks, 1, seq)).to_be_visible()
    plays.play()
    looks.until(lambda: looks.now.seq == seq + 1, "the other's move")
    expect(reviewing(looks, 1, seq + 1)).to_be_visible()
    looks.button("step-on").click()
    expect(reviewing(looks, 2, seq + 1)).to_be_visible()
    looks.button("to-now").click()
    expect(reviewing(looks, 2, seq + 1)).to_be_hidden()


def test_the_past_is_replayed_and_a_moment_is_shared(pair: tuple[Person, Person], comes: Comes) -> None:
    mia, _ = pair
    mia.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table, seq = mia.table, mia.now.seq
    mia.visit(f"#/replay/{table}/0")
    where = mia.page.get_by_text(re.compile(rf"^\d+ / {seq}$"))
    expect(where).to_have_text(f"0 / {seq}")
    mia.button("step-on").click()
    expect(where).to_have_text(f"1 / {seq}")
    mia.button("step-on").click()
    mia.button("step-back").click()
    expect(where).to_have_text(f"1 / {seq}")
    mia.button("replay-play").click()
    expect(where).to_have_text(f"{seq} / {seq}")
    mia.page.get_by_role("slider").fill("3")
    expect(where).to_have_text(f"3 / {seq}")
    mia.button("replay-share").click()
    expect(mia.page.get_by_text(mia.say("copied"))).to_be_visible()
    link = mia.page.evaluate("navigator.clipboard.readText()")

    eve = comes().visit(link)
    expect(eve.page.get_by_text(f"3 / {seq}", exact=True)).to_be_visible()
    expect(eve.page.get_by_role("main")).to_be_visible()


def test_a_link_is_the_same_seat_on_another_device(comes: Comes) -> None:
    mia = comes()
    table = mia.lay("me", "open", start=False)
    mia.visit(f"#/table/{table}")
    mia.button("personal-make").click()
    link = mia.page.get_by_label(mia.say("personal"), exact=True).input_value()
    mia.ask(f"tables/{table}/seats", {"seat": 1, "kind": "bot", "bot": "random"})
    mia.button("begin").click()

    phone = comes(width=390).visit(link)
    assert phone.seated() == mia.seated() == 0
    assert phone.page.url.endswith(f"#/table/{table}")  # the secret is gone from the address
    assert phone.to_move()
    phone.play()
    mia.until(lambda: mia.now.seq >= phone.now.seq, "the move made on the phone")
    assert mia.to_move()
    mia.play()


@pytest.mark.parametrize("lang", ["de", "en"])
def test_who_is_somebody_already_is_asked_before_a_link_is_opened(comes: Comes, lang: str) -> None:
    mia, ben = comes("en"), comes(lang)
    mia.ask("guest", {"name": "Mia"})
    mia.visit(f"#/table/{mia.lay('me', 'random')}").seated()
    mia.button("invite-more").click()
    mia.button("personal-make").click()
    link = mia.page.get_by_label(mia.say("personal"), exact=True).input_value()
    looks_good(mia, f"table-sheet-{lang}")
    ben.ask("guest", {"name": "Ben"})
    own = ben.lay("me", "random")
    ben.visit("#/").visit(link)
    expect(ben.page.get_by_role("main")).to_contain_text("Ben")
    looks_good(ben, f"seat-link-{lang}")
    ben.button("key-watch").click()
    expect(ben.page).to_have_url(re.compile(f"#/table/{mia.table}$"))
    ben.page.go_back()
    assert "/seat/" not in ben.page.url, "whoever has the browser next finds no key in its history"
    ben.visit(link)
    ben.button("key-take").click()
    assert ben.seated() == 0
    assert ben.page.url.endswith(f"#/table/{mia.table}")
    assert {ben.ask("guest")["name"], *(table["id"] for table in ben.ask("tables")["mine"])} == {"Ben", own, mia.table}
    mia.page.reload()
    mia.button("invite-more").click()
    expect(mia.dialog("sheet")).to_contain_text(mia.say("key-held", who="Ben"))
    mia.button("key-end").click()
    ben.until(lambda: ben.now.seat is None, "the key to be taken back")
    expect(ben.page.get_by_text(ben.say("watching"), exact=True)).to_be_visible()


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_browser_can_be_signed_out(comes: Comes, lang: str) -> None:
    mia = comes(lang)
    mia.visit(f"#/table/{mia.lay('me', 'random')}").seated()
    mia.button("settings").click()
    sheet = mia.dialog("settings")
    expect(sheet).to_contain_text(mia.say("device-this"))
    mia.button("device-end").click()
    expect(sheet.get_by_role("alert")).to_have_text(mia.say("device-end-about"))
    looks_good(mia, f"devices-{lang}")
    mia.sight = None
    mia.button("device-end-sure").click()
    assert mia.until(lambda: mia.sight, "the table as a stranger sees it").seat is None


def test_people_talk(pair: tuple[Person, Person]) -> None:
    mia, ben = pair
    said = "Gut gespielt! <script>alert(1)</script> & so"
    mia.page.get_by_role("tab", name=mia.say("chat")).click()
    mia.page.get_by_label(mia.say("chat-say")).fill(said)
    mia.page.keyboard.press("Enter")
    expect(mia.page.get_by_role("log", name=mia.say("chat"))).to_contain_text(said)
    tab = ben.page.get_by_role("tab", name=ben.say("chat"))
    expect(tab).to_contain_text("1")
    tab.click()
    expect(ben.page.get_by_role("log", name=ben.say("chat"))).to_contain_text(said)
