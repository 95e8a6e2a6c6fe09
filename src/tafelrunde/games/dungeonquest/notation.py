"""Moves and positions as text, both ways.

A position of DungeonQuest, line by line:

    round 3 sun=3 first=0 player=1
    turn entered=A1,B1 fled=- shifted=no haste=0 ability=no status=- dice=3,4 passed=no picks=- peek=- lamp=0
    stack R01,K05 under=0 held=-
    room B1 R01 E searched,monster
    pile dungeon deck=dun_monster,dun_trap discard=dun_empty
    box run_heal
    combat bone21 known=told hurt=1 used=no
    seat 0 hero=baldur status=in at=A1 heading=- side=- came=- wounds=3 grit=1 rune=run_haste flooded=no fell=-
    cards 0 loot=dun_coins kept=- row=-

A tile is followed by the direction it faces: where a hero goes who walks in across its arrow. There is a line for every
room that has been found, every pile and every seat, and one for combat while there is one. Stack and decks are told
from the top; what is named nowhere follows there. Discard piles are told from the bottom.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain

from tafelrunde.games.dungeonquest.board import (
    COMBAT,
    DIRECTIONS,
    HALVES,
    MOST_ROUNDS,
    NONE,
    PILES,
    SEARCH_DECK,
    STATUS,
    Board,
)
from tafelrunde.games.dungeonquest.edition import ATTRIBUTES
from tafelrunde.games.dungeonquest.events import ROLLS
from tafelrunde.games.dungeonquest.state import Quest
from tafelrunde.kernel.actions import Verb, Word
from tafelrunde.kernel.position import Reader, listed

VERBS = (
    Verb("hero", ("hero",)),
    Verb("tower", ("space",)),
    Verb("move", ("space",)),
    Verb("grope"),
    Verb("search"),
    Verb("descend"),
    Verb("exit"),
    Verb("dragon"),
    Verb("draw"),
    Verb("drink", ("potion",)),
    Verb("rune"),
    Verb("turn", ("angle",)),
    Verb("stop"),
    Verb("decline"),
    Verb("accept"),
    Verb("spend"),
    Verb("sacrifice"),
    Verb("again", ("dice",)),
    Verb("order", ("rune-power",)),
    Verb("resolve", ("kept",)),
    Verb("break"),
    Verb("replace"),
    Verb("side", ("half",)),
    Verb("light", ("space",)),
    Verb("roll"),
    Verb("rope"),
    Verb("drop", ("loot",)),
    Verb("cross"),
    Verb("stay"),
    Verb("perish"),
    Verb("secret", ("space",)),
    Verb("take", ("find",)),
    Verb("strike", ("combat",)),
    Verb("shield"),
    Verb("spark"),
    Verb("flee"),
    Verb("fight"),
    Verb("escape", ("space",)),
    Verb("head", ("direction",)),
    Verb("leave"),
    Verb("bear", ("bearing",)),
    Verb("lay", ("direction",)),
)
CARD_DOMAINS = frozenset(("card", "loot", "potion", "kept", "find"))
CAUSES = ("wounds", "card", "pit", "dead-end", "sunset")
OFFERS = (
    "rune",
    "sacrifice",
    "corpse",
    "crypt",
    "break",
    "pathfinder",
    "serenity",
    "secret-door",
    "shield",
    "spark",
    "flee",
    "cross",
    "leave",
    "haste",
    "exit",
)
_YES_NO = ("no", "yes")
_KNOWN = ("hidden", "told", "shown")
_MARKS = ("searched", "monster", "entrance")
_MOST = 999


def domains(board: Board, seats: int) -> Mapping[str, Sequence[Word]]:
    """The words that fill the slots of verbs and events."""
    return {
        "hero": board.heroes,
        "space": board.spaces,
        "card": board.cards,
        "loot": [card for card, gold in zip(board.cards, board.loot, strict=False) if gold != NONE],
        "potion": [card for card, heals in zip(board.cards, board.heals, strict=False) if heals],
        "kept": [card for card, status in zip(board.cards, board.status, strict=False) if status],
        "find": [card for card, deck in zip(board.cards, board.deck_of, strict=True) if deck == SEARCH_DECK],
        "tile": board.tiles,
        "family": board.families,
        "pile": PILES,
        "attribute": ATTRIBUTES,
        "angle": (90, 180, 270),
        "dice": ("first", "second", "both"),
        "rune-power": ("luck", "sun"),
        "half": (*HALVES[1:], "whole"),
        "way": (*DIRECTIONS, "none"),
        "combat": COMBAT,
        "direction": DIRECTIONS,
        "bearing": ("left", "right"),
        "obstacle": ("door", "portcullis"),
        "roll": tuple(ROLLS),
        "ending": ("card", "again", "no-way", "bridge", "hemmed-in"),
        "offer": OFFERS,
        "effect": board.cards[: board.first_monster],
        "cause": CAUSES,
        "seat": range(seats),
    }


def names(board: Board, domain: str, word: Word, lang: str) -> str:
    """A word as people say it. Words that belong to no component are the word lists' business."""
    e = board.edition
    if domain == "seat":
        return e.player[int(word)].name(lang)
    if domain == "hero":
        return e.hero[board.heroes.index(str(word))].name(lang)
    if domain == "tile":
        kind = e.tile[board.tiles.index(str(word))].type
        return next(room for room in e.room if room.id == kind).name(lang)
    if domain == "family":
        return e.monster[board.families.index(str(word))].name(lang)
    if domain == "pile":
        return next(deck for deck in e.deck if deck.id == word).name(lang)
    if domain == "effect":
        return e.card[board.card_index[str(word)]].about(lang)
    if domain in CARD_DOMAINS:
        return card_name(board, board.card_index[str(word)], lang)
    return str(word)


