"""How Apokalypse sounds, and its table in a terminal. What holds for the words of every game is in
`tests/games/test_every_word.py`."""

from __future__ import annotations

import pytest

from tafelrunde.games.apokalypse import GAME, events
from tafelrunde.kernel.actions import ActionWord
from tafelrunde.kernel.events import Event, EventKind
from tafelrunde.kernel.speech import PLAIN, Speaker
from tafelrunde.testing.playing import play
from tafelrunde.testing.spoken import Saying, each_saying, told_in_both
from tests.games.apokalypse.tables import world

SETUP = GAME.setup(6)
SAID: list[Saying] = [
    (
        events.GAVE,
        (0, 2, "K"),
        "Aurelien schenkt Karminia eine Kapitalkarte.",
        "Aurelia gives Carminia a capital card.",
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
        "Bürgerkrieg: Frostheim hat 3 Menschen und einen Toten, also 2 Punkte.",
        "Civil War: Frostmere has 3 people and one dead, that is 2 points.",
    ),
    (
        events.DEALT,
        (0, "B", 2, 2),
        "Aurelien erhält für Spalte 2 zweimal eine Bevölkerungskarte.",
        "Aurelia gets a population card twice for column 2.",
    ),
    (
        events.DEALT,
        (0, "K", 0, 1),
        "Aurelien erhält für die Grundbevölkerung eine Kapitalkarte.",
        "Aurelia gets a capital card for the base population.",
    ),
    (
        events.TOOK,
        (1, 0, 3),
        "Frostheim nimmt keine Bevölkerungskarte und 3 Kapitalkarten auf.",
        "Frostmere takes no population card and 3 capital cards.",
    ),
    (
        events.REPLACED,
        (0, "shield_h", "carminia", "good", "heaven", 1, "shield_mh"),
        "Aurelien ersetzt „Arche“ durch „Bergwacht“: Karminia, gute Seite, Himmel, Spalte 1.",
        "Aurelia replaces “Ark” with “Mountain Rescue”: Carminia, good wing, heaven, column 1.",
    ),
    (
        events.REFILLED,
        ("B", 17),
        "Der Talon mit der Rückseite „Bevölkerungskarte“ wird aufgefüllt und gemischt: Über dem nächsten Reiter liegen"
        " 17 Karten.",
        "The draw pile with the back “population card” is refilled and shuffled: 17 cards lie above the next rider.",
    ),
    (
        events.REFILLED_UNCOUNTED,
        ("K",),
        "Der Talon mit der Rückseite „Kapitalkarte“ wird aufgefüllt und gemischt.",
        "The draw pile with the back “capital card” is refilled and shuffled.",
    ),
    (events.SAW, ("shield_mh", 1), "Du bekommst „Arche“.", "You get “Ark”."),
    (events.SAW, ("shield_mh", 2), "Du bekommst „Arche“ (2-mal).", "You get “Ark” (2 times)."),
    (
        events.SPECIAL,
        (0, "fiend_2", "aurelia", "evil"),
        "Aurelien legt „Der Hetzprediger“ aus: Aurelien, böse Seite.",
        "Aurelia lays “The Hate Preacher”: Aurelia, evil wing.",
    ),
    (
        events.WON_SEAL,
        (1,),
        "Frostheim hat die meisten Menschen und erhält ein Siegel.",
        "Frostmere has the most people and gets a seal.",
    ),
]


@each_saying(SAID)
def test_events_sound_as_people_talk(kind: EventKind, words: tuple[ActionWord, ...], german: str, english: str) -> None:
    assert told_in_both(SETUP, kind, words) == (german, english)


def test_the_prompt_of_a_window_names_all_who_are_asked_and_never_fewer() -> None:
    table = world(3, hand="violence", hands={1: "church"}, good={1: "p"})
    play(table, "violence frostmere good")
    said = Speaker(SETUP, "en").prompt(table.state)
    asked = "Aurelia attacks with “Violence” (Frostmere, good wing, column 1). Parry?"
    assert said == f"Frostmere, Carminia: {asked}"
    table.play(2, "decline")
    assert Speaker(SETUP, "en").prompt(table.state) == said
    assert Speaker(SETUP, "en").prompt(table.state, 1) == f"Frostmere: {asked}"


@pytest.mark.parametrize(
    ("lang", "points", "said"),
    [("de", -1, "also -1 Punkt."), ("de", 1, "also einen Punkt."), ("en", -1, " -1 point."), ("en", 1, " one point.")],
)
def test_a_lost_point_is_not_told_as_one_won(lang: str, points: int, said: str) -> None:
    """Fluent calls both 1 and -1 `one`."""
    event = Event(events.SCORED, (0, "rider_1", 0, 1, points))
    assert said in Speaker(SETUP, lang).event(event)


def test_plain_numbers_have_no_names() -> None:
    """Names are texts, and a text has no plural: the browser would say "1 people"."""
    assert PLAIN not in SETUP.grammar.domains
