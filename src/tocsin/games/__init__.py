"""The three games, each a package that knows its rulebook and nothing of the world."""