def card_name(board: Board, card: int, lang: str) -> str:
    """Cards of one name that lie in several decks (DQ-015) are told with their deck. Monster cards are named with life
    and penalty: they are named only when they lie face up."""
    e = board.edition
    if card < board.first_monster:
        told = e.card[card]
        if sum(other.name == told.name for other in e.card) == 1:
            return told.name(lang)
        return f"{told.name(lang)} ({names(board, 'pile', told.deck, lang)})"
    if card >= board.first_rune:
        return e.rune[card - board.first_rune].name(lang)
    family = e.monster[board.families.index(board.family[card])]
    return f"{family.name(lang)} {board.monster_life[card]}/{board.penalty[card]}"


# --- writing


def write(s: Quest) -> list[str]:
    """The position as lines of text."""
    board = s.board
    lines = [
        f"round {s.round} sun={s.sun} first={s.first} player={s.player}",
        f"turn entered={_spaces(s, s.entered)} fled={_spaces(s, s.fled)} shifted={_YES_NO[s.shifted]} haste={s.haste}"
        f" ability={_YES_NO[s.ability_used]} status={_cards(s, s.status_left)} dice={listed(map(str, s.dice))}"
        f" passed={_YES_NO[s.passed]} picks={listed(COMBAT[pick] for pick in s.picks)} peek={_cards(s, s.peek)}"
        f" lamp={s.lamp}",
        f"stack {listed(board.tiles[kind] for kind in reversed(s.tiles))} under={s.under}"
        f" held={_word(board.tiles, s.held)}",
    ]
    for at, lie in enumerate(s.lies):
        if lie != NONE and lie >> 2 < board.kinds:
            marks = [name for bit, name in enumerate(_MARKS) if s.marks[at] >> bit & 1]
            lines.append(f"room {board.spaces[at]} {board.tiles[lie >> 2]} {DIRECTIONS[lie & 3]} {listed(marks)}")
    for i, name in enumerate(PILES):
        lines.append(f"pile {name} deck={_cards(s, s.decks[i][::-1])} discard={_cards(s, s.discards[i])}")
    lines.append(f"box {_cards(s, s.box)}")
    if s.monster != NONE:
        lines.append(
            f"combat {board.cards[s.monster]} known={_KNOWN[s.known]} hurt={s.hurt} used={_YES_NO[s.combat_used]}"
        )
    for seat in range(s.seats):
        lines += _write_seat(s, seat)
    return lines


