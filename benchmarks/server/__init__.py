"""How a server carries many tables, against a thin yardstick in the same run."""
