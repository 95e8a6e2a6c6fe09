"""The public table, rebuilt from events alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tafelrunde.games.dungeonquest.board import HALVES, turned
from tafelrunde.games.dungeonquest.edition import ATTRIBUTES
from tafelrunde.games.dungeonquest.view import Table
from tafelrunde.kernel.actions import Word

Said = Mapping[str, Word]


def retell(table: Table, key: str, said: Said) -> None:
    """Applies one event to a public table."""
    telling = _TELLINGS.get(key)
    if telling is not None:
        telling(table, said)


def _own(table: Table, said: Said) -> Table:
    hero: Table = table["heroes"][said["seat"]]
    return hero


def _discard(table: Table, said: Said) -> list[Word]:
    pile: list[Word] = table["piles"][said["pile"]]["discard"]
    return pile


def _nothing(value: Word, word: str) -> Word | None:
    return None if value == word else value


def _attributes(table: Table, said: Said) -> None:
    _own(table, said)["attributes"] = {name: said[name] for name in ATTRIBUTES}


# --- the frame


def _chose(table: Table, said: Said) -> None:
    own = _own(table, said)
    own["hero"], own["life"] = said["hero"], said["life"]
    _attributes(table, said)


def _dealt_rune(table: Table, said: Said) -> None:
    _own(table, said)["rune"] = said["card"]
    table["box"]["left"] -= 1


def _placed(table: Table, said: Said) -> None:
    _own(table, said)["at"] = said["space"]
    table["player"] = said["seat"]


def _round(table: Table, said: Said) -> None:
    table["round"] = said["round"]


def _turn(table: Table, said: Said) -> None:
    table["player"] = said["seat"]
    table["turn"] = {"entered": [], "fled": [], "shifted": False, "haste": 0, "ability": False}


def _sun(table: Table, said: Said) -> None:
    table["sun"] = said["sun"]


def _again(table: Table, said: Said) -> None:
    table["turn"]["haste"] = said["moves"]


# --- dice, tests, wounds


def _rolled(table: Table, said: Said) -> None:
    table["dice"] = [said["first"], said["second"]] if said["second"] else [said["first"]]


def _grit(table: Table, said: Said) -> None:
    _own(table, said)["determination"] = said["grit"]


def _sacrificed(table: Table, said: Said) -> None:
    _grit(table, said)
    _wounds(table, said)
    table["turn"]["ability"] = True


def _wounds(table: Table, said: Said) -> None:
    _own(table, said)["wounds"] = said["wounds"]


def _died(table: Table, said: Said) -> None:
    own = _own(table, said)
    own["fell"] = {word: own[word] for word in ("at", "heading", "side")}
    own.update(at=None, heading=None, side=None, came=None, wounds=0, determination=0, flooded=False)


def _gone(table: Table, said: Said) -> None:
    _own(table, said)["status"] = "dead"


def _stands(table: Table, said: Said) -> None:
    _own(table, said)["at"] = said["space"]


# --- cards


def _drew(table: Table, said: Said) -> None:
    table["piles"][said["pile"]]["left"] -= 1
    _discard(table, said).append(said["card"])


def _reshuffled(table: Table, said: Said) -> None:
    pile = table["piles"][said["pile"]]
    pile["left"] += len(pile["discard"])
    pile["discard"] = []


def _looted(table: Table, said: Said) -> None:
    _discard(table, said).pop()
    _own(table, said)["loot"].append(said["card"])
    _own(table, said)["gold"] = said["gold"]


def _lost(table: Table, said: Said) -> None:
    _own(table, said)["loot"].remove(said["card"])
    _own(table, said)["gold"] = said["gold"]
    _discard(table, said).append(said["card"])


def _kept(table: Table, said: Said) -> None:
    pile = _discard(table, said)
    del pile[len(pile) - 1 - pile[::-1].index(said["card"])]
    _own(table, said)["kept"].append(said["card"])


def _unkept(table: Table, said: Said) -> None:
    _own(table, said)["kept"].remove(said["card"])
    _discard(table, said).append(said["card"])


def _rowed(table: Table, said: Said) -> None:
    table["piles"]["catacomb"]["discard"].pop()
    _own(table, said)["row"].append(said["card"])


def _row_gone(table: Table, said: Said) -> None:
    _own(table, said)["row"].remove(said["card"])
    table["piles"]["catacomb"]["discard"].append(said["card"])


def _rune_gone(table: Table, said: Said) -> None:
    _own(table, said)["rune"] = None
    table["box"]["used"].append(said["card"])


def _peeked(table: Table, said: Said) -> None:
    table["piles"]["search"]["left"] -= said["count"]
    table["peek"] = {"seat": said["seat"], "count": said["count"], "cards": None} if said["count"] else None


def _unpeeked(table: Table, said: Said) -> None:
    table["peek"] = None
    _discard(table, said).append(said["card"])


# --- moving


def _tile(table: Table, said: Said) -> None:
    table["held"] = said["tile"]
    table["stack"] -= 1
    del table["under"][table["stack"] :]


def _tile_under(table: Table, said: Said) -> None:
    table["under"].insert(0, said["tile"])
    table["stack"] += 1
    table["turn"]["ability"] = True
    _grit(table, said)


def _laid(table: Table, said: Said) -> None:
    if table["held"] is None:  # by torchlight, straight from the stack
        table["stack"] -= 1
        del table["under"][table["stack"] :]
    table["held"] = None
    marks = {"searched": False, "monster": False, "entrance": False}
    table["tiles"][said["space"]] = {"tile": said["tile"], "facing": said["facing"], **marks}


def _entered(table: Table, said: Said) -> None:
    own = _own(table, said)
    own.update(
        at=said["space"], heading=None, side=_nothing(said["side"], "whole"), came=_nothing(said["came"], "none")
    )
    table["turn"]["entered"].append(said["space"])


def _side(table: Table, said: Said) -> None:
    _own(table, said)["side"] = said["side"]


def _turned(table: Table, said: Said) -> None:
    table["tiles"][said["space"]]["facing"] = said["facing"]
    for hero in table["heroes"]:
        if hero["at"] == said["space"] and hero["heading"] is None and hero["side"]:
            hero["side"] = HALVES[turned(HALVES.index(hero["side"]), int(said["quarters"]))]


def _mark(name: str, value: bool) -> Callable[[Table, Said], None]:
    def telling(table: Table, said: Said) -> None:
        table["tiles"][said["space"]][name] = value

    return telling


def _shifted(table: Table, said: Said) -> None:
    table["turn"]["shifted"] = True


def _left(table: Table, said: Said) -> None:
    _own(table, said).update(status="out", at=None, came=None)


# --- monsters


def _met(table: Table, said: Said) -> None:
    seats = len(table["heroes"])
    table["piles"]["monster"]["left"] -= 1
    table["combat"] = {
        "hero": said["seat"],
        "monster": (int(said["seat"]) + 1) % seats if seats > 1 else None,
        "family": said.get("family"),
        "wounds": 0,
        "life": None,
        "penalty": None,
        "used": False,
    }


def _struck(table: Table, said: Said) -> None:
    table["picks"] = [said["hero"], said["monster"]]


def _power_used(table: Table, said: Said) -> None:
    table["combat"]["used"] = True


def _monster_hurt(table: Table, said: Said) -> None:
    table["combat"]["wounds"] = said["wounds"]


def _monster_shown(table: Table, said: Said) -> None:
    table["combat"].update(said)


def _monster_gone(table: Table, said: Said) -> None:
    table["combat"] = None
    table["piles"]["monster"]["discard"].append(said["card"])


def _fled_to(table: Table, said: Said) -> None:
    table["turn"]["fled"].append(said["space"])


# --- the catacombs


def _went_down(table: Table, said: Said) -> None:
    _own(table, said).update(heading=said["heading"], side=None, came=None)


def _headed(table: Table, said: Said) -> None:
    _own(table, said)["heading"] = said["heading"]


def _flood(value: bool) -> Callable[[Table, Said], None]:
    def telling(table: Table, said: Said) -> None:
        _own(table, said)["flooded"] = value

    return telling


def _came_up(table: Table, said: Said) -> None:
    _own(table, said).update(at=said["space"], heading=None)


def _lamp(table: Table, said: Said) -> None:
    table["lamp"] = said["gold"]


_TELLINGS: dict[str, Callable[[Table, Said], Any]] = {
    "chose": _chose,
    "dealt-rune": _dealt_rune,
    "placed": _placed,
    "round": _round,
    "turn": _turn,
    "sun": _sun,
    "again": _again,
    "rolled": _rolled,
    "failed": _grit,
    "spent": _grit,
    "sacrificed": _sacrificed,
    "wounded": _wounds,
    "healed": _wounds,
    "attributes": _attributes,
    "died": _died,
    "gone": _gone,
    "revived": _stands,
    "drew": _drew,
    "reshuffled": _reshuffled,
    "looted": _looted,
    "lost": _lost,
    "kept": _kept,
    "unkept": _unkept,
    "rowed": _rowed,
    "row-gone": _row_gone,
    "rune-used": _rune_gone,
    "rune-gone": _rune_gone,
    "peeked": _peeked,
    "unpeeked": _unpeeked,
    "picked": _unpeeked,
    "tile": _tile,
    "tile-under": _tile_under,
    "laid": _laid,
    "entered": _entered,
    "side": _side,
    "crossed": _side,
    "turned": _turned,
    "searched": _mark("searched", True),
    "entrance": _mark("entrance", True),
    "token": _mark("monster", True),
    "token-gone": _mark("monster", False),
    "shifted": _shifted,
    "left": _left,
    "met": _met,
    "met-unseen": _met,
    "struck": _struck,
    "shielded": _power_used,
    "sparked": _power_used,
    "monster-hurt": _monster_hurt,
    "monster-shown": _monster_shown,
    "monster-gone": _monster_gone,
    "fled-to": _fled_to,
    "went-down": _went_down,
    "headed": _headed,
    "flooded": _flood(True),
    "dried": _flood(False),
    "first-leg": _stands,
    "second-leg": _stands,
    "came-up": _came_up,
    "lamp": _lamp,
}
