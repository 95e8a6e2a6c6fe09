"""Sections of handwritten pages that hold generated figures, between two marks."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.kernel.errors import BadInput


def marks(part: str) -> tuple[str, str]:
    """Return the two lines between which a part of the page stands."""
    return f"<!-- {part}: written by `make {part}` -->", f"<!-- end of {part} -->"


def with_section(path: Path, part: str, text: str) -> str:
    """Return the page with this text between its marks; nothing else changes."""
    before, _, after = _apart(path, part)
    begins, ends = marks(part)
    return f"{before}{begins}\n\n{text}\n{ends}{after}"


def section(path: Path, part: str) -> str:
    """Return the text between the marks."""
    return _apart(path, part)[1]


def _apart(path: Path, part: str) -> tuple[str, str, str]:
    """Split a page into what precedes the part, the part, and what follows."""
    begins, ends = marks(part)
    try:
        page = path.read_text("utf-8")
    except OSError as error:
        raise BadInput("page-file", file=str(path), reason=error.strerror or str(error)) from None
    before, begin, rest = page.partition(begins)
    between, end, after = rest.partition(ends)
    if not begin or not end:
        raise BadInput("page-marks", file=str(path), begin=begins, end=ends)
    return before, between, after
