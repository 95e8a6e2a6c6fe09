"""One table in the terminal: turns, bots, events and the ending."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from time import sleep

from rich.rule import Rule
from rich.text import Text

from tafelrunde.bots import bot
from tafelrunde.bots.registry import faults_of
from tafelrunde.cli import shown
from tafelrunde.cli.desk import Desk
from tafelrunde.cli.dialog import Dialog
from tafelrunde.cli.files import autosave_path, write_record, write_save
from tafelrunde.cli.shown import HUMAN
from tafelrunde.kernel.luck import Commitment, Luck
from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.table import AnyTable


class TerminalTable:
    """A table of people and bots, until the game is over or a person leaves."""

    def __init__(self, desk: Desk, table: AnyTable, seats: Sequence[str], pace: float, record: Path | None) -> None:
        assert table.commitment is not None
        self.desk = desk
        self.table = table
        self.seats = list(seats)
        self.pace = pace
        self.record = record
        self.speaker = Speaker.at(table, desk.lang)
        self.people = [seat for seat, spec in enumerate(seats) if spec == HUMAN]
        self.bots = {seat: bot(spec) for seat, spec in enumerate(seats) if spec != HUMAN}
        # Bots have luck of their own: the table's would tell them the dice.
        self.thoughts = Luck.seeded(Commitment(b"thoughts", (table.commitment.secret,)).seed)
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None
        self.last_mover: int | None = None
        self.last_picture: list[str] = []  # part by part, as it was printed
        self.chapters: list[object] = []  # chapters that began since the table was last drawn
        self.seen: dict[int, int] = {}  # number of moves when a person gave the keyboard away

    def run(self) -> int:
        try:
            self._welcome()
            while self.table.result is None:
                seat = self.table.pending[0]
                if seat in self.bots:
                    self._think(seat)
                else:
                    self._hand_over(seat)
                    if not Dialog(self, seat).run():
                        return 0
            self._finish()
        except (EOFError, KeyboardInterrupt) as cut:
            self.desk.out.print()
            self.keep()
            if isinstance(cut, KeyboardInterrupt):
                raise
        return 0

    def _welcome(self) -> None:
        table, desk = self.table, self.desk
        assert table.commitment is not None
        desk.out.print(Rule(Text(self.speaker.texts("game-title"), "bold"), characters="─"))
        players = desk.table("seat", "player")
        for seat, spec in enumerate(self.seats):
            players.add_row(self.speaker.seat(seat), shown.player(desk, spec))
        desk.out.print(players)
        desk.say("commitment", "dim", hash=table.commitment.public)
        if self.people:
            desk.say("welcome", "dim")
        if table.moves:
            desk.say("resumed", moves=table.moves)
        else:
            shown.tell(desk, self.speaker, table.opening_events, self.at_keyboard)
        if not self.people:
            self.draw(None)

    def draw(self, eyes: int | None, whole: bool = True) -> None:
        """Draw the table, or only those parts of it that have changed since it was last drawn."""
        parts = shown.parts(self.desk, self.table, self.speaker, eyes)
        fresh = [part for said, part in parts if whole or (said.strip() and said not in self.last_picture)]
        for number, part in enumerate(fresh):
            if number == 0 or not whole:
                self.desk.out.print()
            self.desk.out.print(part)
        self.last_picture, self.chapters = [said for said, _ in parts], [self._chapter()]

    def _chapter(self) -> object:
        return shown.terminal(self.table).chapter(self.table.seen(None))

    def _look_on(self) -> None:
        """Draw a picture of every chapter for watchers, and for people who have not seen a whole one."""
        if self._chapter() not in self.chapters:
            self.chapters.append(self._chapter())
        if len(self.chapters) > (2 if self.people else 1):
            self.draw(self.at_keyboard)

    def _think(self, seat: int) -> None:
        thinking = self.desk.word("thinking", seat=self.speaker.seat(seat))
        with self.desk.err.status(thinking) if self.desk.err.is_terminal else nullcontext():
            before = Counter(faults_of(self.bots[seat]))
            action = self.bots[seat].choose(self.table.sight(seat), self.thoughts)
        for reason in Counter(faults_of(self.bots[seat])) - before:
            self.desk.say("faulted", "red", seat=self.speaker.seat(seat), reason=self.desk.word(f"fault-{reason}"))
        self._look_on()
        events = self.table.play(seat, action)
        self.last_mover = seat
        if shown.tell(self.desk, self.speaker, events, self.at_keyboard):
            sleep(self.pace)

    def _hand_over(self, seat: int) -> None:
        """Clear the screen for the next person where secrets are on the table, then tell what happened since."""
        if seat == self.at_keyboard or not self._secrets():
            return
        if self.at_keyboard is not None:
            self.seen[self.at_keyboard] = self.table.moves
            self.desk.out.clear()
            self.desk.ask(self.desk.word("pass", seat=self.speaker.seat(seat)))
            self._catch_up(seat)
        self.at_keyboard = seat

    def _catch_up(self, seat: int) -> None:
        """Print what a person has not seen yet, including events that the log leaves out because all saw them."""
        since = self.seen.get(seat, 0)
        missed = [event for entry in self.table.line(since) for event in entry.events]
        shown.tell(self.desk, self.speaker, missed, seat)

    def _secrets(self) -> bool:
        """Report whether people here see different things."""
        view, state = self.table.game.view, self.table.state
        public = view(state, None)
        return len(self.people) > 1 and any(view(state, seat) != public for seat in self.people)

    def keep(self) -> None:
        """Save an unfinished game in the user's folder for states, and tell how to continue."""
        if self.table.moves and self.table.result is None:
            path = autosave_path(self.table.game.slug)
            self.save(path)

    def save(self, path: Path) -> None:
        write_save(path, self.table, self.seats)
        self.desk.say("saved", "green", file=str(path), game=self.table.game.slug)

    def _finish(self) -> None:
        desk, result = self.desk, self.table.result
        assert result is not None
        self.draw(None)
        shown.score_sheet(desk, self.table, self.speaker, self.seats)
        if self.record is None and self.people and desk.interactive:
            name = desk.ask(desk.word("ask-record"))
            self.record = Path(name) if name else None
        if self.record is not None:
            write_record(self.record, self.table, self.seats)
            desk.say("recorded", file=str(self.record))
