"""How likely each world is to a seat, counted out."""

from __future__ import annotations

import pytest

from tests.games.drachenland.tables import fresh
from tests.games.worlds import chances, evenly


@pytest.mark.clause("DL-007")
@pytest.mark.parametrize("seat", [0, None])
def test_unseen_tiles_lie_anywhere_and_one_of_them_in_the_box(seat: int | None) -> None:
    """Two volcanoes are unexplored; two tiles of one kind and one of another are unseen."""
    table = fresh(2)
    known = table.state.tiles[2:]
    found = chances(
        table,
        seat,
        lambda s: (*s.tiles[:2], s.removed, s.tiles[2:] == known),
        hidden=3,
        tiles=[4, 1, *known],
        removed=4,
    )
    assert found == evenly((1, 4, 4, True), (4, 1, 4, True), (4, 4, 1, True))
