"""The texts of the command line: complete in both languages, none missing, none unused."""

from __future__ import annotations

import re
from argparse import _SubParsersAction
from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde.bots.foreign import FAULTS
from tafelrunde.cli import COMMANDS
from tafelrunde.cli.desk import HERE, language, words
from tafelrunde.cli.parser import Parser, parser
from tafelrunde.kernel.texts import LANGUAGES, check_languages, keys_and_arguments
from tests.cli.calls import Run

CODE = "\n".join(path.read_text("utf-8") for path in sorted(HERE.glob("*.py")))
FAMILIES = ("error", "head", "arg", "meta", "short", "about", "examples", "command", "bench", "figure", "fault")


def test_both_languages_have_the_same_texts_with_the_same_arguments() -> None:
    check_languages(HERE)
    assert keys_and_arguments(HERE / "de.ftl") == keys_and_arguments(HERE / "en.ftl")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_can_be_said(lang: str) -> None:
    keys = set(re.findall(r'BadCall\(\s*"([a-z-]+)"', CODE)) | set(re.findall(r'"(usage-[a-z-]+)"\)', CODE))
    assert {"usage", "usage-choice", "illegal", "save"} <= keys
    assert [key for key in sorted(keys) if f"cli-error-{key}" not in words(lang)] == []


def test_no_text_is_unused() -> None:
    """Every text is used by its whole key or, in a family such as `cli-head-…`, by the end of it."""
    literals = {*re.findall(r'"([a-z_-]+)"', CODE), *FAULTS}
    left_over = []
    for key in keys_and_arguments(HERE / "en.ftl"):
        name = key.removeprefix("cli-")
        family, _, rest = name.partition("-")
        in_family = family in FAMILIES and (rest in literals or not rest or family == "bench")
        if not {name, key} & literals and not in_family:
            left_over.append(key)
    assert left_over == []


@pytest.mark.parametrize(
    ("argv", "environment", "expected"),
    [
        ([], {}, "en"),
        ([], {"LANG": "de_AT.UTF-8"}, "de"),
        ([], {"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "fr_FR", "LC_MESSAGES": "de_CH"}, "de"),
        (["--lang", "en"], {"LANG": "de_DE"}, "en"),
        (["games", "--lang=de"], {}, "de"),
        (["games", "--lang"], {"LANG": "de_DE"}, "de"),
    ],
)
def test_the_language_is_the_wish_or_the_locale(argv: list[str], environment: dict[str, str], expected: str) -> None:
    assert language(argv, environment) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *(command.name for command in COMMANDS)])
def test_help_needs_no_manual(run: Run, lang: str, command: str) -> None:
    ran = run("--lang", lang, *([command] if command else []), "--help")
    assert ran.code == 0
    assert f"tafelrunde {command}".strip() in ran.out
    assert words(lang)("cli-usage") + ": " in ran.out
    example = words(lang)(f"cli-examples-{command}" if command else "cli-examples").splitlines()[-1]
    assert example in ran.out
    foreign = ("usage:", "show this help message", "positional arguments", "options:\n")
    assert not [phrase for phrase in foreign if lang == "de" and phrase in ran.out]


def test_the_language_may_stand_before_or_after_the_command(run: Run) -> None:
    before, after = run("--lang", "de", "games"), run("games", "--lang", "de")
    assert before == after
    assert "Plätze" in before.out
    assert "seats" in run("games").out


def test_bots_of_your_own_are_offered_where_bots_play() -> None:
    def offering(parser: Parser) -> Iterator[str]:
        if any("--bot-module" in action.option_strings for action in parser._actions):
            yield parser.command
        for action in parser._actions:
            if isinstance(action, _SubParsersAction):
                for command in action.choices.values():
                    yield from offering(command)

    assert {*offering(parser("en", COMMANDS))} == {
        "",  # before the command, for all that follows
        *("play", "serve", "work", "arena", "simulate"),
        *("lab-run", "lab-diff", "lab-radar", "lab-ladder"),
    }


def test_every_line_of_help_fits_into_80_columns(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for lang in LANGUAGES:
        for command in COMMANDS:
            lines = run(command.name, "--help", "--lang", lang).out.splitlines()
            assert [line for line in lines if len(line) > 80 and "tafelrunde" not in line] == []


def test_the_version(run: Run) -> None:
    ran = run("--version")
    assert ran.code == 0
    assert re.fullmatch(r"tafelrunde \d+\.\d+\.\d+ \((plain Python|compiled)\)\n", ran.out)


def test_the_wheel_would_hold_the_words() -> None:
    assert {path.name for path in Path(HERE).glob("*.ftl")} == {"de.ftl", "en.ftl"}
