"""How Dante sounds, and the mountain in a terminal. What holds for the words of every game is in
`tests/games/test_every_word.py`."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from tafelrunde.games.dante import GAME, events
from tafelrunde.games.dante.foresight import outcomes
from tafelrunde.games.dante.terminal import TERMINAL
from tafelrunde.kernel.actions import ActionWord
from tafelrunde.kernel.drawing import letters
from tafelrunde.kernel.events import EventKind
from tafelrunde.kernel.speech import Speaker
from tafelrunde.testing.playing import play, random_game
from tafelrunde.testing.spoken import Saying, drawn, each_saying, told_in_both
from tests.games.dante.tables import NIGHT, MountainTable, mountain

SETUP = GAME.setup(8)
SAID: list[Saying] = [
    (
        events.PLAYED,
        ("dante", "P58", "remission"),
        "Dante spielt Nachlass (Tag 2, Nacht Nachlass); es gilt: Nachlass.",
        "Dante plays Remission (day 2, night Remission); what counts is Remission.",
    ),
    (events.SUN, (14, "night"), "Die Sonne rückt auf 19 Uhr vor (Nacht).", "The sun moves on to 19:00 (night)."),
    (events.REMORSE, (0,), "Der Bußstein sinkt auf 0: Addio!", "The remorse marker falls to 0: Addio!"),
    (
        events.TOOK,
        ("berta", "gluttony", 4),
        "Berta muss 4 Strafsteine nehmen (Sechste Terrasse: Völlerei).",
        "Berta has to take 4 penalty stones (Sixth Terrace: Gluttony).",
    ),
    (
        events.ADDIO,
        ("dante", "O49"),
        "Dante beendet die Begegnung „Papst Hadrian V.“.",
        "Dante ends the encounter “Pope Adrian V”.",
    ),
    (
        events.BLOCKED,
        ("dante", "lapo", "berta", 33),
        "Auf Feld 33 steht schon Berta: Dort können Dante und Lapo nicht gemeinsam enden. Dante zieht allein.",
        "Berta already stands on field 33: Dante and Lapo cannot end there together. Dante goes alone.",
    ),
    (
        events.WAIVED,
        ("dante", 3),
        "Der Vorrat ist leer: 3 Strafsteine bleiben Dante erlassen.",
        "The supply is empty: 3 penalty stones are waived for Dante.",
    ),
    (
        events.EASED,
        ("dante", 0),
        "Der Teilerlass für Dante umfasst keinen Stein.",
        "The partial remission for Dante covers no stone.",
    ),
    (
        events.ARRIVED,
        ("dante", 2, "heaven", 77),
        "Dante erreicht Feld 77, Himmel, an zweiter Stelle.",
        "Dante reaches field 77, Heaven, as the second.",
    ),
    (
        events.INHERITED,
        ("lapo", "dante", 1),
        "Lapo übernimmt von Dante einen Stein.",
        "Lapo takes over one stone from Dante.",
    ),
]


@each_saying(SAID)
def test_events_sound_as_people_talk(kind: EventKind, words: tuple[ActionWord, ...], german: str, english: str) -> None:
    assert told_in_both(SETUP, kind, words) == (german, english)


# --- the mountain in a terminal


@pytest.mark.parametrize("width", [80, 120])
def test_the_mountain_shows_every_field_or_who_stands_there(width: int) -> None:
    table = mountain(8, fields="lapo=13 dante=13 antonia=30 ginevra=30", pairs="lapo+dante", heaven="berta")
    text = drawn(table, 0, width=width)
    assert max(map(len, text.splitlines())) <= width
    taken = {*table.state.fields}
    words = [word.strip("[]") for line in text.splitlines()[3:20] for word in line.split()]
    assert all((str(number) in words) != (number in taken) for number in range(20, 78))
    assert "L=D" in words, "a pair is joined"
    assert "A+G" in words, "others on one field are not"
    assert "[76]" in text


def test_the_terminal_tells_hand_role_number_and_skip() -> None:
    table = mountain(4, hand="intervention/2 3/2", fields="dante=24 antonia=27")
    assert "Psalm (day 3, night 2)" in drawn(table, 0)
    assert "Psalm" not in drawn(table, 1).split("Your hand")[0]
    play(table, "play intervention/2", "as dante", "play 3/2")
    status = drawn(table, None).splitlines()[0]
    assert status == "Lapo to play, counter-clockwise · playing as Dante · moving 3"
    leap = mountain(4, hand="leap/1")
    play(leap, "play leap/1")
    assert "the next sinner misses a turn" in drawn(leap, None)


@pytest.mark.parametrize(("sun", "counts"), [(0, ["4", "Leap"]), (NIGHT, ["Sacrifice", "1"])])
def test_the_hand_shows_in_front_which_face_counts(sun: int, counts: list[str]) -> None:
    table = mountain(hand="4/sacrifice leap/1 3/2 3/2 3/2", sun=sun)
    lines = [line.split() for line in drawn(table, 0).split("Your hand")[1].splitlines()]
    assert [line[0] for line in lines if line and line[1] in ("Sacrifice", "Leap")] == counts


def test_the_terminal_names_companions_who_are_asked() -> None:
    table = mountain(
        hand="indulgence/1", fields="lapo=16 dante=16", pairs="lapo+dante", stones="dante=2", shared_relief="may"
    )
    assert "asked" not in drawn(table, 0)
    play(table, "play indulgence/1")
    assert drawn(table, 0).splitlines()[0] == "Lapo to play, counter-clockwise · asked: Dante"


def noted(table: MountainTable, move: str, lang: str = "en") -> str:
    seat = table.pending[0]
    return TERMINAL.note(table.seen(seat), Speaker(table.setup, lang), table.setup.grammar.parse(move))


def warned(table: MountainTable, move: str) -> str:
    seat = table.pending[0]
    return Speaker(table.setup, "en").caution(table.seen(seat), table.setup.grammar.parse(move))


def test_a_card_is_noted_with_the_face_that_counts_and_what_it_brings() -> None:
    table = mountain(hand="4/sacrifice leap/1", fields="lapo=13 dante=17", sun=11)
    assert noted(table, "play 4/sacrifice") == (
        "counts as 4: to field 17 with Dante, remorse marker on 29, then it is night"
    )
    assert noted(table, "play leap/1", "de") == (
        "gilt Sprung: Die nächste Person setzt aus. Du und jemand deiner Wahl gebt einem Dritten je 1 Stein."
    )


def test_laps_and_new_stones_are_noted_as_the_rules_have_them() -> None:
    lap = mountain(hand="4/1", fields="lapo=10", stones="lapo=2")
    assert noted(lap, "play 4/1").startswith("counts as 4: to field 6 with Dante (then one stone), ")
    up = mountain(names=("berta", "dante", "antonia"), hand="4/1", fields="berta=58")
    assert noted(up, "play 4/1").startswith("counts as 4: to field 62 (then 4 stones), ")
    pardoned = mountain(hand="6/1", fields="lapo=12 dante=30", stones="lapo=2", spiral=3)
    assert "to field 18 (then one stone), remorse marker on 0: Addio" in noted(pardoned, "play 6/1")


@pytest.mark.parametrize(
    ("encounter", "way"),
    [("O25", "to field 19 (then one stone), "), ("O49", "to field 19 (then 3 stones), "), ("O36", "")],
)
def test_a_farewell_is_foretold_unless_somebody_must_be_asked(encounter: str, way: str) -> None:
    """What celestials and laity do to who played before is known; to whom an artist's stones will go is not."""
    table = mountain(hand="6/1", fields="lapo=13", stones="lapo=2 dante=1", spiral=3, encounter=encounter, last="dante")
    assert noted(table, "play 6/1") == f"counts as 6: {way}remorse marker on 0: Addio, then it is day"


