"""What is told of a game at its end: eggs, sets, and gems that no ring redeemed (DL-119 to DL-128)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tafelrunde.games.drachenland import events
from tafelrunde.games.drachenland.scoring import score_of
from tafelrunde.games.drachenland.state import Land
from tafelrunde.kernel.story import SHARED_VERSES, Sentence, Tale, Verse, decided_by_points, largest_leap

LAST_EGG = Verse("last-egg", "decided", ("seat",))
LATE_LAST_EGG = Verse("last-egg-lost", "decided", ("seat",))
CLOCK = Verse("clock", "decided", ("round:number",))
SCREEN = Verse("screen", "deed", ("seat", "sets:number", "singles:number", "points:number"))
VOID = Verse("void", "deed", ("seat", "count:number"))
HAUL = Verse("haul", "moment", ("seat", "count:number"))
FIRST_RING = Verse("first-ring", "moment", ("seat",))
VERSES = (LAST_EGG, LATE_LAST_EGG, CLOCK, SCREEN, VOID, HAUL, FIRST_RING, *SHARED_VERSES)


def progress(s: Land) -> Sequence[int]:
    """Points if the game ended now."""
    return [score_of(s, seat).points for seat in range(s.seats)]


def story(tale: Tale[Land]) -> Iterator[Sentence]:
    for move, words in tale.find(events.LAST_EGG):
        seat = words["seat"]
        yield (LAST_EGG if seat in tale.result.winners else LATE_LAST_EGG).at(move, seat)
    for move, words in tale.find(events.CLOCK):
        yield CLOCK.at(move, words["round"])
    yield from decided_by_points(tale)
    for seat in tale.seats:
        score = score_of(tale.end, seat)
        yield SCREEN.at(tale.moves, seat, score.sets, score.singles, score.points)
        if score.void:
            yield VOID.at(tale.moves, seat, score.void)
    yield from _moments(tale)


def _moments(tale: Tale[Land]) -> Iterator[Sentence]:
    owner = {tale.end.figure(seat, colour): seat for seat in tale.seats for colour in range(3)}
    for move, words in tale.find(events.TOOK_RING):
        yield FIRST_RING.at(move, owner[str(words["figure"])])
        break
    hauls = [(int(words["count"]), -move, str(words["figure"])) for move, words in tale.find(events.TOOK_GEMS)]
    if hauls and max(hauls)[0] > 1:
        count, move, figure = max(hauls)
        yield HAUL.at(-move, owner[figure], count)
    yield from largest_leap(tale)
