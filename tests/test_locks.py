"""The lock of the server's container covers all it needs, in the versions that are tested."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]


def locked(name: str) -> dict[str, set[Version]]:
    """The versions that a lock names; some depend on the Python."""
    text = (ROOT / "locks" / f"{name}.txt").read_text("utf-8")
    found: dict[str, set[Version]] = {}
    for package, version in re.findall(r"^([\w.-]+)==([^\s;\\]+)", text, re.M):
        found.setdefault(package, set()).add(Version(version))
    return found


def commands(text: str) -> list[str]:
    """The shell commands of a container file."""
    lines = text.replace("\\\n", " ").splitlines()
    return [part.strip() for line in lines if line.startswith("RUN ") for part in line[4:].split("&&")]


def test_the_lock_of_servers_covers_what_they_need_in_tested_versions() -> None:
    serve, dev = locked("serve"), locked("dev")
    wanted = [Requirement(one) for one in (*PROJECT["dependencies"], *EXTRAS["serve"], *EXTRAS["postgres"])]
    for one in wanted:
        if one.name != PROJECT["name"]:  # an extra of its own
            versions = serve[canonicalize_name(one.name)]
            assert set(one.specifier.filter(versions)) == versions, one
    assert {name: versions for name, versions in serve.items() if not versions <= dev.get(name, set())} == {}


def test_the_container_installs_only_what_a_lock_names_with_a_hash() -> None:
    text = (ROOT / "deploy" / "Containerfile").read_text("utf-8")
    installs = [command for command in commands(text) if "pip install" in command or "uv build" in command]
    assert len(installs) == 3
    for command in installs:
        assert "--no-deps" in command or ("--require-hashes" in command and ".txt" in command), command
    assert "locks/serve.txt" in text


def test_the_container_gets_no_environments_and_no_secrets() -> None:
    """The build context holds only what is named."""
    patterns = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert next(pattern for pattern in patterns if not pattern.startswith("#")) == "*"
    assert [pattern for pattern in patterns if re.match(r"!/?(\.|\*|deploy)", pattern)] == []
    assert "/deploy/.env" in (ROOT / ".gitignore").read_text("utf-8").splitlines()


def test_no_untried_uvicorn_is_installed() -> None:
    """Private parts of it are used."""
    uvicorn = next(one for one in map(Requirement, EXTRAS["serve"]) if one.name == "uvicorn")
    (tried,) = locked("dev")["uvicorn"]
    assert tried in uvicorn.specifier
    assert Version(f"{tried.major}.{tried.minor + 1}") not in uvicorn.specifier
