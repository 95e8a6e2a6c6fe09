"""Errors: a person's wrong input (one clear line, exit code 2) or a bug in a game's rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from tafelrunde.kernel.shortening import shortened

if TYPE_CHECKING:
    from tafelrunde.kernel.actions import ActionWord
    from tafelrunde.kernel.game import Setup
    from tafelrunde.kernel.steps import Refusal


MOST_SAID = 500  # characters of a value that an error repeats; the word lists refuse endless ones


class Localised(Protocol):
    """A part of an error that has a sentence in every language, such as another error or a game's title."""

    def say(self, lang: str) -> str: ...


def _short(value: ActionWord | Localised) -> ActionWord:
    if isinstance(value, int):
        return value
    return shortened(str(value), MOST_SAID)


class TafelrundeError(Exception):
    """The root of all errors that this package raises.

    `str` is an English sentence, `say("de")` the German one. Programs find the details in attributes.
    """

    def say(self, lang: str) -> str:
        """Return the sentence in a language."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.say("en")


class BadInput(TafelrundeError, ValueError):
    """An error in what a person typed, sent or saved; nothing has changed.

    The message is the text `error-<key>` of the shared word lists, so it has a sentence in every language. The sentence
    of another error may be a part of it.
    """

    def __init__(self, key: str, **args: ActionWord | Localised) -> None:
        super().__init__(key)
        self.key = key
        self.args_by_name = {name: _short(value) for name, value in args.items()}
        self.causes = {name: value for name, value in args.items() if not isinstance(value, str | int)}

    def say(self, lang: str) -> str:
        from tafelrunde.kernel.texts import shared_texts

        causes = {name: cause.say(lang) for name, cause in self.causes.items()}
        said = shared_texts(lang)(f"error-{self.key}", **{**self.args_by_name, **causes})
        return " ".join(said.splitlines())  # a quoted value may have several lines

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.key, {**self.args_by_name, **self.causes})


def _rebuild(kind: type[BadInput], key: str, args: dict[str, ActionWord | Localised]) -> BadInput:
    error = kind.__new__(kind)
    BadInput.__init__(error, key, **args)
    return error


class BadNotation(BadInput):
    """A move or position text that does not follow the notation."""


class BadEdition(BadInput):
    """An edition file with a wrong value; names file, line and field."""


class BadRecord(BadInput):
    """A record that is damaged, tampered with or made by other rules."""

    @classmethod
    def of(cls, error: BadInput) -> BadInput:
        """Return the same complaint about something that a record names."""
        return _rebuild(cls, error.key, {**error.args_by_name, **error.causes})


class IllegalMove(TafelrundeError, ValueError):
    """A well-formed move that the rules forbid now. `refusal` names the clause and its arguments."""

    def __init__(self, seat: int, move: str, refusal: Refusal, setup: Setup[Any, Any]) -> None:
        super().__init__(seat, move, refusal, setup)
        self.seat = seat
        self.move = move
        self.refusal = refusal
        self.setup = setup

    def say(self, lang: str) -> str:
        from tafelrunde.kernel.speech import Speaker
        from tafelrunde.kernel.texts import shared_texts

        try:
            reason = Speaker(self.setup, lang).refusal(self.refusal)
        except KernelError:  # a game under development may lack the text
            reason = str(self.refusal)
        return shared_texts(lang)("error-illegal-move", seat=self.seat, move=self.move, reason=reason)


class Bug(TafelrundeError):
    """A mistake of a game, not of a person. `reason` is for its authors, in English."""

    key: ClassVar[str]

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason

    def say(self, lang: str) -> str:
        from tafelrunde.kernel.texts import shared_texts

        return shared_texts(lang)(f"error-{self.key}", reason=self.reason)


class KernelError(Bug, RuntimeError):
    """A bug in a game's steps; names the step."""

    key = "rules-bug"


class Impossible(Bug, AssertionError):
    """A position that no game can come to; the reason names the clause."""

    key = "impossible"


def require(condition: object, reason: str) -> None:
    """Assert a condition even if Python is told to skip assertions."""
    if not condition:
        raise Impossible(reason)


class Notice(UserWarning):
    """A warning that a run goes on, but differently from what was asked for."""

    def __init__(self, reason: BadInput) -> None:
        super().__init__(str(reason))
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return Notice, (self.reason,)
