"""The end as a story, in every game: its facts are those of the game that was played."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import tafelrunde
from tafelrunde.games.apokalypse import story as apokalypse
from tafelrunde.games.dante import story as dante
from tafelrunde.games.drachenland import story as drachenland
from tafelrunde.games.dungeon_designer import story as dungeon_designer
from tafelrunde.games.dungeonquest import story as dungeonquest
from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.story import Sentence, Story, Verse, story_of
from tafelrunde.kernel.table import Table
from tafelrunde.testing.playing import random_game, told

GAMES = ("apokalypse", "dante", "drachenland", "dungeon_designer", "dungeonquest")
SIZES = [(slug, seats) for slug in GAMES for seats in (tafelrunde.game(slug).seats[0], tafelrunde.game(slug).seats[-1])]
each_size = pytest.mark.parametrize(("slug", "seats"), SIZES)
AnyTable = Table[Any, Any]


@cache
def over(slug: str, seats: int, seed: int = 3) -> tuple[AnyTable, Story]:
    *_, table = random_game(tafelrunde.game(slug), seats, seed)
    return table, story_of(table)


def said(story: Story, *verses: Verse) -> list[Sentence]:
    return [line for line in story.lines if line.verse in verses]


@each_size
def test_every_story_says_how_it_was_decided_and_what_each_did(slug: str, seats: int) -> None:
    _, story = over(slug, seats)
    assert any(line.verse.part == "decided" for line in story.lines)
    told_of = {line.args()["seat"] for line in story.lines if line.verse.part == "deed"}
    assert told_of == set(range(seats))
    assert any(line.verse.part == "moment" for line in story.lines)
    for lang in ("de", "en"):
        speaker = Speaker.at(over(slug, seats)[0], lang)
        sentences = [speaker.line(line) for line in story.lines]
        assert len(set(sentences)) == len(sentences)


@each_size
def test_curves_go_from_the_start_to_the_end(slug: str, seats: int) -> None:
    table, story = over(slug, seats)
    curve = story.curve
    assert (curve.what, curve.moves[0], curve.moves[-1]) == ("progress", 0, table.moves)
    assert len(curve.values) == seats
    assert list(curve.moves) == sorted(set(curve.moves))
    assert len(curve.moves) == len(curve.rounds) == len(curve.values[0]) <= 50
    if slug != "dante":  # there it is the height, since only the second place counts
        assert table.result is not None
        assert tuple(values[-1] for values in curve.values) == table.result.scores


@each_size
def test_what_a_line_tells_of_can_be_seen_there(slug: str, seats: int) -> None:
    """The move that a moment names brought it about: an event of that move speaks of the same seat."""
    table, story = over(slug, seats)
    for line in story.lines:
        assert 0 <= line.move <= table.moves
        if line.verse.part == "moment" and "points:number" not in line.verse.slots:
            assert table.line(line.move - 1)[0].events


def test_drachenland_tells_of_sets_and_of_gems_without_a_ring() -> None:
    table, story = over("drachenland", 3)
    heard = table.events(None)
    screens = [line.args() for line in said(story, drachenland.SCREEN)]
    assert [(s["seat"], s["sets:number"], s["points:number"]) for s in screens] == [
        (s["seat"], s["sets"], s["points"]) for s in told(heard, "scored")
    ]
    void = {line.words[0]: line.words[1] for line in said(story, drachenland.VOID)}
    assert sum(int(count) for count in void.values()) == sum(int(one["count"]) for one in told(heard, "void"))
    (ended,) = said(story, drachenland.LAST_EGG, drachenland.LATE_LAST_EGG, drachenland.CLOCK)
    assert ended.move == table.moves


@pytest.mark.parametrize("seed", range(6))
def test_dungeonquest_tells_every_end_of_a_hero(seed: int) -> None:
    """Who died where, of what; who came out with how much."""
    table, story = over("dungeonquest", 4, seed)
    deaths = said(story, dungeonquest.DIED, dungeonquest.DIED_FIGHTING, dungeonquest.DIED_BY)
    out = said(story, dungeonquest.CAME_OUT)
    assert {line.words[0] for line in deaths} == {one["seat"] for one in told(table.events(None), "died")}
    assert {line.words[0] for line in out} == {one["seat"] for one in told(table.events(None), "left")}
    for line in deaths:
        assert "died" in [event.kind.key for event in table.line(line.move - 1)[0].events]
        seat = int(line.words[0])
        assert line.args()["space"] == table.setup.board.spaces[table.state.fell[seat][0]]
    if not out:
        assert said(story, dungeonquest.NONE_LEFT)


def test_a_hero_falls_to_the_monster_he_fought() -> None:
    found = [line for seed in range(6) for line in said(over("dungeonquest", 4, seed)[1], dungeonquest.DIED_FIGHTING)]
    assert found
    for seed in range(6):
        table, story = over("dungeonquest", 4, seed)
        for line in said(story, dungeonquest.DIED_FIGHTING):
            met = [one for one in told(table.events(None)[:], "met") if one["seat"] == line.words[0]]
            assert line.args()["family"] in {one["family"] for one in met}


@pytest.mark.parametrize("seats", [3, 8])
def test_dante_tells_who_came_too_early_and_what_was_left(seats: int) -> None:
    table, story = over("dante", seats)
    assert table.result is not None
    (second,) = said(story, dante.SECOND)
    assert (second.words[0],) == table.result.winners
    (first,) = said(story, dante.FIRST)
    assert table.result.ranks[int(first.words[0])] == 2
    assert set(story.remains) == {"fields", "stones"}
    for seat in range(seats):
        assert (story.remains["fields"][seat] == 0) == (seat in table.state.heaven)
    left = {line.words[0]: line.words[1:] for line in said(story, dante.LEFT)}
    assert left == {
        seat: (story.remains["fields"][seat], story.remains["stones"][seat])
        for seat in range(seats)
        if seat not in table.state.heaven
    }


def test_dungeon_designer_says_what_tipped_the_scales() -> None:
    table, story = over("dungeon_designer", 4)
    assert table.result is not None
    seat, source, edge = said(story, dungeon_designer.EDGE)[0].words
    others = [table.result.sources[other][str(source)] for other in range(4) if other != seat]
    assert (seat,) == table.result.winners
    assert table.result.sources[int(seat)][str(source)] - int(edge) in others
    assert said(story, dungeon_designer.STRENGTH)


def test_alone_the_story_is_about_jael() -> None:
    table, story = over("dungeon_designer", 1)
    (line,) = said(story, dungeon_designer.AHEAD_OF_JAEL, dungeon_designer.BEHIND_JAEL)
    (his,) = told(table.events(None), "jael-scored")
    assert table.result is not None
    assert line.words == (0, table.result.scores[0], his["points"])
    assert (line.verse is dungeon_designer.AHEAD_OF_JAEL) == bool(table.result.winners)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_apokalypse_says_who_was_what_and_what_the_riders_took(seats: int) -> None:
    table, story = over("apokalypse", seats)
    heard = table.events(None)
    people = said(story, apokalypse.PEOPLE)[0].args()
    assert told(heard, "counted") == [{"good": people["good:number"], "evil": people["evil:number"]}]
    good = {line.words[0] for line in said(story, apokalypse.WAS_GOOD)}
    evil = {line.words[0] for line in said(story, apokalypse.WAS_EVIL)}
    revealed = {one["seat"]: one["alignment"] for one in told(heard, "revealed")}
    assert revealed == {**dict.fromkeys(good, "good"), **dict.fromkeys(evil, "evil")}
    worst = said(story, apokalypse.WORST)[0].args()
    killed = sum(int(one["killed"]) for one in told(heard, "scored") if one["rider"] == worst["rider"])
    assert killed == worst["count:number"]
