"""A person's decision: the list of moves, the prompt, and the other commands at the prompt."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from tafelrunde.bots import bot
from tafelrunde.cli import shown
from tafelrunde.cli.desk import BadCall
from tafelrunde.cli.rules import look_up
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.errors import BadInput, IllegalMove
from tafelrunde.kernel.luck import Luck

if TYPE_CHECKING:
    from tafelrunde.cli.table import TerminalTable

COMMANDS = ("help", "why", "rules", "legend", "log", "undo", "save", "board", "hint", "quit")
LOOKING = {"why", "rules", "legend", "log", "board", "hint"}  # commands that change nothing: the question is put again
LOG_LINES = 20


class Left(Exception):
    """Signal that a person leaves the table."""


class Dialog:
    """One decision of one person."""

    def __init__(self, sitting: TerminalTable, seat: int) -> None:
        self.sitting = sitting
        self.seat = seat
        self.desk = sitting.desk
        self.table = sitting.table
        self.speaker = sitting.speaker
        self.numbered: list[Action] = []
        self.commands = {self.desk.word(f"command-{name}"): name for name in COMMANDS} | {c: c for c in COMMANDS}

    def run(self) -> bool:
        """Ask until the table has changed; return False if the person leaves."""
        self.sitting.draw(self.seat, whole=self.sitting.last_mover != self.seat)
        self._list()
        before = len(self.table.log)
        try:
            while len(self.table.log) == before:
                self._answer(self.desk.ask(f"{self._name()}> "))
        except Left:
            return False
        return True

    def _name(self) -> str:
        """Return this person's name at the table."""
        return shown.terminal(self.table).name(self.table.seen(self.seat), self.speaker, self.seat)

    def _asked(self) -> str:
        called = partial(shown.terminal(self.table).name, self.table.seen(self.seat), self.speaker)
        return self.speaker.prompt(self.table.state, self.seat, called)

    def _list(self) -> None:
        self.desk.out.print()
        self.desk.out.print(Text(self._asked(), "bold"))
        self.numbered = shown.moves(self.desk, self.table, self.speaker, self.seat)

    def _again(self) -> None:
        """Repeat the question after another command, and the moves, unless they are many."""
        if len(self.numbered) <= shown.FEW:
            self._list()
            return
        self.desk.out.print()
        self.desk.out.print(Text(self._asked(), "bold"))
        self.desk.say("again", "dim", count=len(self.numbered))

    def _answer(self, line: str) -> None:
        """Execute one line. Report a mistake in one line and change nothing; a script ends there."""
        try:
            self._obey(line)
        except IllegalMove as error:
            reason = self.speaker.refusal(error.refusal)
            self._refuse(BadCall("illegal", move=error.move, reason=reason))
        except BadInput as error:
            self._refuse(error)

    def _refuse(self, error: BadInput) -> None:
        if not self.desk.interactive:
            raise error
        self.desk.out.print(Text(error.say(self.desk.lang), "red"))

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word.startswith("?"):
            word, rest = ("why", line[1:].strip()) if line[1:].strip() else ("help", "")
        name = self.commands.get(word.lower())
        if name is not None:
            getattr(self, f"_{name}")(rest.strip())
            if name in LOOKING:
                self._again()
        elif line:
            self._play(self._move(line))
        else:
            self._list()

    def _move(self, text: str) -> Action:
        """Return a move by its number in the list or by its notation."""
        if not (text.isascii() and text.isdigit()):
            return self.table.setup.grammar.parse(text)
        if not 1 <= int(text[:9]) <= len(self.numbered):
            raise BadCall("number", value=text[:20], high=len(self.numbered))
        return self.numbered[int(text) - 1]

    def _sure(self, action: Action) -> bool:
        """Ask a person to confirm a move that is easily regretted; do not ask a script."""
        caution = self.speaker.caution(self.table.seen(self.seat), action)
        if not caution or not self.desk.interactive or self.table.why_not(self.seat, action) is not None:
            return True
        self.desk.out.print(Text(caution, "yellow"))
        return self.desk.ask(self.desk.word("ask-sure")).lower() in self.desk.word("yes").split()

    def _play(self, action: Action) -> None:
        if not self._sure(action):
            self._again()
            return
        events = self.table.play(self.seat, action)
        self.sitting.last_mover = self.seat
        shown.tell(self.desk, self.speaker, events, self.seat)

    # --- the other commands

    def _help(self, rest: str) -> None:
        piece = next(iter(self.table.game.lexicon(self.speaker)), None)
        ledger = self.table.game.ledger
        topic = next(iter(ledger.topics.values()))
        self.desk.say(
            "table-help",
            move=str(self.numbered[0]),
            word=piece.name if piece else topic.text(self.desk.lang),
            clause=next(iter(ledger.clauses)),
        )
        self._legend("")
        self._list()

    def _legend(self, rest: str) -> None:
        self.desk.out.print()
        self.desk.out.print(shown.terminal(self.table).legend(self.table.seen(self.seat), self.speaker))

    def _why(self, move: str) -> None:
        if not move:
            raise BadCall("why", move=str(self.numbered[0]))
        action = self._move(move)
        refusal = self.table.why_not(self.seat, action)
        said = self.speaker.action(action)
        if refusal is None:
            self.desk.say("allowed", "green", move=str(action), said=said)
            return
        self.desk.out.print(Text(f"{said}: ").append(self.speaker.refusal(refusal), "bold"))
        ledger = self.table.game.ledger
        shown.clauses(self.desk, ledger, [ledger[refusal.clause]])

    def _rules(self, word: str) -> None:
        look_up(self.desk, self.speaker, word)

    def _log(self, rest: str) -> None:
        """Print the latest events, as far as the table's log keeps them."""
        events = self.table.events(self.seat)
        count = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 7 else LOG_LINES
        shown.tell(self.desk, self.speaker, events[-count:] if count else [], self.seat)

    def _undo(self, rest: str) -> None:
        self.table.undo(self.seat)
        self.desk.say("undone", "green")

    def _save(self, name: str) -> None:
        if not name:
            raise BadCall("save-name")
        self.sitting.save(Path(name))

    def _board(self, rest: str) -> None:
        self.sitting.draw(self.seat)

    def _hint(self, rest: str) -> None:
        action = bot("search").choose(self.table.sight(self.seat), Luck.seeded(self.table.moves))
        self.desk.say("hint", "green", move=str(action), said=self.speaker.action(action))

    def _quit(self, rest: str) -> None:
        """Leave the table; keep the game unless the person declines."""
        wish = self.desk.ask(self.desk.word("ask-save")) if self.table.moves and self.desk.interactive else ""
        if not wish or wish.lower() in self.desk.word("yes").split():
            self.sitting.keep()
        elif wish.lower() not in self.desk.word("no").split():
            self.sitting.save(Path(wish))
        raise Left
