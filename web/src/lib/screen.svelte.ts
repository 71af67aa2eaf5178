/** How large the window is, and whether fingers touch it. */
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
    return this.width < 600;
  }
}

export const screen = new Screen();
