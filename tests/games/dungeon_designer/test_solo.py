"""The solo game against Jael (DD-200 to DD-228)."""

from __future__ import annotations

import pytest

from tafelrunde.games.dungeon_designer import GAME
from tafelrunde.games.dungeon_designer.board import CELLS
from tafelrunde.games.dungeon_designer.scoring import jael_standing, result, standings
from tafelrunde.games.dungeon_designer.state import Site
from tafelrunde.testing.playing import moves, play, public, random_game, refused, told
from tests.games.dungeon_designer.tables import BOARD, ROOMS, SiteTable, at, build, dungeon, fresh, seen_by


def visit(year: int, gold: int, jael: str, **more: str) -> SiteTable:
    """Alone at the market."""
    shown = "-" if year == 4 else more.pop("shown", "4,8,22")
    return at(1, year=year, ask="Visit(0)", gold=[gold], jael=jael, shown=shown)


J1 = "cards=J1 rooms=- tokens=- acted=no"  # 10 gold, takes both bottom halves
YEAR4 = "cards=J1,J2,J3,J4 rooms=- tokens=- acted=no"  # the current card has 9 gold


@pytest.mark.clause("DD-200", "DD-201", "DD-203")
def test_the_table_for_one() -> None:
    seen = public(fresh(1))
    assert (len(seen["challenges"]), len(seen["stalls"]), seen["gold"]) == (3, 2, [0])
    assert seen["priority"] == [0]
    assert seen["jael"]["rooms"] == []
    assert seen["jael"]["tokens"] == {}
    assert not {"hand", "blueprint", "challenges"} & seen["jael"].keys()
    *_, table = random_game(GAME, 1, 0)
    assert table.result is not None
    assert list(table.result.sources[0]) == ["gold", "goal", "challenges", "stars", "blueprint", "networks"]
    assert "ranked" not in {event.kind.key for event in table.events(0)}


@pytest.mark.clause("DD-202")
@pytest.mark.parametrize(("difficulty", "mark"), [("normal", "diamond"), ("legendary", "crown")])
def test_jaels_deck(difficulty: str, mark: str) -> None:
    marks = {card.id: card.mark for card in BOARD.edition.jael}
    met = set()
    for seed in range(8):
        *_, table = random_game(GAME, 1, seed, difficulty=difficulty)
        jael = public(table)["jael"]
        assert (len(jael["cards"]), jael["deck"]) == (4, 2)
        met |= {marks[card] for card in jael["cards"]}
    assert met == {"plain", mark}


@pytest.mark.clause("DD-204")
def test_a_card_a_year() -> None:
    for table in random_game(GAME, 1, 5):
        seen = public(table)
        assert len(set(seen["jael"]["cards"])) == seen["year"]


@pytest.mark.clause("DD-205", "DD-206", "DD-207", "DD-208", "DD-210", "DD-R36")
def test_eva_keeps_scorch_alley() -> None:
    """The rulebook's example: Jael's card shows a green rune."""
    table = at(
        1,
        turn=1,
        hands=["S37 C10 S21 C50 S11"],
        jael="cards=J2 rooms=- tokens=- acted=no",
        decks="rooms=C31,S25,C16,C01 challenges=- stalls=- jael=-",
    )
    play(table, "place S37 1")
    assert table.view(None)["asks"] == "keep"
    assert moves(table) == {"keep C10", "keep S21", "keep C50", "keep S11"}  # one must be kept
    assert refused(table, "keep S37") == "DD-206"
    assert seen_by(table, 0)["collected"] == ["C50", "S21"], "his, if they are left over"
    events = play(table, "keep C10")
    assert [e["room"] for e in told(events, "jael-room")] == ["C50", "S21"]
    seen = seen_by(table, 0)
    assert seen["hand"] == ["C10", "C16", "C31", "S25"]
    assert sorted(seen["jael"]["rooms"]) == ["C50", "S21"]
    assert seen["discard"] == 1
    assert seen["known"]["discard"] == ["S11"]
    assert not told(events, "hands-passed")


@pytest.mark.clause("DD-208")
def test_the_next_hands_are_four_three_and_two() -> None:
    sizes = [
        public(table)["dungeons"][0]["hand"]
        for table in random_game(GAME, 1, 2)
        if table.view(None)["asks"] == "commit"
    ]
    assert sizes == [5, 4, 3, 2] * 4
    kept = [
        public(table)["dungeons"][0]["hand"] for table in random_game(GAME, 1, 2) if table.view(None)["asks"] == "keep"
    ]
    assert kept == [4, 3, 2] * 4


@pytest.mark.clause("DD-209")
def test_turn_four_has_no_runes_and_no_draw() -> None:
    green = [room for room in ("C04", "C05") if ROOMS[room].rune == "green"]
    assert green == ["C04", "C05"]
    table = at(1, turn=4, hands=["C04 C05"], jael="cards=J2 rooms=- tokens=- acted=no")
    deck = public(table)["deck"]
    assert seen_by(table, 0)["collected"] == []
    play(table, "place C04 4")
    seen = public(table)
    assert (seen["jael"]["rooms"], seen["discard"], seen["deck"]) == ([], 1, deck)


