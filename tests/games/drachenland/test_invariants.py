"""What holds at every moment of every game (DL-135 to DL-141), seen from outside in random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from tafelrunde.games.drachenland import GAME
from tafelrunde.games.drachenland.board import FERRYMAN, LOOT_KINDS, NO_TILE
from tafelrunde.games.drachenland.state import Land
from tafelrunde.kernel.game import View
from tafelrunde.testing.playing import public
from tests.games.drachenland.tables import BOARD, FIELDS, VOLCANOES, LandTable, land, random_game

GAMES = [(2, 0), (2, 1), (3, 2), (4, 0)]  # seats, seed; (2, 1) ends by the clock
ARRIVALS = {"opened", "entered", "walked", "ferried", "flew"}
PIECES = {"egg": 18, "red": 16, "green": 16, "blue": 16, "clear": 9}

random_games = pytest.mark.parametrize(("seats", "seed"), GAMES)


def loots(table: LandTable) -> list[dict[str, int]]:
    """What each seat sees behind its own screen."""
    return [table.view(seat)["table"]["loot"][seat] for seat in range(table.setup.seats)]


def moments(seats: int, seed: int) -> Iterator[tuple[LandTable, View]]:
    for table in random_game(seats, seed):
        yield table, public(table)


@random_games
def test_every_piece_of_the_box_is_somewhere_exactly_once(seats: int, seed: int) -> None:
    box = None
    for table in random_game(seats, seed):
        GAME.invariants(table.state)
        found = GAME.components(table.state)
        box = box or found
        assert found == box
    assert box is not None
    assert box.total() == (75 if seats > 2 else 72) + 16 + 3 * seats + 3 * seats, "treasures, tiles, figures"


@pytest.mark.clause("DL-135")
@random_games
def test_eggs_and_gems_on_the_board_and_behind_screens_add_up(seats: int, seed: int) -> None:
    wanted = PIECES | ({"egg": 15} if seats == 2 else {})
    for table, seen in moments(seats, seed):
        volcanoes = seen["volcanoes"].values()
        found = Counter({"egg": sum(volcano["eggs"] for volcano in volcanoes)})
        for pile in (*(volcano["gems"] for volcano in volcanoes), *loots(table)):
            found.update(pile)
        assert found == wanted
        assert seen["eggs_left"] == sum(volcano["eggs"] for volcano in volcanoes)


@pytest.mark.clause("DL-088", "DL-136")
@random_games
def test_no_two_figures_share_a_field_and_nobody_stands_on_a_gate(seats: int, seed: int) -> None:
    for _, seen in moments(seats, seed):
        places = [figure["at"] for figure in seen["figures"].values() if figure["at"]]
        on_fields = [place for place in places if place in FIELDS]
        assert len(on_fields) == len(set(on_fields))
        assert all(place in FIELDS or place in VOLCANOES for place in places)
        assert all(place is None or place in VOLCANOES for place in seen["kings"].values())


@pytest.mark.clause("DL-137")
@random_games
def test_volcano_without_eggs_has_no_tile_but_a_ring(seats: int, seed: int) -> None:
    empty = 0
    for _, seen in moments(seats, seed):
        for volcano in seen["volcanoes"].values():
            if volcano["eggs"] == 0:
                empty += 1
                assert volcano["tile"] in {None, "ring"}
    assert empty


@pytest.mark.clause("DL-138")
@random_games
def test_gems_belong_to_figures_that_have_entered(seats: int, seed: int) -> None:
    for table, seen in moments(seats, seed):
        for seat, loot in enumerate(loots(table)):
            for colour in ("red", "green", "blue"):
                assert not loot[colour] or seen["figures"][f"{BOARD.peoples[seat]}-{colour}"]["at"]


@pytest.mark.clause("DL-139")
@random_games
def test_tiles_add_up_and_each_king_dragon_is_in_one_place(seats: int, seed: int) -> None:
    for _, seen in moments(seats, seed):
        shown = [volcano["tile"] for volcano in seen["volcanoes"].values() if volcano["tile"]]
        kings = [colour for colour, place in seen["kings"].items() if place]
        owned = sum(count for tiles in seen["tiles"] for count in tiles.values())
        removed = 1
        assert len(shown) + len(kings) + owned + sum(seen["played"].values()) + removed == 16 + 3 * seats
        unseen: Counter[str] = Counter(seen["unseen"])  # by name while the game runs; afterwards all lies open
        assert unseen.total() == (0 if seen["removed"] else shown.count("hidden") + removed)
        found = unseen + Counter(shown) + Counter([seen["removed"]]) + Counter(f"king_{colour}" for colour in kings)
        assert [found[king] for king in ("king_red", "king_green", "king_blue")] == [1, 1, 1]


@pytest.mark.clause("DL-113", "DL-115", "DL-140")
@random_games
def test_rings_and_ring_tiles_stay_and_are_at_most_one_a_figure(seats: int, seed: int) -> None:
    worn: set[str] = set()
    volcanoes: set[str] = set()
    for _, seen in moments(seats, seed):
        wearers = {name for name, figure in seen["figures"].items() if figure["ring"]}
        ring_tiles = {name for name, volcano in seen["volcanoes"].items() if volcano["tile"] == "ring"}
        assert worn <= wearers
        assert volcanoes <= ring_tiles
        worn, volcanoes = wearers, ring_tiles
    assert worn
    assert len(worn) <= 3 * seats


@pytest.mark.clause("DL-140")
@random_games
def test_game_is_over_exactly_without_eggs_or_by_the_clock(seats: int, seed: int) -> None:
    for table, seen in moments(seats, seed):
        over = table.result
        assert (over is not None and over.how == "last-egg") == (seen["eggs_left"] == 0)
        assert (table.pending == ()) == (over is not None)
    assert over is not None
    assert over.how == ("clock" if (seats, seed) == (2, 1) else "last-egg")


@pytest.mark.clause("DL-141")
@random_games
def test_tile_is_face_down_until_a_figure_first_reaches_its_volcano(seats: int, seed: int) -> None:
    visited: set[object] = set()
    for table, seen in moments(seats, seed):
        if table.result is not None:
            break
        if table.log:
            moved = [event for event in table.log[-1].events if event.kind.key in ARRIVALS]
            visited |= {event.named()["to"] for event in moved}
        down = {name for name, volcano in seen["volcanoes"].items() if volcano["tile"] == "hidden"}
        assert down == set(VOLCANOES) - visited
    assert visited & set(VOLCANOES)


# --- the game's own checks see each breach


def two_on_a_field(s: Land) -> None:
    s.figures[1] = s.figures[0]


def field_not_noted(s: Land) -> None:
    s.occupied = 0


def egg_from_nowhere(s: Land) -> None:
    s.eggs[3] += 1


def over_with_eggs(s: Land) -> None:
    s.ended = "last-egg"


def ring_on_nobody(s: Land) -> None:
    s.rings = 1 << len(s.figures)


def figure_on_a_face_down_tile(s: Land) -> None:
    s.put(1, 7)


def tile_without_an_egg(s: Land) -> None:
    s.eggs_left -= s.eggs[0]
    s.eggs[0] = 0
    s.hidden &= ~1


def gems_without_a_figure(s: Land) -> None:
    s.loot[LOOT_KINDS + 1] = 1


BREACHES: list[tuple[Callable[[Land], None], str]] = [
    (two_on_a_field, "DL-136"),
    (field_not_noted, "DL-136"),
    (egg_from_nowhere, "DL-135"),
    (over_with_eggs, "DL-140"),
    (ring_on_nobody, "DL-140"),
    (figure_on_a_face_down_tile, "DL-141"),
    (tile_without_an_egg, "DL-137"),
    (gems_without_a_figure, "DL-138"),
]


@pytest.mark.parametrize(("breach", "clause"), BREACHES)
def test_invariants_name_the_clause_that_is_broken(breach: Callable[[Land], None], clause: str) -> None:
    s = land(figures="red=F01").state
    GAME.invariants(s)
    breach(s)
    with pytest.raises(AssertionError, match=clause):
        GAME.invariants(s)


def test_components_notice_every_loss() -> None:
    table = land(figures="red=F01", owned="ferryman")
    box = GAME.components(table.state)
    losses: list[Callable[[Land], object]] = [
        lambda s: s.eggs.__setitem__(0, 0),
        lambda s: s.gems.__setitem__(slice(0, 4), [0] * 4),
        lambda s: s.tiles.__setitem__(0, NO_TILE),
        lambda s: setattr(s, "removed", NO_TILE),
        lambda s: s.owned.__setitem__(FERRYMAN, 0),
        lambda s: s.figures.pop(),
    ]
    for loss in losses:
        s = table.state.clone()
        loss(s)
        assert GAME.components(s) != box
