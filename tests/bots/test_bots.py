"""Bots: they play legally, reproducibly and within their budget, and they see nothing but their sight."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import tafelrunde
from tafelrunde import BadInput, Luck, Table
from tafelrunde.bots import bot
from tafelrunde.bots.registry import kinds
from tafelrunde.bots.search import Budget, SearchBot
from tafelrunde.bots.wavering import WaveringBot
from tafelrunde.kernel import engine
from tafelrunde.kernel.sight import Sight
from tafelrunde.testing.playing import moves, play
from tests.games.drachenland.tables import ALL, VOLCANOES, land
from tests.games.dungeonquest.tables import at as quest
from tests.toys import TOYS

GAMES = [tafelrunde.game("drachenland"), *TOYS]


def moved_on(game: Any, seats: int, moves: int, seed: int = 1) -> Table[Any, Any]:
    """Return a table after some random moves."""
    table: Table[Any, Any] = game.new(seats, seed)
    luck = Luck.seeded(seed)
    while table.moves < moves and table.result is None:
        seat = table.pending[0]
        table.play(seat, luck.pick(table.legal(seat)))
    return table


@pytest.mark.parametrize("spec", ["random", "greedy", "search:20"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_bots_play_legally_to_the_end_and_the_same_again(game: Any, spec: str) -> None:
    def line() -> list[str]:
        table, luck, player = game.new(game.seats[-1], 3), Luck.seeded(5), bot(spec)
        while table.result is None and table.moves < 60:
            seat = table.pending[0]
            table.play(seat, player.choose(table.sight(seat), luck))  # an illegal choice would raise
        return [entry.move for entry in table.log]

    assert line() == line()


def test_the_greedy_bot_is_steadier_with_more_worlds() -> None:
    """The search card on top decides one world; several worlds tell what a move is worth."""
    table = quest(2, rooms={"B1": "R01 E"}, places=["B1", "M10"])

    def choices(worlds: int) -> Counter[str]:
        sight = Sight.of(replace(table.game, worlds=worlds), table.state, 0)
        return Counter(str(bot("greedy").choose(sight, Luck.seeded(seed))) for seed in range(60))

    one, many = choices(1), choices(40)
    assert max(many.values()) > max(one.values())


def test_a_search_with_other_luck_may_choose_otherwise() -> None:
    def choices(moves: int) -> set[str]:
        table = moved_on(GAMES[0], 3, moves)
        sight = table.sight(table.pending[0])
        return {str(bot("search:3").choose(sight, Luck.seeded(seed))) for seed in range(6)}

    assert any(len(choices(moves)) > 1 for moves in range(30, 60, 3))


def test_a_search_uses_its_iterations() -> None:
    """A search uses all its iterations, or as few as settle the matter: its move is the same."""
    done: list[int] = []
    for game in tafelrunde.all_games():
        player, moves = SearchBot(Budget(iterations=37)), 20
        while len((table := moved_on(game, 3, moves)).legal(table.pending[0])) == 1:
            moves += 1
        sight = table.sight(table.pending[0])
        tree = player.tree(sight, Luck.seeded(1))
        for _ in range(37):
            tree.iterate()
        assert player.choose(sight, Luck.seeded(1)) == tree.favourite()
        done.append(player.iterations)
    assert min(done) < 37 >= max(done)


def test_seconds_end_a_search() -> None:
    """A search without end would never come back."""
    player = SearchBot(Budget(seconds=0.05))
    table = moved_on(GAMES[0], 3, 40)
    player.choose(table.sight(table.pending[0]), Luck.seeded(1))
    assert player.iterations >= 1


def test_levels_grow_stronger() -> None:
    """The lower levels waver more; docs/results/bots.md tells by how much each wins."""
    assert kinds()["search"].levels == ("easy", "normal", "strong")
    easy, normal, strong = (bot(f"search:{level}") for level in kinds()["search"].levels)
    assert isinstance(easy, WaveringBot)
    assert isinstance(normal, WaveringBot)
    assert isinstance(strong, SearchBot)
    assert easy.good < normal.good
    assert easy.keen < normal.keen
    assert isinstance(plain := bot("search"), SearchBot)
    assert plain.budget == strong.budget


@pytest.mark.parametrize(
    "spec",
    [
        *("", "grandmaster", "random:1", "greedy:x"),
        *("search:0", "search:-1", "search:x", "search:0s", "search:9999s", "search:8:x"),
    ],
)
def test_an_unknown_bot_is_refused_by_name(spec: str) -> None:
    with pytest.raises(BadInput) as refused:
        bot(spec)
    assert refused.value.key == "bot"
    assert refused.value.args_by_name["value"] == spec


def at_the_last_egg(loot: str | tuple[str, str]) -> Table[Any, Any]:
    """Return a table at which the dwarves' red figure may take the last egg, or a ruby."""
    taken = [volcano for volcano in VOLCANOES if volcano != "V05"]
    table = land(
        figures="red=V05* green=F01* blue=F02*",
        up=ALL,
        gone=" ".join(taken[:8]),
        eggs=" ".join(f"{volcano}=0" for volcano in taken),
        gems="V05=r",
        loot=loot,
    )
    play(table, "activate red b", "stop")
    return table


def test_the_search_takes_the_egg_that_wins_at_once() -> None:
    """One egg is left and the lead is safe: all else only gives the others time."""
    table = at_the_last_egg(loot="eeeerrrgggbbb")
    assert {"take gems", "take egg", "done"} <= moves(table)
    assert str(bot("search:200").choose(table.sight(0), Luck.seeded(1))) == "take egg"


def test_the_search_leaves_the_egg_that_would_lose() -> None:
    table = at_the_last_egg(loot=("", "eeeecc"))
    assert str(bot("search:200").choose(table.sight(0), Luck.seeded(1))) != "take egg"


def test_the_easy_bot_wavers_and_does_not_lose_at_once() -> None:
    losing = at_the_last_egg(loot=("", "eeeecc")).sight(0)
    assert "take egg" not in {str(bot("search:easy").choose(losing, Luck.seeded(seed))) for seed in range(20)}
    table = moved_on(GAMES[0], 3, 40)
    sight = table.sight(table.pending[0])
    chosen = Counter(str(bot("search:easy").choose(sight, Luck.seeded(seed))) for seed in range(40))
    best = str(bot("learned:ahead").choose(sight, Luck.seeded(1)))
    assert len(chosen) > 1
    assert chosen[best] == max(chosen.values())


def test_a_sight_of_sealed_answers_hides_them() -> None:
    """A sampled world has no answers of the others."""
    parry = TOYS[0]
    table = moved_on(parry, 3, 0)
    while len(table.pending) < 2:
        seat = table.pending[0]
        table.play(seat, table.legal(seat)[0])
    first, second = table.pending[:2]
    table.play(first, table.legal(first)[0])
    world = Sight.of(parry, table.state, second).world(Luck.seeded(1))
    assert first in engine.owing(world)
    assert first not in table.pending
