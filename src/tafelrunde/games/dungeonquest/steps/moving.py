"""Moving (DQ-036 to DQ-051): ways out of a room, what hinders in it (rubble, web, bridge), obstacles in halls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from tafelrunde.games.dungeonquest import events
from tafelrunde.games.dungeonquest.board import (
    AGILITY,
    BRIDGE,
    CAVEIN,
    CHASM,
    CORRIDOR,
    DARKNESS,
    DOOR,
    DOOR_DECK,
    HALVES,
    LIGHT_FOOTED,
    NONE,
    OPENING,
    STRENGTH,
    WALL,
    WEB,
)
from tafelrunde.games.dungeonquest.kinds import OfPlayer
from tafelrunde.games.dungeonquest.state import Quest
from tafelrunde.games.dungeonquest.steps.body import lose_loot, suffer
from tafelrunde.games.dungeonquest.steps.cards import draw_for
from tafelrunde.games.dungeonquest.steps.catacombs import GO_DOWN
from tafelrunde.games.dungeonquest.steps.entering import StepInto, direction_to, hall_to, step_into
from tafelrunde.games.dungeonquest.steps.fate import (
    DECLINE,
    END_IF_FAILED,
    USE_RUNE,
    Answer,
    attempt,
    forgo,
    odds_of,
    put_to_test,
    stop,
    use_rune,
)
from tafelrunde.kernel.actions import Action, ActionWord
from tafelrunde.kernel.steps import Deed, Refusal, Step, frozen

InRoom = Literal["web", "rubble", "bridge"]

# --- ways


def passable(s: Quest, cell: int, d: int, seat: int, willing: bool = True) -> bool:
    """DQ-032: whether the hall of this space in that direction leads somewhere."""
    return s.board.sides[s.lies[cell]][d] != WALL and leads_on(s, s.board.next[cell][d], d, seat, willing)


def leads_on(s: Quest, to: int, d: int, seat: int, willing: bool = True) -> bool:
    """DQ-032, DQ-033, DQ-051: whether a space can be entered in a direction; by who goes there of his own will, not if
    another hero is there (DQ-040)."""
    if to == NONE:
        return False
    lie = s.lies[to]
    if lie == NONE:
        return bool(s.tiles)
    board = s.board
    return board.sides[lie][d ^ 2] != WALL and not (willing and s.seats > 1 and s.occupied(board.room[to], seat))


def ways(s: Quest, seat: int) -> list[int]:
    """The spaces this hero can try to go to from his room (DQ-036, DQ-068): none out of darkness, where the die
    decides; in a chasm only on his side (DQ-131); out of a corridor back only if nothing else is left (DQ-119)."""
    board, at, lies = s.board, s.place[seat], s.lies
    kind = board.type_of[lies[at]]
    if kind == DARKNESS:
        return []
    found: list[int] = []
    for cell in board.cells[at]:
        beside = board.next[cell]
        found += [beside[d] for d in board.halls[lies[cell]] if leads_on(s, beside[d], d, seat)]
    if kind == CHASM:
        found = [to for to in found if s.side[seat] >> direction_to(s, at, to) & 1]
    elif kind == CORRIDOR and s.came[seat] != NONE and len(found) > 1:
        back = board.next[at][s.came[seat]]
        found = [to for to in found if to != back]
    return found


def dark_ways(s: Quest, seat: int) -> list[int]:
    """DQ-122, DQ-R24: directions that the die can send a hero to; occupied rooms too, unless the table wants not."""
    at, willing = s.place[seat], s.setup.options["dark_occupied"] == "reroll"
    return [d for d in range(4) if passable(s, at, d, seat, willing)]


def across(s: Quest, seat: int, d: int) -> bool:
    """Whether a hall lies on the other side of the hero's room."""
    side = s.side[seat]
    return side != 0 and not side >> d & 1


def set_out(s: Quest, to: int, entering: bool) -> None:
    """Leaves the room for a space: first what hinders in the room itself (DQ-136), then obstacles in the hall unless
    the hero has only just come in and moves on (DQ-118, DQ-126)."""
    seat = s.player
    cell, d = hall_to(s, s.place[seat], to)
    found = in_room(s, seat, d, entering)
    if found == "bridge":
        s.push(CROSS)
    elif found is not None:
        s.push(StepInto(cell, d) if entering else Obstacles(cell, d))
        if found == "rubble":
            climb(s)
        else:
            attempt(s, "web")
            s.push(END_IF_FAILED)
            put_to_test(s, STRENGTH)
    elif entering:
        step_into(s, cell, d)
    else:
        go_through(s, cell, d)


