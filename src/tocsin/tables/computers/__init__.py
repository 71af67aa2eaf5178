"""Computers at a table: asked, replaced, thinking elsewhere, and what they say of the play."""
