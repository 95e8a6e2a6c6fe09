"""Everything in the box, wherever it lies now, and what holds at every moment (APO-166 to APO-172)."""

from __future__ import annotations

from collections import Counter

from tafelrunde.games.apokalypse.board import (
    CAPITAL,
    EARTH,
    EVIL,
    GOOD,
    KIND,
    NOBODY,
    PERSON,
    POPULATION,
    UNSEEN,
    WINGS,
    row_of,
    segment,
)
from tafelrunde.games.apokalypse.notation import PILE
from tafelrunde.games.apokalypse.scoring import END_CLAUSES, verdict
from tafelrunde.games.apokalypse.state import NO_ATTACK, World
from tafelrunde.games.apokalypse.steps.attacks import ATTACK_LANDS, REACT, SETTLE
from tafelrunde.games.apokalypse.steps.people import GIVE, GIVE_TO, THEFT, THEFT_IF_LIKED, loot
from tafelrunde.games.apokalypse.steps.planes import SealWon, UseSeal
from tafelrunde.games.apokalypse.steps.turn import NEXT, ROUND_START, TURN
from tafelrunde.kernel.errors import require
from tafelrunde.kernel.parts import box


def components(s: World) -> Counter[str]:
    """Counts every card (APO-166), also those that no position tells of: they are on their way."""
    found = box(s)
    for pile in (*s.dealt, *s.dead):
        found.update(PILE.pieces(s, pile))
    return found


def invariants(s: World) -> None:
    """Holds at every moment of every game."""
    for display in range(s.seats):
        for wing in (GOOD, EVIL):
            _wing(s, display, wing)
    _unseen(s)
    for back, (above, below, pile) in enumerate(zip(s.above, s.below, s.discards, strict=True)):
        kinds = [card & KIND for card in (*above, *below, *pile)]
        require(all(s.board.back(kind) == back or kind == UNSEEN for kind in kinds), "APO-012: the wrong pile")
        require(all(card < PERSON for card in (*above, *below)), "APO-134: a person in a talon")
        require(len(below) == s.board.between * segment(s.rider), "APO-007: not six cards between the riders")
        require(s.ended or above or s.setup.options["rider_trigger"] == "drawn", "APO-111: the rider has surfaced")
    for seat, hand in enumerate(s.hands):
        require(all(card < s.board.seal_church for card in hand), "APO-066: a seal in a hand")
        require(list(hand) == sorted(hand), "APO-009: a hand is not sorted")
        for other in range(s.seats):
            sure = Counter(s.known[seat * s.seats + other])
            require(not sure - Counter(s.hands[other]), "APO-023: somebody knows a card that is not there")
            require(seat != other or not sure, "APO-009: one's own hand needs no memory")
    require(len(s.deep) == len(s.board.kinds), "APO-138: not every kind is told")
    lying = Counter((*s.below[0], *s.below[1]))
    require(all(lying[kind] <= most for kind, most in enumerate(s.deep)), "APO-138: seen elsewhere, yet in the talon")
    require(not any(s.dealt), "APO-113: cards that nobody has taken up")
    require(not any(s.dead), "APO-133: the dead have not been scored")
    if s.ended:
        require(s.ended in END_CLAUSES and s.ended == verdict(s)[0], "APO-156: another end")
        require(s.attack == NO_ATTACK and s.gift == NOBODY, "APO-156: something is still going on")
    else:
        _running(s)


def _unseen(s: World) -> None:
    """In an imagined world every card that is still to be turned up can be; in the real one there is none."""
    piles = [[*s.above[back], *s.below[back], *s.discards[back]] for back in (POPULATION, CAPITAL)]
    piles[POPULATION] += [card for row in s.rows for card in row]
    found = [sum(card & KIND == UNSEEN for card in pile) for pile in piles]
    require(found == [len(pool) for pool in s.pools or ((), ())], "APO-009: not as many cards as lie face down")
    for back, pool in enumerate(s.pools):
        require(all(s.board.back(kind) == back for kind in pool), "APO-012: the wrong pile")


