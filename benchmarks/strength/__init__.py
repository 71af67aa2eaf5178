"""How strong the bots are: cases, plays that can be interrupted, tables with intervals."""
