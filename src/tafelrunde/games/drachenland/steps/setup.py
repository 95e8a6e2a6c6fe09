"""Setting up the table (DL-002 to DL-011) and who leads which people (DL-R27)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tafelrunde.games.drachenland import events
from tafelrunde.games.drachenland.board import Board
from tafelrunde.games.drachenland.state import NOBODY, Land
from tafelrunde.games.drachenland.steps.turn import Opening
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import Deed, Refusal, SoloAsk, Step, frozen


def deal(setup: Setup[Land, Board], luck: Luck) -> Land:
    """An empty table with figures and starting tiles in front of everybody (DL-002, DL-003)."""
    land = Land(setup, luck)
    if setup.options["peoples"] == "choice":
        land.led = [NOBODY] * setup.seats
    land.push(LayOut())
    return land


@frozen
class LayOut(Step[Land]):
    """Eggs, gems and face-down tiles onto the volcanoes; then everybody gets a people."""

    def run(self, s: Land) -> None:
        board = s.board
        two = s.seats == 2  # DL-129: one egg each, whatever is printed
        s.eggs = [board.edition.eggs.two_players_each] * board.volcanoes if two else list(board.eggs)
        s.eggs_left = sum(s.eggs)
        wild = s.setup.options["wild_gems"]  # DL-132: the first shuffle is dealt as it falls
        order = s.luck.order(len(board.gem_bag), None if wild else _cap_kept(board))
        for place, gem in zip(_gem_places(board), order, strict=True):
            s.gems[4 * place + board.gem_bag[gem]] += 1
        *s.tiles, s.removed = s.luck.shuffled(board.pool)  # DL-006, DL-007
        s.hidden = (1 << board.volcanoes) - 1
        peoples = s.setup.options["peoples"]
        if peoples == "random":
            for seat, people in enumerate(s.luck.order(len(board.peoples))[: s.seats]):
                lead(s, seat, people)
        s.push(Lead(0) if peoples == "choice" else Begin())


def lead(s: Land, seat: int, people: int) -> None:
    """DL-R27: any people will do; those that nobody leads stay in the box (DL-004)."""
    s.led[seat] = people
    s.tell(events.LED, seat, s.board.peoples[people])


class LeadPeople(Deed[Land]):
    """DL-R27: a people that is still free."""

    verb = "lead"

    def offers(self, s: Land, seat: int) -> Sequence[Action]:
        return [Action("lead", (people,)) for i, people in enumerate(s.board.peoples) if i not in s.led]

    def why(self, s: Land, seat: int, action: Action) -> Refusal:
        return Refusal("DL-R27", "people-taken", (("people", action.words[0]),))

    def do(self, s: Land, seat: int, action: Action) -> None:
        s.push(Lead(seat + 1) if seat + 1 < s.seats else Begin())
        lead(s, seat, s.board.peoples.index(action.word()))


@frozen
class Lead(SoloAsk[Land]):
    """One seat after the other chooses its people (DL-R27)."""

    chooser: int

    topic = "lead"
    clause = "DL-R27"
    choices = (LeadPeople(),)

    def seat(self, s: Land) -> int:
        return self.chooser


@frozen
class Begin(Step[Land]):
    """Who begins the opening round (DL-011, DL-R01)."""

    def run(self, s: Land) -> None:
        wished = s.setup.options["start_player"]
        s.start = s.player = wished if isinstance(wished, int) else s.luck.roll(s.seats)
        s.tell(events.STARTED, s.start)
        s.push(Opening(0))


def _gem_places(board: Board) -> list[int]:
    return [volcano for volcano, room in enumerate(board.gem_room) for _ in range(room)]


def _cap_kept(board: Board) -> Callable[[tuple[int, ...]], bool]:
    """DL-010, DL-R02: the whole bag is shuffled again until no volcano has too many of a colour, so legal deals are
    equally likely (patching a bad deal would not be fair)."""
    places, bag, cap = _gem_places(board), board.gem_bag, board.gem_cap

    def accept(order: tuple[int, ...]) -> bool:
        counts: dict[int, int] = {}
        for place, gem in zip(places, order, strict=True):
            pile = 4 * place + bag[gem]
            count = counts.get(pile, 0) + 1
            if count > cap:
                return False
            counts[pile] = count
        return True

    return accept
