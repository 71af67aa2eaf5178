"""What is offered and what no rule forbids are the same moves, on tables thrown together at random.

Random play seldom climbs a ladder or stands in fire beside a hole; these tables do nothing else.
"""

from random import Random

import pytest

import tocsin
from tests.builds import fewer
from tests.games.flashpoint.table import is_playable, look, table
from tocsin.core.contract import State
from tocsin.games.flashpoint.danger.game import ExtremeDanger
from tocsin.games.flashpoint.danger.table.barriers import FIREPROOF, WINDOW
from tocsin.games.flashpoint.danger.table.board import REACH_MAX
from tocsin.games.flashpoint.danger.table.building import BUILDINGS
from tocsin.games.flashpoint.table.barriers import CLOSED, NOTHING, WALL

ROLES = ["captain", "rescue", "engineer", "paramedic", "cafs", "hazmat", "generalist", "driver"]
FLAT = ("garage", "garage+basement")
PROMO = ["veteran", "dog"]
FREE_POINTS = {"captain": 2, "rescue": 3, "cafs": 3}


def edges_at_random(game: ExtremeDanger, dice: Random) -> dict[str, str]:
    """Doors, windows, walls and ladders in any state."""
    board = game.layout
    doors: list[str] = []
    walls: list[str] = []
    bases: set[int] = set()
    for edge in range(2, len(board.edge_names)):
        name, kind = board.edge_names[edge], int(board.start_edges[edge])
        if kind in (CLOSED, FIREPROOF) and dice.random() < 0.5:
            doors.append(f"{name}={dice.choice(['open', 'gone'])}")
        elif kind == WINDOW and dice.random() < 0.5:
            doors.append(f"{name}=open")
        elif kind == WALL and dice.random() < 0.1 and len(walls) < 9:
            walls.append(f"{name}={dice.choice([1, 2])}")
        elif kind == NOTHING and dice.random() < 0.1 and len(bases) < 4:
            if board.edge_a[edge] not in bases:
                bases.add(board.edge_a[edge])
                doors.append(f"{name}=ladder")
    return {"doors": " ".join(doors), "walls": " ".join(walls)}


def platform_at_random(game: ExtremeDanger, engine: int, doors: str, dice: Random) -> str:
    """On a cell of the engine or in any air cell of its side without a ladder."""
    site = game.house
    reach = [site.reach[REACH_MAX * engine + at] for at in range(site.reach_n[engine])]
    names = [site.names[cell] for cell in reach]
    free = [name for name in names if f"|{name}=ladder" not in doors]
    return dice.choice([*free, *free, site.names[site.spot_cell(1, engine, dice.randint(0, 1))]])


