"""Whatever a stranger gives to a public function ends in a TocsinError, or a TypeError.

The functions are found by looking, so that a new one is tried as soon as it is there; a parameter
of a new name must be given a sound value below. What is unchecked by contract is listed with why.
"""

import ast
import inspect
import random
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any
from zlib import crc32

import pytest

import tocsin
from tocsin.core.doors import Referee, Seat, WhatIf
from tocsin.core.errors import quoted
from tocsin.core.notation import POSITION_CHARS_MAX

TABLES: dict[str, dict[str, object]] = {
    "feurio": {"players": 2, "firebreaks": True},
    "flashpoint": {"rules": "advanced", "players": 3},
    "extreme": {"board": "garage+basement", "rules": "advanced", "players": 2},
    "titanic": {"crew": "lee,murdoch"},
}
FILLER = "x" * 5000
HOSTILE: list[object] = [
    "", " ", "-", "~", "?", "\0", "\ud800", FILLER, "9" * 5000, "lay:", "~draw:²",
    "move:9*9999999999",
    -1, -4, 99, 2**31, -(2**63), 2**63, 2**70, 10**5000,
    None, True, 1.5, float("nan"), b"\xff", [], [[]], {}, {1: 2}, (1,), object(), TABLES,
]  # fmt: skip
# Rooms of the rules themselves, which trust their callers: codes there are legal, lists are kept.
UNCHECKED = {
    ("Game", "apply"): "carries out a legal code",
    ("Game", "build_position"): "what `build` has read and checked",
    ("Game", "spell"): "the text of a code that the rules have given",
    ("Game", "weigh"): "the weight of an outcome that is offered",
    ("Game", "weigh_all"): "the weights of the n outcomes that are offered",
    ("State", "apply"): "carries out a legal code",
    ("State", "offer"): "adds to the list that is being made",
}


def begin(name: str, plies: int = 6) -> tocsin.Playthrough:
    game_id = "flashpoint" if name == "extreme" else name
    play = tocsin.start(game_id, seed=4, **TABLES[name])  # type: ignore[arg-type]
    for number in range(plies):
        moves = play.moves()
        play.do(moves[number % len(moves)])
    return play


PLAYS = {name: begin(name) for name in TABLES}


def sound_values(play: tocsin.Playthrough) -> dict[str, object]:
    """A sound value for every parameter of a public function, by its name."""
    code = play.state.legal()[0]
    return {
        "bots": [tocsin.bot("random", play.game) for _ in range(play.game.seats)],
        "chance": "seeded",
        "code": code,
        "comment": "well",
        "data": play.state.to_bytes(),
        "game_id": play.game.id,
        "given": {},
        "journal": tocsin.Journal(),
        "most": 6,
        "moves": play.moves()[:1],
        "name": "random",
        "names": play.names,
        "number": 0,
        "plies": 2,
        "rng": tocsin.Rng(1),
        "rules": play.game,
        "seat": 0,
        "seed": 3,
        "since": 0,
        "sort": "event",
        "state": play.state.copy(),
        "text": play.moves()[0],
    }


def lists_of_bad_things(sound: object) -> list[object]:
    """Where a list or a tuple is sound: one with something bad in it, first or last."""
    if not isinstance(sound, (list, tuple)):
        return []
    kind = type(sound)
    spoilt = [kind([bad, *sound[1:]]) for bad in HOSTILE] + [kind([*sound, bad]) for bad in HOSTILE]
    return [*spoilt, kind(HOSTILE), kind(sound) * 5000]


def public(kind: type, owner: object) -> Iterator[tuple[str, Callable[..., object]]]:
    """The methods that a class itself declares, bound to one of its objects."""
    for name in sorted(vars(kind)):
        if not name.startswith("_") and (kind.__name__, name) not in UNCHECKED:
            bound = getattr(owner, name)
            if callable(bound) and not isinstance(bound, type):
                yield f"{kind.__name__}.{name}", bound


def surfaces(name: str) -> Iterator[tuple[str, Callable[..., object], tocsin.Playthrough]]:
    """Every public function with a play of its own, so that none disturbs another."""
    play = PLAYS[name]
    for word in tocsin.__all__:
        found = getattr(tocsin, word)
        if inspect.isfunction(found):
            yield f"tocsin.{word}", found, play
    owners: list[tuple[type, object]] = [
        (tocsin.Game, play.game),
        (tocsin.State, play.state),
        (tocsin.Playthrough, play),
        (Seat, play.seat(max(play.actor, 0))),
        (Referee, play.referee()),
        (WhatIf, play.what_if([])),
        (tocsin.Rng, tocsin.Rng(1)),
    ]
    for kind, owner in owners:
        for shown, _ in public(kind, owner):
            fork = play.fork()
            fresh = {
                tocsin.State: fork.state,
                tocsin.Playthrough: fork,
                Seat: fork.seat(max(play.actor, 0)),
                Referee: fork.referee(),
                WhatIf: fork.what_if([]),
                tocsin.Rng: tocsin.Rng(1),
            }.get(kind, play.game)
            yield shown, getattr(fresh, shown.partition(".")[2]), fork


