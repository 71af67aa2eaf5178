/**
 * One tab stop for many cards: the arrows go to the nearest one in that direction, as it lies on the screen,
 * so that columns, boats and hands need no second description of where they are.
 */
import { announce } from "../../lib/live.svelte";
import { say } from "../../words/words.svelte";

const WAYS: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

export class Roving {
  focused = $state("");
  root: HTMLElement | undefined = $state();

  private spots(): HTMLElement[] {
    return [...(this.root?.querySelectorAll<HTMLElement>("[data-cell]") ?? [])];
  }

  /** After every drawing: if the spot that had the tab stop is gone, the first one has it. */
  settle(): void {
    const spots = this.spots();
    if (spots.some((spot) => spot.dataset.cell === this.focused)) return;
    const lit = spots.find((spot) => spot.classList.contains("touchable"));
    this.focused = (lit ?? spots[0])?.dataset.cell ?? "";
  }

  private go(spot: HTMLElement | undefined): void {
    if (!spot) return announce(say("page-border"));
    this.focused = spot.dataset.cell ?? "";
    spot.focus();
  }

  /** Answers whether the key was one of these. */
  key(event: KeyboardEvent): boolean {
    const here = event.currentTarget as HTMLElement;
    const spots = this.spots();
    if (event.key === "Home" || event.key === "End") this.go(event.key === "Home" ? spots[0] : spots.at(-1));
    else if (event.key === "m") {
      const lit = spots.filter((spot) => spot.classList.contains("touchable"));
      if (!lit.length) announce(say("page-none-there"));
      else this.go(lit[(lit.indexOf(here) + 1) % lit.length]);
    } else {
      const way = WAYS[event.key];
      if (!way) return false;
      this.go(nearest(here, spots, way));
    }
    return true;
  }
}

function middle(spot: HTMLElement): [number, number] {
  const box = spot.getBoundingClientRect();
  // Cards overlap: what is seen of one is its strip at the top.
  return [box.left + box.width / 2, box.top + Math.min(box.height / 2, 16)];
}

function nearest(here: HTMLElement, spots: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const [x, y] = middle(here);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const spot of spots) {
    if (spot === here) continue;
    const [a, b] = middle(spot);
    const along = (a - x) * dx + (b - y) * dy;
    const across = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
    if (along < 4) continue;
    const far = along + 3 * across;
    if (far < least) [least, best] = [far, spot];
  }
  return best;
}
