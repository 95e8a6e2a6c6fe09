"""What holds at every moment."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tafelrunde.games.dungeon_designer.board import CELLS, DUALS, MASK, NONE, SIDE, TURNS, YEARS
from tafelrunde.games.dungeon_designer.scoring import END_CLAUSES
from tafelrunde.games.dungeon_designer.state import Site
from tafelrunde.games.dungeon_designer.steps import build, cleanup, market, powers, setup
from tafelrunde.kernel.errors import require
from tafelrunde.kernel.steps import Step

Frame = tuple[Step[Any], ...]
"""Steps that are pending, the next one first."""

ROOMS_NEEDED = (44, 64, 60, 80, 100)  # by player count (DD-035)


def invariants(s: Site) -> None:
    """Holds at every moment of every game."""
    require(1 <= s.year <= YEARS, "DD-002: four years")
    require(sorted(s.priority) == list(range(s.seats)), "DD-016: everybody has a rank")
    require(len(set(s.blueprints)) == s.seats, "DD-015: everybody has another blueprint")
    require(len(set(s.notches)) == len(s.notches), "DD-101: nobody passes twice")
    for seat in range(s.seats):
        _dungeon(s, seat)
        _cards(s, seat)
    _market(s)
    require(not s.solo or len(s.jael_cards) == s.year, "DD-204: a card a year")
    require(s.solo or not (s.jael_rooms or any(s.jael_tokens) or s.acted), "DD-203: Jael plays only with one")
    if s.ended:
        require(s.ended in END_CLAUSES, "DD-004: no such end")
        require((s.ended == "four-years") == (not s.solo), "DD-227: alone one plays against Jael")
        require(s.year == YEARS and s.turn == TURNS and not s.notches, "DD-004: the fourth year is over")
        require(not any(s.hands), "DD-034: nothing is left in hand")
    elif s.stack:
        _pending(s)


def _dungeon(s: Site, seat: int) -> None:
    """What is reckoned up as rooms and tokens come is what they amount to."""
    fresh = Site(s.setup, s.luck)
    rooms = s.rooms[CELLS * seat : CELLS * (seat + 1)]
    for cell, room in enumerate(rooms):
        tokens = s.tokens[CELLS * seat + cell]
        require(room != NONE or not tokens, "DD-071: a token without a room")
        require(s.board.secret not in tokens, "DD-084: a secret passage in a slot")
        if room != NONE:
            fresh.build(0, cell, room)
            for face in tokens:
                fresh.add_token(0, cell, face)
    for edge in range(40):
        if s.passages[seat] >> edge & 1:
            fresh.dig(0, edge)
    own = slice(CELLS * seat, CELLS * (seat + 1))
    require(s.contents[own] == fresh.contents[:CELLS], "DD-080: contents are out of step")
    require(s.free[own] == fresh.free[:CELLS], "DD-080: free slots are out of step")
    require(min(s.free[own]) >= 0, "DD-080: more than four elements in a room")
    require((s.stamps[seat], s.faces[seat]) == (fresh.stamps[0], fresh.faces[0]), "DD-124: doors are out of step")
    require(not s.passages[seat] & ~s.board.edges_of(s.built(seat)), "DD-085: a secret passage at no room")
    require(not s.built(seat) >> SIDE * s.year, "DD-045: a room of a year to come")
    duals = s.stamps[seat] >> DUALS & MASK
    require(not s.as_cave[seat] & s.as_stone[seat], "DD-241: a room of both types")
    require(not (s.as_cave[seat] | s.as_stone[seat]) & ~duals, "DD-241: only dual rooms are fixed")


def _cards(s: Site, seat: int) -> None:
    """DD-005: what a seat remembers is somewhere out of sight, and what it holds it remembers."""
    held = {*s.hands[seat], *[lie // SIDE for lie in [s.laid[seat]] if lie != NONE]}
    public = {*s.rooms, *s.jael_rooms, *s.deck}
    for room in s.board.all_rooms:
        if s.seen[seat] >> room & 1:
            require(room not in public, "DD-005: a room that nobody needs to remember, or can")
        else:
            require(room not in held, "DD-005: a room is held that was never seen")
    require(list(s.hands[seat]) == sorted(set(s.hands[seat])), "DD-033: a hand is out of order")
    require(0 <= s.gold[seat] <= s.board.most_gold, "DD-058: no such amount of gold")
    passed = seat in s.notches and s.year < YEARS
    require(len(s.taken[seat]) <= s.year - 1 + passed, "DD-097: more challenges than passes")
    require(s.laid[seat] == NONE or (s.seats == 2 and s.setup.options["reveal"] == "hidden"), "DD-036: nothing to hide")
    require(s.laid[seat] == NONE or s.laid[seat] % SIDE in s.columns(seat), "DD-046: the column is taken")


def _market(s: Site) -> None:
    board = s.board
    require(len(s.wares) == 2 * len(s.stalls), "DD-069: every stall has two halves")
    require(len(s.stalls) <= board.edition.setup.stalls[s.seats - 1], "DD-012: too many stalls")
    for place, stall in enumerate(s.stalls):
        for half in range(2):
            shapes = [board.face_shape[face] for face in s.wares[2 * place + half]]
            require(not Counter(shapes) - Counter(board.slots[2 * stall + half]), "DD-013: a token in a wrong slot")
    for shape, pile in enumerate(s.supply):
        require(all(board.face_shape[face] == shape for face in pile), "DD-013: a token in a wrong supply")
    require(s.year < YEARS or not s.display, "DD-108: no challenges in year 4")


# --- what is pending


def _pending(s: Site) -> None:
    """Years, turns and phases tell the same story as the steps that wait."""
    pending = tuple(reversed(s.stack))
    top, options = pending[0], s.setup.options
    hidden = options["reveal"] == "hidden"
    if isinstance(top, build.Commit):
        require(hidden, "DD-R01: rooms are laid openly")
        _fits(s, pending, build.Commit(), build.PassHands(), *_building(s))
        require(all(lie == NONE for lie in s.laid) and any(s.hands), "DD-031: nothing is laid yet")
        _hands(s, laid=False)
    elif isinstance(top, build.Place):
        require(not hidden, "DD-R01: rooms are chosen in secret")
        require(0 <= top.position < s.seats, "DD-R01: nobody of that rank")
        _fits(s, pending, top, build.PassHands(), *_building(s))
        require(s.hands[s.priority[top.position]], "DD-R25: who has no room is not asked")
        due = s.priority[top.position :]
        require(all(_row(s, seat) < s.turn for seat in due), "DD-033: who is still to build has built already")
    elif isinstance(top, build.Drop):
        require(s.seats == 2 and s.turn < TURNS, "DD-037: only two players discard, and not in turn 4")
        _fits(s, pending, build.Drop(), *[build.Reveal()] * hidden, build.PassHands(), *_building(s))
        require(any(s.hands), "DD-037: nothing to discard")
        if hidden:
            _hands(s, laid=True)
    elif isinstance(top, powers.Power | powers.Carry):
        _power(s, top, pending[1:])
    elif isinstance(top, build.Keep):
        require(s.solo and s.turn < TURNS, "DD-206: only alone a room is kept")
        _fits(s, pending, build.Keep(), build.DrawAlone(), *_building(s))
        require(s.hands[0], "DD-206: nothing to keep")
    elif isinstance(top, cleanup.Dual):
        manual = options["dual_choice"] == "manual"
        require(manual and s.year == YEARS and s.turn == TURNS, "DD-246: types are fixed at the end")
        require(
            pending == (cleanup.Dual(), cleanup.Finish()) and not any(s.hands), "DD-246: nothing but scoring is left"
        )
        require(cleanup.Dual().seats(s), "DD-246: all types are fixed")
    else:
        _market_open(s, top, pending)


def _years(s: Site) -> Frame:
    return (*[build.Year()] * (YEARS - s.year), cleanup.Finish())


def _fits(s: Site, pending: Frame, *expected: Step[Any]) -> None:
    require(pending == (*expected, *_years(s)), "DD-002: year and pending steps do not fit each other")


def _building(s: Site) -> Frame:
    """The rest of the year after this turn."""
    require(1 <= s.turn <= TURNS, "DD-030: four turns")
    require(not (s.notches or s.bag), "DD-060: the market has not opened yet")
    require(all(_row(s, seat) <= s.turn for seat in range(s.seats)), "DD-033: too many rooms")
    require(s.year == 1 or not any(s.gold), "DD-096: gold of last year")
    require(s.year > 1 or max(s.gold) <= max(s.board.edition.setup.gold), "DD-017: too much gold at the start")
    return (*[build.Turn()] * (TURNS - s.turn), market.Income(), market.Market(), cleanup.Cleanup())


def _row(s: Site, seat: int) -> int:
    """How many rooms of this year are built."""
    return SIDE - len(s.columns(seat))


def _hands(s: Site, laid: bool) -> None:
    """DD-033: how much is in hand and in this year's row; with too few rooms in the box it may be less (DD-R25)."""
    whole = len(setup.rooms_in_play(s)) >= ROOMS_NEEDED[s.seats - 1]
    for seat in range(s.seats):
        hand, row = len(s.hands[seat]), _row(s, seat)
        if laid:
            require(s.laid[seat] != NONE or not whole, "DD-037: a room is discarded after another was laid")
        require(hand <= 6 - s.turn - laid and row < s.turn, "DD-033: too many rooms")
        require(not whole or (hand == 6 - s.turn - laid and row == s.turn - 1), "DD-033: too few rooms")


