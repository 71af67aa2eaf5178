"""The limits of what may be sent, as numbers that server, client and page share."""

from typing import Final

FRAME_BYTES_MAX: Final = 8 * 1024
BODY_BYTES_MAX: Final = 64 * 1024
RECORD_BYTES_MAX: Final = 1024 * 1024
NAME_CHARS_MAX: Final = 20
CHAT_CHARS_MAX: Final = 300
WORD_CHARS_MAX: Final = 40
# A server may set other limits for the texts of people, up to these.
NAME_CHARS_MOST: Final = 100
CHAT_CHARS_MOST: Final = 2_000
WORD_CHARS_MOST: Final = 200
ID_CHARS_MAX: Final = 40
MOVE_CHARS_MAX: Final = 200
KEY_CHARS_MAX: Final = 64
LINK_CHARS_MAX: Final = 400
SEATS_MAX: Final = 6
OPTIONS_MAX: Final = 64
PLIES_MAX: Final = 100_000
