"""Who sees what, and how the public table follows from events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tafelrunde.games.drachenland.board import (
    CLEAR,
    COLOURS,
    GEMS,
    KING,
    LOOT,
    LOOT_KINDS,
    NO_TILE,
    OFF_BOARD,
    ORDINARY,
    TILES,
)
from tafelrunde.games.drachenland.scoring import tally
from tafelrunde.games.drachenland.state import NOBODY, Land
from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Word
from tafelrunde.kernel.luck import Luck

FACE_DOWN = "hidden"
Table = dict[str, Any]


def view(s: Land, seat: int | None) -> Table:
    """An allow-list: what is not named here is not seen. Face-down tiles, the removed one and other seats' eggs and
    gems stay hidden until the end (DL-006, DL-007, DL-061; DL-133 lifts the screens). What lies on the volcanoes is
    open to all (DL-012)."""
    over = bool(s.ended)
    return {
        "points": _points(s),
        "round": s.round,
        "idle": s.idle,
        "start": s.start,
        "player": s.player if over else engine.to_move(s),  # who is asked, in the opening round as well
        "peoples": [None if people == NOBODY else s.board.peoples[people] for people in s.led],
        "dice": [s.die_a, s.die_b] if s.die_a else None,
        "used": [bool(s.used & 1), bool(s.used & 2)],
        "first": s.figure(s.player, s.first) if s.first >= 0 else None,
        "active": _active(s),
        "eggs_left": s.eggs_left,
        "volcanoes": {s.board.spaces[v]: _volcano(s, v, over) for v in range(s.board.volcanoes)},
        "kings": {
            COLOURS[colour]: s.board.spaces[place] if place >= 0 else None for colour, place in enumerate(s.kings)
        },
        "figures": {
            s.figure(i // 3, i % 3): {
                "at": None if place == OFF_BOARD else s.board.spaces[place],
                "ring": bool(s.rings >> i & 1),
            }
            for i, place in enumerate(s.figures)
            if s.led[i // 3] != NOBODY
        },
        "tiles": [_counted(s.owned[ORDINARY * i : ORDINARY * (i + 1)]) for i in range(s.seats)],
        "gained": _counted(s.gained),
        "played": _counted(s.played),
        "unseen": {} if over else dict(sorted(unseen(s).items())),
        "removed": TILES[s.removed] if over else None,
        **own(s, seat),
    }


def own(s: Land, seat: int | None) -> Table:
    """What lies behind the screens, as far as this seat may look (DL-061)."""
    screens_up = bool(s.ended) or bool(s.setup.options["open_treasures"])
    points = _points(s)
    loot = [s.loot[LOOT_KINDS * i : LOOT_KINDS * (i + 1)] if screens_up or i == seat else None for i in range(s.seats)]
    return {
        "loot": [dict(zip(LOOT, mine, strict=True)) if mine else None for mine in loot],
        "scores": [_projection(mine, s.rings >> 3 * i & 7, points) if mine else None for i, mine in enumerate(loot)],
    }


def _points(s: Land) -> dict[str, int]:
    return {"set": s.board.set_points, "single": s.board.single_points}


def _active(s: Land) -> Table | None:
    if s.active < 0:
        return None
    return {"figure": s.figure(s.player, s.active), "pips": s.die_pips + s.swift_pips, "die": s.die}


def _volcano(s: Land, volcano: int, over: bool) -> Table:
    tile = s.tiles[volcano]
    face_down = bool(s.hidden >> volcano & 1) and not over
    return {
        "eggs": s.eggs[volcano],
        "gems": dict(zip(GEMS, s.gems[4 * volcano : 4 * volcano + 4], strict=True)),
        "tile": FACE_DOWN if face_down else None if tile == NO_TILE else TILES[tile],
    }


def _counted(counts: list[int]) -> dict[str, int]:
    return {TILES[tile]: count for tile, count in enumerate(counts) if count}


def _projection(loot: Sequence[int], worn: int, points: Mapping[str, int]) -> Table:
    """Points if the game ended now, and if every figure wore a ring."""
    now = tally(loot, worn, points["set"], points["single"])
    ringed = tally(loot, 7, points["set"], points["single"])
    return {"points": now.points, "sets": now.sets, "void": now.void, "with_rings": ringed.points}


def unseen(s: Land) -> Counter[str]:
    """The tiles nobody has seen yet, without their places: everybody can count them."""
    hidden = [s.tiles[v] for v in s.board.volcanoes_in(s.hidden)]
    return Counter(TILES[tile] for tile in (*hidden, s.removed))


def redeal(s: Land, seat: int | None, luck: Luck) -> None:
    """Shuffles the unseen tiles. All else a seat with a good memory knows: pick-ups happen in the open."""
    if s.ended:
        return  # DL-128: everything has been shown
    tiles, places = s.tiles, s.board.volcanoes_in(s.hidden)
    pile = [tiles[volcano] for volcano in places]
    pile.append(s.removed)
    pile.sort()  # so that the world depends on what is known, not on what lies there
    pile = luck.shuffled(pile)
    s.removed = pile.pop()
    for volcano, tile in zip(places, pile, strict=True):
        tiles[volcano] = tile


def guise(s: Land, seat: int) -> int | None:
    """DL-R27: a seat goes by the name of the people it leads."""
    return None if s.led[seat] == NOBODY else s.led[seat]


def remembered(options: Mapping[str, object], key: str) -> bool:
    """DL-R15: whether an event stays in the readable log. Pick-ups need not, at the table's choice."""
    from tafelrunde.games.drachenland.events import PICK_UPS

    return key not in PICK_UPS or bool(options["log_pickups"]) or bool(options["open_treasures"])


