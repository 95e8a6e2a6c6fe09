"""Dante's words: complete, none of them idle, and sayable in both languages. Also the mountain in a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from io import StringIO
from itertools import product
from random import Random

import pytest
from rich.console import Console

from tafelrunde.games.dante import GAME, events, terminal
from tafelrunde.games.dante.scoring import END_CLAUSES
from tafelrunde.kernel.actions import Action, Word, slot_domain, slot_name
from tafelrunde.kernel.events import Event, EventKind
from tafelrunde.kernel.options import Value
from tafelrunde.kernel.speech import PLAIN, Speaker
from tafelrunde.kernel.steps import Ask, Refusal
from tafelrunde.kernel.texts import HOUSE, LANGUAGES, Texts, keys_and_arguments
from tests.games.dante.tables import MountainTable, fresh, mountain, play
from tests.keys import Asked, refusals

SETUP = GAME.setup(8)
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


def games() -> Iterator[tuple[MountainTable, Random]]:
    """A few tables, with options that change what can happen."""
    chosen: list[Mapping[str, Value]] = [
        {},
        {"lap_release": "optional", "ascent": "optional", "turn_limit": 12},
        {"send_back": "may", "meeting_choice": "must", "encounter_timing": "end_of_turn"},
    ]
    for seats, options in zip((3, 5, 8), chosen, strict=True):
        yield fresh(seats, seats, **options), Random(seats)


def drawn(table: MountainTable, seat: int | None, speaker: Speaker, width: int = 100) -> str:
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
    asked = {"game-title", "game-pitch", "game-length", "source-second"} | words_of_domains() | terminal_words()
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
    "seat": (0, 7),
    "sinner": ("dante", "pacifico"),
    "card": ("P01", "P58", "P87"),
    "face": (3, "leap"),
    "hour": (0, 20),
    "light": ("day", "night"),
    "field": (5, 77),
    "area": ("shore", "heaven"),
    "encounter": ("O01", "O46"),
    "direction": ("clockwise", "counter"),
    PLAIN: (0, 1, 2),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", GAME.events, ids=lambda kind: kind.key)
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
            say_refusal(table, speaker, random.randrange(table.setup.seats), random.choice(universe))
            move = random.choice(table.legal(seat))
            well_said(speaker.action(move))
            told += [well_said(speaker.event(event)) for event in table.play(seat, move)]
        assert well_said(speaker.prompt(table.state)) in {speaker.texts(f"ended-{how}") for how in END_CLAUSES}
        say_refusal(table, speaker, 0, Action("alone"))
        assert len(told) > 100


def say_refusal(table: MountainTable, speaker: Speaker, seat: int, action: Action) -> None:
    refusal = table.why_not(seat, action)
    if refusal is None:
        assert action in table.legal(seat)
    else:
        assert well_said(speaker.refusal(refusal)).endswith(f" [{refusal.clause}]")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_and_topic_has_a_word_for_not_now(lang: str) -> None:
    speaker = Speaker(SETUP, lang)
    for verb, topic in product(GAME.verbs, TOPICS):
        said = speaker.refusal(Refusal("DANTE-030", "not-now", (("verb", verb.name), ("topic", topic))))
        assert speaker.texts(f"verb-{verb.name}") in well_said(said)
        assert speaker.texts(f"topic-{topic}") in said


SAID = [
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


@pytest.mark.parametrize(("kind", "words", "german", "english"), SAID, ids=[kind.key for kind, *_ in SAID])
def test_events_sound_as_people_talk(kind: EventKind, words: tuple[Word, ...], german: str, english: str) -> None:
    assert Speaker(SETUP, "de").event(Event(kind, words)) == german
    assert Speaker(SETUP, "en").event(Event(kind, words)) == english


# --- the mountain in a terminal


@pytest.mark.parametrize("width", [80, 120])
def test_the_mountain_shows_every_field_or_who_stands_there(width: int) -> None:
    table = mountain(8, fields="lapo=13 dante=13 antonia=30 ginevra=30", pairs="lapo+dante", heaven="berta")
    text = drawn(table, 0, Speaker(table.setup, "en"), width)
    assert max(map(len, text.splitlines())) <= width
    taken = {*table.state.fields}
    words = [word.strip("[]") for line in text.splitlines()[3:20] for word in line.split()]
    assert all((str(number) in words) != (number in taken) for number in range(20, 78))
    assert "L=D" in words, "a pair is joined"
    assert "A+G" in words, "others on one field are not"
    assert "[76]" in text


def test_the_terminal_tells_hand_role_number_and_skip() -> None:
    table = mountain(4, hand="intervention/2 3/2", fields="dante=24 antonia=27")
    speaker = Speaker(table.setup, "en")
    assert "Psalm (day 3, night 2)" in drawn(table, 0, speaker)
    assert "Psalm" not in drawn(table, 1, speaker).split("Your hand")[0]
    play(table, "play intervention/2", "as dante", "play 3/2")
    status = drawn(table, None, speaker).splitlines()[0]
    assert status == "Lapo to play, counter-clockwise · playing as Dante · moving 3"
    leap = mountain(4, hand="leap/1")
    play(leap, "play leap/1")
    assert "the next sinner misses a turn" in drawn(leap, None, speaker)


def test_letters_are_unlike_each_other() -> None:
    assert terminal.letters(["Dante", "Dora", "Odo", "Ado"]) == ["D", "O", "0", "A"]
