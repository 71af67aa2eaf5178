/** How the page looks and moves here: theme, speed of the beats, single-letter keys, sound. */
import { keep, kept } from "./memory";

export type Theme = "paper" | "night";
export type Speed = "half" | "one" | "two" | "none";

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

class Look {
  private chosen: Theme | undefined = $state(kept("theme") as Theme | undefined);
  private system: Theme = $state(dark.matches ? "night" : "paper");
  private isStill = $state(still.matches);
  private pace: Speed = $state((kept("speed") as Speed | undefined) ?? "one");
  lettersOn = $state(kept("letters") !== "off");
  /** off until somebody wants them */
  soundOn = $state(kept("sound") === "on");
  noticeOn = $state(kept("notice") === "on");

  constructor() {
    dark.addEventListener("change", () => {
      this.system = dark.matches ? "night" : "paper";
      this.show();
    });
    still.addEventListener("change", () => (this.isStill = still.matches));
    this.show();
  }

  get theme(): Theme {
    return this.chosen ?? this.system;
  }

  get speed(): Speed {
    return this.isStill ? "none" : this.pace;
  }

  setSpeed(speed: Speed): void {
    this.pace = speed;
    keep("speed", speed);
  }

  setLetters(on: boolean): void {
    this.lettersOn = on;
    keep("letters", on ? "on" : "off");
  }

  setSound(on: boolean): void {
    this.soundOn = on;
    keep("sound", on ? "on" : "off");
  }

  setNotice(on: boolean): void {
    this.noticeOn = on;
    keep("notice", on ? "on" : "off");
  }

  turn(): void {
    this.chosen = this.theme === "night" ? "paper" : "night";
    keep("theme", this.chosen);
    this.show();
  }

  private show(): void {
    document.documentElement.dataset.theme = this.theme;
  }
}

export const look = new Look();
