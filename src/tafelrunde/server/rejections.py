"""Rejections by the server: a code, its HTTP status, and a text in both languages (`reject-<code>`)."""

from __future__ import annotations

from tafelrunde.kernel.actions import ActionWord
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.texts import shared_texts
from tafelrunde.server.protocol import Texts2
from tafelrunde.server.protocol.table import Problem, Refused, Reject

STATUS = {
    "malformed": 400,
    "host": 400,
    "hello": 400,
    "no-guest": 401,
    "origin": 403,
    "not-seated": 403,
    "not-owner": 403,
    "not-yours": 403,
    "local-only": 403,
    "sent-away": 403,
    "quiet": 403,
    "no-page": 404,
    "no-game": 404,
    "no-table": 404,
    "no-moment": 404,
    "no-link": 404,
    "edition": 404,
    "no-method": 405,
    "proto": 409,
    "input": 409,
    "stale": 409,
    "illegal": 409,
    "seat-taken": 409,
    "seats-me": 409,
    "open-seats": 409,
    "no-such-seat": 409,
    "not-lobby": 409,
    "not-running": 409,
    "not-over": 409,
    "no-undo": 409,
    "undone-often": 409,
    "no-vote": 409,
    "vote-open": 409,
    "not-alone": 409,
    "proposal-open": 409,
    "no-proposal": 409,
    "no-change": 409,
    "stand-in": 409,
    "no-bot": 409,
    "no-person": 409,
    "no-spectator": 409,
    "present": 409,
    "lately": 409,
    "name": 409,
    "too-many-tables": 409,
    "too-many-bots": 409,
    "rules": 409,
    "edition-damaged": 409,
    "too-large": 413,
    "not-json": 415,
    "too-fast": 429,
    "too-many-sockets": 429,
    "broken": 500,
    "store": 503,
    "going-away": 503,
}
"""All codes. From 500 on the client is not at fault and may try again."""


LONGEST = 200  # characters of a client's word that is repeated; a text accepts at most a thousand


def plain(word: ActionWord) -> ActionWord:
    """Return a word as it may be repeated to its sender: short, on one line, every character visible."""
    return word if isinstance(word, int) else "".join(map(_seen, word[:LONGEST]))


def _seen(sign: str) -> str:
    return " " if sign.isspace() else sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}"


class Rejected(Exception):
    """A request that the server rejects; nothing has changed."""

    def __init__(
        self, code: str, refused: Refused | None = None, cause: BadInput | None = None, **args: ActionWord
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = STATUS[code]
        self.args_by_name = {name: plain(word) for name, word in args.items()}
        self.refused = refused
        self.cause = cause  # the kernel's error, which speaks the reader's language

    @classmethod
    def of(cls, error: BadInput) -> Rejected:
        return cls("input", cause=error, reason=str(error))

    @classmethod
    def again(cls, reject: Reject) -> Rejected:
        """Return the exception for a stored rejection."""
        no = cls(reject.code, reject.refused)
        no.args_by_name = reject.args
        return no

    def anew(self) -> Rejected:
        """Return a copy, so that the same rejection can be raised again."""
        no = Rejected(self.code, self.refused, self.cause)
        no.args_by_name = self.args_by_name
        return no

    def say(self, lang: str) -> str:
        args = self.args_by_name if self.cause is None else {"reason": plain(self.cause.say(lang))}
        return shared_texts(lang)(f"reject-{self.code}", **args)

    def problem(self) -> Problem:
        return Problem(self.code, Texts2(self.say("de"), self.say("en")), self.args_by_name, self.refused)

    def reject(self, command: str) -> Reject:
        return Reject(command, self.code, self.args_by_name, self.refused)

    @property
    def lasting(self) -> bool:
        """True if the same command is always rejected, so that the answer is stored."""
        return self.code in ("stale", "illegal", "input", "not-running", "no-undo", "no-vote", "vote-open", "stand-in")
