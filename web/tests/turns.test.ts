import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import house from "../src/boards/flashpoint/face";
import forest from "../src/boards/feurio/face";
import type { Fact } from "../src/made/wire";
import { lastOf, turnsOf, type Turn } from "../src/table/turns";
import type { Played } from "./memory-carrier";

const read = <T>(name: string): T => JSON.parse(readFileSync(`${import.meta.dirname}/made/${name}.json`, "utf-8")) as T;
const factsOf = (turns: Turn[]): Fact[] => turns.flatMap((turn) => turn.facts);

const plays = {
  house: { face: house, facts: read<{ facts: Fact[] }[]>("stories").slice(0, 60).flatMap((story) => story.facts) },
  forest: { face: forest, facts: read<Played>("play").moments.flatMap((moment) => moment.facts) },
};

test.each(Object.entries(plays))("the turns of a %s grow fact by fact as if made at once, and those that are over are kept", (_name, { face, facts }) => {
  let turns: Turn[] = [];
  for (let many = 1; many <= facts.length; many += 1) {
    const next = turnsOf(facts.slice(0, many), face, turns);
    expect(next.slice(0, turns.length - 1).every((turn, at) => turn === turns[at])).toBe(true);
    turns = next;
  }
  expect(turns.length).toBeGreaterThan(10);
  expect(turns).toEqual(turnsOf(facts, face));
  expect(factsOf(turns)).toEqual(facts);
  expect(turnsOf(facts, face, turns)).toBe(turns);
});

test("what was taken back is gone, and older facts come before", () => {
  const { face, facts } = plays.house;
  const whole = turnsOf(facts, face);
  expect(factsOf(turnsOf(facts.slice(0, 50), face, whole))).toEqual(facts.slice(0, 50));
  expect(factsOf(turnsOf(facts, face, turnsOf(facts.slice(40), face)))).toEqual(facts);
});

test("a piece of the log is whole turns", () => {
  const { face, facts } = plays.forest;
  const piece = lastOf(turnsOf(facts, face), 20);
  expect(factsOf(piece).length).toBeGreaterThanOrEqual(20);
  expect(factsOf(piece.slice(1)).length).toBeLessThan(20);
});

test("a turn has the same key however much of the log is here", () => {
  const { face, facts } = plays.forest;
  const [whole, part] = [turnsOf(facts, face), turnsOf(facts.filter((fact) => fact.ply >= 20), face)];
  expect(new Set(whole.map((turn) => turn.key)).size).toBe(whole.length);
  expect(part.slice(1).map((turn) => turn.key)).toEqual(whole.slice(1 - part.length).map((turn) => turn.key));
});
