import type { Asked, Ending, Fact, Line as WireLine, News, Note, Order, Report, SeatInfo, Table } from "../src/made/wire";
import type { Carrier, Desk, Link } from "../src/table/carrier";
import { Refused } from "../src/lib/refused";

export interface PlayedMoment {
  ply: number;
  turn: number;
  actor: number;
  view: Record<string, unknown>;
  facts: Fact[];
  asked: Asked | null;
  /** what is done next; nothing at the end */
  move: string;
  why: { line: WireLine; rule: string } | null;
}

export interface Played {
  board: Record<string, unknown>;
  moments: PlayedMoment[];
  seats: SeatInfo[];
  ending: Ending;
  record: string;
}

/**
 * A table in memory, without a server: it knows one play of the package and lets it be played. What a
 * carrier that runs the rules in this browser will be, with a script in the place of the rules.
 */
export class MemoryCarrier implements Carrier {
  orders: string[] = [];
  isClosed = false;
  private at = 0;
  private seq = 1;
  private hear: (report: Report) => void = () => {};

  constructor(private readonly play: Played) {}

  readonly desk: Desk = {
    record: () => Promise.resolve(this.play.record),
    verify: () => Promise.reject(new Refused({ id: "page-closed" }, "not-here")),
    rematch: () => Promise.resolve("again"),
    playOn: (ply) => Promise.resolve(`from-${ply}`),
    invite: () => Promise.resolve(undefined),
    picture: () => Promise.resolve(undefined),
  };

  private get now(): PlayedMoment {
    const found = this.play.moments[this.at];
    if (!found) throw new Error("beyond the end");
    return found;
  }

  private get isOver(): boolean {
    return this.at === this.play.moments.length - 1;
  }

  open(hear: (report: Report) => void, link: (link: Link) => void): void {
    this.hear = hear;
    link("open");
    const you = { name: "Zoe", seats: [0], is_owner: true, is_watcher: false };
    hear({ type: "welcome", version: 1, table: "here", seq: this.seq, you, eyes: 0, now_ms: 0 });
    hear(this.table());
  }

  close(): void {
    this.isClosed = true;
  }

  send(order: Order): void {
    this.orders.push(order.type);
    if (order.type === "look") this.hear(this.table());
    else if (order.type === "do") this.do(order.id, order.text);
    else if (order.type === "undo") this.undo(order.id);
    else if (order.type === "why_not") this.hear({ type: "why", id: order.id, text: order.text, ...(this.now.why ?? { line: null }) });
    else if (order.type === "hint") this.hear({ type: "hinted", id: order.id, seat: 0, computer: "memory", moves: this.now.asked?.moves ?? [], plans: [] });
    else if (order.type === "at") this.moment(order.id, order.ply);
    else if ("id" in order && order.id) this.hear({ type: "refused", id: order.id, code: "not-allowed", line: { id: "page-closed" } });
  }

  private do(id: string, text: string): void {
    if (text !== this.now.move) {
      this.hear({ type: "refused", id, code: "illegal", ...(this.now.why ?? { line: { id: "page-closed" } }) });
      return;
    }
    this.at += 1;
    this.seq += 1;
    this.hear(this.news("move", this.now.facts));
    this.hear({ type: "done", id, seq: this.seq });
  }

  private undo(id: string): void {
    this.at -= 1;
    this.seq += 1;
    this.hear({ ...this.news("undo", []), facts_from: this.now.ply });
    this.hear({ type: "done", id, seq: this.seq });
  }

  private moment(id: string, ply: number): void {
    const found = this.play.moments.findLast((one) => one.ply <= ply) ?? this.now;
    this.hear({ type: "moment", id, ply, turn: found.turn, actor: found.actor, view: found.view, facts: found.facts });
  }

  private news(kind: Note["kind"], facts: Fact[]): News {
    const { ply, turn, actor, view, asked } = this.now;
    const note: Note = { seq: this.seq, kind, seat: 0, at_ms: 0, ply, line: { id: `note-${kind}` } };
    const ending = this.isOver ? this.play.ending : null;
    const phase = this.isOver ? "over" : "playing";
    return { type: "news", seq: this.seq, note, phase, actor, ply, turn, facts, changes: [[[], view]], asked, undo: this.undoable(), ending };
  }

  private undoable(): News["undo"] {
    const before = this.play.moments[this.at - 1];
    return before ? { text: before.move, seat: 0, ply: before.ply, free: true } : null;
  }

  private table(): Table {
    const { ply, turn, actor, view, asked } = this.now;
    const facts = this.play.moments.slice(0, this.at + 1).flatMap((moment) => moment.facts);
    const info: Table["info"] = {
      id: "here", name: "", game: "feurio", rules_version: 1, options: "", phase: this.isOver ? "over" : "playing", seats: this.play.seats, actor, ply, turn,
      seq: this.seq, dice: "secure", pace: "live", is_practice: true, is_listed: false, away_seconds: 0, created_ms: 0, touched_ms: 0,
    };
    return { type: "table", seq: this.seq, eyes: 0, info, board: this.play.board, view, facts, notes: [], asked, undo: this.undoable() };
  }
}
