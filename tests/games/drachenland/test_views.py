"""Who sees what: exactly the table of the rules digest, and nothing else."""

from __future__ import annotations

import json
from itertools import chain, islice, product

import pytest

from tafelrunde import record
from tafelrunde.games.drachenland.board import LOOT_KINDS, NO_TILE, TILES
from tafelrunde.games.drachenland.scoring import laid_out, tally
from tafelrunde.games.drachenland.state import Land
from tafelrunde.kernel.events import Event
from tafelrunde.testing.playing import moves, play, public, told
from tests.games.drachenland.tables import BOARD, LandTable, fresh, land, random_game

SEATS = [2, 3, 4]
CANARY = 77_777  # a number that nothing on the table ever has


def eyes(table: LandTable) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(table.setup.seats), None]


def all_that_is_seen(table: LandTable) -> list[str]:
    """Everything every seat and the spectator can look at, as text."""
    return [json.dumps([table.view(seat), [event.plain() for event in table.events(seat)]]) for seat in eyes(table)]


def mid_game(seats: int, decisions: int = 120) -> LandTable:
    """A game in which some tiles are up, some are down, and much has been taken."""
    table = next(islice(random_game(seats, 3), decisions, None))
    assert 1 < bin(table.state.hidden).count("1") < 15
    assert sum(table.state.loot) > 0
    return table


def played_out(seats: int) -> LandTable:
    *_, table = random_game(seats, 0)
    return table


# --- what everybody sees


def test_view_names_exactly_this() -> None:
    seen = fresh(2).view(0)
    assert set(seen) == {"game", "seats", "seat", "asks", "about", "pending", "guises", "ended", "table"}
    assert set(seen["table"]) == {
        *("round", "idle", "start", "player", "peoples", "dice", "used", "first", "active"),
        *("eggs_left", "volcanoes", "kings", "figures", "ways", "tiles", "gained", "played", "unseen", "removed"),
        *("loot", "scores"),
    }
    assert all(set(volcano) == {"eggs", "gems", "tile"} for volcano in seen["table"]["volcanoes"].values())
    assert all(set(figure) == {"at", "ring"} for figure in seen["table"]["figures"].values())


def test_view_is_plain_data() -> None:
    table = mid_game(3)
    for seat in eyes(table):
        seen = table.view(seat)
        assert json.loads(json.dumps(seen)) == seen


def test_everybody_sees_figures_rings_dice_phase_and_pips() -> None:
    table = land(figures="red=V05* elves-blue=F41", up="V08", owned=["ferryman", "swift_steps"], dice=(2, 4))
    play(table, "activate red b")
    for seat in eyes(table):
        seen = table.view(seat)
        assert (seen["asks"], seen["pending"], seen["ended"]) == ("move", [0], None)
        board = seen["table"]
        assert board["figures"]["dwarves-red"] == {"at": "V05", "ring": True}
        assert board["figures"]["elves-blue"] == {"at": "F41", "ring": False}
        assert board["figures"]["elves-red"] == {"at": None, "ring": False}
        assert (board["dice"], board["used"], board["player"]) == ([2, 4], [False, True], 0)
        assert board["active"] == {"figure": "dwarves-red", "pips": 4, "die": 4}
        assert board["tiles"] == [{"ferryman": 1}, {"swift_steps": 1}], "tiles owned lie face up"
    play(table, "walk V08")
    for seat in eyes(table):
        assert table.view(seat)["table"]["active"]["pips"] == 1


