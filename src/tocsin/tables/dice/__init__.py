"""Where chance comes from at a table, and the proof that fair dice were fair."""
