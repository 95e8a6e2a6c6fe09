"""Games announce themselves: the built-in ones and those of other packages."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.kernel import game as registry
from tafelrunde.kernel.errors import BadInput

SIXTH = """\
from dataclasses import replace
from pathlib import Path
from tafelrunde.games.drachenland import GAME as DRACHENLAND

GAME = replace(DRACHENLAND, slug="feenland")
NO_GAME = "a word"
BARE = Path(__file__).with_name("bare")
UNTITLED = replace(GAME, folder=BARE)
MUTE = replace(GAME, folder=BARE.with_name("mute"))
RULELESS = replace(GAME, folder=BARE / "nowhere")


def __getattr__(name):
    if name == "BROKEN":
        1 / 0
    raise AttributeError(name)
"""


def package(folder: Path, **entries: str) -> Path:
    """Write a distribution as an installer leaves it: a module and its announcement."""
    (folder / "feenland.py").write_text(SIXTH, "utf-8")
    bare, drachenland = folder / "bare", tafelrunde.game("drachenland").folder
    bare.mkdir()
    for name in ("edition.toml", "rules.toml"):
        (bare / name).write_bytes((drachenland / name).read_bytes())
    for name in ("de.ftl", "en.ftl"):
        (bare / name).write_text("ended-clock = Over.\n", "utf-8")
    shutil.copytree(drachenland, folder / "mute")
    english = folder / "mute" / "en.ftl"
    english.write_text(english.read_text("utf-8").replace("\noption-wild_gems =", "\noption-wild_germs =", 1), "utf-8")
    info = folder / "feenland-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\\nName: feenland\\nVersion: 1.0\\n", "utf-8")
    points = "".join(f"{name} = {value}\n" for name, value in entries.items())
    (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{points}", "utf-8")
    return folder


def with_package(folder: Path, code: str) -> str:
    """Return the output of a fresh Python with that package."""
    start = f"import sys; sys.path.append({str(folder)!r}); import tafelrunde\n{code}"
    return subprocess.run([sys.executable, "-c", start], capture_output=True, text=True, check=True).stdout


def test_built_in_games_are_found() -> None:
    assert "drachenland" in [game.slug for game in tafelrunde.all_games()]
    assert tafelrunde.game("drachenland") is tafelrunde.game("drachenland")


def test_a_game_of_another_package_is_found_and_played(tmp_path: Path) -> None:
    package(tmp_path, feenland="feenland:GAME")
    code = """
print(*(game.slug for game in tafelrunde.all_games()))
table = tafelrunde.game("feenland").new(2, seed=1)
print(table.position().split()[1], tafelrunde.verify(tafelrunde.record(table).text()).moves)
"""
    listed, one = with_package(tmp_path, code).splitlines()
    assert {"drachenland", "feenland"} <= set(listed.split())
    assert listed.split() == sorted(listed.split())
    assert one == "feenland 0"


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("feenland:NO_GAME", "does not name a game"),
        ("feenland:MISSING", "AttributeError: "),
        ("elsewhere:GAME", "ModuleNotFoundError: "),
        ("feenland:BROKEN", "ZeroDivisionError: "),
        ("feenland:UNTITLED", "lacks the text game-title in de.ftl"),
        ("feenland:MUTE", "lacks the text option-wild_gems in en.ftl"),
        ("feenland:RULELESS", "edition.toml cannot be read"),
    ],
)
def test_a_broken_game_is_named_and_harms_no_other(tmp_path: Path, value: str, reason: str) -> None:
    package(tmp_path, feenland=value)
    code = """
from tafelrunde.kernel.game import broken_games
print(*(game.slug for game in tafelrunde.all_games()))
print(*(f"{slug}: {why}" for slug, why in broken_games().items()))
"""
    listed, ill = with_package(tmp_path, code).splitlines()
    assert listed.split() == [game.slug for game in tafelrunde.all_games()]
    assert ill.startswith("feenland: ")
    assert reason in ill
    assert "cannot be played" not in ill  # a caller may announce it


def test_loading_a_broken_game_tells_what_it_lacks(tmp_path: Path) -> None:
    package(tmp_path, feenland="feenland:MUTE")
    code = """
from tafelrunde.cli import main
print(main(["--lang", "en", "play", "feenland", "--watch", "--seed", "1"]))
"""
    assert with_package(tmp_path, code) == "2\n"


def test_a_game_answers_to_the_name_it_announced(tmp_path: Path) -> None:
    """Records and positions name a game by its slug, so they must find it again."""
    package(tmp_path, elfenland="feenland:GAME")
    code = """
try:
    tafelrunde.game("elfenland")
except tafelrunde.BadInput as error:
    print(error.key)
"""
    assert with_package(tmp_path, code) == "not-a-game\n"


@pytest.mark.parametrize("slug", ["skat", "", "Drachenland", "x" * 1000])
def test_an_unknown_game_error_lists_the_known_ones(slug: str) -> None:
    with pytest.raises(BadInput) as caught:
        tafelrunde.game(slug)
    assert caught.value.key == "unknown-game"
    assert caught.value.args_by_name == {"game": slug[:40], "known": " ".join(registry.installed())}


def test_only_drawings_load_the_drawing_library(tmp_path: Path) -> None:
    code = """
games = tafelrunde.all_games()
for table in [game.new(game.seats[-1], seed=1) for game in games]:
    table.play(table.pending[0], table.legal(table.pending[0])[0])
print("rich" in sys.modules, all(game.drawn for game in games), "rich" in sys.modules)
"""
    assert with_package(tmp_path, code) == "False True True\n"
