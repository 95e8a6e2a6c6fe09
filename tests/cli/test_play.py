"""A table in the terminal: whole games by script and by hand, saving, undoing, asking why."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.cli import main, shown
from tafelrunde.cli.desk import words
from tafelrunde.cli.table import TerminalTable
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.drawing import BY_SHAPE
from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.views import Seen
from tests.cli.calls import Run, listing, one_line

SHORT = ("--option", "clock_rounds=3", "--seed", "5")
TABLE = ("play", "drachenland", "--seat", "human", "--seat", "greedy", "--seat", "random", *SHORT)
MANY = "1\n" * 400
GATES = "West Gate, North Gate, East Gate, South Gate"


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_whole_game_by_script(run: Run, lang: str, tmp_path: Path) -> None:
    ran = run(*TABLE, "--lang", lang, "--record", "game.json", typed=MANY)
    assert ran.code == 0
    assert ran.err == ""
    table = tafelrunde.verify((tmp_path / "game.json").read_text("utf-8"))
    assert table.result is not None
    assert table.result.how == "clock"
    assert words(lang)("cli-recorded", file="game.json") in ran.out
    title, ended = {"de": ("Zwerge, wohin", "ausgebrochen"), "en": ("Dwarves, where to", "erupted")}[lang]
    assert title in ran.out
    assert ended in ran.out
    for score in table.result.scores:
        assert re.search(rf"\b{score} *$", ran.out, re.MULTILINE)


def test_the_same_seed_tells_the_same_story(run: Run) -> None:
    assert run(*TABLE, typed=MANY) == run(*TABLE, typed=MANY)


def test_events_are_told_with_their_clauses(run: Run) -> None:
    out = run(*TABLE, typed=MANY).out
    assert re.search(r"The Dwarves roll \d and \d\.  DL-021", out)
    assert re.search(r"Ruska .* F\d\d\.  DL-013", out)


def test_people_bots_and_seats_by_default(run: Run) -> None:
    out = run("play", "drachenland", "--seed", "1").out
    assert [line.split() for line in out.splitlines()[2:5]] == [
        ["Dwarves", "a", "person"],
        ["Elves", "search"],
        ["Humans", "search"],
    ]


def test_long_lists_are_grouped_by_verb(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four seats: the last to enter has 12 targets. More than nine moves stand under their verb, in columns where there
    is room and no note behind them."""
    monkeypatch.setenv("COLUMNS", "140")
    monkeypatch.setattr(shown, "terminal", lambda table: BY_SHAPE)
    setting = ("--seats", "4", "--option", "start_player=1", "--seat", "human", *["--seat", "random"] * 3)
    out = run("play", "drachenland", "--seed", "2", *setting).out
    listed = out[out.index("Dwarves, bring") :]
    assert "    enter <colour> <to>\n" in listed
    numbers = [int(number) for number in re.findall(r" (\d+) enter", listed)]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))
    assert len(numbers) > 9
    assert len(re.findall(r"\d+ enter", listed.splitlines()[2])) > 1


def test_a_verb_that_stands_alone_has_no_heading(run: Run) -> None:
    out = run("play", "apokalypse", "--seed", "11", "--option", "start_player=aurelia").out
    assert "    person <card> <nation> <wing>\n" in out
    assert "    pass\n" not in out
    assert re.search(r"^  1 pass  ", out, re.MULTILINE)


@pytest.mark.parametrize(
    ("columns", "noted", "listed"),
    [
        (80, "West Gate", ["  1 enter red F03    Bring the red figure to F03  West Gate"]),
        (80, GATES, ["  1 enter red F03    Bring the red figure to F03", f"{' ' * 21}{GATES}"]),
        (50, "West Gate", ["  1 enter red F03", "      Bring the red figure to F03  West Gate"]),
    ],
)
def test_what_does_not_fit_goes_on_under_the_words(
    run: Run, monkeypatch: pytest.MonkeyPatch, columns: int, noted: str, listed: list[str]
) -> None:
    """Notes are not split where a line of their own holds them."""
    monkeypatch.setenv("COLUMNS", str(columns))
    plain = replace(BY_SHAPE, note=lambda view, speaker, action: noted)
    monkeypatch.setattr(shown, "terminal", lambda table: plain)
    lines = run(*TABLE).out.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("  1 enter"))
    assert [line.rstrip() for line in lines[first : first + len(listed)]] == listed


def test_the_prompt_names_whom_a_person_plays(run: Run) -> None:
    out = run("play", "dante", "--seed", "2", "--lang", "de").out
    sinner = re.findall(r"Platz 1 spielt (.+)\.  DANTE-014", out)[0]
    assert f"\n{sinner}> " in out
    assert f"\n{sinner}: Spiel eine Karte\n" in out