def parameters(function: Callable[..., object]) -> list[inspect.Parameter]:
    kinds = (inspect.Parameter.VAR_KEYWORD, inspect.Parameter.VAR_POSITIONAL)
    return [p for p in inspect.signature(function).parameters.values() if p.kind not in kinds]


class Strangers:
    """Tries functions, counts what they refuse, and keeps what should never have come out."""

    def __init__(self) -> None:
        self.tried = 0
        self.refused = 0
        self.wrong: list[str] = []

    def give(self, label: str, function: Callable[..., object], **given: object) -> None:
        """Call it; anything but a named error or a TypeError is wrong."""
        self.tried += 1
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                function(**given)
        except tocsin.TocsinError as error:
            self.refused += 1
            said = str(error).encode().decode()
            if "x" * 201 in said or "9" * 201 in said:
                self.wrong.append(f"{label} quotes {len(said)} characters")
        except TypeError:
            self.refused += 1
        except Exception as error:
            shown = {name: quoted(value)[:60] for name, value in given.items()}
            self.wrong.append(f"{label} {shown}: {type(error).__name__} {error}")

    def set(self, label: str, owner: object, attribute: str, *given: object) -> bool:
        """Set it, or delete it if nothing is given; was that taken? What cannot be set says so."""
        self.tried += 1
        try:
            if given:
                setattr(owner, attribute, given[0])
            else:
                delattr(owner, attribute)
        except (AttributeError, TypeError, tocsin.TocsinError):
            self.refused += 1
            return False
        except Exception as error:
            self.wrong.append(f"{label} {quoted(given)[:60]}: {type(error).__name__} {error}")
            return False
        if not given:
            self.wrong.append(f"{label} can be deleted")
        return True


@pytest.mark.parametrize("name", TABLES)
def test_no_public_function_lets_anything_else_out(name: str) -> None:
    strangers = Strangers()
    for label, function, play in surfaces(name):
        sound = sound_values(play)
        wanted = parameters(function)
        for parameter in wanted:
            assert parameter.name in sound, f"{label}: what is a sound {parameter.name}?"
            if parameter.name in ("bots", "rules") and name != "feurio":
                continue
            given = {p.name: sound[p.name] for p in wanted if p.default is p.empty}
            for hostile in [*HOSTILE, *lists_of_bad_things(sound[parameter.name])]:
                strangers.give(label, function, **{**given, parameter.name: hostile})
    assert strangers.wrong == []
    assert strangers.refused > strangers.tried // 2 > 500


def ended(name: str) -> tocsin.Playthrough:
    """A play that is over."""
    play = at_random(name, 5, 10**6)
    assert play.is_over
    return play


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("is_over", [False, True])
def test_sound_values_never_let_anything_else_out(name: str, is_over: bool) -> None:
    strangers = Strangers()
    play, sound = ended(name) if is_over else PLAYS[name], sound_values(PLAYS[name])
    owners = {tocsin.State: play.state, tocsin.Playthrough: play, tocsin.Game: play.game}
    for kind, owner in owners.items():
        for label, _ in public(kind, owner):
            fork = play.fork()
            fresh = {tocsin.State: fork.state, tocsin.Playthrough: fork}.get(kind, owner)
            function = getattr(fresh, label.partition(".")[2])
            here = sound | {"state": fork.state}
            strangers.give(label, function, **{p.name: here[p.name] for p in parameters(function)})
    assert strangers.wrong == []


@pytest.mark.parametrize("name", TABLES)
def test_a_play_that_is_over_goes_no_further(name: str) -> None:
    state = ended(name).state
    for ask in (state.step, state.draw):
        with pytest.raises(tocsin.PlaythroughOver):
            ask(tocsin.Rng(1))


@pytest.mark.parametrize("name", TABLES)
def test_nothing_is_drawn_while_somebody_is_to_act(name: str) -> None:
    state = PLAYS[name].state
    before = state.key()
    with pytest.raises(tocsin.NotYourTurn):
        state.draw(tocsin.Rng(1))
    assert state.key() == before


