"""A played game as rows. They depend only on plan and number: no times, no machine.

Facts are counted from events, so that a new game needs no code here. An event that tells a word of a domain (a card, a
hero, a room) is a fact about the seats it names. If it names none, it is a fact about the only seat that heard it, else
about the seat whose move caused it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from tafelrunde.bots import Bot, bot
from tafelrunde.bots.bot_luck import BotLuck
from tafelrunde.bots.matches import deliver_events
from tafelrunde.bots.registry import faults_of
from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import slot_domain, slot_name
from tafelrunde.kernel.events import Event, EventKind
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sight import Sight
from tafelrunde.kernel.state import State
from tafelrunde.lab.plan import Plan

TableRowData = tuple[Any, ...]
COLUMNS: dict[str, dict[str, str]] = {
    "games": {
        "number": "int", "sitting": "int", "seed": "int", "rotation": "int",
        "winners": "int", "how": "text", "rounds": "int", "decisions": "int",
    },
    "seats": {
        "number": "int", "seat": "int", "bot": "text", "won": "real", "rank": "int", "score": "int", "decisions": "int",
        "faults": "int",
    },
    "points": {"number": "int", "seat": "int", "source": "text", "points": "int"},
    "facts": {"number": "int", "seat": "int", "event": "text", "slot": "text", "word": "text", "times": "int"},
    "rounds": {"number": "int", "at": "int", "round": "int", "seat": "int", "progress": "real", "chance": "real"},
    "decisions": {
        "number": "int", "at": "int", "round": "int", "seat": "int", "asks": "text", "choices": "int", "move": "text",
    },
}  # fmt: skip
"""The tables of a run, with their columns and types."""

TableRows = dict[str, list[TableRowData]]
LAP = 2  # decisions per seat between two looks at the standing, where a game counts no rounds


class PlannedGame(NamedTuple):
    """One game of a plan: its sitting, its seed, and how far its bots have moved on."""

    number: int
    sitting: int
    seed: int
    rotation: int

    @classmethod
    def of(cls, plan: Plan, number: int) -> PlannedGame:
        at, game = divmod(number, plan.games)
        deal, rotation = divmod(game, plan.sittings[at].rotations)
        return cls(number, at, plan.seed + deal, rotation)


def played(plan: Plan, numbers: range) -> TableRows:
    """Play some games of a plan, in order."""
    rows: TableRows = {table: [] for table in COLUMNS}
    setups = [sitting.setup() for sitting in plan.sittings]
    for number in numbers:
        deal = PlannedGame.of(plan, number)
        bots = plan.sittings[deal.sitting].bots
        names = bots[deal.rotation :] + bots[: deal.rotation]
        luck = BotLuck(plan.secret, deal.seed, names)
        _Game(setups[deal.sitting], names, deal, luck, plan.decisions).play(rows)
    return rows


class _Game:
    """A game that is being played and written down."""

    def __init__(
        self, setup: Setup[Any, Any], names: Sequence[str], deal: PlannedGame, luck: BotLuck, every: bool
    ) -> None:
        self.setup, self.names, self.deal, self.luck, self.every = setup, names, deal, luck, every
        self.game = setup.game
        self.bots: list[Bot] = [bot(name) for name in names]
        self.facts: Counter[tuple[int, str, str, str]] = Counter()

    def play(self, rows: TableRows) -> None:
        game, number = self.game, self.deal.number
        state = game.start(self.setup, Luck.seeded(self.deal.seed), journal=True)
        heard = [list[Event]() for _ in self.bots]
        made, rounds, lap, at = [0] * len(self.bots), 0, 0, 0
        self._note(state, heard, None)
        while not state.ended:
            counted = game.round(state)
            rounds = counted or 0
            now = 1 + at // (LAP * len(self.bots)) if counted is None else counted
            if now != lap:
                lap = now
                rows["rounds"] += self._standing(state, at, now)
            ask = engine.open_ask(state)
            for seat in engine.owing(state):  # sealed answers are all chosen from the same position
                sight = Sight.of(game, state, seat, heard[seat])
                action = self.bots[seat].choose(sight, self.luck.of(seat, made[seat]))
                if self.every:
                    choices = len(engine.legal(state, seat))
                    rows["decisions"].append((number, at, now, seat, type(ask).__name__, choices, str(action)))
                made[seat] += 1
                at += 1
                engine.submit(state, seat, action)
                self._note(state, heard, seat)
        rows["rounds"] += self._standing(state, at, lap)
        result = game.result(state)
        share = 1 / len(result.winners) if result.winners else 0.0
        deal = self.deal
        rows["games"].append(
            (number, deal.sitting, deal.seed, deal.rotation, len(result.winners), result.how, rounds, at)
        )
        for seat, name in enumerate(self.names):
            won = share if seat in result.winners else 0.0
            faults = sum(faults_of(self.bots[seat]).values())
            rows["seats"].append((number, seat, name, won, result.ranks[seat], result.scores[seat], made[seat], faults))
            rows["points"] += [(number, seat, source, points) for source, points in result.sources[seat].items()]
        rows["facts"] += [(number, *fact, times) for fact, times in sorted(self.facts.items())]

    def _standing(self, state: State, at: int, now: int) -> list[TableRowData]:
        """Return the progress of each seat, and the chances that the heuristic gives it."""
        chances = self.game.values(state)
        progress = self.game.progress(state) if self.game.progress is not None else chances
        return [(self.deal.number, at, now, seat, progress[seat], chances[seat]) for seat in range(len(self.names))]

    def _note(self, state: State, heard: list[list[Event]], mover: int | None) -> None:
        for event in state.journal or ():
            for seat, name, word in _facts(event, mover):
                self.facts[seat, event.kind.key, name, word] += 1
        deliver_events(state, heard)


def _facts(event: Event, mover: int | None) -> Iterator[tuple[int, str, str]]:
    """Yield the facts that an event tells: the seat it names, its only hearer, or the seat whose move caused it."""
    seats, things = _slots(event.kind)
    about = {int(event.words[i]) for i in seats}
    if not about and event.audience is not None and len(event.audience) == 1:
        about = set(event.audience)
    if not about and mover is not None:
        about = {mover}
    for seat in sorted(about):
        for i, name in things:
            yield seat, name, str(event.words[i])


@cache
def _slots(kind: EventKind) -> tuple[tuple[int, ...], tuple[tuple[int, str], ...]]:
    """Return the words of an event that are seats, and those that are names of things."""
    domains = [slot_domain(slot) for slot in kind.slots]
    seats = tuple(i for i, domain in enumerate(domains) if domain == "seat")
    things = tuple(
        (i, slot_name(slot)) for i, slot in enumerate(kind.slots) if domains[i] not in ("seat", "number", "count")
    )
    return seats, things
