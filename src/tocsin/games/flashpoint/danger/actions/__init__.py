"""One room per thing that the expansion lets a player, or chance, do."""
