"""What is told and asked: whom and what a question is about, why a step comes by itself, and every public choice."""

from __future__ import annotations

import pytest

from tafelrunde.games.dungeon_designer import GAME
from tafelrunde.kernel.events import Event
from tafelrunde.kernel.speech import Speaker
from tafelrunde.testing.playing import keys, play, random_game, told
from tests.games.dungeon_designer.tables import SiteTable, at, fresh


def asked(table: SiteTable) -> tuple[str, str]:
    """The question in German and in English."""
    return Speaker(table.setup, "de").prompt(table.state), Speaker(table.setup, "en").prompt(table.state)


def clauses(events: list[Event], key: str) -> set[str]:
    return {event.kind.clause for event in events if event.kind.key == key}


# --- questions


def test_the_question_names_the_token_and_what_comes_after_it() -> None:
    table = at(2, ask="Visit(0)", gold=[14, 0])
    assert asked(table) == (
        "Asta, du hast 14 Gold: Was kaufst du, oder passt du?",
        "Asta, you have 14 gold: what do you buy, or do you pass?",
    )
    play(table, "buy M02 top")
    assert asked(table) == (
        "Asta, in welchen Raum kommt das Plättchen „Schleim“? Danach kommt noch eins.",
        "Asta, which room does the token “Slime” go to? One more comes after it.",
    )
    play(table, "token r1c1")
    assert asked(table)[0] == "Asta, in welchen Raum kommt das Plättchen „Glibber“? Danach ist alles gelegt."
    play(table, "token r1c1", "buy M14 bottom")
    assert asked(table)[0] == "Asta, an welche Kante kommt der Geheimgang? Danach ist alles gelegt."


@pytest.mark.parametrize("reveal", ["hidden", "open"])
def test_the_question_names_the_row(reveal: str) -> None:
    table = at(3, year=2, turn=1, ask="Commit" if reveal == "hidden" else "Place(0)", reveal=reveal)
    assert "in Reihe 2" in asked(table)[0]
    assert "in row 2" in asked(table)[1]


@pytest.mark.parametrize(
    ("rooms", "german"),
    [
        (("X3", "S01"), "Asta: Nutzt du deinen neuen Schrein?"),
        (("S01", "X4"), "Borok: Nutzt du deinen neuen Brunnen?"),
        (("X3", "X4"), "Asta, Borok: Nutzt du deinen neuen Schrein oder Brunnen?"),
    ],
)
@pytest.mark.clause("DD-R28")
def test_the_question_names_the_power_and_no_answer_is_passed_over(rooms: tuple[str, str], german: str) -> None:
    table = at(3, turn=2, rows=["C01 - - -", "S45/slime - - -", "S46 - - -"], hands=[*rooms, "C30"], shrines=True)
    for seat, room in enumerate((*rooms, "C30")):
        table.play(seat, f"place {room} 2")
    assert asked(table)[0] == german
    seats = list(table.pending)
    events = [event for seat in seats for event in table.play(seat, "skip")]
    assert told(events, "power-unused") == [{"seat": seat} for seat in seats]


@pytest.mark.clause("DD-244")
def test_the_question_names_the_token_that_moves() -> None:
    table = at(3, turn=3, rows=["S45/slime C01 - -"], hands=["X4", "S01", "C30"], shrines=True)
    for seat, room in enumerate(("X4", "S01", "C30")):
        table.play(seat, f"place {room} 3")
    play(table, "move r1c1 slime")
    assert asked(table) == (
        "Asta, wohin kommt das Plättchen „Schleim“ aus Reihe 1, Spalte 1?",
        "Asta, where does the token “Slime” from row 1, column 1 go?",
    )


# --- steps that come by themselves


@pytest.mark.clause("DD-058")
def test_gold_beyond_the_track_is_told() -> None:
    table = at(3, year=4, turn=4, rows=["C34 C25 C10 -; - - - -; - - - -; C48 S15 S45 -"], hands=["S35 S34"])
    table.play(0, "place S35 4")
    events = [event for seat in (1, 2) for event in table.play(seat, table.legal(seat)[0])]
    assert told(events, "gold-lost") == [{"seat": 0, "lost": 2}]


@pytest.mark.clause("DD-066")
def test_a_tie_at_the_market_is_told() -> None:
    table = at(3, ask="Visit(0)", priority="2,1,0", gold=[9, 4, 4])
    assert told(play(table, "pass 1"), "tied") == [{"seat": 2, "gold": 4}]
    assert not told(play(table, "pass 2"), "tied")  # the last one has nobody to be compared with


