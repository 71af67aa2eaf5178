/**
 * A table as this browser sees it: board, view, what is asked, the log, who sits where; and what can be
 * asked of it. Kept up by the reports of a carrier. What is shown runs behind what is known while
 * beats are played: `view` is what the board shows, `truth` what the table last said.
 */
import type {
  Askable, Asked, Ending, Fact, Fairness, Move, News, Note, Order, Outlook, AdvisedPlan, Report, SeatInfo, Table, TableInfo, Undo, Wish, You,
} from "../made/wire";
import { parts } from "../lib/parts.svelte";
import type { Line } from "../words/line";
import { newId, type Carrier, type Desk, type Link } from "./carrier";

export const CHANCE = -1;
export const NOBODY = -2;
export const SPECTATOR = -3;

export type AnyView = Record<string, unknown>;

/** One batch of facts to be told: the view before and after, for whoever plays the beats. */
export interface Story {
  facts: Fact[];
  before: AnyView;
  after: AnyView;
  note: Note;
}

/** Something a partner said, or means to do: in the log or not yet. */
export interface Saying {
  seat: number;
  ply: number;
  line: Note["line"];
  talk: NonNullable<Note["talk"]>;
}

export interface Moment {
  ply: number;
  turn: number;
  actor: number;
  view: AnyView;
  facts: Fact[];
}

type Answer = { ok: true; report: Report } | { ok: false; line: Line; rule: string; code: string };

export class TableModel {
  link: Link = $state("connecting");
  info: TableInfo | undefined = $state.raw();
  board: AnyView | undefined = $state.raw();
  view: AnyView | undefined = $state.raw();
  truth: AnyView | undefined = $state.raw();
  facts: Fact[] = $state.raw([]);
  /** the first ply of which the log is here; older facts are asked for when somebody wants them */
  factsFrom = $state(0);
  /** how many facts have been told since this table was opened */
  heard = $state(0);
  /** what the last row told, and what the last undo took back: for a real table that must follow */
  told: Fact[] = $state.raw([]);
  lifted: Fact[] = $state.raw([]);
  notes: Note[] = $state.raw([]);
  /** how far the play is that is looked at: everything, unless somebody looks back */
  moment: number | null = $state(null);
  /** what the partner who plays next means to do, while a person decides */
  private ahead: Outlook | undefined = $state.raw();
  asked: Asked | null = $state.raw(null);
  undoable: Undo | null = $state.raw(null);
  wish: Wish | null = $state.raw(null);
  /** what can be asked of computer partners here */
  askable: Askable[] = $state.raw([]);
  seats: SeatInfo[] = $state.raw([]);
  watchers = $state(0);
  you: You = $state.raw({ name: "", seats: [], is_owner: false, is_watcher: false });
  eyes = $state(SPECTATOR);
  seq = $state(0);
  actor = $state(NOBODY);
  ply = $state(0);
  turn = $state(0);
  phase: TableInfo["phase"] = $state("gathering");
  ending: Ending | null = $state.raw(null);
  fairness: Fairness | null = $state.raw(null);
  nextTable = $state("");
  farewell: Line | undefined = $state.raw();
  /** Who plays the beats of a story and resolves when they are over; none: at once. */
  tell: ((story: Story) => Promise<void>) | undefined;
  /** Who leaves time to read what a partner means to do, before it does it. */
  linger: (() => Promise<void>) | undefined;
  /** Called when something must be said to the viewer. */
  notice: (line: Line, rule: string) => void = () => {};

  private answers = new Map<string, (answer: Answer) => void>();
  private telling: Promise<void> = Promise.resolve();
  private wantedEyes: number;
  private fetching: Promise<void> | undefined;
  private revealed = 0;
  private shownSeq = 0;
  private waiting: { seq: number; resolve: () => void }[] = [];

  constructor(private readonly carrier: Carrier, eyes: number = SPECTATOR) {
    this.wantedEyes = eyes;
  }

  open(): void {
    this.carrier.open(
      (report) => this.hear(report),
      (link) => (this.link = link),
      () => ({ eyes: this.wantedEyes, since: this.seq }),
    );
  }

  close(): void {
    parts.orders -= this.answers.size;
    this.answers.clear();
    this.carrier.close();
  }

  /** What is asked about the whole table: its record, its links, another one after it. */
  get desk(): Desk {
    return this.carrier.desk;
  }

