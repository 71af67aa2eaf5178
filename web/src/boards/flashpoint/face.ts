/** Flash Point and Extreme Danger on the page: which verbs go together, and where a move is made. */
import type { Fact, Move, Target, Way as Reach } from "../../made/wire";
import type { AnyView } from "../../table/model.svelte";
import type { Way } from "../board";
import type { Face } from "../face";
import Aside from "./Aside.svelte";
import Detail from "./Detail.svelte";
import FlashpointBoard from "./FlashpointBoard.svelte";
import { House, type Board, type View, type Way as Compass } from "./house";
import Meters from "./Meters.svelte";
import { beats } from "./beats";
import { summary } from "./ending";

const GROUPS: Face["groups"] = [
  { name: "walk", verbs: ["walk", "squeeze", "climb"], icon: "walk", isSteady: true },
  {
    name: "carry",
    verbs: ["carry", "lead", "lead-carry", "lead-haul", "climb-carry", "climb-lead", "climb-haul", "haul"],
    icon: "carry",
    isSteady: true,
  },
  { name: "spray", verbs: ["spray"], icon: "drop", isSteady: true },
  { name: "chop", verbs: ["chop"], icon: "axe", isSteady: true },
  { name: "door", verbs: ["open", "close"], icon: "door", isSteady: true },
  { name: "treat", verbs: ["treat"], icon: "cross" },
  { name: "dispose", verbs: ["dispose"], icon: "drum" },
  { name: "identify", verbs: ["identify"], icon: "eye" },
  { name: "sniff", verbs: ["sniff"], icon: "eye" },
  { name: "drive", verbs: ["drive"], icon: "truck" },
  { name: "gun", verbs: ["gun"], icon: "drop" },
  { name: "crew", verbs: ["crew"], icon: "swap" },
  {
    name: "ladder",
    verbs: ["raise", "fold", "lay", "tote", "lead-tote"],
    icon: "ladder",
  },
  { name: "repair", verbs: ["repair", "clean", "clear"], icon: "hand" },
  { name: "platform", verbs: ["operate", "cannon", "board", "load", "load-treated", "alight", "put-down"], icon: "truck" },
];

const COMMAND: Face["groups"][number] = {
  name: "command",
  verbs: [
    "walk", "carry", "haul", "lead", "lead-carry", "lead-haul", "open", "close", "tote", "lead-tote", "raise", "fold", "lay",
    "climb", "climb-carry", "climb-haul", "climb-lead",
  ].map((verb) => `command-${verb}`),
  icon: "chat",
};

/** Between two cells if the move is about what is there, else in the last cell it names. */
function goalOf(move: Move): Target | null {
  const edge = move.targets.find((target) => target.kind === "edge");
  if (edge) return edge;
  if (["treat", "dispose", "crew"].includes(move.verb)) return null;
  return move.targets.filter((target) => target.kind === "cell").at(-1) ?? null;
}

const COMPASS = new Set(["n", "e", "s", "w"]);

/** The cells of a way, with what has been paid by then where the table said so. */
function wayOf(view: AnyView, board: AnyView, reach: Reach, all: Reach[]): Way | null {
  const house = new House(board as unknown as Board, view as unknown as View);
  const seat = (view as unknown as View).active_seat;
  let cell = house.figure(seat)?.cell;
  if (!cell) return null;
  const steps: Way["steps"] = [];
  for (const [at, text] of reach.moves.entries()) {
    const [verb = "", way = ""] = text.split(":");
    if (verb === "open") continue;
    const prefix = reach.moves.slice(0, at + 1);
    const known = all.find((one) => one.moves.length === prefix.length && one.moves.every((move, i) => move === prefix[i]));
    const next: string | undefined = known?.target.id ?? (COMPASS.has(way) ? house.name(house.beside(house.place(cell), way as Compass)) : undefined);
    if (!next) return { seat, steps: [{ cell: reach.target.id, price: reach.cost }] };
    cell = next;
    steps.push({ cell, price: at === reach.moves.length - 1 ? reach.cost : (known?.cost ?? null) });
  }
  return { seat, steps };
}

function meant(view: AnyView, board: AnyView, target: Target, group: string): string[] {
  const house = new House(board as unknown as Board, view as unknown as View);
  const from = house.figure((view as unknown as View).active_seat)?.cell;
  const verbs = { walk: "walk", carry: "carry", spray: "spray", chop: "chop", door: "open" }[group];
  if (!from || !verbs) return [];
  const place = house.place(from);
  const ways = ["n", "e", "s", "w"] as Compass[];
  if (!target.id) return ways.map((way) => `${verbs}:${way}`);
  if (target.id === from) return verbs === "spray" ? ["spray:here"] : [];
  const way = ways.find((one) => house.name(house.beside(place, one)) === target.id);
  return way ? [`${verbs}:${way}`] : [];
}

function about(view: AnyView, seat: number): ReturnType<NonNullable<Face["about"]>> {
  const seen = view as unknown as View;
  const figure = seen.firefighters.find((one) => one.seat === seat);
  if (!figure) return undefined;
  const isActing = seat === seen.active_seat && seen.turn > 0 && seen.ending === null;
  return {
    points: isActing ? seen.points : figure.saved,
    free: isActing ? seen.free_points : 0,
    cell: figure.cell,
    role: figure.specialist,
    isDown: figure.is_down,
  };
}

function seatAt(view: AnyView, target: Target): number | undefined {
  const here = (view as unknown as View).firefighters.filter((one) => one.cell === target.id);
  return here.length === 1 ? here[0]?.seat : undefined;
}

const PIECE_OF: Record<string, string> = {
  "smoke-placed": "smoke", "smoke-removed": "smoke", "fire-placed": "fire", "fire-spread": "fire", "smoke-caught-fire": "fire",
  "smoke-flashed-over": "fire", explosion: "fire", "shockwave-passed": "fire", shockwave: "fire", "victim-found": "victim",
  "victim-rescued": "victim", "victim-lost": "victim", "hidden-victim-lost": "victim", "false-alarm-found": "false-alarm",
  "false-alarm-burnt": "false-alarm", "poi-placed": "poi", "poi-placed-at-start": "poi", "hot-spot-placed": "hot-spot",
  "hazmat-placed": "hazmat", "hazmat-exploded": "hazmat", "wall-damaged": "wall-damaged", "wall-destroyed": "wall-destroyed",
  "door-blown-away": "door-gone", "floor-damaged": "floor-damaged", "floor-destroyed": "hole",
};

function signOf(fact: Fact): ReturnType<NonNullable<Face["signOf"]>> {
  if (typeof fact.args.red === "number" && typeof fact.args.black === "number") return { dice: [fact.args.red, fact.args.black] };
  const piece = PIECE_OF[fact.code];
  if (piece) return { piece };
  return typeof fact.args.seat === "number" ? { seat: fact.args.seat } : {};
}

const face: Face = {
  Pad: () => import("./Pad.svelte"),
  summary,
  EndPicture: () => import("./Still.svelte"),
  Detail,
  books: ["flashpoint", "extreme-danger"],
  Board: FlashpointBoard,
  Meters,
  Aside,
  groups: [...GROUPS, COMMAND],
  endVerb: "pass",
  firstGroup: "walk",
  goalOf,
  wayOf,
  meant,
  reach: { walk: "FP-MOVE-1", carry: "FP-MOVE-3", spray: "FP-EXT-1", chop: "FP-CHOP-1", door: "FP-DOOR-1" },
  about,
  seatAt,
  signOf,
  beats,
  isWide: (board) => (board as unknown as Board).levels.length > 1,
};

export default face;
