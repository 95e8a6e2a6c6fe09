"""`tafelrunde verify`: check a record offline, down to the last die."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from tafelrunde.cli.desk import Desk
from tafelrunde.cli.files import read_text, the_edition
from tafelrunde.cli.parser import CliCommand, Parser
from tafelrunde.kernel.record import Record, read_record, verify
from tafelrunde.kernel.speech import Speaker


def declare(parser: Parser) -> None:
    parser.takes("file", key="record-file", metavar="file", type=Path)
    parser.takes_edition()


def run(desk: Desk, args: Namespace) -> int:
    text = read_text(args.file)
    kept = read_record(text)
    table = verify(text, the_edition(kept.game, args.edition))
    desk.say("verify-good", "green", file=str(args.file), game=kept.game, seats=kept.seats)
    outcomes = len(kept.opening) + sum(len(line[2]) for line in kept.moves)
    desk.say("verify-moves", moves=len(kept.moves))
    desk.say("verify-outcomes", outcomes=outcomes, source="seed" if kept.secret else "notes")
    desk.say("verify-hashes", hashes=len(kept.moves) + 1)
    desk.say("verify-commitment" if kept.secret else "verify-unrevealed", commitment=kept.commitment[:16])
    added = [_player(kept, seat) for seat, pinch in enumerate(kept.entropy) if pinch]
    desk.say("verify-pinches", count=len(added), players=", ".join(added))
    result = table.result
    if result is None:
        desk.say("verify-unfinished")
    else:
        speaker = Speaker.at(table, desk.lang)
        winners = ", ".join(speaker.seat(seat) for seat in result.winners)
        scores = ", ".join(f"{speaker.seat(seat)} {score}" for seat, score in enumerate(result.scores))
        desk.say("verify-result", count=len(result.winners), winners=winners, scores=scores)
    return 0


def _player(kept: Record, seat: int) -> str:
    return kept.players[seat] if seat < len(kept.players) else str(seat)


COMMAND = CliCommand("verify", declare, run)
