"""Everything that can be looked up: what stands on rooms, challenges, goals, stalls, tokens, blueprints and Jael's
cards, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tafelrunde.games.dungeon_designer.board import HALVES, SLOT_NAMES, Board
from tafelrunde.games.dungeon_designer.edition import SECRET, Blueprint, Edition, Jael, Room, Stall
from tafelrunde.kernel.speech import Article, Speaker

POWERS = ("shrine", "fountain")
ANY = ("monster", "trap", "star")  # asked for whatever its kind or value
NOTHING = "–"


def lexicon(speaker: Speaker) -> Iterator[Article]:
    """The whole box, kind by kind."""
    board: Board = speaker.setup.board
    e, lang, words = board.edition, speaker.lang, speaker.texts

    def articles(kind: str, found: Iterable[tuple[str, str]]) -> Iterator[Article]:
        return (Article(words(f"lexicon-{kind}"), name, text) for name, text in found)

    def called(domain: str, word: str) -> str:
        return f"{speaker.word(domain, word)} ({word})"

    yield from articles("room", ((f"{room.name(lang)} ({room.id})", room_text(speaker, room)) for room in e.room))
    yield from articles("power", ((words(f"terminal-{p}"), words(f"lexicon-{p}")) for p in POWERS))
    yield from articles("challenge", ((f"{c.name(lang)} ({c.number})", c.about(lang)) for c in e.challenge))
    yield from articles("goal", ((goal.name(lang), _goal(speaker, goal.about(lang))) for goal in e.goal))
    yield from articles("token", ((str(speaker.word("face", face)), _token(speaker, face)) for face in _faces(e)))
    yield from articles("symbol", ((words(f"lexicon-any-{any_}"), _family(speaker, any_)) for any_ in ANY))
    yield from articles("stall", ((called("stall", stall.id), _stall(speaker, stall)) for stall in e.stall))
    yield from articles("blueprint", ((called("blueprint", b.id), _blueprint(speaker, b)) for b in e.blueprint))
    yield from articles("jael", ((called("jael", card.id), _jael(speaker, card)) for card in e.jael))


def printed(room: Room) -> list[str]:
    """The elements of a room, slot by slot."""
    return [word for word in (getattr(room.elements, slot) for slot in SLOT_NAMES) if word]


def doors(speaker: Speaker, room: Room) -> str:
    """The doors by the first letters of where they lead."""
    return "".join(speaker.texts(f"lexicon-door-{side}") for side in room.doors)


def type_name(speaker: Speaker, kind: str) -> str:
    return speaker.texts("lexicon-dual") if kind == "dual" else speaker.texts(f"type-{kind}")


def symbol(speaker: Speaker, word: str) -> str:
    """What a card asks for: an element, a type, or any of a family."""
    if word in ANY:
        return speaker.texts(f"lexicon-any-{word}")
    return type_name(speaker, word) if word in ("cave", "stone") else element(speaker, word)


def element(speaker: Speaker, word: str) -> str:
    """An element by its name: rooms show some that no token does."""
    edition: Edition = speaker.setup.board.edition
    return next(one.name(speaker.lang) for one in edition.element if one.id == word)


def room_text(speaker: Speaker, room: Room) -> str:
    """All that stands on a room."""
    elements = [element(speaker, word) for word in printed(room)]
    text = speaker.texts(
        "lexicon-room-text",
        type=type_name(speaker, room.type),
        doors=doors(speaker, room),
        elements=", ".join(elements) or NOTHING,
        gold=room.gold,
        rune=rune(speaker, room.rune),
    )
    return f"{text} {speaker.texts(f'lexicon-{room.power}')}" if room.power else text


def rune(speaker: Speaker, colour: str) -> str:
    return speaker.texts(f"lexicon-{colour}")


def bonus(speaker: Speaker, card: Jael) -> str:
    """What Jael gets besides the base of a card."""
    of = " + ".join(symbol(speaker, word) for word in card.bonus.of)
    return speaker.texts("lexicon-bonus", points=card.bonus.points, of=of)


def runes(speaker: Speaker, card: Jael) -> str:
    return ", ".join(rune(speaker, colour) for colour in card.runes)


def _faces(e: Edition) -> list[str]:
    return [*(element.id for element in e.element), SECRET]


def _places(points: Sequence[int]) -> str:
    return "/".join(map(str, points))


def _goal(speaker: Speaker, about: str) -> str:
    e: Edition = speaker.setup.board.edition
    return f"{about} {speaker.texts('lexicon-goal-text', points=_places(e.scoring.goal))}"


def _token(speaker: Speaker, face: str) -> str:
    """What an element is and how many tokens show it."""
    e: Edition = speaker.setup.board.edition
    element = next((element for element in e.element if element.id == face), None)
    said = [speaker.texts(f"lexicon-is-{element.kind if element else SECRET}", stars=element.stars if element else 0)]
    said += [
        speaker.texts("lexicon-tokens", count=token.count, shape=str(speaker.word("shape", token.shape)))
        for token in e.token
        if token.face == face
    ]
    return " ".join(said)


def _family(speaker: Speaker, kind: str) -> str:
    e: Edition = speaker.setup.board.edition
    return ", ".join(element.name(speaker.lang) for element in e.element if element.kind == kind)


def _stall(speaker: Speaker, stall: Stall) -> str:
    halves = zip(HALVES, (stall.top, stall.bottom), strict=True)
    return "; ".join(
        speaker.texts(
            "lexicon-half",
            half=str(speaker.word("half", name)),
            price=half.price,
            slots=", ".join(speaker.texts(f"lexicon-{shape}") for shape in half.slots),
        )
        for name, half in halves
    )


def _blueprint(speaker: Speaker, plan: Blueprint) -> str:
    e: Edition = speaker.setup.board.edition
    rows = [" · ".join(NOTHING if word == "-" else symbol(speaker, word) for word in row) for row in plan.rows]
    told = [speaker.texts("lexicon-row", row=number, asks=asks) for number, asks in enumerate(rows, 1)]
    worth = ", ".join(f"{met}: {points}" for met, points in enumerate(e.scoring.blueprint) if points)
    gates = speaker.texts("lexicon-gates", entrance=plan.entrance, exit=plan.exit)
    return " ".join([gates, *told, speaker.texts("lexicon-met", points=worth)])


def _jael(speaker: Speaker, card: Jael) -> str:
    return speaker.texts(
        "lexicon-jael-text",
        mark=speaker.texts(f"lexicon-{card.mark}"),
        runes=runes(speaker, card),
        gold=card.gold,
        takes=", ".join(speaker.texts(f"lexicon-{half}") for half in card.takes),
        base=card.base,
        bonus=bonus(speaker, card),
    )
