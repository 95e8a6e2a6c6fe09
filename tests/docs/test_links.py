"""Every link in the README, in docs/ and in the rules' pages leads to a file that is there, and to a heading in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde.cli import ledgers

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"  # `make site` writes them; git does not keep them
PAGES = sorted([*ROOT.glob("*.md"), *(page for page in ROOT.glob("docs/**/*.md") if page.parent != RULES)])

CODE = re.compile(r"^( *)```.*?^\1```|`[^`\n]+`", re.MULTILINE | re.DOTALL)


def anchors(text: str) -> set[str]:
    """Return the headings of a page as GitHub and the site name them."""
    headings = re.findall(
        r"^#+ +(.+?) *$", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL), re.MULTILINE
    )
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def broken(page: Path) -> list[str]:
    """Return the links of a page, pictures included, that lead nowhere."""
    found = []
    for link in re.findall(r"\]\(([^)\s]+)\)", CODE.sub("", page.read_text("utf-8"))):
        name, _, anchor = link.partition("#")
        if re.match(r"https?:", link):
            continue
        to = page.parent / name if name else page
        if not to.is_file() or (anchor and anchor not in anchors(to.read_text("utf-8"))):
            found.append(link)
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    assert broken(page) == []


def test_every_clause_named_in_a_clause_is_on_the_page(tmp_path: Path) -> None:
    (tmp_path / "games").symlink_to(ROOT / "docs" / "games")
    ledgers.write(tmp_path / "rules")
    pages = sorted((tmp_path / "rules").iterdir())
    assert {page: broken(page) for page in pages if broken(page)} == {}
    assert "(#apo-149)" in (tmp_path / "rules" / "apokalypse.de.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("link", "good"),
    [
        ("other.md", True),
        ("other.md#who-wins", True),
        ("#here-2", True),
        ("https://table.example/", True),
        ("gone.md", False),
        ("other.md#who-loses", False),
        ("#there", False),
        ("gone.jpg", False),
    ],
)
def test_a_link_that_leads_nowhere_is_found(tmp_path: Path, link: str, good: bool) -> None:
    (tmp_path / "other.md").write_text("# Other\n\n## Who wins?\n", "utf-8")
    page = tmp_path / "page.md"
    page.write_text(f"# Here: 2\n\nIn `[code]({link})` it is none.\n\n```\n# There\n```\n\n[Link]({link})\n", "utf-8")
    assert broken(page) == ([] if good else [link])
