"""How likely each world is to a seat, counted out."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from tafelrunde.games.apokalypse.board import EVIL, GOOD
from tafelrunde.games.apokalypse.worlds import beliefs
from tests.games.apokalypse.tables import BOARD, rumour, world
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
