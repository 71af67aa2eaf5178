import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { after } from "../src/boards/titanic/beats";
import { Hand } from "../src/boards/titanic/hand";
import { groupLine, knownLines, lineLine, pileLine } from "../src/boards/titanic/spoken";
import { cardOf, faceOf, goalOf, openActions, openCards, sourceOf, spotOf, type Board, type View } from "../src/boards/titanic/table";
import { NO_OFFERS } from "../src/boards/board";
import type { Fact, Move } from "../src/made/wire";

const here = import.meta.dirname;
const read = <T>(name: string): T => JSON.parse(readFileSync(`${here}/made/${name}.json`, "utf-8")) as T;
const ship = read<{ board: Board; view: View; moves: Move[]; lines: unknown[] }[]>("ship");

describe("the table in words", () => {
  test("every deck, boat, pile and memory is spoken as telling speaks it", () => {
    for (const { view, lines } of ship) {
      for (const line of view.lines) if (line.place !== "boat" || line.usable) expect(lines).toContainEqual(lineLine(view, line));
      for (const group of view.groups) expect(lines).toContainEqual(groupLine(group));
      expect(lines).toContainEqual(pileLine(view));
    }
  });

  test("what is known face down is told as telling tells it", () => {
    for (const { view, lines } of ship) {
      for (const known of knownLines(view)) expect(lines).toContainEqual({ id: "stop", args: { told: known } });
    }
  });

  test("a card is read from its text and written as it is printed", () => {
    expect(cardOf("s12a")).toEqual({ card: "s12a", passenger_class: "second", number: 12, anchor: true, mystery: false });
    expect(cardOf("mf6")).toMatchObject({ passenger_class: "first", number: 6, mystery: true });
    expect([faceOf("s12a"), faceOf("mf6")]).toEqual(["S12a", "MF6"]);
  });
});

describe("what can be touched", () => {
  const PLACELESS = new Set(["first", "share", "stop", "done", "keep", "give", "swap"]);

  test("every legal move begins at something that is drawn, or is a button", () => {
    for (const { view, moves } of ship) {
      const spots = new Set(["pile pile"]);
      for (const line of view.lines) line.visible.forEach((_, at) => spots.add(`tail ${line.place}*${at + 1}`));
      for (const code of openCards(view, moves)) spots.add(`card ${code}`);
      for (const code of openActions(view, moves)) spots.add(`offer ${code}`);
      for (const seat of view.seats) for (const action of seat.actions) spots.add(`action ${action}`).add(`action ${action}@${seat.seat}`);
      for (const move of moves) {
        const source = sourceOf(move);
        if (source) expect(spots, move.text).toContain(`${source.kind} ${source.id}`);
        else expect(PLACELESS, move.text).toContain(move.verb);
      }
    }
  });

  test("every place that a move leads to is drawn, and its touch finds the move again", () => {
    let led = 0;
    for (const { view, moves } of ship) {
      const places = new Set([...view.lines, ...view.groups].map((one) => one.place));
      for (const move of moves) {
        const picked = sourceOf(move);
        const { places: goals } = goalOf(move);
        if (!picked || !goals.length) continue;
        led += 1;
        const hand = new Hand(view, { ...NO_OFFERS, moves, picked });
        for (const goal of goals) {
          const spot = spotOf(view, goal, move);
          expect(places, move.text).toContain(spot);
          expect(hand.to(spot).map((one) => one.text), move.text).toContain(move.text);
        }
      }
    }
    expect(led).toBeGreaterThan(20);
  });
});

test("facts put down one after the other lead to the lines and boats that the table shows", () => {
  const stories = read<{ before: View; facts: Fact[]; after: View }[]>("rescues");
  expect(stories.length).toBeGreaterThan(30);
  const shown = (view: View) => [
    view.lines.map((line) => [line.place, line.hidden, line.visible.map((card) => card.card)]),
    view.groups.map((group) => [group.place, group.top]),
    view.page,
  ];
  for (const story of stories) {
    const told = JSON.stringify(story.facts.map((fact) => [fact.code, fact.args]));
    expect(shown(story.facts.reduce(after, story.before)), told).toEqual(shown(story.after));
  }
});
