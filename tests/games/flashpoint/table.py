"""A table for the tests of Flash Point: positions written as short texts."""

from functools import cache

import tocsin
from tocsin.core.contract import Game, State
from tocsin.core.journal import Event, Journal

FAMILY_FIRES = "2,2 2,3 3,2 3,3 3,4 3,5 4,4 5,6 5,7 6,6"
FAMILY_POIS = "2,4 5,1 5,8"


@cache
def game_of(options: tuple[tuple[str, object], ...]) -> Game:
    return tocsin.game("flashpoint", **dict(options))


def listed(game: Game, cells: str, sign: str = ";") -> str:
    """Cells in any order, with what hangs on them, in the order of the board."""
    order = {game.layout.names[cell]: cell for cell in game.layout.listed}  # type: ignore[attr-defined]

    def rank(word: str) -> tuple[int, str]:
        return order[word.partition("*")[0].rstrip("+")], word

    return sign.join(sorted(cells.split(), key=rank)) or "-"


def edges(game: Game, words: str) -> str:
    """Edges in any order, in the order of the board."""
    order = game.layout.edge_named  # type: ignore[attr-defined]
    return ";".join(sorted(words.split(), key=lambda word: order[word.partition("=")[0]])) or "-"


def table(
    crew: str = "0,0",
    *,
    phase: str = "act:0",
    ap: str = "4+0",
    fire: str = "",
    smoke: str = "",
    poi: str = "",
    victims: str = "",
    hazmats: str = "",
    hot: str = "",
    walls: str = "",
    doors: str = "",
    rescued: int = 0,
    lost: int = 0,
    alarms: int = 0,
    supply: tuple[int, int] | None = None,
    tail: str = "0/0/0",
    vehicles: str = "",
    reserve: int = 0,
    memory: str = "-",
    turn: int = 1,
    danger: str = "",
    **options: object,
) -> State:
    """A state: `crew` by seat, cells in any order, doors closed and walls sound unless said.

    `supply` is how many victims and false alarms are still hidden, board included; otherwise
    what the tallies leave. `alarms` false alarms were found already. `danger` is the field of the
    expansion's pieces, where its boards have one.
    """
    options.setdefault("players", crew.count("/") + 1)
    game = game_of(tuple(options.items()))
    if "=" in crew and "rules" not in options:
        raise AssertionError("specialists need the advanced rules")
    seen = sum(int(word.partition("*")[2] or 1) for word in victims.split())
    hidden = supply or (10 - rescued - lost - seen, 5 - alarms)
    if not vehicles:
        vehicles = "n/w" if game.settings.vehicles else "-/-"  # type: ignore[attr-defined]
    fields = [
        f"flashpoint/2:{game.position_text.board}",  # type: ignore[attr-defined]
        str(turn),
        phase,
        ap,
        crew,
        listed(game, fire),
        listed(game, smoke),
        listed(game, poi),
        listed(game, victims),
        listed(game, hazmats),
        listed(game, hot),
        edges(game, walls),
        edges(game, doors),
        f"{hidden[0]}/{hidden[1]}/{rescued}/{lost}/{alarms}/0/{tail}",
        vehicles,
        str(reserve),
        memory,
    ]
    if game.hooks.is_extended:  # type: ignore[attr-defined]
        fields.append(danger or "-")
    return game.read_position(" ".join(fields))


def advanced(crew: str = "0,0=generalist", **given: object) -> State:
    """A table of the advanced game."""
    given.setdefault("rules", "advanced")
    return table(crew, **given)  # type: ignore[arg-type]


def family(**given: object) -> State:
    """The family set-up on the front side with one firefighter on a corner."""
    given.setdefault("fire", FAMILY_FIRES)
    given.setdefault("poi", FAMILY_POIS)
    return table(**given)  # type: ignore[arg-type]


def moves(state: State) -> list[str]:
    return [state.game.write_move(state, code) for code in state.legal()]


def do(state: State, *texts: str) -> list[Event]:
    """Play these moves and give back everything that happened."""
    journal = Journal()
    for text in texts:
        state.play(state.game.read_move(state, text), journal)
    return journal.events


def tried(state: State, *texts: str) -> State:
    """The state after these moves, the given one untouched."""
    after = state.copy()
    do(after, *texts)
    return after


def roll(state: State, *dice: str) -> list[Event]:
    """End phase 1 and let the fire advance by these rolls."""
    return do(state, "pass", *(f"~roll:{faces}" for faces in dice))


def refusal(state: State, text: str) -> str:
    """The rule that forbids a move; empty if it is legal, and the list says the same."""
    found = state.game.why_not(state, text)
    assert (found is None) == (text in moves(state)), text
    return found.rule if found else ""


def cost(state: State, text: str) -> int:
    """What the move takes from both pools together."""
    before = look(state)
    after = look(tried(state, text))
    spent = before["points"] + before["free_points"] - after["points"] - after["free_points"]
    code = state.game.read_move(state, text)
    assert state.game.describe(state, code).cost == spent
    return spent


def look(state: State) -> dict:
    return state.view(0).as_json()


def plan(state: State) -> dict:
    """What never changes."""
    return state.game.board().as_json()


def fires(state: State) -> set[str]:
    return set(look(state)["fire"])


def smokes(state: State) -> set[str]:
    return set(look(state)["smoke"])


def damage(state: State) -> dict[str, int]:
    return {edge["edge"]: edge["damage"] for edge in look(state)["edges"] if edge["damage"]}


def doors(state: State) -> dict[str, str]:
    """Doors that are not closed."""
    found = look(state)["edges"]
    return {e["edge"]: e["door"] for e in found if e["door"] not in ("", "closed")}


def cells(state: State) -> list[str | None]:
    """Where the firefighters stand, by seat."""
    return [figure["cell"] for figure in look(state)["firefighters"]]


def codes(events: list[Event]) -> list[str]:
    return [event.code for event in events]


def told(events: list[Event], code: str) -> list[Event]:
    return [event for event in events if event.code == code]


# Pieces that lie there without what would have brought them: no matter where moves are compared.
CAUSES = ("poison-without-a-spill", "counters-gone-without-cause", "no-points-left")


def is_playable(state: State) -> bool:
    """Could somebody go on from here, whatever brought the pieces there?"""
    found = [problem for problem in state.problems() if problem.code not in CAUSES]
    return not found and bool(state.legal())


def problems(state: State, rule: str) -> list[str]:
    """The named problems under a rule."""
    return [str(problem) for problem in state.problems() if problem.rule == rule]
