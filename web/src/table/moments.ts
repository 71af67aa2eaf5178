/** What weighs in a story, in any game: the end itself, losses, rescues, explosions; and where turns begin. */
import type { Face } from "../boards/face";
import type { Fact } from "../made/wire";

const WEIGHT: Record<string, number> = {
  "building-collapsed": 5, "goal-reached": 5, "victim-lost": 4, "hidden-victim-lost": 4, "deck-lost": 4, "victim-rescued": 3,
  "hazmat-exploded": 3, "object-exploded": 3, "lifeboat-lowered": 3, "colour-failed": 4, "colour-safe": 3, "area-closed": 3, "pile-empty": 3,
  "firefighter-knocked-down": 2, explosion: 2, "page-turned": 2, "rescue-failed": 2, "firebreak-laid": 2,
};
const BEGINS = new Set(["turn-began", "turn-begun", "turn-started"]);

export function weightOf(fact: Fact): number {
  return WEIGHT[fact.code] ?? 0;
}

export function beginsTurn(face: Face, fact: Fact): boolean {
  return BEGINS.has(fact.code) || "seat" in (face.turnOf?.(fact) ?? {});
}

/** The plies at which turns begin, each once. */
export function turnPlies(face: Face, facts: Fact[]): number[] {
  return [...new Set(facts.filter((fact) => beginsTurn(face, fact)).map((fact) => fact.ply + 1))];
}

/** At most so many moments that weigh most, no two of them closer than the given share of the play. */
export function keyMoments(facts: Fact[], most: number, last: number, apart = 0): Fact[] {
  const found: Fact[] = [];
  const weighty = facts.filter((fact) => weightOf(fact) > 0).sort((a, b) => weightOf(b) - weightOf(a) || b.ply - a.ply);
  for (const fact of weighty) {
    if (found.length >= most) break;
    if (found.every((one) => Math.abs(one.ply - fact.ply) > apart * last && !(one.ply === fact.ply))) found.push(fact);
  }
  return found.sort((a, b) => a.ply - b.ply);
}
