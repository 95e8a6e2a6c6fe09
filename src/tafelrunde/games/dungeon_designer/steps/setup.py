"""Setting up the table (DD-010 to DD-019)."""

from __future__ import annotations

from tafelrunde.games.dungeon_designer import events
from tafelrunde.games.dungeon_designer.board import YEARS, Board
from tafelrunde.games.dungeon_designer.state import Site
from tafelrunde.games.dungeon_designer.steps.build import Year
from tafelrunde.games.dungeon_designer.steps.cleanup import Finish
from tafelrunde.games.dungeon_designer.steps.supplies import deal_hands, open_stalls, show_challenges
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import Step, frozen


def deal(setup: Setup[Site, Board], luck: Luck) -> Site:
    """An empty table."""
    site = Site(setup, luck)
    site.push(LayOut())
    return site


def rooms_in_play(s: Site) -> list[int]:
    """DD-240: the seven rooms of the mini-expansion only if the table wants them."""
    return list(s.board.all_rooms if s.setup.options["shrines"] else s.board.base_rooms)


def jael_cards(s: Site) -> list[int]:
    """DD-202: three plain cards and three of the difficulty; none but in the solo game."""
    marks = ("plain", "crown" if s.setup.options["difficulty"] == "legendary" else "diamond")
    return [card for card, told in enumerate(s.board.edition.jael) if told.mark in marks] if s.solo else []


@frozen
class LayOut(Step[Site]):
    """Goal, piles, market, hands, blueprints, then the order of play or Jael's deck (DD-200); then the first year."""

    def run(self, s: Site) -> None:
        board = s.board
        s.goal = s.luck.roll(len(board.goals))  # DD-010
        s.deck = s.luck.shuffled(rooms_in_play(s))
        s.challenge_deck = list(s.luck.order(len(board.challenges)))
        s.stall_deck = list(s.luck.order(len(board.stalls)))
        s.supply = [tuple(s.luck.shuffled(tokens)) for tokens in board.tokens]
        s.tell(events.GOAL, board.goals[s.goal])
        show_challenges(s)
        open_stalls(s)
        deal_hands(s)
        s.blueprints = list(s.luck.order(len(board.blueprints))[: s.seats])  # DD-015
        for seat, blueprint in enumerate(s.blueprints):
            s.tell(events.BLUEPRINT, seat, board.blueprints[blueprint])
        if s.solo:
            s.jael_deck = s.luck.shuffled(jael_cards(s))
        else:
            s.priority = list(s.luck.order(s.seats))  # DD-016
            for rank, seat in enumerate(s.priority):
                s.gold[seat] = board.edition.setup.gold[rank]  # DD-017
                s.tell(events.RANKED, seat, rank + 1, s.gold[seat])
        s.push(*[Year()] * YEARS, Finish())  # DD-002, DD-004
