"""How well steady plays SOS Titanic, crew member by crew member, against random.

    .venv/bin/python -m benchmarks.steady_titanic            10,000 deals each; writes the page
    .venv/bin/python -m benchmarks.steady_titanic --games 500 --dry

It writes docs/games/titanic/steady.md and the plot beside the other pictures. The four who need
partners play with Boxhall, and Smith with Boxhall and Lee; the whole team is of one kind of bot.
"""

import argparse
import math
import re
from pathlib import Path

import tocsin
from tocsin.bots import make_bot
from tocsin.bots.match import play_match
from tocsin.lab.figures import mean_interval, wilson
from tocsin.lab.job import game_seed

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "games" / "titanic" / "steady.md"
PLOT = ROOT / "docs" / "pictures" / "titanic-steady.svg"
TEAMS = {
    "murdoch": ["murdoch"],
    "boxhall": ["boxhall"],
    "lee": ["lee"],
    "latimer": ["latimer"],
    "lowe": ["lowe"],
    "fleet": ["fleet"],
    "pitman": ["pitman", "boxhall"],
    "lightoller": ["lightoller", "boxhall"],
    "phillips": ["phillips", "boxhall"],
    "smith": ["smith", "boxhall", "lee"],
}
BOTS = ("steady", "random")
HEAD = """# How well steady plays SOS Titanic

Each row is {games:,} deals of the standard layout, with 95 % confidence intervals
(`python -m benchmarks.steady_titanic --games {games}`). The four who need partners play with
Boxhall, and Smith with Boxhall and Lee. The historical mark is 19 points, the most possible 100.

| crew member | steady: mean score | all sixty saved | random: mean score | all sixty saved |
|---|---|---|---|---|
"""
TAIL = """
![Mean scores by crew member, and the historical mark](../../pictures/titanic-steady.svg)
"""

Row = tuple[float, float, float, float, float, float]


def measure(team: list[str], bot: str, games: int) -> Row:
    """Mean score and share of complete rescues, each with its interval."""
    game = tocsin.game("titanic", crew=team)
    bots = [make_bot(bot, game) for _ in team]
    total = squares = saved = 0
    for number in range(games):
        outcome = play_match(game, bots, tocsin.Rng(game_seed(0, number))).outcome()
        assert outcome is not None
        total += outcome.scores[0]
        squares += outcome.scores[0] ** 2
        saved += outcome.ending == "all-saved"
    return (*mean_interval(total, squares, games), saved / games, *wilson(saved, games))


def tell(row: Row) -> str:
    """Two cells of the table."""
    mean, low, high, share, share_low, share_high = row
    saved = f"{share:.2%} [{share_low:.2%}, {share_high:.2%}]"
    return f"{mean:.2f} [{low:.2f}, {high:.2f}] | {saved}"


def draw(rows: dict[str, dict[str, Row]]) -> None:
    """Bars with intervals; without a date and without links, so that it changes only when we do."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "tocsin"
    from matplotlib import pyplot as plt

    figure, axes = plt.subplots(figsize=(8, 3.6))
    for shift, bot, colour in ((-0.2, "steady", "#1b6ca8"), (0.2, "random", "#c9a227")):
        means = [rows[name][bot][0] for name in rows]
        reach = [rows[name][bot][2] - rows[name][bot][0] for name in rows]
        places = [place + shift for place in range(len(rows))]
        axes.bar(places, means, 0.38, yerr=reach, capsize=2, color=colour, label=bot)
    axes.axhline(19, color="#444444", linewidth=1, linestyle="--", label="historical mark")
    axes.set_xticks(range(len(rows)), list(rows), rotation=25)
    axes.set_ylabel("mean score")
    axes.legend(frameon=False, loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=3)
    figure.tight_layout()
    figure.savefig(PLOT, metadata={"Date": None, "Creator": None})
    # Only the drawing is kept: the head and the metadata name addresses elsewhere.
    whole = PLOT.read_text(encoding="utf-8")
    drawing = re.sub(r"\s*<metadata>.*?</metadata>", "", whole[whole.index("<svg") :], flags=re.S)
    drawing = re.sub(r' xmlns:xlink="[^"]*"', "", drawing).replace("xlink:href", "href")
    kept = [line.rstrip() for line in drawing.split("\n")]
    PLOT.write_text("\n".join(kept), encoding="utf-8")


def main() -> None:
    """Measure everybody and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--dry", action="store_true", help="print the table, write nothing")
    given = parser.parse_args()
    rows: dict[str, dict[str, Row]] = {}
    table = HEAD.format(games=given.games)
    for name, team in TEAMS.items():
        rows[name] = {bot: measure(team, bot, given.games) for bot in BOTS}
        assert not math.isnan(rows[name]["steady"][0])
        line = (
            f"| {name.capitalize()} | {tell(rows[name]['steady'])} | {tell(rows[name]['random'])} |"
        )
        print(line, flush=True)
        table += line + "\n"
    if not given.dry:
        draw(rows)
        PAGE.write_text(table + TAIL, encoding="utf-8")


if __name__ == "__main__":
    main()
