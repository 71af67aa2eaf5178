"""Sentences that players stumbled over, as they are said now."""

import pytest

import tocsin as engine
from tests.telling.storyteller import Storyteller, of_play
from tocsin.core.facts import Arg, Event, Outcome, Refusal
from tocsin.lang.catalogue import catalogue_of
from tocsin.telling import Line, Speaker

NB = "\u00a0"


def event(language: str, game: str, code: str, **args: Arg) -> str:
    return Storyteller(language, engine.game(game)).event(Event(code, "", args))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "0,0 has no free side left: nobody can go there. [FE-PLACE-3]"),
        ("fr", f"0,0 n’a plus de côté libre{NB}: personne ne peut y aller. [FE-PLACE-3]"),
    ],
)
def test_a_tile_without_free_sides_takes_nobody(language: str, told: str) -> None:
    facts: dict[str, Arg] = {"cell": "0,0", "sides": 0, "present": 0, "count": 2}
    refusal = Refusal("not-enough-free-sides", "FE-PLACE-3", facts)
    assert Storyteller(language, engine.game("feurio")).refusal(refusal) == told


def test_a_tile_with_some_room_says_how_much() -> None:
    teller = Storyteller("en", engine.game("feurio"))
    facts: dict[str, Arg] = {"cell": "1,0", "sides": 3, "present": 2, "count": 3}
    told = teller.refusal(Refusal("not-enough-free-sides", "FE-PLACE-3", facts))
    assert "has room for 1 more" in told
    facts = {"cell": "1,0", "sides": 2, "present": 2, "count": 1}
    told = teller.refusal(Refusal("not-enough-free-sides", "FE-PLACE-3", facts))
    assert "nobody more can go there" in told
    facts = {"cell": "1,0", "spaces": 1, "present": 1, "count": 1}
    told = teller.refusal(Refusal("not-enough-spaces", "FE-PLACE-2", facts))
    assert told == "Every space of 1,0 is taken: nobody more fits. [FE-PLACE-2]"


def test_the_price_of_a_firebreak_is_said_once() -> None:
    play = engine.start("feurio", players=2, seed=5, firebreaks=True)
    teller = of_play("fr", play)
    move = next(move for move in play.describe() if move.verb == "break")
    assert move.cost == 1
    assert "contre un homme" in teller.move(move)
    assert teller.teller.price(move.cost) is None


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Player 1 (crew dealt later)"), ("fr", "Joueur 1 (équipage à distribuer)")],
)
def test_players_without_crew_are_counted_from_one(language: str, told: str) -> None:
    assert Storyteller(language, engine.game("titanic", players=2)).seat(0) == told


def test_the_seat_that_is_dealt_a_crew_card_has_the_same_number() -> None:
    assert event("en", "titanic", "crew-card-dealt", seat=0, crew="lee") == "Player 1 is Lee."


@pytest.mark.parametrize("card", ["come-on", "come-back"])
def test_a_page_is_turned_if_nobody_fits(card: str) -> None:
    about = f"about-titanic-card-{card}"
    assert catalogue_of("en").say(about).endswith("if none fits, a page is turned")
    assert catalogue_of("fr").say(about).endswith("si aucun ne va, une page se tourne")


def test_a_card_keeps_its_printed_name_and_says_what_it_does() -> None:
    args: dict[str, Arg] = {"seat": 0, "owner": 0, "card": "come-on"}
    teller = Storyteller("fr", engine.game("titanic", players=1, crew="lee"))
    told = teller.event(Event("action-card-played", "TI-ACT-GEN-1", args))
    assert told.startswith("Lee joue Come On! (placer un passager de la pioche")


def test_the_collapsible_boat_has_one_name_in_french() -> None:
    catalogue = catalogue_of("fr")
    for name in catalogue.ids():
        if name.startswith(("event-titanic", "refusal-titanic", "problem-titanic", "name-titanic")):
            said = catalogue.say(name, cards="x", line="x", many=2)
            if "Collapsible Boat" in said and name != "name-titanic-card-collapsible-boat":
                assert "canot Collapsible Boat" in said, name


@pytest.mark.parametrize(("victims", "told"), [(1, "une victime"), (0, "aucune victime")])
def test_markers_to_come_are_counted_as_french_counts(victims: int, told: str) -> None:
    said = catalogue_of("fr").say(
        "board-flashpoint-markers", down=3, supply=2, victims=victims, alarms=1, threats=23
    )
    assert f"à voir {told}, une fausse alerte" in said
    assert said.endswith(f"marqueurs feu/fumée restants{NB}: 23")


