/**
 * Where the pieces of a crowded cell go, in the 48 units of a cell: the twin of
 * `tocsin.drawing.flashpoint.slots`. The order never depends on time, so pieces do not jump.
 */
export interface Slot {
  x: number;
  y: number;
  /** The width of a threat sign, the radius of anything else. */
  r: number;
}

export interface Slots {
  threat: Slot;
  figures: Slot[];
  discs: Slot[];
}

const slot = (x: number, y: number, r: number): Slot => ({ x, y, r });

export function slotsFor(figures: number, discs: number, hasThreat: boolean): Slots {
  if (figures === 0) return { threat: lonelyThreat(discs), figures: [], discs: discsAlone(discs, hasThreat) };
  if (figures === 1) return withOne(discs, hasThreat);
  if (figures === 2) return withTwo(discs, hasThreat);
  if (figures <= 4) {
    const places = [slot(14, 13, 7.8), slot(34, 13, 7.8), slot(14, 28.5, 7.8), slot(34, 28.5, 7.8)];
    return { threat: slot(12, 40, 13), figures: places.slice(0, figures), discs: row(discs, 24, 40, 6.6) };
  }
  const places = [11, 26, 39].flatMap((y) => [10, 24, 38].map((x) => slot(x, y, 6.6)));
  return { threat: slot(9, 41, 12), figures: places.slice(0, figures), discs: row(discs, 28, 41, 6.6) };
}

function lonelyThreat(discs: number): Slot {
  if (discs === 0) return slot(24, 24.5, 34);
  return discs === 1 ? slot(14.5, 15, 22) : slot(13, 13, 19);
}

function discsAlone(discs: number, hasThreat: boolean): Slot[] {
  if (discs === 0) return [];
  if (discs === 1) return [hasThreat ? slot(29.5, 29.5, 12.2) : slot(24, 23.5, 13.6)];
  if (discs === 2) {
    return hasThreat ? [slot(15.5, 31, 10.2), slot(36, 31, 10.2)] : [slot(14.5, 24, 10), slot(34.5, 24, 10)];
  }
  return row(discs, 24, 33, 7.6);
}

function withOne(discs: number, hasThreat: boolean): Slots {
  if (discs === 0) {
    return { threat: slot(13, 13.5, 20), figures: [hasThreat ? slot(28, 28.5, 12.2) : slot(24, 23.4, 13.4)], discs: [] };
  }
  if (discs === 1) return { threat: slot(37.6, 12.4, 17), figures: [slot(19.2, 19.5, 12)], discs: [slot(34.6, 34.6, 9.4)] };
  if (discs === 2) {
    return { threat: slot(37.6, 12.4, 17), figures: [slot(18, 17.5, 11)], discs: [slot(15, 38, 8), slot(34.6, 36, 8.6)] };
  }
  return { threat: slot(37.6, 12.4, 16), figures: [slot(18, 16.5, 10.4)], discs: row(discs, 24, 38.4, 7) };
}

function withTwo(discs: number, hasThreat: boolean): Slots {
  if (discs === 0 && !hasThreat) {
    return { threat: slot(24, 24, 18), figures: [slot(13.4, 24, 10.6), slot(34.8, 24, 10.6)], discs: [] };
  }
  const pair = [slot(12.9, 14.4, 10.4), slot(35.1, 14.4, 10.4)];
  if (discs <= 1) {
    const disc = hasThreat ? slot(34, 36.4, 9) : slot(24, 36.4, 9);
    return { threat: slot(discs ? 13.4 : 24, 36.2, 18), figures: pair, discs: discs ? [disc] : [] };
  }
  if (discs === 2) return { threat: slot(10.4, 37, 15), figures: pair, discs: [slot(24.5, 38, 7.6), slot(39, 37, 7.8)] };
  return { threat: slot(8.6, 38, 13), figures: pair, discs: row(discs, 28, 38.4, 6.6) };
}

/** Discs in one row round a middle, closer the more there are. */
function row(many: number, x: number, y: number, r: number): Slot[] {
  const step = many > 1 ? Math.min(2 * r + 1, 34 / (many - 1)) : 0;
  return Array.from({ length: many }, (_, at) => slot(x + step * (at - (many - 1) / 2), y, r));
}
