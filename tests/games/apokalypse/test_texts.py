"""Apokalypse's words: complete, none of them idle, and sayable in both languages. Also the table in a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from io import StringIO
from itertools import product
from random import Random

import pytest
from rich.console import Console

from tafelrunde.games.apokalypse import GAME, events, terminal
from tafelrunde.games.apokalypse.scoring import END_CLAUSES, SOURCES
from tafelrunde.kernel.actions import Action, Word, slot_domain, slot_name
from tafelrunde.kernel.events import Event, EventKind
from tafelrunde.kernel.options import Value
from tafelrunde.kernel.speech import PLAIN, Speaker
from tafelrunde.kernel.steps import Ask, Refusal
from tafelrunde.kernel.texts import HOUSE, LANGUAGES, Texts, keys_and_arguments
from tests.games.apokalypse.tables import WorldTable, fresh, play, world
from tests.keys import Asked, refusals

SETUP = GAME.setup(6)
TOPICS = {step.topic for step in GAME.steps if issubclass(step, Ask)}
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
    return text


def games() -> Iterator[tuple[WorldTable, Random]]:
    """A few tables, with options that change what can happen."""
    chosen: list[Mapping[str, Value]] = [{}, {"theft": "optional", "conversion_targets": "outermost"}, {}]
    for seats, options in zip((2, 4, 6), chosen, strict=True):
        yield fresh(seats, seats, **options), Random(seats)


def drawn(table: WorldTable, seat: int | None, speaker: Speaker, width: int = 100) -> str:
    paper = Console(file=StringIO(), width=width, markup=False, highlight=False)
    paper.print(terminal.board(table.view(seat), speaker, width))
    file = paper.file
    assert isinstance(file, StringIO)
    return file.getvalue()


# --- which texts there are


def words_of_domains() -> set[str]:
    """Words that belong to no component: bare numbers apart, all of them need a text."""
    found = {f"verb-{verb.name}" for verb in GAME.verbs} | {f"topic-{topic}" for topic in TOPICS}
    for domain, words in SETUP.grammar.domains.items():
        nameless = [word for word in words if GAME.names(SETUP.board, domain, word, "en") == word]
        found |= {f"{domain}-{word}" for word in nameless if not word.isdigit()}
    return found


def terminal_words() -> set[str]:
    """All that is said on the drawn table, in play, at the end and by whoever watches."""
    listener = Speaker(SETUP, "en")
    listener.texts = heard = Listener("en")
    for table, random in games():
        while table.result is None:
            table.play(table.pending[0], random.choice(table.legal(table.pending[0])))
            if random.random() < 0.2 or table.result:
                drawn(table, random.choice((None, 0)), listener)
    return {key for key in heard.said if key.startswith("terminal-")}


def test_words_are_just_those_the_game_asks_for() -> None:
    asked = {"game-title", "game-pitch", "game-length"} | words_of_domains() | terminal_words()
    asked |= {f"source-{source}" for source in SOURCES}
    asked |= {f"ask-{topic}" for topic in TOPICS}
    asked |= {f"action-{verb.name}" for verb in GAME.verbs}
    asked |= {f"event-{kind.key}" for kind in GAME.events}
    asked |= {f"why-{refusal.key}" for refusal in REFUSED} - set(HOUSE_WORDS)
    asked |= {f"ended-{how}" for how in END_CLAUSES}
    for option in GAME.options:
        asked |= {f"option-{option.name}", f"option-{option.name}.about"}
        asked |= {f"option-{option.name}-{value}" for value in option.values(4) if isinstance(value, str)}
    assert set(WORDS) == asked


@pytest.mark.parametrize("kind", GAME.events, ids=lambda kind: kind.key)
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
    "seat": (0, 5),
    "nation": ("aurelia",),
    "card": ("shield_m", "seal_metal"),
    "wing": ("good", "evil"),
    "plane": ("heaven", "hell"),
    "back": ("B", "K"),
    "column": (1, 12),
    "rider": ("rider_1", "rider_4"),
    "alignment": ("good", "evil"),
    PLAIN: (0, 1, 2),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", GAME.events, ids=lambda kind: kind.key)
def test_every_event_can_be_told(kind: EventKind, lang: str) -> None:
    speaker = Speaker(SETUP, lang)
    for words in product(*(SAMPLES[slot_domain(slot)] for slot in kind.slots)):
        told = well_said(speaker.event(Event(kind, words)))
        assert told[0].isupper() or told[0].isdigit()
        assert told[-1] in ".!"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_can_be_named_and_told_from_others(lang: str) -> None:
    speaker = Speaker(SETUP, lang)
    actions = [action for action in SETUP.grammar.universe() if not any(word in range(4, 63) for word in action.words)]
    assert len({well_said(speaker.action(action)) for action in actions}) == len(actions)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_random_games_can_be_spoken(lang: str) -> None:
    for table, random in games():
        speaker = Speaker(table.setup, lang)
        universe = list(table.setup.grammar.universe())
        told = [well_said(speaker.event(event)) for event in table.opening_events]
        while table.result is None:
            seat = table.pending[0]
            well_said(speaker.prompt(table.state))
            say_refusal(table, speaker, random.randrange(table.setup.seats), random.choice(universe))
            move = random.choice(table.legal(seat))
            well_said(speaker.action(move))
            told += [well_said(speaker.event(event)) for event in table.play(seat, move)]
        assert well_said(speaker.prompt(table.state)) in {speaker.texts(f"ended-{how}") for how in END_CLAUSES}
        say_refusal(table, speaker, 0, Action("pass"))
        assert len(told) > 100


def say_refusal(table: WorldTable, speaker: Speaker, seat: int, action: Action) -> None:
    refusal = table.why_not(seat, action)
    if refusal is None:
        assert action in table.legal(seat)
    else:
        assert well_said(speaker.refusal(refusal)).endswith(f" [{refusal.clause}]")


def test_the_prompt_of_a_window_names_nobody() -> None:
    table = world(3, hand="violence", good={1: "p"})
    play(table, "violence frostmere good")
    for lang, word in (("de", "Platz"), ("en", "Seat")):
        assert word not in Speaker(table.setup, lang).prompt(table.state)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_and_topic_has_a_word_for_not_now(lang: str) -> None:
    speaker = Speaker(SETUP, lang)
    for verb, topic in product(GAME.verbs, TOPICS):
        said = speaker.refusal(Refusal("APO-014", "not-now", (("verb", verb.name), ("topic", topic))))
        assert speaker.texts(f"verb-{verb.name}") in well_said(said)
        assert speaker.texts(f"topic-{topic}") in said


SAID = [
    (
        events.GAVE,
        (0, 2, "K"),
        "Platz 1 beschenkt Platz 3: eine Kapitalkarte.",
        "Seat 1 gives Seat 3 a capital card.",
    ),
    (
        events.FELL,
        ("frostmere", "evil", 2),
        "2 Menschen sterben: Frostheim, böse Seite.",
        "2 people die: Frostmere, evil wing.",
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


@pytest.mark.parametrize(("kind", "words", "german", "english"), SAID, ids=[kind.key for kind, *_ in SAID])
def test_events_sound_as_people_talk(kind: EventKind, words: tuple[Word, ...], german: str, english: str) -> None:
    assert Speaker(SETUP, "de").event(Event(kind, words)) == german
    assert Speaker(SETUP, "en").event(Event(kind, words)) == english


# --- the table in a terminal


@pytest.mark.parametrize("width", [80, 120])
def test_the_terminal_shows_planes_and_counters(width: int) -> None:
    table = world(3, hand="church ward_m", good={0: "p/shield_mh saint_2"}, evil={0: "p//metal"}, rider=1)
    text = drawn(table, 0, Speaker(table.setup, "en"), width)
    assert max(map(len, text.splitlines())) <= width
    assert "The Peacemaker | person ┃ person" in text
    assert "1 of 2 protected, 1 mask, 1 helmet ┃ 1 of 1 protected, 1 music" in text
    assert "Your hand: Gas Mask · Church Music" in text
    assert "alignment: Good" in text


def test_the_terminal_tells_of_attacks() -> None:
    table = world(3, hand="violence", good={1: "p"})
    play(table, "violence frostmere good")
    text = drawn(table, None, Speaker(table.setup, "en"))
    assert "Seat 1 attacks: Violence against Frostmere, good wing, column 1 · parries possible" in text
    assert "Your hand" not in text
