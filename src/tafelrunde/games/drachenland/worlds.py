"""The worlds a seat can imagine: unseen tiles lie anywhere."""

from __future__ import annotations

from tafelrunde.games.drachenland.state import Land
from tafelrunde.kernel.luck import Luck


def redeal(s: Land, seat: int | None, luck: Luck) -> None:
    """Shuffles the unseen tiles. All else a seat with a good memory knows: pick-ups happen in the open."""
    if s.ended:
        return  # DL-128: everything has been shown
    tiles, places = s.tiles, s.board.volcanoes_in(s.hidden)
    pile = [tiles[volcano] for volcano in places]
    pile.append(s.removed)
    pile.sort()  # so that the world depends on what is known, not on what lies there
    pile = luck.shuffled(pile)
    s.removed = pile.pop()
    for volcano, tile in zip(places, pile, strict=True):
        tiles[volcano] = tile
