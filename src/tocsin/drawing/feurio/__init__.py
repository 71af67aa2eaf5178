"""Forests of Feurio! as drawings."""
