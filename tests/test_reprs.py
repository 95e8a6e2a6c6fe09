"""Every public thing tells what it is in a line or two, and nothing that a spectator does not see."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Protocol

import pytest

import tafelrunde
from tafelrunde import BadInput, IllegalMove, Luck, bots, gym, kernel, lab, testing
from tafelrunde.bots.foreign import foreign
from tafelrunde.kernel import facts, parts
from tafelrunde.kernel.actions import Grammar
from tafelrunde.kernel.drawing import BY_SHAPE, GenericPicture, Picture, Terminal
from tafelrunde.kernel.edition import Head, Name, Piece
from tafelrunde.kernel.errors import Impossible, KernelError, Notice
from tafelrunde.kernel.luck import Stream, Tape
from tafelrunde.kernel.options import Guises, IntegerOption, Pick, SeatPick, Switch
from tafelrunde.kernel.reader import Reader
from tafelrunde.kernel.record import Replay, read_record, record
from tafelrunde.kernel.sense import Sense
from tafelrunde.kernel.speech import Article, Speaker
from tafelrunde.kernel.steps import Caution, Refusal
from tafelrunde.kernel.story import Tale, Verse, story_of
from tafelrunde.kernel.table import Table
from tafelrunde.testing.editions import Draft
from tests.built_in_games import GAMES

MOST = 240  # two lines
SHELVES = (tafelrunde, bots, gym, lab)
DECLARED = (facts, parts)  # of these a game's module is made; a repr would tell no more than their names


@cache
def played(slug: str, moves: int, seats: int = 3) -> Table[Any, Any]:
    """A table after so many moves by lot."""
    table, luck = tafelrunde.game(slug).new(seats, seed=3), Luck.seeded(4)
    while table.pending and table.moves < moves:
        table.play(table.pending[-1], luck.pick(table.legal(table.pending[-1])))
    return table


PLAIN = (
    Grammar,
    Reader,
    Replay,
    Sense,
    Speaker,
    Tale,
    Picture,
    GenericPicture,
    Terminal,
    Draft,
)  # used, but not looked at


def examples() -> Iterator[object]:
    """Things of every public kind, from games and runs of some size."""
    game = tafelrunde.game("dungeonquest")
    table, over = played("dungeonquest", 60), played("drachenland", 10**6)
    s, setup, story, seat = table.state, table.setup, story_of(over), table.pending[0]
    yield from (game, table, over, setup, s, table.sight(0), s.luck, over.result, record(over), record(table))
    yield from (table.commitment, Stream(b"seed"), Tape([1, (1, 0)]), Replay[Any, Any](record(table)), story)
    yield from (*table.log, *table.opening_events, *game.events, *game.verbs, table.legal(seat)[0], *s.stack)
    yield from (setup.edition, setup.edition.content, setup.grammar, game.sense, table.seen(0), table.seen(0).table)
    yield from (Head("dante", "first", NAME), Piece("tin", NAME), NAME, Verse("leap", "moment"), *story.lines)
    yield from (
        Reader("tafelrunde dante"),
        SPEAKER,
        BY_SHAPE,
        GenericPicture(table.seen(None), SPEAKER, 80),
        Draft(game),
    )
    yield from (Tale(over), story.curve, Article("card", "Tin", "It shines."), *game.options, Switch("a", "b", True))
    yield from (
        Pick("a", "b", "c", ("c", "d")),
        SeatPick("a", "b", 0),
        Guises("a", "b", "c", ("c",)),
        IntegerOption("a", "b", 3),
    )
    yield from (kind() for kind in game.steps if not kind.__match_args__)
    yield from (*errors(), *players(), *environments(), *lab_things())


NAME = Name("Drache", "dragon")
SPEAKER = Speaker(tafelrunde.game("dungeonquest").setup(3), "de")


def errors() -> Iterator[object]:
    table = tafelrunde.game("drachenland").new(2, seed=1)
    legal = str(table.legal(table.pending[0])[0])
    for wrong in (
        lambda: table.play(table.pending[0], "fly"),
        lambda: table.play(1 - table.pending[0], legal),
        lambda: table.game.parse_edition("game = 1", "mine.toml"),
        lambda: read_record("{}"),
    ):
        try:
            wrong()
        except (BadInput, IllegalMove) as error:
            yield error
    yield from (KernelError("lost"), Impossible("no"), Notice(BadInput("no-weights", game="dante")))
    yield from (Refusal("DL-014", "opening-distance", (("space", "F03"),)), Caution("deep", (("space", "F03"),)))


def players() -> Iterator[object]:
    for spec in ("random", "greedy", "learned", "learned:ahead", "search:easy", "search:0.1s", "search:9:heuristic"):
        yield bots.bot(spec)
    kind = foreign("python3 -c pass")
    yield from (*bots.kinds().values(), kind, kind.make("0.5s"))


def environments() -> Iterator[object]:
    for make in (gym.make, gym.make_parallel):
        env = make("dante", 3)
        env.reset(seed=1)
        yield env
    stepper = gym.Stepper("dante", 3, tables=50, seed=1)
    yield from (stepper, stepper.form, stepper.form.actions, stepper.reset())


def lab_things() -> Iterator[object]:
    game, quick = tafelrunde.game("drachenland"), {"clock_rounds": 1}
    arena = lab.arena(game, ["random", "greedy"], 2, options=quick, workers=1)
    simulated = lab.simulate(game, 2, "random", 2, options=quick, workers=1)
    yield from (arena, *arena.rows, simulated, *simulated.by_seat, simulated.decisions)
    yield lab.Figures(game.slug, 3, *(123456.789 / at for at in range(1, 12)))
    mine = lab.Sitting("drachenland", ("random", "random"), quick, game.built_in_edition.text)
    plan = lab.Plan((mine,) * 9, 1, until=lab.StopWhen("random", 0.1))
    yield from (mine, plan, plan.until, lab.run(Path(mkdtemp()) / "run", lab.Plan((mine,), 1), workers=1))


@cache
def things() -> list[object]:
    return list(examples())


def public_classes() -> Iterator[type]:
    """All that can be made an example of."""
    found = [getattr(shelf, name) for shelf in SHELVES for name in shelf.__all__]
    for shelf in (kernel, testing):
        modules = [importlib.import_module(f"{shelf.__name__}.{name}") for name in shelf.__all__]
        here = [(module, thing) for module in modules for name, thing in vars(module).items() if name[0] != "_"]
        found += [thing for module, thing in here if getattr(thing, "__module__", "") == module.__name__]
    declared = [module.__name__ for module in DECLARED]
    for kind in dict.fromkeys(thing for thing in found if isinstance(thing, type)):
        if kind.__module__ not in declared and Protocol not in kind.__bases__:
            yield kind


@pytest.mark.parametrize("kind", [*public_classes()], ids=lambda kind: kind.__name__)
def test_what_is_public_tells_what_it_is_in_two_lines(kind: type) -> None:
    found = [repr(thing) for thing in things() if isinstance(thing, kind)]
    assert found, "an example is missing"
    for said in found:
        assert len(said) <= MOST
        assert said.count("\n") < 2
        assert " object at 0x" not in said or kind in PLAIN


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_nothing_hidden_is_told(game: Any) -> None:
    """A position looks like every other that a spectator cannot tell from it."""
    told = 0
    for moves in (0, 10, 40):
        table = played(game.slug, moves)
        for luck in range(5):
            other: Table[Any, Any] = Table.at(game.sample(table.state, None, Luck.seeded(luck)))
            assert repr(other.state) == repr(table.state) or table.state.sealed, "who has answered is seen"
            told += table.game.write(other.state) != table.game.write(table.state)
            for seat in range(3):
                assert repr(other.sight(seat)) == repr(table.sight(seat))
        for entry in table.log:
            assert repr(replace(entry, move="?", outcomes=())) == repr(entry)
            for event in entry.events:
                other_words = event._replace(words=("?",) * len(event.words))
                assert event.audience is None or repr(other_words) == repr(event)
    assert told, "nothing was hidden"
