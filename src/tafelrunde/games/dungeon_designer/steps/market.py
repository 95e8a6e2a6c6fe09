"""Improve: gold, then the market until all have passed (DD-055 to DD-103), alone against Jael (DD-211 to DD-220)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.dungeon_designer import events
from tafelrunde.games.dungeon_designer.board import CELLS, COUNT, EDGES, HALVES, NAMES, NONE, SHIFT, SIDE, YEARS
from tafelrunde.games.dungeon_designer.state import Site
from tafelrunde.games.dungeon_designer.steps.powers import no_slot
from tafelrunde.kernel.actions import Action, ActionWord
from tafelrunde.kernel.steps import Deed, PlainDeed, Refusal, SoloAsk, Step, frozen

CHEST = SHIFT["chest"]


@frozen
class Income(Step[Site]):
    """DD-055 to DD-060: for all, before anybody goes to the market; starting gold is gold like any other (DD-R05)."""

    def run(self, s: Site) -> None:
        for seat in range(s.seats):
            rooms, chests = earned(s, seat)
            whole = s.gold[seat] + rooms + chests
            s.gold[seat] = min(s.board.most_gold, whole)  # DD-058
            s.tell(events.INCOME, seat, rooms, chests, s.gold[seat])
            if whole > s.gold[seat]:
                s.tell(events.GOLD_LOST, seat, whole - s.gold[seat])


def earned(s: Site, seat: int) -> tuple[int, int]:
    """The gold of this year's rooms (older ones are covered, DD-050) and of all chests, tokens too (DD-056)."""
    row = CELLS * seat + SIDE * (s.year - 1)
    rooms = sum(s.board.gold[room] for room in s.rooms[row : row + SIDE] if room != NONE)
    return rooms, sum(s.contents[CELLS * seat : CELLS * (seat + 1)]) >> CHEST & COUNT


@frozen
class Market(Step[Site]):
    """DD-065 to DD-067, DD-075: whoever has the most gold is next, anew after every purchase and every pass."""

    def run(self, s: Site) -> None:
        if len(s.notches) == s.seats:
            return
        if s.solo and not s.acted and jael_is_due(s):
            jael_acts(s)
        visitor = most_gold(s)
        if s.journal is not None:
            rivals = [seat for seat in range(s.seats) if seat not in s.notches]
            if [s.gold[seat] for seat in rivals].count(s.gold[visitor]) > 1:
                s.tell(events.TIED, visitor, s.gold[visitor])
        s.push(Visit(visitor), Market())


def most_gold(s: Site) -> int:
    """DD-065, DD-R33: the richest of those who have not passed; of equals the one further left (DD-066, DD-100)."""
    richest, most = NONE, -1
    for seat in s.priority:
        if s.gold[seat] > most and seat not in s.notches:
            richest, most = seat, s.gold[seat]
    return richest


# --- A: buying


class Buy(Deed[Site]):
    """DD-069 to DD-074: a half of a stall with all its tokens, which must be affordable and fit."""

    verb = "buy"

    def offers(self, s: Site, seat: int) -> Sequence[Action]:
        gold, prices, slots = s.gold[seat], s.board.prices, -1
        found: list[Action] = []
        for place, stall in enumerate(s.stalls):
            for half in (0, 1):
                ware = s.wares[2 * place + half]
                if ware and prices[2 * stall + half] <= gold:
                    if slots < 0:
                        slots = sum(s.free[CELLS * seat : CELLS * (seat + 1)])
                    if fits(s, seat, ware, slots):
                        found.append(s.board.buy[2 * stall + half])
        return found

    def why(self, s: Site, seat: int, action: Action) -> Refusal:
        stall, half = s.board.stalls.index(action.word()), HALVES.index(action.word(1))
        if stall not in s.stalls:
            return Refusal("DD-069", "not-on-market", (("stall", action.words[0]),))
        price = s.board.prices[2 * stall + half]
        if not s.wares[2 * s.stalls.index(stall) + half]:
            return Refusal("DD-072", "sold-out")
        if price > s.gold[seat]:
            return Refusal("DD-070", "too-dear", (("price:number", price), ("gold:number", s.gold[seat])))
        return Refusal("DD-074", "no-slots")

    def do(self, s: Site, seat: int, action: Action) -> None:
        stall, half = s.board.stalls.index(action.word()), HALVES.index(action.word(1))
        at, price = 2 * s.stalls.index(stall) + half, s.board.prices[2 * stall + half]
        s.gold[seat] -= price
        s.bag = list(s.wares[at])
        s.wares[at] = ()  # DD-072, DD-073
        bought, wares = events.BOUGHT_BY_COUNT[len(s.bag) - 1], [s.board.faces[face] for face in s.bag]
        s.tell(bought, seat, s.board.stalls[stall], HALVES[half], price, s.gold[seat], *wares)
        next_token(s, seat)


