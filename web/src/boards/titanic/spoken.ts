/** The table in words, as `tocsin.telling.titanic.spoken` says it, composed from the view. */
import { line as tell, type Line, type Part } from "../../words/line";
import { words } from "../../words/words.svelte";
import { faceOf, type GroupNow, type LineNow, type View } from "./table";

export const placeLine = (place: string): Line => tell(`name-titanic-place-${place}`);
export const actionLine = (action: string): Line => tell(`name-titanic-card-${action}`);

export function lineLine(view: View, line: LineNow): Line {
  const place = placeLine(line.place);
  if (view.step.line === line.place) return tell("say-titanic-looked", { line: place });
  if (!line.usable) return tell("say-titanic-lost", { line: place });
  const cards: Part[] = line.visible.map((card) => faceOf(card.card));
  const end = cards.at(-1);
  if (end === undefined) return tell("say-titanic-empty", { line: place });
  return tell("say-titanic-line", { line: place, hidden: line.hidden, cards, end });
}

export function groupLine(group: GroupNow): Line {
  const place = placeLine(group.place);
  if (!group.top) return tell("say-titanic-no-group", { group: place });
  return tell("say-titanic-group", { group: place, top: group.top, anchors: group.anchors });
}

export function cardLine(action: string): Line {
  return tell("say-titanic-card", { card: actionLine(action), about: tell(`about-titanic-card-${action}`) });
}

export function pileLine(view: View): Line {
  return tell("say-titanic-pile", {
    pile: view.pile.size, discard: view.discard, action_pile: view.action_pile, action_discard: view.action_discard,
  });
}

export function knownLines(view: View): Line[] {
  const faces = (cards: string[]): Part[] => cards.map(faceOf);
  const heaps: [string, string[]][] = [["top", view.pile.top], ["bottom", view.pile.bottom], ["inside", view.pile.known]];
  const told = heaps.filter(([, cards]) => cards.length).map(([where, cards]) => tell(`board-titanic-known-${where}`, { cards: faces(cards) }));
  for (const line of view.lines) {
    if (line.known.length) told.push(tell("board-titanic-known-behind", { place: placeLine(line.place), cards: faces(line.known) }));
  }
  for (const split of view.split) {
    told.push(tell("board-titanic-known-split", { places: split.lines.map(placeLine), cards: faces(split.cards) }));
  }
  return told;
}

export const speak = (line: Line): string => words.sentence(line);
