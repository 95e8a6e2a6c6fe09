"""What is told after the fourth rider: who was good, who evil, and what the riders took (APO-156 to APO-165)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tafelrunde.games.apokalypse import events
from tafelrunde.games.apokalypse.board import EVIL, GOOD
from tafelrunde.games.apokalypse.scoring import people_of, points
from tafelrunde.games.apokalypse.state import World
from tafelrunde.kernel.actions import ActionWord
from tafelrunde.kernel.story import LEAP, Sentence, Tale, Verse, largest_leap

PEOPLE = Verse("people", "decided", ("good:number", "evil:number"))
SUMS = Verse("sums", "decided", ("good:number", "evil:number"))
VICTORY = Verse("victory", "decided", ("seat", "points:number"))
WAS_GOOD = Verse("was-good", "deed", ("seat", "points:number", "saved:number", "fallen:number"))
WAS_EVIL = Verse("was-evil", "deed", ("seat", "points:number", "saved:number", "fallen:number"))
DEEDS = Verse("deeds", "deed", ("seat", "attacks:number", "parries:number", "thefts:number"))
WORST = Verse("worst", "moment", ("rider", "count:number"))
RIDER = Verse("rider", "moment", ("seat", "rider"))
CONVERTED = Verse("converted", "moment", ("seat", "nation", "to:nation"))
VERSES = (PEOPLE, SUMS, VICTORY, WAS_GOOD, WAS_EVIL, DEEDS, WORST, RIDER, CONVERTED, LEAP)


def progress(s: World) -> Sequence[int]:
    """Points of all riders so far, and of their cards."""
    return [sum(points(s, seat)) for seat in range(s.seats)]


def story(tale: Tale[World]) -> Iterator[Sentence]:
    s, result = tale.end, tale.result
    yield PEOPLE.at(tale.moves, people_of(s, GOOD), people_of(s, EVIL))
    if s.ended in ("good", "nobody"):  # APO-159, APO-160: then the sums of both sides decide
        yield SUMS.at(tale.moves, *(_sum(tale, wing) for wing in (GOOD, EVIL)))
    elif result.winners:
        yield VICTORY.at(tale.moves, result.winners[0], result.scores[result.winners[0]])
    saved, fallen = tale.counted(events.SCORED, adds="left"), tale.counted(events.SCORED, adds="killed")
    attacks, parries = tale.counted(events.ATTACKED), tale.counted(events.PARRIED)
    thefts = tale.counted(events.STOLE)
    for seat in tale.seats:
        was = WAS_GOOD if s.alignments[seat] == GOOD else WAS_EVIL
        yield was.at(tale.moves, seat, result.scores[seat], saved[seat], fallen[seat])
        yield DEEDS.at(tale.moves, seat, attacks[seat], parries[seat], thefts[seat])
    yield from _moments(tale)


def _sum(tale: Tale[World], wing: int) -> int:
    return sum(tale.result.scores[seat] for seat in tale.seats if tale.end.alignments[seat] == wing)


def _moments(tale: Tale[World]) -> Iterator[Sentence]:
    deaths: Counter[ActionWord] = Counter()
    when: dict[ActionWord, int] = {}
    for move, words in tale.find(events.SCORED):
        deaths[words["rider"]] += int(words["killed"])
        when[words["rider"]] = move
    for rider, count in deaths.most_common(1):
        if count:
            yield WORST.at(when[rider], rider, count)
    for move, words in tale.find(events.WON_RIDER):
        yield RIDER.at(move, words["seat"], words["rider"])
    for move, words in list(tale.find(events.CONVERTED))[-1:]:
        yield CONVERTED.at(move, words["seat"], words["nation"], words["to"])
    yield from largest_leap(tale)
