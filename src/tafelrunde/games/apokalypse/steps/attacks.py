"""Attacks and how they are parried: violence, conversion, and the window for reactions (APO-070 to APO-095)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tafelrunde.games.apokalypse import events
from tafelrunde.games.apokalypse.board import EARTH, HEAVEN, HELL, NOBODY, PERSON, WINGS, row_of
from tafelrunde.games.apokalypse.state import Attack, World
from tafelrunde.games.apokalypse.steps.plays import CardPlay, not_played, not_there, play_open, wing_of
from tafelrunde.kernel.actions import Action, Word
from tafelrunde.kernel.state import Answers
from tafelrunde.kernel.steps import Choice, Deed, Refusal, SealedAsk, SoloAsk, Step


def _attack(s: World, seat: int, kind: int, display: int, wing: int, column: int) -> None:
    """APO-071: card and target are named first, then others may react. APO-183: the card lies open meanwhile."""
    play_open(s, seat, kind)
    s.attack = Attack(kind, display, wing, column)
    s.serve(seat, 1 - wing)
    s.tell(events.ATTACKED, seat, s.board.cards[kind], s.board.nations[display], WINGS[wing], column)
    s.push(ATTACK_LANDS)
    if any(hand for other, hand in enumerate(s.hands) if other != seat):
        s.push(REACT)


def _target(s: World) -> tuple[tuple[str, Word], ...]:
    """Who attacks whom with what, for all who read the question."""
    if s.attack is None:
        return ()
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
        nation, word = action.words
        display, wing = s.board.display[str(nation)], wing_of(word)
        missing = not_played(s, seat, s.board.violence) or not_there(s, display)
        if missing:
            return missing
        if s.rows[row_of(display, wing, EARTH)]:
            return Refusal("APO-077", "music-protects")
        return Refusal("APO-075", "nobody-there")  # APO-R04: not even the base population

    def do(self, s: World, seat: int, action: Action) -> None:
        display, wing = s.board.display[str(action.words[0])], wing_of(action.words[1])
        _attack(s, seat, s.board.violence, display, wing, len(s.rows[row_of(display, wing, EARTH)]))


class Convert(CardPlay):
    """APO-080, APO-R03: any ordinary person without music, whatever stands further out."""

    verb = "convert"

    def why(self, s: World, seat: int, action: Action) -> Refusal:
        nation, word, column = action.words
        display, wing, at = s.board.display[str(nation)], wing_of(word), int(column)
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
        nation, word, column = action.words
        _attack(s, seat, s.board.conversion, s.board.display[str(nation)], wing_of(word), int(column))


# --- reactions


class Parry(Choice[World]):
    """APO-088, APO-089: the other attack, or music (APO-057)."""

    verb = "parry"

    def offers(self, s: World, seat: int) -> Sequence[Action]:
        if s.attack is None:
            return ()
        able, parry = s.board.parries[s.attack.card], s.board.parry
        return [parry[kind] for kind in dict.fromkeys(s.hands[seat]) if kind in able]

    def why(self, s: World, seat: int, action: Action) -> Refusal:
        kind = s.board.index[str(action.words[0])]
        missing = not_played(s, seat, kind)
        if missing:
            return missing
        violent = s.attack is not None and s.attack.card == s.board.violence
        return Refusal("APO-088" if violent else "APO-089", "no-parry", (("card", action.words[0]),))


class Decline(Choice[World]):
    """Also the only answer of those who cannot parry: they are asked all the same."""

    verb = "decline"

    def offers(self, s: World, seat: int) -> Sequence[Action]:
        return (s.board.decline,)

    def why(self, s: World, seat: int, action: Action) -> Refusal:
        return Refusal("APO-090", "always-open")


@dataclass(frozen=True, slots=True)
class React(SealedAsk[World]):
    """APO-090 to APO-095, APO-R06, APO-R07: put to everybody else who holds any card, also to who has passed, so that
    being asked tells nothing. One parry is enough, that of the first in polling order."""

    topic = "react"
    clause = "APO-090"
    quiet = True
    choices = (Parry(), Decline())

    def about(self, s: World) -> tuple[tuple[str, Word], ...]:
        return _target(s)

    def seats(self, s: World) -> tuple[int, ...]:
        return tuple([seat for seat, hand in enumerate(s.hands) if hand and seat != s.turn])

    def resolve(self, s: World, answers: Answers) -> None:
        parries = {seat: answer for seat, answer in answers if answer.verb == "parry"}
        if not parries or s.attack is None:
            return
        seat = next(seat for seat in polled(s, s.attack.display) if seat in parries)
        kind = s.board.index[str(parries[seat].words[0])]
        play_open(s, seat, kind)
        s.stack.remove(ATTACK_LANDS)
        s.drop(s.attack.card)  # APO-073
        s.serve(seat, s.attack.wing)
        s.drop(kind)
        s.attack = None
        s.tell(events.PARRIED, seat, s.board.cards[kind])


def polled(s: World, target: int) -> list[int]:
    """APO-R06: clockwise from the attacker's left, or the owner of the attacked display first (APO-180)."""
    order = s.around(s.turn)[1:]
    if s.setup.options["reaction_order"] == "target_first" and target in order:
        order.remove(target)
        order.insert(0, target)
    return order


# --- what follows


@dataclass(frozen=True, slots=True)
class AttackLands(Step[World]):
    """Nobody has parried: the effect, and the card is discarded (APO-074, APO-R25)."""

    def run(self, s: World) -> None:
        if s.attack is None:
            return
        card, display, wing, column = s.attack
        place = s.board.nations[display], WINGS[wing], column
        if card == s.board.conversion:
            s.tell(events.UNPARRIED, *place)
            s.push(SETTLE)  # APO-081, APO-185: the column stays until a display is chosen
            return
        for fallen in s.pull_column(display, wing, column):  # APO-078
            if fallen != NOBODY:
                s.drop(fallen)
        s.drop(card)
        s.attack = None
        s.tell(events.STRUCK, *place)


class SettleIn(Deed[World]):
    """APO-081 to APO-087: to the outer end of the opposite wing of any display."""

    verb = "settle"

    def offers(self, s: World, seat: int) -> Sequence[Action]:
        return s.board.settle[: s.seats]

    def why(self, s: World, seat: int, action: Action) -> Refusal:
        return Refusal("APO-001", "no-such-nation", (("nation", action.words[0]),))

    def do(self, s: World, seat: int, action: Action) -> None:
        if s.attack is None:
            return
        card, display, wing, column = s.attack
        to = s.board.display[str(action.words[0])]
        heaven, person, hell = s.pull_column(display, wing, column)
        s.lay(to, 1 - wing, EARTH, person)
        if heaven != NOBODY:  # APO-083, APO-085, APO-R05: wherever the row ends, unconditionally
            s.lay(to, 1 - wing, HEAVEN, heaven)
        if hell != NOBODY:
            s.lay(to, 1 - wing, HELL, hell)
        s.drop(card)
        s.attack = None
        s.tell(events.CONVERTED, seat, s.board.nations[display], WINGS[wing], column, action.words[0])


@dataclass(frozen=True, slots=True)
class Settle(SoloAsk[World]):
    """Where the converted person goes."""

    topic = "settle"
    clause = "APO-081"
    choices = (SettleIn(),)

    def about(self, s: World) -> tuple[tuple[str, Word], ...]:
        return _target(s)

    def seat(self, s: World) -> int:
        return s.turn


ATTACK_LANDS, REACT, SETTLE = AttackLands(), React(), Settle()
