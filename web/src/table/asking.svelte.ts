/**
 * A request to a computer partner on its way: whom, what, and then where. While a place is awaited the
 * next touch on the board names it and does nothing else.
 */
import type { Target } from "../made/wire";
import type { TableModel } from "./model.svelte";

/** What can be asked in which game; the server knows the same words and refuses any other. */
export const REQUESTS: Record<string, string[]> = {
  titanic: ["hold", "leave", "wait"],
  other: ["come", "hold", "leave", "wait"],
};

export class Asking {
  what = $state("");
  private chosen = $state(-1);

  constructor(private readonly model: TableModel) {}

  /** The partner who is asked: the one chosen, else the first. */
  get to(): number {
    const partners = this.model.partners;
    return (partners.find((seat) => seat.number === this.chosen) ?? partners[0])?.number ?? -1;
  }

  choose(seat: number): void {
    this.chosen = seat;
  }

  stop(): void {
    this.what = "";
  }

  /** Waiting needs no place; everything else waits for a touch. */
  async request(what: string): Promise<void> {
    if (what !== "wait") {
      this.what = this.what === what ? "" : what;
      return;
    }
    this.what = "";
    await this.model.askPartner(this.to, what);
  }

  /** A place was touched: true if that was the answer to "where?". */
  take(target: Target): boolean {
    if (!this.what || !target.id) return false;
    const what = this.what;
    this.what = "";
    // A tail of a line is the line with a number: l2*3.
    void this.model.askPartner(this.to, what, target.id.split("*")[0]);
    return true;
  }
}
