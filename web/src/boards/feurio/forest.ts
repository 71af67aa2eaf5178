/**
 * The forest as the table tells it, and hexagons on paper. Pointy hexagons; `S` is from the middle to a
 * corner. The twin of `tocsin.drawing.feurio.hexes`: the only room that knows coordinates.
 *
 *        0       q runs east, r south-east. Corners are numbered clockwise from the top, and side n
 *     5     1    lies between corner n and the next: 0 is NE, 1 is E, 2 is SE, 3 SW, 4 W, 5 NW.
 *     4     2
 *        3
 */
export type Colour = "red" | "green" | "blue" | "yellow";

export interface Board {
  players: number;
  mode: string;
  firebreaks: boolean;
  colours: Colour[];
  owners: Record<Colour, number | null>;
  copies: number;
  spaces: Record<string, number>;
  men_per_colour: number;
  start_cells: { cell: string; q: number; r: number }[];
}

export interface Tile {
  cell: string;
  q: number;
  r: number;
  /** null: a firebreak that these eyes may not know */
  value: number | null;
  laid_face_down_by: number | null;
  spaces: number;
  free_sides: number;
  room: number;
  men: Partial<Record<Colour, number>>;
}

export interface Candidate {
  cell: string;
  q: number;
  r: number;
  heat: number;
  terms: { cell: string; value: number }[];
  is_hottest: boolean;
}

export interface Area {
  colour: Colour;
  seat: number | null;
  cells: string[];
  sum: number;
  water: number | null;
  water_cells: string[];
  value: number;
}

export interface Goal {
  colour: Colour;
  placed: number;
  is_all_placed: boolean;
  areas: number;
  is_one_area: boolean;
  has_open_one: boolean;
  lack: string;
}

export interface View {
  seat: number;
  turn: number;
  phase: string;
  actor: number;
  active_seat: number;
  drawn: number | null;
  has_drawn: boolean;
  tiles: Tile[];
  candidates: Candidate[];
  hottest: number;
  hands: Partial<Record<Colour, number>>[];
  box: Record<Colour, number>;
  pile: number;
  unseen: Record<string, number>;
  areas: Area[];
  standing: number[];
  goal: Goal[];
}

export type Point = [number, number];
export type Place = { q: number; r: number };

export const S = 44;
export const SHAPES: Record<Colour, string> = { red: "diamond", green: "triangle", blue: "circle", yellow: "square" };
const WIDE = Math.sqrt(3);
const NEIGHBOURS: Point[] = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]];

export function middle({ q, r }: Place): Point {
  return [S * WIDE * (q + r / 2), S * 1.5 * r];
}

export function corner(place: Place, number: number): Point {
  const [x, y] = middle(place);
  const angle = ((60 * number - 90) * Math.PI) / 180;
  return [x + S * Math.cos(angle), y + S * Math.sin(angle)];
}

export function neighbour({ q, r }: Place, side: number): Place {
  const [across, down] = NEIGHBOURS[((side % 6) + 6) % 6] ?? [0, 0];
  return { q: q + across, r: r + down };
}

export const nameOf = ({ q, r }: Place): string => `${q},${r}`;

/** A hexagon round 0,0 with its corners this far from the middle. */
export function hexagon(s: number): string {
  const points = [0, 1, 2, 3, 4, 5].map((at) => {
    const angle = ((60 * at - 90) * Math.PI) / 180;
    return `${(s * Math.cos(angle)).toFixed(2)} ${(s * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

function key([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

function normal(start: Point, end: Point): Point {
  const across = end[0] - start[0];
  const down = end[1] - start[1];
  const length = Math.hypot(across, down);
  return [-down / length, across / length];
}

/** Every corner moved so that both its sides lie further in by the same distance. */
function movedIn(loop: Point[], inset: number): Point[] {
  return loop.map((point, at) => {
    const ahead = loop[(at + 1) % loop.length] ?? point;
    const behind = loop[(at + loop.length - 1) % loop.length] ?? point;
    const first = normal(behind, point);
    const second = normal(point, ahead);
    const across = first[0] + second[0];
    const down = first[1] + second[1];
    const length = (2 * inset) / (across * across + down * down);
    return [point[0] + across * length, point[1] + down * length];
  });
}

/** The line round some cells, moved inwards, as a path; the cells are always at its right hand. */
export function outline(places: Place[], inset: number): string {
  const area = new Set(places.map(nameOf));
  const following = new Map<string, [Point, Point]>();
  for (const place of places) {
    for (let side = 0; side < 6; side += 1) {
      if (area.has(nameOf(neighbour(place, side)))) continue;
      const start = corner(place, side);
      following.set(key(start), [start, corner(place, side + 1)]);
    }
  }
  let path = "";
  for (let [at] = following.keys(); at !== undefined; [at] = following.keys()) {
    const loop: Point[] = [];
    for (let step = following.get(at); step; step = following.get(at)) {
      following.delete(at);
      loop.push(step[0]);
      at = key(step[1]);
    }
    path += `M${movedIn(loop, inset).map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
  }
  return path;
}

export function sumOf(area: Area): string {
  return area.water === null ? `${area.sum} : 0` : `${area.sum} ÷ ${area.water} = ${area.value}`;
}

/** The cells the fire may still reach: none once the last tile lies. */
export function fireFront(view: View): Candidate[] {
  return view.pile || view.has_drawn ? view.candidates : [];
}

export const menOf = (tile: Tile, colours: Colour[]): Colour[] =>
  colours.flatMap((colour) => Array.from({ length: tile.men[colour] ?? 0 }, () => colour));