def fits(s: Site, seat: int, ware: Sequence[int], slots: int) -> bool:
    """DD-074, DD-R08: enough free slots for its elements, and edges for its secret passages."""
    secrets = ware.count(s.board.secret)
    if len(ware) - secrets > slots:
        return False
    return not secrets or (s.board.edges_of(s.built(seat)) & ~s.passages[seat]).bit_count() >= secrets


def next_token(s: Site, seat: int) -> None:
    """DD-071: all bought tokens are placed at once, in the order of their slots."""
    if s.bag:
        s.push(PlacePassage(seat) if s.bag[0] == s.board.secret else PlaceElement(seat))


class PutToken(Deed[Site]):
    """DD-080 to DD-083: into a free slot of any own room; nothing is covered or moved (DD-082)."""

    verb = "token"

    def offers(self, s: Site, seat: int) -> Sequence[Action]:
        put, base = s.board.put, CELLS * seat
        return [put[cell] for cell in range(CELLS) if s.free[base + cell]]

    def why(self, s: Site, seat: int, action: Action) -> Refusal:
        return no_slot(s, seat, NAMES.index(action.word()))

    def do(self, s: Site, seat: int, action: Action) -> None:
        cell, face = NAMES.index(action.word()), s.bag.pop(0)
        s.add_token(seat, cell, face)
        s.tell(events.PUT, seat, s.board.faces[face], NAMES[cell])
        next_token(s, seat)


class Dig(Deed[Site]):
    """DD-084 to DD-089: onto any edge of an own room that has none yet (DD-R07)."""

    verb = "passage"

    def offers(self, s: Site, seat: int) -> Sequence[Action]:
        dig, edges = s.board.dig, s.board.edges_of(s.built(seat)) & ~s.passages[seat]
        return [dig[edge] for edge in range(len(EDGES)) if edges >> edge & 1]

    def why(self, s: Site, seat: int, action: Action) -> Refusal:
        edge = EDGES.index(action.word())
        if s.passages[seat] >> edge & 1:
            return Refusal("DD-089", "passage-there", (("edge", EDGES[edge]),))
        return Refusal("DD-085", "no-room-at-edge", (("edge", EDGES[edge]),))

    def do(self, s: Site, seat: int, action: Action) -> None:
        s.bag.pop(0)
        s.dig(seat, EDGES.index(action.word()))
        s.tell(events.DUG, seat, action.words[0])
        next_token(s, seat)


@frozen
class PlaceElement(SoloAsk[Site]):
    """DD-071: where the next bought element goes."""

    buyer: int

    topic = "token"
    clause = "DD-071"
    choices = (PutToken(),)

    def seat(self, s: Site) -> int:
        return self.buyer

    def about(self, s: Site) -> tuple[tuple[str, ActionWord], ...]:
        return (("face", s.board.faces[s.bag[0]]), ("left:number", len(s.bag) - 1))

    def no_choice(self, s: Site, seat: int, action: Action) -> None:
        s.tell(events.ONLY_SLOT, seat, action.words[0])


@frozen
class PlacePassage(SoloAsk[Site]):
    """DD-085: where the bought secret passage goes."""

    buyer: int

    topic = "passage"
    clause = "DD-085"
    choices = (Dig(),)

    def seat(self, s: Site) -> int:
        return self.buyer

    def about(self, s: Site) -> tuple[tuple[str, ActionWord], ...]:
        return (("left:number", len(s.bag) - 1),)


# --- B: passing


