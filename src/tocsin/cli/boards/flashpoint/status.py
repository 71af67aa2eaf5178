"""Under the plan: whose turn it is, rescued, lost, damage, what is left, and every firefighter."""

from rich.text import Text

from tocsin.cli.boards import Voice
from tocsin.cli.boards.flashpoint.seats import sign_of, style_of
from tocsin.games.flashpoint.face.view import FigureView, FlashpointView
from tocsin.telling.flashpoint.dangers import Dangers
from tocsin.telling.flashpoint.house import House
from tocsin.telling.flashpoint.spoken import is_acting, tell_heat, tell_tally
from tocsin.telling.speaker import Speaker

# Colours, which a seat without a name has, fit.
NAME_LEAST = 6


def draw_status(house: House, voice: Voice, is_narrow: bool = False) -> list[Text]:
    """Everything that does not lie in the house; in a column, what matters most comes first."""
    view, words = house.view, voice.words
    rest = [Text(_markers(view, words), "dim")]
    has_heat = view.hot_spots or view.hot_spot_reserve
    if has_heat or view.hazmats or view.hazmats_removed or view.hazmats_exploded:
        rest.append(Text(words.say(tell_heat(view, "board-flashpoint-heat")), "dim"))
    dangers = [words.say(told) for told in Dangers(view).tell_status()]
    if dangers:
        rest.append(Text(" · ".join(dangers), "dim"))
    width = max(NAME_LEAST, *(len(voice.seat(figure.seat)) for figure in view.firefighters))
    team = [_figure(view, voice, figure, width) for figure in view.firefighters]
    parts = [*team, *rest] if is_narrow else [*rest, *team]
    return [_tally(house, words), *parts]


def _tally(house: House, words: Speaker) -> Text:
    turn = house.view.turn
    when = (
        words("board-flashpoint-turn", turn=turn) if turn else words("board-flashpoint-setting-up")
    )
    line = Text(f"{when} · ", "bold")
    danger = "bold red" if _is_close(house) else "bold"
    return line.append(words.say(tell_tally(house, "board-flashpoint-tally")), danger)


def _is_close(house: House) -> bool:
    """Could the next fire phase be the last?"""
    view, board = house.view, house.board
    return board.lost_max - view.lost <= 1 or board.damage_max - view.damage <= 4


def _markers(view: FlashpointView, words: Speaker) -> str:
    return words(
        "board-flashpoint-markers",
        down=len(view.pois),
        supply=view.poi_supply,
        victims=view.unseen["victim"],
        alarms=view.unseen["false-alarm"],
        threats=view.threat_markers_left,
    )


def _figure(view: FlashpointView, voice: Voice, figure: FigureView, width: int) -> Text:
    """`▶ A● Blue  3,4  paramedic  4 AP + 2 free  saved 1`; names are of one width."""
    seat, words = figure.seat, voice.words
    acting = is_acting(view, seat)
    line = Text("▶ " if acting else "  ").append(sign_of(seat), style_of(seat))
    name = voice.seat(seat)
    line.append(f" {name:<{width}} {figure.cell or '-':<6}", "bold" if acting else "")
    parts: list[str] = []
    if figure.specialist != "plain":
        parts.append(words(f"name-flashpoint-specialist-{figure.specialist}"))
    if acting and view.phase == "act":
        points, free = view.points, view.free_points
        parts.append(words("board-flashpoint-points", points=points, free=free))
    if figure.saved:
        parts.append(words("board-flashpoint-saved", saved=figure.saved))
    line.append(" · ".join(parts), "bold" if acting else "")
    line.rstrip()
    return line
