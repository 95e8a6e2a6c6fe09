"""Cards in a row: a hand or a pile, each card being its place in the list of its kind."""

from __future__ import annotations

from itertools import chain

from tafelrunde.kernel.luck import Luck

SortedRow = tuple[int, ...]


def without(row: SortedRow, card: int) -> SortedRow:
    """Return the row without this card."""
    at = row.index(card)
    return row[:at] + row[at + 1 :]


def with_card(row: SortedRow, card: int) -> SortedRow:
    """Return the sorted row with this card added."""
    return tuple(sorted((*row, card)))


def dealt_anew(luck: Luck, *rows: SortedRow) -> list[SortedRow]:
    """Deal the cards of all these rows anew to rows of the same lengths; nothing of their order is left."""
    pool = luck.shuffled(sorted(chain(*rows)))
    return [tuple(pool.pop() for _ in row) for row in rows]
