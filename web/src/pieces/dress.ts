/** How the seats of the table on the screen look, where their game brings shapes of its own. */
import type { Component } from "svelte";

export const DRESS = Symbol("dress");

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Dress = () => { Token: Component<{ board: any; seat: number; size: number }>; board: unknown } | undefined;

/** The key under which a lesson says whether a hand points at what is asked. */
export const POINTING = Symbol("pointing");