@pytest.mark.parametrize(("lang", "longest"), [("de", "Ritter Baldur von Hohenfels"), ("en", "Sir Baldur of Highrock")])
def test_the_help_fits_into_80_columns(run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, longest: str) -> None:
    """Long examples fit, too."""
    monkeypatch.setenv("COLUMNS", "80")
    out = run("play", "dungeonquest", "--seed", "3", "--lang", lang, typed="?\n").out
    told = out[out.index("> ?\n") :].split("\n\n")[0].splitlines()[2:]
    assert any(line.endswith(f" {longest}") for line in told)
    assert all(line.startswith("  ") for line in told), told


def test_moves_by_number_and_by_notation_are_the_same(run: Run) -> None:
    opening = run(*TABLE, typed="2\n").out
    second = re.findall(r"^  2 (enter \S+ \S+)", opening, re.MULTILINE)[0]
    by_number, by_notation = (run(*TABLE, typed=f"{move}\n").out.partition("\nSaved")[0] for move in ("2", second))
    assert by_number != opening.partition("Dwarves>")[0]
    assert by_number.replace("Dwarves> 2\n", "") == by_notation.replace(f"Dwarves> {second}\n", "")


def test_watching_needs_nobody(run: Run, tmp_path: Path) -> None:
    ran = run("play", "drachenland", "--watch", "--seat", "greedy", "--seats", "2", "--seat", "random", *SHORT)
    assert ran.code == 0
    assert "Dwarves>" not in ran.out
    assert "Winner: " in ran.out or "Shared victory" in ran.out


def test_why_not_shows_the_clause_in_full(run: Run) -> None:
    clause = " ".join(tafelrunde.game("drachenland").ledger["DL-014"].en.split())
    for question in ("? enter red V05", "why enter red V05"):
        out = " ".join(run(*TABLE, typed=f"{question}\n").out.split())
        assert "[DL-014]" in out
        assert clause in out
    assert "possible" in run(*TABLE, typed="? 1\n").out


def test_what_else_can_be_typed(run: Run) -> None:
    lines = ["?", "help", "rules DL-031", "rules ferryman", "log", "board", "hint", ""]
    out = run(*TABLE, typed="\n".join(lines)).out
    assert out.count("You can type:") == 2
    assert re.search(r"^ +\? enter \w+ F\d\d$", out, re.MULTILINE), "help with a move that is possible here"
    assert "DL-031" in out
    assert re.search(r"A bot that thinks ahead would choose enter \w+ F\d\d: Bring", out)
    assert out.count("V15  Coast Torch") == 2


def test_after_a_look_the_question_is_put_again(run: Run) -> None:
    for looking in ("rules DL-031", "hint", "board", "log", "legend", "? 1", ""):
        out = run(*TABLE, typed=f"1\n{looking}\n").out
        _, asked, after = out.partition("1 keep")[2].partition(f"Dwarves> {looking}\n")
        assert asked
        assert "  1 keep" in after, looking


def test_many_moves_are_not_listed_again_unless_wished(run: Run) -> None:
    last = ("--option", "start_player=1", "--seat", "human", *["--seat", "random"] * 3)
    out = run("play", "drachenland", "--seed", "2", *last, typed="hint\n\n").out
    _, looked, wished, *_ = out.split("Dwarves> ")
    assert re.search(r"Moves 1 to \d\d; Enter lists them again\.", looked)
    assert " 1 enter" not in looked
    assert " 1 enter" in wished


def test_within_a_turn_only_what_has_changed_is_drawn(run: Run) -> None:
    out = run(*TABLE, typed="1\nkeep\nactivate red b\nwalk F04\n").out
    land, after_die, after_walk = "V15  Coast Torch", "Dwarves> activate red b", "Dwarves> walk F04"
    assert out[: out.index(after_die)].count(land) == 2, "at the start, and after the others have moved"
    given = out[out.index(after_die) : out.index(after_walk)]
    assert "steps left" in given
    assert "G1" not in given
    assert "G1" in out[out.index(after_walk) :]


