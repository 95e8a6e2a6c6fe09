"""Who sees what. Which worlds a seat can imagine stands in `worlds`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tafelrunde.games.dungeon_designer import scoring
from tafelrunde.games.dungeon_designer.board import (
    CELLS,
    EDGES,
    HALVES,
    NAMES,
    NONE,
    SHAPES,
    SIDE,
    TURNS,
    Direction,
    Half,
    cells_in,
)
from tafelrunde.games.dungeon_designer.dungeon import Links, links
from tafelrunde.games.dungeon_designer.edition import Shape, Type
from tafelrunde.games.dungeon_designer.state import Site
from tafelrunde.games.dungeon_designer.steps.build import collected
from tafelrunde.games.dungeon_designer.steps.market import jael_halves
from tafelrunde.games.dungeon_designer.worlds import held
from tafelrunde.kernel.views import Shown, words_at

# an edge is called after the cell above it or left of it
RIGHT_OF = tuple(f"v{name[1::2]}" for name in NAMES)
BELOW = tuple(f"h{name[1::2]}" for name in NAMES)


class StallView(Shown):
    stall: str
    top: list[str]
    bottom: list[str]


class LiftView(Shown):
    """A token about to move (DD-244)."""

    seat: int
    cell: str
    face: str


class StandingView(Shown):
    """Reputation by category as if the game ended now (DD-130); conditions met and networks by their cells."""

    rank: int
    goal: int
    value: int
    challenges: list[int]
    stars: int
    blueprint: int
    met: list[str]
    entrance: list[str]
    exit: list[str]
    networks: int
    points: int


class DungeonView(Shown):
    blueprint: str
    entrance: int
    exit: int
    challenges: list[int]
    hand: int
    laid: bool
    heir: int | None  # who gets this hand after the turn (DD-032); nobody after the last one, and alone
    rooms: dict[str, str]
    tokens: dict[str, list[str]]
    passages: list[str]
    ways: list[str]  # edges between two rooms that are connected (DD-124)
    types: dict[str, Type]
    standing: StandingView


class JaelStandingView(Shown):
    gold: int
    goal: int
    value: int
    stars: int
    base: int
    bonus: int
    points: int


class HalfView(Shown):
    stall: str
    half: Half


class JaelView(Shown):
    """Everything he has lies open; only what is left of his deck is not seen. Of each card also what it brings now; of
    the current one, last, the halves that it marks (DD-213)."""

    cards: list[str]
    worth: list[int]
    takes: list[HalfView]
    deck: int
    rooms: list[str]
    tokens: dict[str, int]
    acted: bool
    standing: JaelStandingView


class LaidView(Shown):
    """The own room that lies face down."""

    room: str
    column: int


class GainView(Shown):
    """What something would bring if it were put somewhere now: reputation, and edges that would become ways."""

    points: int
    ways: list[str]


class Known(Shown):
    """The memory of the draft: where the rooms are that this seat has held."""

    hands: list[list[str]]
    discard: list[str]


class TableView(Shown):
    """Hands, rooms laid face down and the discard pile are secret (DD-005, DD-R03); of them a seat knows what it has
    held itself, for a room passed on can be followed."""

    year: int
    turn: int
    trading: bool  # the market is open
    direction: Direction
    goal: str
    prizes: list[int]  # for the first in the goal, for the second ...
    challenges: list[int]
    challenges_gone: list[int]
    challenges_left: int
    stalls: list[StallView]
    stalls_gone: list[str]
    stalls_left: int
    supply: dict[Shape, int]
    thrown: dict[Shape, dict[str, int]]
    deck: int
    discard: int
    discarded: list[str] | None
    priority: list[int]
    notches: list[int]
    order: list[int]  # who has passed first, then the others (DD-R32)
    gold: list[int]
    bag: list[str]
    lifts: list[LiftView]
    dungeons: list[DungeonView]
    jael: JaelView | None
    hand: list[str] | None
    laid: LaidView | None
    collected: list[str] | None  # rooms of the hand that Jael takes if they are left over (DD-207)
    gains: dict[str, dict[str, GainView]] | None  # of rooms and tokens at hand, by the cells and edges they can go to
    promises: list[int] | None  # what each challenge on display would be worth
    known: Known | None


def view(s: Site, seat: int | None) -> TableView:
    board = s.board
    stood = scoring.standings(s)
    wares = [words_at(faces, board.faces) for faces in s.wares]
    return TableView(
        year=s.year,
        turn=s.turn,
        trading=s.trading,
        direction=s.direction,
        goal=board.goals[s.goal],
        prizes=scoring.prizes(s),
        challenges=words_at(s.display, board.challenges),
        challenges_gone=words_at(s.challenges_gone, board.challenges),
        challenges_left=len(s.challenge_deck),
        stalls=[StallView(board.stalls[stall], *wares[2 * i : 2 * i + 2]) for i, stall in enumerate(s.stalls)],
        stalls_gone=words_at(s.stalls_gone, board.stalls),
        stalls_left=len(s.stall_deck),
        supply={shape: len(pile) for shape, pile in zip(SHAPES, s.supply, strict=True)},
        thrown={
            shape: {board.faces[face]: s.thrown[face] for face in faces if s.thrown[face]}
            for shape, faces in zip(SHAPES, board.of_shape, strict=True)
        },
        deck=len(s.deck),
        discard=len(s.discard),
        discarded=_rooms(s, s.discard) if s.setup.options["open_discard"] else None,
        priority=s.priority[:],
        notches=s.notches[:],
        order=scoring.order_now(s),
        gold=s.gold[:],
        bag=words_at(s.bag, board.faces),
        lifts=[LiftView(i, NAMES[cell], board.faces[face]) for i, cell, face in s.lifts],
        dungeons=[_dungeon(s, i, stood[i]) for i in range(s.seats)],
        jael=_jael(s) if s.solo else None,
        **own(s, seat),
    )


def own(s: Site, seat: int | None) -> dict[str, Any]:
    """What a seat holds, has laid down and has held before, and what comes of it."""
    if seat is None:
        return dict.fromkeys(("hand", "laid", "collected", "gains", "promises", "known"))
    lie = s.laid[seat]
    return {
        "hand": _rooms(s, s.hands[seat]),
        "laid": None if lie == NONE else LaidView(s.board.rooms[lie // SIDE], lie % SIDE + 1),
        "collected": _rooms(s, collected(s, s.hands[seat])) if s.jael_cards and s.turn < TURNS else [],
        "gains": _gains(s, seat),
        "promises": [scoring.promise(s, seat, card) for card in s.display],
        "known": _known(s, seat),
    }


def _rooms(s: Site, rooms: Sequence[int]) -> list[str]:
    return sorted([s.board.rooms[room] for room in rooms])


def _cells(mask: int) -> list[str]:
    return words_at(cells_in(mask), NAMES)


def _dungeon(s: Site, seat: int, standing: scoring.Standing) -> DungeonView:
    board, base, plan = s.board, CELLS * seat, s.board.plans[s.blueprints[seat]]
    types: dict[str, Type] = dict.fromkeys(_cells(s.as_cave[seat]), "cave")
    types |= dict.fromkeys(_cells(s.as_stone[seat]), "stone")
    return DungeonView(
        blueprint=board.blueprints[s.blueprints[seat]],
        entrance=plan.entrance + 1,
        exit=plan.exit + 1,
        challenges=words_at(s.taken[seat], board.challenges),
        hand=len(s.hands[seat]),
        laid=s.laid[seat] != NONE,
        heir=s.heir(seat),
        rooms={NAMES[c]: board.rooms[s.rooms[base + c]] for c in range(CELLS) if s.rooms[base + c] != NONE},
        tokens={NAMES[c]: words_at(s.tokens[base + c], board.faces) for c in range(CELLS) if s.tokens[base + c]},
        passages=[edge for i, edge in enumerate(EDGES) if s.passages[seat] >> i & 1],
        ways=_ways(links(s.stamps[seat], s.passages[seat])),
        types=types,
        standing=_standing(standing),
    )


def _ways(link: Links) -> list[str]:
    """Connections by the edges they cross."""
    return words_at(cells_in(link.right), RIGHT_OF) + words_at(cells_in(link.down), BELOW)


def _gains(s: Site, seat: int) -> dict[str, dict[str, GainView]]:
    """What comes of each thing at hand wherever it can go, reckoned as if the game ended then."""
    right, down = links(s.stamps[seat], s.passages[seat])
    tries = list(_tries(s, seat))
    worth = scoring.gains(s, seat, [trial for _, _, trial in tries])
    found: dict[str, dict[str, GainView]] = {}
    for (thing, where, trial), points in zip(tries, worth, strict=True):
        then = links(trial.stamps[seat], trial.passages[seat])
        new = _ways(Links(then.right & ~right, then.down & ~down))
        found.setdefault(thing, {})[where] = GainView(points, new)
    return found


def _tries(s: Site, seat: int) -> Iterator[tuple[str, str, Site]]:
    """Rooms in this year's row (DD-045), the token that is placed next (DD-071), lifted ones (DD-244)."""
    board, base = s.board, CELLS * seat
    row = SIDE * (s.year - 1)
    for room in held(s, seat):
        for cell in [row + column for column in s.columns(seat)]:
            trial = s.clone()
            trial.build(seat, cell, room)
            yield board.rooms[room], NAMES[cell], trial
    for face in [*s.bag[:1], *(face for owner, _, face in s.lifts if owner == seat)]:
        if face == board.secret:
            edges = board.edges_of(s.built(seat)) & ~s.passages[seat]
            for edge in [i for i in range(len(EDGES)) if edges >> i & 1]:
                trial = s.clone()
                trial.dig(seat, edge)
                yield board.faces[face], EDGES[edge], trial
        else:
            for cell in [cell for cell in range(CELLS) if s.free[base + cell]]:
                trial = s.clone()
                trial.add_token(seat, cell, face)
                yield board.faces[face], NAMES[cell], trial


