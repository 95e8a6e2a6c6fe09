"""Improve: gold, the market, tokens, passing (DD-050, DD-055 to DD-103)."""

from __future__ import annotations

import pytest

from tafelrunde.games.dungeon_designer import GAME
from tafelrunde.kernel.events import Event
from tafelrunde.testing.playing import moves, play, public, random_game, refused, told
from tests.games.dungeon_designer.tables import SiteTable, at, fresh, own, until


def finish_row(table: SiteTable) -> dict[int, dict[str, object]]:
    """Everybody plays the first room into the last column; what they earn."""
    events: list[Event] = []
    for seat in table.pending:
        events += table.play(seat, sorted(moves(table, seat))[0])
    return {int(e["seat"]): dict(e) for e in told(events, "income")}


# --- gold


@pytest.mark.clause("DD-050", "DD-055", "DD-056")
def test_jens_earns_thirteen() -> None:
    """The rulebook's example: rooms of 3, 2, 2 and 3 gold and three chests somewhere in the dungeon."""
    table = at(
        3,
        year=2,
        turn=4,
        rows=["C48 C25/chest C44 S45; C08 S33 S41 -"],  # two printed chests and a token; the 8 of C48 is covered
        hands=["S28 S29"],
    )
    table.play(0, "place S28 4")
    earned = finish_row(table)[0]
    assert (earned["rooms"], earned["chests"], earned["gold"]) == (10, 3, 13)


@pytest.mark.clause("DD-057", "DD-R05")
def test_starting_gold_counts_in_the_first_year() -> None:
    table = at(2, turn=4, gold=[0, 1], rows=["C08 S33 S41 -", "C10 C30 C31 -"], hands=["S28 S29", "C34 C35"])
    assert finish_row(table) == {
        0: {"seat": 0, "rooms": 10, "chests": 0, "gold": 10},
        1: {"seat": 1, "rooms": 1, "chests": 6, "gold": 8},
    }
    close = at(2, turn=4, gold=[0, 1], rows=["C08 S33 S41 -", "C05 S03 S32 -"], hands=["S28 S29", "S21 S36"])
    earned = finish_row(close)  # 3 + 2 + 2 + 3 against 2 + 2 + 2 + 3 and the coin
    assert (earned[0]["gold"], earned[1]["gold"]) == (10, 10)
    assert close.pending == (0,)  # equal only because of it


@pytest.mark.clause("DD-058")
def test_thirty_is_the_most() -> None:
    table = at(3, year=4, turn=4, rows=["C34 C25 C10 -; - - - -; - - - -; C48 S15 S45 -"], hands=["S35 S34"])
    table.play(0, "place S35 4")
    earned = finish_row(table)[0]
    assert (earned["rooms"], earned["chests"], earned["gold"]) == (26, 6, 30)


@pytest.mark.clause("DD-059")
def test_a_bought_chest_pays_next_year() -> None:
    table = at(2, ask="Visit(0)", gold=[9, 0], rows=["S41 S42 S43 S44"])
    play(table, "buy M02 bottom", "token r1c1")
    assert public(table)["gold"][0] == 6
    later = at(2, year=2, turn=4, rows=["S41/chest S42 S43 S44; S01 S02 S03 -"], hands=["S04 S05"])
    assert finish_row(later)[0]["chests"] == 2  # S43 shows one, too


@pytest.mark.clause("DD-060")
def test_income_comes_before_the_market() -> None:
    for seats in (2, 4):
        table = until(fresh(seats, 4), "market")
        assert len([e for e in table.events(None) if e.kind.key == "income"]) == seats
        assert not [e for e in table.events(None) if e.kind.key in ("bought", "passed")]


# --- who is next


@pytest.mark.clause("DD-065", "DD-067")
def test_jessy_buys_and_eva_is_next() -> None:
    """The rulebook's example, with numbers of ours: 12, 9 and 8 gold; slime and ooze cost 5."""
    table = at(3, ask="Visit(0)", gold=[12, 9, 8], stalls=("M09 top=bear,gnoll bottom=slime,ooze",))
    play(table, "buy M09 bottom", "token r1c1", "token r1c1")
    assert public(table)["gold"] == [7, 9, 8]
    assert table.pending == (1,)
    play(table, "pass 1")
    assert table.pending == (2,)
    again = at(3, ask="Visit(0)", gold=[20, 9, 8])
    play(again, "buy M02 top", "token r1c1", "token r1c2")
    assert again.pending == (0,)  # several times in a row


@pytest.mark.clause("DD-066", "DD-100")
def test_ties_go_to_the_left_of_this_years_order() -> None:
    table = at(4, ask="Visit(2)", priority="3,2,1,0", notches="3", gold=[6, 6, 6, 0], taken=["-", "-", "-", "9"])
    play(table, "pass 1")
    assert table.pending == (1,), "the old order still counts, not the order of passing"
    play(table, "pass 2")
    assert table.pending == (0,)


