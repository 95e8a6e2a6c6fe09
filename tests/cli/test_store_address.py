"""A database's address from the environment, which keeps its password out of any list of processes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.calls import Run, one_line

ADDRESS = "postgresql://tafelrunde:s3cret@127.0.0.1:9/"
COMMANDS = [("serve", "--port", "0"), ("serve", "--port", "0", "--bots-apart"), ("work",), ("store", "check")]


@pytest.fixture(autouse=True)
def no_folder_of_ours(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.mark.parametrize("command", COMMANDS)
def test_it_is_in_the_environment_or_in_a_file_that_is_named_there(
    command: tuple[str, ...], run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "address").write_text(f"{ADDRESS}from_a_file\n")
    monkeypatch.setenv("TAFELRUNDE_STORE_FILE", str(tmp_path / "address"))
    for name in ("from_a_file", "from_the_environment"):
        complaint = one_line(run(*command))
        assert f"{name} cannot be used" in complaint
        assert "s3cret" not in complaint
        monkeypatch.setenv("TAFELRUNDE_STORE", f"{ADDRESS}from_the_environment")
    assert "from_an_option cannot be used" in one_line(run(*command, "--store", f"{ADDRESS}from_an_option"))


def test_a_folder_excludes_a_database(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAFELRUNDE_STORE", f"{ADDRESS}x")
    assert "There is no store elsewhere" in one_line(run("store", "check", "--data", "elsewhere"))


def test_an_empty_variable_names_nothing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAFELRUNDE_STORE", "")
    monkeypatch.setenv("TAFELRUNDE_STORE_FILE", "")
    assert "TAFELRUNDE_STORE" in one_line(run("work"))
    assert "TAFELRUNDE_STORE" in one_line(run("serve", "--bots-apart"))


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("text", "said"), [(None, "cannot be read"), ("", "no address of a store")])
def test_a_file_without_an_address_is_refused(
    command: tuple[str, ...], text: str | None, said: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if text is not None:
        (tmp_path / "address").write_text(text)
    monkeypatch.setenv("TAFELRUNDE_STORE_FILE", str(tmp_path / "address"))
    assert said in one_line(run(*command))