@pytest.mark.clause("DD-068")
def test_who_can_buy_nothing_is_told_to_pass() -> None:
    table = at(2, year=4, ask="Visit(0)", gold=[9, 2])
    events = [event for event in play(table, "leave") if not event.kind.quiet]
    assert keys(events)[:5] == ["passed", "notch", "must-pass", "passed", "notch"]
    assert told(events, "must-pass") == [{"seat": 1}]


@pytest.mark.clause("DD-081")
def test_the_only_free_slot_is_told() -> None:
    table = at(2, ask="Visit(0)", gold=[9, 0], rows=["S02 S45/slime/slime/slime C14 S49/slime"])
    events = play(table, "buy M02 bottom")  # a chest
    assert told(events, "only-slot") == [{"seat": 0, "cell": "r1c2"}]
    assert keys(events).index("only-slot") < keys(events).index("put")


@pytest.mark.clause("DD-081", "DD-244")
def test_the_only_other_room_for_a_token_is_told() -> None:
    table = at(3, turn=2, rows=["S45/slime - - -"], hands=["X4", "S01", "C30"], shrines=True)
    for seat, room in enumerate(("X4", "S01", "C30")):
        table.play(seat, f"place {room} 2")
    assert told(play(table, "move r1c1 slime"), "only-slot") == [{"seat": 0, "cell": "r1c2"}]


@pytest.mark.clause("DD-038", "DD-208")
def test_rooms_drawn_cite_the_rule_they_are_drawn_by() -> None:
    for seats, key, clause in ((2, "drew-more", "DD-038"), (1, "drew-alone", "DD-208")):
        *_, table = random_game(GAME, seats, 3)
        events = table.events(None)
        assert clauses(events, key) == {clause}
        assert {count["count"] for count in told(events, "dealt")} == {5}


# --- alone


@pytest.mark.clause("DD-201", "DD-221")
@pytest.mark.parametrize("lang", ["de", "en"])
def test_alone_nobody_speaks_of_rank(lang: str) -> None:
    """W4: no line of a whole solo game speaks of a priority order or a rank."""
    for seed in range(3):
        *_, table = random_game(GAME, 1, seed)
        speaker = Speaker(table.setup, lang)
        said = [speaker.event(event) for event in (*table.opening_events, *table.events(0))]
        assert said
        for line in said:
            assert not any(word in line for word in ("Rang", "rank", "priority", "order", "Nummer"))


@pytest.mark.clause("DD-218", "DD-219")
def test_what_jael_sweeps_cites_its_year() -> None:
    for year, clause, cards in ((1, "DD-218", "J1"), (4, "DD-219", "J1,J2,J3,J4")):
        shown = "-" if year == 4 else "4,8,22"
        jael = f"cards={cards} rooms=- tokens=- acted=no"
        table = at(1, year=year, ask="Visit(0)", gold=[20], jael=jael, shown=shown)
        events = play(table, "leave" if year == 4 else "pass 8")
        assert {event.kind.clause for event in events if event.kind.key.startswith("jael-swept")} == {clause}
        assert told(events, "passed") == ([] if year == 4 else [{"seat": 0, "lost": 20}])
        assert told(events, "gold-kept") == ([{"seat": 0, "gold": 20}] if year == 4 else [])
        assert not told(events, "notch")
        assert not told(events, "new-order")


@pytest.mark.clause("DD-213", "DD-215")
def test_jael_says_why_he_comes_and_what_he_finds_empty() -> None:
    table = at(1, ask="Visit(0)", gold=[13], shown="4,8,22", jael="cards=J1 rooms=- tokens=- acted=no")
    events = play(table, "buy M02 bottom", "token r1c1")
    assert told(events, "jael-acted") == [{"seat": 0, "gold": 10, "his": 10}]
    assert told(events, "jael-missed") == [{"stall": "M02", "half": "bottom"}]
    assert told(events, "jael-took") == [{"stall": "M14", "half": "bottom", "face": "secret"}]


@pytest.mark.clause("DD-206", "DD-207")
def test_keeping_is_told_before_jael_collects() -> None:
    table = at(1, turn=1, hands=["S37 C10 S21 C50 S11"], jael="cards=J2 rooms=- tokens=- acted=no")
    play(table, "place S37 1")
    events = [event for event in play(table, "keep C10") if not event.kind.quiet]
    assert keys(events)[:4] == ["kept", "jael-room", "jael-room", "jael-left"]
    assert told(events, "jael-left") == [{"count": 1}]


def test_the_opening_of_a_table_is_told_in_order() -> None:
    said = keys(fresh(3).opening_events)
    order = ["goal", "challenge", "stall", "dealt", "blueprint", "ranked", "year", "turn"]
    assert [said.index(key) for key in order] == sorted(said.index(key) for key in order)
