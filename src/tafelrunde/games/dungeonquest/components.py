"""What holds at every moment."""

from __future__ import annotations

from tafelrunde.games.dungeonquest import pending
from tafelrunde.games.dungeonquest.board import DEAD, IN, MONSTER_DECK, NONE, OUT, PILES, RUNE_DECK, TREASURE_DECK
from tafelrunde.games.dungeonquest.scoring import END_CLAUSES
from tafelrunde.games.dungeonquest.state import Quest
from tafelrunde.games.dungeonquest.steps import entering
from tafelrunde.kernel.errors import require


def invariants(s: Quest) -> None:
    """Holds at every moment of every game."""
    board = s.board
    for deck, name in enumerate(PILES):
        cards = (*s.decks[deck], *s.discards[deck])
        require(all(board.deck_of[card] == deck for card in cards), f"DQ-011: a card lies on the pile {name}")
    require(s.monster == NONE or board.deck_of[s.monster] == MONSTER_DECK, "DQ-085: no monster")
    require(0 <= s.under <= len(s.tiles), "DQ-017: more tiles under the stack than in it")
    chosen = [hero for hero in s.heroes if hero != NONE]
    require(len(set(chosen)) == len(chosen), "DQ-017: a hero is there twice")
    fresh = Quest(s.setup, s.luck)
    for at, lie in enumerate(s.lies):
        if lie != NONE and at not in board.printed:
            fresh.lay(at, lie)
        require(lie == board.printed.get(at, lie), "DQ-029: a printed room is covered")
        require(not s.marks[at] or (lie != NONE and board.torch[lie >> 2]), "DQ-225: a mark where none can be")
    require(fresh.gaps == s.gaps, "DQ-032: walls are out of step")
    for seat in range(s.seats):
        _hero(s, seat)
    require(len(s.dice) <= 2, "DQ-052: too many dice")
    if s.ended:
        require(s.ended in END_CLAUSES and IN not in s.status, "DQ-191: somebody is still inside")
        require(s.monster == NONE and s.held == NONE and not s.peek, "DQ-191: something is left over")
    elif s.stack:
        pending.check(s)


def _hero(s: Quest, seat: int) -> None:
    board, hero, place = s.board, s.heroes[seat], s.place[seat]
    if hero == NONE:
        empty = s.place[seat] == NONE and not (s.loot[seat] or s.kept[seat] or s.row[seat] or s.grit[seat])
        require(empty and s.rune[seat] == NONE and not s.wounds[seat], "DQ-017: things without a hero")
        return
    require(0 <= s.wounds[seat] < board.life[hero] and s.grit[seat] >= 0, "DQ-059: dead and yet alive")
    require(place == board.room[place] or s.below(seat) or place == NONE, "DQ-155: half a treasure chamber")
    require(all(board.loot[card] != NONE for card in s.loot[seat] if card < board.first_monster), "DQ-186: no loot")
    require(all(card < board.first_monster for card in (*s.loot[seat], *s.kept[seat], *s.row[seat])), "DQ-186: no loot")
    require(all(board.status[card] for card in s.kept[seat]), "DQ-013: a card that is not kept")
    require(s.rune[seat] == NONE or board.deck_of[s.rune[seat]] == RUNE_DECK, "DQ-188: no rune")
    scores = list(board.scores[hero])
    for card in (*s.loot[seat], *s.kept[seat]):
        scores = [score + change for score, change in zip(scores, board.modifiers[card] or (0, 0, 0, 0), strict=True)]
    require(scores == s.attributes[4 * seat : 4 * seat + 4], "DQ-190: attributes are out of step")
    if s.status[seat] != IN:
        require(
            place == NONE and s.heading[seat] == NONE and s.rune[seat] == NONE, "DQ-063, DQ-154: out and yet inside"
        )
        require(not (s.side[seat] or s.row[seat]), "DQ-063, DQ-154: out and yet inside")
    if s.status[seat] == DEAD:
        require(not (s.loot[seat] or s.kept[seat]), "DQ-063: a dead hero owns nothing")
    if s.status[seat] == OUT and s.solo:
        require(any(board.deck_of[card] == TREASURE_DECK for card in s.loot[seat]), "DQ-200: out without treasure")
    elif s.status[seat] == OUT:
        require(s.loot[seat], "DQ-151: out without loot")
    if s.stands(seat):
        require(s.lies[place] != NONE and not s.row[seat], "DQ-030: a figure without a room")
        halves = board.halves[s.lies[place]]
        require(s.side[seat] in (halves or (0,)) or _choosing_side(s, seat), "DQ-144: on no side of the room")


def _choosing_side(s: Quest, seat: int) -> bool:
    """DQ-229: he has just come in by special movement."""
    waiting = any(isinstance(step, entering.ChooseSide) for step in s.stack)
    return waiting and seat == s.player and s.side[seat] == 0
