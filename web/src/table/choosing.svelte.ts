/**
 * How a person gets from what is legal to one move: a verb lies in the hand, places light up, a touch
 * acts, a far touch shows the way and asks once. Knows no rule: all of it follows from the moves and
 * ways that the table sent.
 */
import type { Face, Group } from "../boards/face";
import { NO_OFFERS, type Offer, type Offers } from "../boards/board";
import type { Move, Target, Way as Reach } from "../made/wire";
import type { Line } from "../words/line";
import type { TableModel } from "./model.svelte";

export interface GroupNow extends Group {
  moves: Move[];
  low: number;
  high: number;
}

/** One thing that may be confirmed: a move, or the moves of a way. */
export interface Choice {
  texts: string[];
  cost: number;
  line: Line | undefined;
  verb: string;
}

export interface Picked {
  target: Target | null;
  choices: Choice[];
  reach: Reach | undefined;
}

const same = (a: Target | null | undefined, b: Target | null | undefined): boolean =>
  !!a && !!b && a.id === b.id && a.kind.startsWith("cell") === b.kind.startsWith("cell");

export class Choosing {
  private wanted = $state("");
  picked: Picked | null = $state.raw(null);
  /** which of the picked choices a confirmation would do */
  private at = $state(0);
  isBusy = $state(false);
  /** Touch screens show first and act on a second touch. */
  isCareful = $state(false);

  constructor(
    private readonly model: TableModel,
    private readonly face: () => Face | undefined,
  ) {}

  get moves(): Move[] {
    return this.model.moves;
  }

  readonly groups: GroupNow[] = $derived.by(() => {
    const face = this.face();
    if (!face) return [];
    const moves = this.moves.filter((move) => move.verb !== face.endVerb);
    const known = new Set(face.groups.flatMap((group) => group.verbs));
    const strays = [...new Set(moves.map((move) => move.verb))].filter((verb) => !known.has(verb));
    const others: Group[] = strays.map((verb) => ({ name: verb, verbs: [verb], icon: "hand" }));
    const isAct = moves.some((move) => face.groups.some((one) => one.isSteady && one.verbs.includes(move.verb)));
    return [...face.groups, ...others]
      .map((group) => {
        const mine = moves.filter((move) => group.verbs.includes(move.verb));
        const costs = mine.map((move) => move.cost);
        return { ...group, moves: mine, low: Math.min(...costs), high: Math.max(...costs) };
      })
      .filter((group) => group.moves.length > 0 || (group.isSteady && isAct));
  });

  readonly end: Move | undefined = $derived(this.moves.find((move) => move.verb === this.face()?.endVerb));

  /** Nothing to be done on the board: every answer is a button of its own. */
  readonly isList: boolean = $derived.by(() => {
    const face = this.face();
    if (!face || !this.moves.length) return false;
    if (this.model.asked?.seat === -1) return true;
    return this.moves.every((move) => face.goalOf(move) === null);
  });

  /** One verb and few answers: they are buttons too, beside what can be touched. */
  readonly isShort: boolean = $derived.by(
    () => !!this.face()?.isTwoStep && !this.isList && this.groups.length === 1 && this.moves.length > 0 && this.moves.length <= 6,
  );

  get group(): GroupNow | undefined {
    const able = this.groups.filter((group) => group.moves.length > 0);
    const named = (name: string) => able.find((group) => group.name === name);
    const face = this.face();
    const onBoard = able.find((group) => group.moves.some((move) => face?.goalOf(move)));
    return named(this.wanted) ?? named(face?.firstGroup ?? "") ?? onBoard ?? able[0];
  }

  choose(name: string): void {
    const group = this.groups.find((one) => one.name === name);
    if (!group || group.moves.length === 0) return;
    this.picked = null;
    this.wanted = name;
    const face = this.face();
    const single = group.moves[0];
    if (group.isDirect && single && group.moves.length === 1) {
      if (!group.isAsked && !this.isCareful) void this.perform([single.text]);
      else this.show(face?.goalOf(single) ?? null, [single]);
      return;
    }
    const placeless = group.moves.filter((move) => !face?.goalOf(move));
    const only = placeless[0];
    const goal = face?.isTwoStep ? gather(group.moves, face) : [];
    if (goal.length === 1 && goal[0] && !placeless.length) {
      this.picked = { target: goal[0].target, choices: group.moves.map(choiceOf), reach: undefined };
      return;
    }
    if (!only) return;
    // What has no place is answered in the bar, beside the places that light up.
    if (group.moves.length === 1 && !this.isCareful) void this.perform([only.text]);
    else this.picked = { target: null, choices: placeless.map(choiceOf), reach: undefined };
  }

  /** A new question: nothing is picked any more; a verb that can go on stays in the hand. */
  reset(): void {
    this.picked = null;
    if (!this.groups.some((group) => group.name === this.wanted && group.moves.length)) this.wanted = "";
  }

  private reachOf(group: GroupNow | undefined): Reach[] {
    if (!group) return [];
    return (this.model.asked?.reach ?? []).filter((way) => {
      const last = way.moves.at(-1) ?? "";
      return way.moves.length > 1 && group.verbs.includes(last.split(":")[0] ?? "");
    });
  }

