"""Monsters: encounters (DQ-082 to DQ-090), combat (DQ-091 to DQ-100), whether to flee (DQ-101, DQ-102); alone: DQ-201
to DQ-208."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.dungeonquest import events
from tafelrunde.games.dungeonquest.board import (
    AGILITY,
    BAN,
    COMBAT,
    KEEN_NOSE,
    MAGIC,
    MELEE,
    MONSTER,
    MONSTER_DECK,
    NONE,
    RANGED,
    SHIELD,
    Board,
)
from tafelrunde.games.dungeonquest.kinds import Dicing, OfPlayer
from tafelrunde.games.dungeonquest.odds import Blow
from tafelrunde.games.dungeonquest.state import HIDDEN, SHOWN, TOLD, Quest
from tafelrunde.games.dungeonquest.steps.body import put_away_monster, put_token, wound
from tafelrunde.games.dungeonquest.steps.cards import draw, effect
from tafelrunde.games.dungeonquest.steps.entering import MEET, on_entering
from tafelrunde.games.dungeonquest.steps.fate import (
    DECLINE,
    USE_RUNE,
    Answer,
    attempt,
    end_turn,
    forgo,
    odds_of,
    put_to_test,
    throw,
    use_rune,
)
from tafelrunde.games.dungeonquest.steps.flight import FIGHT, FLEE, RunTo, flights, penalty
from tafelrunde.kernel.actions import Action, ActionWord
from tafelrunde.kernel.errors import KernelError
from tafelrunde.kernel.events import EventKind
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.state import Answers
from tafelrunde.kernel.steps import Choice, Refusal, SealedAsk, Step, frozen

SOLO_WOUNDS: tuple[Blow, ...] = ((1, 0), (1, 0), (1, 1), (1, 1), (0, 1), (0, 2))  # hero and monster, by die (DQ-205)


@on_entering(MEET)
def encounter(s: Quest) -> None:
    """DQ-085, DQ-086: the left neighbour draws a monster, looks at it alone and tells its name; a token comes into the
    room. Alone, nobody looks and no token comes yet (DQ-201, DQ-208). Underground there is no room (DQ-172)."""
    card = draw(s, MONSTER_DECK)
    if card == NONE:
        return
    seat = s.player
    s.monster, s.hurt, s.combat_used = card, 0, False
    if s.solo:
        s.known = HIDDEN
        s.tell(events.MET_UNSEEN, seat)
    else:
        s.known = TOLD
        s.tell(events.MET, seat, s.board.family[card])
        s.tell_to((s.left_of(seat),), events.MONSTER_CARD, s.board.monster_life[card], s.board.penalty[card])
        if not s.below(seat):
            put_token(s, s.place[seat])
    if s.has_power(seat, BAN):
        s.push(Banish())
    else:
        face_monster(s)


@effect("encounter")
def _encounter(s: Quest, card: int, rest: str) -> None:
    """DQ-082."""
    encounter(s)


def face_monster(s: Quest) -> None:
    """To combat (DQ-089); alone flight comes before it, once (DQ-202)."""
    if not s.solo:
        s.push(CombatRound())
    elif flights(s, s.player):
        s.push(FleeFirst())
    else:
        begin_alone(s)


@frozen
class Banish(OfPlayer):
    """DQ-188: the Rune of Banishing; card and token go, the turn ends."""

    topic = "banish"
    clause = "DQ-188"
    choices = (USE_RUNE, DECLINE)

    def take(self, s: Quest, seat: int, action: Action) -> None:
        if action.verb == "rune":
            use_rune(s, seat)
            put_away_monster(s, "DQ-188")
            remove_token(s, seat)
            end_turn(s)
        else:
            forgo(s, seat, "rune", self.clause)
            face_monster(s)


def remove_token(s: Quest, seat: int) -> None:
    """DQ-087: the token goes with the monster."""
    at = s.place[seat]
    if not s.below(seat) and s.marks[at] & MONSTER:
        s.marks[at] &= ~MONSTER
        s.tell(events.TOKEN_GONE, s.board.spaces[at])


# --- combat


class Strike(Choice[Quest]):
    """DQ-091, DQ-099: any of three cards in every round."""

    verb = "strike"

    def offers(self, s: Quest, seat: int) -> Sequence[Action]:
        return s.board.strike

    def why(self, s: Quest, seat: int, action: Action) -> Refusal:
        raise KernelError(f"every combat card is on offer, also {action}")


@frozen
class CombatRound(SealedAsk[Quest]):
    """DQ-091, DQ-092: hero player and monster player choose in secret, and reveal together. The left neighbour plays
    the monster whatever has become of his own hero (DQ-065, DQ-084)."""

    topic = "combat"
    clause = "DQ-091"
    choices = (Strike(),)

    def about(self, s: Quest) -> tuple[tuple[str, ActionWord], ...]:
        hero = s.player
        return ("hero:seat", hero), ("monster:seat", s.left_of(hero)), ("family", s.board.family[s.monster])

    def seats(self, s: Quest) -> tuple[int, ...]:
        hero = s.player
        monster = (hero + 1) % s.seats
        return (hero, monster) if hero < monster else (monster, hero)

    def resolve(self, s: Quest, answers: Answers) -> None:
        chosen = {seat: COMBAT.index(action.word()) for seat, action in answers}
        hero, monster = chosen[s.player], chosen[s.left_of(s.player)]
        s.picks = (hero, monster)
        s.tell(events.STRUCK, s.player, COMBAT[hero], COMBAT[monster])
        hurt, harm = table(s.setup, hero, monster)
        blows(s, hurt, harm, hero == MAGIC)


def table(setup: Setup[Quest, Board], hero: int, monster: int) -> Blow:
    """DQ-093: wounds of hero and monster. DQ-R17: the cycle may run the other way, and the strong blow of the monster
    may be the hero's as well."""
    wounds, options = setup.board.edition.combat.wounds, setup.options
    hurt, harm = wounds[hero][monster]
    if options["combat_symmetric"] and (hero, monster) == (MELEE, RANGED):
        harm = wounds[RANGED][MELEE][0]
    if options["combat_cycle"] == "ranged_over_melee" and hero != monster:
        hurt, harm = harm, hurt
    return hurt, harm


