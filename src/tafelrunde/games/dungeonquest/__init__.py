"""DungeonQuest, 1 to 4 seats: into the dragon's keep and out with the treasure before the sun goes down.

The table of contents of the game: where each part of the rules lives.
"""

from __future__ import annotations

from pathlib import Path

from tafelrunde.games.dungeonquest import (
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
from tafelrunde.games.dungeonquest.board import Board
from tafelrunde.games.dungeonquest.components import invariants
from tafelrunde.games.dungeonquest.edition import Edition
from tafelrunde.games.dungeonquest.state import Quest
from tafelrunde.kernel.events import events_in
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.options import Pick, Switch

GAME: Game[Quest, Board] = Game(
    slug="dungeonquest",
    folder=Path(__file__).parent,
    rules_version=2,
    seats=range(1, 5),  # alone it is always the solitaire variant (DQ-199)
    options=(
        Switch("death_can_wait", "DQ-210", False),
        Switch("torchlight", "DQ-216", False),
        Pick("hero_choice", "DQ-017", "choose", ("choose", "random")),
        Pick("runes", "DQ-R13", "dealt", ("dealt", "none")),
        Pick("sun_start", "DQ-R01", "0", ("0", "1")),
        Pick("sun_extra", "DQ-021", "0", ("0", "2")),
        Pick("multi_obstacle", "DQ-R08", "each", ("each", "one_per_kind")),
        Pick("dead_end_by_hero", "DQ-R12", "die", ("die", "wait")),
        Pick("combat_cycle", "DQ-R17", "melee_over_ranged", ("melee_over_ranged", "ranged_over_melee")),
        Switch("combat_symmetric", "DQ-R17", False),
        Pick("double_fall", "DQ-R18", "both", ("both", "hero_first")),
        Pick("flee_rubble", "DQ-R19", "test", ("test", "free")),
        Pick("dark_occupied", "DQ-R24", "enter", ("enter", "reroll")),
        Pick("bridge_blocked", "DQ-R26", "stop", ("stop", "try")),
        Pick("resurrect_tower", "DQ-R37", "any", ("any", "free")),
    ),
    end_clause="DQ-191",
    edition_type=Edition,
    build=Board,
    deal=steps.deal,
    steps=steps.ALL,
    events=events_in(events),
    verbs=notation.VERBS,
    domains=notation.domains,
    view=view.view,
    redeal=worlds.redeal,
    result=scoring.result,
    progress=story.progress,
    verses=story.VERSES,
    story=story.story,
    caution=cautions.caution,
    parts=notation.TABLE,
    invariants=invariants,
    round=lambda s: s.round,
    terminal=f"{__name__}.terminal:TERMINAL",
    lexicon=lexicon.lexicon,
    values=heuristic.values,
    sense=sense.SENSE,
    worlds=8,  # cards and dice decide most moves at once
    # 60 rounds of 4 seats. In a turn a hero can flee for each life he has (DQ-R21), 20 at most, and fight each time no
    # more rounds than hero and monster have life, 26, of no more than 9 decisions; the rest (loot dropped, halls lit,
    # ways taken) is less than 320, for a turn enters each room at most twice
    most_decisions=60 * 4 * (20 * 26 * 9 + 320),
)
