"""The forest in words, for screen readers: one line per tile and per cell the fire may reach."""

from tocsin.cli.boards.feurio.status import lack_line, team
from tocsin.cli.boards.feurio.window import fire_front
from tocsin.cli.words import Words
from tocsin.games.feurio.view import FeurioView, TileView


def speak(view: FeurioView, words: Words) -> str:
    """Turn, hands, tiles, then the hottest cells; other cells only by number."""
    lines = [words("cli-feurio-turn", turn=view["turn"], pile=view["pile"])]
    for seat in range(len(view["hands"])):
        lines.append(_seat(view, words, seat))
    lines += [_tile(tile, words, len(view["hands"])) for tile in view["tiles"]]
    candidates = fire_front(view)
    for cell in candidates:
        if cell["is_hottest"]:
            lines.append(words("cli-feurio-say-hottest", cell=cell["cell"], heat=cell["heat"]))
    cooler = [f"{c['cell']} ({c['heat']})" for c in candidates if not c["is_hottest"]]
    if cooler:
        lines.append(words("cli-feurio-say-cooler", cells=", ".join(cooler)))
    for colour, lack in view["lacking"].items():
        if lack:
            lines.append(lack_line(words, colour, lack))
    return "\n".join(lines)


def _seat(view: FeurioView, words: Words, seat: int) -> str:
    who = team(len(view["hands"]), seat, words)
    line = words("cli-feurio-say-hand", who=who, men=_men(view["hands"][seat], words))
    if view["standing"]:
        line += " " + words("cli-feurio-say-standing", points=view["standing"][seat])
    if seat == view["active_seat"] and view["has_drawn"]:
        drawn = view["drawn"]
        line += " " + words("cli-feurio-say-drawn", value=str(drawn) if drawn is not None else "?")
    return line


def _tile(tile: TileView, words: Words, players: int) -> str:
    hider = tile["laid_face_down_by"]
    if hider is not None:
        value = tile["value"]
        return words(
            "cli-feurio-say-firebreak",
            cell=tile["cell"],
            who=team(players, hider, words),
            value=str(value) if value is not None else "?",
        )
    return words(
        "cli-feurio-say-tile",
        cell=tile["cell"],
        value=str(tile["value"]),
        spaces=tile["spaces"] - sum(tile["men"].values()),
        sides=tile["free_sides"],
        men=_men(tile["men"], words),
    )


def _men(men: dict[str, int], words: Words) -> str:
    """`2 red, 1 blue`, or `none`."""
    parts = [
        words("cli-feurio-men", count=count, colour=words(f"name-feurio-colour-{colour}"))
        for colour, count in men.items()
        if count
    ]
    return ", ".join(parts) if parts else words("cli-none")
