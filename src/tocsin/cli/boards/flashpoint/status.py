"""Under the plan: whose turn it is, rescued, lost, damage, what is left, and every firefighter."""

from rich.text import Text

from tocsin.cli.boards.flashpoint.danger import Dangers
from tocsin.cli.boards.flashpoint.floorplan import FIGURE_STYLES
from tocsin.cli.words import Words
from tocsin.games.flashpoint.face.view import FigureView, FlashpointView


def draw_status(view: FlashpointView, words: Words) -> Text:
    """Everything that does not lie in the house."""
    lines = [_tally(view, words), Text(_markers(view, words), "dim")]
    has_heat = view["hot_spots"] or view["hot_spot_reserve"]
    if has_heat or view["hazmats"] or view["hazmats_removed"] or view["hazmats_exploded"]:
        lines.append(Text(heat_line(view, words, "cli-flashpoint-heat"), "dim"))
    lines += [Text(line, "dim") for line in Dangers(view).status(words)]
    lines += [_figure(view, words, figure) for figure in view["firefighters"]]
    return Text("\n").join(lines)


def is_acting(view: FlashpointView, seat: int) -> bool:
    """Is it this firefighter's turn?"""
    return seat == view["active_seat"] and view["turn"] > 0 and view["ending"] is None


def tally_line(view: FlashpointView, words: Words, message: str) -> str:
    """Rescued, lost and damage, each with its limit."""
    return words(
        message,
        rescued=view["rescued"],
        goal=view["rescued_goal"],
        lost=view["lost"],
        most=view["lost_max"],
        damage=view["damage"],
        damage_max=view["damage_max"],
    )


def heat_line(view: FlashpointView, words: Words, message: str) -> str:
    """Hot spots and hazmats."""
    return words(
        message,
        reserve=view["hot_spot_reserve"],
        safe=view["hazmats_removed"],
        blown=view["hazmats_exploded"],
    )


def _tally(view: FlashpointView, words: Words) -> Text:
    turn = view["turn"]
    when = words("cli-flashpoint-turn", turn=turn) if turn else words("cli-flashpoint-setting-up")
    line = Text(f"{when} · ", "bold")
    danger = "bold red" if _is_close(view) else "bold"
    return line.append(tally_line(view, words, "cli-flashpoint-tally"), danger)


def _is_close(view: FlashpointView) -> bool:
    """Could the next fire phase be the last?"""
    return view["lost_max"] - view["lost"] <= 1 or view["damage_max"] - view["damage"] <= 4


def _markers(view: FlashpointView, words: Words) -> str:
    return words(
        "cli-flashpoint-markers",
        down=len(view["pois"]),
        supply=view["poi_supply"],
        victims=view["unseen"]["victim"],
        alarms=view["unseen"]["false-alarm"],
        threats=view["threat_markers_left"],
    )


def _figure(view: FlashpointView, words: Words, figure: FigureView) -> Text:
    """`▶ 0 Red  3,4  paramedic  4 AP + 2 free  saved 1`."""
    seat = figure["seat"]
    acting = is_acting(view, seat)
    line = Text("▶ " if acting else "  ").append(str(seat), FIGURE_STYLES[seat])
    name = words(f"name-flashpoint-seat-{seat}")
    line.append(f" {name:<7}{figure['cell'] or '-':<6}", "bold" if acting else "")
    parts: list[str] = []
    if figure["specialist"] != "plain":
        parts.append(words(f"name-flashpoint-specialist-{figure['specialist']}"))
    if acting and view["phase"] == "act":
        points, free = view["points"], view["free_points"]
        parts.append(words("cli-flashpoint-points", points=points, free=free))
    if figure["saved"]:
        parts.append(words("cli-flashpoint-saved", saved=figure["saved"]))
    line.append(" · ".join(parts), "bold" if acting else "")
    line.rstrip()
    return line
