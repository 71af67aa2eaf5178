"""What a simulation found, as tables."""

from rich.console import Console
from rich.table import Table

from tocsin.bots.registry import BOTS
from tocsin.cli.simulation import Plan, Tally, mean_interval, wilson
from tocsin.core.options import show_options
from tocsin.telling.speaker import Speaker


def show_report(plan: Plan, tally: Tally, words: Speaker) -> None:
    """Wins and scores of every seat, then how the plays ended."""
    console = Console(highlight=False, markup=False)
    console.print(
        words(
            "cli-simulated",
            games=tally.games,
            game=plan.game,
            options=show_options(plan.options),
            seed=str(plan.seed),
        )
    )
    table = Table(box=None, pad_edge=False)
    for name in ("seat", "bot", "wins", "share", "score"):
        table.add_column(words(f"cli-col-{name}"), justify="left" if name == "bot" else "right")
    for i, bot in enumerate(plan.seats):
        low, high = wilson(tally.wins[i], tally.games)
        mean, least, most = mean_interval(tally.sums[i], tally.squares[i], tally.games)
        share = tally.wins[i] / tally.games
        table.add_row(
            str(i),
            words(f"cli-kind-{bot}") if bot in BOTS else bot,
            str(tally.wins[i]),
            f"{share:.1%} [{low:.1%}, {high:.1%}]",
            f"{mean:.2f} [{least:.2f}, {most:.2f}]",
        )
    console.print(table)
    endings = Table(box=None, pad_edge=False)
    endings.add_column(words("cli-col-ending"))
    endings.add_column(words("cli-col-games"), justify="right")
    for ending, count in sorted(tally.endings.items(), key=lambda item: -item[1]):
        endings.add_row(words(f"ending-{plan.game}-{ending}"), str(count))
    console.print(endings)