@pytest.mark.clause("DD-068", "DD-R31")
def test_passing_is_always_possible_and_may_be_all_there_is() -> None:
    rich = at(3, ask="Visit(0)", gold=[30, 0, 0])
    assert {"pass 1", "pass 2", "pass 3", "pass 4", "buy M02 top"} < moves(rich)
    poor = at(3, ask="Visit(0)", gold=[2, 0, 0])
    assert moves(poor) == {"pass 1", "pass 2", "pass 3", "pass 4"}
    assert refused(poor, "place C01 1") == "DD-068"


@pytest.mark.clause("DD-069", "DD-070", "DD-072", "DD-073")
def test_a_half_is_bought_whole_and_then_gone() -> None:
    table = at(2, ask="Visit(0)", gold=[14, 0])
    assert {move for move in moves(table) if move.startswith("buy")} == {
        "buy M02 top",
        "buy M02 bottom",
        "buy M14 top",
        "buy M14 bottom",
    }
    assert refused(table, "buy M01 top") == "DD-069"
    events = play(table, "buy M02 top")
    assert told(events, "bought-two") == [
        {"seat": 0, "stall": "M02", "half": "top", "price": 7, "gold": 7, "a": "slime", "b": "ooze"}
    ]
    assert public(table)["bag"] == ["slime", "ooze"]
    assert public(table)["stalls"][0] == {"stall": "M02", "top": [], "bottom": ["chest"]}
    play(table, "token r1c1", "token r1c2")
    assert refused(table, "buy M02 top") == "DD-072"
    play(table, "buy M02 bottom", "token r1c3")  # the other half at its own price
    assert public(table)["gold"][0] == 4
    assert refused(table, "buy M14 top") == "DD-070"
    play(table, "buy M14 bottom", "passage h01")
    assert [stall["top"] + stall["bottom"] for stall in public(table)["stalls"]] == [[], ["bear"]]


@pytest.mark.clause("DD-071")
def test_tokens_are_placed_at_once_in_rooms_of_any_year() -> None:
    table = at(2, year=2, ask="Visit(0)", gold=[9, 8], rows=["S45 S46 S47 S48; C01 C02 C03 C04"])
    play(table, "buy M02 top")
    assert table.pending == (0,)
    assert refused(table, "pass 1") == "DD-071"
    assert refused(table, "pass 1", seat=1) == "DD-071"
    assert refused(table, "token r3c1") == "DD-071"
    play(table, "token r1c1", "token r2c4")
    tokens = public(table)["dungeons"][0]["tokens"]
    assert tokens == {"r1c1": ["slime"], "r2c4": ["ooze"]}
    assert table.pending == (1,)


@pytest.mark.clause("DD-074", "DD-R08")
def test_what_does_not_fit_cannot_be_bought() -> None:
    full = "S02 C14 C32/slime C07/slime"  # 4 + 4 + 4 + 4
    table = at(2, ask="Visit(0)", gold=[30, 0], rows=[full])
    assert {move for move in moves(table) if move.startswith("buy")} == {"buy M14 bottom"}
    assert refused(table, "buy M02 bottom") == "DD-074"
    one_free = at(2, ask="Visit(0)", gold=[30, 0], rows=["S02 C14 C32 C07/slime"])
    assert "buy M02 bottom" in moves(one_free)
    assert refused(one_free, "buy M02 top") == "DD-074"


@pytest.mark.clause("DD-075", "DD-101")
def test_the_last_one_goes_on_until_passing() -> None:
    table = at(2, ask="Visit(0)", gold=[20, 20])
    play(table, "pass 1")
    assert table.pending == (1,)
    play(table, "buy M14 top", "token r1c1", "buy M14 bottom", "passage h01")
    assert table.pending == (1,)
    events = play(table, "pass 2")
    assert told(events, "new-order")
    assert public(table)["year"] == 2


@pytest.mark.clause("DD-076", "DD-R33")
def test_without_gold_one_still_passes() -> None:
    table = at(3, ask="Visit(1)", priority="0,1,2", notches="0", taken=["9"], gold=[0, 0, 0])
    events = play(table, "pass 1")
    assert told(events, "took") == [{"seat": 1, "challenge": 1}]
    assert table.pending == (2,)
    play(table, "pass 2")
    assert public(table)["priority"] == [0, 1, 2]


# --- tokens


@pytest.mark.clause("DD-080", "DD-081", "DD-R12")
def test_four_slots_a_room_and_equals_are_welcome() -> None:
    table = at(
        2, ask="Visit(0)", gold=[30, 0], rows=["C05 S02 S45 C38"], stalls=("M04 top=slime,slime,slime bottom=bear",)
    )
    play(table, "buy M04 top", "token r1c1", "token r1c1")
    assert refused(table, "token r1c1") == "DD-081"  # two gnolls and two slimes
    assert refused(table, "token r1c2") == "DD-081"  # four printed ones
    assert moves(table) == {"token r1c3", "token r1c4"}
    slots = next(verb.slots for verb in table.game.verbs if verb.name == "token")
    assert slots == ("cell",)  # no move says which slot


