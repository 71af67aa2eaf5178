"""What lies on the table: passengers, Action cards, crew, booklet, and the state of it all."""
