/** Feurio! on the page: which verbs go together, and where a move is made. */
import type { Fact, Move, Target } from "../../made/wire";
import type { AnyView } from "../../table/model.svelte";
import type { Line } from "../../words/line";
import type { Face } from "../face";
import Aside from "./Aside.svelte";
import { beats } from "./beats";
import { summary } from "./ending";
import "./faces.css";
import { readText } from "./counts";
import FeurioBoard from "./FeurioBoard.svelte";
import type { Board, View } from "./forest";
import Hand from "./Hand.svelte";
import Meters from "./Meters.svelte";
import Picker from "./Picker.svelte";
import { seatLine } from "./spoken";
import Stock from "./Stock.svelte";
import Team from "./Team.svelte";
import Token from "./Token.svelte";

const GROUPS: Face["groups"] = [
  { name: "lay", verbs: ["lay"], icon: "flame", isDirect: true },
  // Both end the turn and let chance answer, so they are shown before they are done.
  { name: "break", verbs: ["break"], icon: "shield", isDirect: true, isAsked: true },
  { name: "men", verbs: ["men"], icon: "people", isAsked: true },
];

function goalOf(move: Move): Target | null {
  return move.targets.find((target) => target.kind === "cell") ?? null;
}

/** The move of the verb in the hand at this cell, for each colour that the seat has. */
function meant(view: AnyView, board: AnyView, target: Target, group: string): string[] {
  const seen = view as unknown as View;
  if (!target.id) return [];
  if (group === "lay") return [`lay:${target.id}`];
  const own = (board as unknown as Board).colours.filter((colour) => (seen.hands[seen.active_seat]?.[colour] ?? 0) > 0);
  return own.map((colour) => (group === "break" ? `break:${colour}>${target.id}` : `men:${colour}>${target.id}`));
}

function signOf(fact: Fact): ReturnType<NonNullable<Face["signOf"]>> {
  return typeof fact.args.seat === "number" && fact.args.seat >= 0 ? { seat: fact.args.seat } : {};
}

/** What is asked and done while a tile or a cell is picked. */
function picking(view: AnyView, text: string): ReturnType<NonNullable<Face["picking"]>> {
  const told = readText(text);
  const drawn = (view as unknown as View).drawn;
  if (text.startsWith("lay:")) return { ask: { id: "page-feurio-ask-lay", args: { value: drawn ?? "?" } }, done: { id: "page-verb-feurio-lay" } };
  if (!told) return undefined;
  const value = (view as unknown as View).tiles.find((tile) => tile.cell === told.cell)?.value ?? 0;
  const colour: Line = { id: `name-feurio-colour-${told.colour}` };
  if (told.verb === "break") return { ask: { id: "page-feurio-ask-break" }, done: { id: "page-feurio-do-break", args: { colour } } };
  return { ask: { id: "page-feurio-ask-men", args: { value } }, done: { id: "page-feurio-do-men", args: { count: told.count, colour } } };
}

/** A turn begins with the tile that is drawn. */
function turnOf(fact: Fact): ReturnType<NonNullable<Face["turnOf"]>> {
  if (fact.code === "pile-empty") return { title: { id: "page-feurio-only-men" } };
  const seat = fact.code === "tile-drawn" ? fact.line.args?.seat : undefined;
  return seat && typeof seat === "object" && "id" in seat ? { seat: seat as Line } : undefined;
}

const face: Face = {
  Pad: () => import("./Pad.svelte"),
  summary,
  EndPicture: () => import("./Still.svelte"),
  books: ["feurio"],
  Board: FeurioBoard,
  Meters,
  Aside,
  Team,
  Token,
  Hand,
  Stock,
  Picker,
  groups: GROUPS,
  endVerb: "pass",
  firstGroup: "lay",
  seatName: (board, seat) => seatLine(board as unknown as Board, seat),
  goalOf,
  meant,
  picking,
  signOf,
  turnOf,
  beats,
};

export default face;