def in_room(s: Quest, seat: int, d: int, entering: bool) -> InRoom | None:
    """What hinders in the room itself on the way to one of its halls: a web, but not on the own side who moves on
    (DQ-126, DQ-129); rubble (DQ-133) or a bridge (DQ-139) before the other side."""
    kind = s.type_at(s.place[seat])
    if kind == WEB:
        return None if entering and not across(s, seat, d) else "web"
    if kind in (BRIDGE, CAVEIN) and across(s, seat, d):
        return "bridge" if kind == BRIDGE else "rubble"
    return None


# --- rubble, and ropes


def ropes(s: Quest, seat: int) -> list[int]:
    return [card for card in dict.fromkeys(s.loot[seat]) if s.board.rope[card]]


def climb(s: Quest) -> None:
    """DQ-133, DQ-226: the agility test of the rubble, or a rope; failure ends the turn."""
    attempt(s, "rubble")
    s.push(END_IF_FAILED)
    if ropes(s, s.player):
        s.push(Rubble())
    else:
        put_to_test(s, AGILITY)


class UseRope(Answer):
    """A rope instead of the roll."""

    verb = "rope"

    def closed(self, s: Quest, seat: int) -> Refusal | None:
        return None if ropes(s, seat) else Refusal("DQ-140", "no-rope")


class RollDice(Answer):
    verb = "roll"


ROPE, ROLL = UseRope(), RollDice()


def use_rope(s: Quest, seat: int) -> None:
    """The test counts as a success."""
    rope = ropes(s, seat)[0]
    s.tell(events.ROPE, seat, s.board.cards[rope])
    lose_loot(s, seat, rope)
    s.passed = True


@frozen
class Rubble(OfPlayer):
    """DQ-133: whoever has a rope may use it."""

    topic = "rope"
    clause = "DQ-133"
    choices = (ROPE, ROLL)

    def about(self, s: Quest) -> tuple[tuple[str, ActionWord], ...]:
        return odds_of(s.attributes[4 * s.player + AGILITY])

    def take(self, s: Quest, seat: int, action: Action) -> None:
        if action.verb == "rope":
            use_rope(s, seat)
        else:
            put_to_test(s, AGILITY)


# --- crossing a bridge


def burden(s: Quest, seat: int) -> int:
    """DQ-140: each loot card weighs 1, but not on the light-footed."""
    return 0 if s.ability(seat) == LIGHT_FOOTED else len(s.loot[seat])


def far_hall(s: Quest, seat: int) -> int:
    """The direction of the only hall on the other side of the bridge."""
    at = s.place[seat]
    other = next(half for half in s.board.halves[s.lies[at]] if half != s.side[seat])
    return other.bit_length() - 1


def can_cross(s: Quest, seat: int) -> bool:
    """DQ-143: whoever has a choice needs a far hall to leave by, unless the table lets everybody try."""
    return passable(s, s.place[seat], far_hall(s, seat), seat) or may_try_bridge(s, seat)


def may_try_bridge(s: Quest, seat: int) -> bool:
    """DQ-R26: whether the hero stands at a bridge that may be tried although its far hall is closed."""
    at = s.place[seat]
    if s.setup.options["bridge_blocked"] != "try" or s.type_at(at) != BRIDGE:
        return False
    return not passable(s, at, far_hall(s, seat), seat)


@frozen
class Cross(Step[Quest]):
    """DQ-140: loot may be dropped, then the agility test."""

    def run(self, s: Quest) -> None:
        attempt(s, "bridge")
        s.push(Crossed())
        before_crossing(s)


CROSS = Cross()


def before_crossing(s: Quest) -> None:
    if s.loot[s.player]:
        s.push(BeforeCrossing())
    else:
        put_to_test(s, AGILITY)


class DropLoot(Deed[Quest]):
    """DQ-140: any number of loot cards, one after the other."""

    verb = "drop"

    def offers(self, s: Quest, seat: int) -> Sequence[Action]:
        return [s.board.drop[card] for card in dict.fromkeys(s.loot[seat])]

    def why(self, s: Quest, seat: int, action: Action) -> Refusal:
        return Refusal("DQ-140", "not-your-loot", (("card", action.words[0]),))

    def do(self, s: Quest, seat: int, action: Action) -> None:
        lose_loot(s, seat, s.board.card_index[action.word()])
        before_crossing(s)


