"""Pictures for reports, drawn by Vega-Lite: static SVG that takes its colours from the surrounding page.

All are as wide as a phone; a page on a large screen sets them side by side.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import vl_convert

PlotSpec = dict[str, Any]
PlotRow = Mapping[str, object]

WIDTH, HEIGHT, LINE = 320, 170, 17
LONG = 26  # letters of a name per line
INKS = tuple(f"var(--ink-{i})" for i in range(8))  # CSS colours of the page, one per kind of thing
LOCALES: dict[str, Literal["de-DE", "en-US"]] = {"de": "de-DE", "en": "en-US"}
_PLAIN = {"labelColor": "var(--text)", "titleColor": "var(--text)", "labelLimit": 175}
_LINES = {"gridColor": "var(--grid)", "domainColor": "var(--grid)", "tickColor": "var(--grid)"}
_SMALL = {"labelFontSize": 11, "titleFontSize": 11, "titleFontWeight": "normal", "labelSeparation": 6}
CONFIG: PlotSpec = {
    "aria": False,
    "font": "Arial, Helvetica, Liberation Sans, sans-serif",  # Vega knows the widths of this font
    "background": None,
    "view": {"stroke": None},
    "axis": {**_PLAIN, **_LINES, **_SMALL},
    "legend": {**_PLAIN, "orient": "bottom", "columns": 2},
    "bar": {"color": INKS[0]},
    "rule": {"color": INKS[0]},
    "line": {"color": INKS[0], "strokeWidth": 2},
    "point": {"color": INKS[0], "filled": True, "opacity": 1, "size": 45},
    "area": {"color": INKS[0], "opacity": 0.2},
}


def drawn(spec: PlotSpec, lang: str) -> str:
    """Return the picture as SVG."""
    whole = {"$schema": "https://vega.github.io/schema/vega-lite/v5.json", "config": CONFIG, **spec}
    return vl_convert.vegalite_to_svg(whole, format_locale=LOCALES[lang])


def _axis(field: str, title: str | None, form: str = "", **kept: Any) -> PlotSpec:
    axis: PlotSpec = {"title": title, "tickCount": 5}
    if form:
        axis["format"] = form
    return {"field": field, "type": "quantitative", "axis": axis, **kept}


def _named(rows: Sequence[PlotRow]) -> list[PlotRow]:
    """Break long names of the rows into two lines."""
    return [{**row, "name": _two_lines(str(row["name"]))} for row in rows]


def _two_lines(name: str) -> str:
    spaces = [at for at, letter in enumerate(name) if letter == " "]
    if len(name) <= LONG or not spaces:
        return name
    middle = min(spaces, key=lambda at: abs(2 * at - len(name)))
    return f"{name[:middle]}\n{name[middle + 1 :]}"


def _tall(rows: Sequence[PlotRow], line: int, least: int) -> int:
    """Return the height of a picture with names down its side."""
    return max(least, len(rows)) * (line + (LINE - 5) * any("\n" in str(row["name"]) for row in rows))


def _names(rows: Sequence[PlotRow]) -> PlotSpec:
    """Describe an axis with names down the side, in the order of the rows."""
    order = list(dict.fromkeys(str(row["name"]) for row in rows))
    two = {"condition": {"test": "indexof(datum.label, '\\n') > 0", "value": "bottom"}, "value": "middle"}
    lines = {"labelExpr": "split(datum.label, '\\n')", "labelBaseline": two}
    return {"field": "name", "type": "nominal", "sort": order, "axis": {"title": None, "grid": False, **lines}}


def _sheet(rows: Sequence[PlotRow], height: int, *layers: PlotSpec) -> PlotSpec:
    return {
        "width": WIDTH,
        "height": height,
        "autosize": {"type": "fit-x", "contains": "padding"},
        "data": {"values": list(rows)},
        "layer": list(layers),
    }


def _mark(kind: str, x: PlotSpec, y: PlotSpec, style: PlotSpec | None = None, **more: Any) -> PlotSpec:
    return {"mark": {"type": kind, **(style or {})}, "encoding": {"x": x, "y": y, **more}}


def ranges(rows: Sequence[PlotRow], title: str, line: float | None, form: str = "%") -> PlotSpec:
    """Describe a value with its interval for each name, beside a line that marks no effect. A full dot stands out, a
    ring does not."""
    rows = _named(rows)
    names, zero = _names(rows), {"zero": False, "nice": True}
    layers = [
        _mark("rule", _axis("low", title, form, scale=zero), names, {"strokeWidth": 1.5}, x2={"field": "high"}),
        _mark("point", _axis("value", title, form, scale=zero), names),
        {
            "transform": [{"filter": "!datum.sure"}],
            **_mark("point", _axis("value", title, form, scale=zero), names, {"color": "var(--page)", "size": 14}),
        },
    ]
    if line is not None:
        dashed = {"type": "rule", "strokeDash": [4, 3], "color": "var(--text)"}
        layers.insert(
            0, {"data": {"values": [{"x": line}]}, "mark": dashed, "encoding": {"x": _axis("x", title, form)}}
        )
    return _sheet(rows, _tall(rows, LINE, 3), *layers)


def bars(rows: Sequence[PlotRow], title: str, form: str) -> PlotSpec:
    rows = _named(rows)
    return _sheet(rows, _tall(rows, LINE + 3, 2), _mark("bar", _axis("value", title, form), _names(rows)))


def columns(rows: Sequence[PlotRow], title: str, side: str) -> PlotSpec:
    """Describe a histogram."""
    x = _axis("begin", title, "d", bin="binned", scale={"zero": False})
    return _sheet(rows, HEIGHT, _mark("bar", x, _axis("share", side, "%"), x2={"field": "end"}))


def course(rows: Sequence[PlotRow], title: str, side: str, form: str, highest: float | None = None) -> PlotSpec:
    """Describe a course through a game, with a band around it where the rows have one."""
    x = _axis("time", title, "%", scale={"domain": [0, 1]})
    y = _axis("mean", side, form, scale={"domain": [0, highest]} if highest else {})
    layers = [_mark("line", x, y), _mark("point", x, y, {"size": 25})]
    if rows and "low" in rows[0]:
        layers.insert(0, _mark("area", x, {**y, "field": "low"}, y2={"field": "high"}))
    return _sheet(rows, HEIGHT, *layers)


def against(rows: Sequence[PlotRow], title: str, side: str) -> PlotSpec:
    """Describe predictions against outcomes; on the diagonal both are the same."""
    whole = {"domain": [0, 1]}
    x, y = _axis("said", title, "%", scale=whole), _axis("came", side, "%", scale=whole)
    corners = {"values": [{"said": 0, "came": 0}, {"said": 1, "came": 1}]}
    dashed = _mark("line", x, y, {"color": "var(--text)", "strokeDash": [4, 3], "strokeWidth": 1})
    return _sheet(rows, HEIGHT, {"data": corners, **dashed}, _mark("point", x, y))


def stacked(rows: Sequence[PlotRow], title: str) -> PlotSpec:
    """Describe parts of a whole for each name, told apart by colour and by their order."""
    parts = list(dict.fromkeys(str(row["part"]) for row in rows))
    colour = {
        "field": "part",
        "type": "nominal",
        "sort": parts,
        "scale": {"domain": parts, "range": list(INKS[: len(parts)])},
        "legend": {"title": None},
    }
    return _sheet(
        rows,
        70,
        _mark(
            "bar",
            _axis("value", title, "~s"),
            _names(rows),
            {"stroke": "var(--page)"},
            color=colour,
            order={"field": "place"},
        ),
    )