def test_a_pair_sees_where_it_ends_together_and_alone() -> None:
    table = mountain(hand="4/1", fields="lapo=10 dante=10 antonia=30", stones="dante=1", pairs="lapo+dante")
    ways = "together to field 6, alone to field 14 (then one stone)"
    assert noted(table, "play 4/1") == f"counts as 4: {ways}, remorse marker on 29, then it is day"
    play(table, "play 4/1")
    assert (noted(table, "together"), noted(table, "alone")) == ("to field 6", "to field 14 (then one stone)")


def test_a_sinner_is_noted_with_field_and_stones() -> None:
    table = mountain(hand="remission/2", fields="antonia=40", stones="dante=2")
    play(table, "play remission/2")
    assert (noted(table, "with dante"), noted(table, "with antonia")) == ("field 6, 2 stones", "field 40, no stones")


def test_notes_of_whole_games_come_true() -> None:
    """A figure whose card is played ends where the note said, if nothing had to be chosen on the way."""
    checked = 0
    for seed in range(3):
        for table in random_game(GAME, 4, seed):
            if table.result or table.view(None)["asks"] != "play":
                continue
            seat = table.pending[0]
            for action in table.legal(seat):
                ways = outcomes(table.seen(seat).table, table.setup, action)
                if [*ways] == [""]:
                    trial = table.clone()
                    trial.play(seat, action)
                    assert trial.state.fields[seat] == ways[""].fields[seat]
                    checked += 1
    assert checked > 500