@pytest.mark.parametrize("game_id", tocsin.game_ids())
def test_no_option_lets_anything_else_out(game_id: str) -> None:
    strangers = Strangers()
    for option in tocsin.game(game_id).option_specs:
        for hostile in HOSTILE:
            for function in (tocsin.game, tocsin.start):
                given = {"game_id": game_id, option.name: hostile}
                strangers.give(f"{function.__name__} {option.name}", function, **given)
    assert strangers.wrong == []


def spoilt(example: object) -> Iterator[object]:
    """What a word of `build` takes, with something bad instead of it, in it or beside it."""
    yield from HOSTILE
    for bad in HOSTILE:
        if isinstance(example, dict):
            yield from ({**example, key: bad} for key in example)
            with suppress(TypeError):
                yield {**example, bad: "1"}
        elif isinstance(example, list):
            yield [*example, bad]
            yield [bad, *example[1:]]


@pytest.mark.parametrize("name", TABLES)
def test_no_word_of_build_lets_anything_else_out(name: str) -> None:
    strangers = Strangers()
    game = PLAYS[name].game
    for part in game.build_parts():
        example = ast.literal_eval(part.example.partition("=")[2])
        for given in spoilt(example):
            strangers.give(f"build {part.name}", game.build, given={part.name: given})
    assert strangers.wrong == []
    assert strangers.refused > strangers.tried // 2 > 300


def test_thousands_of_unknown_words_are_refused_at_once() -> None:
    words = {f"word{number}": 1 for number in range(3000)}
    first = time.process_time()
    with pytest.raises(tocsin.SetupError, match="unknown build word"):
        tocsin.build("flashpoint", **words)  # type: ignore[arg-type]
    assert time.process_time() - first < 3


def test_an_error_can_always_be_written() -> None:
    for ask in (
        lambda: tocsin.build("feurio", **{"\ud800": 1}),  # type: ignore[arg-type]
        lambda: tocsin.game("flashpoint", board="\ud800.json"),
        lambda: tocsin.game("flashpoint", board={"\ud800": [{"\ud800": object()}]}),
    ):
        with pytest.raises(tocsin.TocsinError) as caught:
            ask()
        for told in (str(caught.value), *map(str, caught.value.facts.values())):
            assert told.encode().decode() == told
    error = tocsin.SetupError("x", {"words": ["\udcff", "b"], "numbers": [1, 2], "none": []})
    assert error.facts == {"words": ["?", "b"], "numbers": [1, 2], "none": []}


SET_IN_PLAIN_SIGHT = ("names", "rng")


def attributes(owner: object) -> list[str]:
    """The public attributes of an object, found by looking."""
    names = [name for name in dir(owner) if not name.startswith("_")]
    return [name for name in names if not callable(getattr(owner, name))]


@pytest.mark.parametrize("name", TABLES)
def test_what_can_be_set_of_a_play_is_checked(name: str) -> None:
    strangers = Strangers()
    set_well = set()
    play = begin(name)
    record = play.record()
    for owner in (play, play.seat(0), play.referee(), play.what_if([])):
        for attribute in attributes(owner):
            before = getattr(owner, attribute)
            for hostile in [*HOSTILE, *lists_of_bad_things(before)]:
                label = f"{type(owner).__name__}.{attribute}"
                if strangers.set(label, owner, attribute, hostile):
                    set_well.add(attribute)
                    tocsin.replay(play.record())
                    setattr(owner, attribute, before)
            strangers.set(label, owner, attribute)
    assert strangers.wrong == []
    assert set_well <= set(SET_IN_PLAIN_SIGHT)
    assert play.record() == record


@pytest.mark.skipif(
    not tocsin.is_compiled(), reason="native attributes are those of the compiled build"
)
@pytest.mark.parametrize("name", TABLES)
def test_nothing_of_another_type_gets_into_the_rules(name: str) -> None:
    strangers = Strangers()
    play = begin(name)
    for owner in (play.game, play.state, tocsin.Rng(1), tocsin.Journal()):
        for attribute in attributes(owner):
            before = getattr(owner, attribute)
            for hostile in [bad for bad in HOSTILE if not isinstance(bad, type(before))]:
                label = f"{type(owner).__name__}.{attribute}"
                if strangers.set(label, owner, attribute, hostile):
                    setattr(owner, attribute, before)
            strangers.set(label, owner, attribute)
    assert strangers.wrong == []
    assert tocsin.replay(play.record()).record() == play.record()


def at_random(name: str, seed: int, plies: int) -> tocsin.Playthrough:
    """A play some random moves on."""
    rng = random.Random(seed)
    game_id = "flashpoint" if name == "extreme" else name
    play = tocsin.start(game_id, seed=seed, **TABLES[name])  # type: ignore[arg-type]
    while len(play.plies) < plies and not play.is_over:
        play.do(rng.choice(play.moves()))
    return play


