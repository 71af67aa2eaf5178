/** Lessons as the page counts them, and words as it looks for them. */
import { describe, expect, it } from "vitest";
import { courseOf, stepAt, take, taken } from "../src/lessons/course";
import { plain } from "../src/words/plain";

describe("lessons", () => {
  it("know from the plies alone which step is asked", async () => {
    const [first] = await courseOf("flashpoint");
    expect(first?.id).toBe("walk");
    if (!first) return;
    // Three steps take a move, the third one a revelation too, the last one a roll.
    expect(first.steps.map((step) => step.plies)).toEqual([1, 1, 2, 2]);
    expect([0, 1, 2, 3, 4, 5, 6].map((plies) => stepAt(first, plies))).toEqual([0, 1, 2, 2, 3, 3, 4]);
  });

  it("are there for every game, and none for a game that is not", async () => {
    for (const game of ["flashpoint", "titanic", "feurio"]) expect((await courseOf(game)).length).toBeGreaterThan(4);
    expect(await courseOf("chess")).toEqual([]);
  });

  it("are remembered once taken", () => {
    take("flashpoint/walk");
    take("flashpoint/walk");
    expect([...taken()]).toEqual(["flashpoint/walk"]);
  });
});

describe("plain words", () => {
  it("have no accents, signs or capitals", () => {
    expect(plain("HàS")).toBe("has");
    expect(plain("18 : Soldats du feu")).toBe("18 soldats du feu");
    expect(plain("Nœud d’eau")).toBe("noeud d eau");
  });
});
