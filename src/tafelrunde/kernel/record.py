"""Records: a whole game with seed, outcomes, moves and hashes, so that you can check it offline.

The text is canonical and ends with a checksum: a record with a single byte changed is refused.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Annotated, Any, Generic, TypeVar

import msgspec

from tafelrunde.kernel.edition import EditionFile
from tafelrunde.kernel.errors import BadInput, BadRecord, IllegalMove
from tafelrunde.kernel.game import game as find_game
from tafelrunde.kernel.luck import Commitment, Luck, Outcome, Tape
from tafelrunde.kernel.options import Value
from tafelrunde.kernel.result import Result
from tafelrunde.kernel.state import State
from tafelrunde.kernel.table import UNDO, Table
from tafelrunde.kernel.typed import decoded

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Setup

S = TypeVar("S", bound=State)
B = TypeVar("B")
FORMAT = 1
RecordLine = tuple[int, str, list[int | list[int]], str]
"""The seat, the move, the outcomes, and the hash of the position reached."""
Small = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Record(msgspec.Struct, frozen=True, eq=False, forbid_unknown_fields=True, kw_only=True):
    """A game as it was played. `secret` stays None until the game is over or given up, since it tells the luck to
    come.
    """

    tafelrunde: Small
    game: str
    rules: Small
    edition: str
    seats: Small
    options: dict[str, Value]
    players: list[str]
    commitment: str
    secret: str | None
    entropy: list[str]
    opening: list[int | list[int]]
    opening_hash: str
    moves: list[RecordLine]
    result: dict[str, Any] | None
    checksum: str = ""  # written anew with every text; shows damage that no rule can find

    def __eq__(self, other: object) -> bool:
        """Compare the texts of two records; the checksum is a part of the text alone."""
        return self.text() == other.text() if isinstance(other, Record) else NotImplemented

    def __repr__(self) -> str:
        end = "unfinished" if self.result is None else "over"
        return f"<Record of {self.game}, {self.seats} seats, {len(self.moves)} lines, {end}>"

    def text(self) -> str:
        """Return the canonical text: one move a line."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        moves = plain.pop("moves")
        result = plain.pop("result")
        del plain["checksum"]
        head = ",\n".join(f" {_json(key)}: {_json(value)}" for key, value in plain.items())
        lines = ",\n".join(f"  {_json(line)}" for line in moves)
        body = f'{{\n{head},\n "moves": [\n{lines}\n ],\n "result": {_json(result)},\n'
        return f'{body} "checksum": {_json(sha256(body.encode()).hexdigest())}\n}}\n'


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def record(table: Table[S, B], players: Sequence[str] = (), given_up: bool = False) -> Record:
    """Return the record of a table. The secret is in it once the game is over, or given up before its end."""
    if table.commitment is None:
        raise BadInput("no-record")
    over = table.result
    return Record(
        tafelrunde=FORMAT,
        game=table.game.slug,
        rules=table.game.rules_version,
        edition=table.setup.edition.digest,
        seats=table.setup.seats,
        options=dict(table.setup.options),
        players=list(players),
        commitment=table.commitment.public,
        secret=table.commitment.secret.hex() if over or given_up else None,
        entropy=[pinch.hex() for pinch in table.commitment.entropy],
        opening=_listed(table.opening),
        opening_hash=table.opening_hash,
        moves=[(entry.seat, entry.move, _listed(entry.outcomes), entry.hash) for entry in table.log],
        result=_plain_result(over),
    )


def _listed(outcomes: Sequence[Outcome]) -> list[int | list[int]]:
    return [list(outcome) if isinstance(outcome, tuple) else outcome for outcome in outcomes]


def _plain_result(result: Result | None) -> dict[str, Any] | None:
    if result is None:
        return None
    plain: dict[str, Any] = json.loads(_json(result._asdict()))
    return plain