def _write_seat(s: Quest, seat: int) -> list[str]:
    board = s.board
    return [
        f"seat {seat} hero={_word(board.heroes, s.heroes[seat])} status={STATUS[s.status[seat]]}"
        f" at={_word(board.spaces, s.place[seat])} heading={_word(DIRECTIONS, s.heading[seat])}"
        f" side={HALVES[s.side[seat]] or '-'} came={_word(DIRECTIONS, s.came[seat])} wounds={s.wounds[seat]}"
        f" grit={s.grit[seat]} rune={_word(board.cards, s.rune[seat])} flooded={_YES_NO[s.flooded[seat]]}"
        f" fell={_write_fell(s, seat)}",
        f"cards {seat} loot={_cards(s, s.loot[seat])} kept={_cards(s, s.kept[seat])} row={_cards(s, s.row[seat])}",
    ]


def _write_fell(s: Quest, seat: int) -> str:
    if not s.fell[seat]:
        return "-"
    place, heading, side = s.fell[seat]
    return "/".join((_word(s.board.spaces, place), _word(DIRECTIONS, heading), HALVES[side] or "-"))


def _word(words: Sequence[str], index: int) -> str:
    return "-" if index == NONE else words[index]


def _cards(s: Quest, cards: Sequence[int]) -> str:
    return listed(s.board.cards[card] for card in cards)


def _spaces(s: Quest, spaces: Sequence[int]) -> str:
    return listed(s.board.spaces[at] for at in spaces)


# --- reading


def read(s: Quest, reader: Reader) -> None:
    """Fills an empty table from the lines of a position."""
    board = s.board
    number, *rest = reader.take("round") or [""]
    s.round = reader.number(number, 0, MOST_ROUNDS)
    sun, first, player = reader.pairs(rest, "sun", "first", "player")
    s.sun, s.first, s.player = (reader.number(sun, 0, 99), *(reader.number(w, 0, s.seats - 1) for w in (first, player)))
    _read_turn(s, reader)
    stack, *rest = reader.take("stack") or [""]
    under, held = reader.pairs(rest, "under", "held")
    tiles = reader.indices(stack, board.tiles)
    s.held = _index(reader, held, board.tiles)
    while reader.peek() == "room":
        _read_room(s, reader)
    decks: list[list[int]] = []
    for i, name in enumerate(PILES):
        pile, *rest = reader.take("pile") or [""]
        reader.index(pile, [name])
        deck, discard = reader.pairs(rest, "deck", "discard")
        decks.append(_read_cards(s, reader, deck))
        s.discards[i] = tuple(_read_cards(s, reader, discard))
    s.box = tuple(_read_cards(s, reader, reader.rest("box")))
    if reader.peek() == "combat":
        _read_combat(s, reader)
    for seat in range(s.seats):
        _read_seat(s, reader, seat)
    laid = [lie >> 2 for lie in s.lies if lie != NONE and lie >> 2 < board.kinds]
    s.tiles = _filled(tiles, board.whole_stack, [*laid, *[s.held][: s.held != NONE]])
    s.under = reader.number(under, 0, len(s.tiles))
    for i, told in enumerate(decks):
        s.decks[i] = _filled(told, board.whole_decks[i], _cards_out(s, i))


def _read_turn(s: Quest, reader: Reader) -> None:
    entered, fled, shifted, haste, ability, status, dice, passed, picks, peek, lamp = reader.pairs(
        reader.take("turn"),
        "entered",
        "fled",
        "shifted",
        "haste",
        "ability",
        "status",
        "dice",
        "passed",
        "picks",
        "peek",
        "lamp",
    )
    s.entered, s.fled = (tuple(reader.indices(told, s.board.spaces)) for told in (entered, fled))
    s.shifted, s.ability_used, s.passed = (bool(reader.index(word, _YES_NO)) for word in (shifted, ability, passed))
    s.haste = reader.number(haste, 0, 3)
    s.status_left, s.peek = (tuple(_read_cards(s, reader, told)) for told in (status, peek))
    s.dice = tuple(reader.number(die, 1, 6) for die in reader.words(dice))
    s.picks = tuple(reader.indices(picks, COMBAT))
    s.lamp = reader.number(lamp, 0, 99_999 * 12)


