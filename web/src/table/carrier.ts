/**
 * The one seam between the page and whatever runs the rules: orders go in, reports come out. A socket
 * to a server now; the same Python in a worker of this browser later. Nothing else in boards and
 * screens of a table knows where the rules run.
 */
import type { Order, Report } from "../made/wire";

export type Link = "connecting" | "open" | "lost" | "refused";

export interface Carrier {
  /** Begin to listen; `since` asks for the last sequence number seen. */
  open(hear: (report: Report) => void, link: (link: Link) => void, hello: () => { eyes: number; since: number }): void;
  send(order: Order): void;
  close(): void;
}

/** An id for an order; `crypto.randomUUID` is not there on plain http in a home network. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
