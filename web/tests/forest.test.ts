import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { after, beats } from "../src/boards/feurio/beats";
import { coloursIn, countsOf, readText } from "../src/boards/feurio/counts";
import { fireFront, outline, type Board, type View } from "../src/boards/feurio/forest";
import { candidateLine, cellLines } from "../src/boards/feurio/spoken";
import type { Fact } from "../src/made/wire";
import type { Line } from "../src/words/line";

const here = import.meta.dirname;
const read = <T>(name: string): T => JSON.parse(readFileSync(`${here}/made/${name}.json`, "utf-8")) as T;

describe("the forest in words", () => {
  const forests = read<{ board: Board; view: View; lines: Line[] }[]>("forests");

  test("every tile and every hottest cell is spoken as telling speaks it", () => {
    expect(forests.length).toBeGreaterThan(9);
    const said = new Set(["say-feurio-tile", "say-feurio-firebreak", "say-feurio-hottest"]);
    for (const { board, view, lines } of forests) {
      const own = [...cellLines(board, view).values()].filter((line) => said.has(line.id));
      expect(own).toEqual(lines.filter((line) => said.has(line.id)));
    }
  });

  test("cooler cells are spoken as telling lists them", () => {
    for (const { view, lines } of forests) {
      const cooler = fireFront(view).filter((cell) => !cell.is_hottest).map(candidateLine);
      const told = lines.find((line) => line.id === "say-feurio-cooler");
      expect(cooler).toEqual(told?.args?.cells ?? []);
    }
  });

  test("a firebreak of somebody else is spoken without its value", () => {
    const hidden = forests.flatMap(({ board, view }) => view.tiles.filter((tile) => tile.laid_face_down_by === 1).map((tile) => cellLines(board, view).get(tile.cell)));
    expect(hidden.length).toBeGreaterThan(0);
    for (const line of hidden) expect(line?.args?.value).toBe("?");
  });
});

describe("beats of the forest", () => {
  const spreads = read<{ before: View; facts: Fact[]; after: View }[]>("spreads");
  const shown = (view: View) => view.tiles.map(({ cell, value, laid_face_down_by, men }) => JSON.stringify({ cell, value, laid_face_down_by, men: Object.entries(men).sort() })).sort();

  test("facts put down one after the other lead to the tiles and men that the table shows", () => {
    expect(spreads.length).toBeGreaterThan(100);
    for (const story of spreads.filter((one) => !one.facts.some((fact) => fact.code === "play-ended"))) {
      const view = story.facts.reduce(after, story.before);
      expect(shown(view), JSON.stringify(story.facts)).toEqual(shown(story.after));
    }
  });

  test("a tile falls before the heats round it are counted, and nobody waits more than four seconds", () => {
    const laying = spreads.filter((one) => one.facts.some((fact) => fact.code === "tile-laid"));
    expect(laying.length).toBeGreaterThan(20);
    for (const story of laying) {
      const told = beats({ ...story, note: {} } as unknown as Parameters<typeof beats>[0]);
      const at = told.findIndex((beat) => beat.fact.code === "tile-laid");
      const cell = String(told[at]?.fact.args.cell);
      const [fallen, counted] = [told[at]?.view, told[at + 1]?.view] as unknown as [View, View];
      expect(fallen.tiles.some((tile) => tile.cell === cell)).toBe(true);
      expect(fallen.candidates).toEqual(story.before.candidates.filter((one) => one.cell !== cell));
      expect(told[at + 1]?.isAgain).toBe(true);
      expect(counted.candidates).toEqual(story.after.candidates);
      expect(told.at(-1)?.view).toEqual(story.after);
      expect(told.reduce((sum, beat) => sum + beat.ms, 0)).toBeLessThanOrEqual(4000);
    }
  });

  test("men enter one by one and every fact is told once", () => {
    for (const story of spreads) {
      const told = beats({ ...story, note: {} } as unknown as Parameters<typeof beats>[0]);
      expect(told.filter((beat) => !beat.isAgain).map((beat) => beat.fact)).toEqual(story.facts);
      for (const fact of story.facts.filter((one) => one.code === "men-placed")) {
        expect(told.filter((beat) => beat.fact === fact && beat.ms === 150)).toHaveLength(Number(fact.args.count));
      }
    }
  });

  test("and to the men that are left in each hand", () => {
    const left = (view: View) => view.hands.map((hand) => Object.values(hand).reduce((sum, many) => sum + many, 0));
    for (const story of spreads) {
      if (story.facts.some((fact) => fact.code === "firebreak-laid")) continue;
      expect(left(story.facts.reduce(after, story.before))).toEqual(left(story.after));
    }
  });
});

describe("the stepper", () => {
  test("shows what is legal and asks about the rest with a text that the table can read", () => {
    const texts = ["men:red>1,-2", "men:red>1,-2*2", "men:blue>1,-2"];
    expect(coloursIn(texts)).toEqual(["red", "blue"]);
    expect(countsOf(texts, "red", "1,-2").map((one) => one.isLegal)).toEqual([true, true, false]);
    expect(countsOf(texts, "red", "1,-2")[2]?.text).toBe("men:red>1,-2*3");
    expect(readText("break:green>0,-1")).toEqual({ verb: "break", colour: "green", cell: "0,-1", count: 1 });
    expect(readText("lay:0,-1")).toBeUndefined();
  });
});

test("the line round a ring of six has a second line inside it", () => {
  const ring = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]].map(([q = 0, r = 0]) => ({ q, r }));
  expect(outline(ring, 3).split("M").length - 1).toBe(2);
  expect(outline([{ q: 0, r: 0 }], 3).split("L").length).toBe(6);
});
