"""What lies on the table: hexagons, tiles, men, hands, and the codes of moves and phases."""
