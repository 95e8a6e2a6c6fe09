"""What is told of a quest at its end: who came out with what, and who died where, and of what (DQ-061, DQ-191)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tafelrunde.games.dungeonquest import events
from tafelrunde.games.dungeonquest.board import DEAD
from tafelrunde.games.dungeonquest.scoring import worth
from tafelrunde.games.dungeonquest.state import Quest
from tafelrunde.kernel.actions import ActionWord
from tafelrunde.kernel.story import SHARED_VERSES, Sentence, Tale, Verse, decided_by_points

OUT_RICHEST = Verse("out-richest", "decided", ("seat", "gold:number"))
NONE_LEFT = Verse("none-left", "decided")
CAME_OUT = Verse("came-out", "deed", ("seat", "gold:number", "sun:number"))
DIED = Verse("died", "deed", ("seat", "cause", "space"))
DIED_FIGHTING = Verse("died-fighting", "deed", ("seat", "family", "space"))
DIED_BY = Verse("died-by", "deed", ("seat", "card", "space"))
DEEDS = Verse("deeds", "deed", ("seat", "rooms:number", "slain:number", "wounds:number"))
DRAGON = Verse("dragon", "moment", ("seat",))
FIND = Verse("find", "moment", ("seat", "card"))
BLOW = Verse("blow", "moment", ("seat", "count:number"))
REVIVED = Verse("revived", "moment", ("seat", "space"))
VERSES = (
    *(OUT_RICHEST, NONE_LEFT, CAME_OUT, DIED, DIED_FIGHTING, DIED_BY, DEEDS, DRAGON, FIND, BLOW, REVIVED),
    *SHARED_VERSES,
)
_OUTCOMES = {"slain", "fled"}  # of a combat


def progress(s: Quest) -> Sequence[int]:
    """The gold that each hero carries; the dead have none."""
    return [0 if s.status[seat] == DEAD else sum(worth(s, seat)) for seat in range(s.seats)]


def story(tale: Tale[Quest]) -> Iterator[Sentence]:
    winners = tale.result.winners
    left = {words["seat"]: move for move, words in tale.find(events.LEFT)}
    if winners and winners[0] in left:
        yield OUT_RICHEST.at(left[winners[0]], winners[0], tale.result.scores[winners[0]])
        yield from decided_by_points(tale)
    else:
        yield NONE_LEFT.at(tale.moves)
    rooms, slain = tale.counted(events.LAID), tale.counted(events.SLAIN)
    wounds = tale.counted(events.WOUNDED, adds="count")
    ends = {line.words[0]: line for line in _deaths(tale)}  # who stood up again has another end
    for move, words in tale.find(events.LEFT):
        ends[words["seat"]] = CAME_OUT.at(move, words["seat"], words["gold"], tale.states[move].sun)
    for seat in tale.seats:
        if seat in ends:
            yield ends[seat]
        yield DEEDS.at(tale.moves, seat, rooms[seat], slain[seat], wounds[seat])
    yield from _moments(tale)


def _deaths(tale: Tale[Quest]) -> Iterator[Sentence]:
    """Each death with its place, and with who or what he faced just then."""
    monster: dict[ActionWord, ActionWord] = {}
    card: dict[ActionWord, tuple[int, ActionWord]] = {}
    for move, event in tale.told:
        words, key = event.named(), event.kind.key
        seat = words.get("seat", -1)
        if key == events.MET.key:
            monster[seat] = words["family"]
        elif key in _OUTCOMES:
            monster.pop(seat, None)
        elif key == events.DREW.key:
            card[seat] = move, words["card"]
        elif key == events.DIED.key:
            at, (drawn, what) = words["space"], card.get(seat, (-1, ""))
            if words["cause"] == "fight" and seat in monster:
                yield DIED_FIGHTING.at(move, seat, monster.pop(seat), at)
            elif words["cause"] in ("wounds", "card") and drawn == move:
                yield DIED_BY.at(move, seat, what, at)
            else:
                yield DIED.at(move, seat, words["cause"], at)


def _moments(tale: Tale[Quest]) -> Iterator[Sentence]:
    for move, words in tale.find(events.RAGE):
        yield DRAGON.at(move, words["seat"])
        break
    gold = dict(zip(tale.end.board.cards, tale.end.board.loot, strict=False))
    finds = [(gold[str(words["card"])], -move, words) for move, words in tale.find(events.LOOTED)]
    if finds:
        worthy, move, words = max(finds, key=lambda find: find[:2])
        if worthy > 0:
            yield FIND.at(-move, words["seat"], words["card"])
    blows = [(int(words["count"]), -move, words["seat"]) for move, words in tale.find(events.WOUNDED)]
    if blows:
        count, move, seat = max(blows)
        yield BLOW.at(-move, seat, count)
    for move, words in tale.find(events.REVIVED):
        yield REVIVED.at(move, words["seat"], words["space"])
