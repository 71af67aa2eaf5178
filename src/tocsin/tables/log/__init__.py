"""The log of a table: what its rows say, what is to become one, and looking through them all."""
