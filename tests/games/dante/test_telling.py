"""What the table says: whom a question is about, why an answer is given by itself, and choices without effect."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.speech import Speaker
from tafelrunde.testing.playing import keys, play, told
from tests.games.dante.tables import MountainTable, field, mate, mountain, stones

RULER, CELESTIAL, ARTIST, LAITY = "O12", "O25", "O36", "O49"


def asked(table: MountainTable, lang: str = "en") -> str:
    return Speaker(table.setup, lang).prompt(table.state)


# --- questions name whom and what they are about


def meeting() -> MountainTable:
    table = mountain(4, hand="intervention/2 2/2", fields="dante=36 antonia=38 ginevra=50", stones="lapo=4")
    play(table, "play intervention/2", "as dante", "play 2/2")
    return table


def passing() -> MountainTable:
    table = mountain(4, hand="leap/1", fields="antonia=20 ginevra=20", pairs="antonia+ginevra", stones="lapo=3 dante=3")
    play(table, "play leap/1", "with dante", "to antonia")
    return table


def sacrificing() -> MountainTable:
    table = mountain(hand="intervention/2 sacrifice/2", stones="dante=3")
    play(table, "play intervention/2", "as dante", "play sacrifice/2")
    return table


def remitting() -> MountainTable:
    table = mountain(hand="intervention/2 remission/2")
    play(table, "play intervention/2", "as dante", "play remission/2")
    return table


def going() -> MountainTable:
    table = mountain(turn="dante", hand="3/2", fields="lapo=16 dante=16", offers="lapo>dante")
    play(table, "play 3/2")
    return table


def crowding() -> MountainTable:
    table = mountain(4, hand="3/2", fields="lapo=13 dante=16 antonia=16")
    play(table, "play 3/2")
    return table


def following() -> MountainTable:
    table = mountain(hand="intervention/2 2/2")
    play(table, "play intervention/2", "as antonia")
    return table


QUESTIONS = {
    "meet": (
        meeting,
        "Seat 1: Dante meets Antonia on field 38. What now?",
        "Platz 1: Dante trifft Antonia auf Feld 38. Was nun?",
    ),
    "also": (
        passing,
        "Seat 1: do Lapo and Dante each give Ginevra a stone too?",
        "Platz 1: Geben Lapo und Dante auch Ginevra je einen Stein?",
    ),
    "share": (
        sacrificing,
        "Seat 1: 2 stones of Dante to hand out. How many for Lapo?",
        "Platz 1: 2 Steine von Dante sind zu verteilen. Wie viele bekommt Lapo?",
    ),
    "remit": (
        remitting,
        "Seat 1: who returns a stone with Dante?",
        "Platz 1: Wer legt mit Dante einen Stein zurück?",
    ),
    "together": (
        going,
        "Seat 2: Dante moves 3 fields. Together with Lapo, or alone?",
        "Platz 2: Dante zieht 3 Felder weit. Gemeinsam mit Lapo oder allein?",
    ),
    "back": (
        crowding,
        "Seat 1: Lapo comes to field 16, where two stand already. Who has to go back to field 13?",
        "Platz 1: Lapo kommt auf Feld 16, und dort stehen schon zwei. Wer muss zurück auf Feld 13?",
    ),
    "follow-up": (
        following,
        "Seat 1: play a follow-up card as Antonia",
        "Platz 1: Spiel eine Folgekarte als Antonia",
    ),
}


@pytest.mark.parametrize("topic", QUESTIONS)
def test_questions_name_whom_and_what_they_are_about(topic: str) -> None:
    make, english, german = QUESTIONS[topic]
    table = make()
    assert table.view(None)["asks"] == topic
    assert (asked(table), asked(table, "de")) == (english, german)


@pytest.mark.clause("DANTE-131", "DANTE-R19")
def test_a_refusal_speaks_of_the_role_not_of_who_plays_it() -> None:
    """Lapo has stones, but plays as Dante, who has none."""
    table = meeting()
    refusal = table.why_not(0, "meet give")
    assert refusal is not None
    assert Speaker(table.setup, "de").refusal(refusal) == "Dante hat keinen Stein, den man abgeben könnte. [DANTE-131]"


# --- answers that are given by themselves


@pytest.mark.clause("DANTE-148")
def test_a_pair_parted_by_an_occupied_field_hears_why() -> None:
    table = mountain(hand="3/2", fields="lapo=30 dante=30 antonia=33", stones="dante=2", pairs="lapo+dante")
    events = play(table, "play 3/2")
    assert told(events, "blocked") == [{"sinner": "lapo", "mate": "dante", "third": "antonia", "field": 33}]
    assert keys(events).index("blocked") < keys(events).index("parted")
    assert (field(table, "lapo"), mate(table, "dante")) == (33, None)


@pytest.mark.clause("DANTE-188")
def test_a_pair_that_can_end_in_one_way_only_hears_why() -> None:
    table = mountain(4, hand="4/1", fields="lapo=10 dante=10 antonia=6", pairs="lapo+dante", ascent="optional")
    events = play(table, "play 4/1", "together")
    assert told(events, "no-other-way") == [{"sinner": "lapo", "mate": "dante"}]
    assert field(table, "lapo") == 14


@pytest.mark.clause("DANTE-185")
def test_who_must_offer_for_want_of_a_stone_hears_why() -> None:
    table = mountain(hand="3/2", fields="lapo=13 dante=16", meeting_choice="must")
    events = play(table, "play 3/2")
    assert [key for key in keys(events) if key in ("must-offer", "offered")] == ["must-offer", "offered"]


@pytest.mark.clause("DANTE-081", "DANTE-084")
def test_the_only_sinner_who_can_be_named_is_said_to_be() -> None:
    two = mountain(hand="remission/2", heaven="antonia")
    assert told(play(two, "play remission/2"), "only-fellow") == [{"sinner": "dante"}]
    three = mountain(hand="leap/1")
    assert told(play(three, "play leap/1", "with dante"), "only-receiver") == [{"sinner": "antonia"}]


# --- choices and rules without effect


@pytest.mark.clause("DANTE-074", "DANTE-080", "DANTE-R17")
def test_whom_a_remission_named_is_told_though_no_stone_moves() -> None:
    events = play(mountain(hand="remission/2"), "play remission/2", "with dante")
    assert told(events, "chosen") == [{"sinner": "lapo", "other": "dante"}]
    assert told(events, "stoneless") == [{"sinner": "lapo"}, {"sinner": "dante"}]


@pytest.mark.clause("DANTE-074", "DANTE-083", "DANTE-R17")
@pytest.mark.parametrize("card", ["leap/1", "reversal/1"])
def test_whom_leap_and_reversal_named_is_told_though_no_stone_moves(card: str) -> None:
    events = play(mountain(4, hand=card, stones="dante=1"), f"play {card}", "with dante", "to antonia")
    assert told(events, "givers") == [{"sinner": "lapo", "other": "dante", "to": "antonia"}]
    assert (told(events, "stoneless"), told(events, "passed-on")) == (
        [{"sinner": "lapo"}],
        [{"sinner": "dante", "to": "antonia"}],
    )


@pytest.mark.clause("DANTE-085")
def test_two_on_the_mountain_hear_that_nobody_can_receive() -> None:
    assert "no-receiver" in keys(play(mountain(hand="leap/1", heaven="antonia"), "play leap/1"))


@pytest.mark.clause("DANTE-091", "DANTE-074")
@pytest.mark.parametrize("card", ["indulgence/1", "sacrifice/2"])
def test_a_card_without_stones_is_told_to_do_nothing(card: str) -> None:
    assert told(play(mountain(hand=card), f"play {card}"), "stoneless") == [{"sinner": "lapo"}]


@pytest.mark.clause("DANTE-153")
def test_a_no_to_the_companion_is_told() -> None:
    table = passing()
    assert told(play(table, "also no"), "spared") == [
        {"sinner": "lapo", "to": "ginevra"},
        {"sinner": "dante", "to": "ginevra"},
    ]


@pytest.mark.clause("DANTE-130", "DANTE-187", "DANTE-183", "DANTE-184")
def test_to_pass_by_to_leave_standing_to_keep_and_to_stay_are_told() -> None:
    by = mountain(hand="3/2", fields="lapo=13 dante=16")
    assert told(play(by, "play 3/2", "meet none"), "passed-by") == [{"sinner": "lapo", "other": "dante"}]
    left = mountain(4, hand="3/2", fields="lapo=13 dante=16 antonia=16", send_back="may")
    assert told(play(left, "play 3/2", "leave"), "left-standing") == [{"sinner": "lapo", "field": 16}]
    kept = mountain(hand="3/2", fields="lapo=12", stones="lapo=1", lap_release="optional")
    assert told(play(kept, "play 3/2", "lap lapo keep"), "kept") == [{"sinner": "lapo"}]
    stayed = mountain(hand="3/2", fields="lapo=12", ascent="optional")
    events = play(stayed, "play 3/2", "gate circle")
    assert told(events, "stayed") == [{"sinner": "lapo", "from": 12, "to": 5}]
    assert "circled" not in keys(events), "its clause speaks of sinners with stones"


@pytest.mark.clause("DANTE-063")
@pytest.mark.parametrize(("supply", "taken", "waived"), [(4, [4], []), (1, [1], [3]), (0, [], [4])])
def test_what_a_short_supply_waives_is_told(supply: int, taken: list[int], waived: list[int]) -> None:
    names = ("ranieri", "dante", "antonia")
    table = mountain(names=names, hand="3/2", fields="ranieri=33", supply=supply)
    events = play(table, "play 3/2")
    assert [said["count"] for said in told(events, "took")] == taken
    assert [said["count"] for said in told(events, "waived")] == waived


@pytest.mark.clause("DANTE-112", "DANTE-113", "DANTE-114", "DANTE-116", "DANTE-121", "DANTE-122")
@pytest.mark.parametrize(
    ("encounter", "last", "heard"),
    [
        (RULER, "dante", ["pardoned"]),
        (CELESTIAL, "dante", ["eased", "freed"]),
        (CELESTIAL, "", ["eased", "nobody-before"]),
        (CELESTIAL, "ginevra", ["eased", "before-in-heaven"]),
        (ARTIST, "dante", ["stoneless"]),
        (LAITY, "dante", ["inherited"]),
        (LAITY, "", ["nobody-before"]),
        (LAITY, "ginevra", ["before-in-heaven"]),
    ],
)
def test_an_encounter_without_effect_is_not_passed_over(encounter: str, last: str, heard: list[str]) -> None:
    table = mountain(4, hand="6/1", fields="lapo=13", spiral=3, encounter=encounter, heaven="ginevra", last=last)
    events = keys(play(table, "play 6/1"))
    assert events[events.index("addio") + 1 : events.index("next-encounter")] == heard


@pytest.mark.clause("DANTE-181")
def test_who_ended_an_encounter_from_heaven_is_told_to_have_nothing_of_it() -> None:
    table = mountain(
        4, hand="6/1", fields="lapo=76", spiral=3, encounter=LAITY, stones="dante=2", last="dante",
        encounter_timing="end_of_turn",
    )  # fmt: skip
    events = play(table, "play 6/1")
    assert told(events, "ender-in-heaven") == [{"sinner": "lapo"}]
    assert stones(table) == {"dante": 2}


@pytest.mark.clause("DANTE-157", "DANTE-186")
@pytest.mark.parametrize("order", ["active_first", "active_second", "shared"])
@pytest.mark.parametrize("heaven", ["", "ginevra"])
def test_a_pair_that_enters_heaven_is_not_told_to_part(order: str, heaven: str) -> None:
    table = mountain(
        4, hand="2/2", fields="lapo=75 dante=75", pairs="lapo+dante", heaven=heaven, pair_heaven_order=order
    )
    events = play(table, "play 2/2", "together")
    assert "parted" not in keys(events)
    assert (mate(table, "lapo"), mate(table, "dante")) == (None, None)
