"""Feurio!: a forest fire on hexagons, for one to four."""
