"""Attacks and how they are parried: violence, conversion, and the window for reactions (APO-070 to APO-095)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tafelrunde.games.apokalypse import events
from tafelrunde.games.apokalypse.board import EARTH, HEAVEN, HELL, NOBODY, PERSON, WINGS, row_of
from tafelrunde.games.apokalypse.edition import Kind
from tafelrunde.games.apokalypse.state import NO_ATTACK, Attack, World
from tafelrunde.games.apokalypse.steps.plays import CardPlay, not_played, not_there, play_open, wing_of
from tafelrunde.kernel.actions import Action, ActionWord
from tafelrunde.kernel.state import Answers
from tafelrunde.kernel.steps import Choice, Deed, Refusal, SealedAsk, SoloAsk, Step, frozen


def _attack(s: World, seat: int, kind: int, display: int, wing: int, column: int) -> None:
    """APO-071: card and target are named first, then others may react. APO-183: the card lies open meanwhile."""
    play_open(s, seat, kind)
    s.attack = Attack(kind, display, wing, column)
    s.push(ATTACK_LANDS)
    if any(hand for other, hand in enumerate(s.hands) if other != seat):
        s.push(REACT)
    s.tell(events.ATTACKED, seat, s.board.cards[kind], s.board.nations[display], WINGS[wing], column)


def _target(s: World) -> tuple[tuple[str, ActionWord], ...]:
    """Who attacks whom with what, for all who read the question."""
    card, display, wing, column = s.attack
    return (
        ("who:seat", s.turn),
        ("card", s.board.cards[card]),
        ("nation", s.board.nations[display]),
        ("wing", WINGS[wing]),
        ("column", column),
    )


def _music_at(s: World, display: int, wing: int, column: int) -> bool:
    """APO-053: church music above the good, heavy metal below the evil."""
    row = s.rows[row_of(display, wing, HELL if wing else HEAVEN)]
    return column <= len(row) and row[column - 1] in s.board.music


class Violence(CardPlay):
    """APO-076, APO-077: the outermost person of a wing, or nobody."""

    verb = "violence"

    def why(self, s: World, seat: int, action: Action) -> Refusal:
        display, wing = s.board.display[action.word()], wing_of(action.word(1))
        missing = not_played(s, seat, s.board.violence) or not_there(s, display)
        if missing:
            return missing
        if s.rows[row_of(display, wing, EARTH)]:
            return Refusal("APO-077", "music-protects")
        return Refusal("APO-075", "nobody-there")  # APO-R04: not even the base population

    def do(self, s: World, seat: int, action: Action) -> None:
        display, wing = s.board.display[action.word()], wing_of(action.word(1))
        _attack(s, seat, s.board.violence, display, wing, len(s.rows[row_of(display, wing, EARTH)]))


class Convert(CardPlay):
    """APO-080, APO-R03: any ordinary person without music, whatever stands further out."""

    verb = "convert"

    def why(self, s: World, seat: int, action: Action) -> Refusal:
        display, wing, at = s.board.display[action.word()], wing_of(action.word(1)), action.number(2)
        missing = not_played(s, seat, s.board.conversion) or not_there(s, display)
        if missing:
            return missing
        earth = s.rows[row_of(display, wing, EARTH)]
        if at > len(earth):
            return Refusal("APO-075", "nobody-there")
        if earth[at - 1] < PERSON:
            return Refusal("APO-030", "immune", (("card", s.board.cards[earth[at - 1]]),))
        if _music_at(s, display, wing, at):
            return Refusal("APO-053", "music-protects")
        return Refusal("APO-175", "not-outermost")

    def do(self, s: World, seat: int, action: Action) -> None:
        display, wing = s.board.display[action.word()], wing_of(action.word(1))
        _attack(s, seat, s.board.conversion, display, wing, action.number(2))


# --- reactions


class Parry(Choice[World]):
    """APO-088, APO-089: the other attack, or music (APO-057)."""

    verb = "parry"

    def offers(self, s: World, seat: int) -> Sequence[Action]:
        able, parry = s.board.parries[s.attack.card], s.board.parry
        return [parry[kind] for kind in dict.fromkeys(s.hands[seat]) if kind in able]

    def why(self, s: World, seat: int, action: Action) -> Refusal:
        kind = s.board.index[action.word()]
        missing = not_played(s, seat, kind)
        if missing:
            return missing
        return Refusal(
            "APO-088" if s.attack.card == s.board.violence else "APO-089", "no-parry", (("card", action.word()),)
        )


class Decline(Choice[World]):
    """Also the only answer of those who cannot parry: they are asked all the same."""

    verb = "decline"

    def offers(self, s: World, seat: int) -> Sequence[Action]:
        return (s.board.decline,)

    def why(self, s: World, seat: int, action: Action) -> Refusal:
        return Refusal("APO-090", "always-open")


@frozen
class React(SealedAsk[World]):
    """APO-090 to APO-095, APO-R06, APO-R07: put to everybody else who holds any card, also to who has passed, so that
    being asked tells nothing. One parry is enough, that of the first in polling order."""

    topic = "react"
    clause = "APO-090"
    quiet = True
    pass_verb = "decline"
    choices = (Parry(), Decline())

    def about(self, s: World) -> tuple[tuple[str, ActionWord], ...]:
        return _target(s)

    def seats(self, s: World) -> tuple[int, ...]:
        return tuple([seat for seat, hand in enumerate(s.hands) if hand and seat != s.turn])

    def resolve(self, s: World, answers: Answers) -> None:
        parries = {seat: answer for seat, answer in answers if answer.verb == "parry"}
        if not parries:
            return
        seat = next(seat for seat in polled(s, s.attack.display) if seat in parries)
        kind = s.board.index[parries[seat].word()]
        play_open(s, seat, kind)
        s.drop(s.attack.card)  # APO-073
        s.drop(kind)
        s.attack = NO_ATTACK
        s.tell(events.PARRIED, seat, s.board.cards[kind])


def polled(s: World, target: int) -> list[int]:
    """APO-R06: clockwise from the attacker's left, or the owner of the attacked display first (APO-180)."""
    order = s.seats_from(s.turn)[1:]
    if s.setup.options["reaction_order"] == "target_first" and target in order:
        order.remove(target)
        order.insert(0, target)
    return order


