"""What still has to happen fits what lies on the table; so no step ever looks for what is not there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.games.dungeonquest.board import CORRIDOR, DIRECTIONS, IN, MONSTER, NONE, PILES, WEB
from tafelrunde.games.dungeonquest.edition import ATTRIBUTES
from tafelrunde.games.dungeonquest.kinds import Dicing, OfPlayer
from tafelrunde.games.dungeonquest.state import HIDDEN, TOLD, Quest
from tafelrunde.games.dungeonquest.steps import (
    action,
    body,
    cards,
    catacombs,
    dragon,
    entering,
    fate,
    flight,
    monsters,
    moving,
    rooms,
    searching,
    setup,
    sun,
    turn,
)
from tafelrunde.kernel.errors import require
from tafelrunde.kernel.steps import Step

FIGHTING = (
    monsters.Banish,
    monsters.CombatRound,
    monsters.Shield,
    monsters.Spark,
    monsters.FleeOrFight,
    monsters.Fled,
    monsters.FleeFirst,
    monsters.FledAlone,
    monsters.AloneRound,
    monsters.AloneBlows,
)
FLEEING = (monsters.FleeOrFight, monsters.Fled, monsters.FleeFirst, monsters.FledAlone, flight.RunTo)
HOLDING = (entering.FindPath, entering.Explore, catacombs.LayTile)
ONE_DIE = (sun.SunRolled, turn.AfterDie, catacombs.SecondLeg, monsters.AloneBlows)
TWO_DICE = (fate.Judge, dragon.Burn, dragon.Serenity)
BELOW = (action.Underground, catacombs.Leave, catacombs.Squeeze, catacombs.FirstLeg, catacombs.Bear)
ABOVE = (action.Act, action.LastResort, action.HasteMove, action.HasteNext)
FORMS = ("D3", "D6", *(f"2D6-{attribute}" for attribute in ATTRIBUTES))


def check(s: Quest) -> None:
    """Every step that waits, the last first."""
    bottom = s.stack[0]
    for step in s.stack:
        _values(s, step)
    if isinstance(bottom, setup.LayOut | setup.DealRunes | setup.Begin):
        return
    require(isinstance(bottom, turn.EndOfTurn), "DQ-003: a turn without an end")
    require(NONE not in s.heroes, "DQ-017: a seat without a hero")
    for step in s.stack:
        _table(s, step)
    top = s.stack[-1]
    if s.monster != NONE:
        _fight(s)
    if isinstance(top, OfPlayer) or s.monster != NONE:
        require(s.status[s.player] == IN and s.place[s.player] != NONE, "DQ-007: who is out does not act")
    require(bool(s.peek) == isinstance(top, searching.TakeFind), "DQ-071: search cards are seen while one is chosen")


def _values(s: Quest, step: Step[Any]) -> None:
    """What a step carries along is something of this box."""
    for name, values in _bounds(s).items():
        require(getattr(step, name, values.start) in values, f"{type(step).__name__}: no such {name}")
    if isinstance(step, cards.Resolve):
        require(0 <= step.at < len(s.board.ops[step.card][step.branch]), "Resolve: the card says nothing more")
    if isinstance(step, body.Suffer | body.Recover):
        require(step.form in FORMS, f"{type(step).__name__}: no such dice")
    if isinstance(step, entering.StepInto | moving.Obstacles | moving.OpenUp):
        require(s.board.next[step.cell][step.d] != NONE, "DQ-032: behind the outer wall")


def _bounds(s: Quest) -> Mapping[str, range]:
    seats, spaces, branches = range(s.seats), range(len(s.board.spaces)), range(len(s.board.ops[0]))
    return {
        **dict.fromkeys(("position", "thrower", "fallen", "hero"), seats),
        **dict.fromkeys(("cell", "to", "room", "origin", "at"), spaces),
        **dict.fromkeys(("success", "failure", "branch"), branches),
        **dict.fromkeys(("d", "first"), range(len(DIRECTIONS))),
        **dict.fromkeys(("hurt", "harm", "burden"), range(100)),
        "attribute": range(len(ATTRIBUTES)),
        "card": range(s.board.first_monster),
        "count": range(1, 3),
        "deck": range(len(PILES)),
        "least": range(7),
        "number": range(1, 7),
        "shortfall": range(1, 100),
    }


def _table(s: Quest, step: Step[Any]) -> None:
    """What a step looks for is there."""
    seat, dice = s.player, len(s.dice)
    if isinstance(step, FIGHTING):
        require(s.monster != NONE, "DQ-089: a fight without a monster")
    if isinstance(step, FLEEING):
        require(s.place[seat] != NONE and flight.flights(s, seat), "DQ-107: nowhere to flee to")
    if isinstance(step, HOLDING):
        require(s.held != NONE, "DQ-038: no tile is drawn")
    if isinstance(step, ONE_DIE) or (isinstance(step, body.Suffer | body.Recover) and step.form in ("D3", "D6")):
        require(dice, "DQ-052: no die is thrown")
    elif isinstance(step, (*TWO_DICE, body.Suffer)):
        require(dice == 2, "DQ-052: two dice are thrown")
    if isinstance(step, BELOW):
        require(s.below(seat), "DQ-167: catacomb cards are drawn underground")
    if isinstance(step, ABOVE):
        require(not s.below(seat), "DQ-050: underground there are no moves")
    if isinstance(step, fate.Reroll | sun.SaveSun):
        require(dice and any(isinstance(other, Dicing) for other in s.stack), "DQ-188: no roll to speak of")
    if isinstance(step, fate.Sacrifice):
        require(isinstance(s.stack[s.stack.index(step) - 1], fate.Roll), "DQ-009: a sacrifice without a test")
    if isinstance(step, rooms.MoveOn):
        require(s.type_at(s.place[seat]) in (CORRIDOR, WEB), "DQ-118: nothing moves the hero on")
    if isinstance(step, entering.ChooseSide):
        require(s.board.halves[s.lies[s.place[seat]]], "DQ-229: the room has no sides")
    if isinstance(step, fate.Spend):
        require(step.shortfall <= s.grit[seat], "DQ-054: more tokens than there are")


def _fight(s: Quest) -> None:
    require(s.hurt < s.board.monster_life[s.monster], "DQ-096: a dead monster fights")
    require(s.known == TOLD or s.solo, "DQ-085: only its player knows the monster")
    require(s.known != TOLD or not s.solo, "DQ-201: alone there is no monster player")
    require(s.known != HIDDEN or not s.hurt, "DQ-207: who fights sees what")
    here = s.place[s.player]
    seen = s.solo or s.below(s.player) or (here != NONE and s.marks[here] & MONSTER)
    require(seen, "DQ-086: a monster without a token")
