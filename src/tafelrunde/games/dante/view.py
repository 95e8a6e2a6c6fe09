"""Who sees what, how the public table follows from events, and which worlds a seat can imagine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tafelrunde.games.dante import events
from tafelrunde.games.dante.board import DIRECTIONS, LIGHTS, NOBODY, RULER
from tafelrunde.games.dante.scoring import standing
from tafelrunde.games.dante.state import Mountain
from tafelrunde.games.dante.steps.turn import FOLLOW_UP, can_follow_up
from tafelrunde.kernel.actions import Word
from tafelrunde.kernel.luck import Luck

Table = dict[str, Any]


def view(s: Mountain, seat: int | None) -> Table:
    """An allow-list: all but the hands, the stock and the encounters to come lies open (DANTE-015, DANTE-071)."""
    board = s.board
    table = {
        "turn": s.turn,
        "role": s.role,
        "number": s.number or None,
        "direction": DIRECTIONS[s.direction],
        "skip": s.skip,
        "turns": s.turns,
        "sun": s.sun,
        "light": LIGHTS[s.light],
        "spiral": s.spiral,
        "encounter": board.encounters[s.encounter],
        "met": s.met,
        "seen": [board.encounters[card] for card in s.order[: s.met + 1]],
        "supply": s.supply,
        "stock": len(s.stock),
        "discard": [board.cards[card] for card in s.discard],
        "unseen": _unseen(s),
        "sinners": [_sinner(s, i) for i in range(s.seats)],
        "heaven": list(s.heaven),
        **own(s, seat),
    }
    _rank(table)
    return table


def own(s: Mountain, seat: int | None) -> Table:
    return {"hand": None if seat is None else [s.board.cards[card] for card in s.hands[seat]]}


def _unseen(s: Mountain) -> Table:
    """What everybody can count: which cards are surely in hands, because they were when the stock was last made anew,
    and which are in the stock or drawn since."""
    hands = [card for hand in s.hands for card in hand]
    kept = sorted(card for card in hands if s.kept >> card & 1)
    mixed = sorted([*s.stock, *(card for card in hands if not s.kept >> card & 1)])
    return {"hands": [s.board.cards[card] for card in kept], "mixed": [s.board.cards[card] for card in mixed]}


def _sinner(s: Mountain, seat: int) -> Table:
    return {
        "persona": s.names[seat],
        "field": s.fields[seat],
        "stones": s.stones[seat],
        "visited": [area for i, area in enumerate(s.board.areas) if s.visited[seat] >> i & 1],
        "mate": None if s.mates[seat] == NOBODY else s.mates[seat],
        "offer": None if s.offers[seat] == NOBODY else s.offers[seat],  # who offers to travel with this sinner
        "cards": len(s.hands[seat]),
    }


def _rank(table: Table) -> None:
    sinners = table["sinners"]
    table["standing"] = standing(
        table["heaven"],
        [sinner["field"] for sinner in sinners],
        [sinner["stones"] for sinner in sinners],
        table["turn"],
        next(sign for sign, word in DIRECTIONS.items() if word == table["direction"]),
    )


# --- the worlds a seat can imagine


def redeal(s: Mountain, seat: int | None, luck: Luck) -> None:
    """Deals anew the other hands, the stock and the encounters not yet seen."""
    _redeal_cards(s, seat, luck)
    while FOLLOW_UP in s.stack and not can_follow_up(s, s.turn):
        _redeal_cards(s, seat, luck)  # all know that the hand holds a card to follow with (DANTE-098)
    _redeal_encounters(s, luck)


def _redeal_cards(s: Mountain, seat: int | None, luck: Luck) -> None:
    """When the stock was last made anew, all cards outside it were in hands. So a card kept since then is in a hand
    now, and how many of these each sinner still holds follows from what was played in the open."""
    others = [i for i in range(s.seats) if i != seat]
    kept: list[int] = []
    drawn = s.stock
    kept_by: list[int] = []
    for i in others:
        mine = [card for card in s.hands[i] if s.kept >> card & 1]
        kept_by.append(len(mine))
        kept += mine
        drawn = drawn + [card for card in s.hands[i] if not s.kept >> card & 1]
    kept.sort()  # so that the world depends on what is known, not on what lies there
    kept = luck.shuffled(kept)
    drawn = luck.shuffled(sorted(drawn))
    for i, count in zip(others, kept_by, strict=True):
        mine = [kept.pop() for _ in range(count)]
        mine += [drawn.pop() for _ in range(len(s.hands[i]) - count)]
        s.hands[i] = tuple(sorted(mine))
    s.stock = drawn


def _redeal_encounters(s: Mountain, luck: Luck) -> None:
    """Beginners know that the first ones are rulers (DANTE-022)."""
    seen, unseen = s.order[: s.met + 1], sorted(s.order[s.met + 1 :])
    if not unseen:
        return
    unseen = luck.shuffled(unseen)
    promised = int(s.setup.options["beginner_rulers"]) - len(seen)
    if promised > 0:
        rulers = [card for card in unseen if s.board.classes[card] == RULER][:promised]
        unseen = rulers + [card for card in unseen if card not in rulers]
    s.order = (*seen, *unseen)


# --- the public table, rebuilt from events alone


def retell(table: Table, key: str, said: Mapping[str, Word]) -> None:
    """Applies one event to a public table."""
    telling = _TELLINGS.get(key)
    if telling is not None:
        telling(table, said)
        _rank(table)


def _seat(table: Table, name: Word) -> int:
    return next(i for i, sinner in enumerate(table["sinners"]) if sinner["persona"] == name)


def _sinner_in(table: Table, name: Word) -> Table:
    found: Table = table["sinners"][_seat(table, name)]
    return found


def _turn(table: Table, said: Mapping[str, Word]) -> None:
    table["turn"] = table["role"] = _seat(table, said["sinner"])


def _turn_over(table: Table, said: Mapping[str, Word]) -> None:
    table["turns"], table["number"] = said["turns"], None


def _skipped(table: Table, said: Mapping[str, Word]) -> None:
    table["skip"] = False


def _played(table: Table, said: Mapping[str, Word]) -> None:
    _laid_down(table, said)
    _sinner_in(table, said["sinner"])["cards"] -= 1
    table["number"] = said["face"] if isinstance(said["face"], int) else None


def _laid_down(table: Table, said: Mapping[str, Word]) -> None:
    table["discard"].append(said["card"])
    for pile in table["unseen"].values():
        if said["card"] in pile:
            pile.remove(said["card"])


def _drew(table: Table, said: Mapping[str, Word]) -> None:
    table["stock"] -= 1
    _sinner_in(table, said["sinner"])["cards"] += 1


def _reshuffled(table: Table, said: Mapping[str, Word]) -> None:
    unseen = table["unseen"]
    table["unseen"] = {"hands": sorted(unseen["hands"] + unseen["mixed"]), "mixed": sorted(table["discard"])}
    table["stock"], table["discard"] = len(table["discard"]), []


def _remorse(table: Table, said: Mapping[str, Word]) -> None:
    table["spiral"] = said["spiral"]


def _sun(table: Table, said: Mapping[str, Word]) -> None:
    table["sun"], table["light"] = said["hour"], said["light"]


def _moved(table: Table, said: Mapping[str, Word]) -> None:
    _sinner_in(table, said["sinner"])["field"] = said["to"]


def _reached(table: Table, said: Mapping[str, Word]) -> None:
    _moved(table, said)
    visited = _sinner_in(table, said["sinner"])["visited"]
    if said["area"] not in visited:
        visited.append(said["area"])


def _took(table: Table, said: Mapping[str, Word]) -> None:
    table["supply"] -= said["count"]
    _sinner_in(table, said["sinner"])["stones"] += said["count"]


def _returned(table: Table, said: Mapping[str, Word]) -> None:
    count = said.get("count", 1)
    table["supply"] += count
    _sinner_in(table, said["sinner"])["stones"] -= count


def _gave(table: Table, said: Mapping[str, Word]) -> None:
    count = said.get("count", 1)
    _sinner_in(table, said["sinner"])["stones"] -= count
    _sinner_in(table, said["to"])["stones"] += count


def _inherited(table: Table, said: Mapping[str, Word]) -> None:
    _gave(table, {"sinner": said["from"], "to": said["sinner"], "count": said["count"]})


def _next_encounter(table: Table, said: Mapping[str, Word]) -> None:
    table["encounter"], table["spiral"] = said["encounter"], said["spiral"]
    table["met"] += 1
    if said["encounter"] not in table["seen"]:
        table["seen"].append(said["encounter"])


def _leapt(table: Table, said: Mapping[str, Word]) -> None:
    table["skip"] = True


def _turned(table: Table, said: Mapping[str, Word]) -> None:
    table["direction"] = said["direction"]


def _stepped_in(table: Table, said: Mapping[str, Word]) -> None:
    table["role"] = _seat(table, said["role"])


def _offered(table: Table, said: Mapping[str, Word]) -> None:
    _sinner_in(table, said["to"])["offer"] = _seat(table, said["sinner"])


def _lapsed(table: Table, said: Mapping[str, Word]) -> None:
    _sinner_in(table, said["to"])["offer"] = None


def _paired(table: Table, said: Mapping[str, Word]) -> None:
    one, other = said["sinner"], said["mate"]
    _sinner_in(table, one).update(mate=_seat(table, other), offer=None)
    _sinner_in(table, other).update(mate=_seat(table, one))


def _parted(table: Table, said: Mapping[str, Word]) -> None:
    for name in (said["sinner"], said["mate"]):
        _sinner_in(table, name)["mate"] = None


def _sent_back(table: Table, said: Mapping[str, Word]) -> None:
    _sinner_in(table, said["figure"])["field"] = said["to"]


def _arrived(table: Table, said: Mapping[str, Word]) -> None:
    sinner = _sinner_in(table, said["sinner"])
    if sinner["mate"] is not None:
        table["sinners"][sinner["mate"]]["mate"] = None
    sinner.update(field=said["field"], cards=0, mate=None)
    sinner["visited"].append(said["area"])
    table["heaven"].append(_seat(table, said["sinner"]))


_TELLINGS: dict[str, Callable[[Table, Mapping[str, Word]], None]] = {
    events.TURN.key: _turn,
    events.TURN_OVER.key: _turn_over,
    events.SKIPPED.key: _skipped,
    events.PLAYED.key: _played,
    events.LAID_DOWN.key: _laid_down,
    events.DREW.key: _drew,
    events.RESHUFFLED.key: _reshuffled,
    events.REMORSE.key: _remorse,
    events.SUN.key: _sun,
    events.WALKED.key: _moved,
    events.CIRCLED.key: _moved,
    events.STAYED.key: _moved,
    events.ENTERED.key: _reached,
    events.CLIMBED.key: _reached,
    events.TOOK.key: _took,
    events.RELEASED.key: _returned,
    events.REMITTED.key: _returned,
    events.INDULGED.key: _returned,
    events.PARDONED.key: _returned,
    events.EASED.key: _returned,
    events.FREED.key: _returned,
    events.GAVE.key: _gave,
    events.PASSED_ON.key: _gave,
    events.SACRIFICED.key: _gave,
    events.BESTOWED.key: _gave,
    events.INHERITED.key: _inherited,
    events.NEXT.key: _next_encounter,
    events.LEAPT.key: _leapt,
    events.TURNED.key: _turned,
    events.STEPPED_IN.key: _stepped_in,
    events.OFFERED.key: _offered,
    events.LAPSED.key: _lapsed,
    events.PAIRED.key: _paired,
    events.PARTED.key: _parted,
    events.SENT_BACK.key: _sent_back,
    events.ARRIVED.key: _arrived,
    events.LIMIT.key: _turn,
}