def results(setup: Setup[Quest, Board]) -> list[list[Blow]]:
    """Wounds of hero and monster, by the hero's card and then the monster's."""
    cards = range(len(COMBAT))
    return [[table(setup, hero, monster) for monster in cards] for hero in cards]


def blows(s: Quest, hurt: int, harm: int, spark: bool) -> None:
    """Wounds about to be taken by hero and monster; Baldur's shield and Mirela's spark come before it is looked who is
    dead, so that the offer tells nothing of the monster's life."""
    seat = s.player
    if hurt and s.ability(seat) == SHIELD and not s.combat_used:
        s.push(Shield(hurt, harm))
    elif spark and harm and not hurt and s.ability(seat) == KEEN_NOSE and not s.combat_used:
        s.push(Spark(hurt, harm))
    else:
        strike(s, hurt, harm)


class RaiseShield(Answer):
    verb = "shield"


@frozen
class Shield(OfPlayer):
    """DQ-009: Sir Baldur, once a combat, suffers a wound less."""

    hurt: int
    harm: int

    topic = "shield"
    clause = "DQ-009"
    choices = (RaiseShield(), DECLINE)

    def about(self, s: Quest) -> tuple[tuple[str, ActionWord], ...]:
        return (("count:number", self.hurt),)

    def take(self, s: Quest, seat: int, action: Action) -> None:
        used = action.verb == "shield"
        if used:
            s.combat_used = True
            s.tell(events.SHIELDED, seat)
        else:
            forgo(s, seat, "shield")
        strike(s, self.hurt - used, self.harm)


class ThrowSpark(Answer):
    verb = "spark"


@frozen
class Spark(OfPlayer):
    """DQ-009: Mirela, once a combat, deals a wound more."""

    hurt: int
    harm: int

    topic = "spark"
    clause = "DQ-009"
    choices = (ThrowSpark(), DECLINE)

    def take(self, s: Quest, seat: int, action: Action) -> None:
        used = action.verb == "spark"
        if used:
            s.combat_used = True
            s.tell(events.SPARKED, seat)
        else:
            forgo(s, seat, "spark")
        strike(s, self.hurt, self.harm + used)


