/**
 * A cell in words, as `tocsin.telling.feurio.spoken` says it; composed from the view with the same
 * messages, a test compares both.
 */
import type { Line } from "../../words/line";
import { fireFront, type Board, type Candidate, type Colour, type Tile, type View } from "./forest";

/** A seat by its colours; who plays alone is the forester. */
export function seatLine(board: Board, seat: number): Line {
  if (board.players === 1) return { id: "name-feurio-seat-alone" };
  const [a, b] = board.colours
    .filter((colour) => board.owners[colour] === seat)
    .map((colour): Line => ({ id: `name-feurio-team-${colour}` }));
  if (a && b) return { id: "name-feurio-pair", args: { a, b } };
  return a ?? { id: "name-feurio-seat-alone" };
}

function menLines(men: Partial<Record<Colour, number>>): Line[] {
  return Object.entries(men)
    .filter(([, count]) => count)
    .map(([colour, count]) => ({ id: "board-feurio-men", args: { count, colour: { id: `name-feurio-colour-${colour}` } } }));
}

const valueOf = (value: number | null): string => (value === null ? "?" : String(value));

export function tileLine(board: Board, tile: Tile): Line {
  const value = valueOf(tile.value);
  if (tile.laid_face_down_by !== null) {
    return { id: "say-feurio-firebreak", args: { cell: tile.cell, seat: seatLine(board, tile.laid_face_down_by), value } };
  }
  const taken = Object.values(tile.men).reduce((sum, many) => sum + many, 0);
  const args = { cell: tile.cell, value, spaces: tile.spaces - taken, sides: tile.free_sides, men: menLines(tile.men) };
  return { id: "say-feurio-tile", args };
}

export function candidateLine(cell: Candidate): Line {
  return { id: cell.is_hottest ? "say-feurio-hottest" : "say-feurio-heat", args: { cell: cell.cell, heat: cell.heat } };
}

/** One line per cell of the forest and per cell the fire may reach. */
export function cellLines(board: Board, view: View): Map<string, Line> {
  const found = new Map<string, Line>();
  for (const tile of view.tiles) found.set(tile.cell, tileLine(board, tile));
  for (const cell of fireFront(view)) found.set(cell.cell, candidateLine(cell));
  return found;
}
