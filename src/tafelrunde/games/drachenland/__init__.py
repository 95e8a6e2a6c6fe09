"""Drachenland, 2 to 4 seats: peoples rescue the dragons' treasures before the volcanoes erupt.

The table of contents of the game: where each part of the rules lives.
"""

from __future__ import annotations

from pathlib import Path

from tafelrunde.games.drachenland import (
    cautions,
    events,
    heuristic,
    lexicon,
    notation,
    scoring,
    sense,
    steps,
    story,
    view,
    worlds,
)
from tafelrunde.games.drachenland.board import Board
from tafelrunde.games.drachenland.components import invariants
from tafelrunde.games.drachenland.edition import Edition
from tafelrunde.games.drachenland.state import Land
from tafelrunde.kernel.events import events_in
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.options import Guises, IntegerOption, Pick, SeatPick, Switch

GAME: Game[Land, Board] = Game(
    slug="drachenland",
    folder=Path(__file__).parent,
    rules_version=1,
    seats=range(2, 5),  # DL-001, DL-131
    options=(  # any combination, at every seat count (DL-134)
        Guises("peoples", "DL-R27", "order", ("order", "choice", "random")),
        SeatPick("start_player", "DL-R01", "random"),
        Switch("wild_gems", "DL-132", False),
        Switch("open_treasures", "DL-133", False),
        Switch("log_pickups", "DL-R15", True),
        Switch("split_pips", "DL-R09", True),
        Switch("instant_tiles", "DL-R11", True),
        Pick("tie_break", "DL-R16", "shared", ("shared", "sets")),
        IntegerOption("clock_idle", "DL-R17", 20),
        IntegerOption("clock_rounds", "DL-142", 200),
    ),
    end_clause="DL-119",
    edition_type=Edition,
    build=Board,
    deal=steps.deal,
    steps=steps.ALL,
    events=events_in(events),
    verbs=notation.VERBS,
    domains=notation.domains,
    view=view.view,
    own=view.own,
    redeal=worlds.redeal,
    remembered=view.remembered,
    guise=view.guise,
    lexicon=lexicon.lexicon,
    result=scoring.result,
    progress=story.progress,
    verses=story.VERSES,
    story=story.story,
    caution=cautions.caution,
    invariants=invariants,
    parts=notation.TABLE,
    round=lambda s: s.round + 1,
    terminal=f"{__name__}.terminal:TERMINAL",
    values=heuristic.values,
    sense=sense.SENSE,
    # who leads whom and the opening round; then 200 rounds of 4 turns: reroll twice, then two activations of at most 4
    # walks, every tile, a stop and a hand
    most_decisions=4 + 4 + 200 * 4 * 40,
)
