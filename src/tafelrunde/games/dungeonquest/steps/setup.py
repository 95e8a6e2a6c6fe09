"""Setting up: piles, first player, heroes, runes, towers (DQ-028, DQ-219)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.dungeonquest import events
from tafelrunde.games.dungeonquest.board import PILES, RUNE_DECK, Board
from tafelrunde.games.dungeonquest.kinds import InOrder
from tafelrunde.games.dungeonquest.state import Quest
from tafelrunde.games.dungeonquest.steps.entering import Torchlight
from tafelrunde.games.dungeonquest.steps.turn import begin_turn
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import Deed, Refusal, Step, frozen


def deal(setup: Setup[Quest, Board], luck: Luck) -> Quest:
    """An empty table."""
    quest = Quest(setup, luck)
    quest.push(LayOut())
    return quest


@frozen
class LayOut(Step[Quest]):
    """Tiles and decks are shuffled, each by itself (DQ-011); the first player is drawn by lot (DQ-028)."""

    def run(self, s: Quest) -> None:
        board = s.board
        s.tiles = tuple(s.luck.shuffled(board.whole_stack))
        for deck in range(len(PILES)):
            s.decks[deck] = tuple(s.luck.shuffled(board.whole_decks[deck]))
        s.first = s.player = s.luck.roll(s.seats) if s.seats > 1 else 0
        s.sun = int(s.setup.options["sun_start"])
        s.tell(events.FIRST, s.first)
        heroes = list(s.luck.order(len(board.heroes))) if s.setup.options["hero_choice"] == "random" else []
        for position in range(len(heroes[: s.seats])):
            take_hero(s, (s.first + position) % s.seats, heroes[position])
        asked = [] if heroes else [ChooseHero(position) for position in range(s.seats)]
        s.push(*asked, DealRunes())


def take_hero(s: Quest, seat: int, hero: int) -> None:
    s.heroes[seat] = hero
    s.attributes[4 * seat : 4 * seat + 4] = s.board.scores[hero]
    s.tell(events.CHOSE, seat, s.board.heroes[hero], s.board.life[hero], *s.board.scores[hero])


class PickHero(Deed[Quest]):
    verb = "hero"

    def offers(self, s: Quest, seat: int) -> Sequence[Action]:
        return [action for hero, action in enumerate(s.board.choose) if hero not in s.heroes]

    def why(self, s: Quest, seat: int, action: Action) -> Refusal:
        return Refusal("DQ-017", "hero-taken", (("hero", action.words[0]),))

    def do(self, s: Quest, seat: int, action: Action) -> None:
        take_hero(s, seat, s.board.heroes.index(action.word()))


@frozen
class ChooseHero(InOrder):
    """Everybody takes one of the heroes that are left."""

    position: int

    topic = "hero"
    clause = "DQ-017"
    choices = (PickHero(),)


@frozen
class DealRunes(Step[Quest]):
    """DQ-R13: one open rune for each hero, unless the table wants none. The rest stays in the box."""

    def run(self, s: Quest) -> None:
        if s.setup.options["runes"] == "dealt":
            for seat in s.seats_from(s.first):
                cards = s.decks[RUNE_DECK]
                top = s.drawn(cards)
                s.decks[RUNE_DECK], s.rune[seat] = cards[:top] + cards[top + 1 :], cards[top]
                s.tell(events.DEALT_RUNE, seat, s.board.cards[cards[top]])
        s.push(*(ChooseStart(position) for position in range(s.seats)), Begin())


class PickStart(Deed[Quest]):
    """Being placed is not entering (DQ-150)."""

    verb = "tower"

    def offers(self, s: Quest, seat: int) -> Sequence[Action]:
        return [s.board.tower[at] for at in s.board.towers if at not in s.place]

    def why(self, s: Quest, seat: int, action: Action) -> Refusal:
        if s.board.space[action.word()] in s.board.towers:
            return Refusal("DQ-040", "tower-taken", (("space", action.words[0]),))
        return Refusal("DQ-153", "no-tower", (("space", action.words[0]),))

    def do(self, s: Quest, seat: int, action: Action) -> None:
        """With torchlight the two spaces beside the tower are lit (DQ-219)."""
        at = s.board.space[action.word()]
        s.place[seat], s.player = at, seat
        s.tell(events.PLACED, seat, action.words[0])
        if s.setup.options["torchlight"]:
            s.push(Torchlight(at))


@frozen
class ChooseStart(InOrder):
    """A free tower room for every figure."""

    position: int

    topic = "start"
    clause = "DQ-153"
    choices = (PickStart(),)


@frozen
class Begin(Step[Quest]):
    """DQ-002: the first player begins."""

    def run(self, s: Quest) -> None:
        s.player = s.first
        begin_turn(s, fresh=True)
