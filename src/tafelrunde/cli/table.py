"""One sitting at the table: whose turn it is, bots that think, what is told, and how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from time import sleep

from rich.rule import Rule
from rich.text import Text

from tafelrunde.bots import bot
from tafelrunde.cli import shown
from tafelrunde.cli.desk import Desk
from tafelrunde.cli.dialog import Dialog
from tafelrunde.cli.files import autosave_path, write_record, write_save
from tafelrunde.kernel.luck import Commitment, Luck
from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.table import AnyTable

HUMAN = "human"


class Sitting:
    """People and bots around one table, until the game is over or somebody leaves."""

    def __init__(self, desk: Desk, table: AnyTable, seats: Sequence[str], pace: float, record: Path | None) -> None:
        assert table.commitment is not None
        self.desk = desk
        self.table = table
        self.seats = list(seats)
        self.pace = pace
        self.record = record
        self.speaker = Speaker(table.setup, desk.lang)
        self.people = [seat for seat, spec in enumerate(seats) if spec == HUMAN]
        self.bots = {seat: bot(spec) for seat, spec in enumerate(seats) if spec != HUMAN}
        # Bots think with luck of their own: the table's would tell them the dice.
        self.thoughts = Luck.seeded(Commitment(b"thoughts", (table.commitment.secret,)).seed)
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None
        self.last_mover: int | None = None
        self.seen: dict[int, int] = {}  # moves that stood when a person gave the keyboard away

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
            players.add_row(self.speaker.seat(seat), desk.word("human") if spec == HUMAN else spec)
        desk.out.print(players)
        desk.say("commitment", "dim", hash=table.commitment.public)
        if self.people:
            desk.say("welcome", "dim")
        if table.moves:
            desk.say("resumed", moves=table.moves)
        else:
            shown.tell(desk, self.speaker, table.opening_events, None)
        if not self.people:
            shown.board(desk, table, self.speaker, None)

    def _think(self, seat: int) -> None:
        thinking = self.desk.word("thinking", seat=self.speaker.seat(seat))
        with self.desk.err.status(thinking) if self.desk.err.is_terminal else nullcontext():
            action = self.bots[seat].choose(self.table.sight(seat), self.thoughts)
        events = self.table.play(seat, action)
        self.last_mover = seat
        if shown.tell(self.desk, self.speaker, events, self.at_keyboard):
            sleep(self.pace)

    def _hand_over(self, seat: int) -> None:
        """With secrets on the table, another person looks away first and is then told what happened since."""
        if seat == self.at_keyboard or not self._secrets():
            return
        if self.at_keyboard is not None:
            self.seen[self.at_keyboard] = self.table.moves
            self.desk.out.clear()
            self.desk.ask(self.desk.word("pass", seat=self.speaker.seat(seat)))
            shown.tell(self.desk, self.speaker, self.table.events(seat, self.seen.get(seat, 0) + 1), seat)
        self.at_keyboard = seat

    def _secrets(self) -> bool:
        """Whether people here see different things."""
        view, state = self.table.game.view, self.table.state
        public = view(state, None)
        return len(self.people) > 1 and any(view(state, seat) != public for seat in self.people)

    def keep(self) -> None:
        """Saves an unfinished game where the user's states lie, and says how to go on."""
        if self.table.moves and self.table.result is None:
            path = autosave_path(self.table.game.slug)
            self.save(path)

    def save(self, path: Path) -> None:
        write_save(path, self.table, self.seats)
        self.desk.say("saved", "green", file=str(path), game=self.table.game.slug)

    def _finish(self) -> None:
        desk, result = self.desk, self.table.result
        assert result is not None
        shown.board(desk, self.table, self.speaker, None)
        shown.score_sheet(desk, self.speaker, result, self.seats)
        if self.record is None and self.people and desk.interactive:
            name = desk.ask(desk.word("ask-record"))
            self.record = Path(name) if name else None
        if self.record is not None:
            write_record(self.record, self.table, self.seats)
            desk.say("recorded", file=str(self.record))
