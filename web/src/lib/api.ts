/**
 * What the page asks of a server outside of a table: who I am, which games, my tables, a new one. The only
 * room that fetches; boards, parts and whatever shows a table ask its desk instead (table/carrier.ts).
 */
import type {
  Check, Checked, GameInfo, Games, Join, Link, NewTable, Problem, Seated, TableRow, Tables, Verdict,
} from "../made/wire";
import type { Line } from "../words/line";
import { Refused } from "./refused";

export { Refused };

const NO_ANSWER: Line = { id: "page-no-server" };

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      ...init,
      credentials: "same-origin",
      headers: { "X-Tocsin": "1", ...(init.body ? { "Content-Type": "application/json" } : {}), ...init.headers },
    });
  } catch {
    throw new Refused(NO_ANSWER, "no-server");
  }
  if (answer.ok) return answer;
  let problem: Problem | undefined;
  try {
    problem = (await answer.json()) as Problem;
  } catch {
    problem = undefined;
  }
  if (problem?.line) throw new Refused(problem.line as Line, problem.code, problem.rule, problem.option);
  throw new Refused(NO_ANSWER, "no-server");
}

const post = (path: string, body?: unknown): Promise<Response> =>
  ask(path, { method: "POST", ...(body === undefined ? {} : { body: JSON.stringify(body) }) });

let session: Promise<unknown> | undefined;

/** Two tabs that open at once would get two cookies, and what was made with the first would be nobody's: one waits. */
const inTurn = (work: () => Promise<unknown>): Promise<unknown> => navigator.locks?.request("tocsin-session", work) ?? work();

/** The cookie that says which seats are mine; asked for once. */
export function ready(): Promise<unknown> {
  session ??= inTurn(() => post("/api/session")).catch((problem: unknown) => {
    session = undefined;
    throw problem;
  });
  return session;
}

let known: GameInfo[] | undefined;

export async function games(): Promise<GameInfo[]> {
  known ??= ((await (await ask("/api/games")).json()) as Games).games;
  return known;
}

export async function tables(list: "mine" | "open" | "finished"): Promise<TableRow[]> {
  await ready();
  return ((await (await ask(`/api/tables?list=${list}`)).json()) as Tables).tables;
}

export async function check(wanted: Check): Promise<Checked> {
  await ready();
  return (await (await post("/api/check", wanted)).json()) as Checked;
}

export async function newTable(wanted: NewTable): Promise<Seated> {
  await ready();
  return (await (await post("/api/tables", wanted)).json()) as Seated;
}

export async function seated(table: string): Promise<Seated> {
  await ready();
  return (await (await ask(`/api/tables/${encodeURIComponent(table)}`)).json()) as Seated;
}

export async function join(table: string, wanted: Join): Promise<Seated> {
  await ready();
  return (await (await post(`/api/tables/${encodeURIComponent(table)}/join`, wanted)).json()) as Seated;
}

export async function rematch(table: string, id: string): Promise<Seated> {
  return (await (await post(`/api/tables/${encodeURIComponent(table)}/rematch`, { id })).json()) as Seated;
}

export async function invite(table: string, role: string): Promise<Link | undefined> {
  try {
    return (await (await post(`/api/tables/${encodeURIComponent(table)}/links`, { role })).json()) as Link;
  } catch {
    return undefined;
  }
}

export async function record(table: string): Promise<string> {
  return (await ask(`/api/tables/${encodeURIComponent(table)}/record`)).text();
}

/** Were these dice what was promised? The server looks at the proof in front of a record. */
export async function verify(text: string): Promise<Verdict> {
  return (await (await ask("/api/verify", { method: "POST", body: text, headers: { "Content-Type": "text/plain" } })).json()) as Verdict;
}

/** A link as a picture to be photographed; none from a server that draws none. */
export async function qr(text: string): Promise<{ side: number; path: string } | undefined> {
  try {
    return (await (await post("/api/qr", { text })).json()) as { side: number; path: string };
  } catch {
    return undefined;
  }
}
