"""Find positions in which a cheap bot makes a blunder, for the gallery in `tests/bots/positions`.

    python -m bench.blunders dante --seats 3 --bot greedy --games 4 --seed 1

The command plays games among greedy bots and asks a cheap bot at every decision. If the trained evaluator rates its
move much lower than another one, a search with a large budget decides. If the search rates the move lower by more than
a fifth of a win, twice with different luck, the position is printed in the gallery's format.
"""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from tafelrunde.bots import bot
from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.bots.learned import evaluator_for, looks, some_worlds
from tafelrunde.bots.search import Budget, SearchBot
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.game import game as find_game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sight import Sight

SUSPECT = 0.06  # of a win that a move looks worse at once ...
ALARM = 0.15  # ... and after a short search
SHORT = 40
BLUNDER = 0.2  # of a win that it is worse by a large search
LUCKS = (11, 12)


def suspicious(sight: Sight[Any], chosen: Action, luck: Luck) -> bool:
    """Return whether another move looks much better at first sight."""
    judge = evaluator_for(sight, luck)
    assert judge is not None
    found = looks(judge, some_worlds(sight, luck, 4), sight.seat, sight.legal, luck).tolist()
    return bool(max(found) - found[sight.legal.index(chosen)] > SUSPECT)


def favourite(sight: Sight[Any], iterations: int, luck: Luck) -> Action:
    tree = SearchBot(Budget()).tree(sight, luck)
    for _ in range(iterations):
        tree.iterate()
    return tree.favourite()


def worth(sight: Sight[Any], action: Action, iterations: int, luck: Luck) -> float:
    """Return the value of an action in a search that tries nothing else."""
    tree = SearchBot(Budget()).tree(sight, luck)
    tree.legal = [action]
    for _ in range(iterations):
        tree.iterate()
    arm = tree.root.arms[sight.seat][action]
    return arm.total / (arm.visits + 1)


def blunder(sight: Sight[Any], chosen: Action, iterations: int) -> tuple[Action, float] | None:
    """Return the better action and the difference, if a large search confirms it."""
    first = favourite(sight, SHORT, Luck.seeded(LUCKS[0]))
    better, worse = (worth(sight, action, SHORT, Luck.seeded(LUCKS[0])) for action in (first, chosen))
    if better - worse < ALARM:
        return None
    best = favourite(sight, iterations, Luck.seeded(LUCKS[0]))
    lost = 1.0
    for seed in LUCKS:
        better, worse = (worth(sight, action, iterations, Luck.seeded(seed)) for action in (best, chosen))
        lost = min(lost, better - worse)
        if lost <= BLUNDER:
            return None
    return best, lost


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.blunders", description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=600)
    parser.add_argument("--most", type=int, default=3, help="positions of one game")
    args = parser.parse_args()
    game, player, cheap = find_game(args.game), GreedyBot(), bot(args.bot)
    for seed in range(args.seed, args.seed + args.games):
        table, luck, found = game.new(args.seats, seed=seed), Luck.seeded(seed).fork(), 0
        while table.result is None and found < args.most:
            for seat in table.pending:
                sight = table.sight(seat)
                action = cheap.choose(sight, luck)
                if found == args.most or len(sight.legal) == 1 or not suspicious(sight, action, luck):
                    continue
                if (better := blunder(sight, action, args.iterations)) is not None:
                    found += 1
                    print(f'\n[[position]]\nname = "{better[0]} and not {action}"')
                    print(f'from = "{args.bot} at {args.seats} seats, seed {seed}, move {table.moves}: ', end="")
                    print(f'worse by {better[1]:.2f} of a win than {better[0]}"')
                    print(f'seat = {seat}\navoid = ["{action}"]\ntext = """\n{table.position()}"""', flush=True)
            for seat, action in [(seat, player.choose(table.sight(seat), luck)) for seat in table.pending]:
                table.play(seat, action)


if __name__ == "__main__":
    main()