@frozen
class BeforeCrossing(OfPlayer):
    """DQ-140: before the roll."""

    topic = "bridge"
    clause = "DQ-140"
    choices = (ROLL, ROPE, DropLoot())

    def about(self, s: Quest) -> tuple[tuple[str, ActionWord], ...]:
        seat = s.player
        return *odds_of(s.attributes[4 * seat + AGILITY] - burden(s, seat)), ("burden:number", burden(s, seat))

    def take(self, s: Quest, seat: int, action: Action) -> None:
        if action.verb == "rope":
            use_rope(s, seat)
        elif action.verb == "roll":
            put_to_test(s, AGILITY, burden(s, seat))
        else:
            OfPlayer.take(self, s, seat, action)


def fall(s: Quest) -> None:
    """DQ-142: wounds, then the catacombs below the bridge."""
    s.push(GO_DOWN)
    suffer(s, "D6")


@frozen
class Crossed(Step[Quest]):
    """DQ-141, DQ-142: out through the far hall, or down. Where the far hall is closed he stops there (DQ-143)."""

    def run(self, s: Quest) -> None:
        if not s.passed:
            fall(s)
            return
        seat = s.player
        d = far_hall(s, seat)
        s.side[seat] = 1 << d
        s.tell(events.CROSSED, seat, HALVES[1 << d])
        if passable(s, s.place[seat], d, seat):
            go_through(s, s.place[seat], d)
        else:
            stop(s, "bridge", "DQ-143")


# --- obstacles in a hall


def go_through(s: Quest, cell: int, d: int) -> None:
    """DQ-042, DQ-043: obstacles one by one, the own side's first. What is printed on a tile that lies not yet there
    does not hinder (DQ-045)."""
    if not obstacles(s, cell, d):
        step_into(s, cell, d)
    elif s.has_power(s.player, OPENING):
        s.push(OpenUp(cell, d))
    else:
        overcome(s, cell, d)


@frozen
class Obstacles(Step[Quest]):
    """After what hindered in the room."""

    cell: int
    d: int

    def run(self, s: Quest) -> None:
        go_through(s, self.cell, self.d)


def obstacles(s: Quest, cell: int, d: int) -> list[int]:
    """DQ-049: they count from both directions. DQ-R08: two of a kind are one if the table wants it so."""
    sides, lies = s.board.sides, s.lies
    here, beyond = lies[cell], lies[s.board.next[cell][d]]
    found = [sides[here][d]] if sides[here][d] >= DOOR else []
    if beyond != NONE and sides[beyond][d ^ 2] >= DOOR:
        found.append(sides[beyond][d ^ 2])
    if len(found) > 1 and s.setup.options["multi_obstacle"] == "one_per_kind":
        found = list(dict.fromkeys(found))
    return found


def overcome(s: Quest, cell: int, d: int) -> None:
    found = [Door() if side == DOOR else Portcullis() for side in obstacles(s, cell, d)]
    s.push(*found, StepInto(cell, d))


@frozen
class Door(Step[Quest]):
    """DQ-047: a door card; it stays a door (DQ-048)."""

    def run(self, s: Quest) -> None:
        s.tell(events.OBSTACLE, s.player, "door")
        draw_for(s, DOOR_DECK)


@frozen
class Portcullis(Step[Quest]):
    """DQ-046."""

    def run(self, s: Quest) -> None:
        s.tell(events.OBSTACLE, s.player, "portcullis")
        s.push(END_IF_FAILED)
        put_to_test(s, STRENGTH)


@frozen
class OpenUp(OfPlayer):
    """DQ-188: the Rune of Opening, before any obstacle of the hall."""

    cell: int
    d: int

    topic = "open-up"
    clause = "DQ-188"
    choices = (USE_RUNE, DECLINE)

    def about(self, s: Quest) -> tuple[tuple[str, ActionWord], ...]:
        return (("space", s.board.spaces[s.board.next[self.cell][self.d]]),)

    def take(self, s: Quest, seat: int, action: Action) -> None:
        if action.verb == "rune":
            use_rune(s, seat)
            step_into(s, self.cell, self.d)
        else:
            forgo(s, seat, "rune", self.clause)
            overcome(s, self.cell, self.d)
