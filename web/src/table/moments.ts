/** What weighs in a story, in any game: the end itself, losses, rescues, explosions. */
import type { Fact } from "../made/wire";

const WEIGHT: Record<string, number> = {
  "building-collapsed": 5, "goal-reached": 5, "victim-lost": 4, "hidden-victim-lost": 4, "deck-lost": 4, "victim-rescued": 3,
  "hazmat-exploded": 3, "object-exploded": 3, "firefighter-knocked-down": 2, explosion: 2, "page-turned": 2,
};

export function weightOf(fact: Fact): number {
  return WEIGHT[fact.code] ?? 0;
}
