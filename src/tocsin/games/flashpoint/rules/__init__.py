"""One room per chapter of what then happens."""
