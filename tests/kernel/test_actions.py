"""Notation of moves: both ways, and any other text is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.drachenland import GAME
from tafelrunde.kernel.actions import Action, ActionWord, Grammar, slot_domain, slot_name, verbs
from tafelrunde.kernel.errors import BadNotation

GRAMMAR = GAME.setup(4).grammar
TOY = Grammar(
    verbs("pass, give <card> <to:seat>, bet <coins>"),
    {"card": ("ace", "king", "queen"), "seat": range(3), "coins": [5, 10]},
)


def refusal(grammar: Grammar, text: str) -> tuple[str, dict[str, ActionWord]]:
    with pytest.raises(BadNotation) as caught:
        grammar.parse(text)
    return caught.value.key, caught.value.args_by_name


def test_every_action_of_drachenland_reads_back_from_its_notation() -> None:
    universe = list(GRAMMAR.universe())
    assert len(universe) == len(set(map(str, universe)))
    for action in universe:
        assert GRAMMAR.parse(str(action)) == action
        assert all(type(a) is type(b) for a, b in zip(GRAMMAR.parse(str(action)).words, action.words, strict=True))


def test_the_universe_is_every_verb_with_every_word() -> None:
    assert [str(action) for action in TOY.universe()] == [
        "pass",
        *(f"give {card} {seat}" for card in ("ace", "king", "queen") for seat in range(3)),
        "bet 5",
        "bet 10",
    ]


def test_words_keep_their_type() -> None:
    assert TOY.parse("give ace 2") == Action("give", ("ace", 2))
    assert TOY.parse("bet 10").words == (10,)


def test_spaces_do_not_matter() -> None:
    assert TOY.parse("  give\tace   2\n") == TOY.parse("give ace 2")


def test_an_action_shows_itself_as_its_notation() -> None:
    assert str(Action("give", ("ace", 2))) == "give ace 2"
    assert repr(Action("pass")) == "<pass>"


@pytest.mark.parametrize("text", ["", "   ", "\n"])
def test_an_empty_text_is_no_action(text: str) -> None:
    assert refusal(TOY, text) == ("unknown-verb", {"text": text, "verb": "", "known": "pass give bet"})


@pytest.mark.parametrize("text", ["take ace", "Pass", "pass,", "\0", "päss"])
def test_an_unknown_verb_error_lists_the_known_ones(text: str) -> None:
    verb = text.split()[0]
    assert refusal(TOY, text) == ("unknown-verb", {"text": text, "verb": verb, "known": "pass give bet"})


@pytest.mark.parametrize("text", ["give", "give ace", "give ace 1 2"])
def test_a_wrong_number_of_words_error_shows_the_usage(text: str) -> None:
    assert refusal(TOY, text) == ("wrong-words", {"text": text, "usage": "give <card> <to>"})
    assert refusal(TOY, "pass now") == ("wrong-words", {"text": "pass now", "usage": "pass"})


def test_a_wrong_word_error_names_the_slot_and_similar_words() -> None:
    assert refusal(TOY, "give kings 1") == (
        "unknown-word",
        {"text": "give kings 1", "slot": "card", "word": "kings", "near": "king"},
    )
    assert refusal(TOY, "give king 3") == (
        "unknown-word",
        {"text": "give king 3", "slot": "to", "word": "3", "near": "0 1 2"},
    )


@pytest.mark.parametrize("word", ["05", "+5", "5.0", "٥", "five"])
def test_a_number_has_one_notation(word: str) -> None:
    assert refusal(TOY, f"bet {word}")[0] == "unknown-word"


def test_long_nonsense_is_cut_before_it_is_quoted() -> None:
    for text in ("x" * 10_000, "pass " + "x" * 10_000, "bet " + "x" * 10_000):
        assert all(len(str(said)) <= 80 for said in refusal(TOY, text)[1].values())


def test_usage_and_slots() -> None:
    assert GRAMMAR.usage("fly") == "fly <to> <power>"
    assert (slot_name("to:space"), slot_domain("to:space")) == ("to", "space")
    assert (slot_name("colour"), slot_domain("colour")) == ("colour", "colour")


VOCABULARY = st.sampled_from([*GRAMMAR.verbs, *(word for words in GRAMMAR.domains.values() for word in words)])


@given(st.one_of(st.text(), st.lists(VOCABULARY, max_size=4).map(" ".join)))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        action = GRAMMAR.parse(text)
    except BadNotation as error:
        error.say("de")  # every complaint has a sentence
        return
    assert str(action) == " ".join(text.split())
