import type { Order, Report, Table } from "../src/made/wire";
import type { Carrier, Desk, Link } from "../src/table/carrier";

/** One table that never changes, and that refuses everything politely. */
export class FixtureCarrier implements Carrier {
  sent: Order[] = [];
  hear: (report: Report) => void = () => {};

  readonly desk: Desk = {
    record: () => Promise.resolve(""),
    verify: () => Promise.reject(new Error("no dice here")),
    rematch: () => Promise.resolve(this.table.info.id),
    playOn: () => Promise.resolve(this.table.info.id),
    invite: () => Promise.resolve(undefined),
    picture: () => Promise.resolve(undefined),
  };

  constructor(private readonly table: Table) {}

  open(hear: (report: Report) => void, link: (link: Link) => void): void {
    this.hear = hear;
    link("open");
    const { info, seq, eyes } = this.table;
    const you = { name: "", seats: [eyes], is_owner: true, is_watcher: false };
    hear({ type: "welcome", version: 1, table: info.id, seq, you, eyes, now_ms: 0 });
    hear(this.table);
  }

  send(order: Order): void {
    this.sent.push(order);
    if ("id" in order && order.id) {
      this.hear({ type: "refused", id: order.id, code: "table-closed", line: { id: "page-closed" } });
    }
  }

  close(): void {}
}
