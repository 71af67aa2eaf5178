"""Extreme Danger: an expansion of Flash Point that the base rooms know only by their hooks."""
