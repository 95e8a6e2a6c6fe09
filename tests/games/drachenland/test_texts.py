"""Drachenland's words: complete, none of them idle, and sayable in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from tafelrunde.games.drachenland import GAME, events, terminal
from tafelrunde.games.drachenland.scoring import END_CLAUSES
from tafelrunde.kernel.actions import Action, Word, slot_domain, slot_name
from tafelrunde.kernel.errors import BadEdition
from tafelrunde.kernel.events import Event, EventKind
from tafelrunde.kernel.options import Value
from tafelrunde.kernel.speech import PLAIN, Speaker
from tafelrunde.kernel.steps import Ask, Refusal
from tafelrunde.kernel.texts import HOUSE, LANGUAGES, Texts, keys_and_arguments
from tests.games.drachenland.tables import LandTable, fresh
from tests.keys import Asked, refusals

SETUP = GAME.setup(4)
TOPICS = {step.topic for step in GAME.steps if issubclass(step, Ask)}
KINDS = [kind for kind in vars(events).values() if isinstance(kind, EventKind)]
REFUSED = refusals(GAME.folder)
HOUSE_WORDS = keys_and_arguments(HOUSE / "en.ftl")
WORDS = keys_and_arguments(GAME.folder / "en.ftl")


class Listener(Texts):
    """Texts that remember which of them were said."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang, [HOUSE, GAME.folder])
        self.said: set[str] = set()

    def __call__(self, key: str, **args: Word) -> str:
        self.said.add(key)
        return super().__call__(key, **args)


def well_said(text: str) -> str:
    """One line in which no id of a component is left."""
    assert text == " ".join(text.split())
    assert text
    assert "_" not in text
    assert not any(f"{people}-" in text for people in GAME.house_board.peoples)
    return text


def games() -> Iterator[tuple[LandTable, Random]]:
    """A few tables of every size, with options that change what can happen."""
    chosen: list[Mapping[str, Value]] = [{}, {"open_treasures": True, "split_pips": False}, {"instant_tiles": False}]
    for seats, options in zip(GAME.seats, chosen, strict=True):
        yield fresh(seats, seats, **options), Random(seats)


# --- which texts there are


def words_of_domains() -> set[str]:
    """Words that belong to no component: spaces apart, all of them need a text."""
    found = {f"verb-{verb.name}" for verb in GAME.verbs} | {f"topic-{topic}" for topic in TOPICS}
    for domain, words in SETUP.grammar.domains.items():
        nameless = [word for word in words if GAME.names(SETUP.board, domain, word, "en") == word]
        found |= {f"{domain}-{word}" for word in nameless if domain != "space"}
    return found


def terminal_words() -> set[str]:
    """All that is said on the drawn table, in play, at the end and by whoever watches."""
    listener = Speaker(SETUP, "en")
    listener.texts = heard = Listener("en")
    for table, random in games():
        while table.result is None:
            table.play(table.pending[0], random.choice(table.legal(table.pending[0])))
            if random.random() < 0.01:
                seat = random.choice((None, 0))
                Console(width=100, quiet=True).print(terminal.board(table.view(seat), listener, 100))
    return {key for key in heard.said if key.startswith("terminal-")}


def test_words_are_just_those_the_game_asks_for() -> None:
    asked = {"game-title", "game-pitch", "game-length"} | words_of_domains() | terminal_words()
    asked |= {f"ask-{topic}" for topic in TOPICS}
    asked |= {f"action-{verb.name}" for verb in GAME.verbs}
    asked |= {f"event-{kind.key}" for kind in KINDS}
    asked |= {f"why-{refusal.key}" for refusal in REFUSED} - set(HOUSE_WORDS)
    asked |= {f"ended-{how}" for how in END_CLAUSES}
    asked |= {"source-sets", "source-singles"}
    for option in GAME.options:
        asked |= {f"option-{option.name}", f"option-{option.name}.about"}
        asked |= {f"option-{option.name}-{value}" for value in option.values(4) if isinstance(value, str)}
    assert set(WORDS) == asked


def test_points_are_named_by_source() -> None:
    for table, random in games():
        while table.result is None:
            table.play(table.pending[0], random.choice(table.legal(table.pending[0])))
        assert {f"source-{source}" for sources in table.result.sources for source in sources} <= set(WORDS)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.key)
def test_events_give_every_argument_their_text_uses(kind: EventKind) -> None:
    assert WORDS[f"event-{kind.key}"] <= {slot_name(slot) for slot in kind.slots}


def test_actions_say_every_word_of_theirs() -> None:
    for verb in GAME.verbs:
        assert WORDS[f"action-{verb.name}"] == {slot_name(slot) for slot in verb.slots}


@pytest.mark.parametrize("refusal", REFUSED, ids=lambda refusal: refusal.place)
def test_refusals_give_every_argument_their_text_uses(refusal: Asked) -> None:
    assert refusal.key is not None
    assert {**HOUSE_WORDS, **WORDS}[f"why-{refusal.key}"] <= refusal.given