# --- what follows

Effect = Callable[[World, Attack], None]
EFFECTS: dict[Kind, Effect] = {}
"""What the attacks do, by the kind of the card."""


def effect(kind: Kind) -> Callable[[Effect], Effect]:
    """Makes a function the effect of such attacks."""

    def named(does: Effect) -> Effect:
        EFFECTS[kind] = does
        return does

    return named


@frozen
class AttackLands(Step[World]):
    """What an attack does that nobody has parried; the card is discarded in the end (APO-074, APO-R25)."""

    def run(self, s: World) -> None:
        if s.attack != NO_ATTACK:  # else it has been parried
            EFFECTS[s.board.kinds[s.attack.card].kind](s, s.attack)


@effect("violence")
def _strike(s: World, attack: Attack) -> None:
    """APO-078: the person falls with all that belongs to it."""
    card, display, wing, column = attack
    for fallen in s.pull_column(display, wing, column):
        if fallen != NOBODY:
            s.drop(fallen)
    s.drop(card)
    s.attack = NO_ATTACK
    s.tell(events.STRUCK, s.board.nations[display], WINGS[wing], column)


@effect("conversion")
def _convert(s: World, attack: Attack) -> None:
    """APO-081, APO-185: the column stays until a display is chosen."""
    s.push(SETTLE)
    s.tell(events.UNPARRIED, s.board.nations[attack.display], WINGS[attack.wing], attack.column)


class SettleIn(Deed[World]):
    """APO-081 to APO-087: to the outer end of the opposite wing of any display."""

    verb = "settle"

    def offers(self, s: World, seat: int) -> Sequence[Action]:
        return s.board.settle[: s.seats]

    def why(self, s: World, seat: int, action: Action) -> Refusal:
        return Refusal("APO-001", "no-such-nation", (("nation", action.word()),))

    def do(self, s: World, seat: int, action: Action) -> None:
        card, display, wing, column = s.attack
        to = s.board.display[action.word()]
        heaven, person, hell = s.pull_column(display, wing, column)
        s.lay(to, 1 - wing, EARTH, person)
        if heaven != NOBODY:  # APO-083, APO-085, APO-R05: wherever the row ends, unconditionally
            s.lay(to, 1 - wing, HEAVEN, heaven)
        if hell != NOBODY:
            s.lay(to, 1 - wing, HELL, hell)
        s.drop(card)
        s.attack = NO_ATTACK
        s.tell(events.CONVERTED, seat, s.board.nations[display], WINGS[wing], column, action.word())


@frozen
class Settle(SoloAsk[World]):
    """Where the converted person goes."""

    topic = "settle"
    clause = "APO-081"
    choices = (SettleIn(),)

    def about(self, s: World) -> tuple[tuple[str, ActionWord], ...]:
        return _target(s)

    def seat(self, s: World) -> int:
        return s.turn


ATTACK_LANDS, REACT, SETTLE = AttackLands(), React(), Settle()
