"""Who sees what. Which worlds a seat can imagine stands in `worlds`."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.dante.board import DIRECTIONS, LIGHTS, NOBODY, Direction, Light
from tafelrunde.games.dante.foresight import How, dooms, outcomes
from tafelrunde.games.dante.scoring import standing_of
from tafelrunde.games.dante.state import Mountain
from tafelrunde.kernel.views import Shown, words_at


class SinnerView(Shown):
    persona: str
    field: int
    stones: int
    visited: list[str]
    mate: int | None
    offer: int | None  # who offers to travel with this sinner
    cards: int


class UnseenView(Shown):
    """What everybody can count: which cards are surely in hands, because they were when the stock was last made anew,
    and which are in the stock or drawn since."""

    hands: list[str]
    mixed: list[str]


class WayView(Shown):
    """Where a number leads: how the figure goes, where it ends, and who owns how many stones then."""

    how: How
    field: int
    place: int  # in heaven; 0 on the mountain
    stones: list[int]


class AheadView(Shown):
    """What a card of the own hand would do now if it counts as a number: remorse and sun, whether the encounter ends,
    and the ways of the figure as far as they can be told. `doom` warns who could win no more (DANTE-003)."""

    card: str
    spiral: int
    sun: int
    light: Light
    addio: bool
    ways: list[WayView]
    doom: bool


class TableView(Shown):
    """All that anybody sees: all but the hands, the stock and the encounters to come lies open (DANTE-015,
    DANTE-071)."""

    turn: int
    role: int
    number: int | None
    direction: Direction
    order: list[int]  # seats as their turns come, from whose it is; those in heaven have none
    skipped: int | None  # who misses the next turn (DANTE-082)
    turns: int
    before: list[int]  # whose turn was the latest, and the latest of anybody else before that (DANTE-R15)
    sun: int
    light: Light
    spiral: int
    encounter: str
    met: int
    seen: list[str]
    supply: int
    stock: int
    discard: list[str]
    unseen: UnseenView
    sinners: list[SinnerView]
    heaven: list[int]
    standing: list[int]
    hand: list[str] | None
    ahead: list[AheadView] | None  # while one's own card is next


def view(s: Mountain, seat: int | None) -> TableView:
    board = s.board
    return TableView(
        turn=s.turn,
        role=s.role,
        number=s.number or None,
        direction=DIRECTIONS[s.direction],
        order=[(s.turn + s.direction * i) % s.seats for i in range(s.seats)],
        skipped=next(iter(s.others_from(s.turn)), None) if s.skip else None,
        turns=s.turns,
        before=[seat for seat in (s.last, s.last_other) if seat != NOBODY],
        sun=s.sun,
        light=LIGHTS[s.light],
        spiral=s.spiral,
        encounter=board.encounters[s.encounter],
        met=s.met,
        seen=words_at(s.order[: s.met + 1], board.encounters),
        supply=s.supply,
        stock=len(s.stock),
        discard=words_at(s.discard, board.cards),
        unseen=_unseen(s),
        sinners=[_sinner(s, i) for i in range(s.seats)],
        heaven=list(s.heaven),
        standing=standing_of(s),
        **own(s, seat),
    )


def own(s: Mountain, seat: int | None) -> dict[str, Any]:
    if seat is None:
        return {"hand": None, "ahead": None}
    return {"hand": words_at(s.hands[seat], s.board.cards), "ahead": _ahead(s, seat)}


def _ahead(s: Mountain, seat: int) -> list[AheadView]:
    """Tried out on the table as everybody sees it, so that nothing hidden can shine through."""
    if seat != s.turn or s.number or s.ended or s.role in s.heaven:
        return []
    board, public = s.board, view(s, None)
    found = []
    for kind in dict.fromkeys([board.kind_of[card] for card in s.hands[seat]]):
        face = board.kind_faces[s.light][kind]
        if face > 0:
            after = outcomes(public, s.setup, board.play[kind])
            sun = (s.sun + face) % board.hours
            found.append(
                AheadView(
                    card=board.faces_words[kind],
                    spiral=max(0, s.spiral - face),
                    sun=sun,
                    light=LIGHTS[board.is_day[sun]],
                    addio=face >= s.spiral,
                    ways=[_way(how, trial) for how, trial in after.items()],
                    doom=dooms(public, seat, list(after.values())),
                )
            )
    return found


def _way(how: How, after: Mountain) -> WayView:
    place = after.heaven.index(after.role) + 1 if after.role in after.heaven else 0
    return WayView(how, after.fields[after.role], place, after.stones[:])


def _unseen(s: Mountain) -> UnseenView:
    hands = [card for hand in s.hands for card in hand]
    kept = sorted(card for card in hands if s.kept >> card & 1)
    mixed = sorted([*s.stock, *(card for card in hands if not s.kept >> card & 1)])
    return UnseenView(words_at(kept, s.board.cards), words_at(mixed, s.board.cards))


def _sinner(s: Mountain, seat: int) -> SinnerView:
    return SinnerView(
        persona=s.names[seat],
        field=s.fields[seat],
        stones=s.stones[seat],
        visited=[area for i, area in enumerate(s.board.areas) if s.visited[seat] >> i & 1],
        mate=None if s.mates[seat] == NOBODY else s.mates[seat],
        offer=None if s.offers[seat] == NOBODY else s.offers[seat],
        cards=len(s.hands[seat]),
    )
