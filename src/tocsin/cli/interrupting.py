"""Ctrl-C, and the signal behind it, for commands that run for long."""

import signal
import threading


def heed_interrupts(*more: signal.Signals) -> None:
    """Be stopped by SIGINT, and by what else is named, whoever started us.

    A shell starts what runs in its background deaf to this signal. A server and an experiment have
    something to write down first, and a script must be able to ask them for it.
    """
    if threading.current_thread() is threading.main_thread():
        for one in (signal.SIGINT, *more):
            signal.signal(one, signal.default_int_handler)
