/**
 * Somebody acts at a table: what is shown, chosen, told and refused. Shared by the screen of a table and by a
 * lesson, which is a table with a task.
 */
import { tick, untrack } from "svelte";
import { faceOf, type Face } from "../boards/face";
import { announce } from "../lib/live.svelte";
import { bare } from "../lib/refused";
import { screen } from "../lib/screen.svelte";
import type { Target } from "../made/wire";
import { shelf } from "../pieces/shelf.svelte";
import type { Line } from "../words/line";
import { words } from "../words/words.svelte";
import { Choosing } from "./choosing.svelte";
import type { TableModel } from "./model.svelte";
import { Telling } from "./telling.svelte";

export interface Refusal {
  line: Line;
  rule: string;
}

const REFUSAL_MS = 9000;

/** A game's own side of the page, with its words and pieces. */
export async function dressOf(game: string): Promise<Face> {
  const face = await faceOf(game);
  await Promise.all([words.want(...face.books), shelf.want(game)]);
  return face;
}

export class Acting {
  face: Face | undefined = $state.raw();
  refusal: Refusal | null = $state.raw(null);
  readonly telling: Telling;
  readonly choosing: Choosing;
  private lastAsked: unknown;
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly model: TableModel,
    private readonly isKept = false,
  ) {
    this.telling = new Telling(model, () => this.face);
    this.choosing = new Choosing(model, () => this.face);
    model.notice = (line, rule) => this.refuse(line, rule);
    model.tell = (story) => this.telling.play(story);
    model.linger = () => this.telling.linger();
  }

  /** To be called in an effect: a new question finds nothing picked. True if there is one. */
  keepUp(): boolean {
    const { face, choosing, model } = this;
    choosing.isCareful = !!face?.isTwoStep || (screen.isSmall && screen.isCoarse);
    if (model.asked === this.lastAsked) return false;
    this.lastAsked = model.asked;
    untrack(() => choosing.reset());
    this.refusal = null;
    return true;
  }

  /** Says why something cannot be; the rule stands beside the sentence as a link, so it is not said twice. */
  refuse(line: Line, rule: string): void {
    this.refusal = { line: rule ? bare(line) : line, rule };
    announce(words.sentence(line));
    clearTimeout(this.fading);
    // In a lesson a wrong try stays until the next one: it is part of what is learnt.
    if (!this.isKept) this.fading = setTimeout(() => (this.refusal = null), REFUSAL_MS);
  }

  /** Why a touch here does nothing: whatever it could have meant is asked about. False if nothing is known. */
  async explain(target: Target, group: string): Promise<boolean> {
    const { model, face } = this;
    if (!model.asked || !face || !model.view || !model.board) return true;
    for (const text of face.meant(model.view, model.board, target, group)) {
      if (await this.wonder(text)) return true;
    }
    return false;
  }

  /** Why not this very move? False if it is legal. */
  async wonder(text: string): Promise<boolean> {
    const why = await this.model.whyNot(text);
    if (why) this.refuse(why.line, why.rule);
    return !!why;
  }

  /** The keys that any table knows; true if one was meant. */
  key(event: KeyboardEvent): boolean {
    const within = event.target as HTMLElement;
    if (event.key === "Escape") {
      this.choosing.cancel();
      this.refusal = null;
    } else if (event.key === " " && this.telling.isBusy) this.telling.skip();
    else if (event.key === "Enter" && this.choosing.picked && !within.closest("button")) void this.choosing.confirm();
    else return false;
    event.preventDefault();
    return true;
  }
}

/** Keys that belong to whoever has the focus, or to the browser. */
export function isElsewhere(event: KeyboardEvent): boolean {
  return !!(event.target as HTMLElement).closest("input, textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey;
}

/** Focuses what comes to stand on the page by and by. */
export function focusSoon(find: () => HTMLElement | undefined): void {
  void tick().then(() => find()?.focus());
}
