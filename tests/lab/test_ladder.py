"""The ladder: played in pieces, kept line by line, and written into its page."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from datetime import date
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from tafelrunde.bots.matches import Match
from tafelrunde.cli import main
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.game import game as find_game
from tafelrunde.kernel.texts import Texts
from tafelrunde.lab.folder_lock import locked_folder
from tafelrunde.lab.ladder import ROWS, LadderGame, ladder, made_of, matches, ordered, play, read, secret_of, table
from tafelrunde.lab.page_sections import marks

BOTS = ("random", "greedy", "search:1:heuristic")
PLACE = ("dungeonquest", 2)


def some(games: int = 4, seats: int = 2, seed: int = 0) -> list[Match]:
    return list(matches([("dungeonquest", seats)], BOTS[:2], games, seed, secret="tests"))


# --- the matches


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_two_bots_sit_by_turns_in_every_place_and_no_game_is_played_twice(seats: int) -> None:
    due = list(matches([("apokalypse", seats)], BOTS, 2 * seats, secret="tests"))
    assert len({(match.seed, match.seating) for match in due}) == len(due)
    sat = Counter((bot, at) for match in due for at, bot in enumerate(match.seating))
    assert set(sat.values()) == {2 * seats}  # each bot in each place equally often
    for match in due:
        assert sorted(Counter(match.seating).values()) == [seats // 2, (seats + 1) // 2]


def test_deals_go_round_all_tables_and_pairs() -> None:
    """An interrupted ladder has played all of them nearly equally often."""
    due = matches([("drachenland", 2), ("dante", 3)], BOTS, 12, secret="tests")
    begun = Counter((match.game, frozenset(match.seating)) for match in islice(due, 30))
    assert begun == {(slug, pair): 2 * seats for slug, seats in (("drachenland", 2), ("dante", 3)) for _, pair in begun}
    assert len(begun) == 6


def test_more_games_are_the_same_and_more() -> None:
    few, many = some(3), some(8)  # deals are played whole
    assert len(few) == 4
    assert many[:4] == few


# --- the folder


def test_a_ladder_goes_on_where_it_was_left(tmp_path: Path) -> None:
    whole = play(tmp_path / "whole", some(), workers=1)
    assert [row.match for row in whole] == some()
    told: list[tuple[int, int]] = []
    play(tmp_path / "parts", some()[:3], workers=1)
    file = tmp_path / "parts" / ROWS
    first = file.read_bytes()
    with file.open("ab") as broken:
        broken.write(b'{"game":"dungeonquest","se')  # an interrupted write
    assert read([tmp_path / "parts"]) == whole[:3]
    assert play(tmp_path / "parts", some(), 1, lambda done, total: told.append((done, total))) == whole
    assert told == [(4, 4)]
    assert file.read_bytes().startswith(first)
    assert file.read_bytes() == (tmp_path / "whole" / ROWS).read_bytes()


def test_a_ladder_goes_on_with_its_secret(tmp_path: Path) -> None:
    assert len(secret_of(tmp_path, ["dungeonquest"])) == 32
    [row] = play(tmp_path, some()[:1], workers=1)
    assert row.secret == "tests" == secret_of(tmp_path, ["dungeonquest"])
    old = msgspec.json.encode({name: value for name, value in msgspec.structs.asdict(row).items() if name != "secret"})
    (tmp_path / ROWS).write_bytes(old + b"\n")  # played before bots had one
    assert len(secret_of(tmp_path, ["dungeonquest"])) == 32
    assert [row.seed for row in read([tmp_path])] == [row.seed]


def test_many_cores_play_the_same(tmp_path: Path) -> None:
    locked_folder, many = (play(tmp_path / str(workers), some(8), workers) for workers in (1, 2))
    assert {row.match.seed: row for row in locked_folder}.keys() == {row.match.seed: row for row in many}.keys()
    assert sorted(locked_folder, key=repr) == sorted(many, key=repr)


def test_games_of_several_folders_add_up_and_count_once(tmp_path: Path) -> None:
    one, other = (play(tmp_path / name, some(4, seed=seed), workers=1) for name, seed in (("one", 0), ("other", 1)))
    both = read([tmp_path / "one", tmp_path / "other"])
    assert len(both) == 6  # one of two deals is in both
    assert {*both} == {*one, *other}
    assert read([tmp_path / "one"], ["dante"]) == []


def test_games_of_other_bots_are_refused(tmp_path: Path) -> None:
    [row] = play(tmp_path, some()[:1], workers=1)
    assert row.of == made_of("dungeonquest") != made_of("dante")
    stale = msgspec.structs.replace(row, of="0" * 16)
    (tmp_path / ROWS).write_bytes(msgspec.json.encode(stale) + b"\n")
    with pytest.raises(BadInput) as caught:
        read([tmp_path])
    assert caught.value.key == "ladder-other"
    with pytest.raises(BadInput) as caught:
        play(tmp_path, some(), workers=1)
    assert caught.value.key == "ladder-other"
    assert read([tmp_path], ["dante"]) == []


def test_a_file_that_is_no_ladder_is_refused(tmp_path: Path) -> None:
    (tmp_path / ROWS).write_text('{"game":"dante"}\n')
    with pytest.raises(BadInput) as caught:
        read([tmp_path])
    assert (caught.value.key, caught.value.args_by_name["line"]) == ("ladder-row", 1)
    with pytest.raises(BadInput) as caught:
        read([tmp_path / "nowhere"])
    assert caught.value.key == "ladder-file"
    with locked_folder(tmp_path), pytest.raises(BadInput) as caught:
        play(tmp_path, some(), workers=1)
    assert caught.value.key == "run-busy"
    (tmp_path / "full").write_text("")
    with pytest.raises(BadInput) as caught:
        play(tmp_path / "full", some(), workers=1)
    assert caught.value.key == "run-disk"


# --- the page


def row(seed: int, winner: int, *seating: str) -> LadderGame:
    won = tuple(float(seat == winner) for seat in range(len(seating)))
    return LadderGame("dungeonquest", seed, seating, won, (0,) * len(seating), "")


def test_bots_are_rated_by_their_games() -> None:
    rows = [row(seed, seed % 2, "greedy", "random") for seed in range(2)]
    rows += [row(seed, 0, "search:easy", "greedy") for seed in range(6)]
    rows += [row(9, -1, "greedy", "random"), row(9, 1, "greedy", "search:easy", "greedy")]  # nobody wins; three seats
    found = ladder(PLACE, rows)
    assert (found.games, found.seats) == (9, 2)
    assert [(rung.bot, rung.games) for rung in found.rungs] == [("search:easy", 6), ("random", 3), ("greedy", 9)]
    assert [rung.share for rung in found.rungs] == [1, pytest.approx(1 / 3), pytest.approx(1 / 9)]
    only = ladder(PLACE, rows, ("greedy", "random"))
    assert (only.games, [rung.rating.points for rung in only.rungs]) == (3, [0, 0])
    assert ordered({"search:easy", "mine", "greedy", "his"}) == ["greedy", "search:easy", "his", "mine"]
    text = table([found], "de", date(2026, 1, 2))
    assert "DungeonQuest" in text
    assert text.count("| `") == 3


def test_a_ladder_is_written_into_its_section(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, kept = tmp_path / "bots.md", tmp_path / "kept"
    dante = Texts("en", [find_game("dante").folder])("game-title")
    stale, other = f"#### {dante}, 3 seats\n\nstale", "#### DungeonQuest, 2 seats\n\n| `greedy` |"
    begin, end = marks("ladder")
    page.write_text(f"{begin}\nabout\n\n{stale}\n\n{other}\n\n{end}\n")
    words = ["--game", "dante", "--seats", "3", "--bots", "random,greedy", "--games", "3", "--workers", "1"]
    assert main(["--lang", "en", "lab", "ladder", *words, "--keep", str(kept), "--write", str(page)]) == 0
    written = page.read_text()
    assert other in written  # it was not played anew
    assert "stale" not in written
    assert written.count("#### ") == written.count("| `greedy` |") == 2
    page.write_text(page.read_text().replace("3 games", "4 games"))
    assert main(["--lang", "en", "lab", "ladder", "--from", str(kept), "--write", str(page)]) == 0
    assert page.read_text() == written
    for wrong, said in (
        (["--bots", "greedy,greedy"], "no round robin"),
        (["--bots", "greedy,fool"], "fool"),
        (["--seats", "2"], "3"),
        (["--game", "chess"], "chess"),
        (["--write", str(tmp_path / "no.md")], "no.md"),
        (["--from", str(tmp_path)], ROWS),
    ):
        before = page.read_bytes()
        assert main(["--lang", "en", "lab", "ladder", *words, "--write", str(page), *wrong]) == 2
        assert said in capsys.readouterr().err
        assert page.read_bytes() == before
    assert main(["--lang", "en", "lab", "ladder", "--from", str(kept), "--seats", "5"]) == 2
    assert "No such games" in capsys.readouterr().err


def test_a_ladder_needs_no_polars(tmp_path: Path) -> None:
    """A ladder is played without the extra `lab`, too."""
    words = ["--game", "dungeonquest", "--seats", "2", "--bots", "random,greedy", "--games", "2", "--workers", "2"]
    code = f"""if __name__ == "__main__":
    import sys
    sys.modules["polars"] = None
    from tafelrunde.cli import main
    raise SystemExit(main(["lab", "ladder", *{words!r}, "--keep", {str(tmp_path)!r}]))
"""
    script = tmp_path / "bare.py"
    script.write_text(code)
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    assert "random" in done.stdout
    assert len(read([tmp_path])) == 2
