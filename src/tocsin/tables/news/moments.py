"""Earlier moments of a play, the last one looked at kept, so that stepping on is quick."""

from tocsin.core.errors import SetupError
from tocsin.core.playthrough import Playthrough


class Moments:
    """Looks back into one play."""

    def __init__(self) -> None:
        self._moment: Playthrough | None = None

    def at(self, play: Playthrough, ply: int) -> Playthrough:
        """The play as it stood after that many plies."""
        if not 0 <= ply <= len(play.plies):
            raise SetupError("no-such-ply", {"ply": ply, "last": len(play.plies)})
        moment = self._moment
        if moment is None or len(moment.plies) > ply or not _is_start_of(moment, play):
            moment = play.at(ply)
        for passed in play.plies[len(moment.plies) : ply]:
            moment.do_one(passed.text)
        self._moment = moment
        return moment


def _is_start_of(moment: Playthrough, play: Playthrough) -> bool:
    """Was nothing taken back since?"""
    return all(
        one.text == other.text
        for one, other in zip(moment.plies, play.plies[: len(moment.plies)], strict=True)
    )
