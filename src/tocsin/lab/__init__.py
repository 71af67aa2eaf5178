"""The laboratory: many plays between bots, kept, compared and reported.

    job          what is played; one play of it has a number and a seed of its own
    playing      the plays themselves, in this process
    working      the same over processes or over a Ray cluster
    keeping      a run in a folder, which a kill does not harm
    figures      shares, means and differences with their 95 % intervals; ratings
    comparing    two bots, rule switches or boards on common seeds
    balance      how a board or a set of options plays
    tournament   bots against each other, or against the game
    suites       fixed public suites: the form of a leaderboard

Bots come as names with a function that seats them, so that this layer knows neither where bots of
one's own come from nor how a terminal talks.
"""
