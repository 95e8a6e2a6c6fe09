"""Dante's journey: an offer to travel together goes from one browser to another, and what becomes of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.table import AnyTable
from tafelrunde.kernel.texts import Texts
from tests.browser.conftest import Comes
from tests.browser.people import Person, gather, play_on
from tests.browser.servers import ServerProcess

BOARD = Path(__file__).parents[2] / "web" / "src" / "games" / "dante"


class Company:
    """Three people at a table, of whom the first two want to travel together. Nothing happens but by them."""

    def __init__(self, node: ServerProcess, *people: Person) -> None:
        self.node, self.people = node, people
        self.sit_down()

    def sit_down(self) -> None:
        """A new table, everybody on the next seat."""
        self.table = gather(*self.people)

    def other(self, person: Person) -> Person:
        """With whom one of the first two wants to travel."""
        return self.people[1] if person is self.people[0] else self.people[0]

    def name(self, person: Person) -> str:
        """What a person's persona is called: the same in every language."""
        word = sinners(person)[seat_of(person)]["persona"]
        return str(Speaker(self.node.table(self.table).setup, person.say.lang).word("sinner", word))

    def play_until(self, wanted: Callable[[Person], bool]) -> Person:
        """Plays, at new tables if need be, until one of the first two has that choice; who that is."""

        def found() -> Person | None:
            return next((person for person in self.people[:2] if person.now.legal and wanted(person)), None)

        while (person := found()) is None:
            play_on(*self.people, until=lambda: found() is not None, choose=self.wish)
            if self.people[0].now.result:
                self.sit_down()
        return person

    def wish(self, person: Person) -> str:
        """The move that brings the first two together."""
        legal = [move.move for move in person.now.legal]
        if can_offer(person):
            return "meet offer"
        if can_accept(person) or can_part(person):
            return "together" if "together" in legal else "alone"
        if person.now.asks in ("meet", "together"):
            return legal[-1]  # pass by, go alone
        real = self.node.table(self.table)
        return max(legal, key=lambda move: self.promise(real, person, move))

    def promise(self, real: AnyTable, person: Person, move: str) -> bool:
        """Whether a card leads to a question that the first two are waiting for."""
        seat, then = seat_of(person), real.clone()
        then.play(seat, move)
        view = then.view(seat)
        met = [other["field"] for other in view["table"]["sinners"]]
        mine = seat < 2 and then.pending == (seat,) and view["table"]["role"] == seat
        return bool(mine and (view["asks"] == "together" or (view["asks"] == "meet" and met[0] == met[1])))


def seat_of(person: Person) -> int:
    assert person.now.seat is not None
    return person.now.seat


def sinners(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.now.table["sinners"]
    return found


def chooses(person: Person, asks: str) -> bool:
    """Whether one of the first two is asked something for the own figure."""
    seat = seat_of(person)
    return person.now.asks == asks and bool(person.now.legal) and person.now.table["role"] == seat and seat < 2


def can_offer(person: Person) -> bool:
    return chooses(person, "meet") and sinners(person)[0]["field"] == sinners(person)[1]["field"]


def can_accept(person: Person) -> bool:
    seat = seat_of(person)
    return (
        chooses(person, "together")
        and sinners(person)[seat]["offer"] == 1 - seat
        and any(move.verb == "together" for move in person.now.legal)
    )


def can_part(person: Person) -> bool:
    seat = seat_of(person)
    return chooses(person, "together") and sinners(person)[seat]["mate"] == 1 - seat


def point(person: Person, target: str) -> None:
    """A click on the board that makes a move."""
    before = person.now.decision
    person.page.locator(f'[data-spot="{target}"]').click()
    person.until(lambda: person.now.decision != before, f"{target} to be played")


def own(person: Person) -> Locator:
    return person.region("own")


def test_an_offer_is_made_accepted_and_broken_off(comes: Comes, node: ServerProcess) -> None:
    mia, ben, eva = (comes(lang, game="dante") for lang in ("de", "en", "de"))
    company = Company(node, mia, ben, eva)
    says = {person: Texts(person.say.lang, [BOARD]) for person in (mia, ben)}

    offering = company.play_until(can_offer)
    addressee = company.other(offering)
    point(offering, "meeting:offer")
    expect(own(addressee)).to_contain_text(says[addressee]("own-offer", who=company.name(offering)))

    accepting = company.play_until(can_accept)
    point(accepting, "verb:together")
    for person in (mia, ben):
        expect(own(person)).to_contain_text(says[person]("map-mate", who=company.name(company.other(person))))
    one, other = sinners(accepting)[:2]
    assert (one["mate"], other["mate"], one["field"]) == (1, 0, other["field"])

    leaving = company.play_until(can_part)
    left = company.other(leaving)
    point(leaving, "verb:alone")
    for person in (mia, ben):
        text = person.say("event-parted", sinner=company.name(leaving), mate=company.name(left))
        expect(person.page.get_by_role("log")).to_contain_text(text)
        expect(own(person)).not_to_contain_text(says[person]("map-mate", who=company.name(company.other(person))))


WATCH = """() => {
    window.ahead = []
    new MutationObserver(() => {
        const cards = document.querySelectorAll('.own button[data-target^="card:"]')
        const hand = new Set([...cards].map(card => card.dataset.target.slice(5)))
        for (const move of document.querySelectorAll('[data-move^="play "]'))
            if (!hand.has(move.dataset.move.slice(5))) window.ahead.push(move.dataset.move)
        window.lists = (window.lists ?? 0) + (document.querySelector('[data-move^="play "]') ? 1 : 0)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""


def test_the_list_is_never_ahead_of_the_hand_that_is_shown(comes: Comes) -> None:
    """While pieces move the board shows what was; so does the list, even if one asks for it meanwhile."""
    mia = comes(game="dante", motion=True, confirm="never")
    mia.visit(f"#/table/{mia.lay('me', 'random', 'random')}").seated()
    mia.page.evaluate(WATCH)
    played = 0
    while played < 3 and mia.to_move():
        mia.page.keyboard.press("a")  # at once, whatever moves
        if mia.now.asks == "play":
            played += 1
        mia.play()
    assert mia.page.evaluate("window.lists") > 0
    assert mia.page.evaluate("window.ahead") == []
