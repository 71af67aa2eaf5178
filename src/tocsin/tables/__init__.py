"""Tables on a server: rooms with people, computers and dice around one play.

`table` is a table as its log tells it, `room` the live one with its guests; `answering` says which
room carries out which order of theirs, and `refusing` how one says no. The rest by what it is
about: log, dice, moves, people, computers, news, and the lobby where tables are made and found.

No framework, clock, disk or network is known here: clock, transport, store and randomness are
handed in (`ports`), so that a test can bring its own and see the same tables again.
"""
