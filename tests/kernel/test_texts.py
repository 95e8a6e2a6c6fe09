"""The shared words, and the rules for every word list."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.kernel import engine
from tafelrunde.kernel.errors import BadInput, Impossible, KernelError
from tafelrunde.kernel.intro import PARTS
from tafelrunde.kernel.story import SHARED_VERSES
from tafelrunde.kernel.texts import LANGUAGES, SHARED_TEXTS, Texts, check_languages, keys_and_arguments, shared_texts
from tafelrunde.testing.checks.words import same_in_both_languages, written_twice
from tafelrunde.testing.text_keys import Asked, errors, refusals, rejects
from tests.built_in_games import GAMES, SOURCE

FOLDERS = sorted({path.parent for path in SOURCE.rglob("*.ftl")} - {game.folder for game in GAMES})
RAISED = [asked for asked in errors(SOURCE) if asked.function != "wrong"]
REFUSED = refusals(SOURCE / "kernel")
REJECTED = rejects(SOURCE / "server")
COUNTED = ("count", "high", "length", "line", "low", "most", "number", "tick", "tries")


def folder_name(folder: Path) -> str:
    return str(folder.relative_to(SOURCE))


# --- every word list; the suite proves those of games


@pytest.mark.parametrize("folder", FOLDERS, ids=folder_name)
def test_both_languages_have_the_same_texts_and_arguments(folder: Path) -> None:
    same_in_both_languages(folder)


@pytest.mark.parametrize("folder", FOLDERS, ids=folder_name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_written_twice(folder: Path, lang: str) -> None:
    assert written_twice(folder, lang) == []


# --- the shared words


def test_shared_words_are_just_those_the_code_asks_for() -> None:
    asked = {f"error-{error.key}" for error in RAISED} | {f"why-{refusal.key}" for refusal in REFUSED}
    asked |= {f"reject-{reject.key}" for reject in REJECTED}
    asked |= {"error-illegal-move", *(f"error-{bug.key}" for bug in (KernelError, Impossible))}
    asked |= {"search-filler", "seat-nameless", "terminal-you"}  # for a seat without a people, and in a drawing
    asked |= {f"passage-{part}{more}" for part in PARTS for more in ("", ".also")}
    asked |= {f"story-{verse.key}" for verse in SHARED_VERSES} | {"story-curve-chances"}  # for games that count nothing
    assert set(keys_and_arguments(SHARED_TEXTS / "en.ftl")) == asked


@pytest.mark.parametrize("asked", RAISED + REFUSED + REJECTED, ids=lambda asked: asked.place)
def test_code_gives_every_argument_its_text_uses(asked: Asked) -> None:
    kind = "why" if asked in REFUSED else "reject" if asked in REJECTED else "error"
    assert keys_and_arguments(SHARED_TEXTS / "en.ftl")[f"{kind}-{asked.key}"] <= asked.given


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("error", RAISED, ids=lambda error: error.place)
def test_every_error_is_one_clear_line(error: Asked, lang: str) -> None:
    assert error.key is not None, f"{error.place}: write the key out, so that its text can be checked"
    given = {name: 1234 if name in COUNTED else f"<{name}>" for name in error.given}
    said = BadInput(error.key, **given).say(lang)
    assert said == " ".join(said.split())
    assert said[0].isupper() or said[0] in "„“<"
    used = keys_and_arguments(SHARED_TEXTS / "en.ftl")[f"error-{error.key}"]
    assert all(f"<{name}>" in said for name in used - set(COUNTED))
    if "line" in used:
        assert f"{'Zeile' if lang == 'de' else 'ine'} 1234" in said  # no thousands separator: editors know none


def test_errors_in_an_unknown_language_are_english() -> None:
    error = BadInput("unknown-game", game="skat", known="drachenland")
    assert error.say("de") == "Das Spiel „skat“ gibt es nicht. Installiert sind: drachenland"
    assert error.say("fr") == error.say("en") == str(error)
    assert str(error) == "There is no game “skat”. Installed games: drachenland"


def test_shared_refusals_name_verb_and_topic() -> None:
    say = shared_texts("en")
    said = say("why-not-now", verb="Walking", topic="the roll")
    assert said == "Walking is not possible: right now it is about the roll."
    assert f"why-{engine.NOBODY_ASKED}" in say


def test_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput) as caught:
        Texts("fr", [SHARED_TEXTS])
    assert caught.value.say("de") == "Die Sprache „fr“ gibt es nicht. Zur Wahl stehen: de en"


def test_missing_text_or_argument_is_a_bug() -> None:
    say = shared_texts("de")
    with pytest.raises(KernelError, match="no text 'why-ever' in language de"):
        say("why-ever")
    with pytest.raises(KernelError, match=r"no text 'why-game-over\.about'"):
        say("why-game-over.about")
    with pytest.raises(KernelError, match="text 'why-not-now' in language de"):
        say("why-not-now", verb="Laufen")


# --- broken word lists


def lists(folder: Path, de: str, en: str) -> Path:
    (folder / "de.ftl").write_text(de, "utf-8")
    (folder / "en.ftl").write_text(en, "utf-8")
    return folder


def refusal_of(folder: Path) -> BadInput:
    with pytest.raises(BadInput) as caught:
        check_languages(folder)
    return caught.value


@pytest.mark.parametrize(
    ("de", "en", "file", "text", "other"),
    [
        ("hello = Hallo\nbye = Tschüss\n", "hello = Hello\n", "en.ftl", "bye", "de"),
        ("hello = Hallo\n", "hello = Hello\nbye = Bye\n", "de.ftl", "bye", "en"),
        ("hello = Hallo\n    .about = Gruß\n", "hello = Hello\n", "en.ftl", "hello.about", "de"),
    ],
)
def test_missing_text_is_named_with_its_file(
    tmp_path: Path, de: str, en: str, file: str, text: str, other: str
) -> None:
    error = refusal_of(lists(tmp_path, de, en))
    where = f"{tmp_path.name}/{file}"
    assert error.say("de") == (
        f"In {where} fehlt der Text „{text}“, den die Sprache {other} hat. Ergänze ihn, oder streiche ihn dort."
    )
    assert error.say("en") == f"{where} lacks the text “{text}” that language {other} has. Add it, or remove it there."


@pytest.mark.parametrize(
    ("junk", "line"),
    [
        ("hello Hallo\n", 1),
        ("# Gruß\n\nhello = Hallo\nbye = { $seat\n", 4),
        ("hello = { $count ->\n    [one] eins\n}\n", 1),
    ],
)
def test_junk_is_named_with_its_line(tmp_path: Path, junk: str, line: int) -> None:
    error = refusal_of(lists(tmp_path, junk, "hello = Hello\n"))
    assert error.say("de").startswith(f"de.ftl, Zeile {line}: Das ist kein gültiges Fluent.")
    assert error.say("en").startswith(f"de.ftl, line {line}: this is not valid Fluent.")


def test_arguments_are_found_in_every_pattern(tmp_path: Path) -> None:
    text = "score = { $count ->\n    [one] { $seat }\n   *[other] { NUMBER($points) }\n}\n    .about = { $clause }\n"
    found = keys_and_arguments(lists(tmp_path, text, text) / "de.ftl")
    assert found == {"score": {"count", "seat", "points"}, "score.about": {"clause"}}
