"""The balance report: a run as one self-contained page in German and English.

from tafelrunde.lab import report report.page(Run(Path("greedy-dante")), "en")

Figures come from `figures`, `win_chances` and `effects`; this module draws and describes them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html import escape

import polars as pl

from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.texts import LANGUAGES
from tafelrunde.lab import figures, plots, win_chances
from tafelrunde.lab.effects import effects, false_alarms, told_best
from tafelrunde.lab.figures import STEPS, Figure, Sample
from tafelrunde.lab.plots import PlotSpec
from tafelrunde.lab.runs import Run, RunHeader
from tafelrunde.lab.words import HERE, Voice, signed

MOST = 3_000_000  # largest page, in bytes
SHOWN = 12  # things shown at either end of a long list
KINDS = 12  # kinds of things that are drawn
LIGHTEST = 0.005  # sources of a smaller share of all points are not drawn


@dataclass(frozen=True)
class Plot:
    """A picture, its title and the sentence that explains it."""

    title: str
    says: str
    spec: PlotSpec


def page(run: Run, lang: str) -> str:
    """Return the whole page; it opens in this language and can be switched to the other one."""
    _check(run)
    samples = [Sample(run, at) for at in range(len(run.plan.sittings))]
    with run.reading():
        there = [sample for sample in samples if sample.size]
        chapters = [Chapter(sample, len(there)) for sample in there]
    if not chapters:
        raise BadInput("report-empty", file=str(run.folder))
    style = (HERE / "report.css").read_text("utf-8")
    voices = {code: Voice(chapters[0].sample.sitting.setup(), code) for code in LANGUAGES}
    title = escape(voices[lang]("report-title", game=voices[lang].title))
    switches = "".join(
        f'<input class="switch" type="radio" name="in" id="in-{code}"{" checked" if code == lang else ""}>'
        for code in LANGUAGES
    )
    labels = "".join(f'<label for="in-{code}">{voices[code]("lab-language")}</label>' for code in LANGUAGES)
    mains = "".join(_main(run, chapters, code) for code in LANGUAGES)
    text = (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{style}</style></head><body>{switches}<nav>{labels}</nav>{mains}</body></html>\n"
    )
    if len(text.encode()) > MOST:
        raise BadInput("report-long", file=str(run.folder), sittings=len(chapters))
    return text


def _check(run: Run) -> None:
    """Refuse a run that was played with other names or rules than the present ones."""
    now = RunHeader.of(run.plan, run.header.part)
    kept = run.header
    if (kept.layout, kept.rules, kept.editions) != (now.layout, now.rules, now.editions):
        raise BadInput("report-version", file=str(run.folder), value=kept.package)


def _main(run: Run, chapters: list[Chapter], lang: str) -> str:
    first = Voice(chapters[0].sample.sitting.setup(), lang)
    parts = [f'<main lang="{lang}"><h1>{escape(first("report-title", game=first.title))}</h1>']
    parts += [chapter.told(lang, alone=len(chapters) == 1) for chapter in chapters]
    editions = ", ".join(sorted(set(run.header.editions)))
    made = first("report-made", version=run.header.package, editions=editions, seed=str(run.plan.seed))
    parts.append(f'<p class="soft">{escape(made)}</p></main>')
    return "".join(parts)


class Chapter:
    """All figures of a sitting, computed once and told in every language."""

    def __init__(self, sample: Sample, tables: int) -> None:
        self.sample, self.tables = sample, tables
        looks = win_chances.standings(sample)
        grid = win_chances.calibrated(sample, looks)
        leaders = win_chances.leads(looks)
        self.figures: dict[str, Figure] = {"seats": figures.shares(sample, "seat", tables)}
        if len(set(sample.sitting.bots)) > 1:
            self.figures["bots"] = figures.shares(sample, "bot", tables)
        self.figures |= {"skill": figures.luck_and_skill(sample), "length": figures.length(sample)}
        endings = figures.endings(sample)
        if endings.frame.height > 1:
            self.figures["endings"] = endings
        if sample.has_decisions:
            self.figures |= {
                "phases": figures.phases(sample),
                "branching": figures.branching(sample),
                "dead": figures.dead_turns(sample),
            }
        sources = figures.points(sample)
        if sources.frame.height and sources.frame["mean"].max() not in (0.0, 1.0):  # victories were told above
            self.figures["points"] = sources
        if sample.seats > 1:
            self.figures["changes"] = win_chances.lead_changes(sample, leaders)
            self.figures["runaway"] = win_chances.runaways(leaders, looks)
            self.figures["chance"] = win_chances.winners_chance(grid)
            self.figures["calibration"] = win_chances.calibration(grid)
        self.effects = effects(sample, tables)
        self.kinds = told_best(self.effects)[:KINDS]

    def told(self, lang: str, alone: bool) -> str:
        voice = Voice(self.sample.sitting.setup(), lang)
        sitting = self.sample.sitting
        about = voice(
            "report-about",
            games=voice.number(self.sample.size, 0),
            seats=self.sample.seats,
            bots=", ".join(sitting.bots if len(set(sitting.bots)) > 1 else sitting.bots[:1]),
            options=voice.options(),
            usual="no" if voice.options() else "yes",
            tables=self.tables,
        )
        parts = [] if alone else [f"<h2>{escape(voice.title)}</h2>"]
        parts.append(f"<p>{escape(about)}</p>")
        parts.append(_figures(self._plots(voice), lang))
        if not self.sample.has_decisions:
            parts.append(f'<p class="soft">{escape(voice("report-no-decisions"))}</p>')
        parts.append(f"<h2>{escape(voice('report-effects'))}</h2>")
        parts.append(f"<p>{escape(self.about_effects(voice))}</p>")
        if self.effects.is_empty():
            return "".join(parts)
        parts.append(_figures(self._effect_plots(voice), lang))
        parts.append(_table(self.effects, voice))
        return "".join(parts)

    def about_effects(self, voice: Voice) -> str:
        """Tell how many things were examined, which stand out, and how far to trust that."""
        count, out = self.effects.height, int(self.effects["stands_out"].sum())
        if not count:
            return voice("report-effects-none")
        alarms = {name: voice.number(100 * share) for name, share in false_alarms().items()}
        return voice("report-effects-about", count=count, out=out, tables=self.tables, **alarms)

    def _plots(self, voice: Voice) -> Iterator[Plot]:
        for key, figure in self.figures.items():
            says, spec = TOLD[key](figure, voice)
            yield Plot(voice(f"report-{key}"), says, spec)

    def _effect_plots(self, voice: Voice) -> Iterator[Plot]:
        for domain, event, rows in self.kinds:
            best, worst = rows.row(0, named=True), rows.row(-1, named=True)
            many = rows.height > 2 * SHOWN
            shown = pl.concat([rows.head(SHOWN), rows.tail(SHOWN)]) if many else rows
            names = [_unlike(voice.thing(domain, word), word, shown, voice, domain) for word in shown["word"]]
            says = voice(
                "report-effect-says",
                best=names[0],
                most=signed(best["effect"], voice.lang),
                best_from=signed(best["low"], voice.lang),
                best_to=signed(best["high"], voice.lang),
                worst=names[-1],
                least=signed(worst["effect"], voice.lang),
                worst_from=signed(worst["low"], voice.lang),
                worst_to=signed(worst["high"], voice.lang),
                out=int(rows["stands_out"].sum()),
                count=rows.height,
                many="yes" if many else "no",
            )
            drawn = [
                {
                    "name": name,
                    "value": 100 * row["effect"],
                    "low": 100 * row["low"],
                    "high": 100 * row["high"],
                    "sure": row["stands_out"],
                }
                for name, row in zip(names, shown.iter_rows(named=True), strict=True)
            ]
            yield Plot(voice.event(event), says, plots.ranges(drawn, voice("report-points-more"), 0, "+~f"))


def _unlike(name: str, word: str, rows: pl.DataFrame, voice: Voice, domain: str) -> str:
    """Return a name that no other row has: cards of the same name are told apart by their word."""
    same = [other for other in rows["word"] if voice.thing(domain, other) == name]
    return f"{name} [{word}]" if len(same) > 1 else name


def _figures(shown: Iterator[Plot], lang: str) -> str:
    told = [
        f"<figure><h3>{escape(plot.title)}</h3><figcaption>{escape(plot.says)}</figcaption>"
        + plots.drawn(plot.spec, lang).replace("<svg ", '<svg aria-hidden="true" ', 1)
        + "</figure>"
        for plot in shown
    ]
    return f'<div class="plots">{"".join(told)}</div>'


def _table(rows: pl.DataFrame, voice: Voice) -> str:
    heads = ("thing", "what", "with", "effect", "interval")
    numbers = ("with", "effect", "interval")
    head = "".join(
        f"<th{' class=n' if name in numbers else ''}>{escape(voice(f'report-head-{name}'))}</th>" for name in heads
    )
    body = []
    for row in rows.iter_rows(named=True):
        between = voice("lab-between", low=signed(row["low"], voice.lang), high=signed(row["high"], voice.lang))
        body.append(
            f"<tr{' class=out' if row['stands_out'] else ''}><td>{escape(voice.thing(row['domain'], row['word']))}"
            f"<td>{escape(voice.event(row['event']))}<td class=n>{voice.number(row['with'], 0)}"
            f"<td class=n>{signed(row['effect'], voice.lang)}<td class=n>{between}"
        )
    summary = escape(voice("report-all", count=rows.height))
    return (
        f'<details><summary>{summary}</summary><div class="wide"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(body)}</tbody></table></div></details>"
    )


# --- the sentence and the picture of each figure

PlotTeller = tuple[str, PlotSpec]


def _share_of(name: Callable[[Voice, str], str], column: str, key: str) -> Callable[[Figure, Voice], PlotTeller]:
    def told(figure: Figure, v: Voice) -> PlotTeller:
        fair = figure.told["fair"]
        rows = [
            {
                "name": name(v, str(row[column])), "value": row["share"], "low": row["low"], "high": row["high"],
                "sure": row["low"] > fair or row["high"] < fair,
            }
            for row in figure.frame.iter_rows(named=True)
        ]  # fmt: skip
        says = v(
            key,
            best=name(v, figure.said["best"]),
            share=v.percent(figure.told["share"]),
            low=v.percent(figure.told["low"]),
            high=v.percent(figure.told["high"]),
            fair=v.percent(fair),
            apart="yes" if figure.told["apart"] else "no",
            tables=int(figure.told["tables"]),
        )
        return says, plots.ranges(rows, v("report-share"), fair)

    return told


def _skill(figure: Figure, v: Voice) -> PlotTeller:
    t = figure.told
    rows = [
        {"name": v(f"report-part-{row['part']}"), "value": row["share"]} for row in figure.frame.iter_rows(named=True)
    ]
    says = v(
        "report-skill-says",
        bot=v.percent(t["bot"]),
        seat=v.percent(t["seat"]),
        deal=v.percent(t.get("deal", 0.0)),
        rest=v.percent(t["rest"]),
        bots="one" if t["bots"] == 1 else "many",
    )
    return says, plots.bars(rows, v("report-explained"), "%")


def _length(figure: Figure, v: Voice) -> PlotTeller:
    t = {key: v.number(value, 0) for key, value in figure.told.items() if key != "rounds"}
    says = v(
        "report-length-says",
        **t,
        rounds=v.number(figure.told["rounds"]),
        counted="yes" if figure.told["rounds"] else "no",
    )
    return says, plots.columns(figure.frame.to_dicts(), v("report-decisions"), v("report-games"))


def _endings(figure: Figure, v: Voice) -> PlotTeller:
    rows = [{"name": v.ending(row["how"]), "value": row["share"]} for row in figure.frame.iter_rows(named=True)]
    t = {key: v.percent(value) for key, value in figure.told.items()}
    return v("report-endings-says", how=v.ending(figure.said["how"]), **t), plots.bars(rows, v("report-games"), "%")


def _phases(figure: Figure, v: Voice) -> PlotTeller:
    named: dict[str, float] = {}  # several steps may share a question
    for row in figure.frame.iter_rows(named=True):
        named[v.asks(row["asks"])] = named.get(v.asks(row["asks"]), 0.0) + row["games"]
    rows = [{"name": name, "value": value} for name, value in named.items()]
    says = v(
        "report-phases-says",
        asks=v.asks(figure.said["asks"]),
        share=v.percent(figure.told["share"], 0),
        choices=v.number(figure.told["choices"]),
        kinds=int(figure.told["kinds"]),
    )
    return says, plots.bars(rows, v("report-decisions-a-game"), "~f")


def _branching(figure: Figure, v: Voice) -> PlotTeller:
    t = figure.told
    rows = [{**row, "time": (row["step"] + 0.5) / STEPS} for row in figure.frame.iter_rows(named=True)]
    says = v(
        "report-branching-says",
        mean=v.number(t["mean"]),
        most=v.number(t["most"], 0),
        peak=v.number(t["peak"]),
        at=v.percent(t["at"], 0),
    )
    return says, plots.course(rows, v("report-time"), v("report-choices"), "~f")


def _dead(figure: Figure, v: Voice) -> PlotTeller:
    rows = [{"time": (row["step"] + 0.5) / STEPS, "mean": row["dead"]} for row in figure.frame.iter_rows(named=True)]
    told = {key: v.percent(value) for key, value in figure.told.items()}
    says = v("report-dead-says", **told, any="yes" if figure.told["dead"] else "no")
    return says, plots.course(rows, v("report-time"), v("report-dead-turns"), "%", max(0.1, *(r["mean"] for r in rows)))


def _points(figure: Figure, v: Voice) -> PlotTeller:
    heavy = (
        figure.frame.group_by("source").agg(pl.col("mean").abs().max()).sort("mean", "source", descending=[True, False])
    )
    order = heavy["source"].to_list()
    floor = LIGHTEST * float(heavy["mean"].sum())
    kept = heavy.filter(pl.col("mean") > floor)["source"].to_list()[: len(plots.INKS)]
    rows = [
        {
            "name": v("report-winners" if row["winner"] else "report-others"),
            "part": v.source(row["source"]),
            "value": row["mean"],
            "place": order.index(row["source"]),
        }
        for row in figure.frame.sort("winner", descending=True).iter_rows(named=True)
        if row["source"] in kept
    ]
    rows.sort(key=lambda row: row["place"])
    t = figure.told
    says = v(
        "report-points-says",
        winner=v.number(t["winner"]),
        other=v.number(t["other"]),
        source=v.source(figure.said["source"]),
        share=v.percent(t["share"], 0),
        apart=v.source(figure.said["apart"]),
        gap=v.number(t["gap"]),
    )
    return says, plots.stacked(rows, v("report-mean-points"))


def _changes(figure: Figure, v: Voice) -> PlotTeller:
    says = v("report-changes-says", mean=v.number(figure.told["mean"]), never=v.percent(figure.told["never"]))
    return says, plots.columns(figure.frame.to_dicts(), v("report-changes-a-game"), v("report-games"))


def _runaway(figure: Figure, v: Voice) -> PlotTeller:
    rows = [{"time": row["time"], "mean": row["share"]} for row in figure.frame.iter_rows(named=True)]
    says = v("report-runaway-says", **{key: v.percent(value) for key, value in figure.told.items()})
    return says, plots.course(rows, v("report-time"), v("report-games-led"), "%", 1)


def _chance(figure: Figure, v: Voice) -> PlotTeller:
    t = figure.told
    says = v(
        "report-chance-says",
        begin=v.percent(t["begin"], 0),
        half=v.percent(t["half"], 0),
        known=v.percent(t["known"], 0),
        late="yes" if t["known"] == 1 else "no",
    )
    return says, plots.course(figure.frame.to_dicts(), v("report-time"), v("report-chance-of-winner"), "%", 1)


def _calibration(figure: Figure, v: Voice) -> PlotTeller:
    says = v("report-calibration-says", error=v.number(100 * figure.told["error"]))
    return says, plots.against(figure.frame.to_dicts(), v("report-chance-said"), v("report-chance-came"))


TOLD: dict[str, Callable[[Figure, Voice], PlotTeller]] = {
    "seats": _share_of(lambda v, seat: v.seat(int(seat)), "seat", "report-seats-says"),
    "bots": _share_of(lambda v, bot: bot, "bot", "report-bots-says"),
    "skill": _skill,
    "length": _length,
    "endings": _endings,
    "phases": _phases,
    "branching": _branching,
    "dead": _dead,
    "points": _points,
    "changes": _changes,
    "runaway": _runaway,
    "chance": _chance,
    "calibration": _calibration,
}
