import { isLine, type Line } from "../words/line";

/** What a refusal says, without the rule where that stands beside it. */
export function bare(line: Line): Line {
  const told = line.id === "with-rule" ? line.args?.told : undefined;
  return isLine(told) ? told : line;
}

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
