import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { NO_OFFERS } from "../src/boards/board";
import { cameOf } from "../src/boards/flashpoint/Aside.svelte";
import { after } from "../src/boards/flashpoint/beats";
import { placeBubble } from "../src/boards/flashpoint/bubble";
import { House, type Board, type View } from "../src/boards/flashpoint/house";
import { BARE, Plate } from "../src/boards/flashpoint/plate";
import { roundLine } from "../src/boards/flashpoint/spoken";
import type { Fact } from "../src/made/wire";
import { changed } from "../src/table/model.svelte";

const here = import.meta.dirname;
const read = <T>(name: string): T => JSON.parse(readFileSync(`${here}/made/${name}.json`, "utf-8")) as T;

describe("the house in words", () => {
  const spoken = read<{ board: Board; view: View; cells: { cell: string; line: unknown }[] }[]>("spoken");

  test("every cell is spoken as telling speaks it, on every level", () => {
    for (const { board, view, cells } of spoken) {
      const house = new House(board, view);
      for (const { cell, line } of cells) expect(roundLine(house, cell), cell).toEqual(line);
    }
  });
});

describe("the last roll", () => {
  const facts = (...codes: string[]): Fact[] => codes.map((code) => ({ code }) as Fact);
  const told = (...codes: string[]): string[] => cameOf(facts(...codes)).map((fact) => fact.code);

  test("says what the fire did and whom it met, and leaves the walls to the log", () => {
    expect(told()).toEqual([]);
    expect(told("smoke-placed", "poi-placed", "turn-began", "moved")).toEqual(["smoke-placed"]);
    const blast = ["explosion", "wall-damaged", "wall-damaged", "fire-spread", "firefighter-knocked-down", "victim-lost"];
    expect(told(...blast, "turn-began")).toEqual(["explosion", "firefighter-knocked-down"]);
    expect(told("fire-led-on", "fire-placed", "fire-rolled", "victim-lost")).toEqual(["fire-placed"]);
  });
});

describe("a bubble", () => {
  const { board, view } = read<{ board: Board; view: View }[]>("spoken")[0] ?? (undefined as never);
  const house = new House(board, view);
  const level = board.levels[0];
  if (!level) throw new Error("no level");
  const plate = new Plate(level, 0, BARE);

  test("has a tail that never runs across the house", () => {
    for (let row = 1; row <= level.rows; row += 1) {
      const from = house.place(`${level.prefix}${row},4`);
      const meant = { seat: 1, line: { id: "x" }, isPlan: false, way: [], places: [] };
      const found = placeBubble(house, plate, from, meant, NO_OFFERS, "I hold the fire there, and then the next one.");
      const tip = /L(-?[\d.]+) (-?[\d.]+)/.exec(found?.path ?? "");
      if (!found || !tip) continue;
      const below = Math.max(found.y - Number(tip[2]), Number(tip[2]) - found.y - found.h);
      expect(below, `row ${row}`).toBeLessThanOrEqual(48);
      expect(below).toBeGreaterThan(0);
    }
  });
});

describe("a house after another", () => {
  const stories = read<{ before: View; facts: Fact[]; after: View }[]>("stories");
  const { board } = read<{ board: Board }[]>("spoken")[0] ?? { board: undefined as never };

  test("is the same as one built anew, and keeps what did not change", () => {
    let kept = 0;
    for (const story of stories.filter((one) => one.after.game === "flashpoint")) {
      const before = new House(board, story.before);
      const next = new House(board, story.after, before);
      const anew = new House(board, story.after);
      expect(next.edges).toEqual(anew.edges);
      expect([...next.lies.entries()].sort()).toEqual([...anew.lies.entries()].sort());
      kept += [...next.lies].filter(([cell, lying]) => before.lies.get(cell) === lying).length;
    }
    expect(kept).toBeGreaterThan(100);
  });
});

describe("beats", () => {
  const stories = read<{ before: View; facts: Fact[]; after: View }[]>("stories");

  test("facts put down one after the other lead to the fire and smoke that the table shows", () => {
    expect(stories.length).toBeGreaterThan(100);
    for (const story of stories) {
      const view = story.facts.reduce(after, story.before);
      const told = JSON.stringify(story.facts.map((fact) => fact.code));
      expect([...view.fire].sort(), told).toEqual([...story.after.fire].sort());
      expect([...view.smoke].sort(), told).toEqual([...story.after.smoke].sort());
    }
  });

  test("and to the figures where they stand", () => {
    for (const story of stories) {
      const view = story.facts.reduce(after, story.before);
      const cells = (shown: View) => shown.firefighters.map((one) => one.cell);
      expect(cells(view), JSON.stringify(story.facts)).toEqual(cells(story.after));
    }
  });
});

test("changes are put at their places and share what they leave alone", () => {
  const view = { phase: "act", fire: ["1,1"], figures: [{ cell: "1,1" }, { cell: "2,2" }] };
  const next = changed(view, [
    [["phase"], "roll"],
    [["figures", 1, "cell"], "2,3"],
  ]);
  expect(next).toEqual({ phase: "roll", fire: ["1,1"], figures: [{ cell: "1,1" }, { cell: "2,3" }] });
  expect(next.fire).toBe(view.fire);
  expect(view.phase).toBe("act");
});
