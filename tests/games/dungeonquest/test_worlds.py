"""How likely each world is to a seat, counted out."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tafelrunde.games.dungeonquest.board import DRAGON_DECK, MONSTER_DECK, SEARCH_DECK
from tafelrunde.games.dungeonquest.state import HIDDEN, TOLD
from tafelrunde.games.dungeonquest.steps.cards import reshuffle
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.table import Table, reveals_something
from tests.games.dungeonquest.tables import BOARD, QuestTable, fresh
from tests.games.worlds import chances, evenly


def cards(*names: str) -> tuple[int, ...]:
    return tuple(sorted(BOARD.cards.index(name) for name in names))


def decks(which: int, *names: str) -> list[tuple[int, ...]]:
    """Decks of which only one holds something."""
    return [cards(*names) if deck == which else () for deck in range(len(fresh().state.decks))]


def monsters(seat: int | None, known: int, hurt: int) -> dict[str, Any]:
    """The chances of what a hero fights who has met a troll."""
    table = fresh(3)
    left = decks(MONSTER_DECK, "troll32", "troll42", "troll53", "bone21", "fiend64")
    (troll,) = cards("troll43")
    return chances(
        table, seat, lambda s: BOARD.cards[s.monster], player=0, monster=troll, known=known, hurt=hurt, decks=left
    )


@pytest.mark.clause("DQ-085", "DQ-094")
def test_a_monster_is_any_of_its_name_that_the_wounds_have_not_killed() -> None:
    assert monsters(0, TOLD, 0) == monsters(None, TOLD, 0) == evenly("troll32", "troll42", "troll43", "troll53")
    assert monsters(0, TOLD, 3) == evenly("troll42", "troll43", "troll53")
    assert monsters(0, TOLD, 4) == evenly("troll53")
    assert monsters(1, TOLD, 4) == evenly("troll43"), "its player has seen the card"


@pytest.mark.clause("DQ-201")
def test_an_unseen_monster_is_any_at_all() -> None:
    found = monsters(0, HIDDEN, 0)
    assert found == evenly("bone21", "fiend64", "troll32", "troll42", "troll43", "troll53")


@pytest.mark.clause("DQ-071")
def test_what_another_looks_at_is_any_of_the_search_cards() -> None:
    names = ("sea_l100", "sea_l150", "sea_secret", "sea_trap")
    peek, left = cards(*names[:2]), decks(SEARCH_DECK, *names[2:])
    found = chances(fresh(3), 1, lambda s: s.peek, player=0, peek=peek, decks=left)
    assert found == evenly(*combinations(cards(*names), 2))
    assert chances(fresh(3), 0, lambda s: s.peek, player=0, peek=peek, decks=left) == evenly(peek)


@pytest.mark.clause("DQ-014")
def test_what_is_shuffled_cannot_be_taken_back_in_any_world() -> None:
    """Where decks are loose no luck is needed for it; who imagines worlds would else be offered another undo there."""
    table = fresh()
    imagined: QuestTable = Table.at(table.sample(0, Luck.seeded(1)))
    for one in (table, imagined):
        before = one.state.clone()
        reshuffle(one.state, DRAGON_DECK)
        assert reveals_something(before, 0, one.state, (), one.state.journal or ())
