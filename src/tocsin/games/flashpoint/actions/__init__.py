"""One room per thing that a player, or chance, may do."""
