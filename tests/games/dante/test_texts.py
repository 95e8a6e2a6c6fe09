"""How Dante sounds, and the mountain in a terminal. What holds for the words of every game is in
`tests/games/test_every_word.py`."""

from __future__ import annotations

import pytest

from tafelrunde.games.dante import GAME, events
from tafelrunde.kernel.actions import Word
from tafelrunde.kernel.drawing import letters
from tafelrunde.kernel.events import EventKind
from tests.games.dante.tables import mountain
from tests.games.playing import play
from tests.games.words import Saying, drawn, each_saying, told_in_both

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
        events.INHERITED,
        ("lapo", "dante", 1),
        "Lapo übernimmt von Dante einen Stein.",
        "Lapo takes over one stone from Dante.",
    ),
]


@each_saying(SAID)
def test_events_sound_as_people_talk(kind: EventKind, words: tuple[Word, ...], german: str, english: str) -> None:
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


def test_letters_are_unlike_each_other() -> None:
    assert letters(["Dante", "Dora", "Odo", "Ado"]) == ["D", "O", "0", "A"]
