"""DungeonQuest: combat between two browsers, hero player and left neighbour. Nobody sees the other's card too soon."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tafelrunde.kernel.table import AnyTable
from tests.browser.conftest import Comes
from tests.browser.people import Person, gather
from tests.browser.servers import ServerProcess

CARDS = ("ranged", "melee", "magic")
TABLES, MOVES = 20, 60


class Duel:
    """Two people at a table; nothing happens but by them. They look for trouble until they have it."""

    def __init__(self, node: ServerProcess, *people: Person) -> None:
        self.node, self.people = node, people
        self.sit_down()

    def sit_down(self) -> None:
        self.table = gather(*self.people)

    def side(self, side: str) -> Person:
        """Who plays the hero, or the monster."""
        return self.people[int(self.people[0].now.table["combat"][side])]

    def play_until_combat(self) -> None:
        """Plays, at new tables if need be, until both are asked for a combat card."""
        for _ in range(TABLES):
            for _ in range(MOVES):
                if all(person.now.asks == "combat" for person in self.people):
                    return
                if self.people[0].now.result:
                    break
                self.play_one()
            self.sit_down()
        raise AssertionError("there was no combat")

    def play_one(self) -> None:
        """A move that leads into a combat, else any but for the exit; not by the page, but both browsers see it."""
        person = next(person for person in self.people if person.now.legal)
        real = self.node.table(self.table)
        moves = [move.move for move in person.now.legal]
        best = max(moves, key=lambda move: (leads_to_combat(real, person, move), move != "exit"))
        order = {"command": f"command{person.now.seq:06}", "decision": person.now.decision, "move": best}
        person.ask(f"tables/{self.table}/commands", order)
        person.until(lambda: all(each.now.seq > real.moves for each in self.people), "both browsers")


def leads_to_combat(real: AnyTable, person: Person, move: str) -> bool:
    then = real.clone()
    then.play(seat_of(person), move)
    return bool(then.view(None)["asks"] == "combat")


def seat_of(person: Person) -> int:
    assert person.now.seat is not None
    return person.now.seat


def pick(person: Person, card: str) -> None:
    """A click on a card in the duel; it is laid face down, or both are shown at once."""
    before = person.now.seq
    person.page.locator(f'[data-spot="combat:{card}"]').click()
    person.until(lambda: person.now.seq > before, f"{card} to be laid")


def shown(person: Person) -> dict[str, str | None]:
    """The cards that lie in the middle, as this browser shows them."""
    person.page.locator('[data-slot="monster"]').wait_for(state="attached")
    return {
        side: person.page.locator(f'[data-slot="{side}"]').get_attribute("data-card") for side in ("hero", "monster")
    }


def betrays(frame: str, picks: list[str]) -> list[str]:
    """Combat cards that a frame names beyond the own choice of three and those of the round before."""
    said: dict[str, Any] = json.loads(frame)
    sight = said.get("sight", {})
    sight.pop("legal", None)
    assert sight.get("table", {}).pop("picks", picks) == picks
    return [card for card in CARDS if card in json.dumps(said)]


@pytest.mark.parametrize(("early", "late"), [("hero", "monster"), ("monster", "hero")])
def test_neither_sees_the_others_card_before_both_are_in(
    comes: Comes, node: ServerProcess, early: str, late: str
) -> None:
    mia, ben = comes("de", game="dungeonquest"), comes("en", game="dungeonquest")
    duel = Duel(node, mia, ben)
    duel.play_until_combat()
    first, second = duel.side(early), duel.side(late)
    fighter = seat_of(duel.side("hero"))
    picks, heard = list(second.now.table["picks"]), len(second.frames)
    assert shown(second) == {"hero": "none", "monster": "none"}
    pick(first, "magic")
    assert shown(first) == {early: "magic", late: "none"}
    second.until(lambda: seat_of(first) not in second.now.pending, "the other to be ready")
    expect(second.page.locator(f'[data-slot="{early}"]')).to_have_attribute("data-card", "hidden")
    news = second.frames[heard:]
    assert news
    assert [betrays(frame, picks) for frame in news] == [[] for _ in news]
    pick(second, "melee")
    cards = {early: "magic", late: "melee"}
    mia.until(lambda: mia.now.seq == ben.now.seq, "both browsers")
    for person in (mia, ben):
        assert person.now.table["picks"] == [cards["hero"], cards["monster"]]
        said = {side: person.say(f"combat-{card}") for side, card in cards.items()}
        text = person.say("event-struck", seat=person.called(fighter), **said)
        expect(person.page.get_by_role("log")).to_contain_text(text)


def test_only_its_player_knows_the_monster(comes: Comes, node: ServerProcess) -> None:
    duel = Duel(node, comes("de", game="dungeonquest"), comes("en", game="dungeonquest"))
    duel.play_until_combat()
    hero, monster = duel.side("hero"), duel.side("monster")
    combat = monster.now.table["combat"]
    life = {"left": combat["life"] - combat["wounds"], "life": combat["life"]}
    expect(monster.page.get_by_role("main")).to_contain_text(monster.say("own-life", **life))
    expect(monster.page.get_by_role("main")).to_contain_text(monster.say("duel-penalty", penalty=combat["penalty"]))
    expect(hero.page.get_by_role("main")).to_contain_text(hero.say("duel-wounds", wounds=combat["wounds"]))
    assert hero.say("duel-penalty", penalty=combat["penalty"]) not in hero.page.content()
    messages = [json.loads(frame) for frame in hero.frames]
    assert hides_monsters(messages, seat_of(hero)) > 0


def hides_monsters(messages: list[dict[str, Any]], seat: int) -> int:
    """How often the monster that a hero fought was there to betray; it was not."""
    found = 0
    for message in messages:
        combat = message.get("sight", {}).get("table", {}).get("combat")
        if combat and combat["hero"] == seat:
            found += 1
            assert combat["life"] is None
            assert combat["penalty"] is None
            keys = [event["key"] for line in message.get("lines", []) for event in line["told"]]
            assert "monster-card" not in keys
    return found