def _wing(s: World, display: int, wing: int) -> None:
    board = s.board
    at = row_of(display, wing, 0)
    heaven, earth, hell = s.rows[at : at + 3]
    require(len(heaven) <= len(earth) and len(hell) <= len(earth), "APO-167: a card without its person")
    own, other = (board.saints, board.fiends) if wing == GOOD else (board.fiends, board.saints)
    require(all(card >= PERSON or card in own for card in earth), "APO-168: no person of this wing")
    fronts = [card & KIND for card in earth if card >= PERSON]
    require(all(kind < board.first_capital or kind == UNSEEN for kind in fronts), "APO-020: no population card")
    require(not set(other) & set(earth), "APO-168: a saint among the evil or a fiend among the good")
    require(set(heaven) <= board.heaven_cards, "APO-033: not for heaven")
    require(set(hell) <= board.hell_plane, "APO-041: not for hell")
    wrong = set(heaven if wing == EVIL else hell) & board.music
    require(not wrong, "APO-168: music in the wrong wing")


def _running(s: World) -> None:
    """The pending steps tell the same story as the table."""
    top = s.stack[-1]
    seat = 1 << s.turn
    require((s.first == NOBODY) == (not s.passed), "APO-172: who passed first")
    require(s.first == NOBODY or s.passed >> s.first & 1, "APO-097: the first to pass has not passed")
    require(not s.passed & ~s.acted, "APO-096: passed without a turn")
    if isinstance(top, UseSeal):
        pending = tuple(reversed(s.stack[:-1]))
        require(pending[-1:] == (ROUND_START,), "APO-139: seals are won between rounds")
        require(all(isinstance(step, SealWon) for step in pending[:-1]), "APO-144: seals come one after another")
        require(s.seals and s.rider > 1 and s.first != NOBODY, "APO-142: no seal to be won")
        require(
            top.winner < s.seats and all(step.winner < s.seats for step in pending[:-1] if isinstance(step, SealWon)),
            "APO-144: nobody's seal",
        )
        return
    require(not s.passed & seat, "APO-096: passed and plays on")
    below = () if top == TURN else (ATTACK_LANDS, NEXT) if top == REACT else (NEXT,)
    require(tuple(reversed(s.stack[:-1])) == below, "APO-014: steps do not fit")
    require(top in (TURN, GIVE, GIVE_TO, THEFT, THEFT_IF_LIKED, REACT, SETTLE), "APO-171: no decision is open")
    require(top == TURN or s.acted & seat, "APO-014: plays without a turn")
    require((s.attack != NO_ATTACK) == (top in (REACT, SETTLE)), "APO-183: an attack nobody makes")
    require((s.gift != NOBODY) == (top == GIVE_TO), "APO-022: a gift nobody gives")
    require(top != GIVE_TO or s.gift in s.hands[s.turn], "APO-022: a gift that is not there")
    require(top not in (TURN, GIVE) or s.hands[s.turn], "APO-024, APO-R30: an empty hand")
    require(top not in (THEFT, THEFT_IF_LIKED) or loot(s, s.turn), "APO-R08: nothing to steal")
    if s.attack != NO_ATTACK:
        _attacked(s, s.attack.card == s.board.conversion, top == REACT)


def _attacked(s: World, conversion: bool, window: bool) -> None:
    """APO-076, APO-080: the target is one that may be attacked."""
    card, display, wing, column = s.attack
    require(card in s.board.parries and (window or conversion), "APO-070: no attack")
    lot = s.lot(display)[card]
    place: tuple[str | int, ...] = (s.board.nations[display], WINGS[wing])
    if conversion:
        place += (column,)
    else:
        require(column == len(s.rows[row_of(display, wing, EARTH)]), "APO-076: not the outermost")
    require(any(action.words == place for action in lot), "APO-072: nobody can be hit there")
    require(not window or any(hand for seat, hand in enumerate(s.hands) if seat != s.turn), "APO-090: nobody to ask")