  get isMine(): boolean {
    return this.asked !== null;
  }

  get moves(): Move[] {
    return this.asked?.moves ?? [];
  }

  seatOf(number: number): SeatInfo | undefined {
    return this.seats.find((seat) => seat.number === number);
  }

  // What can be asked of a table.

  async do(text: string): Promise<boolean> {
    const seat = this.asked?.seat ?? this.eyes;
    return this.order({ type: "do", id: newId(), seat, text, seen: this.seq });
  }

  async undo(): Promise<boolean> {
    const seat = this.undoable?.seat ?? this.eyes;
    return this.order({ type: "undo", id: newId(), seat, seen: this.seq });
  }

  async whyNot(text: string): Promise<{ line: Line; rule: string } | null> {
    const answer = await this.request({ type: "why_not", id: newId(), seat: this.asked?.seat ?? this.eyes, text });
    if (!answer.ok) return { line: answer.line, rule: answer.rule };
    const why = answer.report;
    return why.type === "why" && why.line ? { line: why.line as Line, rule: why.rule ?? "" } : null;
  }

  async hint(): Promise<AdvisedPlan[]> {
    const answer = await this.request({ type: "hint", id: newId(), seat: this.asked?.seat ?? this.eyes });
    if (!answer.ok) this.notice(answer.line, answer.rule);
    return answer.ok && answer.report.type === "hinted" ? (answer.report.plans ?? []) : [];
  }

  /** Ask a computer partner for something; everybody hears it, and the answer. */
  askPartner(to: number, what: string, at = ""): Promise<boolean> {
    const seat = this.asked?.seat ?? this.you.seats[0] ?? this.eyes;
    return this.order({ type: "ask", id: newId(), seat: seat < 0 ? (this.you.seats[0] ?? 0) : seat, to, what, at });
  }

  /** What has happened by the moment that is looked at. */
  get past(): Fact[] {
    const { moment } = this;
    return moment === null ? this.facts : this.facts.filter((fact) => fact.ply < moment);
  }

  /** A plan that is made but not begun: it stands until a computer is to move. */
  get outlook(): Outlook | undefined {
    const { ahead, actor } = this;
    if (!ahead || this.moment !== null || this.phase !== "playing" || actor < 0 || this.partners.some((one) => one.number === actor)) return undefined;
    return this.partners.some((one) => one.number === ahead.seat) ? ahead : undefined;
  }

  /** What partners say about the play, by their seats: a plan or an answer, and the reason that was given last. */
  get words(): Map<number, Saying[]> {
    const last = new Map<number, Saying>();
    const until = this.moment ?? this.ply;
    for (const note of this.notes) if (note.talk && note.talk.sort !== "request" && note.ply <= until) last.set(note.seat, note as Saying);
    const given = Math.max(...[...last.values()].map((said) => (said.talk.sort === "reason" ? said.ply : -1)));
    const found = new Map<number, Saying[]>();
    for (const [seat, said] of last) if (said.talk.sort !== "reason" || said.ply === given) found.set(seat, [said]);
    const { outlook } = this;
    if (!outlook) return found;
    const said = found.get(outlook.seat)?.[0];
    // Why something was done is still read while the next plan is made.
    if (!this.isAnswer(said)) found.set(outlook.seat, said?.talk.sort === "reason" ? [said, outlook] : [outlook]);
    return found;
  }

  /** An answer to somebody here stands until the next move. */
  private isAnswer(said: Saying | undefined): boolean {
    return said?.talk.sort === "reply" && this.ply <= said.ply;
  }

  /** Requests that stand: each partner's last one, unless it has planned its turn since. */
  get wanted(): { seat: number; what: string; at: string }[] {
    const found = new Map<number, { what: string; at: string }>();
    for (const { seat, talk } of this.notes) {
      if (talk?.sort === "intention") found.delete(seat);
      else if (talk?.sort === "request") found.set(Number(talk.args.seat), { what: talk.code, at: String(talk.args.at ?? "") });
    }
    return [...found].filter(([, { at }]) => at).map(([seat, one]) => ({ seat, ...one }));
  }

