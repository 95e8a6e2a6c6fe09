"""The settings of `make site`. The pages work offline: no font, script or picture comes from elsewhere."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import tafelrunde
from tafelrunde.cli.ledgers import linked

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "Tafelrunde"
author = "The Tafelrunde contributors"
version = release = tafelrunde.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 3  # links to headings are checked, too
default_role = "literal"  # docstrings write code in single backticks
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = "Tafelrunde"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False


def language_of(page: str) -> str:
    return "de" if page.endswith(".de") else "en"


def prepare(app: Sphinx, page: str, source: list[str]) -> None:
    """Link a game's page to its rules and each ruling to its clause; list only the topics of rules in the margin."""
    folder, _, name = page.rpartition("/")
    if folder == "games":
        slug, rules = name.partition(".")[0], f"../rules/{name}.md"
        text = linked(tafelrunde.game(slug), source[0], rules)
        source[0] = re.sub(rf"`tafelrunde rules {slug} --lang \w+`", rf"[\g<0>]({rules})", text)
    if folder == "rules":
        source[0] = f"---\ntocdepth: 2\n---\n\n{source[0]}"


def speak(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """Tell browsers and screen readers the language of a page."""
    context["language"] = language_of(page)


def left_out(app: Sphinx, what: str, name: str, thing: object, skip: bool, options: object) -> bool | None:
    """Leave out names that the page of `tafelrunde` describes, and docstrings that Python writes for fields."""
    again = what == "module" and app.env.docname == "api/kernel" and name in tafelrunde.__all__
    bare = (thing.__doc__ or "").startswith("Alias for field number")
    return True if again or bare else None


def setup(app: Sphinx) -> None:
    app.connect("autodoc-skip-member", left_out)
    app.connect("source-read", prepare)
    app.connect("html-page-context", speak)