  readonly offers: Offers = $derived.by(() => {
    const face = this.face();
    if (!face || !this.moves.length || this.isList) return NO_OFFERS;
    const group = this.group;
    const lit = gather(group?.moves ?? [], face);
    const isLit = (target: Target) => lit.some((one) => same(one.target, target));
    const view = this.model.view;
    const board = this.model.board;
    const ways = this.reachOf(group).filter((way) => !isLit(way.target));
    const aside = this.groups
      .filter((one) => one !== group)
      .flatMap((one) => gather(one.moves, face).map((offer) => ({ ...offer, sign: one.icon as string, isSteady: one.isSteady })))
      .filter((one) => one.isSteady && (one.target.kind === "edge" || one.sign === "drop"));
    const reach = this.picked?.reach;
    const chosen = this.chosen?.texts[0];
    const way = reach && view && board ? (face.wayOf?.(view, board, reach, this.model.asked?.reach ?? []) ?? null) : null;
    return {
      lit,
      far: ways.map((one) => ({ target: one.target, price: one.cost })),
      aside,
      way,
      picked: this.picked?.target ?? null,
      moves: this.moves,
      ...(chosen === undefined ? {} : { chosen }),
    };
  });

  /** What may be done at a place with the verb in the hand, at once or by a way. */
  offerAt(target: Target): { price: number } | undefined {
    return [...this.offers.lit, ...this.offers.far].find((one) => same(one.target, target));
  }

  /** The choice that a confirmation would do now. */
  get chosen(): Choice | undefined {
    return this.picked?.choices[Math.min(this.at, this.picked.choices.length - 1)];
  }

  /** Another of the picked choices is meant. */
  prefer(text: string): void {
    const found = this.picked?.choices.findIndex((choice) => choice.texts[0] === text) ?? -1;
    if (found >= 0) this.at = found;
  }

  private show(target: Target | null, moves: Move[]): void {
    this.at = 0;
    this.picked = { target, choices: moves.map(choiceOf), reach: undefined };
  }

  /** A place was touched. Answers false where nothing may be done, so that somebody says why. */
  pick(target: Target): boolean {
    const face = this.face();
    if (!face || this.isBusy) return true;
    const again = this.picked;
    if (again && same(again.target, target) && (again.choices.length === 1 || face.Picker)) {
      void this.confirm();
      return true;
    }
    const own = this.group?.moves.filter((move) => same(face.goalOf(move), target) || isBeside(move, target, face)) ?? [];
    if (own.length === 1 && own[0] && !this.isCareful && !this.group?.isAsked) {
      void this.perform([own[0].text]);
      return true;
    }
    const others = own.length ? own : this.moves.filter((move) => same(face.goalOf(move), target) && move.verb !== face.endVerb);
    const way = this.reachOf(this.group).find((one) => same(one.target, target));
    if (!own.length && way) {
      const last = way.moves.at(-1)?.split(":")[0] ?? "";
      this.picked = { target, choices: [{ texts: way.moves, cost: way.cost, line: undefined, verb: last }], reach: way };
      return true;
    }
    this.at = 0;
    if (others.length) {
      const step = others.length === 1 ? (this.model.asked?.reach ?? []).find((one) => one.moves.length === 1 && one.moves[0] === others[0]?.text) : undefined;
      this.picked = { target, choices: others.map(choiceOf), reach: step };
      return true;
    }
    this.picked = null;
    return false;
  }

  async confirm(at?: number): Promise<void> {
    const choice = at === undefined ? this.chosen : this.picked?.choices[at];
    if (choice) await this.perform(choice.texts);
  }

  cancel(): void {
    this.picked = null;
  }

  /** One move after the other, each as the table is then; stops where something comes between. */
  async perform(texts: string[]): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.picked = null;
    try {
      for (const text of texts) {
        // A way goes on only while the same seat is asked and the step is still legal.
        if (text !== texts[0] && !this.moves.some((move) => move.text === text)) break;
        if (!(await this.model.do(text))) break;
      }
    } finally {
      this.isBusy = false;
    }
  }
}

function choiceOf(move: Move): Choice {
  return { texts: [move.text], cost: move.cost, line: move.line as Line, verb: move.verb };
}

/** An action on an edge may also be meant by touching the cell behind it. */
function isBeside(move: Move, target: Target, face: Face): boolean {
  const goal = face.goalOf(move);
  if (goal?.kind !== "edge" || target.kind !== "cell") return false;
  return move.targets.filter((one) => one.kind === "cell").at(-1)?.id === target.id;
}

/** The moves by the place where they are made, cheapest price first. */
function gather(moves: Move[], face: Face): Offer[] {
  const found = new Map<string, Offer>();
  for (const move of moves) {
    const target = face.goalOf(move);
    if (!target) continue;
    const key = `${target.kind} ${target.id}`;
    const known = found.get(key);
    if (known) {
      known.moves.push(move);
      known.price = Math.min(known.price, move.cost);
    } else found.set(key, { target, moves: [move], price: move.cost });
  }
  return [...found.values()];
}
