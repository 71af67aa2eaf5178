/**
 * Where a bubble finds room round the house: places along the pavement are tried, those that would cover
 * something are left out, and the nearest to the speaker is taken.
 *
 *   +----[ words ]--------+   the strip above or below the building, rim and pavement together;
 *   |  .-----\--------.   |   the tail runs from the bubble's nearer side to the figure
 */
import type { Meant, Offers } from "../board";
import type { House, Place } from "./house";
import { UNIT, type Plate } from "./plate";

export interface Bubble {
  x: number;
  y: number;
  w: number;
  h: number;
  path: string;
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const ROUND = 5;
const STEP = 12;
const CHARACTER = 5.2;
const LINE = 12.5;
const SIDE = 38;
/** A tail across the house would cover what may be touched: the token in the bubble says whose it is. */
const TAIL_MAX = 48;
/** To a figure farther away it only shows the direction. */
const TAIL_FAR = 11;

const meets = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** As wide as needed for two lines of words. */
function sizeOf(text: string): { w: number; h: number } {
  const w = Math.min(226, Math.max(104, Math.ceil((text.length * CHARACTER) / 2) + SIDE + 14));
  const lines = Math.max(1, Math.ceil((text.length * CHARACTER) / (w - SIDE)));
  return { w, h: Math.max(26, lines * LINE + 9) };
}

/** What must stay in sight: pieces, vehicles, lit places and their prices, the plan's end, the ways out. */
function covered(house: House, plate: Plate, meant: Meant, offers: Offers): Box[] {
  const cells = new Set<string>([
    ...[...house.lies].filter(([, lying]) => lying.figures.length || lying.discs.length || lying.threat).map(([cell]) => cell),
    ...[...offers.lit, ...offers.aside].flatMap((one) => (one.target.kind.startsWith("cell") ? [one.target.id] : [])),
    ...offers.far.map((one) => one.target.id),
    ...(offers.way?.steps.map((step) => step.cell) ?? []),
    ...(house.view?.ambulance?.cells ?? []),
    ...(house.view?.engine?.cells ?? []),
    ...(meant.isPlan ? meant.way : []),
  ]);
  const boxOf = (place: Place): Box => {
    const [x, y] = plate.of(place);
    return { x: x + 3, y: y + 3, w: UNIT - 6, h: UNIT - 6 };
  };
  const doors = house.edges.filter((edge) => edge.isOuter && !edge.kind.includes("wall") && plate.holds(edge)).map((edge): Box => {
    const [x, y] = plate.between(edge);
    return { x: x - 15, y: y - 15, w: 30, h: 30 };
  });
  return [...[...cells].map((cell) => house.place(cell)).filter((place) => place.level === plate.number).map(boxOf), ...doors];
}

export function placeBubble(house: House, plate: Plate, from: Place, meant: Meant, offers: Offers, text: string): Bubble | undefined {
  const { w, h } = sizeOf(text);
  const [fx, fy] = plate.heart(from);
  const boxes = covered(house, plate, meant, offers);
  const rows = [plate.rim.top + UNIT - h - 8, 6, plate.height - plate.rim.bottom - UNIT + 8, plate.height - h - 6];
  let best: { box: Box; far: number } | undefined;
  for (const y of rows) {
    for (let x = 6; x + w <= plate.width - 6; x += STEP) {
      const box = { x, y, w, h };
      const far = Math.hypot(x + w / 2 - fx, y + h / 2 - fy) + 400 * boxes.filter((one) => meets(box, one)).length;
      if (!best || far < best.far) best = { box, far };
    }
  }
  return best && { ...best.box, path: outline(best.box, fx, fy) };
}

/** A rounded box whose tail points at the figure and ends before it. */
function outline({ x, y, w, h }: Box, fx: number, fy: number): string {
  const isAbove = y + h / 2 < fy;
  const root = Math.min(Math.max(fx, x + 16), x + w - 16);
  const edge = isAbove ? y + h : y;
  const reach = Math.hypot(fx - root, fy - edge) || 1;
  const far = reach - 15 > TAIL_MAX ? TAIL_FAR : reach - 15;
  const [tx, ty] = [root + ((fx - root) / reach) * far, edge + ((fy - edge) / reach) * far];
  const isNear = reach < 18;
  const tail = isNear ? "" : isAbove ? `H${root + 6}L${tx} ${ty}L${root - 6} ${edge}` : `H${root - 6}L${tx} ${ty}L${root + 6} ${edge}`;
  const corner = (dx: number, dy: number): string => `a${ROUND} ${ROUND} 0 0 1 ${dx} ${dy}`;
  const top = `M${x + ROUND} ${y}${isAbove ? "" : tail}H${x + w - ROUND}${corner(ROUND, ROUND)}`;
  const right = `V${y + h - ROUND}${corner(-ROUND, ROUND)}`;
  return `${top}${right}${isAbove ? tail : ""}H${x + ROUND}${corner(-ROUND, -ROUND)}V${y + ROUND}${corner(ROUND, -ROUND)}z`;
}
