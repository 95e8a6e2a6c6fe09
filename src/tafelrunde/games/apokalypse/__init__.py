"""Apokalypse, 2 to 6 seats: nations of good and evil people, four riders, and a secret alignment that decides who wins.

The table of contents of the game: where each part of the rules lives.
"""

from __future__ import annotations

from pathlib import Path

from tafelrunde.games.apokalypse import events, heuristic, notation, scoring, sense, steps, story, view, worlds
from tafelrunde.games.apokalypse.board import Board
from tafelrunde.games.apokalypse.components import components, invariants
from tafelrunde.games.apokalypse.deeds import Deeds
from tafelrunde.games.apokalypse.edition import NATIONS, Edition
from tafelrunde.games.apokalypse.lexicon import lexicon
from tafelrunde.games.apokalypse.state import World
from tafelrunde.kernel.events import events_in
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.options import Pick, SeatPick, Switch

GAME: Game[World, Board] = Game(
    slug="apokalypse",
    folder=Path(__file__).parent,
    rules_version=4,
    seats=range(2, 7),  # APO-001
    options=(
        Switch("balanced_alignments", "APO-173", False),
        SeatPick("start_player", "APO-R26", "random", NATIONS),
        Pick("round_end", "APO-179", "auto", ("auto", "immediate", "everyone_once")),
        Pick("dealer", "APO-177", "current", ("current", "next")),
        Pick("rider_trigger", "APO-178", "surface", ("surface", "drawn")),
        Pick("conversion_targets", "APO-175", "any", ("any", "outermost")),
        Pick("reaction_order", "APO-180", "clockwise", ("clockwise", "target_first")),
        Pick("theft", "APO-181", "forced", ("forced", "fiend_optional", "optional")),
        Switch("score_base_population", "APO-176", False),
        Switch("show_talon_counts", "APO-182", True),
    ),
    end_clause="APO-156",
    edition_type=Edition,
    build=Board,
    deal=steps.deal,
    steps=steps.ALL,
    events=events_in(events),
    verbs=notation.VERBS,
    domains=notation.domains,
    view=view.view,
    redeal=worlds.redeal,
    belief=Deeds.none,
    result=scoring.result,
    progress=story.progress,
    verses=story.VERSES,
    story=story.story,
    components=components,
    invariants=invariants,
    parts=notation.TABLE,
    lexicon=lexicon,
    round=lambda s: s.round,
    terminal=f"{__name__}.terminal:TERMINAL",
    values=heuristic.values,
    sense=sense.SENSE,
    # Each of four riders comes after at most 32 rounds of two players (every deal takes a card of a deck of 60 for
    # each: APO-170). A round has at most 123 cards, each with a turn, five answers and where to settle, and six passes.
    most_decisions=4 * 32 * (123 * 7 + 6),
)