@pytest.mark.clause("DD-207")
def test_of_the_last_two_jael_takes_the_one_that_is_not_kept() -> None:
    table = at(1, turn=3, hands=["S37 S21 C50"], jael="cards=J2 rooms=- tokens=- acted=no")
    play(table, "place S37 3")
    assert seen_by(table, 0)["collected"] == ["C50", "S21"]
    assert [e["room"] for e in told(play(table, "keep S21"), "jael-room")] == ["C50"]


@pytest.mark.clause("DD-R23")
def test_either_of_two_runes_matches() -> None:
    table = at(
        1, turn=1, hands=["S37 C10 S21 S11 C16"], jael="cards=J7 rooms=- tokens=- acted=no", difficulty="legendary"
    )
    play(table, "place S21 1", "keep C10")  # J7 has red and blue; S37 is red, S11 and C16 blue
    assert sorted(public(table)["jael"]["rooms"]) == ["C16", "S11", "S37"]


@pytest.mark.clause("DD-211", "DD-212")
def test_ahead_of_jael_one_buys_or_passes_and_then_compares_again() -> None:
    table = visit(1, 20, J1)
    assert {"buy M02 top", "pass 4"} < moves(table)
    play(table, "buy M02 bottom", "token r1c1")  # 17 against 10
    assert not public(table)["jael"]["acted"]
    events = play(table, "buy M02 top", "token r1c1", "token r1c2")  # 10 against 10
    assert told(events, "jael-acted")


@pytest.mark.clause("DD-213", "DD-214", "DD-215", "DD-R21")
def test_jael_takes_his_halves_once_and_strikes_the_lowest_challenge() -> None:
    table = visit(1, 18, J1, shown="22,8,4")
    play(table, "buy M02 bottom")  # J1 is marked for both bottom halves
    events = play(table, "token r1c1")
    assert not told(events, "jael-took")
    events = play(table, "buy M14 top", "token r1c2")  # 10 gold left: he comes
    took = [{"stall": "M14", "half": "bottom", "face": "secret"}]
    assert told(events, "jael-took") == took  # no substitute for what is sold
    assert told(events, "jael-threw") == [{"challenge": 4}]
    seen = public(table)
    assert (seen["jael"]["tokens"], seen["challenges"], seen["challenges_gone"]) == ({"secret": 1}, [22, 8], [4])
    events = play(table, "buy M02 top", "token r1c3", "token r1c4")  # 3 gold: as often as one likes
    assert not told(events, "jael-acted")
    assert public(table)["challenges"] == [22, 8]


@pytest.mark.clause("DD-216")
def test_no_challenge_to_strike_in_year_four() -> None:
    table = visit(4, 12, YEAR4)
    play(table, "buy M14 top")
    events = play(table, "token r4c1")  # 7 against 9
    assert told(events, "jael-acted")
    assert not told(events, "jael-threw")


@pytest.mark.clause("DD-217")
def test_jaels_gold_is_printed() -> None:
    table = visit(1, 11, "cards=J1 rooms=C34,C25 tokens=chest acted=no")
    assert "buy M02 top" in moves(table)
    assert not public(table)["jael"]["acted"]  # 11 against 10, whatever chests he has


@pytest.mark.clause("DD-218", "DD-220", "DD-R20", "DD-221", "DD-R22")
def test_passing_while_ahead_leaves_jael_the_rest() -> None:
    table = visit(1, 20, J1)
    events = play(table, "pass 8")
    assert told(events, "jael-swept") == [{}]
    assert not told(events, "jael-acted")
    assert not told(events, "jael-threw")
    seen = public(table)
    assert seen["jael"]["tokens"] == {"slime": 1, "ooze": 1, "chest": 1, "bear": 1, "secret": 1}
    assert (seen["gold"], seen["year"]) == ([0], 2)
    assert seen["dungeons"][0]["challenges"] == [8]
    assert seen["challenges_gone"] == [4, 22]  # both that were left
    assert not told(events, "thrown")


@pytest.mark.clause("DD-219", "DD-222")
def test_gold_is_kept_in_year_four() -> None:
    table = visit(4, 12, YEAR4)
    play(table, "leave")
    assert table.result is not None
    assert public(table)["gold"] == [12]
    assert table.result.sources[0]["gold"] == 9
    assert public(table)["jael"]["standing"]["gold"] == 6
    assert sum(public(table)["jael"]["tokens"].values()) == 5
    tie = visit(4, 9, YEAR4.replace("acted=no", "acted=yes"))
    play(tie, "leave")
    assert tie.result is not None
    assert tie.result.sources[0]["gold"] == 6


# --- scoring


def against(goal: str, mine: str, his: str, gold: int = 0, cards: str = "J1 J2 J3 J4") -> Site:
    """My rooms and Jael's, at the end."""
    s = dungeon("- - - -")
    build(s, 0, mine)
    s.goal, s.gold[0] = BOARD.goals.index(goal), gold
    s.jael_rooms = [BOARD.room_index[room] for room in his.split()]
    s.jael_cards = [BOARD.jaels.index(card) for card in cards.split()]
    return s


