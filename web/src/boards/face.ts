/**
 * What a game brings to the page: its board, its meters, how its verbs are grouped and drawn. One module
 * per game default-exports a `Face`; `faceOf` fetches it when a table of that game is opened. A game
 * without one is played with the plain face, by its list of moves.
 */
import type { Component } from "svelte";
import type { Fact, Move, SeatInfo, Target, Way as Reach } from "../made/wire";
import type { IconName } from "../pieces/Icon.svelte";
import type { Book } from "../words/words.svelte";
import type { Line } from "../words/line";
import type { AnyView, Story, TableModel } from "../table/model.svelte";
import type { BoardProps, Way } from "./board";

export interface Group {
  name: string;
  verbs: string[];
  icon: IconName;
  /** shown even when nothing of it is legal, so that one can ask why */
  isSteady?: boolean;
  /** if only one move is legal, its button does it */
  isDirect?: boolean;
  /** shown before it is done, also with a mouse: what follows cannot be taken back */
  isAsked?: boolean;
}

/** A beat of a story: how long it is shown, and the view as it then looks. */
export interface Beat {
  fact: Fact;
  ms: number;
  view: AnyView;
  /** the same fact goes on: what follows from it is shown, nothing new is told */
  isAgain?: boolean;
}

/** What is touched instead of thrown: outcomes that the table would take now, and where one of them is meant. */
export interface PadProps<Board, View> {
  board: Board;
  view: View;
  moves: Move[];
  isBusy: boolean;
  perform: (text: string) => void;
  /** what the chosen outcome is about, to be marked on the board */
  point: (targets: Target[]) => void;
}

export interface Face {
  books: Book[];
  // Each board knows its own view; the screen hands on what the table said.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Board: Component<BoardProps<any, any>>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Meters: Component<{ board: any; view: any; isSmall: boolean }>;
  /** what stands under the team: last roll, reserves */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Aside?: Component<{ board: any; view: any; facts: Fact[]; seats?: SeatInfo[] }>;
  /** what lies in front of the players, under the prompt: hands and piles */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Tray?: Component<BoardProps<any, any>>;
  /** the Aside shows the crew itself, so the screen lists no team beside it */
  hasOwnTeam?: boolean;
  /** the rule that says how far the verbs of a group reach: why nothing can be done somewhere far away */
  reach?: Record<string, string>;
  /** a first touch picks up, a second one, a button or its number says where to */
  isTwoStep?: boolean;
  /** who sits where, instead of the plain team: cards of the game's own */
  Team?: Component<{ model: TableModel; form?: "list" | "chips" | "rail" }>;
  /** what a seat is called where nobody gave a name, if not by its letter */
  seatName?(board: AnyView, seat: number): Line;
  /** how a seat looks, where shape and colour are the game's own */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Token?: Component<{ board: any; seat: number; size: number }>;
  /** what lies in the hand, before the prompt; what is left, after it */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Hand?: Component<{ board: any; view: any; isSmall: boolean }>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Stock?: Component<{ view: any }>;
  /** real dice, markers, cards and tiles by picture: loaded when a table waits for them */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Pad?: () => Promise<{ default: Component<PadProps<any, any>> }>;
  /** a small picture of the board round some cells, or of its middle */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Detail?: Component<{ board: any; view: any; cells: string[] }>;
  /** chooses among several moves at one place, instead of a button for each */
  Picker?: Component<{ texts: string[]; chosen: string; isSmall: boolean; choose: (text: string) => void; wonder: (text: string) => void }>;
  /** the question and the button while one of several moves is meant */
  picking?(view: AnyView, text: string): { ask: Line; done: Line } | undefined;
  groups: Group[];
  /** the verb that ends a turn, if it is offered */
  endVerb: string;
  /** the verb that lies in the hand at the start */
  firstGroup: string;
  /** where on the board a move is made; null: nowhere, it is a button */
  goalOf(move: Move): Target | null;
  /** the seat whose figure a move or way is about */
  wayOf?(view: AnyView, board: AnyView, reach: Reach, all: Reach[]): Way | null;
  /** texts of moves that somebody who touches this place could have meant, to ask why not */
  meant(view: AnyView, board: AnyView, target: Target, group: string): string[];
  /** a line about a seat: where its figure is, what it carries */
  about?(view: AnyView, seat: number): { points: number; free: number; cell: string | null; role: string; isDown: boolean } | undefined;
  /** pieces that texts call by a name: the pattern catches the name, the sign stands for it */
  Named?: { pattern: RegExp; Sign: Component<{ name: string; size: number }> };
  /** whose figure stands there, alone: it can be touched to ask for something */
  seatAt?(view: AnyView, target: Target): number | undefined;
  /** a small sign in front of a fact of the log */
  signOf?(fact: Fact): { seat?: number; piece?: string; dice?: [number, number] };
  /** whose turn begins with this fact, or what else the log begins anew for, where the facts do not say it themselves */
  turnOf?(fact: Fact): { seat: Line } | { title: Line } | undefined;
  /** the beats of a story; none: it is shown at once */
  beats?(story: Story): Beat[];
  /** the end in one line, where won or lost does not say it */
  headline?(view: AnyView): Line;
  /** what made the result, in a sentence or two, counted from the whole log */
  summary?(board: AnyView, view: AnyView, facts: Fact[]): Line[];
  /** how the board looked at the end */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  EndPicture?: () => Promise<{ default: Component<{ board: any; view: any; isWhole?: boolean }> }>;
  /** how the result is made up, instead of the meters */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Score?: () => Promise<{ default: Component<{ board: any; view: any }> }>;
  /** how the play went, for the end; loaded with it */
  Chart?: {
    title: string;
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    load: () => Promise<{ default: Component<{ board: any; facts: Fact[]; last: number; see: (ply: number) => void }> }>;
  };
  /** several boards side by side need the room of the team */
  isWide?(board: AnyView): boolean;
}

const FACES: Record<string, () => Promise<{ default: Face }>> = {
  flashpoint: () => import("./flashpoint/face"),
  titanic: () => import("./titanic/face"),
  feurio: () => import("./feurio/face"),
};

export async function faceOf(game: string): Promise<Face> {
  const load = FACES[game] ?? (() => import("./plain/face"));
  return (await load()).default;
}
