"""Dungeon Designer's words: complete, none of them idle, and sayable in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from itertools import product
from random import Random

import pytest
from rich.console import Console

from tafelrunde.games.dungeon_designer import GAME, events, terminal
from tafelrunde.games.dungeon_designer.scoring import END_CLAUSES
from tafelrunde.kernel.actions import Word, slot_domain, slot_name
from tafelrunde.kernel.events import Event, EventKind
from tafelrunde.kernel.speech import PLAIN, Speaker
from tafelrunde.kernel.steps import Ask
from tafelrunde.kernel.texts import HOUSE, LANGUAGES, Texts, keys_and_arguments
from tests.games.dungeon_designer.tables import BOARD, SiteTable, at, fresh
from tests.keys import Asked, refusals

SETUP = GAME.setup(5)
TOPICS = {step.topic for step in GAME.steps if issubclass(step, Ask)}
KINDS = [kind for kind in vars(events).values() if isinstance(kind, EventKind)]
REFUSED = refusals(GAME.folder)
HOUSE_WORDS = keys_and_arguments(HOUSE / "en.ftl")
WORDS = keys_and_arguments(GAME.folder / "en.ftl")
SOURCES = ("priority", "gold", "goal", "challenges", "stars", "blueprint", "networks")


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
    assert not any(f" {room} " in f" {text} " for room in BOARD.rooms)
    return text


def games() -> Iterator[tuple[SiteTable, Random]]:
    """A table of every size, with all that the mini-expansion brings."""
    for seats in GAME.seats:
        yield fresh(seats, seats, shrines=True, dual_choice="manual", open_discard=seats > 3), Random(seats)


# --- which texts there are


def words_of_domains() -> set[str]:
    """Words that belong to no component; columns are plain numbers."""
    found = {f"verb-{verb.name}" for verb in GAME.verbs} | {f"topic-{topic}" for topic in TOPICS}
    for domain, words in SETUP.grammar.domains.items():
        nameless = [word for word in words if GAME.names(SETUP.board, domain, word, "en") == str(word)]
        found |= {f"{domain}-{word}" for word in nameless if domain != "column"}
    return found


def terminal_words() -> set[str]:
    """All that is said on the drawn table, in play, at the end and by whoever watches."""
    heard = Listener("en")
    for table, random in games():
        speaker = Speaker(table.setup, "en")
        speaker.texts = heard
        while table.result is None:
            seat = table.pending[0]
            table.play(seat, random.choice(table.legal(seat)))
            if random.random() < 0.2:
                viewer = random.choice((None, seat))
                Console(width=100, quiet=True).print(terminal.board(table.view(viewer), speaker, 100))
        Console(width=100, quiet=True).print(terminal.board(table.view(0), speaker, 100))
    return {key for key in heard.said if key.startswith("terminal-")}


def test_words_are_just_those_the_game_asks_for() -> None:
    asked = {"game-title", "game-pitch", "game-length"} | words_of_domains() | terminal_words()
    asked |= {f"ask-{topic}" for topic in TOPICS}
    asked |= {f"action-{verb.name}" for verb in GAME.verbs}
    asked |= {f"event-{kind.key}" for kind in KINDS}
    asked |= {f"why-{refusal.key}" for refusal in REFUSED} - set(HOUSE_WORDS)
    asked |= {f"ended-{how}" for how in END_CLAUSES} | {f"source-{source}" for source in SOURCES}
    for option in GAME.options:
        asked |= {f"option-{option.name}", f"option-{option.name}.about"}
        asked |= {f"option-{option.name}-{value}" for value in option.values(4) if isinstance(value, str)}
    assert set(WORDS) == asked


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


def samples(domain: str) -> tuple[Word, ...]:
    """A first and a last word of a domain."""
    if domain == PLAIN:
        return (0, 1, 2)
    words = list(SETUP.grammar.domains[domain].values())
    return words[0], words[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.key)
def test_every_event_can_be_told(kind: EventKind, lang: str) -> None:
    speaker = Speaker(SETUP, lang)
    for words in list(product(*(samples(slot_domain(slot)) for slot in kind.slots)))[:200]:
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
        while table.result is None:
            seat = table.pending[0]
            assert speaker.seat(seat) in well_said(speaker.prompt(table.state))
            for asked in range(table.setup.seats):
                refusal = table.why_not(asked, random.choice(universe))
                if refusal is not None:
                    well_said(speaker.refusal(refusal).removesuffix(f" [{refusal.clause}]"))
            for event in table.play(seat, random.choice(table.legal(seat))):
                well_said(speaker.event(event))
        well_said(speaker.prompt(table.state))
        assert {f"source-{source}" for sources in table.result.sources for source in sources} <= set(WORDS)


@pytest.mark.parametrize(
    ("move", "german", "english"),
    [
        ("buy M02 top", "Kauf Marktstand 2, oberer Teil", "Buy Stall 2, top half"),
        ("pass 3", "Passe und nimm „Geordnete Gemächer“", "Pass and take “Ordered Chambers”"),
    ],
)
def test_some_sentences(move: str, german: str, english: str) -> None:
    table = at(2, ask="Visit(0)", gold=[9, 0])
    action = table.setup.grammar.parse(move)
    assert action in table.legal(0)
    assert Speaker(table.setup, "de").action(action) == german
    assert Speaker(table.setup, "en").action(action) == english


def test_a_refusal_names_its_clause() -> None:
    table = at(2, ask="Visit(0)", gold=[4, 0])
    refusal = table.why_not(0, "buy M02 top")
    assert refusal is not None
    assert Speaker(table.setup, "de").refusal(refusal) == "Das kostet 7, und du hast nur 4 Gold. [DD-070]"
    assert Speaker(table.setup, "en").refusal(refusal) == "That costs 7, and you have only 4 gold. [DD-070]"


def test_the_drawn_table_shows_what_there_is() -> None:
    table = at(2, ask="Visit(0)", gold=[9, 0], rows=["S45/slime C33 S46 S47"], blueprints=["B5"])
    paper = StringIO()
    Console(width=100, file=paper).print(terminal.board(table.view(0), Speaker(table.setup, "de"), 100))
    drawn = paper.getvalue()
    for sign in (
        "=S45",
        "#C33",
        "(Slm)",
        "Bauplan 5",
        "Marktstand 2",
        "Schleim, Glibber",
        "Dogrens Schatzkammer",
        "Asta (du)",
    ):
        assert sign in drawn
