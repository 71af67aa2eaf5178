/** Who sits there now, in one word: the same for the team, the cards of the games and the menu. */
import type { Face } from "../boards/face";
import type { SeatInfo } from "../made/wire";
import { letterOf } from "../words/speaker";
import { say, words } from "../words/words.svelte";
import type { TableModel } from "./model.svelte";

export type Presence = "here" | "away" | "thinking" | "computer" | "stand-in" | "open";

export function presenceOf(seat: SeatInfo): Presence {
  if (seat.kind === "open") return "open";
  if (seat.is_thinking) return "thinking";
  if (seat.stand_in) return "stand-in";
  if (seat.kind === "computer") return "computer";
  return seat.presence === "here" ? "here" : "away";
}

/** Who that is: the name given, or what the game calls the seat, as its figure and the log do. */
export function nameOf(model: TableModel, face: Face | undefined, number: number): string {
  const seat = model.seatOf(number);
  if (!seat) return "";
  if (seat.name || seat.kind === "computer") return seat.name || say("page-computer");
  return face?.seatName && model.board ? words.sentence(face.seatName(model.board, number)) : letterOf(number);
}