@pytest.mark.clause("DD-082")
def test_elements_stay_where_they_are() -> None:
    for seats in (1, 3):
        before: list[dict[str, list[str]]] = [{}] * seats
        for table in random_game(GAME, seats, 6):
            now = [site["tokens"] for site in public(table)["dungeons"]]
            for old, new in zip(before, now, strict=True):
                assert all(new[cell][: len(faces)] == faces for cell, faces in old.items())
            before = now


@pytest.mark.clause("DD-083")
def test_a_token_counts_like_a_printed_element() -> None:
    printed, token = own("C38 S45 - -", challenges="10 2"), own("C33 S45/ooze - -", challenges="10 2")
    assert printed.challenges == (2, 0)
    assert token.challenges == (2, 2)  # only the Market Maven tells them apart
    assert own("S45/star+1 - - -").stars == own("C29 - - -").stars == 1
    assert own("S45/chest S46 - -; - - - -", blueprint="B6").met == 1  # B6 asks for a chest at r1c1


@pytest.mark.clause("DD-084", "DD-085", "DD-089", "DD-R07")
def test_secret_passages_go_onto_any_edge_of_a_room() -> None:
    table = at(
        2, year=2, ask="Visit(0)", gold=[30, 0], rows=["S02 C14 C32/slime C07/slime; C01 C02 C03 C04"], passages=["h11"]
    )
    play(table, "buy M14 bottom")
    legal = moves(table)
    rows = {f"passage h{row}{column}" for row in (0, 1, 2) for column in range(1, 5)}
    columns = {f"passage v{row}{column}" for row in (1, 2) for column in range(5)}
    assert legal == (rows | columns) - {"passage h11"}  # at full rooms, outside, and below the newest row
    assert refused(table, "passage h11") == "DD-089"
    assert refused(table, "passage h31") == "DD-085"
    assert refused(table, "token r1c1") == "DD-085"
    play(table, "passage v12")  # C14 and C32: doors do not matter
    assert public(table)["dungeons"][0]["passages"] == ["h11", "v12"]
    assert public(table)["dungeons"][0]["tokens"] == {"r1c3": ["slime"], "r1c4": ["slime"]}


# --- passing


@pytest.mark.clause("DD-095", "DD-096", "DD-097")
def test_passing_costs_the_gold_and_brings_a_challenge_and_a_rank() -> None:
    table = at(3, ask="Visit(0)", gold=[9, 2, 1], shown="4,8,22,30")
    assert refused(table, "leave") == "DD-097"
    assert refused(table, "pass 9") == "DD-097"
    events = play(table, "pass 8")
    assert [event.kind.key for event in events if not event.kind.quiet] == ["passed", "took", "notch"]
    assert told(events, "passed") == [{"seat": 0, "lost": 9}]
    assert told(events, "notch") == [{"seat": 0, "rank": 1}]
    seen = public(table)
    assert (seen["gold"], seen["challenges"], seen["notches"]) == ([0, 2, 1], [4, 22, 30], [0])
    assert seen["dungeons"][0]["challenges"] == [8]
    play(table, "pass 4", "pass 22")
    assert public(table)["gold"] == [0, 0, 0]
    assert public(table)["year"] == 2


@pytest.mark.clause("DD-098")
def test_in_the_fourth_year_there_is_no_challenge() -> None:
    table = at(3, year=4, ask="Visit(0)", gold=[9, 2, 1])
    assert refused(table, "pass 8") == "DD-098"
    assert "leave" in moves(table)
    play(table, "leave")  # the others have nothing they could buy
    assert table.result is not None
    assert table.result.sources[0]["priority"] == 9


@pytest.mark.clause("DD-099", "DD-105")
def test_the_order_of_passing_is_the_next_order() -> None:
    table = at(4, ask="Visit(2)", gold=[5, 6, 9, 5], priority="3,2,1,0")
    play(table, "pass 1", "pass 2")
    assert public(table)["notches"] == [2, 1]
    assert public(table)["priority"] == [3, 2, 1, 0]
    play(table, "pass 3", "pass 4")
    assert public(table)["priority"] == [2, 1, 3, 0]
    assert public(table)["notches"] == []


@pytest.mark.clause("DD-102", "DD-103")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_last_one_has_a_choice_and_everybody_gets_three(seats: int) -> None:
    owned: list[list[int]] = [[] for _ in range(seats)]
    for table in random_game(GAME, seats, 8):
        seen = public(table)
        if table.view(None)["asks"] == "market" and seen["year"] < 4:
            assert len(seen["challenges"]) == seats + 1 - len(seen["notches"]) >= 2
        for seat, site in enumerate(seen["dungeons"]):
            assert site["challenges"][: len(owned[seat])] == owned[seat], "never exchanged"
            owned[seat] = site["challenges"]
    assert [len(cards) for cards in owned] == [3] * seats
    assert len({card for cards in owned for card in cards}) == 3 * seats
