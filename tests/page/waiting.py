"""Waiting for what the page says, never for a time to pass.

Playwright's own `wait_for_function` builds code out of text while it waits, which the policy of the
page forbids. Here the question is handed over whole and asked again whenever the page changes.
"""

from typing import Any

# Slow machines are slow, not wrong.
WAIT_MS = 20_000
# Some answers change nothing that is drawn: a sound, an address.
ASK_AGAIN_MS = 40

_WHEN = """([given, patience, again]) => new Promise((resolve) => {
    const look = %s;
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    const end = (answer) => {
        watch.disconnect();
        clearInterval(asking);
        clearTimeout(giving);
        resolve(answer);
    };
    const ask = () => {
        const answer = look(given);
        if (answer) end(answer);
    };
    const watch = new MutationObserver(ask);
    const asking = setInterval(ask, again);
    const giving = setTimeout(() => end(null), patience);
    watch.observe(document, all);
    ask();
})"""


def answer_of(page: Any, look: str, given: object = None, patience_ms: int = WAIT_MS) -> Any:
    """What the function answers as soon as it is anything; None if that takes too long."""
    return page.evaluate(_WHEN % look, [given, patience_ms, ASK_AGAIN_MS])


def until(page: Any, look: str, given: object = None) -> None:
    """Returns as soon as the function answers yes."""
    assert answer_of(page, look, given), f"never came true: {look} of {given!r}"


def next_frame(page: Any) -> None:
    """Whatever a key or a touch changes in the page itself is drawn."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
