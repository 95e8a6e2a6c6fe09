"""What everybody's deeds tell about them, and how bots believe it and hide behind it."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from tafelrunde.games.apokalypse import GAME
from tafelrunde.games.apokalypse.deeds import Deeds
from tafelrunde.games.apokalypse.heuristic import values
from tafelrunde.games.apokalypse.worlds import beliefs
from tafelrunde.testing.playing import play, random_game
from tests.games.apokalypse.tables import WorldTable, react, rumour, world

GOOD, EVIL, NEITHER = (1, 0), (0, 1), (0, 0)


@pytest.mark.parametrize(
    ("move", "served"),
    [
        ("person shield_m aurelia evil", EVIL),
        ("person shield_m frostmere good", GOOD),
        ("person shield_m aurelia good", NEITHER),
        ("person shield_m frostmere evil", NEITHER),
        ("heaven shield_m aurelia good", GOOD),
        ("hell ward_m frostmere good", GOOD),
        ("hell ward_m carminia evil", EVIL),
        ("hell chastity_sex aurelia good", NEITHER),
        ("replace shield_m aurelia 1", NEITHER),
        ("replace ward_m carminia 1", GOOD),
        ("neutralise church frostmere 1", GOOD),
        ("neutralise metal frostmere 1", EVIL),
        ("violence frostmere evil", GOOD),
        ("violence aurelia good", EVIL),
        ("convert frostmere evil 2", GOOD),
        ("convert frostmere good 2", EVIL),
    ],
)
def test_everybody_hears_whom_a_deed_serves(move: str, served: tuple[int, int]) -> None:
    """Seat 0 leads Aurelia. Who protects or spares people serves them, who harms them serves the others."""
    table = world(
        3,
        hand="shield_m ward_m chastity_sex church metal violence conversion",
        good={0: "p/shield_p p", 1: "p/church p p"},
        evil={0: "p//ward_p p", 1: "p//metal p p", 2: "p//ward_p p"},
    )
    play(table, move)
    assert table.state.belief.done == (*served, *NEITHER, *NEITHER)


@pytest.mark.parametrize(("wing", "attacker", "parrier"), [("good", EVIL, GOOD), ("evil", GOOD, EVIL)])
def test_a_parry_serves_whom_it_saves(wing: str, attacker: tuple[int, int], parrier: tuple[int, int]) -> None:
    table = world(3, hand="violence", hands={2: "church", 1: "church"}, good={1: "p"}, evil={1: "p"})
    play(table, f"violence frostmere {wing}")
    react(table, s2="parry church", s1="parry church")
    assert table.state.belief.done == (*attacker, *parrier, *NEITHER)


def test_whoever_has_not_heard_of_an_attack_cannot_say_whom_a_parry_saved() -> None:
    table = world(3, hand="violence", hands={2: "church"}, good={1: "p"})
    play(table, "violence frostmere good")
    later: WorldTable = GAME.position(table.position())
    react(later, s2="parry church")
    assert later.state.belief.done == (0,) * 6


def test_deeds_are_no_part_of_a_position_and_go_with_what_was_told() -> None:
    """A position read back knows no deeds; who has the log knows them all."""
    *_, table = islice(random_game(GAME, 3, 4), 60)
    heard = table.events(None)
    assert sum(table.state.belief.done) > 9
    again: WorldTable = GAME.position(table.position())
    assert again.fingerprint == table.fingerprint
    assert again.state.belief == Deeds.none(table.setup)
    for seat in range(3):
        assert GAME.believed(table.setup, table.sight(seat).events) == GAME.believed(table.setup, heard)
    assert GAME.believed(table.setup, heard) == table.state.belief


def test_what_is_taken_back_was_never_heard() -> None:
    table = world(3, hand="shield_m", good={0: "p"})
    play(table, "heaven shield_m aurelia good")
    assert table.state.belief.done[:2] == GOOD
    assert table.sight(0).events[0].kind.key == "laid"
    table.take_back(0, 1)
    assert table.state.belief.done[:2] == NEITHER
    assert table.sight(0).events == ()


def test_nobody_builds_on_alignments_that_are_only_imagined() -> None:
    """Of all alignments only one's own changes one's chances; the others' are what deeds make likely."""
    good, evil = {0: "p/church", 1: "p p"}, {2: "p//metal"}
    sides = ("good good evil evil", "good evil evil good")
    chances = [values(world(4, alignments=side, good=good, evil=evil).state)[0] for side in sides]
    assert chances[0] == chances[1]


def test_whoever_does_good_is_believed_to_be_good() -> None:
    table = world(4, alignments="good evil good evil", scored={1: [20]})
    rumour(table, 0, 0, 6, 0, 0, 6, 0, 0)
    believed = beliefs(table.state)
    assert sum(way.chance for way in believed.ways) == pytest.approx(1)
    assert believed.good[1] > believed.good[0] > believed.good[2]
    assert believed.good[0] == pytest.approx(believed.good[3])
    trusting = values(table.state)[0]
    rumour(table, 0, 0, 0, 6, 6, 0, 0, 0)
    assert trusting > values(table.state)[0], "the good win with the points of whom they think good"


def test_the_evil_hide_among_the_good() -> None:
    """All else equal, an evil player rather does what makes strangers think him good; the good need not care."""
    table = world(4, alignments="good evil good evil")
    strangers = [0, 0, 0, 0, 0, 0, 0, 0]

    def chance(seat: int, good: int, evil: int) -> float:
        deeds = strangers[:]
        deeds[2 * seat : 2 * seat + 2] = good, evil
        rumour(table, *deeds)
        return values(table.state)[seat]

    assert chance(1, 3, 0) > chance(1, 0, 0) > chance(1, 0, 3)
    assert chance(0, 3, 0) == pytest.approx(chance(0, 0, 3))


def test_trust_counts_until_the_end_is_near_and_where_somebody_is_to_be_deceived() -> None:
    def kept(seats: int, **position: Any) -> float:
        """The share of his chances that is left to an evil player with evil deeds."""
        table = world(seats, alignments=" ".join(["evil", *["good"] * (seats - 1)]), **position)
        unseen = values(table.state)[0]
        return values(rumour(table, 0, 8, *[0] * (2 * seats - 2)).state)[0] / unseen

    assert kept(3, rider=1) < 0.7
    assert kept(3, rider=4, above=(1, 12)) > 0.9
    assert kept(2, rider=1) == pytest.approx(1.0)
