/** What is sent instead of sentences: a message id with arguments, which may be lines themselves. */
export interface Line {
  id: string;
  args?: Record<string, Part>;
}

export type Part = number | string | Line | Part[];

export function line(id: string, args?: Record<string, Part>): Line {
  return args ? { id, args } : { id };
}

export function isLine(part: unknown): part is Line {
  return typeof part === "object" && part !== null && !Array.isArray(part) && "id" in part;
}
