"""What is drawn from face-down piles: challenges, stalls, tokens and rooms (DD-011 to DD-014, DD-106 to DD-113)."""

from __future__ import annotations

from tafelrunde.games.dungeon_designer import events
from tafelrunde.games.dungeon_designer.board import HALVES, HAND, SHAPES
from tafelrunde.games.dungeon_designer.state import Site
from tafelrunde.kernel.events import EventKind


def draw(pile: list[int], count: int) -> list[int]:
    """So many from the top of a pile, or all there are."""
    return [pile.pop() for _ in range(min(count, len(pile)))]


def show_challenges(s: Site) -> None:
    """DD-011, DD-108: as many as the number of players says."""
    s.display = draw(s.challenge_deck, s.board.edition.setup.challenges[s.seats - 1])
    for card in s.display:
        s.tell(events.CHALLENGE, s.board.challenges[card])


def open_stalls(s: Site) -> None:
    """DD-012, DD-013, DD-107: stalls are revealed and every slot gets a token of its shape."""
    board = s.board
    s.stalls = draw(s.stall_deck, board.edition.setup.stalls[s.seats - 1])
    halves = [2 * stall + half for stall in s.stalls for half in range(2)]
    slots = [shape for half in halves for shape in board.slots[half]]
    tokens = [_tokens(s, shape, slots.count(shape)) for shape in range(len(SHAPES))]
    s.wares = []
    for half in halves:
        s.wares.append(tuple(tokens[shape].pop() for shape in board.slots[half] if tokens[shape]))
    if s.journal is not None:
        for place, stall in enumerate(s.stalls):
            s.tell(events.STALL, board.stalls[stall])
            for half, name in enumerate(HALVES):
                for face in s.wares[2 * place + half]:
                    s.tell(events.WARE, board.stalls[stall], name, board.faces[face], SHAPES[board.face_shape[face]])


def _tokens(s: Site, shape: int, count: int) -> list[int]:
    """Tokens of a shape from the supply, the first one last. When it is empty, the discarded ones of this shape are
    used if the table wants that; else slots stay empty (DD-113, DD-R09)."""
    pile = list(s.supply[shape])
    found = draw(pile, count)
    of_shape = s.board.of_shape[shape]
    if len(found) < count and s.setup.options["recycle_tokens"] and any(s.thrown[face] for face in of_shape):
        pile = s.luck.shuffled([face for face in of_shape for _ in range(s.thrown[face])])
        for face in of_shape:
            s.thrown[face] = 0
        s.tell(events.RECYCLED, SHAPES[shape])
        found += draw(pile, count - len(found))
    s.supply[shape] = tuple(pile)
    found.reverse()
    return found


def draw_rooms(s: Site, count: int) -> list[int]:
    """Rooms from the deck. The deck of the house never runs dry (DD-035); where another one does, the discard pile
    becomes the new deck, and nobody knows any more where its rooms are (DD-R25)."""
    drawn = draw(s.deck, count)
    if len(drawn) < count and s.discard:
        s.tell(events.RESHUFFLED, len(s.discard))
        known = ~sum(1 << room for room in s.discard)
        for seat in range(s.seats):
            s.seen[seat] &= known
        s.deck, s.discard = s.luck.shuffled(s.discard), []
        drawn += draw(s.deck, count - len(drawn))
    return drawn


def give(s: Site, seat: int, rooms: list[int], told: EventKind = events.DEALT) -> None:
    """Drawn rooms come into a hand; which ones only its holder is told (DD-005)."""
    s.take_up(seat, rooms)
    if s.journal is not None and rooms:
        s.tell(told, seat, len(rooms))
        for room in rooms:
            s.tell_to((seat,), events.DREW, s.board.rooms[room])


def deal_hands(s: Site) -> None:
    """DD-014, DD-109: five rooms for everybody."""
    drawn = draw_rooms(s, HAND * s.seats)
    for seat in range(s.seats):
        give(s, seat, drawn[HAND * seat : HAND * (seat + 1)])


def discard(s: Site, rooms: list[int]) -> None:
    """Rooms onto the discard pile: face down, unless the table wants it open (DD-R03)."""
    s.throw(rooms)
    if s.setup.options["open_discard"]:
        for room in rooms:
            s.tell(events.DISCARD_SHOWN, s.board.rooms[room])
