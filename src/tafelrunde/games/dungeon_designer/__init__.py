"""Dungeon Designer, 1 to 5 seats: minotaurs draft rooms, build dungeons and improve them at the market.

The table of contents of the game: where each part of the rules lives.
"""

from __future__ import annotations

from pathlib import Path

from tafelrunde.games.dungeon_designer import (
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
from tafelrunde.games.dungeon_designer.board import Board
from tafelrunde.games.dungeon_designer.components import invariants
from tafelrunde.games.dungeon_designer.edition import Edition
from tafelrunde.games.dungeon_designer.state import Site
from tafelrunde.kernel.events import events_in
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.options import Pick, Switch

GAME: Game[Site, Board] = Game(
    slug="dungeon_designer",
    folder=Path(__file__).parent,
    rules_version=1,
    seats=range(1, 6),  # DD-001
    options=(
        Switch("shrines", "DD-240", False),
        Switch("shrine_powers", "DD-R28", True),
        Pick("dual_choice", "DD-R27", "auto", ("auto", "manual")),
        Pick("reveal", "DD-R01", "hidden", ("hidden", "open")),
        Switch("open_discard", "DD-R03", False),
        Switch("recycle_tokens", "DD-R09", True),
        Pick("path", "DD-R10", "simple", ("simple", "trail")),
        Pick("pair_goal", "DD-R14", "pair", ("pair", "element")),
        Pick("varied", "DD-R16", "distinct", ("distinct", "strict")),
        Pick("difficulty", "DD-202", "normal", ("normal", "legendary")),
    ),
    end_clause="DD-004",
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
    invariants=invariants,
    parts=notation.TABLE,
    lexicon=lexicon.lexicon,
    round=lambda s: s.year,
    terminal=f"{__name__}.terminal:TERMINAL",
    values=heuristic.values,
    sense=sense.SENSE,
    # 5 seats and 4 years: 4 rooms and 3 discards each, 8 halves with at most 24 tokens, 5 passes; besides 7 powers of
    # two decisions each and 7 dual rooms
    most_decisions=4 * (5 * 7 + 8 + 24 + 5) + 7 * 2 + 7,
)