def test_everybody_sees_what_lies_on_the_volcanoes() -> None:
    table = land(tiles="V05=ring", up="V05 V13 V01", gone="V02", kings="red=V05", gems="V05=rrgc", eggs="V05=2")
    for seat in eyes(table):
        seen = table.view(seat)["table"]
        assert seen["volcanoes"]["V05"] == {
            "eggs": 2,
            "gems": {"red": 2, "green": 1, "blue": 0, "clear": 1},
            "tile": "ring",
        }
        assert [seen["volcanoes"][v]["tile"] for v in ("V01", "V02", "V13")] == ["ferryman", None, None]
        assert seen["kings"] == {"red": "V05", "green": None, "blue": None}
        assert seen["played"] == {"ferryman": 1}


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_can_count_the_unseen_tiles(seats: int) -> None:
    for table in islice(random_game(seats, 1), 0, 200, 20):
        s = table.state
        unseen = [*(TILES[tile] for v, tile in enumerate(s.tiles) if s.hidden >> v & 1), TILES[s.removed]]
        for seat in eyes(table):
            counted = table.view(seat)["table"]["unseen"]
            assert sorted(tile for tile, count in counted.items() for _ in range(count)) == sorted(unseen)


@pytest.mark.clause("DL-R15")
def test_every_pick_up_is_told_to_everybody_at_the_moment() -> None:
    table = land(3, figures="red=V03", gems="V03=rrc", owned="magic_hand,magic_hand")
    events = play(table, "activate red b", "stop", "take gems", "hand", "take clear", "hand", "take egg")
    pick_ups = [event for event in events if event.kind.key.startswith("took")]
    assert [event.kind.key for event in pick_ups] == ["took-gems", "took-clear", "took-egg", "took-tile"]
    assert all(event.heard_by(seat) for event in pick_ups for seat in eyes(table))


# --- what nobody sees before the end


def unseen_permuted(s: Land) -> None:
    """Moves every unseen tile, the removed one included, one place on."""
    places = [v for v in range(s.board.volcanoes) if s.hidden >> v & 1]
    pile = [*(s.tiles[v] for v in places), s.removed]
    *moved, s.removed = pile[1:] + pile[:1]
    for volcano, tile in zip(places, moved, strict=True):
        s.tiles[volcano] = tile


@pytest.mark.parametrize("seats", SEATS)
def test_face_down_tiles_and_the_removed_one_show_nowhere(seats: int) -> None:
    table = mid_game(seats)
    before, offered = all_that_is_seen(table), moves(table)
    real = (table.state.tiles[:], table.state.removed)
    for _ in range(5):
        unseen_permuted(table.state)
        assert (table.state.tiles, table.state.removed) != real
        assert all_that_is_seen(table) == before
        assert moves(table) == offered, "legal moves tell nothing either"
    for seat in eyes(table):
        seen = table.view(seat)["table"]
        down = {v for v in range(15) if table.state.hidden >> v & 1}
        assert {v for v in down if seen["volcanoes"][BOARD.spaces[v]]["tile"] == "hidden"} == down
        assert seen["removed"] is None


@pytest.mark.parametrize("seats", SEATS)
def test_eggs_and_gems_of_others_show_nowhere(seats: int) -> None:
    for seat in (*range(seats), None):
        table = mid_game(seats)
        for other in range(seats):
            if other != seat:
                table.state.loot[LOOT_KINDS * other : LOOT_KINDS * (other + 1)] = [CANARY] * LOOT_KINDS
        seen = table.view(seat)
        assert str(CANARY) not in json.dumps(seen)
        assert [i for i in range(seats) if seen["table"]["loot"][i] is not None] == ([] if seat is None else [seat])
        assert [i for i in range(seats) if seen["table"]["scores"][i] is not None] == ([] if seat is None else [seat])


def test_owner_sees_loot_and_what_it_would_score_with_and_without_rings() -> None:
    table = land(figures="red=F01* green=F02 blue=F03*", loot=["eeeerrrrggggbbbbc", "ec"])
    seen = table.view(0)["table"]
    assert seen["loot"] == [{"egg": 4, "red": 4, "green": 4, "blue": 4, "clear": 1}, None]
    following = {"lacks": {"egg": 1, "red": 1, "green": 1, "blue": 1}, "covered": 1, "wanted": 2, "gain": 9}
    pieces = {
        "sets": [["egg", "red", "clear", "blue"]],
        "singles": ["egg"] * 3 + ["red"] * 3 + ["blue"] * 3,
        "void": ["green"] * 4,
    }
    assert seen["scores"] == [
        {"points": 19, "of_sets": 10, "of_singles": 9, **pieces, "with_rings": 41, "next": following},
        None,
    ]


