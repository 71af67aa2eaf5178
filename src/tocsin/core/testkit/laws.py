"""The laws a state keeps after every ply. Each function is one law and raises LawBroken."""

import json
import pickle

from tocsin.core.contract import State
from tocsin.core.errors import IllegalMove, InvariantBroken, NotationError
from tocsin.core.journal import Event, Journal
from tocsin.core.rng import Rng
from tocsin.core.seats import CHANCE, SPECTATOR


class LawBroken(AssertionError):
    """A game broke a law of the contract."""


def demand(holds: bool, law: str, state: State) -> None:
    """Raise with all that is needed to see it again."""
    if not holds:
        raise LawBroken(f"{law} in {state.game.headline()} at {state.key()}")


def is_sound(state: State) -> None:
    """Invariants and conservation: `problems()` is empty."""
    found = state.problems()
    demand(not found, f"problems {found}", state)


def lists_well(state: State) -> None:
    """The legal list is sorted and unique; somebody who acts has something to do."""
    legal = state.legal()
    demand(legal == sorted(set(legal)), "the legal list is not sorted and unique", state)
    demand(bool(legal) != state.is_over, "nothing is legal, or something is after the end", state)
    weights = state.weights()
    if state.actor == CHANCE:
        demand(len(weights) == len(legal), "a chance outcome has no weight", state)
        demand(min(weights) > 0, "a listed chance outcome is impossible", state)
    else:
        demand(weights == [], "weights without chance", state)
    demand((state.outcome() is not None) == state.is_over, "outcome and end disagree", state)
    demand(len(state.scores()) == state.game.seats, "not one score per seat", state)


def draws_what_it_lists(state: State, rng: Rng) -> None:
    """A sampled chance outcome is one of those listed."""
    if state.actor == CHANCE:
        code = state.draw(rng)
        demand(code in state.legal(), f"chance drew {code}, which is not listed", state)


def reads_what_it_writes(state: State) -> None:
    """Positions, moves, bytes and pickles round-trip; texts are unique."""
    game = state.game
    text = game.write_position(state)
    again = game.read_position(text)
    demand(game.write_position(again) == text, "a position does not round-trip", state)
    demand(again.legal() == state.legal(), "a position read back offers something else", state)
    demand(again.weights() == state.weights(), "a position read back weighs differently", state)
    demand(again.turn == state.turn, "a position read back is in another turn", state)
    texts = [game.write_move(state, code) for code in state.legal()]
    demand(len(set(texts)) == len(texts), "two moves share a text", state)
    for code, move in zip(state.legal(), texts, strict=True):
        demand(game.read_move(state, move) == code, f"{move} does not round-trip", state)
        described = game.describe(state, code)
        demand(described.text == move, f"{move} is described as {described.text}", state)
        demand(bool(described.verb and described.rule), f"{move} has no verb or rule", state)
    demand(game.from_bytes(state.to_bytes()).key() == text, "bytes do not round-trip", state)
    demand(pickle.loads(pickle.dumps(state)).key() == text, "pickle does not round-trip", state)
    demand(bool(game.prompt(state).code), "nobody is asked anything", state)


def copies_apart(state: State, rng: Rng) -> None:
    """A copy is equal and independent."""
    before = state.key()
    other = state.copy()
    demand(other.key() == before, "a copy differs", state)
    demand(other.legal() == state.legal(), "a copy offers something else", state)
    for _ in range(8):
        if other.is_over:
            break
        other.step(rng)
    demand(state.key() == before, "playing on a copy changed the original", state)


def refuses_rightly(state: State, rng: Rng, sample: int) -> None:
    """Exactly the offered moves have no refusal, and a refused move changes nothing."""
    game = state.game
    if state.is_over:
        return
    universe = game.syntactic_moves(state)
    offered = set(state.legal())
    found: set[int] = set()
    illegal: list[str] = []
    for text in universe:
        code = game.read_move(state, text)
        refusal = game.explain(state, code)
        if refusal is None:
            found.add(code)
        else:
            demand(bool(refusal.rule), f"{text} is refused without a rule", state)
            illegal.append(text)
    if found != offered:
        wrong = sorted(game.write_move(state, code) for code in found ^ offered)
        demand(False, f"offers and refusals disagree on {wrong[:5]}", state)
    before = state.key()
    for _ in range(min(sample, len(illegal))):
        text = illegal[rng.below(len(illegal))]
        try:
            state.play(game.read_move(state, text))
        except IllegalMove:
            pass
        except InvariantBroken:
            demand(False, f"{text} is refused without a reason", state)
        else:
            demand(False, f"{text} was refused and then played", state)
    demand(state.key() == before, "a refused move changed the state", state)
    for nonsense in ("", "?", "nonsense:9,9", "~nonsense", "pass pass"):
        try:
            game.read_move(state, nonsense)
        except NotationError:
            continue
        demand(False, f"{nonsense!r} was read as a move", state)