@pytest.mark.clause("DANTE-003")
def test_whoever_would_be_first_in_heaven_is_warned() -> None:
    table = mountain(hand="2/2 leap/1", fields="lapo=76")
    first = "That would make you the first in heaven, and you could no longer win."
    assert (warned(table, "play 2/2"), warned(table, "play leap/1")) == (first, "")
    assert warned(mountain(hand="2/2", fields="lapo=76", stones="lapo=1"), "play 2/2") == ""
    assert warned(mountain(hand="2/2", fields="lapo=76", heaven="dante"), "play 2/2") == "", "the second wins"
    free = mountain(hand="2/2", fields="lapo=76", ascent="optional")
    assert warned(free, "play 2/2") == ""
    play(free, "play 2/2")
    assert (warned(free, "gate climb"), warned(free, "gate circle")) == (first, "")


@pytest.mark.clause("DANTE-003", "DANTE-157")
def test_whoever_would_make_another_win_is_warned() -> None:
    table = mountain(hand="2/2 3/2", fields="lapo=75 dante=75", pairs="lapo+dante")
    assert warned(table, "play 2/2").startswith("That would make you the first in heaven"), "either way"
    play(table, "play 2/2")
    assert warned(table, "together") == "That ends the game, and the winner is Dante."
    assert warned(table, "alone").startswith("That would make you the first in heaven")
    led = mountain(hand="2/2", fields="lapo=75 dante=75", pairs="lapo+dante", pair_heaven_order="active_second")
    play(led, "play 2/2")
    assert warned(led, "together") == "", "so the leader wins"


def test_the_legend_explains_letters_signs_symbols_and_classes() -> None:
    table = mountain()
    paper = StringIO()
    Console(file=paper, width=80).print(TERMINAL.legend(table.seen(0), Speaker(table.setup, "en")))
    said = paper.getvalue()
    assert max(map(len, said.splitlines())) <= 80
    for line in ("L +Lapo, money changer", r"\[12\]", "L=D", r"L\+D", "Sacrifice +Give away", "Artists +If you end"):
        assert re.search(line, said), line


def test_seats_go_by_their_personas_and_watchers_see_every_round() -> None:
    table = mountain(4, turns=7, last="dante")
    view = table.seen(None)
    assert TERMINAL.name(view, Speaker(table.setup, "de"), 1) == "Dante"
    assert TERMINAL.chapter(view) == 1


@pytest.mark.clause("DANTE-021")
@pytest.mark.parametrize(
    ("name", "holds"),
    [
        ("Leap", ["The next sinner is skipped.", "On 5 penance cards."]),
        ("Psalm", ["3 and 1 (4 cards)", "3 and 4 (2 cards)"]),
        ("Celestials", ["smaller half"]),
        ("Fourth Terrace: Sloth", ["Fields 43 to 50", "gate on field 50"]),
        ("Dante", ["poet in exile", "red", "Start field 3", "Seventh Terrace: Lust 3"]),
        ("Pope Adrian V", ["Laity and Clergy, value 24, canto XIX", "you receive all stones"]),
    ],
)
def test_all_that_stands_on_a_piece_can_be_looked_up(name: str, holds: list[str]) -> None:
    (text,) = [article.text for article in GAME.lexicon(Speaker(SETUP, "en")) if article.name == name]
    assert all(part in text for part in holds), text


def test_every_piece_is_in_the_lexicon_once() -> None:
    for lang in ("de", "en"):
        names = [article.name for article in GAME.lexicon(Speaker(SETUP, lang))]
        assert len(names) == len({*names}) == 6 + 4 + 6 + 11 + 10 + 49


def test_letters_are_unlike_each_other() -> None:
    assert letters(["Dante", "Dora", "Odo", "Ado"]) == ["D", "O", "0", "A"]
