"""FE-INFO: who knows what."""

import pytest

import tocsin
from tests.games.feurio.table import START, do, table


@pytest.mark.vector("feurio", "TV-61")
@pytest.mark.rules("FE-INFO-2", "FE-INFO-3", "FE-BREAK-3")
def test_a_firebreak_is_known_to_its_player_and_unseen_for_the_others() -> None:
    state = table(START, "lay:1", drawn="6", firebreaks=True, pile="666653")
    do(state, "break:green>2,-1")
    green = state.view(1).as_json()
    blue = state.view(2).as_json()
    assert green["unseen"]["6"] == 3
    assert blue["unseen"]["6"] == 4
    hidden = [tile for tile in green["tiles"] if tile["cell"] == "2,-1"]
    assert hidden[0]["value"] == 6
    hidden = [tile for tile in blue["tiles"] if tile["cell"] == "2,-1"]
    assert hidden[0]["value"] is None


@pytest.mark.rules("FE-INFO-4")
def test_with_firebreaks_a_drawn_tile_is_private_and_without_them_public() -> None:
    private = table(START, "lay:1", drawn="6", firebreaks=True)
    assert private.view(1).as_json()["drawn"] == 6
    assert private.view(2).as_json()["drawn"] is None
    assert private.view(2).as_json()["has_drawn"] is True
    assert table(START, "lay:1", drawn="6").view(2).as_json()["drawn"] == 6


@pytest.mark.rules("FE-INFO-4", "FE-INFO-3")
def test_events_keep_the_same_secrets_as_views() -> None:
    play = tocsin.start("feurio", players=4, firebreaks=True, chance="manual")
    for value in (3, 6, 6, 4, 5):
        play.do(f"~draw:{value}")
    play.do("break:green>2,-1")
    own = {event.code: event.args for event in play.events(since=4, seat=1)}
    other = {event.code: event.args for event in play.events(since=4, seat=2)}
    watcher = {event.code: event.args for event in play.events(since=4, seat=tocsin.SPECTATOR)}
    assert own["tile-drawn"]["value"] == own["firebreak-laid"]["value"] == 5
    assert "value" not in other["tile-drawn"]
    assert "value" not in other["firebreak-laid"]
    assert watcher == other


@pytest.mark.rules("FE-INFO-1")
def test_hands_box_pile_and_firebreaks_layers_are_public() -> None:
    state = table(START, "lay:1", drawn="6", firebreaks=True, pile="666653")
    do(state, "break:green>2,-1")
    view = state.view(tocsin.SPECTATOR).as_json()
    assert view["hands"][1] == {"green": 11}
    assert view["box"] == {"red": 0, "green": 1, "blue": 0, "yellow": 0}
    assert view["pile"] == 32
    assert view["passes"] == 0
    down = next(tile for tile in view["tiles"] if tile["cell"] == "2,-1")
    assert down["laid_face_down_by"] == 1


@pytest.mark.rules("FE-INFO-5")
def test_the_order_in_which_equal_tiles_came_does_not_matter() -> None:
    first = tocsin.start("feurio", players=2, chance="manual")
    second = tocsin.start("feurio", players=2, chance="manual")
    for text in ("~draw:5", "~draw:5", "~draw:1"):
        first.do(text)
        second.do(text)
    for text in ("lay:0,1", "pass", "~draw:1", "lay:1,-1", "pass"):
        first.do(text)
    for text in ("lay:1,-1", "pass", "~draw:1", "lay:0,1", "pass"):
        second.do(text)
    assert first.position() == second.position()
    assert first.state.key() == second.state.key()


@pytest.mark.rules("FE-INFO-6")
def test_firebreaks_are_shown_to_all_once_the_result_stands() -> None:
    running = table(START + " 2,-1=#6@1", "place:1", firebreaks=True)
    ended = table(START + " 2,-1=#6@1", "over", firebreaks=True)
    for state, value in ((running, None), (ended, 6)):
        view = state.view(tocsin.SPECTATOR).as_json()
        down = next(tile for tile in view["tiles"] if tile["cell"] == "2,-1")
        assert down["value"] == value


@pytest.mark.rules("FE-INFO-6")
def test_events_open_with_the_view_once_the_result_stands() -> None:
    play = tocsin.start("feurio", players=2, firebreaks=True, seed=11)
    while not play.is_over:
        breaks = [move for move in play.moves() if move.startswith("break:")]
        play.do(breaks[0] if breaks else play.moves()[0])
        laid = [event for event in play.events(seat=0) if event.code == "firebreak-laid"]
        hidden = [event for event in laid if "value" not in event.args]
        assert all(event.args["seat"] == 1 for event in hidden)
        assert not (play.is_over and hidden)
    assert play.events(seat=tocsin.SPECTATOR) == play.events()
    assert play.at(len(play.plies) - 1).events(seat=0) != play.events(seat=0)[:-1]