def table_at_random(building: str, dice: Random, given: list[str], is_struck: bool) -> State:
    """Two or three firefighters anywhere, fire, holes and poison round them.

    With `is_struck` the first of them may dodge, and is asked.
    """
    options: dict = {"board": building, "rules": "advanced", "engineer": True}
    options["promo_specialists"] = True
    options["platform"] = building not in FLAT and dice.random() < 0.6
    if options["platform"]:
        options["cannon_blocked_by_firefighter"] = dice.random() < 0.5
    count = dice.choice([2, 3])
    game = tocsin.game("flashpoint", players=count, **options)
    assert isinstance(game, ExtremeDanger)
    site = game.house
    inside = [site.names[cell] for cell in site.listed if site.is_building(cell)]
    over = [site.names[cell] for cell in site.listed if site.under[cell] >= 0]
    holes = sorted(dice.sample(over, 2), key=site.cell_named.__getitem__) if over else []
    rest = [name for name in inside if name not in holes]
    toxic = sorted(dice.sample(rest, 2), key=site.cell_named.__getitem__)
    heat = dice.random() / 2
    fire = [name for name in rest if dice.random() < heat]
    edges = edges_at_random(game, dice)
    tops = [word.partition("|")[2][:-7] for word in edges["doors"].split() if "ladder" in word]
    ambulance, engine = dice.randint(0, 3), dice.randint(0, 3)
    platform = platform_at_random(game, engine, edges["doors"], dice)
    places = [*rest, *fire, *fire, *tops, *tops]
    things: dict[str, str] = {}
    if is_struck:
        things["victims"] = " ".join(dice.sample([f"{name}+" for name in rest], 3))
    elif options["platform"]:
        spot = [site.names[site.spot_cell(1, engine, which)] for which in (0, 1)]
        places += [platform, *spot] * (len(rest) // 5)
        cold = [name for name in rest if name not in fire and name not in toxic]
        lying = dice.sample([*cold, *spot, platform, platform], 2)
        victims = [name + dice.choice(["", "+"]) for name in lying]
        things["victims"] = " ".join(victims) if len(set(victims)) == 2 else victims[0]
        things["hazmats"] = dice.choice([*cold, *[platform] * len(cold)])
    roles = given + dice.sample(ROLES, count - len(given))
    crew = "/".join(f"{dice.choice(places)}+2={role}" for role in roles)
    words = [f"hole={name}" for name in holes] + [f"toxic={name}" for name in toxic]
    words += [f"platform={platform}"] if options["platform"] else []
    words += [f"spent={2 * len(holes)}"] if holes else []
    free = dice.randint(0, FREE_POINTS.get(roles[0], 0))
    points = f"{dice.randint(1, 6)}+{free}"
    if is_struck:
        words.append("dodging=1")
        points = "0+0"
    return table(
        crew,
        phase="dodge:0" if is_struck else "act:0",
        ap=points,
        fire=" ".join(fire),
        danger=";".join(words),
        vehicles=f"{'nesw'[ambulance]}/{'nesw'[engine]}",
        players=count,
        **things,  # type: ignore[arg-type]
        **edges,  # type: ignore[arg-type]
        **options,
    )


def is_burning_without_captain(state: State) -> bool:
    """Only a captain's turn can see somebody else in fire."""
    view = look(state)
    captain, *others = view["firefighters"]
    burning = any(figure["cell"] in view["fire"] for figure in others)
    return burning and captain["specialist"] != "captain"


def agree(building: str, given: list[str], is_struck: bool) -> None:
    """Some tables on which the two are the same."""
    dice = Random(sum(map(ord, building)) + len(given))
    seen = 0
    while seen < fewer(12, on_source=5):
        state = table_at_random(building, dice, given, is_struck)
        game = state.game
        if not is_playable(state):
            continue
        if not is_struck and is_burning_without_captain(state):
            continue
        offered = {game.write_move(state, code) for code in state.legal()}
        allowed = {text for text in game.syntactic_moves(state) if not game.why_not(state, text)}
        assert offered == allowed, state.key()
        seen += 1


@pytest.mark.refuses("FP-SPEC-CAPT-5", "XD-PLAT-2", "XD-LADDER-7")
@pytest.mark.parametrize("way_off", ["platform", "ladder"])
def test_two_on_fire_cannot_both_count_on_the_last_place(way_off: str) -> None:
    """One may go to the platform or the ladder top; the other's way through the fire costs four."""
    crew = "0,0=captain/u:1,4=generalist/u:1,4=rescue"
    given: dict = {"doors": "u:0,4|u:1,4=open", "danger": "platform=u:0,4"}
    if way_off == "platform":
        crew += "/u:0,4=driver"
    else:
        given = {"doors": "u:0,4|u:1,4=open 0,4|u:0,4=ladder", "danger": "platform=0,3"}
    state = table(
        crew,
        ap="3+2",
        fire="u:1,3 u:1,4",
        vehicles="w/n",
        board="laboratory",
        rules="advanced",
        platform=True,
        **given,
    )
    game = state.game
    offered = {game.write_move(state, code) for code in state.legal()}
    assert offered == {
        text for text in game.syntactic_moves(state) if not game.why_not(state, text)
    }
    assert "command-walk:1>n" in offered
    assert "walk:e" not in offered


@pytest.mark.parametrize("building", BUILDINGS)
def test_offers_and_refusals_agree_on_tables_thrown_together(building: str) -> None:
    agree(building, [], is_struck=False)


@pytest.mark.parametrize("building", ["garage+basement", "laboratory+attic"])
@pytest.mark.parametrize("role", PROMO)
def test_they_agree_for_veteran_and_dog(building: str, role: str) -> None:
    agree(building, [role], is_struck=False)
    agree(building, ["captain", role], is_struck=False)


@pytest.mark.parametrize("building", ["garage+basement", "laboratory+attic"])
def test_they_agree_when_somebody_may_dodge(building: str) -> None:
    agree(building, ["veteran"], is_struck=True)
    agree(building, ["generalist", "veteran"], is_struck=True)
