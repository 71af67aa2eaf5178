/** How large the window is, and whether fingers touch it. */
const [SMALL_WIDTH, DESKTOP_WIDTH, LOW_HEIGHT] = [600, 1100, 520];

export type Size = "desktop" | "tablet" | "phone";

class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);
  isCoarse = $state(matchMedia("(pointer: coarse)").matches);

  constructor() {
    addEventListener("resize", () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }

  get isSmall(): boolean {
    return this.width < SMALL_WIDTH;
  }

  /** A telephone on its side, or a desktop at twice the size of text: the board stands beside its buttons. */
  get isLow(): boolean {
    return !this.isSmall && this.height < LOW_HEIGHT;
  }

  /** What a table has room for; a low window shows one thing beside the board, as a small one does below it. */
  get size(): Size {
    if (this.isSmall || this.isLow) return "phone";
    return this.width >= DESKTOP_WIDTH ? "desktop" : "tablet";
  }
}

export const screen = new Screen();
