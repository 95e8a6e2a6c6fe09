"""How Drachenland sounds; what holds for the words of every game is in `tests/games/test_every_word.py`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.games.drachenland import GAME, events
from tafelrunde.kernel.actions import ActionWord
from tafelrunde.kernel.errors import BadEdition
from tafelrunde.kernel.events import EventKind
from tafelrunde.kernel.speech import PLAIN, Speaker
from tafelrunde.testing.spoken import Saying, each_saying, told_in_both
from tests.games.drachenland.tables import fresh

SETUP = GAME.setup(4)


def test_words_come_from_the_component_else_from_the_word_list_else_as_they_are() -> None:
    german, english = Speaker(SETUP, "de"), Speaker(SETUP, "en")
    assert (german.word("space", "V05"), english.word("space", "V05")) == ("Drachenherz (V05)", "Dragonheart (V05)")
    assert (german.word("colour", "red"), english.word("colour", "red")) == ("rote", "red")
    assert german.word("space", "F41") == "F41"
    assert german.word(PLAIN, 4) == 4


SAID: list[Saying] = [
    (events.ROLLED, (1, 2, 4), "Die Elfen würfeln 2 und 4.", "The Elves roll 2 and 4."),
    (
        events.ACTIVATED,
        ("elves-red", "a", 1),
        "Rubiel (Elfen, Rot) bekommt Würfel A mit einem Auge.",
        "Rubiel (Elves, Red) gets die A with 1 pip.",
    ),
    (
        events.FLEW,
        ("elves-red", "king_red", "V05", "V09", "die", 0),
        "Rubiel (Elfen, Rot) fliegt mit der 4 auf dem Königsdrachen Ignaroth (Rot) von Drachenherz (V05)"
        " nach Zwillingsschlot (V09).",
        "Rubiel (Elves, Red) flies on the king dragon Ignaroth (Red) from Dragonheart (V05) to Twinvent (V09)"
        " using the 4.",
    ),
    (
        events.TOOK_GEMS,
        ("elves-red", "red", 2, "V05"),
        "Rubiel (Elfen, Rot) nimmt auf Drachenherz (V05) 2 Edelsteine in Rot.",
        "Rubiel (Elves, Red) takes 2 gems in Red on Dragonheart (V05).",
    ),
    (
        events.VOID,
        ("humans-blue", "blue", 1),
        "Blanka (Menschen, Blau) trägt keinen Zauberring: Ein Edelstein in Blau verfällt.",
        "Blanka (Humans, Blue) wears no magic ring: 1 gem in Blue is void.",
    ),
    (
        events.IDLE,
        (2, 20),
        "Seit 2 Runden hat niemand etwas genommen. Die Vulkane brechen nach 20 solchen Runden aus.",
        "Nobody has taken anything for 2 rounds. The volcanoes erupt after 20 such rounds.",
    ),
    (
        events.SCORED,
        (1, 1, 0, 10),
        "Die Elfen haben 10 Punkte: einen Satz und keine einzelnen Schätze.",
        "The Elves score 10 points: 1 set and no single treasures.",
    ),
]


@each_saying(SAID)
def test_events_sound_as_people_talk(kind: EventKind, words: tuple[ActionWord, ...], german: str, english: str) -> None:
    assert told_in_both(SETUP, kind, words) == (german, english)


def test_a_move_out_of_place_is_explained() -> None:
    table = fresh(seats=2, start_player=1)
    speaker = Speaker(table.setup, "de")
    told = table.why_not(1, "walk F41")
    assert told is not None
    assert speaker.refusal(told) == "Laufen geht jetzt nicht: Gerade geht es um die Eröffnungsrunde. [DL-013]"
    other = table.why_not(0, "enter red F02")
    assert other is not None
    assert speaker.refusal(other) == "Gerade ist jemand anders gefragt; es geht um die Eröffnungsrunde. [DL-013]"


def test_an_id_that_is_no_word_is_told_from_one_used_twice(tmp_path: Path) -> None:
    text = (GAME.folder / "edition.toml").read_text("utf-8").replace('id = "V01"', 'id = "V 1"', 1)
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadEdition) as caught:
        GAME.read_edition(path)
    assert caught.value.say("de").endswith(
        ", Feld volcano[0].id: „V 1“ ist keine gültige Kennung. Erlaubt sind nur Buchstaben, Ziffern und Unterstriche."
    )
