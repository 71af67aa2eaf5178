"""Weights from games: regression for evaluations, hill climbing for policies."""
