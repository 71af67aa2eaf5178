"""How much a server carries, against a thin yardstick in the same run: `make bench-server`."""