def _power(s: Site, top: powers.Power | powers.Carry, below: Frame) -> None:
    rest = (build.PassHands(), *_building(s), *_years(s))
    between = below[: len(below) - len(rest)]
    openly = s.setup.options["reveal"] == "open"
    require(below[len(between) :] == rest, "DD-R28: powers are used while building")
    waiting = openly and len(between) == 1 and isinstance(between[0], build.Place | build.Drop)
    require(waiting or not between, "DD-R28: not now")
    if isinstance(top, powers.Power):
        seats = [seat for seat, _ in top.powers]
        require(seats == sorted({seat for seat in seats if 0 <= seat < s.seats}), "DD-R28: each seat once")
        for seat, power in top.powers:
            row = CELLS * seat + SIDE * (s.year - 1)
            rooms = [room for room in s.rooms[row : row + SIDE] if room != NONE and s.board.power[room] == power]
            require(rooms and power and powers.new_powers(s, [(seat, rooms[0])]), "DD-R28: nothing to use")
    for seat, cell, face in s.lifts:
        require(face in s.tokens[CELLS * seat + cell], "DD-244: no such token")
    require(bool(s.lifts) == isinstance(top, powers.Carry), "DD-244: a token is lifted to be moved")


def _market_open(s: Site, top: Step[Any], pending: Frame) -> None:
    require(isinstance(top, market.Visit | market.PlaceElement | market.PlacePassage), "DD-002: nobody decides here")
    require(s.turn == TURNS and not any(s.hands), "DD-060: building is over")
    _fits(s, pending, top, market.Market(), cleanup.Cleanup())
    require(len(s.notches) < s.seats, "DD-075: all have passed")
    if isinstance(top, market.Visit):
        require(top.visitor == market.most_gold(s), "DD-065: somebody else is active")
        require(not s.bag, "DD-071: tokens wait to be placed")
        require(not s.solo or s.acted or not market.jael_is_due(s), "DD-213: Jael comes to the market first")
    elif isinstance(top, market.PlaceElement | market.PlacePassage):
        require(0 <= top.buyer < s.seats and top.buyer not in s.notches, "DD-101: the buyer has passed")
        require(s.bag, "DD-071: no token to place")
        passage = isinstance(top, market.PlacePassage)
        require((s.bag[0] == s.board.secret) == passage, "DD-084: another kind of token is due")
        elements = sum(face != s.board.secret for face in s.bag)
        require(elements <= sum(s.free[CELLS * top.buyer : CELLS * (top.buyer + 1)]), "DD-074: no room for the tokens")
