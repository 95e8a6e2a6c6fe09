"""Fireflies, for 2 to 4 seats: all show a light at once, and only one that nobody else shows catches anything."""

from pathlib import Path

from fireflies import events, heuristic, notation, scoring, steps, view
from fireflies.board import Board
from fireflies.edition import Edition
from fireflies.state import Meadow
from tafelrunde.kernel.actions import verbs
from tafelrunde.kernel.events import events_in
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.options import Pick

GAME: Game[Meadow, Board] = Game(
    slug="fireflies",
    folder=Path(__file__).parent,
    rules_version=1,
    seats=range(2, 5),
    options=(Pick("catch", "FF-R01", "brightest", ("brightest", "faintest")),),
    end_clause="FF-006",
    edition_type=Edition,
    build=Board,
    deal=steps.deal,
    steps=steps.ALL,
    verbs=verbs("show <light>"),
    domains=notation.domains,
    view=view.view,
    redeal=view.redeal,
    result=scoring.result,
    invariants=scoring.invariants,
    parts=notation.TABLE,
    values=heuristic.values,
    lexicon=notation.lexicon,
    events=events_in(events),
    most_decisions=60,  # every decision uses up a card, of which there are no more (Board)
    board=("board.js", "board.css"),  # in the browser; without these the server draws the table as it draws any
)
