"""The store: an append-only log of every table, written durably before anybody is answered.

One process owns a database; one thread writes to it, many moves in one commit. The rest (keys,
sessions, who may sit where) is kept beside the log and can be forgotten without breaking it.
"""
