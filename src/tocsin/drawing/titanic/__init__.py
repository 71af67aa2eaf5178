"""The ship, its lines and boats as drawings."""
