"""The command `tocsin`: play, replay, simulate and look things up in a terminal."""
