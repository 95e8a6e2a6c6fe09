"""Heaven and hell: laying, replacing and neutralising; also seals (APO-033 to APO-069)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tafelrunde.games.apokalypse import events
from tafelrunde.games.apokalypse.board import EARTH, EVIL, GOOD, HEAVEN, HELL, PLANES, WINGS, row_of
from tafelrunde.games.apokalypse.state import World
from tafelrunde.games.apokalypse.steps.plays import SEAL_TOPIC, CardPlay, play_open, wing_of
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.steps import Refusal, SoloAsk, Step, frozen


class Lay(CardPlay):
    """A new card at the outer end of a row of heaven or hell (APO-018)."""

    plane: ClassVar[int]

    def do(self, s: World, seat: int, action: Action) -> None:
        card, nation, word = action.word(), action.word(1), action.word(2)
        kind = s.board.index[card]
        wing = wing_of(word)
        play_open(s, seat, kind)
        column = s.lay(s.board.display[nation], wing, self.plane, kind)
        s.tell(events.LAID, seat, card, nation, word, PLANES[self.plane], column)


class LayInHeaven(Lay):
    """APO-033 to APO-037."""

    verb = "heaven"
    plane = HEAVEN

    def why_here(self, s: World, kind: int, display: int, place: Sequence[str | int]) -> Refusal:
        board, wing = s.board, wing_of(place[0])
        if kind not in board.heaven_cards:
            return Refusal("APO-033", "not-for-heaven", (("card", s.board.cards[kind]),))
        if wing == EVIL and kind in board.music:
            return Refusal("APO-037", "other-wing", (("card", s.board.cards[kind]),))
        rows = s.rows
        if len(rows[row_of(display, wing, HEAVEN)]) == len(rows[row_of(display, wing, EARTH)]):
            return Refusal("APO-034", "nobody-free")
        return Refusal("APO-036", "hell-first")


class LayInHell(Lay):
    """APO-041 to APO-045."""

    verb = "hell"
    plane = HELL

    def why_here(self, s: World, kind: int, display: int, place: Sequence[str | int]) -> Refusal:
        board, wing = s.board, wing_of(place[0])
        if kind not in board.hell_plane:
            return Refusal("APO-041", "not-for-hell", (("card", s.board.cards[kind]),))
        if wing == GOOD and kind in board.music:
            return Refusal("APO-045", "other-wing", (("card", s.board.cards[kind]),))
        rows = s.rows
        if len(rows[row_of(display, wing, HELL)]) == len(rows[row_of(display, wing, EARTH)]):
            return Refusal("APO-042", "nobody-free")
        return Refusal("APO-044", "heaven-first")


class Replace(CardPlay):
    """APO-038 to APO-040, APO-046, APO-047, APO-R17."""

    verb = "replace"

    def why_here(self, s: World, kind: int, display: int, place: Sequence[str | int]) -> Refusal:
        board = s.board
        if kind not in board.changes:
            return Refusal("APO-016", "replaces-nothing", (("card", s.board.cards[kind]),))
        wing, plane = board.changes[kind]
        if int(place[0]) > len(s.rows[row_of(display, wing, plane)]):
            return Refusal("APO-038" if plane == HEAVEN else "APO-046", "nothing-there", (("column", place[0]),))
        return Refusal("APO-056", "music-stays")

    def do(self, s: World, seat: int, action: Action) -> None:
        card, nation, column = action.word(), action.word(1), action.number(2)
        kind = s.board.index[card]
        wing, plane = s.board.changes[kind]
        play_open(s, seat, kind)
        display = s.board.display[nation]
        old = s.exchange(display, wing, plane, column, kind)
        s.drop(old)
        s.tell(events.REPLACED, seat, card, nation, WINGS[wing], PLANES[plane], column, s.board.cards[old])


class Neutralise(CardPlay):
    """APO-059 to APO-064."""

    verb = "neutralise"

    def why_here(self, s: World, kind: int, display: int, place: Sequence[str | int]) -> Refusal:
        if kind not in s.board.music:
            return Refusal("APO-059", "no-music", (("card", s.board.cards[kind]),))
        return Refusal("APO-063", "no-music-there", (("card", s.board.cards[kind]), ("column", place[0])))

    def do(self, s: World, seat: int, action: Action) -> None:
        """APO-060, APO-061: both cards go, and only this row closes up."""
        card, nation, column = action.word(), action.word(1), action.number(2)
        kind = s.board.index[card]
        wing, plane = s.board.silences[kind]
        play_open(s, seat, kind)
        old = s.pull(s.board.display[nation], wing, plane, column)
        s.drop(old)
        s.drop(kind)
        s.tell(events.NEUTRALISED, seat, card, nation, WINGS[wing], PLANES[plane], column, s.board.cards[old])


# --- seals


def seal_uses(s: World) -> list[Action]:
    """APO-065, APO-066: as either music, laid anew, as a replacement, or to neutralise the other."""
    board, found = s.board, list[Action]()
    for kind in (board.seal_church, board.seal_metal):
        for display in range(s.seats):
            found += s.lot(display)[kind]
    return found


@frozen
class SealWon(Step[World]):
    """APO-067, APO-R18: who can do nothing with it, or finds none left, gets none."""

    winner: int

    def run(self, s: World) -> None:
        if not s.seals:
            s.tell(events.NONE_LEFT, self.winner)
        elif not seal_uses(s):
            s.tell(events.NO_USE, self.winner)
        else:
            s.tell(events.WON_SEAL, self.winner)
            s.push(UseSeal(self.winner))


@frozen
class UseSeal(SoloAsk[World]):
    """At once, and never from a hand (APO-066, APO-068)."""

    winner: int

    topic = SEAL_TOPIC
    clause = "APO-066"
    choices = (LayInHeaven(), LayInHell(), Replace(), Neutralise())

    def seat(self, s: World) -> int:
        return self.winner

    def no_choice(self, s: World, seat: int, action: Action) -> None:
        s.tell(events.ONLY_USE, seat)

    def legal(self, s: World, seat: int) -> list[Action]:
        return seal_uses(s)