# --- the public table, rebuilt from events alone


def retell(table: Table, key: str, said: Mapping[str, Word]) -> None:
    """Applies one event to a public table."""
    telling = _TELLINGS.get(key)
    if telling is not None:
        telling(table, said)


def _led(table: Table, said: Mapping[str, Word]) -> None:
    seat, people = int(said["seat"]), said["people"]
    table["peoples"][seat] = people
    table["figures"].update({f"{people}-{colour}": {"at": None, "ring": False} for colour in COLOURS})
    table["player"] = (seat + 1) % len(table["peoples"])


def _started(table: Table, said: Mapping[str, Word]) -> None:
    table["start"] = table["player"] = said["seat"]


def _opened(table: Table, said: Mapping[str, Word]) -> None:
    table["figures"][said["figure"]]["at"] = said["to"]
    table["player"] = (table["player"] + 1) % len(table["peoples"])


def _moved(table: Table, said: Mapping[str, Word]) -> None:
    table["figures"][said["figure"]]["at"] = said["to"]
    table["active"]["pips"] = said["pips"]


def _spent(table: Table, tile: str) -> None:
    mine = table["tiles"][table["player"]]
    mine[tile] -= 1
    if not mine[tile]:
        del mine[tile]
    played = table["played"]
    table["played"] = _counted([played.get(t, 0) + (t == tile) for t in TILES[:ORDINARY]])


def _ferried(table: Table, said: Mapping[str, Word]) -> None:
    _spent(table, "ferryman")
    _moved(table, said)


def _called(table: Table, said: Mapping[str, Word]) -> None:
    if said["power"] == "tile":
        _spent(table, "little_dragon")
    table["kings"][str(said["king"]).removeprefix("king_")] = said["to"]
    table["active"]["pips"] = said["pips"]


def _flew(table: Table, said: Mapping[str, Word]) -> None:
    _called(table, said)
    _moved(table, said)


def _swift(table: Table, said: Mapping[str, Word]) -> None:
    _spent(table, "swift_steps")
    table["active"]["pips"] = said["pips"]


def _turn(table: Table, said: Mapping[str, Word]) -> None:
    table["player"], table["round"] = said["seat"], said["round"]


def _rolled(table: Table, said: Mapping[str, Word]) -> None:
    table["dice"] = [said["a"], said["b"]]


def _roll_void(table: Table, said: Mapping[str, Word]) -> None:
    _spent(table, "roll_again")


def _activated(table: Table, said: Mapping[str, Word]) -> None:
    if table["used"] == [False, False]:
        table["first"] = said["figure"]
    table["used"][0 if said["die"] == "a" else 1] = True
    table["active"] = {"figure": said["figure"], "pips": said["pips"], "die": said["pips"]}