  /** The one thing a partner said that stands in a bubble: an answer until the next move, its plan until that is done, then its reason. */
  get said(): Saying | undefined {
    const said = this.notes.findLast((one) => one.talk && one.talk.sort !== "request") as Saying | undefined;
    if (this.phase !== "playing") return undefined;
    if (this.outlook && !this.isAnswer(said)) return this.outlook;
    if (!said) return undefined;
    const isOpen = said.talk.sort === "intention" ? this.actor === said.seat || this.actor === CHANCE : this.ply <= said.ply;
    return isOpen ? said : undefined;
  }

  /** Seats that a computer plays now. */
  get partners(): SeatInfo[] {
    return this.seats.filter((seat) => seat.kind === "computer" || seat.stand_in);
  }

  async at(ply: number): Promise<Moment | undefined> {
    const answer = await this.request({ type: "at", id: newId(), ply });
    if (!answer.ok) this.notice(answer.line, answer.rule);
    return answer.ok && answer.report.type === "moment" ? answer.report : undefined;
  }

  /** The log from its first fact on. */
  whole(): Promise<void> {
    this.fetching ??= this.fetchAll().finally(() => (this.fetching = undefined));
    return this.fetching;
  }

  private async fetchAll(): Promise<void> {
    while (this.factsFrom > 0 && (await this.older()));
  }

  /** A piece of the log before what is here; false if nothing came. */
  async older(): Promise<boolean> {
    const before = this.factsFrom;
    if (before <= 0) return false;
    const answer = await this.request({ type: "past", id: newId(), before });
    if (!answer.ok || answer.report.type !== "past" || this.factsFrom !== before) return false;
    const { facts, facts_from } = answer.report;
    this.facts = [...facts, ...this.facts];
    this.factsFrom = facts_from < before ? facts_from : 0;
    return true;
  }

  agree(seat: number, agrees: boolean): Promise<boolean> {
    return this.order({ type: "answer", id: newId(), seat, agrees });
  }

  chat(text: string): Promise<boolean> {
    return this.order({ type: "chat", id: newId(), text, seat: this.eyes });
  }

  start(): Promise<boolean> {
    return this.order({ type: "start", id: newId() });
  }

  word(seat: number, word: string): Promise<boolean> {
    return this.order({ type: "word", id: newId(), seat, word });
  }

  hurry(): Promise<boolean> {
    return this.order({ type: "hurry", id: newId() });
  }

  rename(seat: number, name: string): Promise<boolean> {
    return this.order({ type: "rename", id: newId(), seat, name });
  }

  handOver(seat: number): Promise<boolean> {
    return this.order({ type: "hand_over", id: newId(), seat });
  }

  takeBack(seat: number): Promise<boolean> {
    return this.order({ type: "take_back", id: newId(), seat });
  }

  /** See with the eyes of another of my seats. */
  look(eyes: number): void {
    this.wantedEyes = eyes;
    this.carrier.send({ type: "look", eyes });
  }

