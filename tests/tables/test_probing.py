"""Non-interference when somebody pries: whatever a seat asks, the answer holds nothing of secrets.

The two tables differ only in a tile that one seat drew and laid in secret. Every other seat and a
watcher send whatever they can think of; both tables must answer with the same bytes.
"""

from typing import Any

import pytest

from tests.tables.test_secrets import Story, _story_with_break
from tests.tables.world import Player
from tocsin.tables.answering import answer
from tocsin.tables.refusing import Refusal
from tocsin.wire import codec

OPTIONS = {"players": 3, "firebreaks": True}


def twins() -> tuple[Story, Story, int]:
    """Two tables that differ in one secret tile, and the seat that knows it."""
    found = _story_with_break(OPTIONS, {})
    assert found is not None
    story, ply = found
    drawn = story.play.plies[ply].text
    other = next(text for text in ("~draw:1", "~draw:2", "~draw:3") if text != drawn)
    again = _story_with_break(OPTIONS, {ply: other})
    assert again is not None
    assert story.play.position() != again[0].play.position(), "they do differ"
    return story, again[0], int(story.play.plies[ply + 1].actor)


def prying(story: Story, eyes: int) -> list[dict[str, Any]]:
    """Everything that might make a table talk."""
    texts = [*story.play.moves(), "break:1:0,0", "break:0,0", "~draw:1", "~draw:2", "pass"]
    texts += [f"{text[:-1]}{digit}" for text in story.play.moves()[:4] for digit in "0123"]
    asked: list[dict[str, Any]] = [{"type": "look", "eyes": seat} for seat in range(-3, 4)]
    asked.append({"type": "look", "eyes": eyes})
    for seat in range(-1, 4):
        for text in texts:
            asked.append({"type": "why_not", "seat": seat, "text": text})
            asked.append({"type": "do", "seat": seat, "text": text, "seen": 0})
        asked.append({"type": "hint", "seat": seat})
        asked.append({"type": "undo", "seat": seat, "seen": 0})
    for ply in range(len(story.play.plies) + 2):
        asked.append({"type": "at", "ply": ply})
        asked.append({"type": "past", "before": ply})
    asked.append({"type": "hello", "version": 1, "eyes": eyes, "since": 0})
    return asked


def pry(story: Story, player: Player, eyes: int) -> list[bytes]:
    """What this player hears when it asks all that, as a guest who may use these eyes only."""
    assert player.guest is not None
    rights = player.guest.rights
    own = frozenset({eyes}) if eyes >= 0 else frozenset()
    player.guest.rights = type(rights)(own, False, True)
    before = len(player.socket.raw)
    for number, order in enumerate(prying(story, eyes)):
        if order["type"] == "do" and order["seat"] == eyes:
            # A move of one's own would change the table.
            continue
        if order["type"] not in ("hello",):
            order["id"] = f"q{number}"
        answer(player.room, player.guest, codec.read_order(codec.write(order)))
        story.world.settle(60)
    return player.socket.raw[before:]


def test_prying_by_the_others_is_answered_alike_whatever_was_laid_in_secret() -> None:
    story, twin, knows = twins()
    for eyes in (-3, 0, 1, 2):
        if eyes == knows:
            continue
        one = story.watcher if eyes == -3 else story.players[eyes]
        two = twin.watcher if eyes == -3 else twin.players[eyes]
        heard, twin_heard = pry(story, one, eyes), pry(twin, two, eyes)
        assert len(heard) > 50
        for mine, other in zip(heard, twin_heard, strict=True):
            assert mine == other


def test_lists_and_the_table_over_http_are_alike_and_the_record_is_not_given() -> None:
    story, twin, _ = twins()
    told: list[bytes] = []
    for table in (story, twin):
        lobby = table.world.lobby
        session = table.world.session("ann")
        told.append(
            codec.write([lobby.seated(session, table.id), lobby.listing.mine(session, False)])
        )
        card = table.world.store.card_of(table.id)
        assert card is not None
        told[-1] += card.summary.encode()
        with pytest.raises(Refusal) as refused:
            lobby.listing.record(session, table.id)
        assert refused.value.code == "not-over", "a record holds every secret"
    assert told[0] == told[1]
