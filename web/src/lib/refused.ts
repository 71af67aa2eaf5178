import type { Line } from "../words/line";

/** A refusal of whoever runs the rules, as a line with its rule; or no answer at all. */
export class Refused extends Error {
  constructor(
    readonly line: Line,
    readonly code: string,
    readonly rule = "",
    readonly option = "",
  ) {
    super(code);
  }
}
