"""Flash Point: cooperative fire-fighting in a house, family and advanced rules."""
