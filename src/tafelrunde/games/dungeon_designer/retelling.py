"""The public table, rebuilt from events alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tafelrunde.games.dungeon_designer.board import EDGES, HALVES
from tafelrunde.games.dungeon_designer.view import Table, cell_names
from tafelrunde.kernel.actions import Word

Said = Mapping[str, Word]


def retell(table: Table, key: str, said: Said) -> None:
    """Applies one event to a public table."""
    telling = _TELLINGS.get(key)
    if telling is not None:
        telling(table, said)


def _own(table: Table, said: Said) -> Table:
    dungeon: Table = table["dungeons"][said["seat"]]
    return dungeon


def _add(counts: dict[str, int], face: str, count: int = 1) -> None:
    counts[face] = counts.get(face, 0) + count


# --- piles


def _challenge(table: Table, said: Said) -> None:
    table["challenges"].append(said["challenge"])
    table["challenges_left"] -= 1


def _challenge_gone(table: Table, said: Said) -> None:
    table["challenges"].remove(said["challenge"])
    table["challenges_gone"].append(said["challenge"])


def _stall(table: Table, said: Said) -> None:
    table["stalls"].append({"stall": said["stall"], "top": [], "bottom": []})
    table["stalls_left"] -= 1


def _stall_named(table: Table, said: Said) -> Table:
    found: Table = next(stall for stall in table["stalls"] if stall["stall"] == said["stall"])
    return found


def _ware(table: Table, said: Said) -> None:
    _stall_named(table, said)[str(said["half"])].append(said["face"])
    table["supply"][said["shape"]] -= 1


def _recycled(table: Table, said: Said) -> None:
    shape = str(said["shape"])
    table["supply"][shape] += sum(table["thrown"][shape].values())
    table["thrown"][shape] = {}


def _dealt(table: Table, said: Said) -> None:
    table["deck"] -= said["count"]
    _own(table, said)["hand"] += said["count"]


def _reshuffled(table: Table, said: Said) -> None:
    table["deck"] += table["discard"]
    table["discard"] = 0
    if table["discarded"] is not None:
        table["discarded"] = []


def _market_cleared(table: Table, said: Said) -> None:
    for stall in table["stalls"]:
        table["stalls_gone"].append(stall["stall"])
    table["stalls"] = []


def _thrown(table: Table, said: Said) -> None:
    _add(table["thrown"][said["shape"]], str(said["face"]))


# --- Build


def _year(table: Table, said: Said) -> None:
    year = int(said["year"])
    table["year"], table["turn"] = year, 0
    table["direction"] = "left" if year % 2 else "right"


def _turn(table: Table, said: Said) -> None:
    table["turn"] = said["turn"]


def _laid(table: Table, said: Said) -> None:
    own = _own(table, said)
    own["hand"] -= 1
    own["laid"] = True


def _built(table: Table, said: Said) -> None:
    own = _own(table, said)
    own["rooms"][said["cell"]] = said["room"]
    own["hand"] -= not own["laid"]
    own["laid"] = False


def _dropped(table: Table, said: Said) -> None:
    _own(table, said)["hand"] -= 1
    table["discard"] += 1


def _left_over(table: Table, said: Said) -> None:
    _own(table, said)["hand"] -= said["count"]
    table["discard"] += said["count"]


def _discard_shown(table: Table, said: Said) -> None:
    table["discarded"] = sorted([*table["discarded"], said["room"]])


def _hands_passed(table: Table, said: Said) -> None:
    dungeons = table["dungeons"]
    step = -1 if said["direction"] == "left" else 1
    counts = [own["hand"] for own in dungeons]
    for seat, own in enumerate(dungeons):
        own["hand"] = counts[(seat + step) % len(counts)]


def _swapped(table: Table, said: Said) -> None:
    own, a, b = _own(table, said), said["a"], said["b"]
    for pile in (own["rooms"], own["tokens"]):
        at_a, at_b = pile.pop(a, None), pile.pop(b, None)
        pile.update({cell: found for cell, found in ((a, at_b), (b, at_a)) if found is not None})


def _lifted(table: Table, said: Said) -> None:
    table["lifts"].append({"seat": said["seat"], "cell": said["from"], "face": said["face"]})


def _moved(table: Table, said: Said) -> None:
    table["lifts"].pop(0)
    tokens = _own(table, said)["tokens"]
    tokens[said["from"]].remove(said["face"])
    if not tokens[said["from"]]:
        del tokens[said["from"]]
    tokens.setdefault(said["to"], []).append(said["face"])


# --- Improve


def _gold(table: Table, said: Said) -> None:
    table["gold"][said["seat"]] = said["gold"]


def _bought(table: Table, said: Said) -> None:
    _gold(table, said)
    stall, half = _stall_named(table, said), str(said["half"])
    table["bag"], stall[half] = stall[half], []


def _put(table: Table, said: Said) -> None:
    table["bag"].pop(0)
    _own(table, said)["tokens"].setdefault(said["cell"], []).append(said["face"])


def _dug(table: Table, said: Said) -> None:
    table["bag"].pop(0)
    own = _own(table, said)
    own["passages"] = sorted([*own["passages"], said["edge"]], key=EDGES.index)


def _took(table: Table, said: Said) -> None:
    table["challenges"].remove(said["challenge"])
    _own(table, said)["challenges"].append(said["challenge"])


def _passed(table: Table, said: Said) -> None:
    table["gold"][said["seat"]] = 0


def _notch(table: Table, said: Said) -> None:
    table["notches"].append(said["seat"])


def _new_order(table: Table, said: Said) -> None:
    table["priority"], table["notches"] = table["notches"], []


# --- Jael


def _jael_card(table: Table, said: Said) -> None:
    jael = table["jael"]
    jael["cards"].append(said["jael"])
    jael["deck"] -= 1
    jael["acted"] = False


def _jael_left(table: Table, said: Said) -> None:
    table["dungeons"][0]["hand"] -= said["count"]
    table["discard"] += said["count"]


def _jael_room(table: Table, said: Said) -> None:
    table["dungeons"][0]["hand"] -= 1
    table["jael"]["rooms"].append(said["room"])


def _jael_acted(table: Table, said: Said) -> None:
    table["jael"]["acted"] = True


def _jael_empties(table: Table, stall: Table, half: str) -> None:
    for face in stall[half]:
        _add(table["jael"]["tokens"], face)
    stall[half] = []


def _jael_took(table: Table, said: Said) -> None:
    _jael_empties(table, _stall_named(table, said), str(said["half"]))


def _jael_swept(table: Table, said: Said) -> None:
    for stall in table["stalls"]:
        for half in HALVES:
            _jael_empties(table, stall, half)


# --- scoring


def _dual_fixed(table: Table, said: Said) -> None:
    _own(table, said)["types"][said["cell"]] = said["type"]


def _standing(table: Table, said: Said) -> None:
    entrance, exit_ = cell_names(int(said["entrance"])), cell_names(int(said["exit"]))
    taken = [said[card] for card in ("first", "second", "third")]
    now: dict[str, Any] = {word: said[word] for word in ("rank", "goal", "value", "stars", "blueprint", "points")}
    now |= {"challenges": [value for value in taken if int(value) >= 0], "met": cell_names(int(said["met"]))}
    now |= {"entrance": entrance, "exit": exit_, "networks": len(entrance) + len(exit_)}
    _own(table, said)["standing"] = now


def _jael_standing(table: Table, said: Said) -> None:
    table["jael"]["standing"] = dict(said)


_TELLINGS: dict[str, Callable[[Table, Said], None]] = {
    "challenge": _challenge,
    "challenge-gone": _challenge_gone,
    "jael-threw": _challenge_gone,
    "stall": _stall,
    "ware": _ware,
    "recycled": _recycled,
    "dealt": _dealt,
    "drew-more": _dealt,
    "drew-alone": _dealt,
    "reshuffled": _reshuffled,
    "market-cleared": _market_cleared,
    "thrown": _thrown,
    "year": _year,
    "turn": _turn,
    "laid": _laid,
    "built": _built,
    "dropped": _dropped,
    "left-over": _left_over,
    "discard-shown": _discard_shown,
    "hands-passed": _hands_passed,
    "swapped": _swapped,
    "lifted": _lifted,
    "moved": _moved,
    "income": _gold,
    "bought": _bought,
    "put": _put,
    "dug": _dug,
    "took": _took,
    "passed": _passed,
    "notch": _notch,
    "new-order": _new_order,
    "jael-card": _jael_card,
    "jael-left": _jael_left,
    "jael-room": _jael_room,
    "jael-acted": _jael_acted,
    "jael-took": _jael_took,
    "jael-swept": _jael_swept,
    "jael-swept-last": _jael_swept,
    "dual-fixed": _dual_fixed,
    "standing": _standing,
    "jael-standing": _jael_standing,
}
