/** What made the result of a forest fire: points apart, or what the colours lacked. */
import type { Fact } from "../../made/wire";
import type { AnyView } from "../../table/model.svelte";
import type { Line } from "../../words/line";
import type { Board, View } from "./forest";
import { seatLine } from "./spoken";

export function summary(board: AnyView, view: AnyView, facts: Fact[]): Line[] {
  const seen = view as unknown as View;
  const plan = board as unknown as Board;
  const tiles = seen.tiles.length;
  if (plan.mode !== "scored") {
    const lacking = seen.goal.filter((goal) => goal.lack);
    return [
      { id: "page-why-feurio-goals", args: { safe: 4 - lacking.length, all: 4 } },
      ...(lacking.length ? [{ id: "page-why-feurio-lacking", args: { colours: lacking.map((goal): Line => ({ id: `name-feurio-colour-${goal.colour}` })) } }] : []),
    ];
  }
  const best = seen.areas.filter((area) => area.value > 0).sort((a, b) => b.value - a.value)[0];
  const closed = facts.filter((fact) => fact.code === "area-closed").length;
  return [
    ...(best && best.seat !== null ? [{ id: "page-why-feurio-best", args: { seat: seatLine(plan, best.seat), sum: best.sum, water: best.water ?? 1, value: best.value } }] : []),
    { id: "page-why-feurio-tiles", args: { tiles, closed } },
  ];
}