def test_what_is_laid_out_is_what_counts() -> None:
    for loot in product((0, 1, 4), (0, 2, 5), (0, 3), (0, 2, 5), (0, 1, 4)):
        for worn in range(8):
            sets, singles, void = laid_out(loot, worn)
            score = tally(loot, worn, 10, 1)
            assert (len(sets), len(singles), len(void)) == (score.sets, score.singles, score.void)
            assert sorted([*chain(*sets), *singles, *void]) == [kind for kind in range(5) for _ in range(loot[kind])]
            assert all(one[0] == 0 and one[gem] in (gem, 4) for one in sets for gem in (1, 2, 3))


@pytest.mark.parametrize("seats", SEATS)
def test_luck_to_come_shows_nowhere(seats: int) -> None:
    table = mid_game(seats)
    assert table.commitment is not None
    secrets = (table.commitment.secret.hex(), table.commitment.seed.hex(), table.fingerprint)
    before = all_that_is_seen(table)
    assert not any(secret in text for secret in secrets for text in before)
    table.state.luck.tick = CANARY
    assert all_that_is_seen(table) == before


def test_seed_is_told_after_the_end() -> None:
    table = mid_game(2)
    assert record(table).secret is None
    over = played_out(2)
    assert over.commitment is not None
    assert record(over).secret == over.commitment.secret.hex()


@pytest.mark.parametrize("seats", SEATS)
def test_events_tell_a_tile_only_when_it_is_turned_up(seats: int) -> None:
    table = played_out(seats)
    last = table.events(None, table.moves)
    assert_no_tile_told_early(table.events(None)[: -len(last)])
    assert {"shown-removed", "screen-up", "scored"} <= {event.kind.key for event in last}


def assert_no_tile_told_early(events: list[Event]) -> None:
    seen: set[object] = set()
    for event in events:
        said = event.named()
        if event.kind.key == "revealed":
            assert said["at"] not in seen
            seen.add(said["at"])
        elif event.kind.key == "took-tile":
            assert said["at"] in seen
        else:
            assert "tile" not in said, event
            assert event.kind.key not in {"screen-up", "scored"}, event


# --- after the end


@pytest.mark.clause("DL-128")
@pytest.mark.parametrize("seats", SEATS)
def test_after_the_end_everybody_sees_everything(seats: int) -> None:
    for table in (played_out(seats), clocked(seats)):
        s = table.state
        assert table.result is not None
        for seat in eyes(table):
            seen = table.view(seat)["table"]
            assert [list(loot.values()) for loot in seen["loot"]] == [
                s.loot[LOOT_KINDS * i : LOOT_KINDS * (i + 1)] for i in range(seats)
            ]
            assert [score["points"] for score in seen["scores"]] == list(table.result.scores)
            assert seen["removed"] == TILES[s.removed]
            tiles = [None if tile == NO_TILE else TILES[tile] for tile in s.tiles]
            assert [volcano["tile"] for volcano in seen["volcanoes"].values()] == tiles
            assert seen["unseen"] == {}


def clocked(seats: int) -> LandTable:
    """A game that ends by the clock with tiles still face down."""
    *_, table = random_game(seats, 0, clock_rounds=3)
    assert table.state.hidden
    shown = {said["at"]: said["tile"] for said in told(table.events(None), "shown-tile")}
    assert len(shown) == bin(table.state.hidden).count("1")
    assert all(public(table)["volcanoes"][at]["tile"] == tile for at, tile in shown.items())
    return table
