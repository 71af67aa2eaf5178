/**
 * A house as it is drawn: the board and the view put together, level by level. The twin of
 * `tocsin.drawing.flashpoint.house`, for the same pieces. Cells are named as in move texts, `3,4` or
 * `u:3,4`; nothing here is a rule, only where things lie.
 */
export interface LevelBoard {
  prefix: string;
  rows: number;
  columns: number;
  black_from: number;
  outside: "ground" | "air" | "none";
  ring: string[];
}

export interface Board {
  game: string;
  name: string;
  levels: LevelBoard[];
  edges: { edge: string; a: string; b: string; kind: string }[];
  rooms: string[][];
  ambulance_spots: Record<string, string[]>;
  engine_spots: Record<string, string[]>;
  gun: Record<string, string[]>;
  damage_max: number;
  rescued_goal: number;
  lost_max: number;
  players: number;
  stairs?: { lower: string; upper: string; lower_exit: Way; upper_exit: Way }[];
  ladder_places?: { base: string; top: string; is_long: boolean }[];
  object_places?: Record<string, string[]>;
}

export interface Pile {
  cell: string;
  count: number;
}

export interface Vehicle {
  spot: Way;
  cells: string[];
}

export interface EdgeNow {
  edge: string;
  a: string;
  b: string;
  kind: string;
  damage: number;
  door: string;
}

export interface Figure {
  seat: number;
  cell: string | null;
  saved: number;
  specialist: string;
  is_down: boolean;
  at_hand: string[];
}

export interface View {
  game: string;
  seat: number;
  turn: number;
  phase: string;
  actor: number;
  active_seat: number;
  points: number;
  free_points: number;
  edges: EdgeNow[];
  fire: string[];
  smoke: string[];
  pois: string[];
  victims: Pile[];
  treated: Pile[];
  hazmats: Pile[];
  hot_spots: string[];
  alarms: string[];
  firefighters: Figure[];
  ambulance: Vehicle | null;
  engine: Vehicle | null;
  gun_area: string[];
  damage: number;
  threat_markers_left: number;
  hot_spot_reserve: number;
  poi_supply: number;
  unseen: Record<string, number>;
  rescued: number;
  lost: number;
  target: string | null;
  dice: number[];
  ending: string | null;
  stairs?: { lower: string; upper: string; gone: boolean }[];
  damaged_floors?: string[];
  holes?: string[];
  toxic?: string[];
  objects?: { object: string; kind: string; cells: string[]; damage: number; capacity: number }[];
  jams?: Record<string, number>;
  ladders_stored?: number;
  ladders_folded?: string[];
  ladders_raised?: { base: string; top: string }[];
  ladders_down?: { top: string; hole: string; base: string }[];
  bridges?: string[];
  platform?: { cell: string; raised: boolean; seats: number[]; target: string | null } | null;
}

export type Way = "n" | "e" | "s" | "w";
export const STEPS: Record<Way, [number, number]> = { n: [-1, 0], e: [0, 1], s: [1, 0], w: [0, -1] };
export const TURNS: Record<Way, number> = { n: 0, e: 90, s: 180, w: 270 };

export interface Place {
  level: number;
  row: number;
  column: number;
}

export interface Edge {
  name: string;
  kind: string;
  a: Place;
  b: Place;
  isOuter: boolean;
  isUpright: boolean;
  damage: number;
  door: string;
  jams: number;
}

export interface Lying {
  threat: "" | "fire" | "smoke";
  isToxic: boolean;
  isHot: boolean;
  discs: { code: string; count: number }[];
  figures: number[];
}

export interface Rung {
  letter: string;
  cell: Place;
  isUp: boolean;
  way: Way | "";
}

export interface Flight {
  number: number;
  cell: Place;
  exit: Way;
  isUp: boolean;
  isGone: boolean;
}

export class House {
  readonly board: Board;
  readonly view: View | undefined;
  readonly edges: Edge[];
  readonly lies = new Map<string, Lying>();
  private readonly byName = new Map<string, Edge>();
  private readonly prefixes: Map<string, number>;

  /** What stands and lies as in the house before is the same object, so that it is not drawn again. */
  constructor(board: Board, view?: View, before?: House) {
    this.board = board;
    this.view = view;
    this.prefixes = before?.prefixes ?? new Map(board.levels.map((level, number) => [level.prefix, number]));
    this.edges = before ? before.edgesAs(view) : [...this.readEdges(), ...this.solidEdges()];
    for (const edge of this.edges) this.byName.set(edge.name, edge);
    if (view) this.lay(view);
    if (before) this.keepFrom(before);
  }