@pytest.mark.parametrize("plies", [0, 20, 60])
@pytest.mark.parametrize("name", TABLES)
def test_every_code_that_could_be_meant_can_be_written_shown_and_explained(
    name: str, plies: int
) -> None:
    play = at_random(name, 5, plies)
    state = play.state
    for action in play.game.actions:
        for code in action.every(state):
            assert action.is_meant(state, code)
            assert action.write(state, code)
            assert action.describe(state, code).text == action.write(state, code)
            action.explain(state, code)


@pytest.mark.parametrize("name", TABLES)
def test_whatever_text_is_read_as_a_move_is_a_code_that_could_be_meant(name: str) -> None:
    rng = random.Random(3)
    play = at_random(name, 5, 20)
    game, state = play.game, play.state
    texts = game.syntactic_moves(state)
    read = 0
    for _ in range(3000):
        first, second = rng.choice(texts), rng.choice(texts)
        text = rng.choice([crossed(first, second, rng), mutated(first, rng)])
        try:
            code = game.read_move(state, text)
        except tocsin.NotationError:
            continue
        read += 1
        assert game.known_action(state, code).write(state, code) == text
    assert read > 100


def crossed(first: str, second: str, rng: random.Random) -> str:
    """The beginning of one move and the end of another, cut at a sign."""
    cut = [at for at, sign in enumerate(first) if not sign.isalnum()] or [len(first)]
    other = [at for at, sign in enumerate(second) if not sign.isalnum()] or [0]
    return first[: rng.choice(cut)] + second[rng.choice(other) :]


def foreign_codes(play: tocsin.Playthrough, rng: random.Random) -> list[int]:
    """Numbers anywhere, and numbers beside every code that could be meant."""
    found = {2**62, -(2**62), 2**63, 2**70, -1}
    for _ in range(12):
        found |= {
            rng.randrange(-(2**62), 2**62),
            rng.randrange(-99, 200_000),
            rng.randrange(12_000),
        }
    for action in play.game.actions:
        codes = action.every(play.state)
        for code in rng.sample(codes, min(len(codes), 2)):
            found |= {code - 1, code + 1, code + rng.randrange(-3000, 3000)}
    return sorted(found - set(play.state.legal()))


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("plies", [0, 3, 17])
def test_a_number_that_is_no_code_is_an_illegal_move(name: str, plies: int) -> None:
    play = begin(name, plies)
    before = play.position()
    strangers = Strangers()
    for code in foreign_codes(play, random.Random(plies)):
        with pytest.raises(tocsin.MoveError):
            play.state.play(code)
        for ask in (play.game.describe, play.game.write_move, play.game.explain):
            strangers.give(f"{ask.__name__}", ask, state=play.state, code=code)
    assert strangers.wrong == []
    assert play.position() == before


def mutated(text: str, rng: random.Random) -> str:
    """The text with a few characters lost, doubled, exchanged or strange."""
    letters = list(text)
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(letters)) if letters else 0
        sign = rng.choice([*'0123456789-+,:;=*/>~. {}"[]\nazAé\0', "\ud800", "99999", "²"])
        how = rng.randrange(4)
        if how == 0:
            letters[at : at + rng.randrange(1, 9)] = []
        elif how == 1:
            letters[at:at] = sign
        elif how == 2:
            letters[at : at + 1] = sign
        else:
            other = rng.randrange(len(letters)) if letters else 0
            letters[at:at] = letters[other : other + rng.randrange(1, 30)]
    return "".join(letters)


@pytest.mark.parametrize("name", TABLES)
def test_a_changed_text_is_read_or_refused_with_a_name(name: str) -> None:
    rng = random.Random(7)
    play = PLAYS[name]
    position, moves = play.position(), play.moves()
    strangers = Strangers()
    for _ in range(150):
        move = mutated(rng.choice(moves), rng)
        strangers.give("why_not", play.why_not, text=move)
        strangers.give("read_position", play.game.read_position, text=mutated(position, rng))
        data = bytearray(play.state.to_bytes())
        data[rng.randrange(len(data))] = rng.randrange(256)
        strangers.give("from_bytes", play.game.from_bytes, data=bytes(data))
    assert strangers.wrong == []
    assert strangers.refused > 200


def mended(text: str) -> str:
    """The record with a check sum that fits, as far as it still has one."""
    head, gap, body = text.partition("\n\n")
    tags = head.rpartition("\n")[0]
    try:
        check = f"{crc32((tags + gap + body).encode()):08x}"
    except UnicodeEncodeError:
        return text
    return f'{tags}\n[Check "{check}"]{gap}{body}'


