/** Who sits there now, in one word: the same for the team, the cards of the games and the menu. */
import type { SeatInfo } from "../made/wire";

export type Presence = "here" | "away" | "thinking" | "computer" | "stand-in" | "open";

export function presenceOf(seat: SeatInfo): Presence {
  if (seat.kind === "open") return "open";
  if (seat.is_thinking) return "thinking";
  if (seat.stand_in) return "stand-in";
  if (seat.kind === "computer") return "computer";
  return seat.presence === "here" ? "here" : "away";
}
