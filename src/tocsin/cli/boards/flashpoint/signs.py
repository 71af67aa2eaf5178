"""Signs and colours of what Extreme Danger adds to a house."""

# One sign each; objects are written as a short word from the catalogue.
DANGER_SIGNS = {
    "stairs-up": "<",
    "stairs-down": ">",
    "ladder-up": "≡",
    "ladder-down": "≡",
    "ladder-folded": "=",
    "platform": "T",
    "crack": "_",
    "hole": "O",
    "bridge": "∩",
    "toxic": "&",
}
DANGER_STYLES = {
    "stairs-up": "bold cyan",
    "stairs-down": "bold cyan",
    "ladder-up": "bold cyan",
    "ladder-down": "bold cyan",
    "ladder-folded": "cyan",
    "platform": "bold white on red",
    "crack": "yellow",
    "hole": "bold yellow",
    "bridge": "bold cyan",
    "toxic": "bold green",
    "car": "bold magenta",
    "explosives": "bold magenta",
    "chemicals": "bold magenta",
}
