/**
 * The beats of a story, in the order of its facts: how long each is shown and how the board looks after
 * it. A view in between is the view before with the facts so far put down on it, as one would move
 * the pieces on a table while somebody reads the log aloud; the last one is what the table says.
 */
import type { Fact } from "../../made/wire";
import type { AnyView, Story } from "../../table/model.svelte";
import type { Beat } from "../face";
import type { Pile, View } from "./house";

const MS: Record<string, number> = {
  "actions-ended": 150, "fire-rolled": 600, "gun-rolled": 600, "smoke-placed": 200, "smoke-caught-fire": 220, "fire-placed": 220,
  explosion: 300, "fire-spread": 180, shockwave: 160, "shockwave-passed": 80, "wall-damaged": 180, "wall-destroyed": 220,
  "door-blown-away": 220, "smoke-flashed-over": 120, "hazmat-exploded": 360, "object-exploded": 360, "floor-damaged": 150,
  "floor-destroyed": 250, "firefighter-knocked-down": 220, "firefighter-recovered": 260, "victim-lost": 300, "hidden-victim-lost": 300,
  "false-alarm-burnt": 300, "poi-placed": 450, "door-jammed": 150, "ladder-raised": 240, "platform-moved": 240, "vehicle-driven": 400,
  "turn-began": 150, moved: 220, "victim-found": 300, "false-alarm-found": 300, "victim-rescued": 350,
};
const OTHER_MS = 120;

const without = (cells: string[], cell: string): string[] => cells.filter((one) => one !== cell);
const within = (cells: string[], cell: string): string[] => (cells.includes(cell) ? cells : [...cells, cell]);

function lift(piles: Pile[], cell: string): Pile[] {
  return piles.flatMap((pile) => (pile.cell !== cell ? [pile] : pile.count > 1 ? [{ ...pile, count: pile.count - 1 }] : []));
}

function put(piles: Pile[], cell: string): Pile[] {
  const known = piles.some((pile) => pile.cell === cell);
  return known ? piles.map((pile) => (pile.cell === cell ? { ...pile, count: pile.count + 1 } : pile)) : [...piles, { cell, count: 1 }];
}

const TAKES_ALONG: Record<string, "victims" | "treated" | "hazmats"> = {
  carry: "victims", lead: "treated", haul: "hazmats",
};

/** The board with one more fact put down on it. */
export function after(view: View, fact: Fact): View {
  const cell = String(fact.args.cell ?? "");
  const edge = String(fact.args.edge ?? "");
  const seat = Number(fact.args.seat ?? -1);
  const place = (to: string | null, down: boolean): View => ({
    ...view,
    firefighters: view.firefighters.map((one) => (one.seat === seat ? { ...one, cell: to, is_down: down } : one)),
  });
  const door = (state: string): View => ({ ...view, edges: view.edges.map((one) => (one.edge === edge ? { ...one, door: state } : one)) });
  switch (fact.code) {
    case "firefighter-placed":
    case "firefighter-recovered":
    case "firefighter-rode":
      return place(cell, false);
    case "firefighter-knocked-down":
      return place(cell, true);
    case "moved": {
      const moved = place(cell, false);
      const kind = TAKES_ALONG[String(fact.args.verb)];
      const from = String(fact.args.from);
      return kind ? { ...moved, [kind]: put(lift(view[kind], from), cell) } : moved;
    }
    case "smoke-placed":
      return { ...view, smoke: within(view.smoke, cell) };
    case "smoke-removed":
      return { ...view, smoke: without(view.smoke, cell) };
    case "fire-turned-to-smoke":
      return { ...view, fire: without(view.fire, cell), smoke: within(view.smoke, cell) };
    case "fire-removed":
    case "fire-outside-removed":
      return { ...view, fire: without(view.fire, cell) };
    case "threat-washed-away":
    case "threat-made-room":
      return { ...view, fire: without(view.fire, cell), smoke: without(view.smoke, cell) };
    case "fire-placed":
    case "fire-spread":
    case "smoke-caught-fire":
    case "smoke-flashed-over":
      return { ...view, fire: within(view.fire, cell), smoke: without(view.smoke, cell) };
    case "wall-damaged":
    case "wall-destroyed":
      return {
        ...view,
        damage: Number(fact.args.total ?? view.damage),
        edges: view.edges.map((one) => (one.edge === edge ? { ...one, damage: Number(fact.args.damage) } : one)),
      };
    case "door-opened":
      return door("open");
    case "door-closed":
      return door("closed");
    case "door-blown-away":
      return door("gone");
    case "victim-found":
      return { ...view, pois: without(view.pois, cell), victims: put(view.victims, cell) };
    case "false-alarm-found":
    case "false-alarm-burnt":
      return { ...view, pois: without(view.pois, cell) };
    case "hidden-victim-lost":
      return { ...view, pois: without(view.pois, cell), lost: Number(fact.args.lost) };
    case "victim-lost":
      return { ...view, victims: lift(view.victims, cell), lost: Number(fact.args.lost) };
    case "victim-rescued":
      return { ...view, victims: lift(view.victims, cell), rescued: Number(fact.args.rescued) };
    case "victim-treated":
      return { ...view, victims: lift(view.victims, cell), treated: put(view.treated, cell) };
    case "poi-placed":
      return { ...view, pois: within(view.pois, cell) };
    case "hazmat-exploded":
    case "hazmat-disposed":
    case "hazmat-removed":
      return { ...view, hazmats: lift(view.hazmats, cell) };
    case "hot-spot-added":
    case "hot-spot-placed":
      return { ...view, hot_spots: within(view.hot_spots, cell) };
    case "fire-rolled":
    case "gun-rolled":
      return { ...view, dice: [Number(fact.args.red), Number(fact.args.black)] };
    default:
      return view;
  }
}

export function beats(story: Story): Beat[] {
  let view = story.before as unknown as View;
  // Nobody's points or turn change until the story is over; the last beat is the truth itself.
  return story.facts.map((fact, at) => {
    view = at === story.facts.length - 1 ? (story.after as unknown as View) : after(view, fact);
    return { fact, ms: MS[fact.code] ?? OTHER_MS, view: view as unknown as AnyView };
  });
}
