"""What is told of four years at their end: what tipped the scales, what was built and bought (DD-130, DD-145)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tafelrunde.games.dungeon_designer import events
from tafelrunde.games.dungeon_designer.scoring import jael_standing, standings
from tafelrunde.games.dungeon_designer.state import Site
from tafelrunde.kernel.story import LEAD_KEPT, LEVEL, MARGIN, Sentence, Tale, Verse, decided_by_points, largest_leap

EDGE = Verse("edge", "decided", ("seat", "source", "points:number"))
TIE = Verse("tie", "decided", ("seat",))
YEAR_TAKEN = Verse("year-taken", "decided", ("seat", "year:number"))
AHEAD_OF_JAEL = Verse("ahead-of-jael", "decided", ("seat", "points:number", "his:number"))
BEHIND_JAEL = Verse("behind-jael", "decided", ("seat", "points:number", "his:number"))
STRENGTH = Verse("strength", "deed", ("seat", "source", "points:number"))
SHOPPING = Verse("shopping", "deed", ("seat", "count:number", "gold:number", "challenges:number"))
DEAREST = Verse("dearest", "moment", ("seat", "gold:number"))
YEAR_LEAP = Verse("year-leap", "moment", ("seat", "points:number", "year:number"))
PASSAGE = Verse("passage", "moment", ("seat",))
VERSES = (
    *(EDGE, TIE, YEAR_TAKEN, AHEAD_OF_JAEL, BEHIND_JAEL, STRENGTH, SHOPPING, DEAREST, PASSAGE, YEAR_LEAP),
    *(LEAD_KEPT, LEVEL, MARGIN),
)


def progress(s: Site) -> Sequence[int]:
    """Reputation if the game ended now."""
    return [standing.points for standing in standings(s)] if s.year else [0] * s.seats


def story(tale: Tale[Site]) -> Iterator[Sentence]:
    result, best = tale.result, tale.result.winners[0] if tale.result.winners else 0
    if tale.end.solo:
        his = jael_standing(tale.end).points
        verse = AHEAD_OF_JAEL if result.winners else BEHIND_JAEL
        yield verse.at(tale.moves, 0, result.scores[0], his)
    else:
        yield from decided_by_points(tale, YEAR_TAKEN)
        second = max((seat for seat in tale.seats if seat != best), key=lambda seat: result.scores[seat])
        if result.scores[second] == result.scores[best]:
            yield TIE.at(tale.moves, best)
        edges = {source: points - result.sources[second][source] for source, points in result.sources[best].items()}
        source = max(edges, key=lambda key: edges[key])
        yield EDGE.at(tale.moves, best, source, edges[source])
    yield from _deeds(tale)
    yield from _moments(tale)


def _deeds(tale: Tale[Site]) -> Iterator[Sentence]:
    spent: dict[int, list[int]] = {seat: [] for seat in tale.seats}
    for _, words in tale.find(*events.BOUGHT_BY_COUNT):
        spent[int(words["seat"])].append(int(words["price"]))
    for seat in tale.seats:
        sources = tale.result.sources[seat]
        source = max(sources, key=lambda key: sources[key])
        yield STRENGTH.at(tale.moves, seat, source, sources[source])
        yield SHOPPING.at(tale.moves, seat, len(spent[seat]), sum(spent[seat]), len(tale.end.taken[seat]))


def _moments(tale: Tale[Site]) -> Iterator[Sentence]:
    dearest = [(int(words["price"]), -move, words["seat"]) for move, words in tale.find(*events.BOUGHT_BY_COUNT)]
    if dearest:
        gold, move, seat = max(dearest, key=lambda one: one[:2])
        yield DEAREST.at(-move, seat, gold)
    for move, words in tale.find(events.DUG):
        yield PASSAGE.at(move, words["seat"])
        break
    yield from largest_leap(tale, YEAR_LEAP)
