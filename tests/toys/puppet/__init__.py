"""Puppet, a toy for 1 to 3 seats: what Dante and Dungeon Designer need of the kernel.

A race in which you play other seats' figures, the direction of play flips, and a single player meets an automaton.
"""

from pathlib import Path

from tafelrunde.kernel.actions import verbs
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.options import IntegerOption, Pick, Switch
from tafelrunde.kernel.result import Result, ranked
from tests.toys.puppet import steps, table
from tests.toys.puppet.table import Board, Edition, Race


def result(s: Race) -> Result:
    """PU-008, PU-009: the doll may win as well; then no seat does."""
    winner = s.arrived[-1] if s.ended == "goal" else None
    ranks = ranked(tuple((figure == winner, at) for figure, at in enumerate(s.at)))[: s.seats]
    return Result(
        winners=tuple(seat for seat, rank in enumerate(ranks) if rank == 1),
        scores=tuple(s.at[: s.seats]),
        sources=tuple({"track": at} for at in s.at[: s.seats]),
        ranks=ranks,
        how=s.ended,
        clause="PU-008" if s.ended == "goal" else "PU-009",
    )


GAME: Game[Race, Board] = Game(
    slug="puppet",
    folder=Path(__file__).parent,
    rules_version=1,
    seats=range(1, 4),
    options=(
        Switch("doll", "PU-007", False),
        Pick("winner", "PU-008", "first", ("first", "second")),
        IntegerOption("track", "PU-002", 9, low=2, high=30),
    ),
    end_clause="PU-008",
    edition_type=Edition,
    build=Board,
    deal=steps.deal,
    steps=steps.ALL,
    verbs=verbs("step <pace>, flip, string <figure>, drop <card>"),
    domains=table.domains,
    events=steps.EVENTS,
    view=table.view,
    own=table.own,
    redeal=table.redeal,
    result=result,
    components=table.components,
    write=table.write,
    read=table.read,
    values=table.values,
    most_decisions=22,  # every decision uses up a card
)
