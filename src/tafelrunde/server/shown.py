"""What is shown: a game, a moment of a table and its log, as the structs of the protocol. Pure functions."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from logging import getLogger
from types import MappingProxyType
from typing import Any

import msgspec

from tafelrunde.bots import offered
from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.events import Event
from tafelrunde.kernel.game import Game, View, all_games, sick_games
from tafelrunde.kernel.game import game as installed_game
from tafelrunde.kernel.options import Guises, Number, Option, Pick, SeatPick, Switch
from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.steps import Refusal
from tafelrunde.kernel.table import UNDO, AnyTable
from tafelrunde.kernel.texts import Texts
from tafelrunde.server.protocol import Texts2
from tafelrunde.server.protocol.lobby import ClauseInfo, GameCard, GameInfo, GameRules, GameTexts, OptionInfo, TopicInfo
from tafelrunde.server.protocol.table import (
    LegalMove,
    LogLine,
    Refused,
    ResultInfo,
    Sight,
    TakenBack,
    Told,
    VoteInfo,
)

log = getLogger(__name__)
_KINDS: dict[type[Option], str] = {Switch: "switch", Pick: "pick", Guises: "guises", SeatPick: "seat", Number: "number"}


# --- games


@cache
def find_game(slug: str) -> Game[Any, Any]:
    """An installed game; looking through all that is installed takes milliseconds, so it is done once."""
    return installed_game(slug)


@cache
def shelf() -> tuple[tuple[GameCard, ...], dict[str, str]]:
    """All games for the start page, and those that are left out because they cannot be shown, with the reason."""
    good, sick = [], sick_games()
    for game in all_games():
        try:
            good.append(game_info(find_game(game.slug)).card)
        except Exception as error:
            sick[game.slug] = f"{type(error).__name__}: {error}"[:300]
    for slug, reason in sick.items():
        log.warning("a game is left out", extra={"game": slug, "reason": reason})
    return tuple(good), sick


def game_card(game: Game[Any, Any]) -> GameCard:
    setup = game.setup(game.seats[0])
    said = {lang: Speaker(setup, lang).texts for lang in ("de", "en")}

    def both(key: str) -> Texts2:
        return Texts2(said["de"](key), said["en"](key))

    seats = (game.seats[0], game.seats[-1])
    return GameCard(game.slug, both("game-title"), both("game-pitch"), both("game-length"), seats)


@cache
def game_info(game: Game[Any, Any]) -> GameInfo:
    """What a game is drawn and spoken from; the names cover its largest table."""
    setup = game.setup(game.seats[-1])
    de, en = Speaker(setup, "de"), Speaker(setup, "en")
    names = {
        domain: {text: Texts2(str(de.word(domain, word)), str(en.word(domain, word))) for text, word in words.items()}
        for domain, words in setup.grammar.domains.items()
    }
    return GameInfo(
        card=game_card(game),
        edition=tomllib.loads(game.house_edition.text),
        edition_hash=game.house_edition.digest,
        rules_version=game.rules_version,
        names=names,
        verbs={verb.name: list(verb.slots) for verb in game.verbs},
        events={kind.key: list(kind.slots) for kind in game.events},
        options=[_option(option, game.seats[-1], de.texts, en.texts) for option in game.options],
        bots=list(offered()),
        own=_own(game),
        by_seat=_by_seat(game),
    )


def _own(game: Game[Any, Any]) -> list[str]:
    """What a seat sees and nobody else: as the game says, or else what a spectator finds empty at the start."""
    table = game.new(game.seats[-1], seed=0)
    if game.own is not None:
        return list(game.own(table.state, 0))
    mine, public = game.view(table.state, 0), game.view(table.state, None)
    return [key for key in mine if public.get(key) is None and mine[key] is not None]


def _by_seat(game: Game[Any, Any]) -> list[str]:
    """What has one entry for each seat, in a list or by the seat's number, at the smallest table as at the largest."""

    def seated(seats: int) -> list[str]:
        table = game.view(game.new(seats, seed=0).state, None)
        numbers = [str(seat) for seat in range(seats)]
        lists = [key for key, part in table.items() if isinstance(part, list | tuple) and len(part) == seats]
        return lists + [key for key, part in table.items() if isinstance(part, dict) and [*map(str, part)] == numbers]

    few = seated(game.seats[0])
    return [key for key in seated(game.seats[-1]) if key in few]


_ELSEWHERE = re.compile(r"(?:error|terminal|lexicon|game|option)-")  # said by the house itself, or not at a table


@cache
def game_texts(game: Game[Any, Any], lang: str) -> GameTexts:
    """The words of a game without comments and without what is said elsewhere; the client's build does the same
    (web/scripts/ftl.js). Further lines of a text are indented, so it ends where the next line is not."""
    texts = re.split(r"\n(?=[^\s}])", (game.folder / f"{lang}.ftl").read_text("utf-8"))
    kept = (text.rstrip() for text in texts if re.match(r"[A-Za-z-]", text) and not _ELSEWHERE.match(text))
    return GameTexts("\n".join(kept))


