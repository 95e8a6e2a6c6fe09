"""Setting up: decks, alignments, hands, talons, who starts."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.apokalypse import GAME
from tafelrunde.games.apokalypse.board import CAPITAL, EVIL, GOOD, POPULATION
from tafelrunde.kernel.errors import BadInput
from tafelrunde.testing.playing import public, told
from tests.games.apokalypse.tables import BOARD, SEATS, backs, fresh, nation

ON_TOP = {2: (18, 20), 3: (16, 18), 4: (34, 37), 5: (32, 35), 6: (30, 33)}


@pytest.mark.clause("APO-001")
def test_two_to_six_lead_one_nation_each() -> None:
    for seats in SEATS:
        nations = [nation(fresh(seats), seat)["nation"] for seat in range(seats)]
        assert len(set(nations)) == seats
    for seats in (1, 7):
        with pytest.raises(BadInput):
            GAME.setup(seats)


@pytest.mark.clause("APO-002")
@pytest.mark.clause("APO-R16")
def test_starred_cards_and_some_music_leave_small_games() -> None:
    small, full = (Counter((*BOARD.deck(seats, 0), *BOARD.deck(seats, 1))) for seats in (3, 4))
    assert BOARD.deck(2, POPULATION) == BOARD.deck(3, POPULATION)
    assert [len(BOARD.deck(seats, POPULATION)) for seats in (2, 3, 4, 6)] == [40, 40, 60, 60]
    assert [len(BOARD.deck(seats, CAPITAL)) for seats in (2, 3, 4, 6)] == [42, 42, 63, 63]
    left = {BOARD.cards[kind]: (small[kind], full[kind]) for kind in full}
    assert left["shield_mp"] == (6, 9)
    assert left["metal"] == left["church"] == (4, 6)
    assert left["ward_h"] == left["work_drugs"] == (4, 6)
    assert left["violence"] == (6, 9)
    assert left["conversion"] == (4, 6)
    assert (left["saint_1"], left["saint_2"], left["fiend_1"], left["fiend_3"]) == ((0, 1), (1, 1), (0, 1), (1, 1))


@pytest.mark.clause("APO-003")
def test_displays_begin_empty_but_for_the_base_population() -> None:
    table = fresh(4)
    for seat in range(4):
        mine = nation(table, seat)
        assert not any(mine[side][plane] for side in ("good", "evil") for plane in ("heaven", "earth", "hell"))
        assert mine["income"] == {"B": 1, "K": 1}, "one good and one evil person earn a card each"


@pytest.mark.clause("APO-004")
def test_alignments_come_from_three_good_and_three_evil() -> None:
    found: set[tuple[int, ...]] = set()
    for seed in range(40):
        s = fresh(3, seed).state
        assert Counter((*s.alignments, *s.spare)) == {GOOD: 3, EVIL: 3}
        found.add(s.alignments)
    assert len(found) == 8, "every mixture occurs"
    assert fresh(6).state.spare == ()


@pytest.mark.clause("APO-004")
@pytest.mark.clause("APO-005")
def test_alignments_are_told_to_their_owners_alone() -> None:
    table = fresh(3)
    for seat in (None, 0, 1, 2):
        seen = [one["alignment"] for one in table.view(seat)["table"]["nations"]]
        assert [i for i, alignment in enumerate(seen) if alignment] == ([] if seat is None else [seat])
        assert len(told(table.events(seat), "aligned")) == (seat is not None)


@pytest.mark.clause("APO-006")
def test_everybody_gets_two_cards_of_each_deck() -> None:
    for seats in SEATS:
        table = fresh(seats)
        assert [backs(table, seat) for seat in range(seats)] == [(2, 2)] * seats


@pytest.mark.clause("APO-007")
def test_talons_have_six_cards_between_riders() -> None:
    for seats, on_top in ON_TOP.items():
        talons = public(fresh(seats))["talons"]
        assert (talons["B"]["above"], talons["K"]["above"]) == on_top
        assert talons["B"]["below"] == talons["K"]["below"] == 18


@pytest.mark.clause("APO-008")
def test_riders_lie_open_for_everybody() -> None:
    riders = public(fresh(3))["riders"]
    assert [rider["id"] for rider in riders] == ["rider_1", "rider_2", "rider_3", "rider_4"]
    assert [rider["symbols"] for rider in riders] == [["mask"], ["helmet"], ["pig"], ["mask", "helmet", "pig"]]
    assert [rider["points"] for rider in riders] == [1, 2, 4, 7]


@pytest.mark.clause("APO-173")
@pytest.mark.clause("APO-174")
def test_balanced_pools() -> None:
    for seats, each in ((2, 1), (3, 2), (4, 2), (5, 3), (6, 3)):
        for seed in range(12):
            s = fresh(seats, seed, balanced_alignments=True).state
            assert Counter((*s.alignments, *s.spare)) == {GOOD: each, EVIL: each}
            assert len(set(s.alignments)) == 2, "nobody is alone with one alignment at the table"


@pytest.mark.clause("APO-R26")
def test_the_start_player_is_drawn_or_chosen() -> None:
    assert {fresh(3, seed).state.start for seed in range(30)} == {0, 1, 2}
    for seat in range(3):
        table = fresh(3, start_player=seat)
        assert table.pending == (seat,)
        assert told(table.events(None), "round") == [{"round": 1, "seat": seat}]
    typed = fresh(3, start_player="carminia")
    assert typed.pending == (2,), "seats are typed by their nations, as in moves"
    assert "options start_player=carminia" in typed.position()
    with pytest.raises(BadInput):
        fresh(3, start_player="2")
