"""What can go wrong with a database, as named errors."""

from tocsin.core.errors import TocsinError


class StoreError(TocsinError):
    """The database cannot be opened, read or written."""