def _standing(now: scoring.Standing) -> StandingView:
    own = now.own
    return StandingView(
        rank=now.rank,
        goal=now.goal,
        value=now.value,
        challenges=list(own.challenges),
        stars=own.stars,
        blueprint=own.blueprint,
        met=_cells(own.met),
        entrance=_cells(own.entrance),
        exit=_cells(own.exit),
        networks=own.networks,
        points=now.points,
    )


def _jael(s: Site) -> JaelView:
    board, standing, total = s.board, scoring.jael_standing(s), scoring.jael_total(s)
    return JaelView(
        cards=words_at(s.jael_cards, board.jaels),
        worth=[board.edition.jael[card].base + scoring.jael_bonus(s, card, total) for card in s.jael_cards],
        takes=[HalfView(board.stalls[s.stalls[at // 2]], HALVES[at % 2]) for at in jael_halves(s)],
        deck=len(s.jael_deck),
        rooms=words_at(s.jael_rooms, board.rooms),
        tokens={face: count for face, count in zip(board.faces, s.jael_tokens, strict=True) if count},
        acted=s.acted,
        standing=JaelStandingView(*standing, standing.points),
    )


def _known(s: Site, seat: int) -> Known:
    hands = [
        _rooms(s, [] if i == seat else [room for room in held(s, i) if s.seen[seat] >> room & 1])
        for i in range(s.seats)
    ]
    return Known(hands, _rooms(s, [room for room in s.discard if s.seen[seat] >> room & 1]))