  /** The edges as a later view has them. */
  private edgesAs(view: View | undefined): Edge[] {
    const now = new Map((view?.edges ?? []).map((edge) => [edge.edge, edge]));
    let isSame = true;
    const edges = this.edges.map((edge) => {
      const state = now.get(edge.name);
      const jams = view?.jams?.[edge.name] ?? 0;
      if (!state || (state.damage === edge.damage && state.door === edge.door && jams === edge.jams)) return edge;
      isSame = false;
      return { ...edge, damage: state.damage, door: state.door, jams };
    });
    return isSame ? this.edges : edges;
  }

  private keepFrom(before: House): void {
    for (const [cell, lying] of this.lies) {
      const was = before.lies.get(cell);
      if (was && isSame(was, lying)) this.lies.set(cell, was);
    }
  }

  /** What is between two cells; nothing where the floor is open. */
  between(a: string, b: string): Edge | undefined {
    return this.byName.get(`${a}|${b}`) ?? this.byName.get(`${b}|${a}`);
  }

  get activeSeat(): number {
    return !this.view || this.view.ending ? -1 : this.view.active_seat;
  }

  place(name: string): Place {
    const colon = name.lastIndexOf(":");
    const prefix = name.slice(0, colon + 1);
    const [row, column] = name.slice(colon + 1).split(",").map(Number);
    const level = this.prefixes.get(prefix) ?? -1;
    return { level, row: row ?? 0, column: column ?? 0 };
  }

  name(place: Place): string {
    return `${this.board.levels[place.level]?.prefix ?? ""}${place.row},${place.column}`;
  }

  isInside(place: Place): boolean {
    const level = this.board.levels[place.level];
    if (!level) return false;
    return place.row >= 1 && place.row <= level.rows && place.column >= 1 && place.column <= level.columns;
  }

  /** Is there such a cell at all, in the building or in its ring? */
  has(place: Place): boolean {
    return this.isInside(place) || !!this.board.levels[place.level]?.ring.includes(this.name(place));
  }

  beside(place: Place, way: Way): Place {
    const [down, across] = STEPS[way];
    return { ...place, row: place.row + down, column: place.column + across };
  }

  private readEdges(): Edge[] {
    const now = new Map((this.view?.edges ?? []).map((edge) => [edge.edge, edge]));
    return this.board.edges.map((edge) => {
      const [a, b] = [this.place(edge.a), this.place(edge.b)];
      const state = now.get(edge.edge);
      return {
        name: edge.edge,
        kind: edge.kind,
        a,
        b,
        isOuter: !(this.isInside(a) && this.isInside(b)),
        isUpright: a.row === b.row,
        damage: state?.damage ?? 0,
        door: state ? state.door : "closed",
        jams: this.view?.jams?.[edge.edge] ?? 0,
      };
    });
  }

  /** Where a level has no outside, what ends it cannot be broken. */
  private solidEdges(): Edge[] {
    const known = new Set(this.board.edges.flatMap((edge) => [`${edge.a}|${edge.b}`, `${edge.b}|${edge.a}`]));
    const found: Edge[] = [];
    this.board.levels.forEach((level, number) => {
      if (level.outside !== "none") return;
      for (let row = 1; row <= level.rows; row += 1) {
        for (let column = 1; column <= level.columns; column += 1) {
          const a: Place = { level: number, row, column };
          for (const way of Object.keys(STEPS) as Way[]) {
            const b = this.beside(a, way);
            if (this.isInside(b) || known.has(`${this.name(a)}|${this.name(b)}`)) continue;
            const isUpright = a.row === b.row;
            const name = `${this.name(a)}>${way}`;
            found.push({ name, kind: "solid-wall", a, b, isOuter: true, isUpright, damage: 0, door: "", jams: 0 });
          }
        }
      }
    });
    return found;
  }

  at(cell: string): Lying {
    let lying = this.lies.get(cell);
    if (!lying) {
      lying = { threat: "", isToxic: false, isHot: false, discs: [], figures: [] };
      this.lies.set(cell, lying);
    }
    return lying;
  }