  /** Resolves when the row with this number has been told and shown. */
  private shown(seq: number): Promise<void> {
    if (this.shownSeq >= seq) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push({ seq, resolve }));
  }

  private show(seq: number): void {
    this.shownSeq = seq;
    const due = this.waiting.filter((one) => one.seq <= seq);
    this.waiting = this.waiting.filter((one) => one.seq > seq);
    for (const one of due) one.resolve();
  }

  private async order(order: Order & { id: string }): Promise<boolean> {
    const answer = await this.request(order);
    if (!answer.ok) this.notice(answer.line, answer.rule);
    else if (answer.report.type === "done") await this.shown(answer.report.seq);
    return answer.ok;
  }

  private request(order: Order & { id: string }): Promise<Answer> {
    parts.orders += 1;
    return new Promise<Answer>((resolve) => {
      this.answers.set(order.id, resolve);
      this.carrier.send(order);
    }).finally(() => (parts.orders -= 1));
  }

  // What a table reports.

  private hear(report: Report): void {
    if (report.type === "welcome") {
      this.you = report.you;
      this.eyes = report.eyes;
      // Whoever is back was not sent away for good.
      this.farewell = undefined;
    } else if (report.type === "table") this.lay(report);
    else if (report.type === "news") this.take(report);
    else if (report.type === "seats") {
      this.seats = report.seats;
      this.watchers = report.watchers;
    } else if (report.type === "outlook") this.ahead = report;
    else if (report.type === "bye") this.farewell = report.line as Line;
    else if ("id" in report) this.answer(report);
  }

  private answer(report: Report & { id: string }): void {
    const resolve = this.answers.get(report.id);
    this.answers.delete(report.id);
    if (report.type === "refused") {
      const line = report.line as Line;
      if (resolve) resolve({ ok: false, line, rule: report.rule ?? "", code: report.code });
      else this.notice(line, report.rule ?? "");
    } else resolve?.({ ok: true, report });
  }

  private lay(table: Table): void {
    this.info = table.info;
    this.board = table.board;
    this.truth = table.view;
    this.view = table.view;
    this.eyes = table.eyes;
    // Seen with other eyes most of a log is the same: then its facts stay the same objects, and nothing is drawn anew.
    // Only what these eyes were sent is kept: older facts may tell what the former ones alone knew.
    this.factsFrom = table.facts_from ?? 0;
    const known = this.facts.filter((fact) => fact.ply >= this.factsFrom);
    this.facts = JSON.stringify(known) === JSON.stringify(table.facts) ? known : table.facts;
    this.notes = table.notes;
    this.ahead = undefined;
    this.asked = table.asked ?? null;
    this.undoable = table.undo ?? null;
    this.wish = table.wish ?? null;
    this.askable = table.askable ?? [];
    this.seats = table.info.seats;
    this.seq = table.seq;
    this.actor = table.info.actor;
    this.ply = table.info.ply;
    this.turn = table.info.turn;
    this.phase = table.info.phase;
    this.ending = table.info.ending ?? null;
    this.fairness = table.info.fairness ?? null;
    this.nextTable = table.info.next_table ?? "";
    this.show(table.seq);
  }

  private take(news: News): void {
    if (news.seq <= this.seq) return;
    if (news.seq !== this.seq + 1 || !this.truth) {
      this.carrier.send({ type: "look", eyes: this.eyes });
      return;
    }
    this.seq = news.seq;
    const before = this.truth;
    const after = changed(before, news.changes ?? []);
    this.truth = after;
    if (news.seats) this.seats = news.seats;
    // Until the story is told nobody may act on what is not shown yet; what can be taken back is true at once.
    this.asked = null;
    this.undoable = news.undo ?? null;
    this.wish = news.wish ?? null;
    this.telling = this.telling.then(async () => {
      if (this.tell && news.facts?.length) await this.tell({ facts: news.facts, before, after, note: news.note });
      this.settle(news, after);
      if (news.note.talk?.sort === "intention") await this.linger?.();
    });
  }

  /** A beat is being shown: its fact enters the log. */
  enter(fact: Fact): void {
    this.facts = [...this.facts, fact];
    this.revealed += 1;
  }

  private settle(news: News, after: AnyView): void {
    const from = news.facts_from ?? undefined;
    const kept = from === undefined ? this.facts : this.facts.filter((fact) => fact.ply < from);
    if (from !== undefined) [this.told, this.lifted] = [[], this.facts.filter((fact) => fact.ply >= from)];
    else if (news.facts?.length) [this.told, this.lifted] = [news.facts, []];
    this.facts = [...kept, ...(news.facts ?? []).slice(this.revealed)];
    this.heard += news.facts?.length ?? 0;
    this.revealed = 0;
    this.notes = [...this.notes, news.note];
    this.view = after;
    this.actor = news.actor;
    this.ply = news.ply;
    this.turn = news.turn;
    this.phase = news.phase;
    if (news.ending) this.ending = news.ending;
    if (news.fairness) this.fairness = news.fairness;
    if (news.next_table) this.nextTable = news.next_table;
    if (news.note.kind === "undo") this.ending = news.ending ?? null;
    if (news.seq === this.seq) this.asked = news.asked ?? null;
    this.show(news.seq);
  }
}

/** The view with some places changed; what is not on a path is shared with the view before. */
export function changed(view: AnyView, changes: [(string | number)[], unknown][]): AnyView {
  let whole: unknown = view;
  for (const [path, value] of changes) whole = put(whole, path, value);
  return whole as AnyView;
}

function put(at: unknown, path: (string | number)[], value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(at)) {
    const copy = [...at];
    copy[Number(first)] = put(copy[Number(first)], rest, value);
    return copy;
  }
  const record = (at ?? {}) as AnyView;
  return { ...record, [first]: put(record[first], rest, value) };
}
