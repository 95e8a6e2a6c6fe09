"""Raids in DungeonQuest: the share of games in which a hero enters the treasure chamber, and the winners' gold.

python -m bench.chamber --bot search --seats 3 4 --games 60 --seed 1
python -m bench.chamber --bot greedy --seats 1            alone only treasure wins: how often a raid can succeed
python -m bench.chamber --bot search --seats 3 4 --daring  one hero searches for nothing but the hoard and the way home
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, NamedTuple

from tafelrunde.bots import Bot, bot
from tafelrunde.bots.arena import interval
from tafelrunde.bots.bot_luck import BotLuck
from tafelrunde.bots.search import no_collector
from tafelrunde.bots.tree import SearchTree
from tafelrunde.games.dungeonquest import GAME
from tafelrunde.games.dungeonquest.sense import dare
from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sight import Sight

DARES = 100  # search iterations of a raider


class Raider:
    """A search bot whose only aim is to come home with treasure from the hoard, whatever the others have."""

    needs_events = False  # beliefs come with the game

    def choose(self, sight: Sight[Any], luck: Luck) -> Action:
        if len(sight.legal) == 1:
            return sight.legal[0]
        with no_collector():
            search = SearchTree(sight, luck, _raids)
            for _ in range(DARES):
                search.iterate()
        return search.favourite()


def _raids(positions: Sequence[Any], viewer: int) -> list[list[float]]:
    """Return the raider's chance of success; the values of the others come from the heuristic."""
    found = [list(GAME.values(position)) for position in positions]
    for chances, position in zip(found, positions, strict=True):
        chances[viewer] = dare(position, viewer)
    return found


class Quest(NamedTuple):
    """The result of one game."""

    entered: bool  # a hero was in the chamber; with a raider: the raider was
    gold: int | None  # the winner's, if anybody came out
    out: int  # heroes who came out with gold
    dared: bool  # the raider won


def quest(spec: str, seats: int, daring: bool, seed: int) -> Quest:
    """Play one game among bots of a kind, one of which may be a raider. No bot gets events."""
    state = GAME.start(GAME.setup(seats), Luck.seeded(seed))
    players: list[Bot] = [bot(spec) for _ in range(seats)]
    bold = seed % seats if daring else None
    if bold is not None:
        players[bold] = Raider()
    luck, entered, at = BotLuck("bench", seed, players), False, 0
    while not state.ended:
        for seat in engine.owing(state):
            engine.submit(state, seat, players[seat].choose(Sight.of(GAME, state, seat), luck.of(seat, at)))
            at += 1
            inside = state.inside()
            entered = entered or (bool(inside) if bold is None else bold in inside)
    result = GAME.result(state)
    gold = result.scores[result.winners[0]] if result.winners else None
    return Quest(entered, gold, sum(score > 0 for score in result.scores), bold in result.winners)


def told(quests: Sequence[Quest], daring: bool) -> str:
    games, entered = len(quests), sum(one.entered for one in quests)
    low, high = interval(entered, games)
    golds = [one.gold for one in quests if one.gold is not None]
    parts = [
        f"chamber entered in {entered} of {games} games ({low:.0%} to {high:.0%})",
        f"{len(golds)} games had a winner, with {sum(golds) / max(1, len(golds)):.0f} gold on average",
        f"{sum(one.out for one in quests) / games:.1f} heroes a game came out with gold",
    ]
    return "; ".join([*parts, f"the raider won {sum(one.dared for one in quests)}"] if daring else parts)


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.chamber", description=__doc__.splitlines()[0])
    parser.add_argument("--bot", default="search")
    parser.add_argument("--seats", type=int, nargs="+", default=[3, 4])
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--daring", action="store_true")
    parser.add_argument("--workers", type=int)
    args = parser.parse_args()
    with ProcessPoolExecutor(args.workers, get_context("forkserver")) as pool:
        for seats in args.seats:
            seeds = range(args.seed, args.seed + args.games)
            quests = list(pool.map(partial(quest, args.bot, seats, args.daring), seeds))
            print(f"{args.bot}, {seats} seats: {told(quests, args.daring)}", flush=True)


if __name__ == "__main__":
    main()
