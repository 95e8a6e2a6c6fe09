"""What both builds must do alike. Runs as a program of its own, too, in the environment of the other one:

python either_build.py play             tells the games that it has played, as JSON
python either_build.py verify < games   checks games that another build has played
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
    """Every game with as few seats as it can have and with all, drawn by lot, as records; and one between bots, of
    which the result is told."""
    found: dict[str, str] = {}
    for slug in GAMES:
        game = tafelrunde.game(slug)
        for seats in sorted({min(game.seats), max(game.seats)}):
            table, luck = game.new(seats, seed=seats), Luck.seeded(seats)
            while table.result is None:
                seat = table.pending[0]
                table.play(seat, luck.pick(table.legal(seat)))
            found[f"{slug} {seats}"] = record(table).text()
        match = play(Match(slug, (BOTS * 2)[: max(2, min(game.seats))], 5, {}))
        found[f"{slug} bots"] = f"{match.result.scores} {match.result.winners} {match.decisions}"
    return found


if __name__ == "__main__":
    if sys.argv[1] == "play":
        print(json.dumps({"compiled": is_compiled(), "played": played()}))
    else:
        for text in json.load(sys.stdin):
            verify(text)
        print("compiled" if is_compiled() else "plain")
