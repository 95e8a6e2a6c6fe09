"""Tables of DungeonQuest in a line or two, for tests.

    table = at(rooms={"B1": "R01 E"}, dungeon="dun_trap", trap="trp_snakes")
    dice(table, 5)
    assert told(play(table, "move B1"), "wounded") == [(0, 3, 13)]
    assert refused(table, "search") == "DQ-072"

`at` writes a position and has it read and checked, so what it describes is a position the game can come to. What is not
said stays simple: the hero of seat 0 is at his action in the north-west tower, the others wait in theirs, nobody has
anything, and decks give their first cards: nothing happens, doors open, shafts lead up. `dice` lays down rolls to come:
a number is one die, a pair is two.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tafelrunde.games.dungeonquest import GAME
from tafelrunde.games.dungeonquest.board import PILES, Board
from tafelrunde.games.dungeonquest.state import Quest
from tafelrunde.kernel.actions import ActionWord
from tafelrunde.kernel.events import Event
from tafelrunde.kernel.luck import Commitment, Luck, Outcome, Stream, Tape
from tafelrunde.kernel.options import Value, written
from tafelrunde.kernel.table import Table

QuestTable = Table[Quest, Board]
BOARD: Board = GAME.built_in_board
HEROES = ("baldur", "grimbart", "sylva", "faelin")
TOWERS = ("A1", "M10", "M1", "A10")
DECKS = frozenset(PILES) - {"rune"}
SEATS = frozenset(
    ("status", "heading", "side", "came", "wounds", "grit", "rune", "flooded", "fell", "loot", "kept", "row")
)
BLANK = {"status": "in", "wounds": "0", "grit": "0", "flooded": "no"}


def fresh(seats: int = 2, seed: int = 0, **options: Value) -> QuestTable:
    """A table about to begin."""
    return GAME.new(seats, seed, options)


def at(
    seats: int = 2,
    ask: str = "Act",
    *,
    rooms: Mapping[str, str] | None = None,
    places: Sequence[str] = (),
    heroes: Sequence[str] = (),
    stack: str = "-",
    under: int = 0,
    held: str = "-",
    round: int = 1,
    sun: int = 1,
    first: int = 0,
    player: int = 0,
    turn: str = "",
    combat: str = "",
    box: str = "-",
    discards: Mapping[str, str] | None = None,
    options: Mapping[str, Value] | None = None,
    **told: str | Sequence[str],
) -> QuestTable:
    """The table of a position; see above. Decks are told by name; so is what seats have, as a text for the first seat
    or a list for all."""
    assert set(told) <= DECKS | SEATS, set(told) - DECKS - SEATS
    chosen = [f"{name}={written(value)}" for name, value in (options or {}).items()]
    said = {
        "entered": "-",
        "fled": "-",
        "shifted": "no",
        "haste": "0",
        "ability": "no",
        "status": "-",
        "dice": "-",
        "passed": "no",
        "picks": "-",
        "peek": "-",
        "lamp": "0",
    }
    said |= dict(pair.split("=") for pair in turn.split())
    lines = [
        f"tafelrunde dungeonquest rules={GAME.rules_version} edition={GAME.built_in_edition.digest} seats={seats}",
        *([f"options {' '.join(chosen)}"] if chosen else []),
        f"round {round} sun={sun} first={first} player={player}",
        f"turn {' '.join(f'{word}={value}' for word, value in said.items())}",
        f"stack {stack} under={under} held={held}",
        *(f"room {space} {_room(told_of)}" for space, told_of in (rooms or {}).items()),
        *(
            f"pile {pile} deck={told[pile] if pile in told and pile in DECKS else '-'}"
            f" discard={(discards or {}).get(pile, '-')}"
            for pile in PILES
        ),
        f"box {box}",
        *([f"combat {combat}"] if combat else []),
    ]
    for seat in range(seats):
        of = {name: _of(told.get(name), seat, BLANK.get(name, "-")) for name in SEATS}
        place = places[seat] if seat < len(places) else TOWERS[seat]
        hero = heroes[seat] if seat < len(heroes) else next(h for h in HEROES if h not in _heroes(heroes, seat))
        lines.append(
            f"seat {seat} hero={hero} status={of['status']} at={place} heading={of['heading']} side={of['side']}"
            f" came={of['came']} wounds={of['wounds']} grit={of['grit']} rune={of['rune']} flooded={of['flooded']}"
            f" fell={of['fell']}"
        )
        lines.append(f"cards {seat} loot={of['loot']} kept={of['kept']} row={of['row']}")
    lines.append(f"next {ask}; EndOfTurn")
    return GAME.position("\n".join(lines))


def _room(text: str) -> str:
    return text if text.count(" ") == 2 else f"{text} -"


def _heroes(heroes: Sequence[str], seat: int) -> set[str]:
    """Heroes that earlier seats have, and those told for later ones."""
    taken = set(heroes)
    for _ in range(len(heroes), seat):
        taken.add(next(hero for hero in HEROES if hero not in taken))
    return taken


def _of(told: str | Sequence[str] | None, seat: int, blank: str) -> str:
    if told is None:
        return blank
    values = [told] if isinstance(told, str) else told
    return values[seat] if seat < len(values) else blank


def dice(table: QuestTable, *rolls: int | tuple[int, int]) -> QuestTable:
    """The rolls to come; after them luck is what it is."""
    outcomes: list[Outcome] = [roll - 1 if isinstance(roll, int) else 6 * (roll[0] - 1) + roll[1] - 1 for roll in rolls]
    beyond = Stream(Commitment.of_seed(3).seed)
    table.state.luck = Luck(Tape(outcomes, 0, beyond), 0, [])
    return table


def told(events: Sequence[Event], key: str) -> list[tuple[ActionWord, ...]]:
    """What events of a kind said."""
    return [event.words for event in events if event.kind.key == key]


def asks(table: QuestTable) -> str:
    """What it is about."""
    return str(table.view(None)["asks"])


def hero(table: QuestTable, seat: int = 0) -> dict[str, object]:
    """A hero as all see him."""
    found: dict[str, object] = table.view(None)["table"]["heroes"][seat]
    return found


def place(table: QuestTable, seat: int = 0) -> object:
    return hero(table, seat)["at"]


def room(table: QuestTable, space: str) -> dict[str, object]:
    found: dict[str, object] = table.view(None)["table"]["tiles"][space]
    return found


def player(table: QuestTable) -> int:
    return table.state.player
