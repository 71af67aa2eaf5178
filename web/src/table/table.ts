/**
 * The one seam between the page and whatever runs the rules: a server behind a socket now, the same
 * Python in the browser later. Boards and screens know these types and nothing of a carrier.
 */
import type { Line } from "../words/line";

export interface Target {
  kind: string;
  id: string;
}

/** A legal move as a front needs it: what it does, what it points at, what it costs. */
export interface Move {
  text: string;
  verb: string;
  rule: string;
  targets: Target[];
  cost: number;
  args: Record<string, unknown>;
  line?: Line | undefined;
}

/** Something that can be got to this turn, with the whole price and the moves that lead there. */
export interface Reach {
  target: Target;
  cost: number;
  moves: string[];
}

export interface Prompt {
  code: string;
  rule: string;
  args: Record<string, unknown>;
  line?: Line | undefined;
}

/** A fact of the story. `ply` is the moment it belongs to; `turn` and `seat` group the log. */
export interface Fact {
  code: string;
  rule: string;
  args: Record<string, unknown>;
  ply: number;
  line: Line;
}

export interface SeatInfo {
  number: number;
  /** open: somebody may sit down; person, bot; away: a person whose browser is gone. */
  state: "open" | "person" | "bot" | "away";
  name: string;
  level?: string | undefined;
  isMe: boolean;
}

export interface Outcome {
  ending: string;
  scores: number[];
  winners: number[];
  rule: string;
  line?: Line | undefined;
}

/** The table at one moment, as one seat or a spectator may know it. */
export interface Moment<View = unknown> {
  view: View;
  ply: number;
  actor: number;
  prompt: Prompt | null;
  moves: Move[];
  reach: Reach[];
  outcome: Outcome | null;
}

export interface UndoState {
  /** may be taken back freely; else the table must be asked */
  isFree: boolean;
  isPossible: boolean;
  line?: Line | undefined;
}

export interface Advice {
  moves: { text: string; value?: number | undefined; line?: Line | undefined }[];
  line?: Line | undefined;
}

export type Link = "connecting" | "open" | "lost";

/** What a table tells whoever looks at it, in the order in which it happened. */
export interface Listener {
  /** New facts, and the moment after them. */
  news(facts: Fact[], moment: Moment): void;
  seats(seats: SeatInfo[]): void;
  link(link: Link): void;
  /** A refusal, or anything else that must be said once. */
  notice(line: Line, rule?: string): void;
  undo(undo: UndoState): void;
  chat(from: number, text: string): void;
}

export interface Table {
  readonly id: string;
  readonly game: string;
  readonly options: Record<string, unknown>;
  readonly seat: number;
  readonly board: unknown;
  open(listener: Listener): Promise<{ moment: Moment; facts: Fact[]; seats: SeatInfo[]; undo: UndoState }>;
  close(): void;
  do(move: string): Promise<void>;
  whyNot(move: string): Promise<{ line: Line; rule: string } | null>;
  undo(): Promise<void>;
  /** The table as it stood after so many plies. */
  at(ply: number): Promise<Moment>;
  hint(): Promise<Advice>;
  say(text: string): Promise<void>;
}
