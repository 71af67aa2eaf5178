/**
 * The table of SOS Titanic as the page needs it: the records of the view, cards read from their texts, and
 * which of the legal moves begin where and lead where. No rule: all of it is read from view and moves.
 */
import type { Move, Target } from "../../made/wire";

export type Rank = "first" | "second";

export interface Board {
  decks: { place: string; compartments: number; lost_on_page: number | null }[];
  pages: { page: number; number: number; clock: string; flooded: number[]; decks_lost: string[] }[];
  crew: { crew: string; rescue_max: number; compensation: number }[];
  classes: { passenger_class: Rank; letter: string; highest: number; groups: string[] }[];
  passengers: number;
  historical_score: number;
}

export interface Card {
  card: string;
  passenger_class: Rank;
  number: number;
  anchor: boolean;
  mystery: boolean;
}

export interface LineNow {
  place: string;
  usable: boolean;
  lost: boolean;
  dry: number | null;
  hidden: number;
  known: string[];
  possible: string[];
  unseen: number;
  visible: Card[];
}

export interface GroupNow {
  place: string;
  passenger_class: Rank;
  top: number;
  wants: number | null;
  cards: Card[];
  used: string[];
  anchors: number[];
}

export interface SeatNow {
  seat: number;
  crew: string | null;
  actions: string[];
  rescue_max: number;
  compensation: number;
  is_active: boolean;
}

export interface View {
  seat: number;
  turn: number;
  phase: string;
  actor: number;
  active_seat: number;
  page: number;
  number: number;
  clock: string;
  flooded: number[];
  floods_next: string | null;
  seats: SeatNow[];
  lines: LineNow[];
  groups: GroupNow[];
  pile: { size: number; top: string[]; middle: number; known: string[]; bottom: string[] };
  discard: number;
  discard_cards: string[];
  discard_open: boolean;
  action_pile: number;
  action_discard: number;
  action_discard_cards: string[];
  action_discard_open: boolean;
  unseen: Record<string, Record<string, number>>;
  unseen_cards: string[];
  split: { cards: string[]; lines: string[] }[];
  step: {
    resolving: string | null;
    drawn: string[];
    fitting: string[];
    placements: { card: string; places: string[] }[];
    line: string | null;
    offered: string[];
    gives: string | null;
  };
  survivors: number;
  score: number;
  page_points: number;
  anchor_points: number;
  score_parts: { part: string; of: string; points: number; rule: string }[];
  ending: string | null;
}

/** A card from its text: `s12a`, or `mf6` for a stand-in. */
export function cardOf(code: string): Card {
  const isMystery = code.startsWith("m");
  const body = isMystery ? code.slice(1) : code;
  return {
    card: code,
    passenger_class: body.startsWith("f") ? "first" : "second",
    number: Number.parseInt(body.slice(1), 10) || 0,
    anchor: body.endsWith("a"),
    mystery: isMystery,
  };
}

export function isPassenger(code: string): boolean {
  return /^m?[fs]\d+a?$/.test(code);
}

/** `f7a` as F7a: the class in capitals, the anchor small. */
export function faceOf(code: string): string {
  return code.endsWith("a") ? `${code.slice(0, -1).toUpperCase()}a` : code.toUpperCase();
}

/** The end of a line, counted in cards from its free end. */
export const tail = (place: string, many: number): Target => ({ kind: "tail", id: `${place}*${many}` });

/** What is in front of `>` and behind it: whom or what a move takes, and where it goes. */
function halves(move: Move): [string, string] {
  const body = move.text.slice(move.text.indexOf(":") + 1);
  const at = body.indexOf(">");
  return at < 0 ? [body, ""] : [body.slice(0, at), body.slice(at + 1)];
}

/** What one touches first: the end of a line, a card, the pile; null: the move is a button. */
export function sourceOf(move: Move): Target | null {
  const [from, to] = halves(move);
  switch (move.verb) {
    case "move":
      return tail(from, Number(to.split("*")[1] ?? 1));
    case "rescue":
    case "seek":
      return { kind: "pile", id: "pile" };
    case "play":
      return { kind: "action", id: from };
    case "keep-one":
    case "take":
      return { kind: "offer", id: from };
    case "place":
    case "top":
    case "bottom":
    case "pick":
      return { kind: "card", id: from };
    default:
      return null;
  }
}

/** A place that a move leads to; some lead to two lines, some take a certain number of cards there. */
export interface Goal {
  places: string[];
  many: number | undefined;
}

export function goalOf(move: Move): Goal {
  const [, to] = halves(move);
  const [places = "", many] = to.split("*");
  return { places: places ? places.split(",") : [], many: many ? Number(many) : undefined };
}

export const same = (a: Target | null | undefined, b: Target | null | undefined): boolean =>
  !!a && !!b && a.kind === b.kind && a.id === b.id;

/** The moves that begin at what is picked. */
export function movesFrom(moves: Move[], picked: Target | null): Move[] {
  return picked ? moves.filter((move) => same(sourceOf(move), picked)) : [];
}

/** Where on the drawing a place is: the ship's side is the first boat of that class still to be lowered. */
export function spotOf(view: View, place: string, move: Move): string {
  if (place === "side") {
    const [from] = halves(move);
    const line = view.lines.find((one) => one.place === from);
    const code = line?.visible.at(-1)?.card ?? from;
    const rank: Rank = code.startsWith("mystery") ? (code.includes("first") ? "first" : "second") : cardOf(code).passenger_class;
    return view.groups.find((group) => group.passenger_class === rank && !group.top)?.place ?? place;
  }
  if (place === "mf" || place === "ms") {
    const rank: Rank = place === "mf" ? "first" : "second";
    const is = (card: Card) => card.mystery && card.passenger_class === rank;
    return view.lines.find((line) => line.visible.some(is))?.place ?? view.groups.find((group) => group.cards.some(is))?.place ?? place;
  }
  return place;
}

/** Passengers that lie open to choose from: drawn, looked at, or found by a card. */
export function openCards(view: View, moves: Move[]): string[] {
  const { drawn, placements } = view.step;
  const found = drawn.length ? [...drawn] : view.discard_open ? [...view.discard_cards] : [];
  const asked = moves.map(sourceOf).filter((target) => target?.kind === "card").map((target) => target?.id ?? "");
  for (const code of [...placements.map((one) => one.card), ...asked]) if (!found.includes(code)) found.push(code);
  return found;
}

/** Action cards that wait for a choice. */
export function openActions(view: View, moves: Move[]): string[] {
  const asked = moves.filter((move) => move.verb === "take" || move.verb === "keep-one").map((move) => sourceOf(move)?.id ?? "");
  return [...new Set([...view.step.offered, ...asked])];
}

const FAMILIES: Record<string, string> = {
  "get-ready": "family-lines", "come-on": "family-fetch", "come-back": "family-fetch", "your-turn": "family-lines",
  "same-lines": "family-lines", wait: "family-lines", "save-time": "family-time", "plan-a": "family-plan", "plan-b": "family-plan",
  "collapsible-boat": "family-boat", "mystery-first": "first", "mystery-second": "second",
};
export const familyOf = (action: string): string => `var(--${FAMILIES[action] ?? "line-2"})`;
