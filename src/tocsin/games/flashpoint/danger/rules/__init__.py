"""One room per chapter of what then happens on boards of the expansion."""
