"""Who sees what. Which worlds a seat can imagine stands in `worlds`."""

from __future__ import annotations

from functools import lru_cache

from tafelrunde.games.apokalypse import scoring
from tafelrunde.games.apokalypse.board import (
    BACKS,
    EVIL,
    GOOD,
    KIND,
    NOBODY,
    PERSON,
    PLANES,
    ROWS,
    UNSEEN,
    WINGS,
    Board,
    Row,
)
from tafelrunde.games.apokalypse.edition import RIDERS, SYMBOLS, Deck, Plane, Symbol, Wing
from tafelrunde.games.apokalypse.state import NO_ATTACK, World
from tafelrunde.games.apokalypse.steps.attacks import REACT
from tafelrunde.games.apokalypse.steps.dealing import income
from tafelrunde.games.apokalypse.steps.riders import foretold
from tafelrunde.games.apokalypse.steps.turn import NEXT, ROUND_START
from tafelrunde.kernel.views import Shown

FACE_DOWN = "person"
"""An ordinary person: a population card of which only whoever laid it knows the front."""


class RiderView(Shown):
    id: str
    symbols: list[Symbol]
    points: int


class TalonView(Shown):
    """Cards above the next rider (APO-182: if they may be counted) and below it."""

    above: int | None
    below: int


class AttackView(Shown):
    """An attack that is being decided (APO-183); a conversion leads to the other wing (APO-081)."""

    seat: int
    card: str
    nation: int
    wing: Wing
    column: int
    leads_to: Wing | None


class RowView(Shown):
    """One of the rows of every display."""

    wing: Wing
    plane: Plane


class UseView(Shown):
    """A kind of move, and the wing that it mostly means."""

    verb: str
    wing: Wing


class CardView(Shown):
    """What a kind of card is good for: its deck (a seal has none), what its front is played as, the row in which it can
    take another's place (APO-038, APO-046), and the one in which it silences music (APO-059)."""

    deck: Deck | None
    use: UseView
    changes: RowView | None
    silences: RowView | None


class EndsView(Shown):
    """The column of each row where its next card lies (APO-018); in heaven and hell only with somebody who has none
    there yet (APO-035, APO-043)."""

    heaven: int | None
    earth: int
    hell: int | None


class WingView(Shown):
    """Three rows, from the middle outwards, and where each goes on. `fronts` are the hidden fronts of people that this
    seat has laid. What heaven and hell show together, how many survive the next rider by it (APO-155), and the columns
    that would die if he came now, everybody can count."""

    heaven: list[str]
    earth: list[str]
    hell: list[str]
    ends: EndsView
    fronts: list[str | None]
    symbols: dict[Symbol, int]
    music: int
    safe: int
    doomed: list[int]


class StrikeView(Shown):
    """What the next rider would leave of a nation if he came now, what that scores, and whether it wins his card
    (APO-128, APO-140)."""

    left: int
    killed: int
    points: int
    wins: bool


class NationView(Shown):
    nation: str
    passed: bool
    backs: dict[Deck, int]
    known: list[str]  # gifts and loot that this seat knows in the hand
    alignment: Wing | None
    points: list[int]
    riders: list[int]
    total: int
    dead: list[str]  # killed by a rider, not yet scored
    needs: list[Symbol]  # what protects here from the next rider
    income: dict[Deck, int]  # what the next deal brings, unless a rider comes first
    strike: StrikeView | None  # none while a rider is at work, or after the last
    good: WingView
    evil: WingView

    def wing(self, name: str) -> WingView:
        return self.good if name == WINGS[GOOD] else self.evil


class TableView(Shown):
    """All that anybody sees, as the server's table of who sees what has it (APO-004, APO-008, APO-009, APO-R24)."""

    round: int
    start: int
    next_start: int | None
    turn: int | None
    rider: int
    riders: list[RiderView]
    talons: dict[Deck, TalonView]
    discards: dict[Deck, list[str]]
    seals: int
    attack: AttackView | None
    window: bool  # whether others may still react to it
    nations: list[NationView]
    people: dict[Wing, int]
    spared: dict[Wing, int] | None  # of them, if the next rider came now
    side: Wing  # whose side would win by the people as they are (APO-158 to APO-162)
    hand: list[str] | None
    gift: str | None
    cards: dict[str, CardView]


def view(s: World, seat: int | None) -> TableView:
    board = s.board
    counted = bool(s.setup.options["show_talon_counts"])
    riders, cards = _printed(board)
    saved = [scoring.survivors(s, i, s.rider) for i in range(s.seats)]
    coming = foretold(s)
    strikes = _strikes(s, saved) if coming else [None] * s.seats
    good, evil = scoring.people_of(s, GOOD), scoring.people_of(s, EVIL)
    return TableView(
        round=s.round,
        start=s.start,
        next_start=None if s.first == NOBODY else s.first,
        turn=_turn(s),
        rider=s.rider,
        riders=riders,
        talons={back: TalonView(len(s.above[i]) if counted else None, len(s.below[i])) for i, back in enumerate(BACKS)},
        discards={back: _faces(board, s.discards[i], seat) for i, back in enumerate(BACKS)},
        seals=s.seals,
        attack=_attack(s),
        window=REACT in s.stack,
        nations=[_nation(s, i, seat, saved[i], strikes[i]) for i in range(s.seats)],
        people={"good": good, "evil": evil},
        spared=dict(zip(WINGS, map(sum, zip(*saved, strict=True)), strict=True)) if coming else None,
        side=WINGS[scoring.side_of(good, evil)],
        hand=None if seat is None else [board.cards[kind] for kind in s.hands[seat]],
        gift=board.cards[s.gift] if s.gift != NOBODY and seat == s.turn else None,
        cards=cards,
    )