def read_record(text: str) -> Record:
    """Read a record and refuse anything that is not its canonical text."""
    try:
        read = decoded(text.encode("utf-8", "surrogatepass"), Record)
    except msgspec.ValidationError as error:
        raise BadRecord("record-field", reason=str(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord("record-json", reason=str(error)) from None
    if read.tafelrunde != FORMAT:
        raise BadRecord("record-format", value=read.tafelrunde, wanted=FORMAT)
    canonical = read.text()
    if canonical != text:
        ours, given = canonical.split("\n"), text.split("\n")
        different = (i for i, (a, b) in enumerate(zip(ours, given, strict=False), 1) if a != b)
        raise BadRecord("record-canonical", line=next(different, min(len(ours), len(given))))
    return read


class Replay(Generic[S, B]):
    """A record that is played again line by line, checking moves, outcomes and hashes.

    Luck comes from the revealed secret, or from the recorded outcomes if it is not revealed yet.
    """

    def __init__(self, kept: Record, edition: EditionFile[Any] | None = None) -> None:
        self.record = kept
        setup: Setup[S, B] = _setup(kept, edition)
        self.revealed = kept.secret is not None
        commitment = _commitment(kept)
        luck = None if self.revealed else Luck(Tape(_laid(kept.opening)))
        self.table: Table[S, B] = Table.fresh(setup, commitment, luck)
        if _listed(self.table.opening) != kept.opening or self.table.fingerprint != kept.opening_hash:
            raise BadRecord("record-opening")

    def __iter__(self) -> Iterator[Table[S, B]]:
        """Yield the table after each line of the record."""
        for number, (seat, move, outcomes, digest) in enumerate(self.record.moves, 1):
            luck = self.table.state.luck
            if not self.revealed:
                luck.source = Tape(_laid(outcomes), luck.tick)
            try:
                if move.startswith(f"{UNDO} "):
                    self.table.take_back(seat, _count(move))
                else:
                    self.table.play(seat, move)
            except (IllegalMove, BadInput) as error:
                reason = error.refusal.clause if isinstance(error, IllegalMove) else error
                raise BadRecord("record-move", number=number, move=move[:60], reason=reason) from None
            if self.table.log[-1].move != move:
                raise BadRecord("record-notation", number=number, move=move[:60], wanted=self.table.log[-1].move)
            if _listed(self.table.log[-1].outcomes) != outcomes:
                raise BadRecord("record-luck", number=number, move=move[:60])
            if self.table.fingerprint != digest:
                raise BadRecord("record-hash", number=number, move=move[:60])
            yield self.table


def _setup(kept: Record, edition: EditionFile[Any] | None) -> Setup[Any, Any]:
    """Return the setup that the record was played with; edition and rules must be those of this installation."""
    try:
        game = find_game(kept.game)
        if kept.rules != game.rules_version:
            raise BadRecord("record-rules", value=kept.rules, wanted=game.rules_version)
        used = edition or game.built_in_edition
        if kept.edition != used.digest:
            raise BadRecord("record-edition", value=kept.edition[:40], wanted=used.digest)
        setup = game.setup(kept.seats, kept.options, edition)
    except BadInput as error:
        raise BadRecord.of(error) from None
    if dict(setup.options) != kept.options:
        raise BadRecord("record-options")
    return setup


def _laid(outcomes: Sequence[int | list[int]]) -> list[Outcome]:
    return [tuple(outcome) if isinstance(outcome, list) else outcome for outcome in outcomes]


def _count(move: str) -> int:
    word = move.partition(" ")[2]
    return int(word) if word.isascii() and word.isdigit() and len(word) < 10 else 0


def _commitment(kept: Record) -> Commitment:
    """Return the revealed commitment, which must be the one that was shown before the first move.

    Only a game that is not over yet may keep its secret.
    """
    try:
        commitment = Commitment(bytes.fromhex(kept.secret or ""), tuple(map(bytes.fromhex, kept.entropy)))
    except ValueError:
        raise BadRecord("record-commitment") from None
    if kept.secret is None:
        right = kept.result is None
    else:
        right = (commitment.public, commitment.secret.hex()) == (kept.commitment, kept.secret)
    if not right or [pinch.hex() for pinch in commitment.entropy] != kept.entropy:
        raise BadRecord("record-commitment")
    return commitment


def verify(text: str, edition: EditionFile[Any] | None = None) -> Table[Any, Any]:
    """Check a record offline: every move legal, every outcome from the committed seed, every hash and the result.

    Return the table at the end. A `BadRecord` names the first thing that is wrong.
    """
    replay: Replay[Any, Any] = Replay(read_record(text), edition)
    for _ in replay:
        pass
    if _json(_plain_result(replay.table.result)) != _json(replay.record.result):  # 1, 1.0 and true differ
        raise BadRecord("record-result")
    return replay.table
