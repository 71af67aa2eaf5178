/**
 * The one seam between the page and whatever runs the rules: orders go in, reports come out. A socket
 * to a server now; the same Python in a worker of this browser later. Nothing else in boards and
 * screens of a table knows where the rules run.
 */
import type { Link as Invitation, Order, Report, Verdict } from "../made/wire";

export type Link = "connecting" | "open" | "lost" | "refused";

export interface Carrier {
  /** Begin to listen; `since` asks for the last sequence number seen. */
  open(hear: (report: Report) => void, link: (link: Link) => void, hello: () => { eyes: number; since: number }): void;
  send(order: Order): void;
  close(): void;
  readonly desk: Desk;
}

/** What is asked about a whole table rather than at it. What a carrier cannot do it refuses in words. */
export interface Desk {
  record(): Promise<string>;
  /** Were these dice what was promised? */
  verify(record: string): Promise<Verdict>;
  /** The same once more with the same people: the name of the new table. */
  rematch(): Promise<string>;
  /** A table that goes on from a moment of this one: its name. */
  playOn(ply: number): Promise<string>;
  /** Who else may come; nothing where nobody can. */
  invite(role: string): Promise<Invitation | undefined>;
  /** A link as a picture to be photographed; none where none is drawn. */
  picture(link: string): Promise<{ side: number; path: string } | undefined>;
}

/** An id for an order; `crypto.randomUUID` is not there on plain http in a home network. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