def _read_room(s: Quest, reader: Reader) -> None:
    words = reader.take("room")
    if len(words) != 4:
        reader.wrong("position-expected", wanted="room …")
    at = reader.index(words[0], s.board.spaces)
    if s.lies[at] != NONE:
        reader.wrong("position-word", value=words[0], known="-")
    s.lay(at, 4 * reader.index(words[1], s.board.tiles) + reader.index(words[2], DIRECTIONS))
    s.marks[at] = sum(1 << bit for bit in set(reader.indices(words[3], _MARKS)))


def _read_combat(s: Quest, reader: Reader) -> None:
    card, *rest = reader.take("combat") or [""]
    known, hurt, used = reader.pairs(rest, "known", "hurt", "used")
    first = s.board.first_monster
    s.monster = first + reader.index(card, s.board.cards[first : s.board.first_rune])
    s.known, s.hurt = reader.index(known, _KNOWN), reader.number(hurt, 0, 9)
    s.combat_used = bool(reader.index(used, _YES_NO))


def _read_seat(s: Quest, reader: Reader, seat: int) -> None:
    board = s.board
    number, *rest = reader.take("seat") or [""]
    reader.index(number, [str(seat)])
    hero, status, at, heading, side, came, wounds, grit, rune, flooded, fell = reader.pairs(
        rest, "hero", "status", "at", "heading", "side", "came", "wounds", "grit", "rune", "flooded", "fell"
    )
    s.heroes[seat] = _index(reader, hero, board.heroes)
    if s.heroes[seat] != NONE:
        s.attributes[4 * seat : 4 * seat + 4] = board.scores[s.heroes[seat]]
    s.status[seat] = reader.index(status, STATUS)
    s.place[seat] = _index(reader, at, board.spaces)
    s.heading[seat], s.came[seat] = _index(reader, heading, DIRECTIONS), _index(reader, came, DIRECTIONS)
    s.side[seat] = 0 if side == "-" else reader.index(side, HALVES)
    s.wounds[seat], s.grit[seat] = reader.number(wounds, 0, _MOST), reader.number(grit, 0, _MOST)
    runes = board.cards[board.first_rune :]
    s.rune[seat] = NONE if rune == "-" else board.first_rune + reader.index(rune, runes)
    s.flooded[seat] = reader.index(flooded, _YES_NO)
    if fell != "-":
        s.fell[seat] = _read_fell(s, reader, fell)
    number, *rest = reader.take("cards") or [""]
    reader.index(number, [str(seat)])
    loot, kept, row = reader.pairs(rest, "loot", "kept", "row")
    for card in reader.indices(loot, board.cards[: board.first_monster]):
        s.gain(seat, card)
    for card in reader.indices(kept, board.cards[: board.first_monster]):
        s.keep(seat, card)
    s.row[seat] = tuple(reader.indices(row, board.cards[: board.first_monster]))


def _read_fell(s: Quest, reader: Reader, text: str) -> tuple[int, ...]:
    place, heading, side = (*text.split("/"), "", "")[:3]
    half = 0 if side == "-" else reader.index(side, HALVES)
    return _index(reader, place, s.board.spaces), _index(reader, heading, DIRECTIONS), half


def cards_out(s: Quest) -> list[int]:
    """All cards that are in no deck."""
    single = [card for card in (s.monster, *s.rune) if card != NONE]
    return [*chain(*s.discards, *s.loot, *s.kept, *s.row), *s.box, *s.peek, *single]


def _cards_out(s: Quest, deck: int) -> list[int]:
    return [card for card in cards_out(s) if s.board.deck_of[card] == deck]


def _filled(told: list[int], whole: Sequence[int], used: Sequence[int]) -> tuple[int, ...]:
    """A pile told from its top; what is named nowhere lies at its bottom."""
    missing = Counter(whole)
    missing.subtract(used)
    missing.subtract(told)
    return tuple(reversed([*told, *(+missing).elements()]))


def _read_cards(s: Quest, reader: Reader, text: str) -> list[int]:
    """Cards of any deck but monsters and runes, or of those."""
    return reader.indices(text, s.board.cards)


def _index(reader: Reader, word: str, words: Sequence[str]) -> int:
    return NONE if word == "-" else reader.index(word, words)
