"""The table in words, for screen readers: a sentence per deck, lifeboat, player and card."""

from tocsin.cli.boards.titanic.cardface import face, faces
from tocsin.cli.boards.titanic.crew import held
from tocsin.cli.boards.titanic.memory import known_cards, unseen_lists
from tocsin.cli.boards.titanic.naming import name_place
from tocsin.cli.boards.titanic.piles import open_cards
from tocsin.cli.words import Words
from tocsin.games.titanic.face.viewing import LineView, SeatView, TitanicView


def speak(view: TitanicView, words: Words) -> str:
    """Page, decks, lifeboats, piles, crew, moves, memory."""
    lines = [_page(view, words)]
    lines += [_line(view, line, words) for line in view["lines"] if _is_there(line)]
    lines += _water(view, words)
    lines += _lifeboats(view, words)
    lines.append(
        words(
            "cli-titanic-say-pile",
            pile=view["pile"]["size"],
            discard=view["discard"],
            action_pile=view["action_pile"],
            action_discard=view["action_discard"],
        )
    )
    lines += [f"{sentence}." for sentence in open_cards(view, words)]
    for seat in view["seats"]:
        lines += _seat(seat, words)
    lines += _moves(view, words)
    lines += [f"{sentence}." for sentence in known_cards(view, words)]
    lines += unseen_lists(view, words)
    return "\n".join(line[:1].upper() + line[1:] for line in lines)


def _page(view: TitanicView, words: Words) -> str:
    return words(
        "cli-titanic-say-page",
        page=view["page"],
        pages=view["pages"],
        clock=view["clock"],
        number=view["number"],
        turn=view["turn"],
        survivors=view["survivors"],
    )


def _is_there(line: LineView) -> bool:
    return line["place"] != "boat" or line["usable"]


def _line(view: TitanicView, line: LineView, words: Words) -> str:
    place = name_place(line["place"], words)
    if view["step"]["line"] == line["place"]:
        return words("cli-titanic-say-looked", line=place)
    if not line["usable"]:
        return words("cli-titanic-say-lost", line=place)
    if not line["visible"]:
        return words("cli-titanic-say-empty", line=place)
    cards = [card["card"] for card in line["visible"]]
    return words(
        "cli-titanic-say-line",
        line=place,
        hidden=line["hidden"],
        cards=faces(cards, ", "),
        end=face(cards[-1]),
    )


def _water(view: TitanicView, words: Words) -> list[str]:
    """The deck that is flooded next."""
    for number, all_of_it in enumerate(view["compartments"]):
        left = all_of_it - view["flooded"][number]
        if left > 0:
            place = name_place(f"l{number + 1}", words)
            return [words("cli-titanic-say-water", line=place, left=left, all=all_of_it)]
    return []


def _lifeboats(view: TitanicView, words: Words) -> list[str]:
    lines: list[str] = []
    for group in view["groups"]:
        place = name_place(group["place"], words)
        if not group["top"]:
            lines.append(words("cli-titanic-say-no-group", group=place))
            continue
        anchors = ", ".join(str(card["number"]) for card in group["cards"] if card["anchor"])
        lines.append(
            words(
                "cli-titanic-say-group",
                group=place,
                top=group["top"],
                anchors=anchors or words("cli-none"),
            )
        )
    return lines


def _seat(seat: SeatView, words: Words) -> list[str]:
    member = seat["crew"]
    if member is None:
        return [words("cli-titanic-say-no-crew", seat=seat["seat"])]
    lines = [
        words(
            "cli-titanic-say-crew",
            seat=seat["seat"],
            crew=words(f"role-titanic-{member}"),
            about=words(f"about-titanic-crew-{member}"),
            most=seat["rescue_max"],
        )
    ]
    for card in held(seat):
        name, about = _count(card, words), words(f"about-titanic-card-{card[0]}")
        lines.append(words("cli-titanic-say-card", card=name, about=about))
    return lines


def _count(card: tuple[str, int], words: Words) -> str:
    """`2 Wait!`, without a sign that a screen reader would stumble over."""
    name = words(f"name-titanic-card-{card[0]}")
    return f"{card[1]} {name}" if card[1] > 1 else name


def _moves(view: TitanicView, words: Words) -> list[str]:
    if view["phase"] != "turn":
        return []
    if not view["moves"]:
        return [words("cli-titanic-nobody-moves")]
    return [
        words(
            "cli-titanic-say-move",
            cards=faces(move["cards"], ", "),
            source=name_place(move["source"], words),
            place=name_place(move["place"], words),
        )
        for move in view["moves"]
    ]
