"""Cards in a row: as they lie in a hand or a pile, each by its place in the list of its kind."""

from __future__ import annotations

from itertools import chain

from tafelrunde.kernel.luck import Luck

SortedRow = tuple[int, ...]


def without(row: SortedRow, card: int) -> SortedRow:
    """A row that a card has left."""
    at = row.index(card)
    return row[:at] + row[at + 1 :]


def with_card(row: SortedRow, card: int) -> SortedRow:
    """A sorted row that a card has joined."""
    return tuple(sorted((*row, card)))


def dealt_anew(luck: Luck, *rows: SortedRow) -> list[SortedRow]:
    """The cards of all these rows, dealt anew by luck to rows as long: nothing of how they lay is left."""
    pool = luck.shuffled(sorted(chain(*rows)))
    return [tuple(pool.pop() for _ in row) for row in rows]
