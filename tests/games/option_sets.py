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
    "titanic-solo": ("titanic", {"players": 1}),
    "titanic-solo-murdoch-expert": ("titanic", {"crew": ["murdoch"], "layout": "expert"}),
    "titanic-solo-lee": ("titanic", {"crew": ["lee"]}),
    "titanic-solo-latimer-ultimate": ("titanic", {"crew": ["latimer"], "layout": "ultimate"}),
    "titanic-solo-lowe": ("titanic", {"crew": ["lowe"]}),
    "titanic-2": ("titanic", {"players": 2}),
    "titanic-3-short": ("titanic", {"players": 3, "booklet": "1,2,1,3,1,0"}),
    "titanic-4-strict": (
        "titanic",
        {"crew": ["lowe", "latimer", "boxhall", "pitman"], "mystery_never_lifeboat": True},
    ),
    "titanic-5": (
        "titanic",
        {"crew": ["smith", "phillips", "lightoller", "pitman", "fleet"], "layout": "expert"},
    ),
}
