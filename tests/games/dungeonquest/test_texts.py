"""How DungeonQuest sounds; what holds for the words of every game is in `tests/games/test_every_word.py`."""

from __future__ import annotations

import re

import pytest

from tafelrunde.games.dungeonquest import GAME, events
from tafelrunde.kernel.actions import ActionWord
from tafelrunde.kernel.drawing import letters
from tafelrunde.kernel.events import Event, EventKind
from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.texts import LANGUAGES
from tafelrunde.testing.spoken import Saying, each_saying, told_in_both

SETUP = GAME.setup(4)

SAID: list[Saying] = [
    (
        events.ROLLED,
        (0, "sun", 4, 0),
        "Orange Fackel würfelt 4 (Sonnenuntergang).",
        "Orange Torch rolls 4 (sunset).",
    ),
    (
        events.ROLLED,
        (1, "luck", 4, 2),
        "Blaue Fackel würfelt 4 und 2 (Glücksprobe).",
        "Blue Torch rolls 4 and 2 (luck test).",
    ),
    (
        events.TESTED,
        (1, "agility", 5, 2, 8),
        "Blaue Fackel legt eine Gewandtheitsprobe ab; bis 5 gelingt sie, die Beute zählt 2 dazu (8 %).",
        "Blue Torch takes the agility test: 5 or less succeeds, and loot adds 2 (8%).",
    ),
    (
        events.SUN,
        (26, 1),
        "Die Sonne rückt auf Feld 26; bei einer 1 geht sie unter.",
        "The sun moves to space 26, where a 1 means sunset.",
    ),
    (events.SUN, (3, 0), "Die Sonne rückt auf Feld 3.", "The sun moves to space 3."),
    (
        events.WOUNDED,
        (2, 1, 5),
        "Grüne Fackel erleidet 1 Wunde und hat noch 5 Leben.",
        "Green Torch suffers 1 wound and has 5 life left.",
    ),
    (
        events.DREW,
        (0, "trp_click", "trap", "trp_click"),
        "Orange Fackel zieht „Klick …“.",
        "Orange Torch draws “Click …”.",
    ),
    (
        events.LOOTED,
        (0, "sea_potion", "search", 70, 0),
        "Orange Fackel nimmt „Heiltrank (Durchsuchen)“.",
        "Orange Torch takes “Healing Potion (Search)”.",
    ),
    (
        events.LOOTED,
        (0, "sea_l80", "search", 150, 80),
        "Orange Fackel nimmt „Verstecktes Geld 80“ und hat jetzt 150 Gold.",
        "Orange Torch takes “Hidden Money 80” and now has 150 gold.",
    ),
    (
        events.LEFT,
        (0, 0),
        "Orange Fackel verlässt das Verlies ohne Gold.",
        "Orange Torch leaves the dungeon without gold.",
    ),
    (
        events.TRIES,
        (0, "rubble"),
        "Orange Fackel versucht, über die Trümmer zu klettern.",
        "Orange Torch tries to climb over the rubble.",
    ),
    (
        events.FIRST_LEG,
        (0, "E4", 1, 0),
        "Orange Fackel kommt bis E4.",
        "Orange Torch gets to E4.",
    ),
    (
        events.FIRST_LEG,
        (0, "M8", 1, 2),
        "Orange Fackel kommt bis M8, dort ist die Außenmauer.",
        "Orange Torch gets to M8, where the outer wall stands.",
    ),
    (
        events.DIED,
        (3, "pit", "B1"),
        "Purpurne Fackel: Der Held ist in den bodenlosen Abgrund gestürzt (B1).",
        "The hero of Purple Torch fell into the bottomless pit (B1).",
    ),
]


@each_saying(SAID)
def test_events_sound_as_people_talk(kind: EventKind, words: tuple[ActionWord, ...], german: str, english: str) -> None:
    assert told_in_both(SETUP, kind, words) == (german, english)


def test_letters_of_heroes_are_unlike_each_other() -> None:
    for lang in ("de", "en"):
        speaker = Speaker(SETUP, lang)
        assert len(set(letters([speaker.seat(seat) for seat in range(4)]))) == 4


ADDRESSED = {"de": r"\b([Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\w*)\b", "en": r"\b[Yy]ou(r|rs|rself)?\b"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", [events.DREW, events.PICKED, events.STATUS], ids=lambda kind: kind.key)
def test_what_a_card_tells_its_player_to_do_is_told_to_nobody_else(kind: EventKind, lang: str) -> None:
    """Cards speak to whoever draws them: “you encounter a monster” is true for that seat alone."""
    speaker = Speaker(SETUP, lang)
    cards = SETUP.edition.content.card
    assert any(re.search(ADDRESSED[lang], card.about(lang)) for card in cards)
    for card in cards:
        words: dict[str, ActionWord] = {"seat": 1, "card": card.id, "pile": "dungeon", "does:effect": card.id}
        drawn = Event(kind, tuple(words[slot] for slot in kind.slots))
        assert card.about(lang) in speaker.event(drawn, 1)
        for eyes in (None, 0):
            said = speaker.event(drawn, eyes)
            assert card.name(lang) in said
            assert card.about(lang) not in said
            assert not re.search(ADDRESSED[lang], said)
