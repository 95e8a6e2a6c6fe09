"""The public table, rebuilt from events alone; and what everybody can reckon from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tafelrunde.games.apokalypse import events
from tafelrunde.games.apokalypse.board import BACKS, EVIL, WINGS
from tafelrunde.games.apokalypse.edition import RIDERS, SYMBOLS
from tafelrunde.kernel.actions import Word

Table = dict[str, Any]
Said = Mapping[str, Word]

PLANES = ("heaven", "hell")
ORDINARY = "person"
CODE = 4  # where a half tells how it changes the deal
LEADS_TO = {"good": "evil", "evil": "good"}


# --- what can be reckoned


def reckon(table: Table) -> None:
    """Symbols, protection against the next rider, income, totals: what players keep counting."""
    for nation in table["nations"]:
        for wing in WINGS:
            _sum_up(table, nation[wing], wing)
        _protect(table, nation)
        nation["income"] = {back: _income(table, nation[wing], wing) for back, wing in zip(BACKS, WINGS, strict=True)}
        nation["total"] = sum(nation["points"]) + sum(table["riders"][i - 1]["points"] for i in nation["riders"])
    table["people"] = {wing: sum(len(nation[wing]["earth"]) for nation in table["nations"]) for wing in WINGS}


def _sum_up(table: Table, rows: Table, name: str) -> None:
    """What lies in heaven and hell of a wing (APO-118, APO-122)."""
    laid = [table["cards"][card][name] for plane in PLANES for card in rows[plane]]
    mask, helmet, pig, music = (sum(half[i] for half in laid) for i in range(4))
    rows["symbols"] = dict(zip(SYMBOLS, (mask, helmet, pig), strict=True))
    rows["music"] = music


def _protect(table: Table, nation: Table) -> None:
    """How many would survive the next rider now (APO-155)."""
    good, evil = nation["good"], nation["evil"]
    covered = [table["riders"][i - 1]["symbols"][0] for i in nation["riders"] if i < RIDERS]
    symbols = table["riders"][table["rider"] - 1]["symbols"]
    if table["rider"] == RIDERS:
        symbols = [symbol for symbol in symbols if symbol not in covered]
    people, evil_people = len(good["earth"]), len(evil["earth"])
    if not symbols:
        good["safe"], evil["safe"] = people, evil_people
        return
    good["safe"] = safe = min(people, good["music"] + min(good["symbols"][symbol] for symbol in symbols))
    together = min(good["symbols"][symbol] + evil["symbols"][symbol] for symbol in symbols)
    evil["safe"] = min(evil_people, evil["music"] + good["music"] - safe + together)


def _income(table: Table, rows: Table, name: str) -> int:
    """What a wing will be dealt, unless a rider comes first (APO-103, APO-105)."""
    changes: list[int] = [table["cards"][card][name][CODE] for card in rows["hell"]]
    return 1 + len(rows["earth"]) + sum(changes)


# --- what events change


def retell(table: Table, key: str, said: Said) -> None:
    """Applies one event to a public table."""
    telling = _TELLINGS.get(key)
    if telling is not None:
        telling(table, said)
        reckon(table)


def _by_seat(table: Table, said: Said, slot: str = "seat") -> Table:
    found: Table = table["nations"][said[slot]]
    return found


def _by_name(table: Table, name: Word) -> int:
    return next(i for i, nation in enumerate(table["nations"]) if nation["nation"] == name)


def _wing(table: Table, said: Said) -> Table:
    found: Table = table["nations"][_by_name(table, said["nation"])][said["wing"]]
    return found


def _row(table: Table, said: Said) -> list[Word]:
    found: list[Word] = _wing(table, said)[str(said["plane"])]
    return found


def _pay(table: Table, said: Said) -> None:
    """A card leaves the hand it is played from, or the supply of seals."""
    deck = table["cards"][said["card"]]["deck"]
    if deck is None:
        table["seals"] -= 1
    else:
        _by_seat(table, said)["backs"][deck] -= 1


def _drop(table: Table, card: Word) -> None:
    deck = "B" if card == ORDINARY else table["cards"][card]["deck"]
    if deck is None:
        table["seals"] += 1
    else:
        table["discards"][deck].append(card)


def _pull(rows: Table, column: int) -> tuple[Word | None, Word, Word | None]:
    """A column leaves its wing: heaven card, person, hell card."""
    rows["fronts"].pop(column - 1)
    heaven, hell = (rows[plane].pop(column - 1) if column <= len(rows[plane]) else None for plane in PLANES)
    person: Word = rows["earth"].pop(column - 1)
    return heaven, person, hell


def _settle(rows: Table, person: Word, heaven: Word | None = None, hell: Word | None = None) -> None:
    rows["earth"].append(person)
    rows["fronts"].append(None)
    for plane, card in zip(PLANES, (heaven, hell), strict=True):
        if card is not None:
            rows[plane].append(card)


def _at_home(table: Table, said: Said) -> bool:
    return _by_name(table, said["nation"]) == said["seat"]


def _serve(table: Table, said: Said, wing: Word) -> None:
    """What somebody has done for the good or for the evil (`World.deeds`)."""
    _by_seat(table, said)["deeds"][wing] += 1


def _serve_by_people(table: Table, said: Said) -> None:
    if (said["wing"] == WINGS[EVIL]) == _at_home(table, said):
        _serve(table, said, said["wing"])


def _end_attack(table: Table) -> None:
    _drop(table, table["attack"]["card"])
    table["attack"], table["window"] = None, False


def _round(table: Table, said: Said) -> None:
    table.update(round=said["round"], start=said["seat"], next_start=None)
    for nation in table["nations"]:
        nation["passed"] = False


def _round_over(table: Table, said: Said) -> None:
    table["turn"] = None


def _turn(table: Table, said: Said) -> None:
    table["turn"] = said["seat"]


def _passed(table: Table, said: Said) -> None:
    _by_seat(table, said)["passed"] = True


def _starts_next(table: Table, said: Said) -> None:
    table["next_start"] = said["seat"]


def _person(table: Table, said: Said) -> None:
    _by_seat(table, said)["backs"]["B"] -= 1
    _settle(_wing(table, said), ORDINARY)
    _serve_by_people(table, said)


def _special(table: Table, said: Said) -> None:
    _pay(table, said)
    _settle(_wing(table, said), said["card"])
    _serve_by_people(table, said)


def _gave(table: Table, said: Said) -> None:
    _by_seat(table, said)["backs"][said["back"]] -= 1
    _by_seat(table, said, "to")["backs"][said["back"]] += 1


def _stole(table: Table, said: Said) -> None:
    _gave(table, {"seat": said["from"], "to": said["seat"], "back": said["back"]})


def _laid(table: Table, said: Said) -> None:
    _pay(table, said)
    _row(table, said).append(said["card"])
    if any(table["cards"][said["card"]][said["wing"]][:CODE]):
        _serve(table, said, said["wing"])


def _replaced(table: Table, said: Said) -> None:
    _pay(table, said)
    _row(table, said)[int(said["column"]) - 1] = said["card"]
    _drop(table, said["old"])
    if not _at_home(table, said):
        _serve(table, said, LEADS_TO[str(said["wing"])])


def _neutralised(table: Table, said: Said) -> None:
    _pay(table, said)
    _row(table, said).pop(int(said["column"]) - 1)
    _drop(table, said["old"])
    _drop(table, said["card"])
    _serve(table, said, LEADS_TO[str(said["wing"])])


def _attacked(table: Table, said: Said) -> None:
    _pay(table, said)
    nation = _by_name(table, said["nation"])
    table["attack"] = {**said, "nation": nation}
    table["window"] = True
    _serve(table, said, LEADS_TO[str(said["wing"])])


def _parried(table: Table, said: Said) -> None:
    _pay(table, said)
    _serve(table, said, table["attack"]["wing"])
    _end_attack(table)
    _drop(table, said["card"])


def _struck(table: Table, said: Said) -> None:
    for card in _pull(_wing(table, said), int(said["column"])):
        if card is not None:
            _drop(table, card)
    _end_attack(table)


def _unparried(table: Table, said: Said) -> None:
    table["window"] = False


def _converted(table: Table, said: Said) -> None:
    heaven, person, hell = _pull(_wing(table, said), int(said["column"]))
    wing = LEADS_TO[str(said["wing"])]
    _settle(table["nations"][_by_name(table, said["to"])][wing], person, heaven, hell)
    _end_attack(table)


def _dealt(table: Table, said: Said) -> None:
    _by_seat(table, said)["backs"][said["back"]] += said["count"]
    talon = table["talons"][said["back"]]
    if talon["above"] is not None:
        talon["above"] -= said["count"]


def _fell(table: Table, said: Said) -> None:
    rows, dead = _wing(table, said), table["nations"][_by_name(table, said["nation"])]["dead"]
    for _ in range(int(said["count"])):
        heaven, person, hell = _pull(rows, len(rows["earth"]))
        dead.append(person)
        for card in (heaven, hell):
            if card is not None:
                _drop(table, card)


def _scored(table: Table, said: Said) -> None:
    nation = _by_seat(table, said)
    nation["points"][_rider(table, said)] = said["points"]
    for person in nation["dead"]:
        _drop(table, person)
    nation["dead"] = []


def _rider(table: Table, said: Said) -> int:
    return next(i for i, rider in enumerate(table["riders"]) if rider["id"] == said["rider"])


def _refilled(table: Table, said: Said) -> None:
    talon = table["talons"][said["back"]]
    talon["below"] -= talon["below"] // (RIDERS - table["rider"])
    talon["above"] = said.get("count")  # APO-182: not told where it is hidden
    table["discards"][said["back"]] = []
    if said["back"] == BACKS[-1]:
        table["rider"] += 1


def _won_rider(table: Table, said: Said) -> None:
    _by_seat(table, said)["riders"].append(_rider(table, said) + 1)


def _revealed(table: Table, said: Said) -> None:
    _by_seat(table, said)["alignment"] = said["alignment"]


_TELLINGS: dict[str, Callable[[Table, Said], None]] = {
    events.ROUND.key: _round,
    events.ROUND_OVER.key: _round_over,
    events.TURN.key: _turn,
    events.PASSED.key: _passed,
    events.STARTS_NEXT.key: _starts_next,
    events.PERSON.key: _person,
    events.SPECIAL.key: _special,
    events.GAVE.key: _gave,
    events.STOLE.key: _stole,
    events.LAID.key: _laid,
    events.REPLACED.key: _replaced,
    events.NEUTRALISED.key: _neutralised,
    events.ATTACKED.key: _attacked,
    events.PARRIED.key: _parried,
    events.STRUCK.key: _struck,
    events.UNPARRIED.key: _unparried,
    events.CONVERTED.key: _converted,
    events.DEALT.key: _dealt,
    events.FELL.key: _fell,
    events.SCORED.key: _scored,
    events.REFILLED.key: _refilled,
    events.REFILLED_UNCOUNTED.key: _refilled,
    events.WON_RIDER.key: _won_rider,
    events.REVEALED.key: _revealed,
}