def _rested(table: Table, said: Mapping[str, Word]) -> None:
    table["active"] = None


def _turn_over(table: Table, said: Mapping[str, Word]) -> None:
    table["dice"] = table["first"] = None
    table["used"] = [False, False]
    table["gained"] = {}
    table["player"] = (table["player"] + 1) % len(table["tiles"])


def _round_over(table: Table, said: Mapping[str, Word]) -> None:
    table["idle"] = said["idle"]


def _revealed(table: Table, said: Mapping[str, Word]) -> None:
    at, tile = said["at"], str(said["tile"])
    left = table["unseen"]
    left[tile] -= 1
    if not left[tile]:
        del left[tile]
    king = TILES.index(tile) >= KING
    table["volcanoes"][at]["tile"] = None if king else tile
    if king:
        table["kings"][tile.removeprefix("king_")] = at


def _took(table: Table, said: Mapping[str, Word], gem: str, count: int) -> None:
    here = table["volcanoes"][said["at"]]
    seat = table["player"]
    if gem == "egg":
        here["eggs"] -= count
        table["eggs_left"] -= count
    else:
        here["gems"][gem] -= count
    if table["loot"][seat] is not None:
        table["loot"][seat][gem] += count
        _score_again(table, seat)


def _took_gems(table: Table, said: Mapping[str, Word]) -> None:
    _took(table, said, str(said["gem"]), int(said["count"]))


def _took_clear(table: Table, said: Mapping[str, Word]) -> None:
    _took(table, said, GEMS[CLEAR], 1)


def _took_egg(table: Table, said: Mapping[str, Word]) -> None:
    _took(table, said, "egg", 1)


def _took_tile(table: Table, said: Mapping[str, Word]) -> None:
    tile = str(said["tile"])
    table["volcanoes"][said["at"]]["tile"] = None
    for pile in (table["tiles"][said["seat"]], table["gained"]):
        pile[tile] = pile.get(tile, 0) + 1


def _took_ring(table: Table, said: Mapping[str, Word]) -> None:
    table["figures"][said["figure"]]["ring"] = True
    _score_again(table, table["player"])


def _hand(table: Table, said: Mapping[str, Word]) -> None:
    _spent(table, "magic_hand")


def _shown_tile(table: Table, said: Mapping[str, Word]) -> None:
    table["volcanoes"][said["at"]]["tile"] = said["tile"]


def _shown_removed(table: Table, said: Mapping[str, Word]) -> None:
    table["removed"], table["unseen"] = said["tile"], {}


def _screen_up(table: Table, said: Mapping[str, Word]) -> None:
    seat = int(said["seat"])
    table["loot"][seat] = {kind: said[kind] for kind in LOOT}
    _score_again(table, seat)


def _score_again(table: Table, seat: int) -> None:
    loot = table["loot"][seat]
    if loot is not None:
        rings = [figure["ring"] for figure in table["figures"].values()][3 * seat : 3 * seat + 3]
        worn = sum(1 << colour for colour, ring in enumerate(rings) if ring)
        table["scores"][seat] = _projection([loot[kind] for kind in LOOT], worn, table["points"])


_TELLINGS: dict[str, Callable[[Table, Mapping[str, Word]], None]] = {
    "led": _led,
    "started": _started,
    "opened": _opened,
    "turn": _turn,
    "rolled": _rolled,
    "roll-void": _roll_void,
    "activated": _activated,
    "rested": _rested,
    "turn-over": _turn_over,
    "round-over": _round_over,
    "entered": _moved,
    "walked": _moved,
    "swift": _swift,
    "ferried": _ferried,
    "called": _called,
    "flew": _flew,
    "revealed": _revealed,
    "took-gems": _took_gems,
    "took-clear": _took_clear,
    "took-egg": _took_egg,
    "took-tile": _took_tile,
    "took-ring": _took_ring,
    "hand": _hand,
    "shown-tile": _shown_tile,
    "shown-removed": _shown_removed,
    "screen-up": _screen_up,
}
