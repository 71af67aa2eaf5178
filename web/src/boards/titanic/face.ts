/** SOS Titanic on the page: which verbs go together, what a move begins with, what a touch could have meant. */
import type { Fact, Target } from "../../made/wire";
import type { AnyView } from "../../table/model.svelte";
import type { Face } from "../face";
import Aside from "./Aside.svelte";
import { beats } from "./beats";
import { headline, summary } from "./ending";
import Meters from "./Meters.svelte";
import NamedCard from "./NamedCard.svelte";
import { cardOf, sourceOf, type View } from "./table";
import TitanicBoard from "./TitanicBoard.svelte";
import Tray from "./Tray.svelte";

const GROUPS: Face["groups"] = [
  { name: "move", verbs: ["move"], icon: "walk" },
  { name: "rescue", verbs: ["rescue"], icon: "people" },
  { name: "play", verbs: ["play"], icon: "hand" },
  { name: "place", verbs: ["place"], icon: "carry" },
  { name: "lay", verbs: ["top", "bottom"], icon: "swap" },
];

/** Boats first, then decks: the reason that says most comes from the place that would have been best. */
function placesFor(view: View, code: string): string[] {
  const rank = cardOf(code).passenger_class;
  const boats = view.groups.filter((group) => group.passenger_class === rank && group.top).map((group) => group.place);
  return [...boats, "side", ...view.lines.filter((line) => line.usable).map((line) => line.place)];
}

function meant(given: AnyView, _board: AnyView, target: Target, group: string): string[] {
  const view = given as unknown as View;
  switch (target.kind) {
    case "text":
      return [target.id];
    case "card":
      return placesFor(view, target.id).map((place) => `place:${target.id}>${place}`);
    case "action":
      return [`play:${target.id}`];
    case "offer":
      return [`take:${target.id}`];
    case "pile":
      return ["rescue*1"];
    case "tail": {
      const [place = "", many = "1"] = target.id.split("*");
      const card = view.lines.find((line) => line.place === place)?.visible.at(-Number(many));
      if (!card) return [];
      const ends = many === "1" ? "" : `*${many}`;
      return placesFor(view, card.card).filter((to) => to !== place).map((to) => `move:${place}>${to}${ends}`);
    }
    case "line":
    case "group": {
      const from = view.lines.find((line) => line.usable && line.place !== target.id && line.visible.length);
      return from ? [`move:${from.place}>${target.id}`] : [];
    }
    default:
      return group === "rescue" ? ["rescue*1"] : [];
  }
}

const PIECE_OF: Record<string, string> = {
  "lifeboat-lowered": "lifebuoy", "passenger-saved": "lifebuoy", "page-turned": "booklet", "action-card-drawn": "action-back", "action-cards-drawn": "action-back",
};

function signOf(fact: Fact): ReturnType<NonNullable<Face["signOf"]>> {
  const piece = PIECE_OF[fact.code] ?? (fact.code === "action-card-played" ? `action-${String(fact.args.card)}` : undefined);
  if (piece) return { piece };
  return typeof fact.args.seat === "number" ? { seat: fact.args.seat } : {};
}

const face: Face = {
  Pad: () => import("./Pad.svelte"),
  headline,
  summary,
  EndPicture: () => import("./EndScene.svelte"),
  Score: () => import("./Score.svelte"),
  Chart: { title: "page-titanic-chart", load: () => import("./Chart.svelte") },
  books: ["titanic"],
  Board: TitanicBoard,
  Meters,
  Aside,
  Tray,
  Named: { pattern: /\b([FS]\d{1,2}a?)\b/, Sign: NamedCard },
  hasOwnTeam: true,
  isTwoStep: true,
  groups: GROUPS,
  endVerb: "stop",
  firstGroup: "move",
  goalOf: sourceOf,
  meant,
  signOf,
  beats,
};

export default face;
