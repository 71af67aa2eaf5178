/**
 * The words of the page in the language chosen now. Catalogues are loaded per game and language;
 * whatever is shown is said anew when the language changes, old log lines too.
 */
import { line, type Line, type Part } from "./line";
import { LANGUAGES, Speaker, type Language } from "./speaker";
import { keep, kept, nameOf } from "../lib/memory";

export type Book = "core" | "flashpoint" | "extreme-danger" | "titanic" | "feurio";
/** What is loaded when it is opened: the rule book of a box, the lessons of a game. */
type Apart = `rules-${Book}` | `lessons-${string}`;

const FILES = import.meta.glob<string>("../made/words/*.ftl", { query: "?raw", import: "default" });

function browserLanguage(): Language {
  for (const wanted of navigator.languages ?? []) {
    const short = wanted.slice(0, 2).toLowerCase();
    if (LANGUAGES.includes(short as Language)) return short as Language;
  }
  return "en";
}

class Words {
  language: Language = $state((kept("language") as Language | undefined) ?? browserLanguage());
  /** Grows when words arrive, so that whatever is shown is said again. */
  private arrived = $state(0);
  private speakers = new Map<Language, Speaker>();
  private loaded = new Set<string>();
  private wanted = new Set<string>(["core"]);

  constructor() {
    // Another tab of this browser chose a language: this one follows, and keeps what stands on it.
    addEventListener("storage", ({ key, newValue }) => {
      const chosen = LANGUAGES.find((language) => language === newValue);
      if (key === nameOf("language") && chosen && chosen !== this.language) void this.choose(chosen);
    });
  }

  private get speaker(): Speaker {
    let speaker = this.speakers.get(this.language);
    if (!speaker) this.speakers.set(this.language, (speaker = new Speaker(this.language)));
    return speaker;
  }

  /** Load the words of a game, in this language and in every one chosen later. */
  async want(...books: (Book | Apart)[]): Promise<void> {
    for (const book of books) this.wanted.add(book);
    await this.load();
  }

  async choose(language: Language): Promise<void> {
    keep("language", language);
    await this.load(language);
    this.language = language;
    document.documentElement.lang = language;
  }

  private async load(language: Language = this.language): Promise<void> {
    const missing = [...this.wanted].filter((book) => !this.loaded.has(`${book}.${language}`));
    const sources = await Promise.all(
      missing.map((book) => FILES[`../made/words/${book}.${language}.ftl`]?.() ?? ""),
    );
    let speaker = this.speakers.get(language);
    if (!speaker) this.speakers.set(language, (speaker = new Speaker(language)));
    sources.forEach((source, at) => {
      speaker.add(source);
      this.loaded.add(`${missing[at]}.${language}`);
    });
    document.documentElement.lang = language;
    if (missing.length) this.arrived += 1;
  }

  say(given: Line | string, args?: Record<string, Part>): string {
    void this.arrived;
    return this.speaker.say(typeof given === "string" ? line(given, args) : given);
  }

  sentence(given: Line): string {
    void this.arrived;
    return this.speaker.sentence(given);
  }

  has(id: string): boolean {
    void this.arrived;
    return this.speaker.has(id);
  }

  /** The ids of messages loaded so far that begin so, in the order of the files. */
  ids(prefix: string): string[] {
    void this.arrived;
    return this.speaker.ids(prefix);
  }

  /** The first of these messages that exists, else the last. */
  first(...ids: string[]): string {
    return this.say(ids.find((id) => this.has(id)) ?? ids.at(-1) ?? "");
  }
}

export const words = new Words();
export const say = (given: Line | string, args?: Record<string, Part>) => words.say(given, args);

/** What a computer is called by: its level, and its temper if it has one; `steady:careful`. */
export function computerWord(name: string): string {
  const [level, temper] = name.split(":");
  const told = words.has(`page-computer-${level}`) ? say(`page-computer-${level}`) : (level ?? name);
  return temper ? say("level-with-temper", { level: told, temper: say(`temper-${temper}`) }) : told;
}
