"""One room per chapter of what then happens: heat, spaces, areas, scoring, the common goal."""