# --- how they sound


SAMPLES: dict[str, tuple[Word, ...]] = {
    "seat": (0, 3),
    "figure": ("elves-red", "wizards-blue"),
    "space": ("V05", "F41"),
    "tile": ("king_red", "swift_steps"),
    "king": ("king_green",),
    "gem": ("red", "clear"),
    "die": ("a", "b"),
    "power": ("die", "tile"),
    PLAIN: (0, 1, 2),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.key)
def test_every_event_can_be_told(kind: EventKind, lang: str) -> None:
    speaker = Speaker(SETUP, lang)
    for words in product(*(SAMPLES[slot_domain(slot)] for slot in kind.slots)):
        told = well_said(speaker.event(Event(kind, words)))
        assert told[0].isupper()
        assert told[-1] in ".!"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_can_be_named_and_told_from_others(lang: str) -> None:
    speaker = Speaker(SETUP, lang)
    actions = list(SETUP.grammar.universe())
    assert len({well_said(speaker.action(action)) for action in actions}) == len(actions)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_random_games_can_be_spoken(lang: str) -> None:
    for table, random in games():
        speaker = Speaker(table.setup, lang)
        universe = list(table.setup.grammar.universe())
        told = [well_said(speaker.event(event)) for event in table.opening_events]
        while table.result is None:
            seat = table.pending[0]
            assert speaker.seat(seat) in well_said(speaker.prompt(table.state))
            for asked in range(table.setup.seats):
                say_refusal(table, speaker, asked, random.choice(universe))
            move = random.choice(table.legal(seat))
            well_said(speaker.action(move))
            told += [well_said(speaker.event(event)) for event in table.play(seat, move)]
        assert well_said(speaker.prompt(table.state)) in {speaker.texts(f"ended-{how}") for how in END_CLAUSES}
        say_refusal(table, speaker, 0, Action("stop"))
        assert len(told) > 100


def say_refusal(table: LandTable, speaker: Speaker, seat: int, action: Action) -> None:
    refusal = table.why_not(seat, action)
    if refusal is None:
        assert action in table.legal(seat)
    else:
        assert well_said(speaker.refusal(refusal)).endswith(f" [{refusal.clause}]")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_and_topic_has_a_word_for_not_now(lang: str) -> None:
    speaker = Speaker(SETUP, lang)
    for verb, topic in product(GAME.verbs, TOPICS):
        said = speaker.refusal(Refusal("DL-064", "not-now", (("verb", verb.name), ("topic", topic))))
        assert speaker.texts(f"verb-{verb.name}") in well_said(said)
        assert speaker.texts(f"topic-{topic}") in said


def test_words_come_from_the_component_else_from_the_word_list_else_as_they_are() -> None:
    german, english = Speaker(SETUP, "de"), Speaker(SETUP, "en")
    assert (german.word("space", "V05"), english.word("space", "V05")) == ("Drachenherz (V05)", "Dragonheart (V05)")
    assert (german.word("colour", "red"), english.word("colour", "red")) == ("Rot", "Red")
    assert german.word("space", "F41") == "F41"
    assert german.word(PLAIN, 4) == 4


SAID = [
    (events.ROLLED, (1, 2, 4), "Die Elfen würfeln 2 und 4.", "The Elves roll 2 and 4."),
    (
        events.ACTIVATED,
        ("elves-red", "a", 1),
        "Rubiel bekommt Würfel A mit einem Auge.",
        "Rubiel gets die A with 1 pip.",
    ),
    (
        events.FLEW,
        ("elves-red", "king_red", "V05", "V09", "die", 0),
        "Rubiel fliegt mit der 4 auf Ignaroth von Drachenherz (V05) nach Zwillingsschlot (V09).",
        "Rubiel flies on Ignaroth from Dragonheart (V05) to Twinvent (V09) using the 4.",
    ),
    (
        events.TOOK_GEMS,
        ("elves-red", "red", 2, "V05"),
        "Rubiel sammelt auf Drachenherz (V05) Rubine ein: 2 Stück.",
        "Rubiel collects rubies on Dragonheart (V05): 2 of them.",
    ),
    (
        events.SCORED,
        (1, 1, 0, 10),
        "Die Elfen haben 10 Punkte: einen Satz und keine einzelnen Schätze.",
        "The Elves score 10 points: 1 set and no single treasures.",
    ),
]


@pytest.mark.parametrize(("kind", "words", "german", "english"), SAID, ids=[kind.key for kind, *_ in SAID])
def test_events_sound_as_people_talk(kind: EventKind, words: tuple[Word, ...], german: str, english: str) -> None:
    assert Speaker(SETUP, "de").event(Event(kind, words)) == german
    assert Speaker(SETUP, "en").event(Event(kind, words)) == english


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
        ", Feld volcano[0].id: „V 1“ ist keine gültige Kennung. Erlaubt sind nur Buchstaben und Ziffern."
    )
