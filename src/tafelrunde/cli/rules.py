"""`tafelrunde rules`: the rules clause by clause, with the code and tests of each."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from tafelrunde.cli import shown
from tafelrunde.cli.desk import BadCall, Desk
from tafelrunde.cli.parser import CliCommand, Parser
from tafelrunde.cli.rulings import markdown
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.game import game as find_game
from tafelrunde.kernel.intro import introduction
from tafelrunde.kernel.ledger import checkout_tests
from tafelrunde.kernel.lookup import Found, Lookup
from tafelrunde.kernel.speech import Article, Speaker

FOUND_SOMETHING = 1


def declare(parser: Parser) -> None:
    parser.takes_game()
    parser.takes("word", key="rules-word", metavar="word", nargs="*")
    parser.takes("--topic", key="rules-topic", metavar="topic")
    parser.takes("--rulings", key="rules-rulings", action="store_true")
    parser.takes("--coverage", key="rules-coverage", action="store_true")


def run(desk: Desk, args: Namespace) -> int:
    game = find_game(args.game)
    if args.coverage:
        return coverage(desk, game)
    if args.rulings:
        desk.out.print(markdown(game, desk.lang), end="", soft_wrap=True)
        return 0
    speaker = Speaker(game.setup(game.seats[-1]), desk.lang)
    return 0 if look_up(desk, speaker, " ".join(args.word), args.topic) else FOUND_SOMETHING


def look_up(desk: Desk, speaker: Speaker, word: str, topic: str | None = None) -> bool:
    """Print the introduction's passages, the components and the clauses that answer this word or question, or the
    clause with this id. Report if there are none."""
    ledger = speaker.setup.game.ledger
    if topic is not None and topic not in ledger.topics:
        raise BadCall("topic", value=topic[:40], known=" ".join(ledger.topics))
    lookup = Lookup(ledger, speaker.texts)
    if word.upper().startswith(f"{ledger.prefix}-"):
        found = Found([], [ledger[word.upper()]])
    elif word:
        found = lookup.find(word)
    else:
        found = Found(introduction(speaker.texts), list(ledger.clauses.values()))
    pieces = _named(speaker, word, lookup.words(word)) if word and topic is None else []
    told = found.passages if topic is None else []
    clauses = [clause for clause in found.clauses if topic is None or clause.topic == topic]
    if not clauses and not pieces and not told:
        desk.say("rules-none", word=word)
    shown.passages(desk, told)
    shown.articles(desk, pieces)
    shown.clauses(desk, ledger, clauses, lookup.words(word))
    return bool(clauses or pieces or told)


def _named(speaker: Speaker, word: str, words: Sequence[str]) -> list[Article]:
    """Return the articles with exactly this name, or with the component that a word of a move stands for. Without any,
    return those with this word in their name or kind, else those whose name contains it. For a question, return the
    articles that one of its words names."""
    wanted = word.casefold()
    every = [(article.name.casefold(), article) for article in speaker.setup.game.lexicon(speaker)]
    return (
        _called(speaker, every, wanted)
        or [article for name, article in every if wanted in name]
        or [article for each in words for article in _called(speaker, every, each)]
    )


def _called(speaker: Speaker, every: Sequence[tuple[str, Article]], wanted: str) -> list[Article]:
    whole = re.compile(rf"(?<!\w){re.escape(wanted)}(?!\w)")
    meant = {str(speaker.word(*found)).casefold() for found in speaker.setup.grammar.meanings(wanted)}
    exact = [article for name, article in every if name in {wanted, *meant}]
    return exact or [a for name, a in every if whole.search(name) or wanted == a.kind.casefold()]


def coverage(desk: Desk, game: Game[Any, Any]) -> int:
    """Print clause, code and tests, a line each, then the defects."""
    ledger, tests = game.ledger, checkout_tests(game.folder)
    cited = ledger.cited(game.folder)
    proved = ledger.proved(tests) if tests else {}
    _line(desk, desk.word("head-clause"), desk.word("head-code"), Text(desk.word("head-tests")), "bold")
    unproved = ledger.unproved(proved) if tests else []
    for clause in ledger.clauses.values():
        proofs = Text(_few([place.rpartition("/")[2] for place in proved.get(clause.id, [])]))
        if clause.untestable and not proofs:
            proofs = Text(desk.word("coverage-untestable", reason=clause.untestable), "dim")
        elif clause.id in unproved:
            proofs = Text(desk.word("coverage-no-test"), "bold red")
        _line(desk, clause.id, _few(cited.get(clause.id, [])), proofs)
    unknown = ledger.unknown(cited, proved)
    in_code = sum(clause in cited for clause in ledger.clauses)
    desk.say("coverage-code", "bold", clauses=len(ledger.clauses), cited=in_code)
    if tests:
        untestable = sum(bool(clause.untestable) for clause in ledger.clauses.values())
        tested = sum(clause in proved for clause in ledger.clauses)
        desk.say("coverage-tests", "bold", tested=tested, untestable=untestable, missing=len(unproved))
    else:
        desk.say("coverage-installed")
    if unknown:
        places = [f"{clause} ({_few(found)})" for clause, found in unknown.items()]
        desk.say("coverage-unknown", "bold red", clauses=", ".join(places))
    return FOUND_SOMETHING if unproved or unknown else 0


def _line(desk: Desk, clause: str, code: str, proofs: Text, style: str = "") -> None:
    """Print one line: cut off at the edge of a terminal, whole for a file or a filter."""
    room = max(20, desk.out.width // 3)
    if desk.out.is_terminal and len(code) > room:
        code = f"{code[: room - 1]}…"
    line = Text(style=style).append(f"{clause:<8}", "cyan").append(f"{code:<{room}}  ").append_text(proofs)
    if desk.out.is_terminal:
        line.truncate(desk.out.width, overflow="ellipsis")
    desk.out.print(line, soft_wrap=True)


def _few(places: Sequence[str]) -> str:
    """Return the first two places and the number of further ones."""
    more = f" +{len(places) - 2}" if len(places) > 2 else ""
    return ", ".join(places[:2]) + more


COMMAND = CliCommand("rules", declare, run)
