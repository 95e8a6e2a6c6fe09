"""Dantes Reise auf den Läuterungsberg, 3 to 8 seats: sinners circle the terraces until they are free of stones, and
the second in heaven wins.

The table of contents of the game: where each part of the rules lives.
"""

from __future__ import annotations

from pathlib import Path

from tafelrunde.games.dante import cautions, events, heuristic, notation, scoring, sense, steps, story, view, worlds
from tafelrunde.games.dante.board import Board
from tafelrunde.games.dante.components import invariants
from tafelrunde.games.dante.edition import Edition
from tafelrunde.games.dante.lexicon import lexicon
from tafelrunde.games.dante.state import Mountain
from tafelrunde.kernel.events import events_in
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.options import IntegerOption, Pick, Switch

GAME: Game[Mountain, Board] = Game(
    slug="dante",
    folder=Path(__file__).parent,
    rules_version=2,
    seats=range(3, 9),  # DANTE-001
    options=(  # DANTE-008, DANTE-R28: agreed before the start
        IntegerOption("beginner_rulers", "DANTE-022", 0, low=0, high=12, spread=(3, 12)),
        Switch("last_lap_frees", "DANTE-182", False),
        Pick("encounter_timing", "DANTE-181", "at_once", ("at_once", "end_of_turn")),
        Pick("pair_heaven_order", "DANTE-186", "active_first", ("active_first", "active_second", "shared")),
        Pick("meeting_choice", "DANTE-185", "free", ("free", "must")),
        Pick("send_back", "DANTE-187", "must", ("must", "may")),
        Pick("lap_release", "DANTE-183", "automatic", ("automatic", "optional")),
        Pick("ascent", "DANTE-184", "compulsory", ("compulsory", "optional")),
        Pick("shared_relief", "DANTE-189", "automatic", ("automatic", "may")),
        Pick("encounter_ender", "DANTE-190", "role", ("role", "player")),
        IntegerOption("turn_limit", "DANTE-174", 250, high=1000),  # turns for every player
    ),
    end_clause="DANTE-004",
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
    result=scoring.result,
    progress=story.progress,
    verses=story.VERSES,
    story=story.story,
    caution=cautions.caution,
    remains=story.remains,
    invariants=invariants,
    parts=notation.TABLE,
    lexicon=lexicon,
    terminal=f"{__name__}.terminal:TERMINAL",
    values=heuristic.values,
    sense=sense.SENSE,
    # 1000 turns for each of 8 sinners: two cards, whose they are, a share of 7, together or alone, a meeting, and with
    # the literal readings two stones and a way at every gate that the highest number an edition may have, 99, passes
    most_decisions=8 * 1000 * (14 + 3 * 99),
)
