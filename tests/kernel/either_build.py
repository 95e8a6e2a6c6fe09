"""Games that both builds must play alike. The other build runs this file as a program:

python either_build.py play             print the played games as JSON
python either_build.py verify < games   check games that another build has played
"""

from __future__ import annotations

import json
import sys

import tafelrunde
from tafelrunde.bots.matches import Match, play
from tafelrunde.kernel.compiled import is_compiled
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.record import record, verify

GAMES = ("apokalypse", "dante", "drachenland", "dungeon_designer", "dungeonquest")
BOTS = ("greedy", "search:2", "random")


def played() -> dict[str, str]:
    """Return records of random games with fewest and most seats, and the results of games between bots."""
    found: dict[str, str] = {}
    for slug in GAMES:
        game = tafelrunde.game(slug)
        for seats in sorted({min(game.seats), max(game.seats)}):
            table, luck = game.new(seats, seed=seats), Luck.seeded(seats)
            while table.result is None:
                seat = table.pending[0]
                table.play(seat, luck.pick(table.legal(seat)))
            found[f"{slug} {seats}"] = record(table).text()
        match = play(
            Match(game=slug, seating=(BOTS * 2)[: max(2, min(game.seats))], seed=5, options={}, secret="tests")
        )
        found[f"{slug} bots"] = f"{match.result.scores} {match.result.winners} {match.decisions}"
    return found


if __name__ == "__main__":
    if sys.argv[1] == "play":
        print(json.dumps({"compiled": is_compiled(), "played": played()}))
    else:
        for text in json.load(sys.stdin):
            verify(text)
        print("compiled" if is_compiled() else "plain")
