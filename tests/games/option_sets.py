"""The ways to play on which the kit, the fingerprints and the soak run."""

OPTION_SETS: dict[str, tuple[str, dict[str, object]]] = {
    "feurio-4": ("feurio", {"players": 4}),
    "feurio-4-firebreaks": ("feurio", {"players": 4, "firebreaks": True}),
    "feurio-3": ("feurio", {"players": 3}),
    "feurio-3-firebreaks-hot": (
        "feurio",
        {"players": 3, "firebreaks": True, "rounding": "down"},
    ),
    "feurio-2": ("feurio", {"players": 2, "rounding": "down"}),
    "feurio-2-firebreaks": ("feurio", {"players": 2, "firebreaks": True}),
    "feurio-solo": ("feurio", {"players": 1}),
    "feurio-coop-2": ("feurio", {"players": 2, "mode": "coop"}),
    "feurio-coop-3": ("feurio", {"players": 3, "mode": "coop"}),
    "feurio-coop-4": ("feurio", {"players": 4, "mode": "coop"}),
}
