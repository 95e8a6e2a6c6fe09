"""Games, tables and logs as structs of the protocol. Pure functions."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Container, Mapping, Sequence
from functools import cache, lru_cache
from logging import getLogger
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec.structs import replace

from tafelrunde.bots import offered
from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.edition import EditionFile
from tafelrunde.kernel.events import Event
from tafelrunde.kernel.game import Game, all_games, broken_games, playable
from tafelrunde.kernel.intro import introduction
from tafelrunde.kernel.lookup import Lookup
from tafelrunde.kernel.options import Guises, IntegerOption, Option, Pick, SeatPick, Switch
from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.steps import Refusal
from tafelrunde.kernel.story import story_of
from tafelrunde.kernel.table import UNDO, AnyTable, LogEntry
from tafelrunde.kernel.texts import SHARED_TEXTS, Texts
from tafelrunde.kernel.typed import converted
from tafelrunde.kernel.views import plain, seen_of
from tafelrunde.server.move_frames import FrameCache, MoveFrames, PackedView
from tafelrunde.server.protocol import Texts2
from tafelrunde.server.protocol.lobby import (
    ClauseInfo,
    GameCard,
    GameInfo,
    GameIntro,
    GameRules,
    GameTexts,
    OptionInfo,
    RulesFound,
    TopicInfo,
)
from tafelrunde.server.protocol.table import (
    CautionInfo,
    CurveInfo,
    LegalMove,
    LogLine,
    Refused,
    ResultInfo,
    SightInfo,
    StoryInfo,
    StoryLine,
    TakenBack,
    ToldEvent,
    VoteInfo,
)

log = getLogger(__name__)
_KINDS: dict[type[Option], str] = {
    Switch: "switch",
    Pick: "pick",
    Guises: "guises",
    SeatPick: "seat",
    IntegerOption: "number",
}


# --- games


@cache
def find_game(slug: str) -> Game[Any, Any]:
    """Return a playable game; cached, since searching all installed packages takes milliseconds."""
    return playable(slug)


@cache
def game_cards() -> tuple[tuple[GameCard, ...], dict[str, str]]:
    """Return all games for the start page, and the broken ones that are left out, with the reason."""
    cards, broken = [], broken_games()
    for game in all_games():
        try:
            cards.append(game_info(find_game(game.slug)).card)
        except Exception as error:
            broken[game.slug] = f"{type(error).__name__}: {error}"[:300]
    for slug, reason in broken.items():
        log.warning("a game is left out", extra={"game": slug, "reason": reason})
    return tuple(cards), broken


def game_card(game: Game[Any, Any]) -> GameCard:
    setup = game.setup(game.seats[0])
    said = {lang: Speaker(setup, lang).texts for lang in ("de", "en")}

    def both(key: str) -> Texts2:
        return Texts2(said["de"](key), said["en"](key))

    seats = (game.seats[0], game.seats[-1])
    told = game_intro(game).passages
    aim = told[0].paragraphs[0] if told else None
    return GameCard(game.slug, both("game-title"), both("game-pitch"), both("game-length"), seats, aim)


@cache
def game_intro(game: Game[Any, Any]) -> GameIntro:
    de, en = (introduction(Texts(lang, [SHARED_TEXTS, game.folder])) for lang in ("de", "en"))
    return converted(
        {
            "passages": [
                {
                    "part": a.part,
                    "title": {"de": a.title, "en": b.title},
                    "also": {"de": a.also, "en": b.also},
                    "paragraphs": [{"de": x, "en": y} for x, y in zip(a.paragraphs, b.paragraphs, strict=True)],
                }
                for a, b in zip(de, en, strict=True)
            ]
        },
        GameIntro,
    )


def game_info(game: Game[Any, Any], edition: EditionFile[Any] | None = None) -> GameInfo:
    """Return the data for drawing and describing a game, with the built-in edition or that of a table."""
    return _game_info(game, edition or game.built_in_edition)


@lru_cache(32)
def _game_info(game: Game[Any, Any], edition: EditionFile[Any]) -> GameInfo:
    """Build the description of a game; its names cover the largest table."""
    setup = game.setup(game.seats[-1], edition=edition)
    de, en = Speaker(setup, "de"), Speaker(setup, "en")
    names = {
        domain: {text: Texts2(str(de.word(domain, word)), str(en.word(domain, word))) for text, word in words.items()}
        for domain, words in setup.grammar.domains.items()
    }
    return GameInfo(
        card=game_card(game),
        edition=tomllib.loads(edition.text),
        edition_hash=edition.digest,
        rules_version=game.rules_version,
        names=names,
        verbs={verb.name: list(verb.slots) for verb in game.verbs},
        events={kind.key: list(kind.slots) for kind in game.events},
        unsaid=[kind.key for kind in game.events if kind.quiet or kind.log_hidden],
        options=[_option(option, game.seats[-1], de.texts, en.texts) for option in game.options],
        bots=list(offered()),
        own=_own(game, edition),
        by_seat=_by_seat(game, edition),
    )


def _own(game: Game[Any, Any], edition: EditionFile[Any]) -> list[str]:
    """Return the parts of the view that only the seat sees: named by the game, or empty for spectators at the start."""
    table = game.new(game.seats[-1], seed=0, edition=edition)
    if game.own is not None:
        return list(game.own(table.state, 0))
    mine, public = plain(game.view(table.state, 0)), plain(game.view(table.state, None))
    return [key for key in mine if public.get(key) is None and mine[key] is not None]


def _by_seat(game: Game[Any, Any], edition: EditionFile[Any]) -> list[str]:
    """Return the parts of the view with one entry for each seat, at the smallest and at the largest table."""

    def seated(seats: int) -> list[str]:
        table = plain(game.view(game.new(seats, seed=0, edition=edition).state, None))
        numbers = [str(seat) for seat in range(seats)]
        lists = [key for key, part in table.items() if isinstance(part, list | tuple) and len(part) == seats]
        return lists + [key for key, part in table.items() if isinstance(part, dict) and [*map(str, part)] == numbers]

    few = seated(game.seats[0])
    return [key for key in seated(game.seats[-1]) if key in few]


# Texts that the server formats itself, or that are not needed at a table.
_ELSEWHERE = re.compile(r"(?:error|terminal|lexicon|game|option|intro|story)-")
_STORY = re.compile("story-")


@cache
def game_texts(game: Game[Any, Any], lang: str) -> GameTexts:
    """Return the texts of a game that the page needs, without comments; compare web/scripts/ftl.js."""
    return GameTexts("\n".join(_texts(game.folder, lang, re.compile(rf"(?!{_ELSEWHERE.pattern})[A-Za-z-]"))))


def _texts(folder: Path, lang: str, wanted: re.Pattern[str]) -> list[str]:
    """Return the texts whose keys match; a text ends before the next line that is not indented."""
    texts = re.split(r"\n(?=[^\s}])", (folder / f"{lang}.ftl").read_text("utf-8"))
    return [text.rstrip() for text in texts if wanted.match(text)]


def game_rules(game: Game[Any, Any]) -> GameRules:
    return GameRules(
        topics=[TopicInfo(topic.id, Texts2(topic.de, topic.en)) for topic in game.ledger.topics.values()],
        clauses=[ClauseInfo(c.id, c.topic, Texts2(c.de, c.en), c.option) for c in game.ledger.clauses.values()],
    )


@cache
def _lookup(game: Game[Any, Any], lang: str) -> Lookup:
    return Lookup(game.ledger, Texts(lang, [SHARED_TEXTS, game.folder]))


def find_rules(game: Game[Any, Any], lang: str, question: str) -> RulesFound:
    passages, clauses = _lookup(game, lang).find(question)
    return RulesFound([passage.part for passage in passages], [clause.id for clause in clauses])


def _option(option: Option, seats: int, de: Texts, en: Texts) -> OptionInfo:
    key = f"option-{option.name}"

    def both(text: str) -> dict[str, str]:
        return {"de": de(text), "en": en(text)}

    return converted(
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


# --- tables


def sight(
    table: AnyTable,
    seat: int | None,
    thinking: Sequence[int] = (),
    vote: VoteInfo | None = None,
    secret: str | None = None,
    picture: PackedView | None = None,
) -> SightInfo:
    """Return what this seat (None: a spectator) sees and may do now; `picture` is its view, if packed already."""
    view = table.game.view(table.state, seat) if picture is None else picture
    seen = seen_of(table.game, table.state, seat, view)
    asked = seat is not None and not table.state.ended
    legal = engine.legal(table.state, seat) if asked and seat is not None else []
    over = table.result
    return SightInfo(
        seq=table.moves,
        seat=seat,
        table=seen.table,
        asks=seen.asks,
        about=seen.about,
        decision=None if over else table.decision,
        pending=seen.pending,
        guises=seen.guises,
        legal=[legal_move(action) for action in legal],
        still=next((str(action) for action in legal if action.verb == engine.pass_verb(table.state)), None),
        hurried=False,
        answered=next((str(action) for who, action in table.state.sealed if who == seat), None),
        can_undo=seat is not None and table.can_undo(seat),
        thinking=list(thinking),
        vote=vote,
        result=converted(over._asdict(), ResultInfo) if over else None,
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
    watched: Container[int] = (),
    reel: FrameCache | None = None,
) -> list[LogLine]:
    """Return the log from move number `since` on.

    From move `fresh` on it includes the events that the log leaves out later. `back` holds the take-backs by the number
    of moves that remained. The events of `watched` moves carry the changes of the view.
    """
    lines, reel = list[LogLine](), reel or FrameCache()
    if since == 0:
        told = _told(table, table.opening_events, seat, remembered=True)
        lines.append(LogLine(0, None, None, told, back.get(0, [])))
    entries = [entry for entry in table.line(max(0, since - 1)) if entry.counts]
    for number, entry in enumerate(entries, max(1, since)):
        # Events tell what others played: notation could reveal too much, and so could the seat that answered last.
        who = None if entry.sealed else entry.seat
        remembered = fresh is None or number < fresh
        if number in watched:
            told = _changing(table, entry, seat, remembered, reel.film(table, entry))
        else:
            told = _told(table, entry.events, seat, remembered)
        move = entry.move if who is not None and who == seat else None
        lines.append(LogLine(number, who, move, told, back.get(number, [])))
    return lines


def taken_back(table: AnyTable, agreed: Mapping[int, tuple[int, ...]]) -> dict[int, list[TakenBack]]:
    """Return all take-backs by the number of moves that remained after them.

    `agreed` holds the consenting seats by the number of the log line. Take-backs of one seat in a row, without the
    consent of others, are merged.
    """
    found: dict[int, list[TakenBack]] = {}
    if not table.undone:
        return found
    line: list[bool] = []  # for every line that was not taken back: whether it counts
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


def _told(table: AnyTable, events: Sequence[Event], seat: int | None, remembered: bool) -> list[ToldEvent]:
    keeps = table.setup.keeps
    heard = [(event, keeps(event)) for event in events if event.heard_by(seat)]
    return [_as_told(event, kept) for event, kept in heard if kept or not remembered]


def _changing(
    table: AnyTable, entry: LogEntry, seat: int | None, remembered: bool, film: MoveFrames
) -> list[ToldEvent]:
    """Return the events of a move, each with the changes of the view since the previous event."""
    keeps, told, since = table.setup.keeps, list[ToldEvent](), 0
    for number, event in enumerate(entry.events, 1):
        kept = keeps(event)
        if event.heard_by(seat) and (kept or not remembered):
            told.append(replace(_as_told(event, kept), change=film.change(seat, since, number) or msgspec.UNSET))
            since = number
    return told


@lru_cache(1000)  # the same events are sent to every seat
def _as_told(event: Event, kept: bool) -> ToldEvent:
    return ToldEvent(event.kind.key, event.kind.clause, event.named(), event.kind.final, kept)


def story(table: AnyTable) -> StoryInfo:
    """Return the story of a game that is over."""
    lines, curve, remains = story_of(table)
    return StoryInfo(
        lines=[StoryLine(line.verse.part, line.verse.key, line.args(), line.move) for line in lines],
        curve=CurveInfo(curve.what, list(curve.moves), list(curve.rounds), [list(values) for values in curve.values]),
        remains={key: list(each) for key, each in remains.items()},
        texts=story_texts(table.game),
    )


@cache
def story_texts(game: Game[Any, Any]) -> Texts2:
    """Return the texts of a story; they are sent with it, since nobody needs them before the end."""

    def said(lang: str) -> str:
        return "\n".join(text for folder in (SHARED_TEXTS, game.folder) for text in _texts(folder, lang, _STORY))

    return Texts2(said("de"), said("en"))


def refused(refusal: Refusal) -> Refused:
    return Refused(refusal.clause, refusal.key, dict(refusal.args))


def caution(table: AnyTable, seat: int, move: str) -> CautionInfo | None:
    """Return the warning that this seat should read before a legal move, if any."""
    found = table.game.caution(table.setup, table.seen(seat), table.setup.grammar.parse(move))
    return None if found is None else CautionInfo(found.key, dict(found.args))
