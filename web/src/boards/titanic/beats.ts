/**
 * The beats of a story: each fact, how long it is shown, and the table with the facts so far put down on it,
 * as one would lay the cards while somebody reads the log aloud. The last view is the table's own.
 */
import type { Fact } from "../../made/wire";
import type { AnyView, Story } from "../../table/model.svelte";
import type { Beat } from "../face";
import { cardOf, isPassenger, type Card, type LineNow, type View } from "./table";

const MS: Record<string, number> = {
  "turn-begun": 120, "passenger-turned-up": 250, "passengers-moved": 220, "line-opened": 240, "lifeboat-lowered": 300, "passenger-saved": 240,
  "rescue-begun": 150, "passenger-drawn": 160, "passengers-drawn": 500, "passengers-seen": 400, "passenger-placed": 220, "passengers-discarded": 200,
  "rescue-failed": 500, "page-turned": 700, "deck-lost": 300, "line-fled": 400, "action-card-played": 350, "action-card-drawn": 300,
  "action-cards-drawn": 300, "passenger-discard-reshuffled": 350, "lines-evened": 400, "run-sent-back": 250, "collapsible-boat-launched": 300,
  "mystery-passenger-placed": 300, "survivors-exchanged": 350,
};
const OTHER_MS = 120;

function codes(given: unknown): string[] {
  return (Array.isArray(given) ? given : [given]).map(String).filter(isPassenger);
}

function onLine(view: View, place: string, change: (line: LineNow) => Partial<LineNow>): View {
  return { ...view, lines: view.lines.map((line) => (line.place === place ? { ...line, ...change(line) } : line)) };
}

function taken(view: View, found: string[]): View {
  const gone = new Set(found);
  return {
    ...view,
    lines: view.lines.map((line) => (line.visible.some((card) => gone.has(card.card)) ? { ...line, visible: line.visible.filter((card) => !gone.has(card.card)) } : line)),
    step: { ...view.step, drawn: view.step.drawn.filter((code) => !gone.has(code)), placements: view.step.placements.filter((one) => !gone.has(one.card)) },
  };
}

function laid(view: View, found: Card[], place: string): View {
  const before = taken(view, found.map((card) => card.card));
  return onLine(before, place, (line) => ({ visible: [...line.visible, ...found] }));
}

/** The table with one more fact put down on it. */
export function after(view: View, fact: Fact): View {
  const { args } = fact;
  const place = String(args.line ?? args.place ?? "");
  const found = codes(args.cards ?? args.card ?? []).map(cardOf);
  switch (fact.code) {
    case "passengers-moved":
    case "line-opened":
    case "passenger-placed":
      return view.lines.some((line) => line.place === place) ? laid(view, found, place) : view;
    case "passenger-left-line":
      return taken(view, found.map((card) => card.card));
    case "lifeboat-lowered":
    case "passenger-saved": {
      const before = taken(view, found.map((card) => card.card));
      const groups = before.groups.map((group) =>
        group.place === args.group ? { ...group, top: Number(args.top), cards: [...group.cards, ...found] } : group,
      );
      return { ...before, groups };
    }
    case "passenger-turned-up":
      return onLine(view, place, (line) => ({ hidden: Math.max(0, line.hidden - 1), visible: [...line.visible, ...found] }));
    case "passenger-drawn":
    case "passengers-drawn":
    case "passengers-seen": {
      const drawn = [...view.step.drawn, ...found.map((card) => card.card).filter((code) => !view.step.drawn.includes(code))];
      const size = Math.max(0, view.pile.size - (drawn.length - view.step.drawn.length));
      return { ...view, pile: { ...view.pile, size }, step: { ...view.step, drawn } };
    }
    case "passengers-discarded":
      return { ...view, discard: view.discard + found.length, step: { ...view.step, drawn: [], fitting: [], placements: [] } };
    case "page-turned":
      return { ...view, page: Number(args.page), number: Number(args.number) };
    case "passenger-found":
    case "passengers-found":
      return onLine(view, String(args.where), () => ({ hidden: 0, visible: [] }));
    case "free-end-chosen":
      return onLine(view, place, () => ({ hidden: codes(args.cards).filter((code) => code !== args.card).length, visible: [cardOf(String(args.card))] }));
    case "lines-evened":
      return onLine(onLine(view, place, () => ({ hidden: Number(args.cards), visible: [] })), String(args.other), () => ({ hidden: Number(args.others), visible: [] }));
    case "collapsible-boat-launched":
      return laid(onLine(view, "boat", () => ({ usable: true })), found, "boat");
    case "mystery-passenger-placed": {
      const card = cardOf(`m${Number(args.class) === 1 ? "f" : "s"}${String(args.number)}`);
      const groups = view.groups.map((group) => (group.place === place ? { ...group, top: card.number, cards: [...group.cards, card] } : group));
      return { ...onLine(view, place, (line) => ({ visible: [...line.visible, card] })), groups };
    }
    case "mystery-passenger-lost":
      return onLine(view, place, (line) => ({ visible: line.visible.filter((card) => !card.mystery) }));
    case "deck-lost":
      return onLine(view, place, () => ({ lost: true, usable: false, hidden: 0, visible: [] }));
    case "line-fled":
      return onLine(view, String(args.next), () => ({ hidden: Number(args.cards), visible: [], known: [] }));
    case "run-sent-back":
      return { ...taken(view, found.map((card) => card.card)), discard: view.discard + found.length };
    default:
      return view;
  }
}

export function beats(story: Story): Beat[] {
  let view = story.before as unknown as View;
  const last = story.after as unknown as View;
  return story.facts.map((fact, at) => {
    view = at === story.facts.length - 1 ? last : after(view, fact);
    // Water and clock are those of the table as soon as the page is turned.
    if (fact.code === "page-turned" && view.page === last.page) {
      view = { ...view, clock: last.clock, flooded: last.flooded, floods_next: last.floods_next, score: last.score, page_points: last.page_points };
    }
    return { fact, ms: MS[fact.code] ?? OTHER_MS, view: view as unknown as AnyView };
  });
}
