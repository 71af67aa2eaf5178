/**
 * What is in the hand and where it may go, read from the legal moves: the same for board and tray. A goal is
 * keyed by where it is drawn; some cards want two lines one after the other.
 */
import type { Move, Target } from "../../made/wire";
import type { Offers } from "../board";
import { goalOf, movesFrom, same, sourceOf, spotOf, type View } from "./table";

export class Hand {
  readonly moves: Move[];
  readonly from: Move[];

  constructor(
    readonly view: View,
    readonly offers: Offers,
    /** the first of two lines, if one was touched */
    readonly half = "",
  ) {
    this.moves = offers.moves;
    this.from = movesFrom(offers.moves, offers.picked);
  }

  isLit(target: Target): boolean {
    return this.moves.some((move) => same(sourceOf(move), target));
  }

  /** Does it belong to the verb in the hand? Others are lit too, only quieter. */
  isStrong(target: Target): boolean {
    return this.offers.lit.some((offer) => same(offer.target, target));
  }

  isChosen(target: Target): boolean {
    return same(this.offers.picked, target);
  }

  /** The moves of what is picked that lead to a place, of a pair those that go on from its first line. */
  to(place: string): Move[] {
    return this.from.filter((move) => {
      const { places } = goalOf(move);
      if (places.length > 1) return this.half ? this.half !== place && places.includes(this.half) && places.includes(place) : places.includes(place);
      return places.some((one) => spotOf(this.view, one, move) === place);
    });
  }

  /** The number of the button that leads there: 0 where a number would not say enough. */
  numberTo(place: string): number | undefined {
    const found = this.to(place);
    const only = found[0];
    if (!only) return undefined;
    const at = this.offers.moves.filter((move) => same(sourceOf(move), this.offers.picked)).indexOf(only);
    return found.length === 1 && at < 9 ? at + 1 : 0;
  }

  /** The ends of a line that may be taken up, as numbers of cards. */
  tails(place: string): number[] {
    return this.moves
      .map(sourceOf)
      .filter((target): target is Target => target?.kind === "tail" && target.id.startsWith(`${place}*`))
      .map((target) => Number(target.id.split("*")[1]));
  }

  /** What somebody means who touches that many cards from the end: just these, else the nearest end that moves. */
  tailAt(place: string, many: number): number | undefined {
    const able = [...new Set(this.tails(place))];
    return able.sort((a, b) => Math.abs(a - many) - Math.abs(b - many) || b - a)[0];
  }
}
