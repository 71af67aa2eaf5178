/**
 * One seam for where the rules run: boards, parts and whatever shows a table talk to a carrier and its desk,
 * and to nothing else. First the imports say so, then a table is played to its end without any server.
 */
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Report, Table } from "../src/made/wire";
import TableScreen from "../src/screens/TableScreen.svelte";
import { TableModel } from "../src/table/model.svelte";
import { words } from "../src/words/words.svelte";
import { MemoryCarrier, type Played } from "./memory-carrier";

const here = import.meta.dirname;
const SRC = resolve(here, "../src");
const SOURCES = readdirSync(SRC, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !name.startsWith("made"))
  .map((name) => join(SRC, name));
const nameOf = (path: string): string => relative(SRC, path).replaceAll("\\", "/");
const textOf = (path: string): string => readFileSync(path, "utf-8");

/** What a file brings in, at once or later; types are gone when the page runs. */
function broughtIn(path: string): string[] {
  const found = [...textOf(path).matchAll(/(?:^\s*(?:import|export) (?!type )[^;]*?from\s+|import\()"(\.[^"?]+)"/gm)].map((one) => one[1] ?? "");
  return found.flatMap((given) => {
    const whole = resolve(dirname(path), given);
    return [whole, `${whole}.ts`].filter((one) => SOURCES.includes(one));
  });
}

function reachable(start: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(start)) {
    seen.add(start);
    for (const next of broughtIn(start)) reachable(next, seen);
  }
  return seen;
}

/** What fills in a wish for a table that does not exist yet. */
const BEFORE_A_TABLE = ["parts/OptionRow.svelte"];

describe("the seam", () => {
  test("two rooms alone talk to a server, and two fetch what belongs to the page itself", () => {
    const talking = SOURCES.filter((path) => /\b(fetch|WebSocket|EventSource|XMLHttpRequest|sendBeacon)\s*\(/.test(textOf(path)) || textOf(path).includes('"/api'));
    expect(talking.map(nameOf).sort()).toEqual(["lib/api.ts", "lib/parts.svelte.ts", "pieces/shelf.svelte.ts", "table/socket.ts"]);
  });

  test("only the doors of a table choose its carrier", () => {
    const choosing = SOURCES.filter((path) => broughtIn(path).map(nameOf).includes("table/socket.ts"));
    expect(choosing.map(nameOf).sort()).toEqual(["screens/Door.svelte", "screens/Lesson.svelte"]);
  });

  test("nothing that a table shows leads to a server", () => {
    const shows = SOURCES.filter((path) => /^(boards|parts)\/|^screens\/(TableScreen|Replay|End|Television)\./.test(nameOf(path)));
    expect(shows.length).toBeGreaterThan(60);
    const leaks = shows.filter((path) => {
      const names = [...reachable(path)].map(nameOf);
      return names.includes("lib/api.ts") || names.includes("table/socket.ts");
    });
    expect(leaks.map(nameOf)).toEqual(BEFORE_A_TABLE);
  });
});

// Slow machines are slow, not wrong.
const PATIENCE = { timeout: 20_000 };
/** The page's own files are there without a server; anything else is a question to one. */
const alone = (file: string): Promise<Response> => (/\.svg$/.test(file) ? Promise.resolve(new Response("<svg></svg>")) : expect.fail(`asked a server for ${file}`));
const played = (): Played => JSON.parse(readFileSync(`${here}/made/play.json`, "utf-8")) as Played;

describe("a table without a server", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("is played to its end through the model alone", async () => {
    vi.stubGlobal("fetch", alone);
    const play = played();
    const carrier = new MemoryCarrier(play);
    const model = new TableModel(carrier, 0);
    const refused: string[] = [];
    model.notice = (_line, rule) => refused.push(rule);
    model.open();
    expect(model.board).toEqual(play.board);
    expect(model.moves.map((move) => move.text)).toContain(play.moments[0]?.move);
    expect((await model.whyNot("lay:9,9"))?.rule).toMatch(/^FE-/);
    expect(await model.do("lay:9,9")).toBe(false);
    expect(refused).toHaveLength(1);
    for (const moment of play.moments) if (moment.move) expect(await model.do(moment.move)).toBe(true);
    expect(model.phase).toBe("over");
    expect(model.ending).toEqual(play.ending);
    expect(model.facts).toEqual(play.moments.flatMap((moment) => moment.facts));
    const middle = play.moments[10];
    expect((await model.at(middle?.ply ?? 0))?.view).toEqual(middle?.view);
    expect(await model.undo()).toBe(true);
    expect([model.phase, model.ending]).toEqual(["playing", null]);
    expect(model.view).toEqual(play.moments.at(-2)?.view);
    expect(await model.desk.record()).toBe(play.record);
    model.close();
    expect(carrier.isClosed).toBe(true);
  });

  test("says what can be taken back as soon as it is so, also while the story is still told", async () => {
    const play = played();
    const model = new TableModel(new MemoryCarrier(play), 0);
    let goOn: (() => void) | undefined;
    model.tell = () => new Promise((told) => (goOn = told));
    model.open();
    expect(model.undoable).toBeNull();
    const done = model.do(play.moments[0]?.move ?? "");
    await vi.waitFor(() => expect(goOn).toBeDefined());
    expect(model.undoable?.text).toBe(play.moments[0]?.move);
    expect(model.asked).toBeNull();
    goOn?.();
    expect(await done).toBe(true);
    expect(model.asked).not.toBeNull();
    model.close();
  });

  test("seen with other eyes keeps of its log what they were sent as well, and nothing else", () => {
    const play = played();
    const carrier = new MemoryCarrier(play);
    let hear!: (report: Report) => void;
    let table!: Table;
    const open = carrier.open.bind(carrier);
    carrier.open = (given, link) => {
      hear = given;
      open((report) => {
        if (report.type === "table") table = report;
        given(report);
      }, link);
    };
    const model = new TableModel(carrier, 0);
    model.open();
    const facts = play.moments.slice(0, 12).flatMap((moment) => moment.facts);
    const from = facts[4]!.ply;
    const later = facts.filter((fact) => fact.ply >= from);
    expect(later.length).toBeLessThan(facts.length);
    hear({ ...table, facts, facts_from: 0 });
    hear({ ...table, eyes: 1, facts: structuredClone(later), facts_from: from });
    expect(model.facts).toEqual(later);
    expect(model.facts.every((fact, at) => fact === later[at])).toBe(true);
    expect(model.factsFrom).toBe(from);
    const other = later.map((fact, at) => (at ? fact : { ...fact, args: {} }));
    hear({ ...table, eyes: 0, facts: other, facts_from: from });
    expect(model.facts).toEqual(other);
    model.close();
  });

  test("is shown by the same screen, and a touch plays", async () => {
    vi.stubGlobal("fetch", alone);
    const play = played();
    const carrier = new MemoryCarrier(play);
    await words.want("core", "feurio");
    const shown = mount(TableScreen, { target: document.body, props: { carrier, eyes: 0, go: () => {} } });
    const cell = await vi.waitFor(() => {
      flushSync();
      return document.querySelector("[role=gridcell].touchable") ?? expect.fail("no board yet");
    }, PATIENCE);
    expect(document.querySelector(".prompt")?.textContent).toContain("where does the fire spread");
    cell.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await vi.waitFor(() => expect(carrier.orders).toContain("do"), PATIENCE);
    await unmount(shown);
    expect(carrier.isClosed).toBe(true);
  });
});
