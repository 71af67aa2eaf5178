"""The command `tocsin`."""
