/**
 * A table that somebody wishes for: game, options, who sits where, dice, pace. The server says what goes
 * together; what it refuses is kept beside the option it is about. New table and companion fill one in.
 */
import { Refused, check, games, newTable } from "../lib/api";
import { keep, kept } from "../lib/memory";
import type { Checked, GameInfo, NewTable, OptionInfo, SeatWish } from "../made/wire";
import { say, words } from "../words/words.svelte";
import { newId } from "./carrier";

export type Value = string | number | boolean | string[] | Record<string, unknown>;
export const GAME_IDS = ["flashpoint", "titanic", "feurio"] as const;
const PLAYERS: Record<string, number> = { flashpoint: 4, titanic: 2, feurio: 3 };
/** The large choices come first; switches, numbers and lists are variants and details. */
const LARGE = ["rules", "board", "level", "mode", "layout"];
const MODULES = ["use_specialists", "use_hazmats", "use_hot_spots", "use_vehicles"];
const CHECK_MS = 120;

export class Wish {
  all: GameInfo[] = $state.raw([]);
  game = $state("flashpoint");
  chosen: Record<string, Value> = $state({});
  seats: SeatWish[] = $state([]);
  dice: NonNullable<NewTable["dice"]> = $state("secure");
  pace: NonNullable<NewTable["pace"]> = $state("live");
  name = $state(kept("name") ?? "");
  checked: Checked | undefined = $state.raw();
  refused: Refused | undefined = $state.raw();
  /** options that no longer fitted and were taken away, to be told */
  dropped: string[] = $state.raw([]);
  isOpening = $state(false);
  private draws = $state(0);
  private changed = "";
  private asking = 0;

  readonly info: GameInfo | undefined = $derived(this.all.find((one) => one.id === this.game));
  private readonly expansion = $derived(
    /^(garage|laboratory)/.test(typeof this.chosen.board === "string" ? this.chosen.board : "") ? this.info?.expansions[0] : undefined,
  );
  readonly options: OptionInfo[] = $derived.by(() => {
    const base = this.info?.options ?? [];
    const more = this.expansion?.options ?? [];
    const known = new Set(base.map((one) => one.name));
    return [...base.map((one) => more.find((found) => found.name === one.name) ?? one), ...more.filter((one) => !known.has(one.name))];
  });
  readonly boards: string[] = $derived([
    ...new Set([this.info?.options ?? [], ...(this.info?.expansions ?? []).map((one) => one.options)].flatMap((list) => list.find((one) => one.name === "board")?.choices ?? [])),
  ]);
  readonly large = $derived(LARGE.flatMap((name) => this.options.filter((one) => one.name === name)));
  readonly modules = $derived(MODULES.flatMap((name) => this.options.filter((one) => one.name === name)));
  readonly details = $derived(this.options.filter((one) => ![...LARGE, ...MODULES, "players"].includes(one.name)));
  readonly limits = $derived(this.options.find((one) => one.name === "players"));
  /** what the server makes of the wish: `rules=family board=front …` */
  private readonly settled = $derived(new Map((this.checked?.options ?? "").split(" ").map((word) => [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)])));

  async load(game: string): Promise<void> {
    await words.want("flashpoint", "extreme-danger", "titanic", "feurio");
    try {
      this.all = await games();
    } catch (found) {
      if (found instanceof Refused) this.refused = found;
    }
    this.pick(GAME_IDS.includes(game as (typeof GAME_IDS)[number]) ? game : "flashpoint");
  }

  pick(game: string): void {
    this.game = game;
    this.chosen = {};
    this.dropped = [];
    this.checked = undefined;
    this.setPlayers(PLAYERS[game] ?? 2);
  }

  setPlayers(many: number): void {
    this.chosen.players = many;
    const isAll = this.dice === "typed";
    this.seats = Array.from({ length: many }, (_, at): SeatWish => this.seats[at] ?? (at === 0 || isAll ? { kind: "me" } : { kind: "computer", computer: "steady" }));
  }

  set(option: string, value: Value | undefined): void {
    this.changed = option;
    this.dropped = [];
    if (value === undefined) delete this.chosen[option];
    else this.chosen[option] = value;
  }

  another(): void {
    this.draws += 1;
  }

  valueOf(option: OptionInfo): string {
    const given = this.chosen[option.name];
    if (given === undefined) return this.settled.get(option.name) ?? option.default;
    if (typeof given === "boolean") return given ? "yes" : "no";
    if (Array.isArray(given)) return given.join(",") || "-";
    return typeof given === "object" ? "plan" : String(given);
  }

  isAside(option: OptionInfo): boolean {
    return this.chosen[option.name] !== undefined && this.valueOf(option) !== option.default;
  }

  refusalOf(option: string): Refused | undefined {
    return this.refused?.option === option ? this.refused : undefined;
  }

  /** Asks the server, a moment after the last change; to be called in an effect. */
  watch(): (() => void) | undefined {
    const wanted = { game: this.game, options: $state.snapshot(this.chosen) as Record<string, Value> };
    void this.draws;
    if (!this.info) return undefined;
    this.asking += 1;
    const mine = this.asking;
    const timer = setTimeout(() => void this.check(wanted, mine), CHECK_MS);
    return () => clearTimeout(timer);
  }

  private async check(wanted: { game: string; options: Record<string, Value> }, mine: number): Promise<void> {
    try {
      const found = await check(wanted);
      if (mine === this.asking) [this.checked, this.refused] = [found, undefined];
    } catch (problem) {
      if (mine !== this.asking || !(problem instanceof Refused)) return;
      const { option } = problem;
      // What was chosen earlier and no longer fits what was chosen last is taken away, and said.
      if (["rules", "board"].includes(this.changed) && option !== this.changed && this.chosen[option] !== undefined && option !== "players") {
        delete this.chosen[option];
        this.dropped = [...this.dropped, option];
      } else this.refused = problem;
    }
  }

  /** The wish as a table; undefined when it was refused, which then stands in `refused`. */
  async open(more: Partial<NewTable> = {}): Promise<string | undefined> {
    if (this.isOpening) return undefined;
    this.isOpening = true;
    if (this.name) keep("name", this.name);
    const first = this.seats.findIndex((seat) => seat.kind === "me");
    try {
      const seats = this.seats.map((seat, at) => (seat.kind === "me" ? { kind: seat.kind, name: seat.name || (at === first ? this.name : "") } : $state.snapshot(seat)));
      const made = await newTable({ id: newId(), game: this.game, options: $state.snapshot(this.chosen) as Record<string, Value>, seats, dice: this.dice, pace: this.pace, ...more });
      return made.table.id;
    } catch (problem) {
      if (problem instanceof Refused) this.refused = problem;
      return undefined;
    } finally {
      this.isOpening = false;
    }
  }
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export function optionTitle(name: string): string {
  return capital(words.has(`page-option-${name}`) ? say(`page-option-${name}`) : name.replaceAll("_", " "));
}

/** A choice in words: ours, else what the games call it, else as it is written. */
export function choiceWord(option: string, value: string): string {
  const parts = value.split("+").map((part) => {
    const ids = [`page-choice-${option}-${part}`, `page-role-${part}`, `name-titanic-crew-${part}`, `page-choice-${part}`];
    const id = ids.find((one) => words.has(one));
    return id ? say(id) : part.replaceAll("_", " ");
  });
  return parts.join(" + ");
}