@pytest.mark.parametrize("name", TABLES)
def test_a_changed_record_is_refused_with_a_name(name: str) -> None:
    rng = random.Random(8)
    play = begin(name, 3)
    play.note("so be it")
    record = play.record()
    assert mended(record) == record
    strangers = Strangers()
    for _ in range(80):
        changed = mutated(record, rng)
        strangers.give("replay", tocsin.replay, text=changed, chance="manual")
        strangers.give("replay", tocsin.replay, text=mended(changed), chance="manual")
    assert strangers.wrong == []
    assert strangers.refused > 100


def seconds(function: Callable[[], object]) -> float:
    """The least processor time of three tries."""
    times = []
    for _ in range(3):
        first = time.process_time()
        with pytest.raises(tocsin.TocsinError):
            function()
        times.append(time.process_time() - first)
    return min(times)


SHAPES: dict[str, Callable[[str, int], str]] = {
    "empty lines": lambda record, n: record + "\n" * n,
    "comments": lambda record, n: record + "1. " + "{a} " * n,
    "short words": lambda record, n: record + "1. " + "x " * n,
    "many lines": lambda record, n: record + "1. {a} {b}\n" * n,
    "one long word": lambda record, n: record + "1. " + "x" * n,
    "a long tag": lambda record, n: record.replace('[Seats "', '[Seats "' + "a," * n),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_reading_a_record_takes_time_in_proportion(shape: str) -> None:
    play = tocsin.start("feurio", seed=1)
    make = SHAPES[shape]
    small, large = (mended(make(play.record(), n)) for n in (12_000, 48_000))
    assert seconds(lambda: tocsin.replay(large)) < 10 * seconds(lambda: tocsin.replay(small)) + 0.05


@pytest.mark.parametrize("name", TABLES)
def test_an_endless_position_or_move_is_refused_at_once(name: str) -> None:
    play = PLAYS[name]
    position = play.position()
    for at in range(0, len(position), 9):
        text = position[:at] + "1" * POSITION_CHARS_MAX + position[at:]
        with pytest.raises(tocsin.NotationError, match="expected end"):
            play.game.read_position(text)
    with pytest.raises(tocsin.NotationError, match="expected end"):
        play.why_not(play.moves()[0] + " " * 1_000_000)


def test_a_door_shows_no_secret_when_it_refuses() -> None:
    play = begin("feurio")
    with pytest.raises(tocsin.IllegalMove) as caught:
        play.seat(play.actor).do("lay:9,9")
    assert caught.value.rule
    assert caught.value.position == ""
    chain: Any = caught.value
    while (chain := chain.__context__) is not None:
        assert not getattr(chain, "position", "")


def test_a_state_of_another_game_is_the_wrong_type() -> None:
    feurio, titanic = PLAYS["feurio"], PLAYS["titanic"]
    for ask in (feurio.game.write_position, feurio.game.prompt, feurio.game.problems):
        with pytest.raises(TypeError):
            ask(titanic.state)
    with pytest.raises(TypeError):
        feurio.game.read_move(titanic.state, "pass")
    with pytest.raises(TypeError):
        tocsin.Playthrough(feurio.game, titanic.state, None)


@pytest.mark.parametrize(
    ("game_id", "one", "other"),
    [
        ("feurio", {"players": 2}, {"players": 4}),
        ("flashpoint", {"players": 2}, {"players": 2, "board": "back"}),
        ("flashpoint", {"board": "garage+basement"}, {"board": "laboratory+attic"}),
        ("titanic", {"players": 1}, {"players": 5}),
    ],
)
def test_a_state_of_another_table_is_the_wrong_type(
    game_id: str, one: dict[str, object], other: dict[str, object]
) -> None:
    rules = tocsin.game(game_id, **one)
    mine, theirs = rules.new(), tocsin.game(game_id, **other).new()
    before = rules.view(mine, 0).as_json()
    for seat in range(-3, 6):
        with pytest.raises((TypeError, tocsin.TocsinError)):
            rules.view(theirs, seat)
    for ask in (rules.reach, rules.syntactic_moves):
        with pytest.raises(TypeError):
            ask(theirs)
    assert rules.view(mine, 0).as_json() == before
    again = tocsin.game(game_id, **one).new()
    assert rules.view(again, 0).as_json() == before


@pytest.mark.parametrize("name", TABLES)
def test_listing_the_moves_again_lists_none_twice(name: str) -> None:
    state = PLAYS[name].state.copy()
    before = state.legal()
    state.fill()
    state.fill()
    assert state.legal() == before
