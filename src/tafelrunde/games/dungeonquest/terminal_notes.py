"""What a person sees by a look at the pieces, behind each move of the list; told from the view alone."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.dungeonquest.board import (
    BRIDGE,
    CAVEIN,
    COMBAT,
    DIRECTIONS,
    DOOR,
    HALVES,
    NONE,
    PORTCULLIS,
    TYPES,
    WEB,
    Board,
    opposite,
)
from tafelrunde.games.dungeonquest.lexicon import hero_text
from tafelrunde.games.dungeonquest.steps.monsters import table
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.game import View
from tafelrunde.kernel.speech import Speaker

GOING = frozenset(("move", "escape", "secret", "light"))
CARDS = frozenset(("drink", "drop", "take", "resolve"))


def note(view: View, speaker: Speaker, action: Action) -> str:
    """The note behind a move."""
    look, word = Look(view, speaker), str(action.words[0]) if action.words else ""
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
        rune = look.own["rune"]
        return next(one.about(lang) for one in e.rune if one.id == rune) if rune else ""
    if verb == "bear":
        turned = DIRECTIONS.index(look.own["heading"]) + (3 if word == "left" else 1)
        return str(speaker.word("direction", DIRECTIONS[turned % 4]))
    if verb == "lay":
        return look.halls(4 * look.board.tiles.index(view["table"]["held"]) + DIRECTIONS.index(word))
    if verb == "turn":
        lie = look.lie(look.board.space[look.own["at"]])
        return look.halls(lie & ~3 | (lie + int(word) // 90) & 3)
    if verb == "strike":
        return look.results(COMBAT.index(word))
    if verb == "dragon":
        return speaker.texts("terminal-rage", count=view["table"]["piles"]["dragon"]["left"])
    return ""


def caution(view: View, speaker: Speaker, action: Action) -> str:
    """What is easily regretted: to leave with nothing, to wake the dragon for sure, to give up a hero."""
    if action.verb == "exit" and not view["table"]["heroes"][view["seat"]]["gold"]:
        return speaker.texts("terminal-warn-gold")
    if action.verb == "dragon" and view["table"]["piles"]["dragon"]["left"] == 1:
        return speaker.texts("terminal-warn-rage")
    return speaker.texts("terminal-warn-death") if action.verb == "perish" else ""


class Look:
    """The dungeon of one view."""

    def __init__(self, view: View, speaker: Speaker) -> None:
        self.view = view
        self.shown: dict[str, Any] = view["table"]
        self.speaker = speaker
        self.board: Board = speaker.setup.board

    @property
    def own(self) -> dict[str, Any]:
        """The hero of who looks."""
        hero: dict[str, Any] = self.shown["heroes"][self.view["seat"]]
        return hero

    def tile(self, at: int) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.shown["tiles"].get(self.board.spaces[at])
        return found

    def lie(self, at: int) -> int:
        tile = self.tile(at)
        if tile is None:
            return self.board.printed.get(at, NONE)
        return 4 * self.board.tiles.index(tile["tile"]) + DIRECTIONS.index(tile["facing"])

    def way_down(self, at: int) -> bool:
        """Printed stairs and markers are equal (DQ-164)."""
        tile = self.tile(at)
        return tile is not None and (tile["entrance"] or self.board.stairs[self.lie(at) >> 2])

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
        said: list[str] = self.hindrances(to) if hindered else []
        if lie == NONE:
            return ", ".join([*said, words("terminal-unexplored")])
        room = TYPES[self.board.type_of[lie]]
        e = self.board.edition
        said.append(next(kind for kind in e.room if kind.id == room).name(self.speaker.lang))
        if tile and tile["monster"]:
            said.append(words("terminal-monster-here"))
        return ", ".join(said)

    def hindrances(self, to: int) -> list[str]:
        """The test of a divided room, doors and portcullises; those of the room itself first (DQ-136)."""
        words, at = self.speaker.texts, self.board.space[self.own["at"]]
        cell, d = next(
            (cell, self.board.next[cell].index(to)) for cell in self.board.cells[at] if to in self.board.next[cell]
        )
        ours, theirs, side = self.lie(cell), self.lie(to), self.own["side"]
        kind, across = self.board.type_of[ours], bool(side) and DIRECTIONS[d] not in side
        said: list[str] = []
        if across and kind in (BRIDGE, CAVEIN):
            said.append(words("terminal-agility-test"))
        elif kind == WEB and (across or self.view["asks"] != "move-on"):
            said.append(words("terminal-strength-test"))
        if self.view["asks"] != "move-on":
            found = [self.board.sides[ours][d], *([self.board.sides[theirs][opposite(d)]] if theirs != NONE else [])]
            said += [words("terminal-door") for side in found if side == DOOR]
            said += [words("terminal-portcullis") for side in found if side == PORTCULLIS]
        return said

    def results(self, card: int) -> str:
        """What a combat card brings against each of the other side's: wounds of hero and monster."""
        setup, hero = self.speaker.setup, self.shown["combat"]["hero"] == self.view["seat"]
        pairs = [table(setup, card, other) if hero else table(setup, other, card) for other in range(len(COMBAT))]
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
