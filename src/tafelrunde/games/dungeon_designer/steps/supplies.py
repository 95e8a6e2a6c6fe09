"""What is drawn from face-down piles: challenges, stalls, tokens and rooms (DD-011 to DD-014, DD-106 to DD-113)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.dungeon_designer import events
from tafelrunde.games.dungeon_designer.board import HALVES, HAND, SHAPES
from tafelrunde.games.dungeon_designer.state import Site
from tafelrunde.kernel.actions import ActionWord
from tafelrunde.kernel.events import EventKind


def draw(s: Site, pile: list[int], count: int) -> list[int]:
    """So many from the top of a pile, or all there are."""
    if s.loose:
        s.luck.bring_up(pile, count)
    return [pile.pop() for _ in range(min(count, len(pile)))]


def show_challenges(s: Site) -> None:
    """DD-011, DD-108: as many as the number of players says."""
    for _ in range(s.board.edition.setup.challenges[s.seats - 1]):
        for card in draw(s, s.challenge_deck, 1):
            s.display.append(card)
            s.tell(events.CHALLENGE, s.board.challenges[card])


def open_stalls(s: Site) -> None:
    """DD-012, DD-013, DD-107: stalls are revealed and every slot gets a token of its shape."""
    board, count = s.board, s.board.edition.setup.stalls[s.seats - 1]
    if s.loose:
        s.luck.bring_up(s.stall_deck, count)
    coming = s.stall_deck[-count:]
    slots = [shape for stall in coming for half in (2 * stall, 2 * stall + 1) for shape in board.slots[half]]
    for shape in range(len(SHAPES)):
        _fill_up(s, shape, slots.count(shape), len(coming))
        if s.loose:
            tokens = list(s.supply[shape])
            s.luck.bring_up(tokens, slots.count(shape))
            s.supply[shape] = tuple(tokens)
    for _ in coming:
        stall = s.stall_deck.pop()
        s.stalls.append(stall)
        s.wares += [(), ()]
        s.tell(events.STALL, board.stalls[stall])
        for half, name in enumerate(HALVES):
            for shape in board.slots[2 * stall + half]:
                if s.supply[shape]:  # DD-R09: else it stays empty
                    face = s.supply[shape][-1]
                    s.supply[shape] = s.supply[shape][:-1]
                    s.wares[half - 2] += (face,)
                    s.tell(events.WARE, board.stalls[stall], name, board.faces[face], SHAPES[shape])


def _fill_up(s: Site, shape: int, count: int, stalls: int) -> None:
    """Where the supply has not so many tokens of a shape, the discarded ones of this shape come below them, if the
    table wants that (DD-113, DD-R09)."""
    of_shape = s.board.of_shape[shape]
    thrown = [face for face in of_shape for _ in range(s.thrown[face])]
    if len(s.supply[shape]) < count and thrown and s.setup.options["recycle_tokens"]:
        _put_in_order(s, stalls)
        s.supply[shape] = (*s.luck.shuffled(thrown), *s.supply[shape])
        for face in of_shape:
            s.thrown[face] = 0
        s.tell(events.RECYCLED, SHAPES[shape])


def _put_in_order(s: Site, stalls: int = 0) -> None:
    """Where something comes below a loose pile, what lies on top begins to count. So many stalls are on top already."""
    if s.loose:
        s.loose = False
        s.deck = s.luck.shuffled(s.deck)
        s.challenge_deck = s.luck.shuffled(s.challenge_deck)
        s.jael_deck = s.luck.shuffled(s.jael_deck)
        covered = len(s.stall_deck) - stalls
        s.stall_deck[:covered] = s.luck.shuffled(s.stall_deck[:covered])
        s.supply = [tuple(s.luck.shuffled(tokens)) for tokens in s.supply]


def _fill_deck(s: Site, count: int) -> None:
    """The deck of the server never runs dry (DD-035); where another one does, the discard pile comes below it, and
    nobody knows any more where its rooms are (DD-R25)."""
    if len(s.deck) < count and s.discard:
        _put_in_order(s)
        forgotten, known = s.discard, ~sum(1 << room for room in s.discard)
        for seat in range(s.seats):
            s.seen[seat] &= known
        s.deck, s.discard = s.luck.shuffled(forgotten) + s.deck, []
        s.tell(events.RESHUFFLED, len(forgotten))


def give(s: Site, seat: int, count: int, told: EventKind = events.DEALT) -> None:
    """Rooms from the deck into a hand; which ones only its holder is told (DD-005)."""
    _fill_deck(s, count)
    rooms = draw(s, s.deck, count)
    s.take_up(seat, rooms)
    if s.journal is not None and rooms:
        s.tell(told, seat, len(rooms))
        for room in rooms:
            s.tell_to((seat,), events.DREW, s.board.rooms[room])


def deal_hands(s: Site) -> None:
    """DD-014, DD-109: five rooms for everybody."""
    _fill_deck(s, HAND * s.seats)
    for seat in range(s.seats):
        give(s, seat, HAND)


def discard(s: Site, seat: int, rooms: Sequence[int], told: EventKind, *words: ActionWord) -> None:
    """Rooms out of a hand onto the discard pile: face down, unless the table wants it open (DD-R03)."""
    if s.setup.options["open_discard"]:
        for room in rooms:
            s.lay_down(seat, room)
            s.throw((room,))
            s.tell(events.DISCARD_SHOWN, seat, s.board.rooms[room])
    elif rooms:
        for room in rooms:
            s.lay_down(seat, room)
        s.throw(rooms)
        s.tell(told, *words)
