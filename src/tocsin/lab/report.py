"""A balance report as one HTML file that opens without a network: pictures, tables, words.

The words are the reader's; everything else comes from the figures.
"""

from html import escape

from tocsin.drawing import board_of, svg
from tocsin.lab import plots, written
from tocsin.lab.balance import Balance, Share
from tocsin.lab.figures import Figure
from tocsin.lab.job import Job
from tocsin.telling.speaker import Speaker

# Kinds of places that are cells of a board, and so drawn on it; the rest are bars.
ON_A_BOARD = {"flashpoint": ("burns", "deaths", "explosions", "ways"), "feurio": ("burns", "men")}
STYLE = """
:root { color-scheme: light; --ink: #1f2933; --soft: #52606d; --line: #d9dee5; --paper: #fbf9f4; }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; margin-bottom: .2rem; } h2 { margin-top: 2.2rem; font-size: 1.2rem; }
p.soft, figcaption { color: var(--soft); } table { border-collapse: collapse; }
th, td { text-align: left; padding: .3rem 1.2rem .3rem 0; border-bottom: 1px solid var(--line);
  font-variant-numeric: tabular-nums; }
td.n, th.n { text-align: right; } figure { margin: 1rem 0; } svg { max-width: 100%; height: auto; }
.boards { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem; }
code { font-size: .95em; }
"""


def write_report(found: Balance, job: Job, words: Speaker, command: str) -> str:
    """The whole document."""
    name = words(f"game-{found.game}")
    title = words("lab-report-title", game=name)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p class=soft>{escape(_about(found, words))}</p>",
        _headline("lab-report-players", words),
        _shares(found.by_players, "lab-col-players", words),
        _picture(plots.intervals(*_plotted(found.by_players, words), words, is_share=True)),
        _headline("lab-report-endings", words),
        _endings(found, words),
        _headline("lab-report-length", words),
        f"<p>{escape(words('lab-report-turns', mean=written.mean(found.turns, words)))}</p>",
        _picture(plots.lengths(found.turns_seen, words("lab-col-turns"))),
    ]
    if found.by_role:
        parts += [
            _headline("lab-report-team", words),
            f"<p class=soft>{escape(words('lab-report-team-note'))}</p>",
            _shares(found.by_role, "lab-col-role", words, game=found.game),
        ]
    parts += _where(found, job, words)
    parts += [_headline("lab-report-again", words), f"<p><code>{escape(command)}</code></p>"]
    language = words("lab-language")
    return (
        f"<!doctype html>\n<html lang={language}><head><meta charset=utf-8>"
        f'<meta name=viewport content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body>\n" + "\n".join(parts) + "\n</body></html>\n"
    )


def _about(found: Balance, words: Speaker) -> str:
    options = found.options or words("lab-report-usual")
    about = words("lab-report-about", games=found.games, bot=found.bot, options=options)
    return f"{about} {words('lab-report-contest')}" if found.is_contest else about


def _where(found: Balance, job: Job, words: Speaker) -> list[str]:
    """Counts by place: drawn on the board, or as bars where the game has no board."""
    if not found.places:
        return []
    parts = [_headline("lab-report-where", words), "<div class=boards>"]
    board = board_of(job.make_game())
    for kind, places in found.places.items():
        caption = escape(words(f"lab-where-{kind}"))
        if kind in ON_A_BOARD.get(found.game, ()):
            drawn = svg(None, board, theme="light", heat=places)
        else:
            top = sorted(places.items(), key=lambda item: (-item[1], item[0]))[:12]
            drawn = plots.bars([place for place, _ in top], [n for _, n in top], words)
        parts.append(f"<figure>{drawn}<figcaption>{caption}</figcaption></figure>")
    parts.append("</div>")
    if found.choke_points:
        cells = written.places(found.choke_points, words)
        parts.append(f"<p>{escape(words('lab-report-choke', cells=cells))}</p>")
    return parts


def _endings(found: Balance, words: Speaker) -> str:
    rows = "".join(
        f"<tr><td>{escape(words(f'ending-{found.game}-{ending}'))}<td class=n>{many}"
        f"<td class=n>{written.percent(many / found.games, words)}"
        for ending, many in found.endings
    )
    return f"<table>{rows}</table>"


def _shares(shares: list[Share], column: str, words: Speaker, game: str = "") -> str:
    head = "".join(
        f"<th class=n>{escape(words(name))}"
        for name in ("lab-col-games", "lab-col-wins", "lab-col-score")
    )
    rows = "".join(
        f"<tr><td>{escape(_named(share.name, game, words))}<td class=n>{share.games}"
        f"<td class=n>{written.share(share.wins, words)}"
        f"<td class=n>{written.mean(share.score, words)}"
        for share in shares
    )
    return f"<table><tr><th>{escape(words(column))}{head}{rows}</table>"


def _named(name: str, game: str, words: Speaker) -> str:
    """A role as the game calls it; a number of players as it is."""
    for message in (f"name-{game}-specialist-{name}", f"role-{game}-{name}"):
        if words.has(message):
            return words(message)
    return name


def _plotted(shares: list[Share], words: Speaker) -> tuple[list[str], list[Figure]]:
    names = [words("lab-players", many=int(share.name)) for share in shares]
    return names, [share.wins for share in shares]


def _picture(drawn: str) -> str:
    return f"<figure>{drawn}</figure>"


def _headline(message: str, words: Speaker) -> str:
    return f"<h2>{escape(words(message))}</h2>"