def strike(s: Quest, hurt: int, harm: int) -> None:
    """DQ-093 to DQ-098: both sides together."""
    seat = s.player
    if harm:
        s.hurt += harm
        s.tell(events.MONSTER_HURT, harm, s.hurt)
    falls = s.wounds[seat] + hurt >= s.life(seat)
    slain = s.hurt >= s.board.monster_life[s.monster]
    if falls and s.setup.options["double_fall"] == "hero_first":
        slain = False  # DQ-R18: his death ends the encounter before anybody looks at the monster
    if not falls:
        wound(s, seat, hurt)
    if slain:  # DQ-096; also when the hero falls in the same round (DQ-097)
        s.tell(events.SLAIN, seat)
        put_away_monster(s, "DQ-096")
        remove_token(s, seat)
    if falls:
        wound(s, seat, hurt, "fight")
        return
    if slain:
        end_turn(s)  # DQ-090
    elif s.solo:
        s.push(AloneRound())
    elif flights(s, seat):
        s.push(FleeOrFight())
    else:
        s.push(CombatRound())


# --- flight


@frozen
class FleeOrFight(OfPlayer):
    """DQ-098, DQ-101: at the end of a round that both survived."""

    topic = "flee"
    clause = "DQ-101"
    choices = (FLEE, FIGHT)

    def about(self, s: Quest) -> tuple[tuple[str, ActionWord], ...]:
        return ("family", s.board.family[s.monster]), *odds_of(s.attributes[4 * s.player + AGILITY])

    def take(self, s: Quest, seat: int, action: Action) -> None:
        if action.verb == "flee":
            attempt(s, "flee")
            s.push(Fled())
            put_to_test(s, AGILITY)
        else:
            forgo(s, seat, "flee", "DQ-098")
            s.push(CombatRound())


@frozen
class Fled(Step[Quest]):
    """DQ-102 to DQ-105, DQ-109: on success the card is shown and its penalty suffered, then the hero runs."""

    def run(self, s: Quest) -> None:
        seat = s.player
        if not s.passed:
            s.push(CombatRound())
            return
        cost = penalty(s, seat)
        s.tell(events.FLED, seat, cost)
        put_away_monster(s, "DQ-109")
        if not wound(s, seat, cost, "fight"):
            end_turn(s)  # what follows is all there is (DQ-108)
            s.push(RunTo())


# --- alone


@frozen
class FleeFirst(OfPlayer):
    """DQ-201, DQ-202: the card lies face down; one chance to flee."""

    topic = "flee-first"
    clause = "DQ-202"
    choices = (FLEE, FIGHT)

    def about(self, s: Quest) -> tuple[tuple[str, ActionWord], ...]:
        return odds_of(s.attributes[4 * s.player + AGILITY])

    def take(self, s: Quest, seat: int, action: Action) -> None:
        if action.verb == "flee":
            s.tell(events.TRIES_ALONE, seat, "flee")
            s.push(FledAlone())
            put_to_test(s, AGILITY)
        else:
            begin_alone(s)


@frozen
class FledAlone(Step[Quest]):
    """DQ-203, DQ-204: success costs nothing and leaves a token; failure costs the penalty, and then one must fight."""

    def run(self, s: Quest) -> None:
        seat = s.player
        if s.passed:
            s.tell(events.FLED_ALONE, seat, 0)
            put_token(s, s.place[seat])
            put_away_monster(s, "DQ-203")
            end_turn(s)
            s.push(RunTo())
            return
        show_monster(s, events.MONSTER_SHOWN)
        if not wound(s, seat, penalty(s, seat), "fight"):
            s.push(AloneRound())


def show_monster(s: Quest, told: EventKind) -> None:
    s.known = SHOWN
    card = s.monster
    s.tell(told, s.board.family[card], s.board.monster_life[card], s.board.penalty[card])


def begin_alone(s: Quest) -> None:
    """DQ-207: who fights sees what."""
    show_monster(s, events.FACED_ALONE)
    s.push(AloneRound())


@frozen
class AloneRound(Step[Quest]):
    """DQ-205, DQ-206: a die instead of cards, until one is dead."""

    def run(self, s: Quest) -> None:
        throw(s, s.player, 1, AloneBlows())


@frozen
class AloneBlows(Dicing):
    roll = "combat"

    def run(self, s: Quest) -> None:
        hurt, harm = SOLO_WOUNDS[s.dice[0] - 1]
        blows(s, hurt, harm, hurt == 0)
