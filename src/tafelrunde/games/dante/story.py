"""What is told of a journey at its end: who came to heaven first and lost by it, who came second (DANTE-002, 003)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tafelrunde.games.dante import events
from tafelrunde.games.dante.state import Mountain
from tafelrunde.kernel.story import Sentence, Tale, Verse

FIRST = Verse("first", "decided", ("seat",))
SECOND = Verse("second", "decided", ("seat",))
TOGETHER = Verse("together", "decided", ("seat", "mate:seat"))
LIMIT = Verse("limit", "decided", ("seat",))
LEFT = Verse("left", "deed", ("seat", "fields:number", "stones:number"))
IN_HEAVEN = Verse("in-heaven", "deed", ("seat", "place:number"))
DEEDS = Verse("deeds", "deed", ("seat", "freed:number", "burdens:number", "farewells:number"))
GIFT = Verse("gift", "moment", ("seat", "to:seat", "count:number"))
BURDEN = Verse("burden", "moment", ("seat", "count:number"))
RELIEF = Verse("relief", "moment", ("seat", "count:number"))
SENT_BACK = Verse("sent-back", "moment", ("seat", "by:seat", "field"))
VERSES = (FIRST, SECOND, TOGETHER, LIMIT, LEFT, IN_HEAVEN, DEEDS, GIFT, BURDEN, RELIEF, SENT_BACK)
_RELIEFS = (events.PARDONED, events.EASED, events.FREED, events.INDULGED)
_GIFTS = (events.BESTOWED, events.SACRIFICED)


def progress(s: Mountain) -> Sequence[int]:
    """How high each sinner stands."""
    return list(s.fields)


def remains(s: Mountain) -> Mapping[str, Sequence[int]]:
    """What was still to do: the fields up to heaven, and the stones."""
    return {"fields": [_to_go(s, seat) for seat in range(s.seats)], "stones": list(s.stones)}


def _to_go(s: Mountain, seat: int) -> int:
    return 0 if seat in s.heaven else s.board.heaven - s.fields[seat]


def story(tale: Tale[Mountain]) -> Iterator[Sentence]:
    s = tale.end
    places = {s.seat_of(str(words["sinner"])): (move, words["place"]) for move, words in tale.find(events.ARRIVED)}
    for seat, (move, place) in places.items():
        if place == 1 and seat not in tale.result.winners:
            yield FIRST.at(move, seat)
    winners = tale.result.winners
    if s.ended == "together":
        yield TOGETHER.at(tale.moves, *winners)
    else:
        yield (SECOND if s.ended == "second" else LIMIT).at(tale.moves, winners[0])
    freed = sum((tale.counted(kind, "sinner", "count") for kind in _RELIEFS), tale.counted(events.RELEASED, "sinner"))
    burdens = tale.counted(events.TOOK, "sinner", "count")
    farewells = tale.counted(events.ADDIO, "sinner")
    for seat in tale.seats:
        if seat in places:
            yield IN_HEAVEN.at(places[seat][0], seat, places[seat][1])
        else:
            yield LEFT.at(tale.moves, seat, _to_go(s, seat), s.stones[seat])
        name = s.names[seat]
        yield DEEDS.at(tale.moves, seat, freed[name], burdens[name], farewells[name])
    yield from _moments(tale)


def _moments(tale: Tale[Mountain]) -> Iterator[Sentence]:
    seat = tale.end.seat_of
    gifts = [(int(words["count"]), -move, words) for move, words in tale.find(*_GIFTS)]
    if gifts:
        count, move, words = max(gifts, key=lambda gift: gift[:2])
        yield GIFT.at(-move, seat(str(words["sinner"])), seat(str(words["to"])), count)
    for verse, kinds in ((BURDEN, (events.TOOK,)), (RELIEF, _RELIEFS)):
        found = [(int(words["count"]), -move, str(words["sinner"])) for move, words in tale.find(*kinds)]
        if found and max(found)[0] > 1:
            count, move, sinner = max(found)
            yield verse.at(-move, seat(sinner), count)
    falls = [(move, words) for move, words in tale.find(events.SENT_BACK)]
    if falls:
        move, words = falls[-1]
        yield SENT_BACK.at(move, seat(str(words["figure"])), seat(str(words["sinner"])), words["to"])
