"""Who sees what; how events change the public table; which worlds a seat can imagine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain, repeat

from fireflies.state import Meadow
from tafelrunde.kernel.actions import Word
from tafelrunde.kernel.game import View
from tafelrunde.kernel.luck import Luck


def counted(s: Meadow, counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(s.setup.board.lights, counts, strict=True))


def view(s: Meadow, seat: int | None) -> View:
    """An allow-list: what is not named here nobody sees."""
    return {
        "round": s.round,
        "points": s.points[:],
        "pack": len(s.pack),
        "discard": counted(s, s.discard),
        "hands": [sum(hand) for hand in s.hands],
        **own(s, seat),
    }


def own(s: Meadow, seat: int | None) -> View:
    """What only this seat sees."""
    return {"hand": None if seat is None else counted(s, s.hands[seat])}


def retell(table: View, key: str, said: Mapping[str, Word]) -> None:
    """An event's change to the public table."""
    if key == "round":
        table["round"] = said["round"]
    elif key == "shown":
        table["hands"][said["seat"]] -= 1
        table["discard"][said["light"]] += 1
    elif key == "caught":
        table["points"][said["seat"]] += said["points"]
    elif key == "drew":
        table["pack"] -= 1
        table["hands"][said["seat"]] += 1


def redeal(s: Meadow, seat: int | None, luck: Luck) -> None:
    """Deals the pack and all other hands anew."""
    others = [hand for no, hand in enumerate(s.hands) if no != seat]
    unknown = [*s.pack, *chain.from_iterable(repeat(light, n) for hand in others for light, n in enumerate(hand))]
    unknown = luck.shuffled(sorted(unknown))  # sorted, so that nothing of how it really lies is left
    for hand in others:
        size = sum(hand)
        hand[:] = [0] * len(hand)
        for _ in range(size):
            hand[unknown.pop()] += 1
    s.pack = unknown
