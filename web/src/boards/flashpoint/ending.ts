/** What made the result of a rescue, counted from the log: people, walls, explosions. */
import type { Fact } from "../../made/wire";
import type { AnyView } from "../../table/model.svelte";
import type { Line } from "../../words/line";
import type { Board, View } from "./house";

const BLASTS = new Set(["explosion", "hazmat-exploded", "object-exploded"]);

export function summary(board: AnyView, view: AnyView, facts: Fact[]): Line[] {
  const { rescued, lost, damage } = view as unknown as View;
  const { damage_max } = board as unknown as Board;
  const many = (test: (fact: Fact) => boolean): number => facts.filter(test).length;
  return [
    { id: "page-why-flashpoint-people", args: { rescued, lost } },
    {
      id: "page-why-flashpoint-house",
      args: { damage, most: damage_max, blasts: many((fact) => BLASTS.has(fact.code)), downs: many((fact) => fact.code === "firefighter-knocked-down") },
    },
  ];
}