  private lay(view: View): void {
    for (const cell of view.fire) this.at(cell).threat = "fire";
    for (const cell of view.smoke) this.at(cell).threat = "smoke";
    for (const cell of view.toxic ?? []) this.at(cell).isToxic = true;
    for (const cell of view.hot_spots) this.at(cell).isHot = true;
    // Unknown before known, so that pieces do not jump when one is turned over.
    for (const cell of view.pois) this.at(cell).discs.push({ code: "poi", count: 1 });
    for (const cell of view.alarms) this.at(cell).discs.push({ code: "false-alarm", count: 1 });
    for (const pile of view.victims) this.at(pile.cell).discs.push({ code: "victim", count: pile.count });
    for (const pile of view.treated) this.at(pile.cell).discs.push({ code: "treated", count: pile.count });
    for (const pile of view.hazmats) this.at(pile.cell).discs.push({ code: "hazmat", count: pile.count });
    for (const figure of view.firefighters) {
      if (figure.cell !== null) this.at(figure.cell).figures.push(figure.seat);
    }
  }

  figure(seat: number): Figure | undefined {
    return this.view?.firefighters.find((one) => one.seat === seat);
  }

  rooms(level: number): Place[][] {
    return this.board.rooms
      .map((room) => room.map((name) => this.place(name)))
      .filter((room) => room[0]?.level === level);
  }

  flights(): Flight[] {
    const gone = new Set((this.view?.stairs ?? []).filter((one) => one.gone).map((one) => `${one.lower}|${one.upper}`));
    return (this.board.stairs ?? []).flatMap((flight, at) => {
      const isGone = gone.has(`${flight.lower}|${flight.upper}`);
      return [
        { number: at + 1, cell: this.place(flight.lower), exit: flight.lower_exit, isUp: true, isGone },
        { number: at + 1, cell: this.place(flight.upper), exit: flight.upper_exit, isUp: false, isGone },
      ];
    });
  }

  ladders(): Rung[] {
    const letters = "abcdefghijkl";
    const raised = this.view?.ladders_raised ?? [];
    const found: Rung[] = [];
    raised.forEach((ladder, at) => {
      const [base, top] = [this.place(ladder.base), this.place(ladder.top)];
      found.push({ letter: letters[at] ?? "?", cell: base, isUp: true, way: this.inward(base) });
      found.push({ letter: letters[at] ?? "?", cell: top, isUp: false, way: this.inward(top) });
    });
    (this.view?.ladders_down ?? []).forEach((ladder, at) => {
      const letter = letters[raised.length + at] ?? "?";
      const [top, hole] = [this.place(ladder.top), this.place(ladder.hole)];
      found.push({ letter, cell: top, isUp: false, way: wayFrom(top, hole) });
      found.push({ letter, cell: this.place(ladder.base), isUp: true, way: "" });
    });
    return found;
  }

  private inward(cell: Place): Way {
    return (Object.keys(STEPS) as Way[]).find((way) => this.isInside(this.beside(cell, way))) ?? "n";
  }
}

function isSame(a: Lying, b: Lying): boolean {
  return (
    a.threat === b.threat && a.isToxic === b.isToxic && a.isHot === b.isHot &&
    a.discs.length === b.discs.length && a.discs.every((disc, at) => disc.code === b.discs[at]?.code && disc.count === b.discs[at]?.count) &&
    a.figures.length === b.figures.length && a.figures.every((seat, at) => seat === b.figures[at])
  );
}

export function wayFrom(a: Place, b: Place): Way {
  const found = (Object.keys(STEPS) as Way[]).find(
    (way) => STEPS[way][0] === b.row - a.row && STEPS[way][1] === b.column - a.column,
  );
  return found ?? "n";
}

/** The piece that shows an edge as it stands. */
export function pieceOf(edge: Edge): string {
  if (edge.kind === "wall") return ["wall", "wall-damaged", "wall-destroyed"][Math.min(edge.damage, 2)] ?? "wall";
  if (edge.kind === "light-wall") return edge.damage ? "light-wall-destroyed" : "light-wall";
  if (edge.kind === "solid-wall" || edge.kind === "doorway") return edge.kind;
  if (edge.kind === "window" && edge.damage) return "window-gone";
  const start = edge.kind === "window" ? "window" : edge.kind === "fireproof-door" ? "fireproof" : "door";
  return `${start}-${edge.door || "gone"}`;
}
