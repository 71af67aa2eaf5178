/** The choices on one tile as a person thinks of them: which colour, then how many. From the legal moves alone. */
import type { Move } from "../../made/wire";
import type { Colour } from "./forest";

export interface Count {
  count: number;
  /** the text to ask about, legal or not */
  text: string;
  isLegal: boolean;
}

/** What the stepper shows; the table says which of them are legal. */
export const MEN_AT_ONCE = [1, 2, 3];

export interface Told {
  verb: string;
  colour: Colour;
  cell: string;
  count: number;
}

/** `men:red>0,0*2` and `break:red>0,0`, taken apart; other texts have no colour. */
export function readText(text: string): Told | undefined {
  const found = /^(men|break):([a-z]+)>(-?\d+,-?\d+)(?:\*(\d))?$/.exec(text);
  if (!found) return undefined;
  const [, verb = "", colour = "", cell = "", count = "1"] = found;
  return { verb, colour: colour as Colour, cell, count: Number(count) };
}

const writeMen = (colour: Colour, cell: string, count: number): string => (count === 1 ? `men:${colour}>${cell}` : `men:${colour}>${cell}*${count}`);

/** The colours that may be used, in the order of the moves. */
export function coloursIn(texts: string[]): Colour[] {
  return [...new Set(texts.map((text) => readText(text)?.colour))].filter((colour): colour is Colour => !!colour);
}

export function countsOf(texts: string[], colour: Colour, cell: string): Count[] {
  return MEN_AT_ONCE.map((count) => {
    const legal = texts.find((text) => {
      const told = readText(text);
      return told?.colour === colour && told.count === count;
    });
    return { count, text: legal ?? writeMen(colour, cell, count), isLegal: legal !== undefined };
  });
}

export const textsOf = (moves: Move[]): string[] => moves.map((move) => move.text);
