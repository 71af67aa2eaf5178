/**
 * Where the cells of one level come to lie, in units of which a cell has 48. The only room that
 * knows coordinates: everything else asks for a corner or a middle.
 *
 * +-----------------+   the rim carries the faces of the dice, round a ring of outside cells and
 * | .-------------. |   the building; a level with earth round it has no ring, only a narrow strip
 * | |ring| 1,1 |  | |
 * '-----------------'
 */
import type { Edge, LevelBoard, Place } from "./house";

export const UNIT = 48;
const EARTH = 12;

export interface Rim {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** All round on one wide board, at two sides only where room is dear. */
export const WIDE: Rim = { left: 20, top: 20, right: 20, bottom: 20 };
export const NARROW: Rim = { left: 25, top: 25, right: 5, bottom: 5 };
export const BARE: Rim = { left: 0, top: 0, right: 0, bottom: 0 };

export class Plate {
  readonly around: number;
  readonly width: number;
  readonly height: number;

  constructor(
    readonly level: LevelBoard,
    readonly number: number,
    readonly rim: Rim = WIDE,
  ) {
    this.around = level.outside === "none" ? EARTH : UNIT;
    this.width = level.columns * UNIT + 2 * this.around + rim.left + rim.right;
    this.height = level.rows * UNIT + 2 * this.around + rim.top + rim.bottom;
  }

  corner(row: number, column: number): [number, number] {
    const left = this.rim.left + this.around - UNIT;
    const top = this.rim.top + this.around - UNIT;
    return [left + column * UNIT, top + row * UNIT];
  }

  middle(row: number, column: number): [number, number] {
    const [x, y] = this.corner(row, column);
    return [x + UNIT / 2, y + UNIT / 2];
  }

  of(place: Place): [number, number] {
    return this.corner(place.row, place.column);
  }

  heart(place: Place): [number, number] {
    return this.middle(place.row, place.column);
  }

  /** The middle of what lies between two cells. */
  between(edge: { a: Place; b: Place }): [number, number] {
    return this.middle((edge.a.row + edge.b.row) / 2, (edge.a.column + edge.b.column) / 2);
  }

  /** The outline of some cells, run by run, so that a floor is a short line. */
  outline(places: Place[]): string {
    const sorted = [...places].sort((a, b) => a.row - b.row || a.column - b.column);
    const runs: { row: number; column: number; many: number }[] = [];
    for (const { row, column } of sorted) {
      const last = runs.at(-1);
      if (last && last.row === row && last.column + last.many === column) last.many += 1;
      else runs.push({ row, column, many: 1 });
    }
    return runs
      .map(({ row, column, many }) => {
        const [x, y] = this.corner(row, column);
        return `M${x} ${y}h${many * UNIT}v${UNIT}h-${many * UNIT}z`;
      })
      .join("");
  }

  holds(edge: Edge): boolean {
    return edge.a.level === this.number;
  }
}
