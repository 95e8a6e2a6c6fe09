"""Gold, the end of the game and who has won (DQ-191 to DQ-198, DQ-209)."""

from __future__ import annotations

from tafelrunde.games.dungeonquest import events
from tafelrunde.games.dungeonquest.board import OUT, TREASURE_DECK
from tafelrunde.games.dungeonquest.state import Quest
from tafelrunde.kernel.result import Result, ranked

END_CLAUSES = {"sunset": "DQ-022", "all-gone": "DQ-191"}


def worth(s: Quest, seat: int) -> list[int]:
    """What each loot card of a seat is worth at the end: chalices together, the lamp by its dice (DQ-192)."""
    board, loot = s.board, s.loot[seat]
    paired = all(card in loot for card in board.pairs)
    found: list[int] = []
    for card in loot:
        if board.pair[card] and paired:
            found.append(board.pair[card])
        elif board.dice[card]:
            found.append(s.lamp)
        else:
            found.append(board.loot[card])
    return found


def result(s: Quest) -> Result:
    """DQ-193 to DQ-198: most gold, then the best single card, then more cards, then shared; the dead win nothing, and
    without survivors everybody has lost."""
    sources: list[dict[str, int]] = []
    keys: list[tuple[int, ...]] = []
    for seat in range(s.seats):
        values = worth(s, seat) if s.status[seat] == OUT else []
        treasure = [
            value for value, card in zip(values, s.loot[seat], strict=False) if s.board.deck_of[card] == TREASURE_DECK
        ]
        sources.append({"treasure": sum(treasure), "finds": sum(values) - sum(treasure)})
        alive = s.status[seat] == OUT
        keys.append((1, sum(values), max(values, default=0), len(values)) if alive else (0, 0, 0, 0))
    places = ranked(tuple(keys))
    ranks = tuple(place if keys[seat][0] else max(place, 2) for seat, place in enumerate(places))
    return Result(
        winners=tuple(seat for seat, rank in enumerate(ranks) if rank == 1),
        scores=tuple(sum(by.values()) for by in sources),
        sources=tuple(sources),
        ranks=ranks,
        how=s.ended,
        clause=END_CLAUSES[s.ended],
    )


def end_game(s: Quest, how: str) -> None:
    """DQ-192, DQ-R41: first what the loot of survivors says about the end, clockwise from the first player."""
    for seat in s.seats_from(s.first):
        if s.status[seat] == OUT:
            for card in s.loot[seat]:
                if s.board.dice[card]:
                    one, other = divmod(s.luck.roll(36), 6)
                    s.lamp = s.board.dice[card] * (one + other + 2)
                    s.tell(events.LAMP, seat, one + 1, other + 1, s.lamp)
    s.finish(how)
    s.tell(events.END)
    if s.journal is not None:
        for seat, gold in enumerate(result(s).scores):
            s.tell(events.SCORED, seat, gold)
