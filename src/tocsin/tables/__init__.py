"""Tables on a server: rooms with people, computers and dice around one play.

No framework, clock, disk or network is known here: clock, transport, store and randomness are
handed in, so that a test can bring its own and see the same tables again.
"""
