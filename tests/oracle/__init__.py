"""The independent twins of the rules of legality, one folder per game: plain, slow, readable."""
