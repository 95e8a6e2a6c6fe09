"""A game that came with another package plays in the browser: from its card on the start page to the end."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Comes
from tests.browser.looks import looks_good
from tests.browser.people import Person, gather, play_on
from tests.browser.servers import ServerProcess
from tests.toys import package

TOY = "parry"


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server beside which a package with the toys is installed, for its bots and for this test as well."""
    folder = str(package(tmp_path_factory.mktemp("packages")))
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        patch.setenv("PYTHONPATH", folder)
        node = ServerProcess(tmp_path_factory.mktemp("house")).open()
        yield node
        node.stop()


def results(person: Person, node: ServerProcess, table: str) -> None:
    """The sheet at the end says what came out."""
    result = node.table(table).result
    assert result is not None
    rows = person.ended.get_by_role("row")
    expect(rows).to_have_count(1 + len(result.ranks))
    shown = [row.get_by_role("cell").last.inner_text() for row in rows.all()[1:]]
    assert sorted(shown) == sorted(map(str, result.scores))


@pytest.mark.parametrize(
    ("slug", "lang", "width"), [("parry", "de", 360), ("parry", "en", 1440), ("puppet", "de", 1440)]
)
def test_from_its_card_to_the_end(comes: Comes, node: ServerProcess, slug: str, lang: str, width: int) -> None:
    mia, dice = comes(lang, game=slug, width=width), Random(slug + lang)
    mia.visit().play_now.click()
    table = mia.table
    mia.seated()
    play_on(mia, choose=lambda person: dice.choice(person.now.legal).move)
    results(mia, node, table)


@pytest.mark.parametrize("width", [360, 1440])
def test_two_people_choose_in_secret(comes: Comes, node: ServerProcess, width: int) -> None:
    """Cards are laid by picking them from the own hand; nobody sees more of the other's than its back."""
    mia, ben = comes("de", game=TOY, width=width), comes("en", game=TOY, width=width)
    table = gather(mia, ben)
    play_on(mia, ben, until=lambda: mia.now.asks == ben.now.asks == "lay", choose=lambda _: "keep")
    mine, yours = (node.table(table).view(seat)["table"]["hand"] for seat in (0, 1))
    for person, hand in ((mia, mine), (ben, yours)):
        held = person.region("generic-secret")
        for card, count in hand.items():
            name = f"{person.word('card', card)} {count}"
            expect(held.get_by_role("button", name=name, exact=True)).to_be_visible()
    card = next(card for card, count in mine.items() if count)
    mia.region("generic-secret").locator(f'[data-target="card:{card}"]').click()
    mia.until(lambda: mia.now.answered == f"lay {card}", "the card to lie there")
    expect(mia.prompt).to_contain_text(mia.say("prompt-answered"))
    assert ben.now.asks == "lay"
    ben.play()
    back = ben.region("generic-table").get_by_text(ben.say("view-hidden"), exact=True)
    expect(back.first).to_be_visible()
    expect(ben.page.locator("[role=log]")).to_contain_text(ben.say("event-laid", seat=ben.called(0)))
    play_on(mia, ben)
    for person in (mia, ben):
        results(person, node, table)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_its_pages_look_good(comes: Comes, node: ServerProcess, lang: str) -> None:
    mia = comes(lang, game=TOY)
    mia.ask("guest", {"name": "Mia"})
    mia.visit()
    expect(mia.play_now).to_be_visible()
    looks_good(mia, f"any-start-{lang}")
    mia.visit(f"#/new/{TOY}")
    expect(mia.button("new-lay")).to_be_visible()
    looks_good(mia, f"any-new-{lang}")
    lobby = mia.lay("me", "open", "greedy", start=False)
    mia.visit(f"#/table/{lobby}")
    expect(mia.button("begin")).to_be_visible()
    looks_good(mia, f"any-lobby-{lang}")
    table = mia.lay("me", "greedy", "greedy", "greedy", hearts=5)
    assert node.play(mia, table, bots=0, moves=30)
    mia.visit(f"#/table/{table}").seated()
    expect(mia.page.get_by_role("group", name=mia.say("actions"))).to_be_visible()
    looks_good(mia, f"any-table-{lang}")
    assert not node.play(mia, table, bots=0)
    expect(mia.ended).to_be_visible()
    looks_good(mia, f"any-end-{lang}")


def test_its_words_change_with_the_language(comes: Comes) -> None:
    mia = comes("de", game=TOY)
    table = mia.lay("me", "greedy")
    mia.visit(f"#/table/{table}").seated()
    held = mia.region("generic-secret")
    expect(held).to_contain_text(mia.say("view-hand"))
    mia.button("switch-lang").click()
    mia.say = comes("en", game=TOY).say
    expect(mia.region("generic-secret")).to_contain_text(mia.say("view-hand"))
    expect(mia.region("generic-table")).to_contain_text(mia.say("view-deck"))
