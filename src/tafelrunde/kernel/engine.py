"""The engine: run steps until a seat is asked, take its answer and judge it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.errors import KernelError
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import Answers, State
from tafelrunde.kernel.steps import Ask, Refusal, SealedAsk, SoloAsk, Step

S = TypeVar("S", bound=State)

MOST_STEPS = 10_000
"""More steps in a row without a question are an endless loop."""

NOBODY_ASKED = "game-over"


def settle(s: State) -> None:
    """Run pending steps until a seat owes an answer or the game is over."""
    stack = s.stack
    step: Step[Any] | None = None
    for _ in range(MOST_STEPS):
        if s.ended:
            return
        if not stack:
            raise KernelError(f"nothing is left to do after {step or 'the deal'}, and the game is not over")
        step = stack[-1]
        if not step.asks:
            stack.pop()
            step.run(s)
        elif isinstance(step, SoloAsk) and step.forced:
            seat = step.seat(s)
            offered = step.legal(s, seat)
            if len(offered) > 1:
                s.offered = offered
                return
            stack.pop()
            if s.journal is not None:
                step.no_choice(s, seat, offered[0])
            step.take(s, seat, offered[0])
        else:
            return
    raise KernelError(f"{MOST_STEPS} steps in a row without a question; the last was {step}")


def open_ask(s: State) -> Ask[State] | None:
    """Return the decision that the table waits for, or None if the game is over."""
    if s.ended:
        return None
    step = s.stack[-1]
    if not isinstance(step, Ask):
        raise KernelError(f"step {step} is pending: the position has not been settled")
    return step


def owing(s: State) -> tuple[int, ...]:
    """Return the seats that owe an answer."""
    ask = open_ask(s)
    if ask is None:
        return ()
    if not s.sealed:
        return ask.seats(s)
    answered = [seat for seat, _ in s.sealed]
    return tuple([seat for seat in ask.seats(s) if seat not in answered])


def shown_as_asked(s: State) -> tuple[int, ...]:
    """Return the seats that everybody may know to be asked.

    These are the seats that owe an answer, or all that were asked if nobody may see who has answered.
    """
    ask = open_ask(s)
    return ask.seats(s) if isinstance(ask, SealedAsk) and ask.quiet else owing(s)


def pass_verb(s: State) -> str:
    """Return the verb for doing nothing, if the open ask is a secret question whether seats do something."""
    ask = open_ask(s)
    return ask.pass_verb if isinstance(ask, SealedAsk) else ""


def to_move(s: State) -> int:
    """Return the first seat that owes an answer. Simulations ask in this order."""
    step = s.stack[-1]
    return step.seat(s) if isinstance(step, SoloAsk) else owing(s)[0]


def legal(s: State, seat: int) -> list[Action]:
    """Return the legal answers of this seat. Do not change the list."""
    ask = s.stack[-1] if s.stack else None
    if isinstance(ask, SoloAsk):
        if seat != ask.seat(s):
            return []
        if s.offered is None:
            s.offered = ask.legal(s, seat)
        return s.offered
    asked = open_ask(s)
    return [] if asked is None or seat not in asked.seats(s) else asked.legal(s, seat)


def why_not(s: State, seat: int, action: Action) -> Refusal | None:
    """Return the clause that forbids this action, or None if this seat may play it now."""
    ask = open_ask(s)
    if ask is None:
        return Refusal(s.setup.game.end_clause, NOBODY_ASKED)
    if seat not in ask.seats(s):
        return Refusal(ask.clause, "not-your-turn", (("topic", ask.topic),))
    return ask.why_not(s, seat, action)


def meant(s: State, seat: int, action: Action) -> Action:
    """Return the legal answer that this action says in other words, or else the action itself."""
    ask = open_ask(s)
    choice = ask.choice(action.verb) if ask is not None and seat in ask.seats(s) else None
    return action if choice is None else choice.meant(s, seat, action)


def submit(s: State, seat: int, action: Action) -> None:
    """Take a legal answer and settle what follows. The caller checks that it is legal (see `Table.play`)."""
    ask = s.stack[-1]
    s.offered = s.unseen = None
    if isinstance(ask, SoloAsk):
        s.stack.pop()
        ask.take(s, seat, action)
    elif isinstance(ask, SealedAsk):
        answers: Answers = ((seat, action),)
        if s.sealed:
            others = [answer for answer in s.sealed if answer[0] != seat]
            answers = tuple(sorted([*others, *answers]))  # by seat; each has just one
        if len(answers) < len(ask.seats(s)):
            s.sealed = answers
            return
        s.sealed = ()
        s.stack.pop()
        ask.resolve(s, answers)
    else:
        raise KernelError(f"step {ask} asks nothing")
    settle(s)


def sample(s: S, seat: int | None, luck: Luck, redeal: Callable[[S, int | None, Luck], None]) -> S:
    """Return a world that this seat cannot tell from the real one. `redeal` deals anew what it cannot know."""
    _ = s.belief  # fold all that was told until now into the belief, once for all worlds
    world = s.clone()
    world.luck = luck.fork()
    if world.sealed:
        world.sealed = tuple([answer for answer in world.sealed if answer[0] == seat])
    if world.offered is not None and seat not in owing(world):
        world.offered = None  # the moves of another seat can depend on what it hides
    world.unseen = s.unseen
    redeal(world, seat, luck)
    s.unseen, world.unseen = world.unseen, None  # the next world of this seat uses the same
    return world
