"""Wounds, healing and death (DQ-059 to DQ-065); Death can wait (DQ-210 to DQ-215)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.dungeonquest import events
from tafelrunde.games.dungeonquest.board import DEAD, IN, MONSTER, NONE, PILES
from tafelrunde.games.dungeonquest.edition import ATTRIBUTES
from tafelrunde.games.dungeonquest.kinds import Dicing
from tafelrunde.games.dungeonquest.state import HIDDEN, Quest
from tafelrunde.games.dungeonquest.steps.fate import end_turn, throw
from tafelrunde.kernel.actions import Action, ActionWord
from tafelrunde.kernel.events import EventKind
from tafelrunde.kernel.steps import Deed, Refusal, SoloAsk, frozen


def wound(s: Quest, seat: int, count: int, cause: str = "wounds") -> bool:
    """DQ-059: whether the hero died of it, and of what."""
    if count <= 0:
        return False
    s.wounds[seat] += count
    left = s.life(seat) - s.wounds[seat]
    s.tell(events.WOUNDED, seat, count, max(0, left))
    if left > 0:
        return False
    die(s, seat, cause)
    return True


def heal(s: Quest, seat: int, count: int) -> None:
    """DQ-060: what is too much is lost."""
    healed = min(count, s.wounds[seat])
    s.wounds[seat] -= healed
    s.tell(events.HEALED, seat, healed, s.life(seat) - s.wounds[seat])


def amount(s: Quest, seat: int, form: str) -> int:
    """What dice say that lie there: D3 is half a die rounded up, 2D6 less an attribute is never negative."""
    if form == "D3":
        return (s.dice[0] + 1) // 2
    if form == "D6":
        return s.dice[0]
    attribute = ATTRIBUTES.index(form.removeprefix("2D6-"))
    return max(0, sum(s.dice) - s.attributes[4 * seat + attribute])


def suffer(s: Quest, form: str) -> None:
    """The active hero suffers wounds: a number, or by dice."""
    if form.isdigit():
        wound(s, s.player, int(form))
    else:
        throw(s, s.player, 2 if form.startswith("2") else 1, Suffer(form))


@frozen
class Suffer(Dicing):
    """Wounds by the dice just thrown; determination does not help (DQ-057)."""

    form: str

    roll = "wounds"

    def run(self, s: Quest) -> None:
        wound(s, s.player, amount(s, s.player, self.form))


def recover(s: Quest, form: str) -> None:
    """The active hero heals: a number, or by dice."""
    if form.isdigit():
        heal(s, s.player, int(form))
    else:
        throw(s, s.player, 1, Recover(form))


@frozen
class Recover(Dicing):
    form: str

    roll = "healing"

    def run(self, s: Quest) -> None:
        heal(s, s.player, amount(s, s.player, self.form))


# --- cards that leave a hero


def lose_loot(s: Quest, seat: int, card: int) -> None:
    """DQ-012, DQ-015: loot onto the pile of its deck."""
    s.lose(seat, card)
    s.tell(events.LOST, seat, s.board.cards[card], PILES[s.board.deck_of[card]], s.gold(seat))


def drop_kept(s: Quest, seat: int, card: int) -> None:
    s.unkeep(seat, card)
    s.tell(events.UNKEPT, seat, s.board.cards[card], PILES[s.board.deck_of[card]])


def drop_row(s: Quest, seat: int) -> None:
    """The row to the discard pile."""
    while s.row[seat]:
        card, *left = s.row[seat]
        s.row[seat] = tuple(left)
        s.discard(card)
        s.tell(events.ROW_GONE, seat, s.board.cards[card])


def drop_rune(s: Quest, seat: int, kind: EventKind = events.RUNE_GONE) -> None:
    """DQ-064, DQ-233: an unused rune goes to the box."""
    if s.rune[seat] != NONE:
        rune = s.spend_rune(seat)
        s.tell(kind, seat, s.board.cards[rune])


def play_on(s: Quest, seat: int, kind: EventKind = events.PLAYS_ON) -> None:
    """DQ-065, DQ-R22: who is out still plays the monsters of his right neighbour, if that one is inside."""
    right = (seat - 1) % s.seats
    if s.status[right] == IN:
        s.tell(kind, seat, right)


def put_away_monster(s: Quest, clause: str) -> None:
    """The monster card face up onto its pile, by this rule; its wounds are forgotten."""
    card = s.monster
    s.monster, s.hurt, s.known, s.combat_used = NONE, 0, HIDDEN, False
    s.discard(card)
    if s.journal is not None:
        board = s.board
        numbers = board.monster_life[card], board.penalty[card]
        s.tell(events.MONSTER_GONE._replace(clause=clause), board.cards[card], board.family[card], *numbers)


def put_token(s: Quest, room: int) -> None:
    """DQ-086: never more than one."""
    if not s.marks[room] & MONSTER:
        s.marks[room] |= MONSTER
        s.tell(events.TOKEN, s.board.spaces[room])


# --- death


def die(s: Quest, seat: int, cause: str) -> None:
    """DQ-061 to DQ-063: figure, marker, cards and tokens leave; a turn of his ends at once."""
    room = NONE if s.below(seat) else s.place[seat]
    fall(s, seat, cause)
    if s.monster != NONE and seat == s.player:
        if room != NONE:
            put_token(s, room)  # it stays or, alone, comes only now (DQ-095, DQ-208)
        put_away_monster(s, "DQ-095")
    waits = bool(s.setup.options["death_can_wait"])
    if waits:
        strip(s, seat)
    else:
        pass_away(s, seat)
        play_on(s, seat)
    if seat == s.player:
        end_turn(s)
    if waits:
        revive(s, seat)


def fall(s: Quest, seat: int, cause: str) -> None:
    """DQ-063: the figure off the board, its tokens to the supply."""
    at = s.place[seat]
    s.fell[seat] = (at, s.heading[seat], s.side[seat])
    s.place[seat] = s.heading[seat] = s.came[seat] = NONE
    s.side[seat] = s.flooded[seat] = s.wounds[seat] = s.grit[seat] = 0
    s.tell(events.DIED, seat, cause, s.board.spaces[at])


def pass_away(s: Quest, seat: int) -> None:
    """DQ-065, DQ-198: out of the game."""
    strip(s, seat)
    s.status[seat] = DEAD
    s.tell(events.GONE, seat)


def strip(s: Quest, seat: int) -> None:
    """All cards to their piles (DQ-018, DQ-063, DQ-064, DQ-210)."""
    for card in s.loot[seat]:
        lose_loot(s, seat, card)
    for card in s.kept[seat]:
        drop_kept(s, seat, card)
    drop_row(s, seat)
    drop_rune(s, seat)


def revive(s: Quest, seat: int) -> None:
    """DQ-211: the left neighbour chooses a tower; alone a die does, 5 and 6 are thrown again (DQ-R37)."""
    if s.solo:
        stand_up(s, seat, s.board.towers[s.luck.roll(len(s.board.towers))])
    else:
        s.push(Resurrect(seat))


def stand_up(s: Quest, seat: int, tower: int) -> None:
    """Being placed is not entering (DQ-150, DQ-R28)."""
    s.place[seat] = tower
    s.tell(events.REVIVED, seat, s.board.spaces[tower])


class ChooseTower(Deed[Quest]):
    """DQ-R37: any tower, or a free one if the table wants it."""

    verb = "tower"

    def offers(self, s: Quest, seat: int) -> Sequence[Action]:
        free = s.setup.options["resurrect_tower"] == "free"
        return [s.board.tower[at] for at in s.board.towers if not (free and s.occupied(at, NONE))]

    def why(self, s: Quest, seat: int, action: Action) -> Refusal:
        if s.board.space[action.word()] in s.board.towers:
            return Refusal("DQ-R37", "tower-taken", (("space", action.words[0]),))
        return Refusal("DQ-211", "no-tower", (("space", action.words[0]),))

    def do(self, s: Quest, seat: int, action: Action) -> None:
        """Done by the ask, which knows who stands up."""


@frozen
class Resurrect(SoloAsk[Quest]):
    """DQ-211: put to the left neighbour, even if his own hero is out."""

    fallen: int

    topic = "resurrect"
    clause = "DQ-211"
    choices = (ChooseTower(),)

    def about(self, s: Quest) -> tuple[tuple[str, ActionWord], ...]:
        return (("fallen:seat", self.fallen),)

    def seat(self, s: Quest) -> int:
        return s.left_of(self.fallen)

    def take(self, s: Quest, seat: int, action: Action) -> None:
        stand_up(s, self.fallen, s.board.space[action.word()])
