"""Setting up the table (DL-002 to DL-011)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tafelrunde.games.drachenland import events
from tafelrunde.games.drachenland.board import Board
from tafelrunde.games.drachenland.state import Land
from tafelrunde.games.drachenland.steps.turn import Opening
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import Step


def deal(setup: Setup[Land, Board], luck: Luck) -> Land:
    """An empty table with figures and starting tiles in front of everybody (DL-002, DL-003)."""
    land = Land(setup, luck)
    land.push(LayOut())
    return land


@dataclass(frozen=True, slots=True)
class LayOut(Step[Land]):
    """Eggs, gems and face-down tiles onto the volcanoes; then the opening round."""

    def run(self, s: Land) -> None:
        board = s.board
        two = s.seats == 2  # DL-129: one egg each, whatever is printed
        s.eggs = [board.edition.eggs.two_players_each] * board.volcanoes if two else list(board.eggs)
        s.eggs_left = sum(s.eggs)
        wild = s.setup.options["wild_gems"]  # DL-132: the first shuffle is dealt as it falls
        order = s.luck.order(len(board.gem_bag), None if wild else _cap_kept(board))
        for place, gem in zip(_gem_places(board), order, strict=True):
            s.gems[4 * place + board.gem_bag[gem]] += 1
        *s.tiles, s.removed = s.luck.shuffled(board.pool)  # DL-006, DL-007
        s.hidden = (1 << board.volcanoes) - 1
        wished = s.setup.options["start_player"]  # DL-011, DL-R01
        s.start = s.player = wished if isinstance(wished, int) else s.luck.roll(s.seats)
        s.tell(events.STARTED, s.start)
        s.push(Opening(0))


def _gem_places(board: Board) -> list[int]:
    return [volcano for volcano, room in enumerate(board.gem_room) for _ in range(room)]


def _cap_kept(board: Board) -> Callable[[tuple[int, ...]], bool]:
    """DL-010, DL-R02: the whole bag is shuffled again until no volcano has too many of a colour, so legal deals are
    equally likely (patching a bad deal would not be fair)."""
    places, bag, cap = _gem_places(board), board.gem_bag, board.gem_cap

    def accept(order: tuple[int, ...]) -> bool:
        counts: dict[int, int] = {}
        for place, gem in zip(places, order, strict=True):
            pile = 4 * place + bag[gem]
            count = counts.get(pile, 0) + 1
            if count > cap:
                return False
            counts[pile] = count
        return True

    return accept
