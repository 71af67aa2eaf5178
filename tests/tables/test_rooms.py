"""Rooms: who may do what, in which order, and what everybody is told of it."""

from tests.tables.world import World


def test_two_people_play_a_whole_game_and_both_see_the_same_end() -> None:
    world = World()
    ann, ben = world.two("feurio", dice="seeded", seed=5)
    plies = 0
    while not ann.room.table.play.is_over:
        table = ann.room.table
        seat = int(table.play.actor)
        player = (ann, ben)[seat]
        answer = player.do(table.play.moves()[0], seat)
        assert answer["type"] == "done", answer
        plies += 1
        assert plies < 300
    for player in (ann, ben):
        end = [news for news in player.socket.all("news") if news["note"]["kind"] == "end"]
        assert len(end) == 1
        assert end[0]["ending"]["code"] == ann.room.table.play.outcome.ending  # type: ignore[union-attr]
        numbers = [news["seq"] for news in player.socket.all("news")]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
