/**
 * What every board is given. A board draws a view and what may be touched now, and says what was
 * touched; it knows no table, no carrier and no rule.
 */
import type { Fact, Move, Target } from "../made/wire";
import type { Line } from "../words/line";

/** Something on the board that may be touched now. */
export interface Offer {
  target: Target;
  moves: Move[];
  price: number;
}

/** Something further away, with the price of the whole way. */
export interface Far {
  target: Target;
  price: number;
}

/** A way that was asked for: its steps with what has been paid by then. */
export interface Way {
  seat: number;
  steps: { cell: string; price: number | null }[];
}

export interface Offers {
  /** legal now, under the verb that is chosen */
  lit: Offer[];
  far: Far[];
  /** legal now under another verb: a small pill with its sign */
  aside: (Offer & { sign: string })[];
  way: Way | null;
  /** what was picked and waits for a confirmation */
  picked: Target | null;
  /** everything legal now, under whichever verb; its order is that of the numbered answers */
  moves: Move[];
  /** the text of the move that a confirmation would do, where several may be done at the picked place */
  chosen?: string;
}

export const NO_OFFERS: Offers = { lit: [], far: [], aside: [], way: null, picked: null, moves: [] };

/** What a partner says: its words, and while it is a plan the way and the places it is about. */
export interface Meant {
  seat: number;
  line: Line;
  isPlan: boolean;
  way: string[];
  places: string[];
}

/** What a step of a lesson is about: everything else lies under a veil; while it is open a hand points there. */
export interface Task {
  isOpen: boolean;
  about: Target[];
}

/** A request that stands: to whom, what, where. */
export interface Wanted {
  seat: number;
  what: string;
  at: string;
}

export interface BoardProps<Board, View> {
  board: Board;
  view: View;
  offers: Offers;
  /** things that the log, or the prompt, points at */
  marked: Target[];
  isSmall: boolean;
  /** the fact that is being shown while a story is told */
  beat?: Fact | undefined;
  /** what a partner means to do, or says about it */
  meant?: Meant | undefined;
  /** what was asked of partners, where, and waits to be done */
  wanted?: Wanted[];
  /** in a lesson */
  task?: Task | undefined;
  pick: (target: Target) => void;
  ask: (target: Target) => void;
  /** do one of the legal moves: for boards on which a second touch says where to */
  act?: ((text: string) => void) | undefined;
  /** which of the moves at the picked place is meant; nothing is done yet */
  choose?: (text: string) => void;
  /** "why not this very move?" */
  wonder?: (text: string) => void;
}
