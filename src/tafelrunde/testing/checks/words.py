"""Properties of every game's texts: complete, none of them unused, and well formed in both languages."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action, ActionWord, slot_domain, slot_name
from tafelrunde.kernel.events import Event, EventKind
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.intro import PARTS, introduction
from tafelrunde.kernel.options import Pick, Switch, Value
from tafelrunde.kernel.speech import PLAIN, SEAT, Speaker
from tafelrunde.kernel.steps import Ask, Refusal
from tafelrunde.kernel.story import by_points, story_of
from tafelrunde.kernel.table import Table
from tafelrunde.kernel.texts import LANGUAGES, SHARED_TEXTS, TITLES, Texts, check_languages, keys_and_arguments
from tafelrunde.testing.subjects import AnyGame, Subject, each_game
from tafelrunde.testing.text_keys import Asked, cautions, refusals

SHARED_WORDS = keys_and_arguments(SHARED_TEXTS / "en.ftl")
WIDTH = 100
MOST_TELLINGS = 200

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def _events(*subjects: Subject) -> Iterator[object]:
    for game, _ in subjects:
        for kind in game.events:
            yield pytest.param(game, kind, id=f"{game.slug}-{kind.key}")


def _refusals(*subjects: Subject) -> Iterator[object]:
    for game, _ in subjects:
        for refusal in refusals(game.folder):
            yield pytest.param(game, refusal, id=refusal.place)


each_event = pytest.mark.subjects("game, kind", _events)
each_refusal = pytest.mark.subjects("game, refusal", _refusals)


class RecordingTexts(Texts):
    """Texts that record which of them were used."""

    def __init__(self, game: AnyGame, lang: str) -> None:
        super().__init__(lang, [SHARED_TEXTS, game.folder])
        self.said: set[str] = set()

    def __call__(self, key: str, **args: ActionWord) -> str:
        self.said.add(key)
        return super().__call__(key, **args)


@cache
def words_of(game: AnyGame) -> dict[str, frozenset[str]]:
    return keys_and_arguments(game.folder / "en.ftl")


@cache
def full_table(game: AnyGame) -> Setup[Any, Any]:
    return game.setup(game.seats[-1])


def topics(game: AnyGame) -> set[str]:
    return {step.topic for step in game.steps if issubclass(step, Ask)}


def ends(game: AnyGame) -> set[str]:
    """Return the endings of a game; every game lists their clauses beside its result."""
    return set(vars(sys.modules[game.result.__module__])["END_CLAUSES"])


# --- sample games


def tables(game: AnyGame) -> Iterator[tuple[Table[Any, Any], Random]]:
    """Yield a table of every size: the first with default options, the second with all others, the rest with either."""
    for number, seats in enumerate(game.seats):
        dice = Random(seats)
        options: dict[str, Value] = {}
        for option in game.options:
            if isinstance(option, Pick | Switch) and number:
                values = [value for value in option.values(seats) if number > 1 or value != option.default]
                options[option.name] = dice.choice(values)
        yield game.new(seats, seats, options), dice


def answer(table: Table[Any, Any], dice: Random) -> tuple[int, Action]:
    """Return any legal answer of a seat that owes one."""
    seat = dice.choice(table.pending)
    return seat, dice.choice(table.legal(seat))


@cache
def heard(game: AnyGame) -> tuple[frozenset[str], frozenset[str]]:
    """Play whole games, drawn now and then for a seat or a spectator. Return every text used and every source of
    points."""
    listener, sources = RecordingTexts(game, "en"), set()
    paper = Console(width=WIDTH, quiet=True)
    for table, dice in tables(game):
        speaker = Speaker.at(table, "en")
        speaker.texts = listener
        while table.result is None:
            seat, move = answer(table, dice)
            table.play(seat, move)
            if dice.random() < 0.02 or table.result:
                view = table.seen(dice.choice((None, seat)))
                paper.print(game.drawn.board(view, speaker, WIDTH), game.drawn.legend(view, speaker))
                for action in () if view.seat is None else table.legal(view.seat):
                    game.drawn.note(view, speaker, action)
                    speaker.caution(view, action)
        sources |= {source for points in table.result.sources for source in points}
        list(game.lexicon(speaker))
    return frozenset(listener.said), frozenset(sources)


# --- the texts that exist


def same_in_both_languages(folder: Path) -> None:
    """Check that both languages of a folder have the same texts, with the same arguments."""
    check_languages(folder)
    german, english = (keys_and_arguments(folder / f"{lang}.ftl") for lang in LANGUAGES)
    assert german == english


def written_twice(folder: Path, lang: str) -> list[str]:
    """Return keys that are defined twice. The second definition would silently be ignored; a game's would lose against
    the package's."""
    written = re.findall(r"^[a-z][\w-]*(?= =)", (folder / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE)
    node = keys_and_arguments(SHARED_TEXTS / f"{lang}.ftl") if folder != SHARED_TEXTS else {}
    return [key for key, count in Counter([*written, *node]).items() if count > 1]


@each_game
def test_both_languages_have_the_same_texts_and_arguments(game: AnyGame) -> None:
    same_in_both_languages(game.folder)


@each_language
@each_game
def test_no_text_is_written_twice(game: AnyGame, lang: str) -> None:
    assert written_twice(game.folder, lang) == []


def words_of_domains(game: AnyGame) -> set[str]:
    """Return words that no component names. Without a text they are told as they are, which suits numbers and places
    known by one."""
    found: set[str] = set()
    setup = full_table(game)
    for domain, words in setup.grammar.domains.items():
        nameless = [str(word) for word in words if setup.grammar.name(domain, word, "en") == str(word)]
        numbered = {word for word in nameless if re.search(r"\d", word) and f"{domain}-{word}" not in words_of(game)}
        found |= {f"{domain}-{word}" for word in nameless if word not in numbered}
    return found


def words_of_the_terminal(game: AnyGame) -> set[str]:
    """Return texts of the drawn table: those used, and those for rare moments that its code or the edition names, at
    least by their end."""
    code = game.built_in_edition.text + "".join(path.read_text("utf-8") for path in game.folder.glob("terminal*.py"))
    named = {f"terminal-{word.removeprefix('terminal-')}" for word in re.findall(r"[\"']([a-z_-]+)[\"']", code)}
    said, _ = heard(game)
    return {key for key in said | named if key.startswith(("terminal-", "lexicon-"))} & words_of(game).keys()


def words_of_the_view(game: AnyGame) -> set[str]:
    """Return texts with which the generic table in the browser names the parts of a view; its code names them as
    well."""
    code = "".join(path.read_text("utf-8") for path in game.folder.rglob("*.py"))
    named = {f"view-{word}" for word in re.findall(r"[\"']([a-z_-]+)[\"']", code)}
    return {key for key in words_of(game) if key.partition(".")[0] in named}


def words_of_the_board(game: AnyGame) -> set[str]:
    """Return texts of the game's own board in the browser: those that its code names."""
    code = "".join((game.folder / name).read_text("utf-8") for name in game.board if name.endswith(".js"))
    return set(re.findall(r"[\"'`](board-[a-z-]+)[\"'`]", code))


@each_game
def test_words_are_just_those_the_game_asks_for(game: AnyGame) -> None:
    asked = (set(game.required_texts) - SHARED_WORDS.keys()) | words_of_domains(game) | words_of_the_terminal(game)
    asked |= words_of_the_view(game) | words_of_the_board(game)
    asked |= {f"why-{refusal.key}" for refusal in refusals(game.folder)} - SHARED_WORDS.keys()
    asked |= words_of(game).keys() & {f"event-{kind.key}.you" for kind in game.events if SEAT in kind.slots}
    asked |= {f"caution-{caution.key}" for caution in cautions(game.folder)}
    asked |= {f"ended-{how}" for how in ends(game)}
    asked |= {f"source-{source}" for source in heard(game)[1]}
    asked |= {f"story-remains-{key}" for key in game.remains(game.new(game.seats[-1], seed=0).state)}
    asked |= {f"intro-{part}" for part in PARTS if "intro-aim" in words_of(game)}
    assert words_of(game).keys() == asked


@each_language
@each_game
def test_what_a_stranger_reads_first_and_last_is_there(game: AnyGame, lang: str) -> None:
    texts = Texts(lang, [SHARED_TEXTS, game.folder])
    sources = [key for key in words_of(game) if key.startswith("source-")]
    assert sources
    for key in (*TITLES, *sources, *(f"ended-{how}" for how in ends(game))):
        well_said(game, texts(key))


@each_language
@each_game
def test_an_introduction_says_in_each_part_something_of_its_own(game: AnyGame, lang: str) -> None:
    said = [text for passage in introduction(Texts(lang, [SHARED_TEXTS, game.folder])) for text in passage.paragraphs]
    for text in said:
        assert well_said(game, text)[-1] in ".!?"
    assert len(set(said)) == len(said)


@each_event
def test_events_give_every_argument_their_text_uses(game: AnyGame, kind: EventKind) -> None:
    key, given = f"event-{kind.key}", {slot_name(slot) for slot in kind.slots}
    assert words_of(game)[key] | words_of(game).get(f"{key}.you", frozenset()) <= given


@each_game
def test_verses_give_every_argument_their_text_uses(game: AnyGame) -> None:
    for verse in game.verses:
        used = {**SHARED_WORDS, **words_of(game)}[f"story-{verse.key}"]
        assert used <= {slot_name(slot) for slot in verse.slots}, verse.key


@each_game
def test_actions_say_every_word_of_theirs(game: AnyGame) -> None:
    for verb in game.verbs:
        assert words_of(game)[f"action-{verb.name}"] == {slot_name(slot) for slot in verb.slots}


@each_refusal
def test_refusals_give_every_argument_their_text_uses(game: AnyGame, refusal: Asked) -> None:
    assert refusal.key is not None
    assert {**SHARED_WORDS, **words_of(game)}[f"why-{refusal.key}"] <= refusal.given


@each_game
def test_cautions_give_every_argument_their_text_uses(game: AnyGame) -> None:
    for caution in cautions(game.folder):
        assert words_of(game)[f"caution-{caution.key}"] <= caution.given, caution.place


# --- how the texts read


@cache
def ids(game: AnyGame) -> frozenset[str]:
    """Return ids that no text may contain: those of components whose names do not contain them."""
    setup = full_table(game)
    return frozenset(
        word
        for domain, words in setup.grammar.domains.items()
        for word in map(str, words)
        if re.search(r"[-\d]", word) and not word.isdigit()
        if not any(word in setup.grammar.name(domain, word, lang) for lang in LANGUAGES)
    )


def well_said(game: AnyGame, text: str) -> str:
    """Return the text, checked to be one line without an id of a component."""
    assert text
    assert text == " ".join(text.split())
    assert "_" not in text
    assert not ids(game) & set(re.findall(r"[\w-]+", text))
    return text


def samples(game: AnyGame, domain: str) -> tuple[ActionWord, ...]:
    """Return a first and a last word of a domain."""
    if domain == PLAIN:
        return (0, 1, 2)
    if domain == "source":
        return tuple(sorted(heard(game)[1]))
    words = list(full_table(game).grammar.domains[domain].values())
    return words[0], words[-1]


@each_language
@each_event
def test_every_event_can_be_told(game: AnyGame, kind: EventKind, lang: str) -> None:
    speaker = Speaker(full_table(game), lang)
    tellings = list(product(*(samples(game, slot_domain(slot)) for slot in kind.slots)))
    for words in Random(0).sample(tellings, min(len(tellings), MOST_TELLINGS)):
        event = Event(kind, words)
        for eyes in (None, *range(game.seats[-1])):
            told = well_said(game, speaker.event(event, eyes))
            assert told[0].isupper()
            assert told[-1] in ".!"


@each_language
@each_game
def test_every_verse_can_be_told(game: AnyGame, lang: str) -> None:
    speaker = Speaker(full_table(game), lang)
    for verse in game.verses:
        tellings = list(product(*(samples(game, slot_domain(slot)) for slot in verse.slots)))
        for words in Random(0).sample(tellings, min(len(tellings), MOST_TELLINGS)):
            told = well_said(game, speaker.line(verse.at(0, *words)))
            assert told[0].isupper() or told[0].isdigit()
            assert told[-1] in ".!"


@each_language
@each_game
def test_every_action_can_be_named_and_told_from_others(game: AnyGame, lang: str) -> None:
    speaker = Speaker(full_table(game), lang)
    actions = list(full_table(game).grammar.universe())
    assert len({well_said(game, speaker.action(action)) for action in actions}) == len(actions)


@each_language
@each_game
def test_every_verb_and_topic_has_a_word_for_not_now(game: AnyGame, lang: str) -> None:
    speaker = Speaker(full_table(game), lang)
    for verb, topic in product(game.verbs, topics(game)):
        said = speaker.refusal(Refusal(game.end_clause, "not-now", (("verb", verb.name), ("topic", topic))))
        assert speaker.texts(f"verb-{verb.name}") in well_said(game, said)
        assert speaker.texts(f"topic-{topic}") in said


@each_language
@each_game
def test_random_games_can_be_spoken(game: AnyGame, lang: str) -> None:
    for table, dice in tables(game):
        speaker = Speaker.at(table, lang)
        universe = list(table.setup.grammar.universe())
        for event in table.opening_events:
            well_said(game, speaker.event(event))
        while table.result is None:
            prompt = well_said(game, speaker.prompt(table.state))
            assert all(speaker.seat(seat) in prompt for seat in table.pending)
            say_refusal(table, speaker, dice.randrange(table.setup.seats), dice.choice(universe))
            seat, move = answer(table, dice)
            well_said(game, speaker.action(move))
            for event in table.play(seat, move):
                well_said(game, speaker.event(event))
        assert speaker.prompt(table.state) in {speaker.texts(f"ended-{how}") for how in ends(game)}
        for line in story_of(table).lines:
            well_said(game, speaker.line(line))
            assert line.verse in game.verses or game.story is by_points
            assert 0 <= line.move <= table.moves
        say_refusal(table, speaker, 0, universe[0])


def say_refusal(table: Table[Any, Any], speaker: Speaker, seat: int, action: Action) -> None:
    refusal = table.why_not(seat, action)
    if refusal is None:
        assert engine.meant(table.state, seat, action) in table.legal(seat)
    else:
        clause = f" [{refusal.clause}]"
        said = speaker.refusal(refusal)
        assert said.endswith(clause)
        well_said(table.setup.game, said.removesuffix(clause))
