"""Boards of Flash Point and Extreme Danger as drawings, from the tables the engine plays on."""
