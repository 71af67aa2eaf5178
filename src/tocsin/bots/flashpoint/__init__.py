"""What the searches are told of Flash Point: what a position is worth, and what is worth trying."""
