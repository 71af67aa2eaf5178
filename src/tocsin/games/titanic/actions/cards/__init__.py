"""The Action cards, one room each: what a card can be played on, and what it does."""
