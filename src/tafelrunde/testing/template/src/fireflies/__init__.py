"""Fireflies, for 2 to 4 seats: all show a light at once, and only one that nobody else shows catches anything."""

from pathlib import Path

from fireflies import components, events, heuristic, notation, steps, view
from fireflies.board import Board
from fireflies.edition import Edition
from fireflies.scoring import result
from fireflies.state import Meadow
from tafelrunde.kernel.actions import Verb
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
    verbs=(Verb("show", ("light",)),),
    domains=notation.domains,
    view=view.view,
    own=view.own,
    retell=view.retell,
    redeal=view.redeal,
    result=result,
    components=components.components,
    invariants=components.invariants,
    write=notation.write,
    read=notation.read,
    values=heuristic.values,
    names=notation.names,
    lexicon=notation.lexicon,
    events=events.ALL,
    most_decisions=60,  # every decision uses up a card, of which there are no more (Board)
    terminal="fireflies.terminal:TERMINAL",
)
