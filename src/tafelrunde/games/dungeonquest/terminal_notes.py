"""What a person sees by a look at the pieces, behind each move of the list; told from the view alone."""

from __future__ import annotations

from tafelrunde.games.dungeonquest.board import COMBAT, DIRECTIONS, DOOR, HALVES, NONE, PORTCULLIS, TYPES, WEB, Board
from tafelrunde.games.dungeonquest.lexicon import hero_text
from tafelrunde.games.dungeonquest.view import CombatView, HeroView, TableView, TileView
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.views import Seen

GOING = frozenset(("move", "escape", "secret", "light"))
CARDS = frozenset(("drink", "drop", "take", "resolve"))
HINDRANCES = {
    "web": "strength-test",
    "rubble": "agility-test",
    "bridge": "agility-test",
    "door": "door",
    "portcullis": "portcullis",
}
"""What is said of them; that a room is a pit is said anyway."""


def note(view: Seen, speaker: Speaker, action: Action) -> str:
    """The note behind a move."""
    look, word = Look(view, speaker), action.word() if action.words else ""
    verb, e, lang = action.verb, look.board.edition, speaker.lang
    if verb in GOING:
        return look.ahead(look.board.space[word], verb == "move")
    if verb in CARDS:
        return e.card[look.board.card_index[word]].about(lang)
    if verb == "hero":
        return hero_text(speaker, e.hero[look.board.heroes.index(word)])
    if verb == "tower":
        return next(tower.name(lang) for tower in e.tower if tower.space == word)
    if verb == "rune":
        rune = look.own.rune
        return next(one.about(lang) for one in e.rune if one.id == rune) if rune else ""
    if verb == "bear":
        return str(speaker.word("direction", view.about[f"{word}:direction"]))
    if verb == "lay":
        return look.halls(4 * look.board.tiles.index(view.table.held) + DIRECTIONS.index(word))
    if verb == "turn":
        lie = look.lie(look.board.space[str(look.own.at)])
        return look.halls(lie & ~3 | (lie + action.number() // 90) & 3)
    if verb == "strike":
        return look.results(view.table.combat, COMBAT.index(word))
    if verb == "dragon":
        return speaker.texts("terminal-rage", count=look.shown.piles["dragon"].left)
    return ""


class Look:
    """The dungeon of one view."""

    def __init__(self, view: Seen, speaker: Speaker) -> None:
        self.view = view
        self.shown: TableView = view.table
        self.speaker = speaker
        self.board: Board = speaker.setup.board

    @property
    def own(self) -> HeroView:
        """The hero of who looks."""
        return self.shown.heroes[self.view.seat or 0]

    def tile(self, at: int) -> TileView | None:
        return self.shown.tiles.get(self.board.spaces[at])

    def lie(self, at: int) -> int:
        tile = self.tile(at)
        if tile is None:
            return self.board.printed.get(at, NONE)
        return 4 * self.board.tiles.index(tile.tile) + DIRECTIONS.index(tile.facing)

    def way_down(self, at: int) -> bool:
        """Printed stairs and markers are equal (DQ-164)."""
        tile = self.tile(at)
        return tile is not None and (tile.entrance or self.board.stairs[self.lie(at) >> 2])

    def inside(self, lie: int) -> str:
        """The halves of a divided room, or where the faces of a die lead in the darkness."""
        say, faces, halves = self.speaker.word, self.board.faces[lie], self.board.halves[lie]
        if faces:
            pips = {d: [die for die, to in enumerate(faces, 1) if to == d] for d in dict.fromkeys(faces)}
            return ", ".join(f"{_few(dice)} {say('direction', DIRECTIONS[d])}" for d, dice in pips.items())
        if self.board.type_of[lie] == WEB:
            return ""  # every hall is a side of its own
        return " | ".join(str(say("half", HALVES[half])) for half in halves)

    def halls(self, lie: int) -> str:
        """The halls of a tile, by what is in them."""
        sides = self.board.sides[lie]
        named = {side: [d for d in range(4) if sides[d] == side] for side in (1, DOOR, PORTCULLIS)}
        texts = {1: "open", DOOR: "door", PORTCULLIS: "portcullis"}
        return "; ".join(
            f"{self.speaker.texts(f'terminal-{texts[side]}')}: "
            + ", ".join(str(self.speaker.word("direction", DIRECTIONS[d])) for d in found)
            for side, found in named.items()
            if found
        )

    def ahead(self, to: int, hindered: bool) -> str:
        """What lies behind a hall, and what stands in the way of who goes through it from where he is."""
        words, lie, tile = self.speaker.texts, self.lie(to), self.tile(to)
        needs = self.shown.ways.get(self.board.spaces[to], []) if hindered else []
        said = [words(f"terminal-{HINDRANCES[need.hindrance]}") for need in needs if need.hindrance in HINDRANCES]
        if lie == NONE:
            return ", ".join([*said, words("terminal-unexplored")])
        room = TYPES[self.board.type_of[lie]]
        e = self.board.edition
        said.append(next(kind for kind in e.room if kind.id == room).name(self.speaker.lang))
        if tile and tile.monster:
            said.append(words("terminal-monster-here"))
        return ", ".join(said)

    def results(self, fight: CombatView, card: int) -> str:
        """What a combat card brings against each of the other side's: wounds of hero and monster."""
        pairs = fight.blows[card] if fight.hero == self.view.seat else [row[card] for row in fight.blows]
        results = ", ".join(
            f"{self.speaker.word('combat', other)} {hurt}/{harm}"
            for other, (hurt, harm) in zip(COMBAT, pairs, strict=True)
        )
        return self.speaker.texts("terminal-results", results=results)


def _few(dice: list[int]) -> str:
    """Faces of a die: 3–6, or 2/5."""
    first, last = dice[0], dice[-1]
    joined = len(dice) > 1 and last - first == len(dice) - 1
    return f"{first}–{last}" if joined else "/".join(map(str, dice))
