import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Line } from "../src/words/line";
import { Speaker, type Language } from "../src/words/speaker";

interface Said {
  line: Line;
  en: string;
  fr: string;
}
const here = import.meta.dirname;
const lines = JSON.parse(readFileSync(`${here}/made/lines.json`, "utf-8")) as Said[];
const BOOKS = ["core", "flashpoint", "extreme-danger", "titanic", "feurio"];

function speaker(language: Language): Speaker {
  const found = new Speaker(language, false);
  for (const book of BOOKS) found.add(readFileSync(`${here}/../src/made/words/${book}.${language}.ftl`, "utf-8"));
  return found;
}

describe.each(["en", "fr"] as const)("in %s", (language) => {
  const says = speaker(language);

  test("the browser says every line as the terminal does", () => {
    expect(lines.length).toBeGreaterThan(300);
    for (const said of lines) expect(says.sentence(said.line)).toBe(said[language]);
  });

  test("on the page a seat of Flash Point is its letter", () => {
    const page = new Speaker(language);
    expect(page.say({ id: "name-flashpoint-seat-2" })).toBe("C");
  });

  test("an unknown message shows its id and its arguments", () => {
    expect(says.say({ id: "no-such", args: { cell: "1,1" } })).toBe("[no-such cell=1,1]");
  });

  test("nothing is said with a wrong plural of none", () => {
    const told = says.say({ id: "page-moves-of", args: { count: 0 } });
    expect(told).toBe(language === "fr" ? "0 coup" : "0 moves");
  });
});
