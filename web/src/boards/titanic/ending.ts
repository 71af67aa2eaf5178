/** What made the result of that night, counted from the log: why the pages were turned, who was saved. */
import type { Fact } from "../../made/wire";
import type { AnyView } from "../../table/model.svelte";
import type { Line } from "../../words/line";
import type { Board, View } from "./table";

export function summary(board: AnyView, view: AnyView, facts: Fact[]): Line[] {
  const { survivors, score } = view as unknown as View;
  const { passengers, historical_score } = board as unknown as Board;
  const pages = facts.filter((fact) => fact.code === "page-turned");
  const by = (...causes: string[]): number => pages.filter((fact) => causes.includes(String(fact.args.cause))).length;
  return [
    { id: "page-why-titanic-saved", args: { saved: survivors, all: passengers, score, history: historical_score } },
    { id: "page-why-titanic-pages", args: { pages: pages.length, failed: by("failed-rescue"), pile: by("reshuffle"), cards: by("come-on", "come-back") } },
  ];
}
