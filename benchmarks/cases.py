"""What is measured, and the bars the issues set for it."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Case:
    """One way to play; bars are for the compiled build on one core."""

    name: str
    game: str
    options: dict[str, object]
    bars: dict[str, float] = field(default_factory=dict)


CASES = [
    Case(
        "feurio, four seats",
        "feurio",
        {"players": 4},
        {"games/s": 5_000, "steps/s": 300_000, "copy us": 1.5, "ratio": 15},
    ),
    Case("feurio, four seats, firebreaks", "feurio", {"players": 4, "firebreaks": True}),
    Case("feurio, solo", "feurio", {"players": 1}),
    Case(
        "flashpoint, family, four",
        "flashpoint",
        {"players": 4},
        {
            "games/s": 20_000,
            "decisions/s": 1_500_000,
            "steps/s": 400_000,
            "copy us": 1.5,
            "ratio": 15,
        },
    ),
    Case(
        "flashpoint, advanced, four",
        "flashpoint",
        {"players": 4, "rules": "advanced"},
        {"games/s": 8_000, "steps/s": 400_000, "copy us": 1.5, "ratio": 15},
    ),
    Case(
        "flashpoint, laboratory+basement, advanced, four",
        "flashpoint",
        {"players": 4, "rules": "advanced", "board": "laboratory+basement"},
        {"games/s": 4_000, "ratio": 15},
    ),
    Case(
        "flashpoint, all parts of Extreme Danger, five",
        "flashpoint",
        {
            "players": 5,
            "rules": "advanced",
            "board": "laboratory+basement",
            "platform": True,
            "bridge": True,
            "ladder_down": True,
            "engineer": True,
            "floor_repair": True,
            "promo_specialists": True,
            "lab_large": "explosives",
            "lab_small": "chemicals",
        },
    ),
    Case(
        "titanic, solo",
        "titanic",
        {"players": 1},
        {
            "games/s": 5_000,
            "decisions/s": 500_000,
            "steps/s": 300_000,
            "copy us": 2.0,
            "ratio": 15,
        },
    ),
    Case("titanic, five seats", "titanic", {"players": 5}),
]

# Seconds of CPU for `import tocsin`, a start and one move, and megabytes of the installed engine.
IMPORT_BAR = 0.1
INSTALL_BAR_MB = 10.0
