/** The lessons of a game as the package tells them, and which of them this browser has taken. */
import { keep, kept } from "../lib/memory";

export interface Step {
  moves: string[];
  plies: number;
  rules: string[];
}

export interface Lesson {
  id: string;
  box: string;
  steps: Step[];
}

const FILES = import.meta.glob<Lesson[]>("../made/lessons/*.json", { import: "default" });

export async function courseOf(game: string): Promise<Lesson[]> {
  return (await FILES[`../made/lessons/${game}.json`]?.()) ?? [];
}

/** How many steps are done after so many plies; the lesson itself remembers nothing. */
export function stepAt(lesson: Lesson, plies: number): number {
  let done = 0;
  for (const step of lesson.steps) {
    if (plies < step.plies) break;
    plies -= step.plies;
    done += 1;
  }
  return done;
}

const TAKEN = "lessons-taken";

export function taken(): Set<string> {
  return new Set((kept(TAKEN) ?? "").split(" ").filter(Boolean));
}

export function take(name: string): void {
  keep(TAKEN, [...taken().add(name)].join(" "));
}

/** The table at which a lesson was begun, to go on where it was left. */
export function tableOf(name: string): string {
  return kept(`lesson-${name}`) ?? "";
}

export function keepTable(name: string, table: string): void {
  keep(`lesson-${name}`, table);
}
