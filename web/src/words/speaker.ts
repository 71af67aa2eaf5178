/**
 * Lines into text, exactly as `tocsin.telling.speaker` does it: what is inside a line is said first,
 * lists are joined by the sign of the language, a sentence begins with a capital.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { isLine, type Line, type Part } from "./line";

export type Language = "en" | "fr";
export const LANGUAGES: readonly Language[] = ["en", "fr"];

/** On the board a seat is a letter; the terminal calls it by a colour that the page does not use. */
const SEAT = /^name-flashpoint-seat-(\d)$/;

export function letterOf(seat: number): string {
  return String.fromCharCode(65 + seat);
}

export class Speaker {
  readonly language: Language;
  private readonly bundle: FluentBundle;

  constructor(
    language: Language,
    private readonly hasLetters = true,
  ) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  private readonly known: string[] = [];

  ids(prefix: string): string[] {
    return this.known.filter((id) => id.startsWith(prefix));
  }

  add(source: string): void {
    for (const found of source.matchAll(/^([a-z][a-z0-9-]*) =/gim)) if (found[1]) this.known.push(found[1]);
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say(line: Line): string {
    const seat = this.hasLetters ? SEAT.exec(line.id) : null;
    if (seat) return letterOf(Number(seat[1]));
    const message = this.bundle.getMessage(line.id);
    const args: Record<string, number | string> = {};
    for (const [name, part] of Object.entries(line.args ?? {})) args[name] = this.part(part);
    if (!message?.value) {
      const facts = Object.entries(args).map(([name, value]) => ` ${name}=${value}`);
      return `[${line.id}${facts.join("")}]`;
    }
    return this.bundle.formatPattern(message.value, args, []);
  }

  /** The text with a capital first and no stop after a `!`; a cell such as u:1,4 stays small. */
  sentence(line: Line): string {
    const text = this.say(line);
    const first = text[1] === ":" ? text.slice(0, 1) : text.slice(0, 1).toUpperCase();
    return first + text.slice(1).replaceAll("!.", "!");
  }

  part(part: Part): number | string {
    if (isLine(part)) return this.say(part);
    if (Array.isArray(part)) return this.join(part.map((item) => String(this.part(item))));
    return part;
  }

  private join(items: string[]): string {
    const last = items.at(-1);
    if (last === undefined) return this.say({ id: "list-empty" });
    const id = items.some((item) => item.includes(",")) ? "list-strong" : "list";
    return items
      .slice(0, -1)
      .reduceRight((rest, first) => this.say({ id, args: { first, rest } }), last);
  }
}