def keeps_secrets(state: State, rng: Rng) -> None:
    """What a seat may not know changes nothing it sees: views, lists, refusals, events."""
    game = state.game
    tried: list[tuple[str, int]] = []
    if state.actor != CHANCE and not state.is_over:
        texts = game.syntactic_moves(state)[:40]
        tried = [(text, game.read_move(state, text)) for text in texts]
    for seat in [*range(game.seats), SPECTATOR]:
        other = state.imagine(seat, rng)
        demand(not other.problems(), f"seat {seat} imagines the impossible", other)
        demand(_seen_view(other, seat) == _seen_view(state, seat), f"view of seat {seat}", state)
        if state.actor == CHANCE or state.is_over:
            continue
        demand(other.legal() == state.legal(), f"seat {seat} can tell by the legal list", state)
        code = state.legal()[rng.below(len(state.legal()))]
        here, there = state.copy(), other.copy()
        seen_here = _seen(here, code, seat)
        seen_there = _seen(there, code, seat)
        # A move may uncover what was hidden; then, and only then, the events may differ.
        if _seen_view(here, seat) == _seen_view(there, seat):
            demand(seen_here == seen_there, f"seat {seat} can tell by the events", state)
        for text, move in tried:
            demand(
                game.explain(state, move) == game.explain(other, move),
                f"seat {seat} can tell by the refusal of {text}",
                state,
            )


def speaks_as_declared(state: State, events: list[Event]) -> None:
    """Events and the prompt use declared codes with declared arguments."""
    game = state.game
    said = game.vocabulary("event")
    for event in events:
        wrong = said.problem(event.code, event.args)
        demand(not wrong, f"event {wrong}", state)
        demand(bool(event.rule), f"event {event.code} names no rule", state)
    prompt = game.prompt(state)
    wrong = game.vocabulary("prompt").problem(prompt.code, prompt.args)
    demand(not wrong, f"prompt {wrong}", state)


def refuses_as_declared(state: State, texts: list[str]) -> None:
    """Refusals use declared codes with declared arguments."""
    refusing = state.game.vocabulary("refusal")
    for text in texts:
        refusal = state.game.why_not(state, text)
        if refusal is not None:
            wrong = refusing.problem(refusal.code, refusal.args)
            demand(not wrong, f"{text}: refusal {wrong}", state)


def describes_as_declared(state: State) -> None:
    """What is offered is described by a declared verb with declared arguments."""
    moving = state.game.vocabulary("move")
    for code in state.legal():
        move = state.game.describe(state, code)
        wrong = moving.problem(move.verb, move.args)
        demand(not wrong, f"{move.text}: move {wrong}", state)
        demand(move.cost >= 0, f"{move.text} costs {move.cost}", state)


def hashes_what_it_is(state: State) -> None:
    """A copy and a position read back have the same hash."""
    demand(state.copy().hash() == state.hash(), "a copy has another hash", state)
    again = state.game.read_position(state.key())
    demand(again.hash() == state.hash(), "a position read back has another hash", state)


def reaches_by_legal_moves(state: State) -> None:
    """Whatever is in reach is reached by the moves that are named, at the price that is named."""
    if state.actor < 0:
        return
    game = state.game
    for way in game.reach(state):
        trial = state.copy()
        spent = 0
        for text in way.moves:
            demand(trial.actor == state.actor, f"the way to {way.target.id} is cut off", state)
            code = game.read_move(trial, text)
            spent += game.describe(trial, code).cost
            trial.play(code)
        priced = f"the way to {way.target.kind} {way.target.id} costs {spent}, not {way.cost}"
        demand(spent == way.cost, priced, state)


def _seen_view(state: State, seat: int) -> str:
    return json.dumps(state.view(seat).as_json(), sort_keys=True)


def _seen(state: State, code: int, seat: int) -> list[Event]:
    journal = Journal()
    state.play(code, journal)
    return [event.seen_by(seat) for event in journal.events]
