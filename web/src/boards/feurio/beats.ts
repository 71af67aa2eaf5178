/**
 * The beats of a story: how long each fact is shown and how the forest then looks. A tile falls, then the heats
 * round it are counted anew; men come one by one, then their area and its sum. Tiles and men lie where the fact
 * says; heats, areas and totals are what the table says at the end.
 */
import type { Fact } from "../../made/wire";
import type { AnyView, Story } from "../../table/model.svelte";
import type { Beat } from "../face";
import type { Colour, View } from "./forest";

const MS: Record<string, number> = {
  "start-tile-laid": 250, "tile-drawn": 350, "tile-laid": 250, "firebreak-laid": 250, "men-placed": 150, passed: 200, "pile-empty": 500,
  "reinforcements-removed": 300, "area-scored": 260, "area-closed": 260, "total-scored": 300, "colour-safe": 300, "colour-failed": 300,
  "play-ended": 400,
};
const OTHER_MS = 150;
const RECOUNT_MS = 200;
const AREA_MS = 300;

/** Where a tile lies, from the name of its cell. */
function placeOf(cell: string): { q: number; r: number } {
  const [q = 0, r = 0] = cell.split(",").map(Number);
  return { q, r };
}

function known(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

/** The forest with one more fact put down in it. */
export function after(view: View, fact: Fact): View {
  const cell = String(fact.args.cell ?? "");
  const seat = Number(fact.args.seat ?? -1);
  const value = known(fact.args.value);
  switch (fact.code) {
    case "tile-drawn":
      return { ...view, drawn: value, has_drawn: true, pile: Number(fact.args.left), active_seat: seat };
    case "start-tile-laid":
    case "tile-laid":
    case "firebreak-laid": {
      const hider = fact.code === "firebreak-laid" ? seat : null;
      const tile = { cell, ...placeOf(cell), value, laid_face_down_by: hider, spaces: 0, free_sides: 0, room: 0, men: {} };
      return {
        ...view,
        drawn: null,
        has_drawn: false,
        tiles: [...view.tiles.filter((one) => one.cell !== cell), tile],
        candidates: view.candidates.filter((one) => one.cell !== cell),
      };
    }
    case "men-placed": {
      const colour = String(fact.args.colour) as Colour;
      const count = Number(fact.args.count);
      return {
        ...view,
        tiles: view.tiles.map((tile) => (tile.cell === cell ? { ...tile, men: { ...tile.men, [colour]: (tile.men[colour] ?? 0) + count } } : tile)),
        hands: view.hands.map((hand, at) => (at === seat ? { ...hand, [colour]: (hand[colour] ?? 0) - count } : hand)),
      };
    }
    default:
      return view;
  }
}

/** What follows from a fact without being told: the heats round a tile, the other men, the area they make. */
function aftermath(view: View, fact: Fact, last: View): { ms: number; view: View }[] {
  switch (fact.code) {
    case "start-tile-laid":
    case "tile-laid":
    case "firebreak-laid": {
      const laid = new Set(view.tiles.map((tile) => tile.cell));
      const tiles = view.tiles.map((tile) => {
        const now = last.tiles.find((one) => one.cell === tile.cell);
        return now ? { ...tile, spaces: now.spaces, free_sides: now.free_sides, room: now.room } : tile;
      });
      const candidates = last.candidates.filter((cell) => !laid.has(cell.cell));
      return [{ ms: RECOUNT_MS, view: { ...view, tiles, candidates, hottest: last.hottest } }];
    }
    case "men-placed":
      return [{ ms: AREA_MS, view: { ...view, areas: last.areas, standing: last.standing, goal: last.goal } }];
    default:
      return [];
  }
}

/** Men of one fact as one fact each, so that they enter one by one. */
function oneByOne(fact: Fact): Fact[] {
  const count = fact.code === "men-placed" ? Number(fact.args.count) : 1;
  if (count < 2) return [fact];
  return Array.from({ length: count }, () => ({ ...fact, args: { ...fact.args, count: 1 } }));
}

export function beats(story: Story): Beat[] {
  let view = story.before as unknown as View;
  const last = story.after as unknown as View;
  const found: Beat[] = [];
  for (const fact of story.facts) {
    const ms = MS[fact.code] ?? OTHER_MS;
    for (const [at, part] of oneByOne(fact).entries()) {
      view = after(view, part);
      found.push({ fact, ms, view: view as unknown as AnyView, ...(at ? { isAgain: true } : {}) });
    }
    for (const step of aftermath(view, fact, last)) {
      view = step.view;
      found.push({ fact, ms: step.ms, view: view as unknown as AnyView, isAgain: true });
    }
  }
  // The last thing seen is what the table says.
  const end = found.at(-1);
  if (end) end.view = story.after;
  return found;
}
