"""Offers and refusals agree where bridges lie and ladders go down, on tables thrown together.

People stand on bridges, beside them and in fire, with all they can carry; captains send others.
"""

from random import Random

import pytest

import tocsin
from tests.games.flashpoint.danger.test_twin import (
    FREE_POINTS,
    PROMO,
    ROLES,
    edges_at_random,
    is_burning_without_captain,
)
from tests.games.flashpoint.table import is_playable, table
from tocsin.core.contract import State
from tocsin.games.flashpoint.danger.game import ExtremeDanger
from tocsin.games.flashpoint.danger.table.state import DangerState

WAYS = "nswe"


def ladders_at_random(
    game: ExtremeDanger, holes: list[str], dice: Random
) -> tuple[list[str], list[str]]:
    """Each hole bare, bridged or with a ladder in it, the other ladders beside holes.

    Gives back the words for the position, and the cells where ladders lie and end.
    """
    site = game.house
    lying: list[int] = []
    down: list[int] = []
    for name in holes:
        hole = site.cell_named[name]
        kind = dice.choice(["bare", "bridge", "bridge", "down"])
        if kind == "bridge":
            lying.append(hole)
        elif kind == "down":
            way = dice.randrange(4)
            down.append(8 * site.beside[8 * hole + way] + (way ^ 1))
    over = [cell for cell in site.listed if site.under[cell] >= 0]
    while len(lying) + len(down) < 4:
        beside = [site.beside[8 * site.cell_named[name] + dice.randrange(4)] for name in holes]
        lying.append(dice.choice([*beside, dice.choice(over)]))
    words = [f"ladder={site.names[cell]}" for cell in sorted(lying)]
    words += [f"down={site.names[at >> 3]}>{WAYS[at & 7]}" for at in sorted(down)]
    ends = [at >> 3 for at in down] + [site.under[site.beside[at]] for at in down]
    return words, [site.names[cell] for cell in lying + ends]


def deep_table(building: str, dice: Random) -> State:
    """Two or three firefighters round three or four holes, some of them bridged."""
    count = dice.choice([2, 3])
    options: dict = {"board": building, "rules": "advanced", "engineer": True}
    options |= {"bridge": True, "ladder_down": True, "players": count}
    options["promo_specialists"] = True
    options["command_consent"] = dice.random() < 0.3
    game = tocsin.game("flashpoint", **options)
    assert isinstance(game, ExtremeDanger)
    site = game.house
    over = [site.names[cell] for cell in site.listed if site.under[cell] >= 0]
    inside = [site.names[cell] for cell in site.listed if site.is_building(cell)]
    holes = sorted(dice.sample(over, dice.choice([3, 4])), key=site.cell_named.__getitem__)
    rest = [name for name in inside if name not in holes]
    beside = [site.names[site.beside[8 * site.cell_named[h] + w]] for h in holes for w in range(4)]
    heat = dice.choice([0.0, 0.2, 0.5])
    fire = [name for name in rest if dice.random() < heat]
    roles = dice.sample([*ROLES, *PROMO, *PROMO], count)
    if len(set(roles)) < count:
        roles = ["dog", "captain", "veteran"][:count]
    words, places = ladders_at_random(game, holes, dice)
    places = 2 * places + beside
    crew = [dice.choice(places) for _ in roles]
    things: dict[str, list[str]] = {"victims": [], "hazmats": []}
    for cell in crew:
        if dice.random() < 0.5 and cell in inside:
            kind = dice.choice(["victims", "hazmats"])
            things[kind].append(cell + (dice.choice(["", "+"]) if kind == "victims" else ""))
    words = [*(f"hole={name}" for name in holes), *words, f"spent={2 * len(holes)}"]
    free = dice.randint(0, FREE_POINTS.get(roles[0], 0))
    edges = edges_at_random(game, dice)
    edges["doors"] = " ".join(word for word in edges["doors"].split() if "ladder" not in word)
    return table(
        "/".join(f"{cell}={role}" for cell, role in zip(crew, roles, strict=True)),
        ap=f"{dice.randint(1, 5)}+{free}",
        fire=" ".join(fire),
        victims=" ".join(sorted(set(things["victims"]))),
        hazmats=" ".join(sorted(set(things["hazmats"]))),
        danger=";".join(words),
        vehicles=f"{dice.choice('nesw')}/{dice.choice('nesw')}",
        **edges,  # type: ignore[arg-type]
        **options,
    )


def is_strange(state: State) -> bool:
    return not is_playable(state) or is_burning_without_captain(state)


@pytest.mark.parametrize("building", ["garage+basement", "laboratory+basement"])
def test_offers_and_refusals_agree_beside_bridges(building: str) -> None:
    dice = Random(len(building))
    seen = 0
    while seen < 25:
        state = deep_table(building, dice)
        game = state.game
        if is_strange(state):
            continue
        offered = [game.write_move(state, code) for code in state.legal()]
        assert state.legal() == sorted(set(state.legal()))
        allowed = {text for text in game.syntactic_moves(state) if not game.why_not(state, text)}
        assert set(offered) == allowed, state.key()
        assert game.write_position(game.read_position(state.key())) == state.key()
        seen += 1


def test_the_turn_asks_only_where_something_but_passing_is_offered() -> None:
    """`has_choice` asks the rules and lists nothing; the list is its slow twin."""
    dice = Random(9)
    answers: list[bool] = []
    while len(answers) < 60:
        state = deep_table(dice.choice(["garage+basement", "laboratory+basement"]), dice)
        assert isinstance(state, DangerState)
        if is_strange(state) or not state.has_bridge():
            continue
        game = state.game
        assert isinstance(game, ExtremeDanger)
        state.ap = dice.choice([0, 1, 1])
        alone = game.read_position(state.key())
        answers.append(game.has_choice(alone))
        texts = [game.write_move(alone, code) for code in alone.legal()]
        assert answers[-1] == (texts != ["pass"]), state.key()
    assert 15 < sum(answers) < 45
