"""Positions as text that a person can write and read: the FEN of every game. The round trip is exact.

tafelrunde drachenland rules=1 edition=0123456789abcdef seats=3
luck seed=00…07 tick=12
options split_pips=off
…the game's own lines…
sealed 1=place R05 2
next Move; Treasures; EndOfTurn

If you write one by hand, you may leave out luck and unchanged options, and put comments behind a `#`. What is read is
checked: every component is there exactly once, and the game can come to this position.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeVar, get_type_hints

from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.edition import EditionFile
from tafelrunde.kernel.errors import Bug, KernelError
from tafelrunde.kernel.game import MAGIC
from tafelrunde.kernel.luck import Luck, Stream
from tafelrunde.kernel.options import read_wishes
from tafelrunde.kernel.reader import Reader
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import Ask, SealedAsk, Step
from tafelrunde.kernel.typed import converted

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game

S = TypeVar("S", bound=State)
_STEP = re.compile(r"(\w+)(?:\((.*)\))?")


def write_position(s: State) -> str:
    """Return the whole position, luck included."""
    source = s.luck.source
    if not isinstance(source, Stream):
        raise KernelError("a position under a tape has no text")
    head, *rest = lines_of(s)
    return "\n".join((head, f"luck seed={source.seed.hex()} tick={s.luck.tick}", *rest)) + "\n"


def fingerprint(s: State) -> str:
    """Return a hash of the position without the luck to come.

    Never show it to players while the game runs: it covers hidden things.
    """
    return sha256("\n".join((*lines_of(s), f"tick={s.luck.tick}")).encode()).hexdigest()[:16]


def public_line(s: State, *more: str) -> str:
    """Return a position in one line, with nothing that a spectator does not see."""
    now, top = f"over ({s.ended})" if s.ended else "waits for nobody", s.stack[-1] if s.stack else None
    if isinstance(top, Ask):
        now = f"waits for {', '.join(map(str, engine.shown_as_asked(s)))} ({top.topic})"
    return f"{', '.join((s.setup.game.slug, f'{s.seats} seats', *more))}: {now}"


def lines_of(s: State) -> list[str]:
    """Return the lines of a position without the luck to come."""
    lines = [*s.setup.heading, *s.setup.game.write(s)]
    lines += [f"sealed {seat}={action}" for seat, action in s.sealed]
    lines.append(f"ended {s.ended}" if s.ended else "next " + "; ".join(str(step) for step in reversed(s.stack)))
    return lines


def read_position(game: Game[S, Any], text: str, edition: EditionFile[Any] | None) -> S:
    """Return the state that a position text describes, settled at a decision or over."""
    reader = Reader(text)
    slug, *head = reader.take(MAGIC) or [""]
    if slug != game.slug:
        reader.wrong("position-game", value=slug[:40], wanted=game.slug)
    version, digest, seats = reader.pairs(head, "rules", "edition", "seats")
    if version != str(game.rules_version):
        reader.wrong("position-rules", value=version[:20], wanted=game.rules_version)
    used = edition or game.built_in_edition
    if digest != used.digest:
        reader.wrong("position-edition", value=digest[:40], wanted=used.digest)
    count = reader.number(seats, 0, 99)
    luck = _read_luck(reader) if reader.peek() == "luck" else Luck.seeded(0)
    wishes = read_wishes(reader.take("options")) if reader.peek() == "options" else {}
    setup = game.setup(count, wishes, edition)
    state = game.deal(setup, Luck.seeded(0))
    state.stack.clear()
    game.read(state, reader)
    while reader.peek() == "sealed":
        seat, _, answer = reader.rest("sealed").partition("=")
        answered: tuple[int, Action] = reader.number(seat, 0, setup.seats - 1), setup.grammar.parse(answer)
        state.sealed += (answered,)
    if reader.peek() == "ended":
        state.finish(reader.rest("ended") or reader.wrong("position-expected", wanted="ended …"))
    else:
        state.stack.extend(reversed([_step(game, reader, word) for word in reader.rest("next").split(";")]))
    if reader.peek():
        reader.wrong("position-after-end")
    state.luck = luck
    _check(game, reader, state)
    return state


def _read_luck(reader: Reader) -> Luck:
    seed, tick = reader.pairs(reader.take("luck"), "seed", "tick")
    try:
        source = Stream(bytes.fromhex(seed))
    except ValueError:
        reader.wrong("position-word", value=seed[:70], known="hex")
    return Luck(source, reader.number(tick, 0, 1 << 60))


@cache
def _types_of(kind: type[Any]) -> dict[str, Any]:
    """Return the types of the values of a step."""
    return get_type_hints(kind)


def _step(game: Game[S, Any], reader: Reader, text: str) -> Step[S]:
    """Return the step with this notation, its values typed as the step wants them."""
    said = _STEP.fullmatch(text.strip())
    kinds = {kind.__name__: kind for kind in game.steps}
    if said is None or said[1] not in kinds:
        reader.wrong("position-word", value=text.strip()[:40], known=" ".join(kinds))
    kind: Any = kinds[said[1]]
    types = _types_of(kind)
    try:
        words = ast.literal_eval(f"({said[2]},)") if said[2] is not None else ()
        named = zip(kind.__match_args__, words, strict=True)
        step: Step[S] = kind(*[converted(word, types[name]) for name, word in named])
        return step
    except (ValueError, SyntaxError, TypeError, RecursionError, MemoryError):  # the last two: nested too deep
        reader.wrong("position-word", value=text.strip()[:60], known=said[1])


def _check(game: Game[S, Any], reader: Reader, state: S) -> None:
    """Refuse what the game could not have come to, so that rules and bots need not handle it."""
    found, wanted = game.components(state), game.components(game.start(state.setup, Luck.seeded(0)))
    for piece in sorted(found.keys() | wanted.keys()):
        if found[piece] != wanted[piece]:
            reader.wrong("position-components", piece=piece, value=found[piece], wanted=wanted[piece])
    try:
        game.invariants(state)
        settled = state.ended or _settled(state)
    except (AssertionError, KernelError) as error:
        reader.wrong("position-invariant", reason=error.reason if isinstance(error, Bug) else str(error))
    if not settled:
        reader.wrong("position-unsettled")
    if state.sealed:
        _check_sealed(reader, state)


def _settled(state: State) -> bool:
    """Return True if a seat owes an answer and nothing happens before it."""
    before = state.stack[:]
    if before[-1].asks:
        engine.settle(state)
    return before[-1].asks and state.stack == before


def _check_sealed(reader: Reader, state: State) -> None:
    """Require that answers are sealed only while others are due, each seat's at most once and in their order."""
    ask, seats = engine.open_ask(state), [seat for seat, _ in state.sealed]
    fits = isinstance(ask, SealedAsk) and set(seats) < set(ask.seats(state)) and seats == sorted(set(seats))
    if not fits or any(engine.why_not(state, seat, action) for seat, action in state.sealed):
        reader.wrong("position-sealed")