@pytest.mark.parametrize(
    ("wishes", "seats"),
    [
        (("drachenland", "--seat", "greedy", "--seat", "random"), 2),
        (("drachenland", "--seat", "greedy"), 2),
        (("drachenland",), 3),
        (("drachenland", "--seat", "greedy", "--seats", "4"), 4),
        (("dante", "--seat", "greedy", "--seat", "random"), 3),
        (("dungeonquest", "--seat", "greedy"), 1),
    ],
)
def test_every_seat_named_is_a_seat(wishes: tuple[str, ...], seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots fill up only what the smallest table needs."""
    sittings: list[TerminalTable] = []

    def sit(sitting: TerminalTable) -> int:
        sittings.append(sitting)
        return 0

    monkeypatch.setattr(TerminalTable, "run", sit)
    assert main(["play", *wishes, "--watch"]) == 0
    assert [len(sitting.seats) for sitting in sittings] == [seats]
    assert sittings[0].seats[: wishes.count("--seat")] == [word for word in wishes if word in ("greedy", "random")]


def test_watchers_see_the_table_every_round(run: Run) -> None:
    out = run("play", "drachenland", "--watch", "--seat", "random", "--seat", "random", *SHORT).out
    drawn = re.findall(r"^Round (\d): \w+ · ", out, re.MULTILINE)
    assert drawn == ["1", "2", "3"]


def test_a_person_confirms_what_is_easily_regretted(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A script is not asked."""

    def caution(speaker: Speaker, view: Seen, action: Action) -> str:
        return "Think twice." if action.verb == "enter" else ""

    monkeypatch.setattr(Speaker, "caution", caution)
    entered = "Ruska (Dwarves, Red) enters Dragonland"
    assert entered not in run(*TABLE, typed="1\nn\nquit\nn\n", person=True).out
    told = run(*TABLE, typed="1\ny\nquit\nn\n", person=True).out
    assert told.index("Think twice.") < told.index(entered)
    assert "Think twice." not in run(*TABLE, typed="1\n").out
    refused = run(*TABLE, typed="enter red V05\nquit\n", person=True).out
    assert "Think twice." not in refused
    assert "[DL-014]" in refused


def test_german_words_at_the_prompt(run: Run) -> None:
    out = run(*TABLE, "--lang", "de", typed="hilfe\ntipp\nregeln Bootsmann\nbrett\nwarum 1\nprotokoll\n").out
    assert "Das kannst du eingeben:" in out
    assert re.search(r"Ein Bot, der vorausdenkt, würde enter \w+ \w+ spielen: Bring ", out)
    assert out.count("V15  Küstenfackel") == 2
    assert " geht: Bring" in out


def test_undo_takes_back_what_brought_no_luck(run: Run, tmp_path: Path) -> None:
    """Giving a die is free to take back; the record keeps both."""
    typed = "1\nkeep\nactivate red b\nundo\nactivate blue b\n" + MANY
    ran = run(*TABLE, "--record", "game.json", typed=typed)
    assert ran.code == 0
    assert "Taken back." in ran.out
    moves = [line[1] for line in json.loads((tmp_path / "game.json").read_text("utf-8"))["moves"] if line[0] == 0]
    assert moves[:5] == [moves[0], "keep", "activate red b", "undo 1", "activate blue b"]
    assert run("verify", "game.json").code == 0
    assert "takes back" in run("replay", "game.json").out


def test_undo_is_refused_after_luck(run: Run) -> None:
    assert "take back" in one_line(run(*TABLE, typed="undo\n"))


def test_save_and_resume_go_on_as_if_nothing_had_been(run: Run, tmp_path: Path) -> None:
    typed = "1\n1\nsave my.save\n"
    saved = run(*TABLE, typed=typed + "quit\n")
    assert saved.code == 0
    assert "tafelrunde play drachenland --resume my.save" in saved.out
    resumed = run("play", "drachenland", "--resume", "my.save", "--record", "b.json", typed=MANY)
    assert resumed.code == 0
    straight = run(*TABLE, "--record", "a.json", typed="1\n1\n" + MANY)
    assert straight.code == 0
    first, second = (json.loads((tmp_path / name).read_text("utf-8")) for name in ("a.json", "b.json"))
    assert first["commitment"] == second["commitment"]
    assert first["opening"] == second["opening"]
    save = json.loads((tmp_path / "my.save").read_text("utf-8"))
    assert save["seats"] == ["human", "greedy", "random"]
    kept = json.loads(save["record"])
    assert kept["secret"] is None
    assert second["moves"][: len(kept["moves"])] == kept["moves"] == first["moves"][: len(kept["moves"])]


def test_a_saved_game_goes_on_with_the_edition_it_began_with(run: Run, tmp_path: Path) -> None:
    text = tafelrunde.game("drachenland").built_in_edition.text
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace("[1, 2, 2, 2, 3, 3]", "[5, 5, 5, 5, 5, 5]"), "utf-8")
    assert run(*TABLE, "--edition", "mine.toml", typed="1\n1\nsave my.save\nquit\n").code == 0
    resume = ("play", "drachenland", "--record", "game.json", "--resume")
    assert run(*resume, "my.save", typed=MANY).code == 0
    assert "Name the matching edition file" in one_line(run("verify", "game.json"))
    assert run("verify", "game.json", "--edition", "mine.toml").code == 0
    save = json.loads((tmp_path / "my.save").read_text("utf-8"))
    for edition, said in ((text, "was played with edition"), ("no = = toml", "bad.save"), ("", "bad.save")):
        (tmp_path / "bad.save").write_text(json.dumps({**save, "edition": edition}), "utf-8")
        assert said in one_line(run(*resume, "bad.save", typed="1\n"))


