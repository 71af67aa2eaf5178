"""Who is at a table: guests and their keys, seats taken and left, names, and how often."""
