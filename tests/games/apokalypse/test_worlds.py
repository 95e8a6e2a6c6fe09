"""How likely each world is to a seat, counted out."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from tafelrunde import BadInput
from tafelrunde.games.apokalypse import GAME
from tafelrunde.games.apokalypse.board import EARTH, EVIL, GOOD, KIND, PERSON, POPULATION, UNSEEN, row_of
from tafelrunde.games.apokalypse.state import World
from tafelrunde.games.apokalypse.worlds import beliefs
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.table import Table
from tests.games.apokalypse.tables import BOARD, end_round, rumour, world
from tests.games.worlds import chances, evenly

A, B, C, D = (BOARD.index[word] for word in ("shield_m", "shield_h", "shield_p", "shield_mh"))
SMALL: dict[str, Any] = {"above": [(D,), ()], "below": [(), ()], "discards": [(), ()]}
NEAR = Fraction(1, 200)


@pytest.mark.clause("APO-009")
def test_unseen_cards_are_in_hands_and_talon_as_chance_will_have_it() -> None:
    table = world(3, alignments="good good good")
    found = chances(table, 0, lambda s: (s.hands[1], s.hands[2]), hands=[(A,), (B,), (C,)], **SMALL)
    assert set(found) == set(evenly(*(((one,), (other,)) for one, other in permutations((B, C, D), 2))))
    assert len(set(found.values())) == 1


@pytest.mark.clause("APO-009")
@pytest.mark.clause("APO-021")
def test_what_is_drawn_and_who_lies_below_is_anything_unseen() -> None:
    """A person's front and the talon are told only when they are turned up, each then as likely as any other."""
    front = row_of(0, GOOD, EARTH)

    def drawn(s: World) -> tuple[tuple[int, ...], int]:
        first = s.draw(POPULATION, 1)
        s.settle()
        return first, s.rows[front][0] & KIND

    rows = [()] * front + [(PERSON * 2 + C,)] + [()] * (17 - front)
    found = chances(world(3), 0, drawn, hands=[(A,), (B,), ()], rows=rows, **SMALL)
    assert found == evenly(*(((one,), other) for one, other in permutations((B, C, D), 2)))


@pytest.mark.clause("APO-134")
def test_who_lies_in_a_display_is_not_shuffled_into_a_talon() -> None:
    """Before the dead join what is unseen, luck says who the others are, and what lies deep."""
    table = world(3, good={0: "p/church p/church p p"}, above=(1, 12))
    s = GAME.sample(table.state, 0, Luck.seeded(4))
    end_round(Table.at(s))
    people = [card & KIND for row in s.rows for card in row if card >= PERSON]
    assert (s.rider, len(people)) == (2, 2)
    assert UNSEEN not in {*people, *s.below[POPULATION]}
    assert set(s.above[POPULATION]) == {UNSEEN}
    GAME.invariants(s)
    assert GAME.components(s) == GAME.components(table.state)


def test_a_world_is_a_position_like_any_other() -> None:
    table = world(3, hand="metal", evil={0: "p p0"})
    text = Table.at(GAME.sample(table.state, 0, Luck.seeded(1))).position()
    assert "earth=?*2,shield_mh*0" in text, "only who laid a person knows its front"
    assert GAME.position(text).position() == text


@pytest.mark.parametrize(
    ("told", "instead"),
    [("B=", "B=?,"), ("?*2", "shield_m*2"), ("unseen ", "unsen "), ("K=", "K=metal,"), ("B=shield_m", "B=ward_m")],
)
def test_what_is_unseen_must_fit_what_lies_face_down(told: str, instead: str) -> None:
    text = Table.at(GAME.sample(world(3, evil={0: "p"}).state, 0, Luck.seeded(1))).position()
    before, line, after = text.partition("unseen ")
    wrong = before + (line + after).replace(told, instead, 1)
    assert wrong != text
    with pytest.raises(BadInput):
        GAME.position(wrong)


@pytest.mark.clause("APO-023")
def test_a_card_one_gave_away_is_where_one_gave_it() -> None:
    table = world(3)
    known: list[tuple[int, ...]] = [()] * 9
    known[1] = (B,)  # what seat 0 knows of seat 1
    found = chances(table, 0, lambda s: s.hands[1], hands=[(A,), (B,), (C,)], known=known, **SMALL)
    assert found == evenly((B,))


def alignments(seat: int | None, deeds: list[int]) -> dict[Any, Fraction]:
    """The chances of everybody's side: three good and three evil cards are drawn from; seat 0 is good."""
    table = rumour(world(3, alignments="good evil good"), *deeds)
    return chances(table, seat, lambda s: s.alignments, hands=[(), (), ()], **{**SMALL, "above": [(), ()]})


@pytest.mark.clause("APO-004")
def test_alignments_fall_as_the_cards_are_drawn() -> None:
    """Of five cards left two are good: both others good 1 in 10, one of them 3 in 10 each, none 3 in 10."""
    found = alignments(0, [0] * 6)
    wanted = {(GOOD, GOOD, GOOD): 1, (GOOD, GOOD, EVIL): 3, (GOOD, EVIL, GOOD): 3, (GOOD, EVIL, EVIL): 3}
    assert found.keys() == wanted.keys()
    assert all(abs(found[way] - Fraction(count, 10)) < NEAR for way, count in wanted.items())
    stranger = alignments(None, [0] * 6)
    assert abs(stranger[GOOD, GOOD, GOOD] - Fraction(1, 20)) < NEAR


@pytest.mark.clause("APO-004")
def test_deeds_tell_and_evil_ones_tell_more() -> None:
    """Who does something for a side is rather of that side; as the evil hide, a good deed tells less."""

    def good(good_deeds: int, evil_deeds: int) -> float:
        return beliefs(rumour(world(3), 0, 0, good_deeds, evil_deeds, 0, 0).state).good[1]

    assert good(0, 0) == pytest.approx(0.5)
    assert good(3, 0) > good(1, 0) > 0.5 > good(0, 1) > good(0, 3)
    assert 0.5 - good(0, 1) > good(1, 0) - 0.5
    assert good(1, 1) < 0.5
    told = sum(chance for way, chance in alignments(0, [0, 0, 4, 0, 0, 0]).items() if way[1] == GOOD)
    assert told > Fraction(5, 10), "what is believed is what is dealt"
