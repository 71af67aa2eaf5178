"""A computer partner from another process: sits down by a link and plays the first move it sees.

python first_move_bot.py http://localhost:8033 TABLE KEY
"""

import sys

from tocsin.client import Client


def play(address: str, table: str, key: str) -> None:
    """Ten lines from a link to the end of a game."""
    with Client(address) as client:
        seat = client.join(table, key, name="First")
        while not seat.is_over:
            moves = seat.moves()
            if moves:
                seat.do(moves[0])
        assert seat.seen.ending is not None
        print(seat.seen.ending.code)


if __name__ == "__main__":
    play(*sys.argv[1:4])