def test_leaving_keeps_the_game(run: Run, tmp_path: Path) -> None:
    """Leave by `quit`, by the end of a script, and by Ctrl-C."""
    for typed in ("1\nquit\n", "1\n"):
        before = set(listing(tmp_path))
        ran = run(*TABLE, typed=typed)
        assert ran.code == 0
        path = re.findall(r"--resume (\S+\.save)", ran.out)[0]
        assert Path(path).is_relative_to(tmp_path / "state")
        assert run("play", "drachenland", "--resume", path, typed=MANY).code == 0
        Path(path).unlink()
        assert set(listing(tmp_path)) == before
    assert run(*TABLE, typed="").code == 0


def test_ctrl_c_keeps_the_game_and_exits_130(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(self: object, eyes: int, whole: bool) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tafelrunde.cli.table.TerminalTable.draw", interrupted)
    ran = run("play", "drachenland", "--seat", "human", "--seat", "random", "--seed", "2", "--option", "start_player=1")
    assert ran.code == 130
    assert "Traceback" not in ran.out + ran.err
    assert len(listing(tmp_path / "state")) == 1


def test_a_person_is_asked_whether_to_save(run: Run, tmp_path: Path) -> None:
    assert "--resume here.save" in run(*TABLE, typed="1\nquit\nhere.save\n", person=True).out
    assert (tmp_path / "here.save").is_file()
    before = listing(tmp_path)
    assert "--resume" not in run(*TABLE, typed="1\nquit\nn\n", person=True).out
    assert listing(tmp_path) == before
    assert "--resume" in run(*TABLE, typed="1\nquit\ny\n", person=True).out
    assert len(listing(tmp_path)) == len(before) + 1


def test_a_person_is_offered_the_record(run: Run, tmp_path: Path) -> None:
    game = run(*TABLE, typed=MANY)
    decisions = game.out.count("Dwarves> ")
    ran = run(*TABLE, typed="1\n" * decisions + "mine.json\n", person=True)
    assert "tafelrunde verify mine.json" in ran.out
    assert run("verify", "mine.json").code == 0


def test_a_person_may_err_and_try_again(run: Run) -> None:
    ran = run(*TABLE, typed="99\nwalk V99\nfly V01 die\nenter red V05\nwhy\nsave\nundo\n1\n", person=True)
    assert ran.code == 0
    assert ran.err == ""
    for said in (
        "There is no move number 99",
        "V99",
        "fly V01 die is not possible.",
        "[DL-014]",
        "Which move?",
        "Under which name?",
    ):
        assert said in " ".join(ran.out.split())
    assert "Ruska (Dwarves, Red) enters Dragonland" in ran.out


@pytest.mark.parametrize(
    ("lang", "moves", "said"),
    [
        ("en", 1, "There is no move number 7. There is only number 1."),
        ("en", 3, "There is no move number 7. Choose 1 to 3."),
        ("de", 1, "Einen Zug mit der Nummer 7 gibt es nicht. Es gibt nur die 1."),
        ("de", 3, "Einen Zug mit der Nummer 7 gibt es nicht. Wähle 1 bis 3."),
    ],
)
def test_a_wrong_number_is_told_which_there_are(lang: str, moves: int, said: str) -> None:
    assert words(lang)("cli-error-number", value="7", high=moves) == said


def test_the_keyboard_is_passed_only_where_people_hide_things(run: Run) -> None:
    """Behind the screens everybody sees something else; with open treasures all see the same."""
    two = ("play", "drachenland", "--seat", "human", "--seat", "human", "--option", "start_player=0", "--seed", "3")
    ran = run(*two, typed="1\n\n1\n")
    assert ran.out.count("Pass the keyboard to: Elves.") == 1
    after = ran.out[ran.out.index("Pass the keyboard") :]
    assert "Ruska (Dwarves, Red) enters Dragonland" in after
    assert "Elves (you)" in after
    assert "Pass the keyboard" not in run(*two, "--option", "open_treasures=on", typed="1\n1\n").out
    assert "Pass the keyboard" not in run(*TABLE, typed=MANY).out


def test_nobody_reads_behind_another_screen(run: Run) -> None:
    """The prompt of a person shows only that person's treasures."""
    out = run(*TABLE, typed=MANY).out
    ended = out.rindex("Round 3:")
    rows = [line for line in out[:ended].splitlines() if re.match(r"[EH]  (Elves|Humans) ", line)]
    assert rows
    assert all("behind the" in row for row in rows)
