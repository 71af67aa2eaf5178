/**
 * Plays the beats of a story in the order of its facts, at the speed chosen, within a budget; a skip goes
 * to the end at once. Without motion nothing is played: the same facts are listed with their numbers.
 */
import type { Beat, Face } from "../boards/face";
import { look } from "../lib/look.svelte";
import type { Fact } from "../made/wire";
import { weightOf } from "./moments";
import type { Story, TableModel } from "./model.svelte";

const BUDGET_MS = 4000;
const BEAT_MIN_MS = 80;
/** The board shows a fact first, prompt and log tell it in a frame of their own: all at once would hold up a slow machine. */
const WORDS_MS = 34;
/** Long enough to read a sentence of a partner. */
const READ_MS = 1400;
const QUIET = new Set(["turn-began", "turn-begun", "actions-ended", "firefighter-placed", "first-player-chosen"]);

let sounds: typeof import("../lib/sounds") | undefined;

async function hear(): Promise<void> {
  sounds ??= await import("../lib/sounds");
}

function sound(fact: Fact): void {
  const found = look.soundOn ? sounds?.soundOf(fact) : undefined;
  if (found) sounds?.play(found);
}

export class Telling {
  beats: Beat[] = $state.raw([]);
  /** the beat that the board shows, and the one that is told in words */
  at = $state(-1);
  worded = $state(-1);
  /** What a viewer without motion reads until the next act. */
  listed: Fact[] = $state.raw([]);
  private isLingering = $state(false);
  private skipping: (() => void) | undefined;

  constructor(
    private readonly model: TableModel,
    private readonly face: () => Face | undefined,
  ) {}

  get isOn(): boolean {
    return this.at >= 0;
  }

  get fact(): Fact | undefined {
    return this.beats[this.at]?.fact;
  }

  get wordedFact(): Fact | undefined {
    return this.beats[this.worded]?.fact;
  }

  async play(story: Story): Promise<void> {
    const all = this.face()?.beats?.(story) ?? [];
    const told = story.facts.filter((fact) => !QUIET.has(fact.code));
    this.listed = told.length > 1 ? told : [];
    if (look.soundOn) await hear();
    if (!all.length || look.speed === "none" || document.hidden) {
      // Without motion one sound stands for the whole story: that of the weightiest fact that has one.
      const loudest = told.filter((fact) => sounds?.soundOf(fact)).sort((a, b) => weightOf(b) - weightOf(a))[0];
      if (loudest) sound(loudest);
      return;
    }
    // What does not fit into the budget even at the shortest is shown at once at the end.
    const beats = all.slice(0, Math.floor(BUDGET_MS / BEAT_MIN_MS));
    const sum = beats.reduce((total, beat) => total + beat.ms, 0);
    const shrink = Math.min(1, BUDGET_MS / sum);
    this.beats = beats;
    this.worded = 0;
    for (const [at, beat] of beats.entries()) {
      const ms = Math.max(BEAT_MIN_MS, beat.ms * shrink) * this.pace;
      const later = Math.min(WORDS_MS, ms / 2);
      this.at = at;
      this.model.view = beat.view;
      if (!beat.isAgain) sound(beat.fact);
      if (await this.wait(later)) break;
      this.worded = at;
      if (!beat.isAgain) this.model.enter(beat.fact);
      if (await this.wait(ms - later)) break;
    }
    this.at = this.worded = -1;
    this.beats = [];
  }

  /** A partner has said its plan: time to read it, at the speed chosen. */
  async linger(): Promise<void> {
    if (look.speed === "none" || document.hidden) return;
    this.isLingering = true;
    await this.wait(READ_MS * this.pace);
    this.isLingering = false;
  }

  /** Can something be skipped now? */
  get isBusy(): boolean {
    return this.isOn || this.isLingering;
  }

  private get pace(): number {
    return look.speed === "half" ? 2 : look.speed === "two" ? 0.5 : 1;
  }

  skip(): void {
    this.skipping?.();
  }

  private wait(ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), ms);
      this.skipping = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });
  }
}