@lru_cache(16)
def _printed(board: Board) -> tuple[list[RiderView], dict[str, CardView]]:
    """What stands on riders and cards, as long as the box is the same."""
    riders = [RiderView(rider.id, rider.symbols, rider.points) for rider in board.edition.rider]
    return riders, {card: _card(board, kind) for kind, card in enumerate(board.cards)}


def _card(board: Board, kind: int) -> CardView:
    changes, silences = (
        RowView(WINGS[rows[kind][0]], PLANES[rows[kind][1]]) if kind in rows else None
        for rows in (board.changes, board.silences)
    )
    return CardView(
        None if kind >= board.seal_church else BACKS[board.back(kind)], _use(board, kind), changes, silences
    )


def _use(board: Board, kind: int) -> UseView:
    if kind in board.special:
        return UseView("person", WINGS[kind in board.fiends])  # APO-028
    if kind in board.parries:
        return UseView("violence" if kind == board.violence else "convert", WINGS[EVIL])
    wing, plane = board.changes[kind]
    return UseView(PLANES[plane], WINGS[wing])


def _turn(s: World) -> int | None:
    """Whose turn it is; between rounds it is nobody's."""
    begins = not s.acted and NEXT in s.stack
    return None if s.ended or begins or ROUND_START in s.stack else s.turn


def _attack(s: World) -> AttackView | None:
    if s.attack == NO_ATTACK:
        return None
    card, display, wing, column = s.attack
    leads_to = WINGS[1 - wing] if card == s.board.conversion else None
    return AttackView(s.turn, s.board.cards[card], display, WINGS[wing], column, leads_to)


def _nation(s: World, i: int, seat: int | None, saved: tuple[int, int], strike: StrikeView | None) -> NationView:
    board = s.board
    dealt = [board.back(kind) for kind in s.dealt[i]]  # APO-113: they lie before their owner, back up
    *scored, _ = sources = scoring.points(s, i)
    good, evil = saved
    rows, middle = tuple(s.rows[ROWS * i : ROWS * (i + 1)]), len(PLANES)
    return NationView(
        nation=board.nations[i],
        passed=bool(s.passed >> i & 1),
        backs={name: held + dealt.count(back) for back, (name, held) in enumerate(zip(BACKS, s.backs(i), strict=True))},
        known=[] if seat is None else [board.cards[kind] for kind in s.known[seat * s.seats + i]],
        alignment=WINGS[s.alignments[i]] if s.ended or i == seat else None,
        points=scored,
        riders=[rider + 1 for rider in range(RIDERS) if s.rider_cards[i] >> rider & 1],
        total=sum(sources),
        dead=_faces(board, s.dead[i], seat),
        needs=[SYMBOLS[symbol] for symbol in scoring.needed(board, s.rider, s.rider_cards[i])],
        income={name: income(s, i, back) for back, name in enumerate(BACKS)},
        strike=strike,
        good=_wing(board, GOOD, rows[:middle], seat, good, strike is not None),
        evil=_wing(board, EVIL, rows[middle:], seat, evil, strike is not None),
    )


def _strikes(s: World, saved: list[tuple[int, int]]) -> list[StrikeView | None]:
    """What the next rider would do to each nation if he came now and spared so many good and evil people."""
    fates = [(sum(stay), s.people(i) - sum(stay)) for i, stay in enumerate(saved)]
    gained = [scoring.scored(s, left, killed) for left, killed in fates]
    best = scoring.most(gained)
    return [StrikeView(*fate, gained[i], i in best) for i, fate in enumerate(fates)]


def _faces(board: Board, pile: Row, seat: int | None) -> list[str]:
    """Cards that left a display, as this seat sees them: people lie face down but to whoever laid them."""
    return [board.cards[card] if card < PERSON else _front(board, card, seat) or FACE_DOWN for card in pile]


def _front(board: Board, card: int, seat: int | None) -> str | None:
    """Of a person, for whoever laid it; but nobody knows what is UNSEEN in an imagined world."""
    kind = card & KIND
    return board.cards[kind] if seat is not None and card // PERSON == seat + 1 and kind != UNSEEN else None


@lru_cache(1 << 12)  # most wings are as they were, and the same for most who look
def _wing(board: Board, wing: int, rows: tuple[Row, ...], seat: int | None, safe: int, coming: bool) -> WingView:
    cards = board.cards
    heaven, earth, hell = rows
    symbols, music = scoring.counts(scoring.protection(board, wing, heaven, hell))
    return WingView(
        [cards[card] for card in heaven],
        [FACE_DOWN if card >= PERSON else cards[card] for card in earth],
        [cards[card] for card in hell],
        EndsView(
            len(heaven) + 1 if len(heaven) < len(earth) else None,
            len(earth) + 1,
            len(hell) + 1 if len(hell) < len(earth) else None,
        ),
        [_front(board, card, seat) for card in earth],
        dict(zip(SYMBOLS, symbols, strict=True)),
        music,
        safe,
        sorted(scoring.doomed(len(earth), safe)) if coming else [],
    )
