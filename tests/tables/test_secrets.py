"""Non-interference on the wire: what a seat may not know changes not one byte that it is sent."""

from typing import Any

import pytest

from tests.tables.world import Player, World
from tocsin.core.playthrough import Playthrough
from tocsin.core.seats import CHANCE
from tocsin.games.registry import make_game
from tocsin.tables.dice.dice import Dice
from tocsin.tables.table import Table
from tocsin.wire import codec
from tocsin.wire.bodies import SeatWish

# Options in which seats might know different things.
WAYS: list[tuple[str, dict[str, Any]]] = [
    ("flashpoint", {"players": 2, "rules": "family"}),
    ("flashpoint", {"players": 2, "rules": "advanced", "board": "laboratory+basement"}),
    ("titanic", {"players": 2, "layout": "ultimate"}),
]


def usual(play: Playthrough) -> str:
    """An outcome that depends on nothing but the ply."""
    moves = play.moves()
    return moves[(len(play.plies) * 7 + 3) % len(moves)]


class Scripted(Dice):
    """Dice that show what is wanted at some plies, and the first outcome at all others."""

    def __init__(self, table: Table, wanted: dict[int, str]) -> None:
        super().__init__("secure", table.dice._randomness)
        self.wanted = wanted

    def _roll(self, play: Playthrough) -> str:
        return self.wanted.get(len(play.plies)) or usual(play)


class Story:
    """A table with three people and a watcher, played by a script."""

    def __init__(self, game: str, options: dict[str, Any], noise: int) -> None:
        self.world = World(1)
        seats = [SeatWish("me")] * int(options["players"])
        made = self.world.create("ann", game, options=options, seats=seats, dice="typed")
        self.id = made.table.id
        self.players = [
            self.world.player("ann", self.id, seat) for seat in range(int(options["players"]))
        ]
        self.watcher = self.world.player("ann", self.id, -3)
        # From here on the randomness of the server itself may differ, as it does in life.
        self.world.dice._rng.seed(noise)

    def deal(self, wanted: dict[int, str]) -> None:
        """Dice by script from now on."""
        table = self.players[0].room.table
        table.dice = Scripted(table, wanted)
        self.first(wanted)

    def first(self, wanted: dict[int, str]) -> None:
        """The set-up, which waits for typed dice, is rolled by the script."""
        while self.play.actor == CHANCE:
            text = wanted.get(len(self.play.plies)) or usual(self.play)
            table = self.players[0].room.table
            table.dice.kind = "typed"
            assert self.players[0].do(text, -1)["type"] == "done"
            table.dice.kind = "secure"

    @property
    def play(self) -> Playthrough:
        return self.players[0].room.table.play

    def move(self, text: str) -> dict[str, Any]:
        actor = int(self.play.actor)
        return self.players[actor].do(text, actor, id=f"m{len(self.play.plies)}")

    def heard(self, player: Player) -> list[bytes]:
        return player.socket.raw


def test_a_tile_drawn_and_laid_in_secret_changes_nothing_for_the_others() -> None:
    options = {"players": 3, "firebreaks": True}
    found = _story_with_break(options, {})
    assert found is not None
    story, ply = found
    drawn = story.play.plies[ply].text
    other = next(text for text in ("~draw:1", "~draw:2", "~draw:3") if text != drawn)
    again = _story_with_break(options, {ply: other})
    assert again is not None
    twin, twin_ply = again
    assert (twin_ply, twin.play.plies[ply].text) == (ply, other)
    assert story.play.position() != twin.play.position(), "they do differ"
    layer = int(story.play.plies[ply + 1].actor)
    for seat, (one, two) in enumerate(zip(story.players, twin.players, strict=True)):
        if seat != layer:
            assert story.heard(one) == twin.heard(two)
        else:
            assert story.heard(one) != twin.heard(two)
    assert story.heard(story.watcher) == twin.heard(twin.watcher)


def _story_with_break(options: dict[str, Any], wanted: dict[int, str]) -> tuple[Story, int] | None:
    """Play on until the first firebreak lies; the ply in which its tile was drawn."""
    story = Story("feurio", options, len(wanted))
    story.deal(wanted)
    for _ in range(40):
        moves = story.play.moves()
        chosen = next((move for move in moves if move.startswith("break")), moves[0])
        drawn = max(n for n, ply in enumerate(story.play.plies) if ply.actor == CHANCE)
        assert story.move(chosen)["type"] == "done"
        if chosen.startswith("break"):
            return story, drawn
    return None


@pytest.mark.parametrize(("game", "options"), WAYS)
def test_nothing_of_the_servers_own_randomness_reaches_anybody(
    game: str, options: dict[str, Any]
) -> None:
    stories = [Story(game, options, noise) for noise in (1, 2)]
    for story in stories:
        story.deal({})
        for number in range(6):
            moves = story.play.moves()
            assert story.move(moves[number % len(moves)])["type"] == "done"
    for one, two in zip(
        [*stories[0].players, stories[0].watcher],
        [*stories[1].players, stories[1].watcher],
        strict=True,
    ):
        assert one.socket.raw == two.socket.raw


@pytest.mark.parametrize(("game", "options"), WAYS)
def test_games_that_share_one_view_have_no_secrets_between_seats(
    game: str, options: dict[str, Any]
) -> None:
    assert not make_game(game, {}).has_secrets
    story = Story(game, options, 1)
    story.deal({})
    for number in range(10):
        views = [story.play.view(seat).as_json() for seat in (-3, 0, 1)]
        for view in views:
            del view["seat"]
        assert views[0] == views[1] == views[2]
        moves = story.play.moves()
        if not moves:
            break
        story.move(moves[number * 5 % len(moves)])


def test_no_message_holds_a_position_or_a_record() -> None:
    story = Story("feurio", {"players": 3, "firebreaks": True}, 1)
    story.deal({})
    for _ in range(10):
        story.move(story.play.moves()[0])
    said = b"".join(b"".join(player.socket.raw) for player in story.players)
    assert b"feurio/1" not in said
    assert b"[Game" not in said
    for row in story.world.store.rows_of(story.id):
        assert row.hash.hex().encode() not in said


@pytest.mark.parametrize("dice", ["fair", "seeded"])
@pytest.mark.parametrize("game", ["feurio", "flashpoint", "titanic"])
def test_what_the_dice_come_from_is_told_to_nobody_while_they_roll(game: str, dice: str) -> None:
    world = World(4)
    seats = [SeatWish("me"), SeatWish("me")]
    made = world.create("ann", game, options={"players": 2}, seats=seats, dice=dice)
    ann, watcher = (world.player("ann", made.table.id, eyes) for eyes in (0, -3))
    if dice == "fair":
        assert ann.order("word", seat=0, word="tulip")["type"] == "done"
        assert ann.order("start")["type"] == "done"
    table = ann.room.table
    for number in range(8):
        moves = table.play.moves()
        assert ann.do(moves[number % len(moves)], int(table.play.actor))["type"] == "done"
    assert any(ply.actor == CHANCE for ply in table.play.plies)
    secret = table.head.secret or str(table.head.seed)
    assert len(secret) > 10
    said = b"".join([*ann.socket.raw, *watcher.socket.raw, codec.write(made)])
    assert secret.encode() not in said
    assert (b"commitment" in said) is (dice == "fair")
