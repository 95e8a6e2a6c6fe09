"""How Apokalypse sounds, and its table in a terminal. What holds for the words of every game is in
`tests/games/test_every_word.py`."""

from __future__ import annotations

import pytest

from tafelrunde.games.apokalypse import GAME, events
from tafelrunde.kernel.actions import Word
from tafelrunde.kernel.events import Event, EventKind
from tafelrunde.kernel.speech import PLAIN, Speaker
from tests.games.apokalypse.tables import world
from tests.games.playing import play
from tests.games.words import Saying, drawn, each_saying, told_in_both

SETUP = GAME.setup(6)
SAID: list[Saying] = [
    (
        events.GAVE,
        (0, 2, "K"),
        "Platz 1 beschenkt Platz 3: eine Kapitalkarte.",
        "Seat 1 gives Seat 3 a capital card.",
    ),
    (
        events.FELL,
        ("frostmere", "evil", 2),
        "Ohne Schutz sterben 2 Menschen: Frostheim, böse Seite.",
        "Without protection 2 people die: Frostmere, evil wing.",
    ),
    (
        events.SCORED,
        (1, "rider_2", 3, 1, 2),
        "Platz 2 hat 3 Menschen und einen Toten: 2 Punkte bei diesem Reiter: Bürgerkrieg.",
        "Seat 2 has 3 people and one dead: 2 points for this rider: Civil War.",
    ),
    (
        events.DEALT,
        (0, "B", 2, 2),
        "Platz 1 erhält für Spalte 2 zweimal eine Bevölkerungskarte.",
        "Seat 1 gets a population card twice for column 2.",
    ),
]


@each_saying(SAID)
def test_events_sound_as_people_talk(kind: EventKind, words: tuple[Word, ...], german: str, english: str) -> None:
    assert told_in_both(SETUP, kind, words) == (german, english)


def test_the_prompt_of_a_window_names_all_who_are_asked_and_never_fewer() -> None:
    table = world(3, hand="violence", hands={1: "church"}, good={1: "p"})
    play(table, "violence frostmere good")
    said = Speaker(SETUP, "en").prompt(table.state)
    assert said == "An attack! Parry it now or let it happen: Seat 2, Seat 3"
    table.play(2, "decline")
    assert Speaker(SETUP, "en").prompt(table.state) == said


# --- the table in a terminal


@pytest.mark.parametrize("width", [80, 120])
def test_the_terminal_shows_planes_and_counters(width: int) -> None:
    table = world(3, hand="church ward_m", good={0: "p/shield_mh saint_2"}, evil={0: "p//metal"}, rider=1)
    text = drawn(table, 0, width=width)
    assert max(map(len, text.splitlines())) <= width
    assert "The Peacemaker | person ┃ person" in text
    assert "1 of 2 protected, 1 mask, 1 helmet ┃ 1 of 1 protected, 1 music" in text
    assert "Your hand: Gas Mask · Church Music" in text
    assert "alignment: Good" in text


def test_the_terminal_tells_of_attacks() -> None:
    table = world(3, hand="violence", good={1: "p"})
    play(table, "violence frostmere good")
    text = drawn(table, None)
    assert "Seat 1 attacks: Violence against Frostmere, good wing, column 1 · parries possible" in text
    assert "Your hand" not in text


@pytest.mark.parametrize(
    ("lang", "points", "said"),
    [("de", -1, "-1 Punkt bei"), ("de", 1, "ein Punkt bei"), ("en", -1, "-1 point for"), ("en", 1, "one point for")],
)
def test_a_lost_point_is_not_told_as_one_won(lang: str, points: int, said: str) -> None:
    """Fluent calls both 1 and -1 `one`."""
    event = Event(events.SCORED, (0, "rider_1", 0, 1, points))
    assert said in Speaker(SETUP, lang).event(event)


def test_plain_numbers_have_no_names() -> None:
    """Names are texts, and a text has no plural: the browser would say "1 people"."""
    assert PLAIN not in SETUP.grammar.domains
