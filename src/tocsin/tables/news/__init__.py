"""What guests are told: the table through their eyes, what changed in it, and their questions."""
