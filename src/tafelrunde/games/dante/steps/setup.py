"""Setting up the table (DANTE-010 to DANTE-022)."""

from __future__ import annotations

from tafelrunde.games.dante import events
from tafelrunde.games.dante.board import HAND, RULER, Board
from tafelrunde.games.dante.state import Mountain
from tafelrunde.games.dante.steps.turn import PLAY_CARD
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import Step, frozen


def deal(setup: Setup[Mountain, Board], luck: Luck) -> Mountain:
    """An empty table: sun marker on Start (DANTE-012), all stones in the supply."""
    mountain = Mountain(setup, luck)
    mountain.push(LayOut())
    return mountain


@frozen
class LayOut(Step[Mountain]):
    """Encounters, personas, penance cards, figures and stones; then the lowest figure begins."""

    def run(self, s: Mountain) -> None:
        board = s.board
        s.order = _encounters(s)
        s.spiral = board.values[s.encounter]  # DANTE-011
        s.names = tuple(s.luck.shuffled(board.personas)[: s.seats])  # DANTE-014
        s.stock = s.luck.shuffled(range(len(board.cards)))  # DANTE-021: the reference cards are not among them
        for seat, name in enumerate(s.names):
            s.tell(events.BECAME, seat, name)
            s.hands[seat] = tuple(sorted(s.stock.pop() for _ in range(HAND)))  # DANTE-015, DANTE-016
            s.fields[seat] = board.starts[name]  # DANTE-017
            s.stones[seat] = board.valley_stones[name]  # DANTE-018
            s.supply -= s.stones[seat]
        s.turn = s.role = s.fields.index(min(s.fields))  # DANTE-019, DANTE-R23
        s.tell(events.TURN, s.names[s.turn])
        s.push(PLAY_CARD)


def _encounters(s: Mountain) -> tuple[int, ...]:
    """DANTE-010. DANTE-022, DANTE-180: for beginners some rulers, taken out at random, lie on top."""
    order = s.luck.shuffled(range(len(s.board.encounters)))
    rulers = [card for card in order if s.board.classes[card] == RULER][: int(s.setup.options["beginner_rulers"])]
    return (*rulers, *(card for card in order if card not in rulers))
