"""Moves as numbers, positions as named numbers, outcomes as rewards."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import tafelrunde
from tafelrunde import BadInput
from tafelrunde.gym import Form, form
from tafelrunde.gym.forms import VERSIONS
from tafelrunde.gym.numbered_game import NumberedGame
from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Verb
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.result import Result
from tafelrunde.kernel.sense import Sense
from tests.built_in_games import GAMES
from tests.gym.cases import EVERY_COUNT

LAND = tafelrunde.game("drachenland")


@pytest.mark.parametrize(("slug", "seats"), EVERY_COUNT)
def test_every_move_has_its_number_and_every_number_its_move(slug: str, seats: int) -> None:
    actions = form(slug, seats).actions
    said = [actions.words(number) for number in range(len(actions))]
    looked_at = range(0, len(said), len(said) // 100)
    assert [actions.number(said[number]) for number in looked_at] == list(looked_at)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(("slug", "seats"), EVERY_COUNT)
def test_all_that_is_legal_has_a_number_and_all_that_is_seen_a_name(slug: str, seats: int) -> None:
    kind = form(slug, seats)
    sitting, luck = NumberedGame(kind), Luck.seeded(seats)
    sitting.reset(3)
    for _ in range(60):
        if not sitting.owing:
            break
        seat = sitting.owing[0]
        legal = [str(action) for action in engine.legal(sitting.state, seat)]
        assert [kind.actions.words(number) for number in np.flatnonzero(sitting.mask(seat)).tolist()] == sorted(
            legal, key=kind.actions.number
        )
        seen = sitting.look(seat)
        assert seen.shape == (kind.size,) == (len(kind.names),)
        by_name = dict(zip(kind.names, seen.tolist(), strict=True))
        assert [by_name[f"seat_{other}.viewer"] for other in range(seats)] == [float(i == seat) for i in range(seats)]
        assert by_name["table.over"] == 0
        sitting.act(seat, sitting.check(seat, luck.pick(sitting.legal(seat))))
    assert len(set(kind.names)) == kind.size


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_versions_count_what_the_numbers_have_meant(game: Game[Any, Any]) -> None:
    kept = tomllib.loads(VERSIONS.read_text("utf-8"))[game.slug]
    found = {form(game.slug, seats).fingerprint for seats in game.seats}
    assert found == {kept[-1]}, f"{game.slug} means something new: add its fingerprint to {VERSIONS.name}"
    assert form(game.slug, game.seats[0]).id == f"{game.slug}_v{len(kept)}"
    assert form(f"{game.slug}_v{len(kept)}", game.seats[0]).id == f"{game.slug}_v{len(kept)}"
    with pytest.raises(BadInput, match=rf"{game.slug}_v{len(kept)}"):
        form(f"{game.slug}_v{len(kept) + 1}", game.seats[0])


def test_the_version_follows_rules_moves_and_senses() -> None:
    assert LAND.sense is not None
    other_rules = replace(LAND, rules_version=LAND.rules_version + 1)
    other_moves = replace(LAND, verbs=(*LAND.verbs, Verb("dance")))
    looks = Sense(("colour", *LAND.sense.table), LAND.sense.seat, LAND.sense.look)
    other_sense = replace(LAND, sense=looks)
    for game in (other_rules, other_moves, other_sense):
        assert Form(game.setup(2)).version == 0
        assert Form(game.setup(2)).id == "drachenland_v0"
    assert Form(LAND.setup(2, {"wild_gems": True})).version == form("drachenland", 4).version


def ended(game: Game[Any, Any], seats: int, winners: tuple[int, ...]) -> tuple[Form, Any]:
    """Return a game that is over, with these winners."""
    zeros = (0,) * seats
    result = Result(winners, zeros, ({},) * seats, zeros, "clock", "DL-001")
    kind = Form(replace(game, result=lambda s: result).setup(seats))
    s = game.start(game.setup(seats), Luck.seeded(1))
    s.finish("clock")
    return kind, s


@pytest.mark.parametrize(
    ("winners", "rewards"),
    [((1,), [-1 / 3, 2 / 3, -1 / 3]), ((0, 2), [1 / 6, -1 / 3, 1 / 6]), ((0, 1, 2), [0, 0, 0]), ((), [0, 0, 0])],
)
def test_rewards_are_shares_of_the_victory_and_add_up_to_nothing(
    winners: tuple[int, ...], rewards: list[float]
) -> None:
    kind, s = ended(LAND, 3, winners)
    assert kind.rewards(s) == pytest.approx(rewards)
    assert kind.look(s, 1).tolist() == [1.0] + [0.0] * (kind.size - 1)


@pytest.mark.parametrize(("winners", "rewards"), [((0,), [1.0]), ((), [0.0])])
def test_a_single_player_is_rewarded_for_a_victory(winners: tuple[int, ...], rewards: list[float]) -> None:
    kind, s = ended(tafelrunde.game("dungeonquest"), 1, winners)
    assert kind.rewards(s) == rewards


def test_an_impossible_form_is_refused_in_one_line() -> None:
    for name, seats, said in (
        ("ludo", 2, "There is no game “ludo”"),
        ("ludo_v1", 2, "There is no game “ludo”"),
        ("drachenland", 5, "needs 2 to 4 seats, not 5"),
        ("drachenland", True, "needs 2 to 4 seats"),
        ("drachenland_v99", 2, "not there in version 99"),
    ):
        with pytest.raises(BadInput, match=said) as caught:
            form(name, seats)
        assert "\n" not in str(caught.value)
    with pytest.raises(BadInput, match="does not say what is to be looked at"):
        Form(replace(LAND, sense=None).setup(2))
    many = tuple(Verb(f"dance-{i}", ("at:space",) * 3) for i in range(9))
    with pytest.raises(BadInput, match="too many to be numbered"):
        Form(replace(LAND, verbs=(*LAND.verbs, *many)).setup(2))


@pytest.mark.parametrize("number", [-1, 395, 4.0, True, None, "enter red F01"])
def test_a_number_of_no_move_is_refused(number: Any) -> None:
    with pytest.raises(BadInput, match="Moves are numbered 0 to 394"):
        form("drachenland", 3).actions.words(number)
