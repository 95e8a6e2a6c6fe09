"""Positions that no game can come to are refused, and why."""

from __future__ import annotations

import re

import pytest

from tafelrunde.games.dungeon_designer import GAME
from tafelrunde.kernel.errors import BadNotation
from tafelrunde.testing.playing import random_game
from tests.games.dungeon_designer.tables import SiteTable, at


def loose(table: SiteTable) -> str:
    """The position without the order of its piles, so that something can be changed without counting anew."""
    text = re.sub("^decks .*$", "decks rooms=- challenges=- stalls=- jael=-", table.position(), flags=re.M)
    return re.sub("^supply .*$", "supply round=- oval=- square=-", text, flags=re.M)


def build_text() -> str:
    return loose(
        at(2, year=2, turn=2, rows=["- - - -; S45/slime - - -"], hands=["C01 C02 C03 C04"], seen=["C09"], discard="C09")
    )


def market_text() -> str:
    return loose(at(2, ask="Visit(0)", gold=[9, 5], passages=["h01"]))


def solo_text() -> str:
    return loose(at(1, ask="Visit(0)", gold=[12]))


WRONG = {
    "a fifth year": (build_text, "year 2", "year 5", "position-number"),
    "a room twice": (build_text, "hand C01,C02", "hand C01,C09", "position-components"),
    "a token too many": (build_text, "S45/slime", "S45/spike/spike/spike/spike", "position-components"),
    "five elements": (build_text, "S45/slime", "S45/slime/ooze/ooze/ooze/ooze", "position-invariant"),
    "a passage in a slot": (build_text, "S45/slime", "S45/secret", "position-invariant"),
    "a room of next year": (build_text, "row - - - -\nhand", "row S01 - - -\nhand", "position-invariant"),
    "gold of last year": (build_text, "gold=0", "gold=3", "position-invariant"),
    "somebody passed": (build_text, "notches=-", "notches=1", "position-invariant"),
    "too small a hand": (build_text, "hand C01,C02,C03,C04", "hand C01,C02,C03", "position-invariant"),
    "a hidden room remembered": (build_text, "seen=C09", "seen=C50", "position-invariant"),
    "another turn": (build_text, "turn=2", "turn=3", "position-invariant"),
    "turns missing": (build_text, "Turn; Turn; ", "Turn; ", "position-invariant"),
    "an open table": (build_text, "next Commit", "next Place(0)", "position-invariant"),
    "nothing to keep": (build_text, "next Commit; PassHands", "next Keep; DrawAlone", "position-invariant"),
    "somebody else": (market_text, "Visit(0)", "Visit(1)", "position-invariant"),
    "more than thirty": (market_text, "gold=9", "gold=31", "position-number"),
    "a blueprint twice": (market_text, "blueprint=B2", "blueprint=B1", "position-invariant"),
    "an unknown rank": (market_text, "priority=0,1", "priority=0,0", "position-invariant"),
    "a passage at no room": (market_text, "passages=h01", "passages=h31", "position-invariant"),
    "a wrong slot": (market_text, "top=slime,ooze", "top=slime,bear", "position-invariant"),
    "a challenge too many": (market_text, "B1 challenges=-", "B1 challenges=9", "position-invariant"),
    "tokens in hand": (market_text, "bag -", "bag chest", "position-invariant"),
    "no tokens in hand": (market_text, "Visit(0)", "PlaceElement(0)", "position-invariant"),
    "a dual question": (market_text, "next Visit(0); Market; Cleanup", "next Dual", "position-invariant"),
    "a type of a plain room": (market_text, "caves=-", "caves=r1c1", "position-invariant"),
    "an unsettled step": (market_text, "next Visit(0); Market", "next Market", "position-invariant"),
    "three cells in a row": (market_text, "row - - - -", "row - - -", "position-expected"),
    "Jael waits": (solo_text, "gold=12", "gold=9", "position-invariant"),
    "two cards in year one": (solo_text, "cards=J1", "cards=J1,J2", "position-invariant"),
    "a crown on normal": (solo_text, "cards=J1", "cards=J7", "position-components"),
}


@pytest.mark.parametrize("name", WRONG)
def test_impossible_positions_are_refused(name: str) -> None:
    text, old, new, key = WRONG[name]
    right = text()
    assert old in right
    GAME.position(right)
    with pytest.raises(BadNotation) as caught:
        GAME.position(right.replace(old, new, 1))
    assert caught.value.key == key
    assert caught.value.say("de")


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_position_of_a_game_is_possible(seats: int) -> None:
    for number, table in enumerate(random_game(GAME, seats, 12, shrines=True, dual_choice="manual")):
        GAME.invariants(table.state)
        if number % 9 == 0:
            assert GAME.position(table.position()).position() == table.position()
