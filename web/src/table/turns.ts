/**
 * The log by turns. A story adds fact after fact, so turns that are over are kept as they are and only the last one
 * is made anew: whoever shows them has nothing to do for the others.
 */
import type { Face } from "../boards/face";
import type { Fact } from "../made/wire";
import type { Line } from "../words/line";

export interface Turn {
  /** the ply of its first fact and which of that ply it is: the same however much of the log is here */
  key: string;
  facts: Fact[];
  /** who plays it and which turn it is, or what it is called; neither before the first */
  number?: number;
  seat?: number | Line;
  title?: Line;
}

const BEGINS = new Set(["turn-began", "turn-begun", "turn-started"]);

/** Does a turn begin with this fact? Then without its facts; `number` counts the turns that a game does not count itself. */
function begun(fact: Fact, face: Face, number: number): Omit<Turn, "key" | "facts"> | undefined {
  const own = face.turnOf?.(fact);
  if (own) return "seat" in own ? { number: number + 1, seat: own.seat } : { title: own.title };
  return BEGINS.has(fact.code) ? { number: Number(fact.args.turn ?? 0), seat: Number(fact.args.seat ?? -1) } : undefined;
}

/** All facts by their turns; what the turns before hold already, the same facts in the same order, is theirs. */
export function turnsOf(facts: Fact[], face: Face, before: Turn[] = []): Turn[] {
  const held = before.reduce((sum, turn) => sum + turn.facts.length, 0);
  const isMore = held > 0 && held <= facts.length && before[0]?.facts[0] === facts[0] && before.at(-1)?.facts.at(-1) === facts[held - 1];
  if (isMore && held === facts.length) return before;
  const turns = isMore ? [...before] : [];
  let own = turns.findLast((turn) => turn.number !== undefined)?.number ?? 0;
  // The last turn grows: it is a new one to whoever compares, once.
  const last = turns.at(-1);
  if (last) turns[turns.length - 1] = { ...last, facts: [...last.facts] };
  for (let at = isMore ? held : 0; at < facts.length; at += 1) {
    const fact = facts[at] as Fact;
    const begins = begun(fact, face, own);
    if (begins || !turns.length) turns.push({ key: `${fact.ply} ${at - facts.findIndex((one) => one.ply === fact.ply)}`, ...begins, facts: [] });
    own = begins?.number ?? own;
    turns.at(-1)?.facts.push(fact);
  }
  return turns;
}

/** The last turns, whole, that together have so many facts. */
export function lastOf(turns: Turn[], facts: number): Turn[] {
  let [first, many] = [turns.length, 0];
  while (first > 0 && many < facts) {
    first -= 1;
    many += turns[first]?.facts.length ?? 0;
  }
  return turns.slice(first);
}