def game_rules(game: Game[Any, Any]) -> GameRules:
    return GameRules(
        topics=[TopicInfo(topic.id, Texts2(topic.de, topic.en)) for topic in game.ledger.topics.values()],
        clauses=[ClauseInfo(c.id, c.topic, Texts2(c.de, c.en), c.option) for c in game.ledger.clauses.values()],
    )


def _option(option: Option, seats: int, de: Texts, en: Texts) -> OptionInfo:
    key = f"option-{option.name}"

    def both(text: str) -> dict[str, str]:
        return {"de": de(text), "en": en(text)}

    return msgspec.convert(
        {
            "name": option.name,
            "clause": option.clause,
            "kind": _KINDS[type(option)],
            "default": option.default,
            "values": list(option.values(seats)),
            "title": both(key),
            "about": both(f"{key}.about"),
            "says": {value: both(f"{key}-{value}") for value in option.values(seats) if isinstance(value, str)},
        },
        OptionInfo,
    )


# --- a moment of a table


def sight(
    table: AnyTable,
    seat: int | None,
    thinking: Sequence[int] = (),
    vote: VoteInfo | None = None,
    secret: str | None = None,
    public: View | None = None,
) -> Sight:
    """Everything this seat (None: a spectator) sees and may do now; `public` is for `table.view`."""
    seen = table.view(seat, public)
    asked = seat is not None and not table.state.ended
    legal = engine.legal(table.state, seat) if asked and seat is not None else []
    over = table.result
    return Sight(
        seq=table.moves,
        seat=seat,
        table=seen["table"],
        asks=seen["asks"],
        about=seen["about"],
        decision=None if over else table.decision,
        pending=seen["pending"],
        guises=seen["guises"],
        legal=[legal_move(action) for action in legal],
        answered=next((str(action) for who, action in table.state.sealed if who == seat), None),
        can_undo=seat is not None and table.can_undo(seat),
        thinking=list(thinking),
        vote=vote,
        result=msgspec.convert(over._asdict(), ResultInfo) if over else None,
        secret=secret,
    )


def legal_move(action: Action) -> LegalMove:
    return LegalMove(str(action), action.verb, list(action.words))


def log_lines(
    table: AnyTable,
    seat: int | None,
    since: int = 0,
    fresh: int | None = None,
    back: Mapping[int, list[TakenBack]] = MappingProxyType({}),
) -> list[LogLine]:
    """The log from move number `since` on. From `fresh` on it also holds what is told but not kept, since it happens
    at this very moment. `back` are the take-backs by the number of moves that stood after them."""
    lines: list[LogLine] = []
    if since == 0:
        told = _told(table, table.opening_events, seat, remembered=True)
        lines.append(LogLine(0, None, None, told, back.get(0, [])))
    entries = [entry for entry in table.line(max(0, since - 1)) if entry.counts]
    for number, entry in enumerate(entries, max(1, since)):
        # what others played is told by events, their notation could tell too much; nor does it matter who answered last
        who = None if entry.sealed else entry.seat
        told = _told(table, entry.events, seat, fresh is None or number < fresh)
        move = entry.move if who is not None and who == seat else None
        lines.append(LogLine(number, who, move, told, back.get(number, [])))
    return lines


def taken_back(table: AnyTable, agreed: Mapping[int, tuple[int, ...]]) -> dict[int, list[TakenBack]]:
    """All that was ever taken back, by the number of moves that have stood after it; `agreed` are the seats that
    consented, by line of the log. What one seat took back bit by bit, without asking anybody, is one."""
    found: dict[int, list[TakenBack]] = {}
    if not table.undone:
        return found
    line: list[bool] = []  # of what stands: whether it counts
    for number, entry in enumerate(table.log, 1):
        if not entry.move.startswith(f"{UNDO} "):
            line.append(entry.counts)
            continue
        keep = len(line) - int(entry.move.split()[1])
        gone = TakenBack(entry.seat, sum(line[keep:]), list(agreed.get(number, ())))
        del line[keep:]
        at = sum(line)
        marks = [mark for place in sorted(found) if place >= at for mark in found.pop(place)]
        if marks and marks[-1].by == gone.by and not (marks[-1].agreed or gone.agreed):
            marks[-1] = TakenBack(gone.by, marks[-1].count + gone.count, [])
        else:
            marks.append(gone)
        found[at] = marks
    return found


def _told(table: AnyTable, events: Sequence[Event], seat: int | None, remembered: bool) -> list[Told]:
    keeps = table.setup.keeps
    heard = [(event, keeps(event)) for event in events if event.heard_by(seat)]
    return [_as_told(event, kept) for event, kept in heard if kept or not remembered]


@lru_cache(1000)  # every seat is told
def _as_told(event: Event, kept: bool) -> Told:
    return Told(event.kind.key, event.kind.clause, event.named(), event.kind.final, kept)


def refused(refusal: Refusal) -> Refused:
    return Refused(refusal.clause, refusal.key, dict(refusal.args))
