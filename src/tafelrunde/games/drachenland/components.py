"""Everything in the box, wherever it lies now, and what holds at every moment (DL-135 to DL-141)."""

from __future__ import annotations

from collections import Counter

from tafelrunde.games.drachenland.board import GEMS, KING, LOOT_KINDS, NO_TILE, ORDINARY, TILES
from tafelrunde.games.drachenland.state import Land


def components(s: Land) -> Counter[str]:
    """Counts every piece: nothing is ever lost or doubled (DL-135, DL-139)."""
    found: Counter[str] = Counter()
    found["egg"] = sum(s.eggs) + sum(s.loot[::LOOT_KINDS])
    for gem, name in enumerate(GEMS):
        found[f"{name} gem"] = sum(s.gems[gem::4]) + sum(s.loot[1 + gem :: LOOT_KINDS])
    for tile in (*s.tiles, s.removed):
        if tile != NO_TILE:
            found[TILES[tile]] += 1
    for colour, volcano in enumerate(s.kings):
        found[TILES[KING + colour]] += volcano >= 0
    for tile in range(ORDINARY):
        found[TILES[tile]] += sum(s.owned[tile::ORDINARY]) + s.played[tile]
    found["figure"] = len(s.figures)
    return +found


def invariants(s: Land) -> None:
    """Holds at every moment of every game."""
    fields = [place for place in s.figures if place >= s.board.volcanoes]
    assert len(fields) == len(set(fields)), "DL-136: two figures on one field"
    assert s.occupied == sum(1 << place for place in fields), "DL-136: occupied fields are out of step"
    assert s.eggs_left == sum(s.eggs), "DL-135: the egg count is out of step"
    assert bool(s.ended) == (s.eggs_left == 0) or s.ended == "clock", "DL-140: over exactly without eggs"
    assert s.rings < 1 << len(s.figures), "DL-140: a ring on nobody"
    for volcano in range(s.board.volcanoes):
        face_down = bool(s.hidden >> volcano & 1)
        visitors = [i for i, place in enumerate(s.figures) if place == volcano]
        assert not (face_down and visitors), "DL-047, DL-141: a figure stands on a face-down tile"
        tile = s.tiles[volcano]
        bare = tile == NO_TILE or (not face_down and tile >= ORDINARY)
        assert s.eggs[volcano] or bare, "DL-137: a tile without an egg"
    for seat in range(s.seats):
        for colour in range(3):
            has_gems = s.loot[LOOT_KINDS * seat + 1 + colour] > 0
            assert not has_gems or s.figures[3 * seat + colour] >= 0, "DL-138: gems of a figure off the board"
