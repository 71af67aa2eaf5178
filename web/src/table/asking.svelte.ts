/**
 * A request to a computer partner on its way: whom, what, and then where. What can be asked, and whether it
 * points at a place, the table says. While a place is awaited the next touch on the board names it and does
 * nothing else.
 */
import type { Target } from "../made/wire";
import type { IconName } from "../pieces/Icon.svelte";
import { words } from "../words/words.svelte";
import type { TableModel } from "./model.svelte";

const SIGNS: Record<string, IconName> = { come: "pin", hold: "shield", leave: "mine", wait: "hourglass" };

/** The sign of a request, the same on its button and on the board. */
export const signOf = (what: string): IconName => SIGNS[what] ?? "chat";

export class Asking {
  what = $state("");
  private chosen = $state(-1);

  constructor(private readonly model: TableModel) {}

  /** Who may be asked now: partners, by somebody who plays, where the game has requests at all. */
  get partners(): TableModel["partners"] {
    const { phase, you, askable, partners } = this.model;
    return phase === "playing" && you.seats.length && askable.length ? partners : [];
  }

  /** The partner who is asked: the one chosen, else the first. */
  get to(): number {
    const partners = this.partners;
    return (partners.find((seat) => seat.number === this.chosen) ?? partners[0])?.number ?? -1;
  }

  get label(): string {
    return this.labelOf(this.what);
  }

  labelOf(what: string): string {
    return words.first(`page-ask-${this.model.info?.game ?? ""}-${what}`, `page-ask-${what}`);
  }

  choose(seat: number): void {
    this.chosen = seat;
  }

  stop(): void {
    this.what = "";
  }

  /** What needs no place is asked at once; everything else waits for a touch. */
  async request(what: string): Promise<void> {
    if (this.model.askable.find((one) => one.what === what)?.at) {
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