def test_a_ply_that_follows_is_one() -> None:
    assert Speaker("en")("cli-ply-start", last=1) == "The beginning; one ply follows."
    assert Speaker("fr")("cli-ply-start", last=0) == f"Le début{NB}; rien ne suit."


def test_a_vehicle_goes_from_side_to_side() -> None:
    told = event(
        "fr",
        "flashpoint",
        "vehicle-driven",
        seat=0,
        vehicle="engine",
        **{
            "from": "w",
            "spot": "n",
        },
    )
    assert told == "Bleu conduit le camion, qui passe du côté ouest au côté nord."


def test_whoever_was_down_comes_round() -> None:
    told = event("fr", "flashpoint", "firefighter-recovered", seat=0, cell="3,9")
    assert told.startswith("Bleu revient à lui")


def test_a_building_collapses_whatever_it_is() -> None:
    told = Speaker("fr")("ending-flashpoint-collapse")
    assert told == "Le bâtiment s’est écroulé. Défaite."
    catalogue = catalogue_of("fr")
    about_it = [name for name in catalogue.ids() if "collapse" in name and "rule" not in name]
    assert not any("maison" in catalogue.say(name).lower() for name in about_it)


def test_one_point_more_is_lost() -> None:
    told = event("fr", "flashpoint", "actions-ended", seat=0, saved=4, wasted=1)
    assert told == f"Bleu a fini et garde 4 PA{NB}; 1 de plus est perdu."
    told = event("fr", "flashpoint", "actions-ended", seat=0, saved=4, wasted=2)
    assert told.endswith("2 de plus sont perdus.")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_end_names_the_lost_once(language: str) -> None:
    teller = Storyteller(language, engine.game("flashpoint"))
    ended = Event(
        "play-ended",
        "FP-END-2",
        {"ending": "victims-lost", "turn": 9, "rescued": 2, "lost": 5, "damage": 3},
    )
    said = teller.event(ended)
    assert "5" in said
    assert "Four" not in said
    assert "Quatre" not in said
    assert "Four" not in teller.outcome(Outcome("victims-lost", (2,), (), "FP-END-2"))


@pytest.mark.parametrize(("language", "word"), [("en", "still stands"), ("fr", "tient")])
def test_the_last_damage_does_not_hold(language: str, word: str) -> None:
    before = event(language, "flashpoint", "wall-damaged", edge="2,3|3,3", total=23)
    last = event(language, "flashpoint", "wall-damaged", edge="2,3|3,3", total=24)
    assert word in before
    assert word not in last
    assert "24" in last


def test_the_imaging_technician_identifies_a_marker() -> None:
    told = event("fr", "flashpoint", "poi-scanned", seat=0, cell="1,2")
    assert told == "Bleu identifie le marqueur de 1,2."


def test_one_word_for_one_thing_in_french() -> None:
    catalogue = catalogue_of("fr")
    names = [catalogue.say(name) for name in catalogue.ids("name-flashpoint-specialist-")]
    assert not any("/" in name for name in names)
    assert catalogue.say("name-flashpoint-specialist-driver") == "conducteur"
    told = [catalogue.say(name) for name in catalogue.ids() if "flashpoint" in name]
    assert not any(" pion " in said or "pions" in said for said in told)
    assert not any("jeton" in catalogue.say(name) for name in catalogue.ids())
    rules = [catalogue.say(name) for name in catalogue.ids("rule-fp-")]
    assert not any("menace" in said for said in [*told, *rules])
    # A chapter begins with the word that is used, and may add that of the other edition.
    assert catalogue.say("chapter-fp-spec-driv").startswith("le conducteur /")


def test_outside_one_starts_from_a_cell() -> None:
    line = Line("prompt-flashpoint-choose-start", seat="Bleu")
    assert Speaker("fr").say(line) == f"Bleu{NB}: de quelle case extérieure partez-vous{NB}?"


@pytest.mark.parametrize(
    ("language", "score", "told"),
    [
        ("en", 15, "The ship is gone. 15 points."),
        ("en", 1, "The ship is gone. 1 point."),
        ("fr", 15, "Le navire a sombré. 15 points."),
        ("fr", 0, "Le navire a sombré. 0 point."),
    ],
)
def test_the_last_word_about_a_ship_has_the_points(language: str, score: int, told: str) -> None:
    teller = Storyteller(language, engine.game("titanic", players=2))
    assert teller.outcome(Outcome("ship-lost", (score, score), (), "TI-END-1")) == told
    facts: dict[str, Arg] = {"survivors": score, "page": 0, "anchors": 0, "score": score}
    ended = Event("play-ended", "TI-END-1", {"ending": "ship-lost", **facts})
    assert f"= {told.rpartition('. ')[2]}" in teller.event(ended)