class PassWith(Deed[Site]):
    """DD-095 to DD-097: in years 1 to 3 one takes a challenge of those on display."""

    verb = "pass"

    def closed(self, s: Site, seat: int) -> Refusal | None:
        return None if s.display else Refusal("DD-098", "no-challenges")

    def offers(self, s: Site, seat: int) -> Sequence[Action]:
        return [s.board.passing[card] for card in s.display]

    def why(self, s: Site, seat: int, action: Action) -> Refusal:
        return Refusal("DD-097", "not-on-display", (("challenge", action.words[0]),))

    def do(self, s: Site, seat: int, action: Action) -> None:
        leave(s, seat, action.number())


class Leave(PlainDeed[Site]):
    """DD-098: in year 4 there is no challenge to take."""

    verb = "leave"

    def closed(self, s: Site, seat: int) -> Refusal | None:
        return Refusal("DD-097", "take-one") if s.display else None

    def do(self, s: Site, seat: int, action: Action) -> None:
        leave(s, seat)


def leave(s: Site, seat: int, challenge: int = 0) -> None:
    """DD-095, DD-096: gold back to 0, a challenge if there is one, then the first free notch. Alone, Jael takes what is
    left, and in year 4 the gold is kept for scoring (DD-218, DD-219, DD-R20)."""
    if s.solo and s.year == YEARS:
        s.tell(events.GOLD_KEPT, seat, s.gold[seat])
    else:
        lost, s.gold[seat] = s.gold[seat], 0
        s.tell(events.PASSED, seat, lost)
    if challenge:
        card = s.board.challenge(challenge)
        s.display.remove(card)
        s.taken[seat] += (card,)
        s.tell(events.TOOK, seat, challenge)
    if s.solo:
        jael_sweeps(s)
    s.notches.append(seat)
    if not s.solo:
        s.tell(events.NOTCH, seat, len(s.notches))


@frozen
class Visit(SoloAsk[Site]):
    """DD-068: buy or pass; passing is always possible (DD-R31)."""

    visitor: int

    topic = "market"
    clause = "DD-068"
    choices = (Buy(), PassWith(), Leave())

    def seat(self, s: Site) -> int:
        return self.visitor

    def about(self, s: Site) -> tuple[tuple[str, ActionWord], ...]:
        return (("gold:number", s.gold[self.visitor]),)

    def no_choice(self, s: Site, seat: int, action: Action) -> None:
        s.tell(events.MUST_PASS, seat)


# --- Jael


def jael_is_due(s: Site) -> bool:
    """DD-211 to DD-213: the player has not more gold than Jael's card."""
    return s.gold[0] <= s.board.edition.jael[s.jael_cards[-1]].gold


def jael_halves(s: Site) -> list[int]:
    """The halves on the market that his current card marks."""
    return [at for at in s.board.jael_takes[s.jael_cards[-1]] if at < len(s.wares)]


def jael_acts(s: Site) -> None:
    """DD-213 to DD-217: once a year, when the player has not more gold than he: the tokens of his marked halves, as
    far as they are still there (DD-R21); then the challenge with the lowest number is discarded."""
    s.acted = True
    s.tell(events.JAEL_ACTED, 0, s.gold[0], s.board.edition.jael[s.jael_cards[-1]].gold)
    for at in jael_halves(s):
        half = s.board.stalls[s.stalls[at // 2]], HALVES[at % 2]
        if not s.wares[at]:
            s.tell(events.JAEL_MISSED, *half)
        while s.wares[at]:
            face = jael_takes(s, at)
            s.tell(events.JAEL_TOOK, *half, s.board.faces[face])
    if s.display:
        lowest = min(s.display, key=lambda card: s.board.challenges[card])
        s.display.remove(lowest)
        s.challenges_gone.append(lowest)
        s.tell(events.JAEL_THREW, s.board.challenges[lowest])


def jael_sweeps(s: Site) -> None:
    """DD-218, DD-219: whatever is left on the market."""
    if any(s.wares):
        for at in range(len(s.wares)):
            while s.wares[at]:
                jael_takes(s, at)
        s.tell(events.JAEL_SWEPT_LAST if s.year == YEARS else events.JAEL_SWEPT)


def jael_takes(s: Site, at: int) -> int:
    """The next token of a half."""
    face, *left = s.wares[at]
    s.wares[at] = tuple(left)
    s.jael_tokens[face] += 1
    return face
