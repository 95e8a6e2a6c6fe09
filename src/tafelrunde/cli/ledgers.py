"""Write every game's rules as pages with an anchor for each clause: `python -m tafelrunde.cli.ledgers docs/rules`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tafelrunde.cli.desk import words
from tafelrunde.kernel.game import Game, all_games
from tafelrunde.kernel.ledger import SHARED_RULE, Clause
from tafelrunde.kernel.texts import LANGUAGES, SHARED_TEXTS, Texts


def page(game: Game[Any, Any], lang: str) -> str:
    """Return all clauses under their topics. Each clause is a heading, therefore every Markdown renderer gives it an
    anchor."""
    return "\n\n".join(_parts(game, lang)) + "\n"


def _parts(game: Game[Any, Any], lang: str) -> Iterator[str]:
    say, told = words(lang), Texts(lang, [SHARED_TEXTS, game.folder])
    other = next(one for one in LANGUAGES if one != lang)
    yield "# " + say("cli-ledger-title", game=told("game-title"))
    yield say("cli-ledger-about", game=f"../games/{game.slug}.{lang}.md", other=f"{game.slug}.{other}.md")
    for topic in game.ledger.topics.values():
        yield "## " + topic.text(lang)
        for clause in game.ledger.clauses.values():
            if clause.topic == topic.id:
                yield f"### {clause.id}"
                yield linked(game, clause.text(lang))
                yield from _notes(game, clause, lang, told)


def _notes(game: Game[Any, Any], clause: Clause, lang: str, told: Texts) -> Iterator[str]:
    """Yield the place of a clause in the printed rules, and the option that can change it."""
    say = words(lang)
    notes = []
    if clause.source == SHARED_RULE:
        notes.append(say("cli-ledger-house"))
    elif clause.source:
        notes.append(say("cli-ledger-source", source=clause.source))
    notes += [
        say("cli-ledger-option", name=told(f"option-{option.name}"), option=option.name)
        for option in game.options
        if clause.id == option.clause or clause.option == option.name
    ]
    if notes:
        yield f"<small>{' '.join(notes)}</small>"


def linked(game: Game[Any, Any], text: str, page: str = "") -> str:
    """Link every clause that a text names; clauses are on this page unless another one is given."""
    named = re.compile(rf"\b{game.ledger.prefix}-[A-Z]?\d+\b")
    return named.sub(lambda found: f"[{found[0]}]({page}#{found[0].lower()})", text)


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game in all_games():
        for lang in LANGUAGES:
            (folder / f"{game.slug}.{lang}.md").write_text(page(game, lang), "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
