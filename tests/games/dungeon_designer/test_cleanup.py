"""Cleanup (DD-105 to DD-113), and decks of other editions (DD-R09, DD-R25)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.games.dungeon_designer import GAME
from tafelrunde.kernel.luck import Luck
from tafelrunde.testing.playing import moves, play, public, random_game, told
from tests.games.dungeon_designer.tables import BOARD, SiteTable, at, seen_by


def last_pass(year: int) -> SiteTable:
    """The other seat has passed; the last one is about to."""
    return at(2, year=year, ask="Visit(1)", notches="0", taken=["11,12,13"[: 3 * year - 1]], shown="1,2")


@pytest.mark.clause("DD-106", "DD-107", "DD-112")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_the_market_is_cleared_and_opened_anew(year: int) -> None:
    table = last_pass(year)
    events = play(table, "pass 1")
    assert sorted(str(e["face"]) for e in told(events, "thrown")) == ["bear", "chest", "ooze", "secret", "slime"]
    seen = public(table)
    assert seen["stalls_gone"] == ["M02", "M14"]
    assert len(seen["stalls"]) == 2
    assert not {stall["stall"] for stall in seen["stalls"]} & {"M02", "M14"}
    assert seen["thrown"] == {
        "round": {"slime": 1, "ooze": 1, "chest": 1},
        "oval": {"secret": 1},
        "square": {"bear": 1},
    }
    for stall in seen["stalls"]:
        printed = next(s for s in BOARD.edition.stall if s.id == stall["stall"])
        assert (len(stall["top"]), len(stall["bottom"])) == (len(printed.top.slots), len(printed.bottom.slots))


@pytest.mark.clause("DD-108", "DD-112", "DD-R35")
@pytest.mark.parametrize(("year", "new"), [(1, 3), (2, 3), (3, 0)])
def test_challenges_left_go_and_new_ones_come_but_not_for_year_four(year: int, new: int) -> None:
    table = last_pass(year)
    events = play(table, "pass 1")
    assert told(events, "challenge-gone") == [{"challenge": 2}]
    seen = public(table)
    assert seen["challenges_gone"] == [2]
    assert len(seen["challenges"]) == new
    assert not {1, 2} & set(seen["challenges"])


@pytest.mark.clause("DD-109", "DD-110")
def test_hands_are_dealt_and_everything_is_known_before_building() -> None:
    table = last_pass(1)
    play(table, "pass 2")
    seen = public(table)
    assert table.view(None)["asks"] == "commit"
    assert [own["hand"] for own in seen["dungeons"]] == [5, 5]
    assert all(stall["top"] and stall["bottom"] for stall in seen["stalls"])
    assert len(seen["challenges"]) == 3


@pytest.mark.clause("DD-105", "DD-111")
def test_year_four_has_only_the_first_step() -> None:
    table = at(2, year=4, ask="Visit(1)", notches="0", gold=[0, 9])
    before = public(table)
    events = play(table, "leave")
    keys = {event.kind.key for event in events}
    assert "new-order" in keys
    assert not keys & {"thrown", "stall", "challenge", "dealt", "market-cleared"}
    assert public(table)["stalls"] == before["stalls"]
    assert public(table)["priority"] == [0, 1]


@pytest.mark.clause("DD-112")
@pytest.mark.parametrize("seats", [1, 5])
def test_nothing_comes_back(seats: int) -> None:
    stalls: list[str] = []
    challenges: list[int] = []
    for table in random_game(GAME, seats, 9):
        for event in table.line(table.moves - 1)[0].events if table.moves else table.opening_events:
            if event.kind.key == "stall":
                stalls.append(str(event.named()["stall"]))
            if event.kind.key == "challenge":
                challenges.append(int(event.named()["challenge"]))
    assert len(stalls) == len(set(stalls)) == 4 * BOARD.edition.setup.stalls[seats - 1]
    assert len(challenges) == len(set(challenges)) == 3 * BOARD.edition.setup.challenges[seats - 1]


# --- an empty supply

OVALS = "gnoll,gnoll,gnoll,gnoll,goblin,goblin,goblin,goblin,kobold,kobold,kobold,kobold"


def short_of_ovals(recycle: bool) -> SiteTable:
    """Only the ovals on the market and twelve thrown away are left; the next two stalls want five of them."""
    return at(
        2,
        ask="Visit(1)",
        notches="0",
        taken=["9"],
        shown="1,2",
        stalls=("M08 top=slime,secret bottom=secret", "M03 top=secret,secret bottom=chest"),
        thrown=OVALS,
        decks="rooms=- challenges=- stalls=M12,M18 jael=-",
        recycle_tokens=recycle,
    )


@pytest.mark.clause("DD-113", "DD-R09")
def test_thrown_tokens_of_a_shape_are_used_again() -> None:
    table = short_of_ovals(recycle=True)
    assert public(table)["supply"]["oval"] == 0
    events = play(table, "pass 1")
    assert told(events, "recycled") == [{"shape": "oval"}]
    seen = public(table)
    assert [len(stall["top"]) for stall in seen["stalls"]] == [2, 2]
    assert seen["supply"]["oval"] == 12 + 4 - 4
    assert seen["thrown"]["oval"] == {}


@pytest.mark.clause("DD-113", "DD-R09")
def test_or_slots_stay_empty_and_an_empty_half_is_not_for_sale() -> None:
    table = short_of_ovals(recycle=False)
    events = play(table, "pass 1")
    assert not told(events, "recycled")
    stalls = public(table)["stalls"]
    assert [stall["top"] for stall in stalls] == [[], []]
    assert all(stall["bottom"] for stall in stalls)
    empty = at(2, ask="Visit(0)", gold=[30, 0], stalls=("M12 top=- bottom=chest",))
    assert "buy M12 top" not in moves(empty)
    refusal = empty.why_not(0, "buy M12 top")
    assert refusal is not None
    assert refusal.clause == "DD-072"


# --- a small box


@pytest.mark.clause("DD-107", "DD-109")
@pytest.mark.parametrize("stalls", ["[2, 2, 2, 3, 4]", "[0, 0, 0, 0, 0]"])
def test_who_passes_last_has_seen_the_next_year(tmp_path: Path, stalls: str) -> None:
    """The new market, or where an edition has none the new hands: neither is foreseen nor given back."""
    path = tmp_path / "market.toml"
    path.write_text(GAME.built_in_edition.text.replace("stalls = [2, 2, 2, 3, 4]", f"stalls = {stalls}"), "utf-8")
    table: SiteTable = GAME.new(2, 1, edition=GAME.read_edition(path))
    luck = Luck.seeded(3)
    while "dealt" not in [event.kind.key for entry in table.line() for event in entry.events]:
        table.play(table.pending[0], luck.pick(table.legal(table.pending[0])))
    last = table.line()[-1]
    assert last.outcomes == ()
    assert last.final
    assert not {"stall", "dealt"} & {event.kind.key for event in last.previewable}


def small_box(tmp_path: Path, rooms: int) -> str:
    """An edition with so many rooms."""
    text = GAME.built_in_edition.text
    blocks = text.split("[[room]]")
    last, rest = blocks[-1].split("# Blueprints", 1)
    kept = [*blocks[: rooms + 1]]
    path = tmp_path / "small.toml"
    path.write_text("[[room]]".join(kept) + "\n# Blueprints" + rest, "utf-8")
    assert last
    return str(path)


@pytest.mark.clause("DD-R25")
def test_an_empty_deck_is_filled_from_the_discard_pile(tmp_path: Path) -> None:
    edition = GAME.read_edition(Path(small_box(tmp_path, 40)))
    table: SiteTable = GAME.new(2, 1, edition=edition)
    luck = Luck.seeded(3)
    reshuffled = skipped = 0
    while table.pending:
        seat = table.pending[0]
        events = table.play(seat, luck.pick(table.legal(seat)))
        reshuffled += len(told(events, "reshuffled"))
        GAME.invariants(table.state)
        seen = public(table)
        on_table = sum(own["hand"] + own["laid"] + len(own["rooms"]) for own in seen["dungeons"])
        assert on_table + seen["deck"] + seen["discard"] == 40
        if table.view(None)["asks"] == "commit":
            skipped += len(table.pending) < 2
    assert reshuffled
    assert table.result is not None


@pytest.mark.clause("DD-R25")
def test_who_has_no_room_sits_out(tmp_path: Path) -> None:
    edition = GAME.read_edition(Path(small_box(tmp_path, 8)))
    for reveal in ("hidden", "open"):
        table: SiteTable = GAME.new(3, 1, {"reveal": reveal}, edition)
        hands = [own["hand"] for own in public(table)["dungeons"]]
        assert hands == [5, 3, 0]
        assert 2 not in table.pending
        luck = Luck.seeded(3)
        while table.pending:
            seat = table.pending[0]
            assert table.view(None)["asks"] not in ("commit", "place") or seen_by(table, seat)["hand"]
            table.play(seat, luck.pick(table.legal(seat)))
        assert table.result is not None
        assert sum(len(own["rooms"]) for own in public(table)["dungeons"]) <= 8
