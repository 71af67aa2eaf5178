"""Steady: a sensible partner for each game, by looking one move ahead."""