@pytest.mark.clause("DD-223")
@pytest.mark.parametrize(
    ("goal", "mine", "his", "points"),
    [
        ("G1", "C17 - - -", "C16", (15, 9)),
        ("G1", "C16 - - -", "C17", (9, 15)),
        ("G1", "C17 - - -", "S38", (9, 15)),
        ("G1", "C17 - - -", "C05", (15, 0)),
        ("G1", "C05 - - -", "C17", (0, 15)),
        ("G1", "C05 - - -", "C23", (0, 0)),
        ("G2", "C05 - - -", "C34", (15, 9)),
        ("G2", "C05 - - -", "C23", (9, 15)),
    ],
)
def test_the_goal_against_jael(goal: str, mine: str, his: str, points: tuple[int, int]) -> None:
    s = against(goal, mine, his)
    assert (standings(s)[0].goal, jael_standing(s).goal) == points


@pytest.mark.clause("DD-222", "DD-223", "DD-224", "DD-225", "DD-226")
def test_jaels_132() -> None:
    """W4, the rulebook's example: 6 gnolls, 2 kobolds, 5 chests, 8 and 7 slimes and oozes, no goblin, stars 6 − 1."""
    s = against("G1", "C17 - - -", "C05 C28 C37 C23 C34 C30 S02 S49 S47 C44 C35", 3, "J2 J3 J7 J1")
    for face, count in (("ooze", 2), ("slime", 1), ("star+1", 3), ("chest", 1)):
        s.jael_tokens[BOARD.face_index[face]] = count
    found = jael_standing(s)
    assert (found.gold, found.goal, found.stars, found.base) == (9, 0, 5, 53)
    assert found.bonus == 18 + 4 + 15 + 28
    assert found.points == 132


@pytest.mark.clause("DD-225")
@pytest.mark.parametrize(
    ("card", "rooms", "bonus"),
    [
        ("J1", "C05", 6),
        ("J2", "C23", 4),
        ("J3", "C34", 9),
        ("J4", "S02", 4),
        ("J5", "C23 C35", 6),
        ("J6", "C07", 3),
        ("J7", "S49", 4),
        ("J8", "S41 C05", 4),
        ("J9", "C34 C29", 3),
    ],
)
def test_every_card_has_its_bonus(card: str, rooms: str, bonus: int) -> None:
    without, found = (
        jael_standing(against("G1", "- - - -", "", 0, card)),
        jael_standing(against("G1", "- - - -", rooms, 0, card)),
    )
    assert without.bonus == 0
    assert (found.bonus, found.base) == (bonus, without.base)


@pytest.mark.clause("DD-224", "DD-228")
def test_stars_count_and_passages_do_not() -> None:
    s = against("G1", "- - - -", "C35 C48")
    assert jael_standing(s).stars == 0
    s.jael_tokens[BOARD.face_index["star+1"]] = 2
    before = jael_standing(s)
    assert before.stars == 2
    s.jael_tokens[BOARD.face_index["secret"]] = 4
    assert jael_standing(s) == before


@pytest.mark.clause("DD-227")
@pytest.mark.parametrize(("more", "winners"), [(-1, ()), (0, ()), (1, (0,))])
def test_only_more_than_jael_wins(more: int, winners: tuple[int, ...]) -> None:
    s = against("G4", "- - - -", "", 0, "J1 J2 J3 J4")  # 6 points for gold against 9 + 14 + 13 + 10 + 8 = 54
    stars = 54 - 6 + more
    plus = next(i for i, card in enumerate(BOARD.challenges) if card == 30)
    s.taken[0] = (plus,) * 4  # four times 10 and stars for the rest
    s.contents[0] = BOARD.face_contents[BOARD.face_index["star+1"]] * (stars - 40)
    assert len(s.contents) == CELLS
    s.ended = "jael-beaten" if winners else "jael-ahead"
    found = result(s)
    assert found.scores == (54 + more,)
    assert found.winners == winners


@pytest.mark.clause("DD-227")
def test_the_end_tells_who_won() -> None:
    for seed in range(4):
        *_, table = random_game(GAME, 1, seed)
        assert table.result is not None
        mine, his = table.result.scores[0], public(table)["jael"]["standing"]["points"]
        assert table.result.how == ("jael-beaten" if mine > his else "jael-ahead")
        assert bool(table.result.winners) == (mine > his)


@pytest.mark.clause("DD-R34")
def test_powers_come_before_keeping() -> None:
    table = at(1, turn=2, rows=["C01 - - -"], hands=["X3 C10 S21 C50"], shrines=True)
    play(table, "place X3 4")
    assert table.view(None)["asks"] == "power"
    play(table, "swap 1 4")
    assert public(table)["dungeons"][0]["rooms"] == {"r1c1": "X3", "r1c4": "C01"}
    assert table.view(None)["asks"] == "keep"
