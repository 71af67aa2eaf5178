"""Boards of Flash Point and Extreme Danger on the pages, drawn by `tocsin.drawing`."""
