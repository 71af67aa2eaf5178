/** For a game without a board of its own: the table in words, and every legal move as a button. */
import type { Fact } from "../../made/wire";
import type { Face } from "../face";
import type { Book } from "../../words/words.svelte";
import PlainBoard from "./PlainBoard.svelte";
import PlainMeters from "./PlainMeters.svelte";

function signOf(fact: Fact): ReturnType<NonNullable<Face["signOf"]>> {
  return typeof fact.args.seat === "number" ? { seat: fact.args.seat } : {};
}

const face: Face = {
  books: ["titanic", "feurio"] as Book[],
  Board: PlainBoard,
  Meters: PlainMeters,
  groups: [],
  endVerb: "",
  firstGroup: "",
  goalOf: () => null,
  meant: () => [],
  signOf,
};

export default face;
