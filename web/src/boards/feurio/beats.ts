/**
 * The beats of a story: how long each fact is shown and how the forest then looks. A tile or a man is
 * put down where the fact says; heats, areas and totals are what the table says at the end.
 */
import type { Fact } from "../../made/wire";
import type { AnyView, Story } from "../../table/model.svelte";
import type { Beat } from "../face";
import type { Colour, View } from "./forest";

const MS: Record<string, number> = {
  "start-tile-laid": 250, "tile-drawn": 350, "tile-laid": 450, "firebreak-laid": 450, "men-placed": 450, passed: 200, "pile-empty": 500,
  "reinforcements-removed": 300, "area-scored": 260, "area-closed": 260, "total-scored": 300, "colour-safe": 300, "colour-failed": 300,
  "play-ended": 400,
};
const OTHER_MS = 150;

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

export function beats(story: Story): Beat[] {
  let view = story.before as unknown as View;
  return story.facts.map((fact, at) => {
    view = at === story.facts.length - 1 ? (story.after as unknown as View) : after(view, fact);
    return { fact, ms: MS[fact.code] ?? OTHER_MS, view: view as unknown as AnyView };
  });
}
