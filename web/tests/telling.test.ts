import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import house from "../src/boards/flashpoint/face";
import { look } from "../src/lib/look.svelte";
import type { Fact, Note } from "../src/made/wire";
import { TableModel, type AnyView, type Story } from "../src/table/model.svelte";
import { Telling } from "../src/table/telling.svelte";
import type { Carrier } from "../src/table/carrier";

const stories = JSON.parse(readFileSync(`${import.meta.dirname}/made/stories.json`, "utf-8")) as { before: AnyView; facts: Fact[]; after: AnyView }[];
const found = stories.find((one) => one.facts.length >= 5 && one.facts.length <= 12);
const story: Story = { ...(found as (typeof stories)[0]), note: {} as Note };

beforeEach(() => {
  vi.useFakeTimers();
  look.setSpeed("one");
});
afterEach(() => vi.useRealTimers());

function begin(): { model: TableModel; telling: Telling; over: Promise<void> } {
  const model = new TableModel({} as Carrier);
  model.view = story.before;
  const telling = new Telling(model, () => house);
  return { model, telling, over: telling.play(story) };
}

test("the board shows a fact first, its words follow a moment later", async () => {
  const { model, telling } = begin();
  const beats = telling.beats;
  expect(telling.fact).toBe(beats[0]?.fact);
  expect(model.view).toBe(beats[0]?.view);
  expect(model.facts).toEqual([]);
  await vi.advanceTimersByTimeAsync(40);
  expect(model.facts).toEqual(story.facts.slice(0, 1));
  while (telling.at === 0) await vi.advanceTimersByTimeAsync(5);
  expect(model.view).toBe(beats[1]?.view);
  expect(telling.wordedFact).toBe(story.facts[0]);
  await vi.advanceTimersByTimeAsync(40);
  expect(telling.wordedFact).toBe(story.facts[1]);
  expect(model.facts).toEqual(story.facts.slice(0, 2));
});

test("a story takes as long as its beats, and every fact is told once, in order", async () => {
  const { model, telling, over } = begin();
  const ms = telling.beats.reduce((sum, beat) => sum + Math.max(80, beat.ms), 0);
  expect(ms).toBeLessThan(4000);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(telling.isOn).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  await over;
  expect(telling.isOn).toBe(false);
  expect(model.facts).toEqual(story.facts);
});

test("a skip between picture and words ends the story, and leaves the rest of the log to the table", async () => {
  const { model, telling, over } = begin();
  telling.skip();
  await over;
  expect(telling.isOn).toBe(false);
  expect(model.facts).toEqual([]);
});
