import copy
import pickle
from dataclasses import FrozenInstanceError, dataclass, field, replace

import pytest

from tocsin.core.facts import Record
from tocsin.core.filling import filler


@dataclass(frozen=True, slots=True)
class Lamp(Record):
    place: str
    watts: int


@dataclass(frozen=True, slots=True)
class Lantern(Lamp):
    colours: list[str]


@dataclass(frozen=True, slots=True)
class Torch(Record):
    place: str
    colours: list[str] = field(default_factory=list)


def test_a_filled_record_is_the_record_that_the_class_makes() -> None:
    filled = filler(Lantern)("stern", watts=5, colours=["red"])
    called = Lantern("stern", 5, ["red"])
    assert type(filled) is Lantern
    assert filled == called
    assert repr(filled) == repr(called)
    assert filled.as_json() == {"place": "stern", "watts": 5, "colours": ["red"]}
    assert hash(filler(Lamp)("bow", 5)) == hash(Lamp("bow", 5))


def test_a_filled_record_cannot_be_changed() -> None:
    filled = filler(Lantern)("stern", 5, [])
    with pytest.raises(FrozenInstanceError):
        filled.watts = 6  # type: ignore[misc]
    with pytest.raises((FrozenInstanceError, AttributeError, TypeError)):
        filled.height = 6  # type: ignore[attr-defined]
    with pytest.raises(FrozenInstanceError):
        del filled.watts


def test_a_filled_record_can_be_sent_copied_and_replaced() -> None:
    filled = filler(Lantern)("stern", 5, ["red"])
    assert pickle.loads(pickle.dumps(filled)) == filled
    assert copy.deepcopy(filled) == filled
    assert replace(filled, watts=6) == Lantern("stern", 6, ["red"])


def test_a_filler_takes_exactly_the_fields() -> None:
    fill = filler(Lamp)
    with pytest.raises(TypeError, match="watts"):
        fill("bow")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="height"):
        fill("bow", 5, height=6)  # type: ignore[call-arg]


def test_a_record_with_defaults_has_no_filler() -> None:
    with pytest.raises(TypeError, match="Torch"):
        filler(Torch)
