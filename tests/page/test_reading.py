"""Everyone can read the page: axe finds nothing, nothing is too wide or too small to be touched.

Every screen of `tests/page/screens.py` on a desktop and a telephone, in both languages and themes:
four of the eight ways by `make test`, all by `make test-all`. Each is kept as a picture in
`build/screens`, to be looked at beside the drawings of the design.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.page.conftest import ROOT, Regular
from tests.page.screens import SCREENS, Screen, components_to_show

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = ROOT / "build" / "screens"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Of all rules only this one looks at colours, so a second theme needs no other.
COLOURS = ["color-contrast"]
THEMES = {"light": RULES, "dark": COLOURS}
SIZES = {"desktop": (1440, 900), "phone": (360, 740)}
# How a screen is looked at: always in both sizes, languages and themes, each with each other; the
# other four by `make test-all`.
ALWAYS = (
    ("desktop", "en", "light"),
    ("desktop", "fr", "dark"),
    ("phone", "fr", "light"),
    ("phone", "en", "dark"),
)
OTHERWISE = (
    ("desktop", "en", "dark"),
    ("desktop", "fr", "light"),
    ("phone", "en", "light"),
    ("phone", "fr", "dark"),
)
# Colours take half of axe's time and know no language: by day one reading of them is enough.
UNCOLOURED = ALWAYS[2]
# The smallest telephone, and what is left of a desktop at 200 %.
TIGHT = {"small": (360, 640), "doubled": (720, 450)}

_AXE = """([within, values, left]) => {
    const type = values.length > 1 ? "tag" : "rule";
    const rules = Object.fromEntries(left.map((one) => [one, { enabled: false }]));
    const where = (one) => one.nodes.map((node) => node.html.slice(0, 160)).slice(0, 3).join(" | ");
    const how = { runOnly: { type, values }, rules, resultTypes: ["violations"], preload: false };
    return axe
        .run(within, how)
        .then((found) => found.violations.map((one) => `${one.id}: ${where(one)}`));
}"""
# Drawn, and whatever moves has come to rest.
_SETTLED = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await document.fonts.ready;
    await frame();
    await frame();
    const ends = (one) => one.effect?.getComputedTiming().endTime < Infinity;
    await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
}"""
# What is touched is 44 px high and wide; what stands in a text, and the cells of a board, 24.
_SMALL = """(within) => {
    const roles = "[role=button], [role=radio], [role=tab], [data-cell][tabindex]";
    const wanted = `button, a[href], input, select, textarea, ${roles}`;
    const found = [];
    for (const one of document.querySelector(within).querySelectorAll(wanted)) {
        const isShown = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (!isShown || one.closest("[aria-hidden=true], .unseen")) continue;
        const least = one.matches(".rule, .link, .told, [data-cell]") ? 24 : 44;
        const boxes = [one, one.closest("label") ?? one].map((it) => it.getBoundingClientRect());
        const wide = Math.round(Math.max(...boxes.map((box) => box.width)));
        const high = Math.round(Math.max(...boxes.map((box) => box.height)));
        if (wide && (wide < least || high < least))
            found.push(`${wide}x${high} ${one.outerHTML.slice(0, 120)}`);
    }
    return found;
}"""
# The page itself must fit, and so must every control outside of what scrolls sideways.
_WIDE = """(within) => {
    const wide = document.documentElement.scrollWidth;
    const found = wide <= innerWidth ? [] : [`${wide} px wide`];
    const scrolls = (one) => one && (/auto|scroll/.test(getComputedStyle(one).overflowX)
        && one.scrollWidth > one.clientWidth + 1 || scrolls(one.parentElement));
    const all = document.querySelector(within).querySelectorAll("button, a[href], input, p");
    for (const one of all) {
        const box = one.getBoundingClientRect();
        const isCut = box.width > 1 && (box.right > innerWidth + 1 || box.left < -1);
        const isShown = one.checkVisibility() && !one.closest(".unseen");
        if (isCut && isShown && !scrolls(one.parentElement))
            found.push(`cut off at ${Math.round(box.right)}: ${one.outerHTML.slice(0, 120)}`);
    }
    return found;
}"""


def broken_rules(
    page: Any, rules: list[str] = RULES, within: str = "html", left: Sequence[str] = ()
) -> list[str]:
    """What axe finds by these rules without those that are left out, in words."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return [str(one) for one in page.evaluate(_AXE, [within, rules, list(left)])]


def too_small(page: Any, within: str = "html") -> list[str]:
    """Controls that a finger would miss."""
    return [str(one) for one in page.evaluate(_SMALL, within)]


def too_wide(page: Any, within: str = "html") -> list[str]:
    """A page that would have to be pushed sideways, and controls cut off by its border."""
    return [str(one) for one in page.evaluate(_WIDE, within)]


def keep_picture(somebody: Regular, name: str) -> None:
    """A picture for whoever compares them with the drawings of the design."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    somebody.page.evaluate(_SETTLED)
    (PICTURES / f"{name}.png").write_bytes(somebody.picture())


def test_no_screen_board_or_dialog_is_left_out() -> None:
    shown = {component for screen in SCREENS for component in screen.shows}
    assert components_to_show() - shown == set()


def look_at(regular: Regular, screen: Screen, looks: Sequence[tuple[str, str, str]]) -> list[str]:
    """What is wrong with a screen, looked at in these ways; each is kept as a picture."""
    page = regular.page
    screen.open(page)
    page.locator(screen.within).first.wait_for()
    broken: list[str] = []
    for look in looks:
        size, language, theme = look
        regular.widen(*SIZES[size])
        if screen.again and not page.locator(screen.within).count():
            screen.again(page)
        regular.speak(language)
        page.emulate_media(color_scheme=theme)
        keep_picture(regular, f"{screen.name}-{'-'.join(look)}")
        left = COLOURS if look == UNCOLOURED else []
        found = broken_rules(page, THEMES[theme], screen.within, left)
        found += too_wide(page, screen.within) + too_small(page, screen.within)
        broken += [f"{' '.join(look)} {one}" for one in found]
    return broken


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed (npm ci in web)")
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
@pytest.mark.parametrize(
    "looks",
    [ALWAYS, pytest.param(OTHERWISE, marks=pytest.mark.slow)],
    ids=["always", "otherwise"],
)
def test_everyone_can_read_it(
    regular: Regular, screen: Screen, looks: Sequence[tuple[str, str, str]]
) -> None:
    try:
        broken = look_at(regular, screen, looks)
    except Exception:
        regular.start_anew()
        raise
    assert not broken, "\n".join(broken)


@pytest.mark.parametrize(
    "name",
    [
        "home",
        "new-house",
        "house",
        "forest",
        "levels",
        "ship",
    ],
)
def test_it_fits_a_small_window_a_doubled_text_and_forced_colours(
    regular: Regular, name: str
) -> None:
    page = regular.page
    regular.speak("fr")
    next(screen for screen in SCREENS if screen.name == name).open(page)
    broken: list[str] = []
    for look, (width, height) in TIGHT.items():
        regular.widen(width, height)
        keep_picture(regular, f"{name}-{look}-fr-light")
        broken += [f"{look} {one}" for one in too_wide(page) + too_small(page)]
    page.emulate_media(forced_colors="active")
    keep_picture(regular, f"{name}-forced-fr-light")
    assert not broken, "\n".join(broken)
