"""Phase 2, taking treasures: gems, eggs, tiles, rings and the Magic Hand."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.drachenland import events
from tafelrunde.games.drachenland.board import (
    CLEAR,
    COLOURS,
    LOOT_KINDS,
    MAGIC_HAND,
    NO_TILE,
    ORDINARY,
    RING,
    TILES,
)
from tafelrunde.games.drachenland.scoring import end_game
from tafelrunde.games.drachenland.state import Land
from tafelrunde.kernel.actions import Action, ActionWord
from tafelrunde.kernel.steps import Deed, PlainDeed, Refusal, SoloAsk, Step, frozen

NO_GEMS = Refusal("DL-051", "no-gems")
OTHER_GEMS = Refusal("DL-054", "other-gems")
NO_CLEAR = Refusal("DL-052", "no-clear")
NO_EGG = Refusal("DL-053", "no-egg")
NO_RING_TILE = Refusal("DL-116", "no-ring-tile")
HAS_RING = Refusal("DL-115", "has-ring")
NO_MAGIC_HAND = Refusal("DL-108", "no-magic-hand")
NOTHING_TAKEN = Refusal("DL-108", "nothing-taken")


def takeable(s: Land) -> list[Action]:
    """DL-050, DL-114: what the active figure may pick up on its volcano now."""
    place, colour, take = s.place, s.active, s.board.take
    found: list[Action] = []
    if s.gems[4 * place + colour]:
        found.append(take["gems"])
    if s.gems[4 * place + CLEAR]:
        found.append(take["clear"])
    if s.eggs[place]:
        found.append(take["egg"])
    if s.tiles[place] == RING and not s.rings >> (3 * s.player + colour) & 1:
        found.append(take["ring"])
    return found


@frozen
class Treasures(Step[Land]):
    """Phase 2 begins for the active figure, no other (DL-060), if it ended on a volcano (DL-048); with nothing to take
    it is not asked."""

    def run(self, s: Land) -> None:
        if s.on_volcano() and takeable(s):
            s.push(Collect())


class Take(Deed[Land]):
    """DL-050 to DL-058, DL-113 to DL-117."""

    verb = "take"

    def offers(self, s: Land, seat: int) -> Sequence[Action]:
        return takeable(s)

    def why(self, s: Land, seat: int, action: Action) -> Refusal:
        treasure = action.words[0]
        if treasure == "gems":
            return OTHER_GEMS if any(s.gems[4 * s.place : 4 * s.place + CLEAR]) else NO_GEMS
        if treasure == "clear":
            return NO_CLEAR
        if treasure == "egg":
            return NO_EGG
        return HAS_RING if s.tiles[s.place] == RING else NO_RING_TILE

    def do(self, s: Land, seat: int, action: Action) -> None:
        s.took = True
        treasure = action.words[0]
        if treasure == "gems":
            self._gems(s, seat, s.place)
        elif treasure == "clear":
            self._clear(s, seat, s.place)
        elif treasure == "egg":
            self._egg(s, seat, s.place)
        else:
            self._ring(s, seat, s.place)
        if not s.ended and s.usable(MAGIC_HAND) and takeable(s):
            s.push(HandOrDone())  # DL-108, DL-112

    def _gems(self, s: Land, seat: int, volcano: int) -> None:
        """DL-051: all of the figure's colour, never only some."""
        here = 4 * volcano + s.active
        count, s.gems[here] = s.gems[here], 0
        s.loot[LOOT_KINDS * seat + 1 + s.active] += count
        figure = s.figure(seat, s.active)
        s.tell(events.TOOK_GEMS, figure, COLOURS[s.active], count, s.board.spaces[volcano])

    def _clear(self, s: Land, seat: int, volcano: int) -> None:
        """DL-052: exactly one."""
        s.gems[4 * volcano + CLEAR] -= 1
        s.loot[LOOT_KINDS * seat + 1 + CLEAR] += 1
        s.tell(events.TOOK_CLEAR, s.figure(seat, s.active), s.board.spaces[volcano])

    def _egg(self, s: Land, seat: int, volcano: int) -> None:
        """DL-053: exactly one; an ordinary tile comes along and cannot be refused (DL-055, DL-R14), ring and king
        dragons stay (DL-056, DL-R19)."""
        s.eggs[volcano] -= 1
        s.eggs_left -= 1
        s.loot[LOOT_KINDS * seat] += 1
        s.tell(events.TOOK_EGG, s.figure(seat, s.active), s.board.spaces[volcano])
        tile = s.tiles[volcano]
        if 0 <= tile < ORDINARY:
            s.tiles[volcano] = NO_TILE
            s.owned[ORDINARY * seat + tile] += 1
            s.gained[tile] += 1
            s.tell(events.TOOK_TILE, seat, TILES[tile], s.board.spaces[volcano])
        if s.eggs_left == 0:
            end_game(s, "last-egg", events.LAST_EGG, seat)  # DL-119: at this very moment

    def _ring(self, s: Land, seat: int, volcano: int) -> None:
        """DL-114: a magic ring instead of a pick-up; the ring tile stays for all (DL-068)."""
        s.rings |= 1 << (3 * seat + s.active)
        s.tell(events.TOOK_RING, s.figure(seat, s.active), s.board.spaces[volcano])


class Done(PlainDeed[Land]):
    """DL-049: a pick-up is never forced; DL-065: neither is a tile."""

    verb = "done"

    def do(self, s: Land, seat: int, action: Action) -> None:
        """The end of the activation is already pending."""


class MagicHand(PlainDeed[Land]):
    """DL-108 to DL-111: one further pick-up on this volcano. The ask exists only while something is left."""

    verb = "hand"

    def do(self, s: Land, seat: int, action: Action) -> None:
        s.spend(MAGIC_HAND)
        s.tell(events.HAND, s.figure(seat, s.active))
        s.push(Collect())


class EarlyMagicHand(MagicHand):
    """DL-108, DL-R13: it gives a further pick-up, so never before there was one; here it says why."""

    def closed(self, s: Land, seat: int) -> Refusal:
        return NOTHING_TAKEN if s.usable(MAGIC_HAND) else NO_MAGIC_HAND


@frozen
class Collect(SoloAsk[Land]):
    """One pick-up, a ring, or nothing (DL-049, DL-050)."""

    topic = "collect"
    clause = "DL-064"
    choices = (Take(), Done(), EarlyMagicHand())

    def seat(self, s: Land) -> int:
        return s.player

    def about(self, s: Land) -> tuple[tuple[str, ActionWord], ...]:
        return (("figure", s.figure(s.player, s.active)), ("at:space", s.board.spaces[s.place]))


@frozen
class HandOrDone(SoloAsk[Land]):
    """After a pick-up or ring, whoever owns a Magic Hand may play it (DL-108, DL-118, DL-R13)."""

    topic = "hand"
    clause = "DL-108"
    choices = (MagicHand(), Done())

    def seat(self, s: Land) -> int:
        return s.player

    def about(self, s: Land) -> tuple[tuple[str, ActionWord], ...]:
        return (("figure", s.figure(s.player, s.active)), ("at:space", s.board.spaces[s.place]))
