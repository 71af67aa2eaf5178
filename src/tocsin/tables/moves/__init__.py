"""What people do to the play: moves, taking back, and which moves a lesson asks for."""
