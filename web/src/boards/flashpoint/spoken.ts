/**
 * A cell in words, as `tocsin.telling.flashpoint.house` says it: what is in it and what is on its four
 * sides. Composed from the view with the same messages; a test compares both.
 */
import type { Line } from "../../words/line";
import { say } from "../../words/words.svelte";
import { STEPS, type Edge, type House, type Place, type Way } from "./house";

const SIDES: [string, Way][] = [
  ["north", "n"],
  ["east", "e"],
  ["south", "s"],
  ["west", "w"],
];

/** One word for what an edge is now, jammed doors included. */
export function nameEdge(edge: Edge): string {
  if (edge.jams) return edge.door === "open" ? "jammed-open" : "jammed";
  if (edge.kind === "wall") return ["wall", "damaged", "destroyed"][Math.min(edge.damage, 2)] ?? "wall";
  if ((edge.kind === "light-wall" || edge.kind === "window") && edge.damage) return "destroyed";
  if ((edge.kind === "window" || edge.kind === "fireproof-door") && edge.door !== "gone") {
    return edge.door === "open" ? `${edge.kind}-open` : edge.kind;
  }
  return edge.door || edge.kind;
}

function thingsIn(house: House, cell: string): { kind: string; count: number; goal: string }[] {
  const view = house.view;
  if (!view) return [];
  const found: { kind: string; count: number; goal: string }[] = [];
  const add = (kind: string, count: number, goal = "") => {
    if (count) found.push({ kind, count, goal });
  };
  const has = (cells: string[] | undefined) => (cells ?? []).filter((one) => one === cell).length;
  add("fire", has(view.fire));
  add("smoke", has(view.smoke));
  add("hot", has(view.hot_spots));
  add("poi", has(view.pois));
  const piles = { victim: view.victims, treated: view.treated, hazmat: view.hazmats };
  for (const [kind, list] of Object.entries(piles)) {
    for (const pile of list) if (pile.cell === cell) add(kind, pile.count);
  }
  add("ambulance", has(view.ambulance?.cells));
  add("engine", has(view.engine?.cells));
  for (const object of view.objects ?? []) add(object.kind, has(object.cells));
  add("hole", has(view.holes));
  add("bridge", has(view.bridges));
  add("crack", has(view.damaged_floors));
  add("toxic", has(view.toxic));
  add("ladder-folded", has(view.ladders_folded));
  if (view.platform?.cell === cell) add("platform", 1);
  const gone = new Set((view.stairs ?? []).filter((one) => one.gone).map((one) => one.lower + one.upper));
  for (const flight of house.board.stairs ?? []) {
    if (gone.has(flight.lower + flight.upper)) continue;
    if (flight.lower === cell) add("stairs-up", 1, flight.upper);
    if (flight.upper === cell) add("stairs-down", 1, flight.lower);
  }
  for (const ladder of [...(view.ladders_raised ?? []), ...(view.ladders_down ?? [])]) {
    if (ladder.base === cell) add("ladder-up", 1, ladder.top);
    if (ladder.top === cell) add("ladder-down", 1, ladder.base);
  }
  return found;
}

function contents(house: House, cell: string): Line[] {
  const told: Line[] = thingsIn(house, cell).map(({ kind, count, goal }) => {
    const thing: Line = { id: `board-flashpoint-thing-${kind}`, args: { cell: goal } };
    return count > 1 ? { id: "board-flashpoint-times", args: { count, thing } } : thing;
  });
  const seats = (house.view?.firefighters ?? []).filter((one) => one.cell === cell);
  return [...told, ...seats.map((one) => ({ id: `name-flashpoint-seat-${one.seat}` }))];
}

function beside(house: House, place: Place, way: Way): Line {
  const other = house.beside(place, way);
  const name = house.name(other);
  if (!house.has(other)) return { id: "board-flashpoint-side-edge" };
  const here = house.name(place);
  const edge = house.between(here, name);
  const side: Line = { id: `board-flashpoint-side-${edge ? nameEdge(edge) : "free"}` };
  const things = contents(house, name);
  return things.length ? { id: "board-flashpoint-side-with", args: { side, things } } : side;
}

/** A cell, what is in it, and what is on its four sides and beyond them. */
export function roundLine(house: House, cell: string): Line {
  const place = house.place(cell);
  const things = contents(house, cell);
  const args: Record<string, Line | Line[] | string> = {
    cell,
    things: things.length ? things : { id: "say-flashpoint-nothing" },
  };
  for (const [name, way] of SIDES) args[name] = beside(house, place, way);
  return { id: "say-flashpoint-round", args };
}

/** What is in a cell, shortly: the name that a reader hears while moving about. */
export function tellCell(house: House, cell: string): string {
  const place = house.place(cell);
  const things = contents(house, cell);
  const walls = (Object.keys(STEPS) as Way[]).filter((way) => {
    const edge = house.between(cell, house.name(house.beside(place, way)));
    return edge !== undefined && edge.kind !== "doorway";
  });
  const sides = walls.map((way): Line => ({
    id: "page-side",
    args: { way: { id: `page-way-${way}` }, side: beside(house, place, way) },
  }));
  return say({
    id: "page-cell",
    args: {
      cell,
      things: things.length ? things : { id: "say-flashpoint-nothing" },
      sides,
      count: sides.length,
    },
  });
}
