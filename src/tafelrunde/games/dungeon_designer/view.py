"""Who sees what, and which worlds a seat can imagine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.games.dungeon_designer.board import CELLS, EDGES, HALVES, NAMES, NONE, SHAPES, SIDE, YEARS, cells_in
from tafelrunde.games.dungeon_designer.scoring import JaelStanding, Standing, jael_standing, standings
from tafelrunde.games.dungeon_designer.state import Site
from tafelrunde.kernel.luck import Luck

Table = dict[str, Any]


def view(s: Site, seat: int | None) -> Table:
    """An allow-list: what is not named here is not seen. Hands, rooms laid face down and the discard pile are secret
    (DD-005, DD-R03); of them a seat knows what it has held itself, for a room passed on can be followed."""
    board = s.board
    stood = standings(s)
    return {
        "year": s.year,
        "turn": s.turn,
        "direction": "left" if s.year % 2 else "right",
        "goal": board.goals[s.goal],
        "challenges": _numbers(s, s.display),
        "challenges_gone": _numbers(s, s.challenges_gone),
        "challenges_left": len(s.challenge_deck),
        "stalls": [
            {"stall": board.stalls[stall], **{h: _faces(s, s.wares[2 * i + k]) for k, h in enumerate(HALVES)}}
            for i, stall in enumerate(s.stalls)
        ],
        "stalls_gone": [board.stalls[stall] for stall in s.stalls_gone],
        "stalls_left": len(s.stall_deck),
        "supply": {shape: len(pile) for shape, pile in zip(SHAPES, s.supply, strict=True)},
        "thrown": {
            shape: {board.faces[face]: s.thrown[face] for face in faces if s.thrown[face]}
            for shape, faces in zip(SHAPES, board.of_shape, strict=True)
        },
        "deck": len(s.deck),
        "discard": len(s.discard),
        "discarded": _rooms(s, s.discard) if s.setup.options["open_discard"] else None,
        "priority": s.priority[:],
        "notches": s.notches[:],
        "gold": s.gold[:],
        "bag": _faces(s, s.bag),
        "lifts": [{"seat": i, "cell": NAMES[cell], "face": board.faces[face]} for i, cell, face in s.lifts],
        "dungeons": [_dungeon(s, i, stood[i]) for i in range(s.seats)],
        "jael": _jael(s) if s.solo else None,
        **own(s, seat),
    }


def own(s: Site, seat: int | None) -> Table:
    """What a seat holds, has laid down and has held before."""
    if seat is None:
        return {"hand": None, "laid": None, "known": None}
    return {"hand": _rooms(s, s.hands[seat]), "laid": _laid(s, seat), "known": _known(s, seat)}


def _rooms(s: Site, rooms: Sequence[int]) -> list[str]:
    return sorted(s.board.rooms[room] for room in rooms)


def _faces(s: Site, faces: Sequence[int]) -> list[str]:
    return [s.board.faces[face] for face in faces]


def _numbers(s: Site, cards: Sequence[int]) -> list[int]:
    return [s.board.challenges[card] for card in cards]


def _dungeon(s: Site, seat: int, standing: Standing) -> Table:
    board, base, plan = s.board, CELLS * seat, s.board.plans[s.blueprints[seat]]
    types = {NAMES[cell]: "cave" for cell in cells_in(s.as_cave[seat])}
    types |= {NAMES[cell]: "stone" for cell in cells_in(s.as_stone[seat])}
    return {
        "blueprint": board.blueprints[s.blueprints[seat]],
        "entrance": plan.entrance + 1,
        "exit": plan.exit + 1,
        "challenges": _numbers(s, s.taken[seat]),
        "hand": len(s.hands[seat]),
        "laid": s.laid[seat] != NONE,
        "rooms": {NAMES[c]: board.rooms[s.rooms[base + c]] for c in range(CELLS) if s.rooms[base + c] != NONE},
        "tokens": {NAMES[c]: _faces(s, s.tokens[base + c]) for c in range(CELLS) if s.tokens[base + c]},
        "passages": [edge for i, edge in enumerate(EDGES) if s.passages[seat] >> i & 1],
        "types": types,
        "standing": _standing(standing),
    }


def _standing(now: Standing) -> Table:
    own = now.own
    return {
        "rank": now.rank,
        "goal": now.goal,
        "value": now.value,
        "challenges": list(own.challenges),
        "stars": own.stars,
        "blueprint": own.blueprint,
        "met": cell_names(own.met),
        "entrance": cell_names(own.entrance),
        "exit": cell_names(own.exit),
        "networks": own.networks,
        "points": now.points,
    }


def cell_names(mask: int) -> list[str]:
    return [NAMES[cell] for cell in cells_in(mask)]


def _jael(s: Site) -> Table:
    """Everything he has lies open; only what is left of his deck is not seen."""
    board = s.board
    return {
        "cards": [board.jaels[card] for card in s.jael_cards],
        "deck": len(s.jael_deck),
        "rooms": [board.rooms[room] for room in s.jael_rooms],
        "tokens": {face: count for face, count in zip(board.faces, s.jael_tokens, strict=True) if count},
        "acted": s.acted,
        "standing": _jael_standing(jael_standing(s)),
    }


def _jael_standing(now: JaelStanding) -> Table:
    return {**now._asdict(), "points": now.points}


def _laid(s: Site, seat: int) -> Table | None:
    """The own room that lies face down."""
    if s.laid[seat] == NONE:
        return None
    room, column = divmod(s.laid[seat], SIDE)
    return {"room": s.board.rooms[room], "column": column + 1}


def _known(s: Site, seat: int) -> Table:
    """The memory of the draft: where the rooms are that this seat has held."""
    hands = [
        _rooms(s, [] if i == seat else [room for room in held(s, i) if s.seen[seat] >> room & 1])
        for i in range(s.seats)
    ]
    return {"hands": hands, "discard": _rooms(s, [room for room in s.discard if s.seen[seat] >> room & 1])}


def held(s: Site, seat: int) -> list[int]:
    """A hand with the room that lies face down: from outside they are one."""
    laid = s.laid[seat]
    return sorted(s.hands[seat] if laid == NONE else (*s.hands[seat], laid // SIDE))


def redeal(s: Site, seat: int | None, luck: Luck) -> None:
    """Shuffles all piles and deals anew the rooms that this seat has never held: deck, other hands, the discard pile.
    What it has held stays where it is, for the seat knows where that is: hands wander by known rules, built rooms are
    public, and what a hand lacks when it comes back has been discarded."""
    _shuffle_piles(s, luck)
    seen = 0 if seat is None else s.seen[seat]
    others = [i for i in range(s.seats) if i != seat]
    hands = {i: held(s, i) for i in others}
    known_hands = {i: [room for room in hands[i] if seen >> room & 1] for i in others}
    pile = s.discard
    known_pile = pile[:] if s.setup.options["open_discard"] else [room for room in pile if seen >> room & 1]
    pool = s.deck + [room for hand in hands.values() for room in hand if not seen >> room & 1]
    if len(known_pile) < len(pile):
        pool += [room for room in pile if not seen >> room & 1]
    pool.sort()  # so that the world depends on what is known, not on what lies there
    pool = luck.shuffled(pool)
    for i in others:
        known = known_hands[i]
        hand = sorted([*known, *(pool.pop() for _ in range(len(hands[i]) - len(known)))])
        if s.laid[i] != NONE:
            s.laid[i] = SIDE * hand.pop(luck.roll(len(hand))) + luck.pick(s.columns(i))
        s.hands[i] = tuple(hand)
        s.seen[i] = sum(1 << room for room in held(s, i))  # what others remember is theirs
    s.discard = sorted([*known_pile, *(pool.pop() for _ in range(len(pile) - len(known_pile)))])
    s.deck = pool


def _shuffle_piles(s: Site, luck: Luck) -> None:
    """Piles that nothing comes from any more need no chance, only an order that tells nothing."""
    s.challenge_deck.sort()
    s.stall_deck.sort()
    s.jael_deck.sort()
    s.supply = [tuple(sorted(pile)) for pile in s.supply]
    if s.year < YEARS:
        s.stall_deck = luck.shuffled(s.stall_deck)
        s.supply = [tuple(luck.shuffled(pile)) for pile in s.supply]
        s.jael_deck = luck.shuffled(s.jael_deck)
    if s.year < YEARS - 1:
        s.challenge_deck = luck.shuffled(s.challenge_deck)
