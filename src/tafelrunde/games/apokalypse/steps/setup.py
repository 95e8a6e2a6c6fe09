"""Setting up: decks, alignments, hands, talons, and who starts (APO-001 to APO-008)."""

from __future__ import annotations

from tafelrunde.games.apokalypse import events
from tafelrunde.games.apokalypse.board import CAPITAL, EVIL, GOOD, POPULATION, WINGS, Board, segment
from tafelrunde.games.apokalypse.state import World
from tafelrunde.games.apokalypse.steps.dealing import show
from tafelrunde.games.apokalypse.steps.turn import ROUND_START
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import Step, frozen


def deal(setup: Setup[World, Board], luck: Luck) -> World:
    """A bare table; the first step lays it out."""
    world = World(setup, luck)
    world.push(LayOut(), ROUND_START)
    return world


def alignment_pool(s: World) -> tuple[int, ...]:
    """APO-004: three good, three evil. APO-173, APO-174: fewer of each for up to four players who want balance,
    so that they can never be all of one alignment."""
    each = 3
    if s.setup.options["balanced_alignments"] and s.seats <= 4:
        each = 1 if s.seats == 2 else 2
    return (GOOD,) * each + (EVIL,) * each


@frozen
class LayOut(Step[World]):
    """Alignments, then both decks: hands, and talons with six cards between the riders."""

    def run(self, s: World) -> None:
        board = s.board
        drawn = s.luck.shuffled(alignment_pool(s))
        s.alignments, s.spare = tuple(drawn[: s.seats]), tuple(sorted(drawn[s.seats :]))
        held = board.hand * s.seats
        for back in (POPULATION, CAPITAL):
            cards = s.luck.shuffled(board.deck(s.seats, back))
            for seat in range(s.seats):
                s.hands[seat] += tuple(sorted(cards[board.hand * seat : board.hand * (seat + 1)]))
            deep = board.between * segment(s.rider)
            s.below[back] = tuple(cards[held : held + deep])
            s.above[back] = tuple(cards[held + deep :])
        wish = s.setup.options["start_player"]
        s.start = s.luck.roll(s.seats) if wish == "random" else int(wish)  # APO-R26
        for seat in range(s.seats):
            s.tell_to((seat,), events.LEADS, board.nations[seat])
            s.tell_to((seat,), events.ALIGNED, WINGS[s.alignments[seat]])
            show(s, seat, s.hands[seat])
