/**
 * Parts of the page are fetched when they are needed. One that does not come, because the server is away or
 * has a newer page by now, is said; as soon as the server answers, everything is fetched anew. The table is
 * kept where the rules run, so nothing is lost.
 */
const ASK_AGAIN_MS = 2000;
const RECENT_MS = 10_000;

class Parts {
  isMissing = $state(false);
  /** orders on their way: the page stays until they are answered */
  orders = 0;
  private readonly failures = new WeakSet<object>();

  listen(): void {
    addEventListener("vite:preloadError", (event) => {
      this.failures.add(event.payload);
      if (!this.isMissing) void this.mend();
      this.isMissing = true;
    });
    // It has been said: the console need not say it again.
    addEventListener("unhandledrejection", (event) => {
      if (typeof event.reason === "object" && event.reason && this.failures.has(event.reason)) event.preventDefault();
    });
  }

  private async mend(): Promise<void> {
    // A page that has just been fetched and still lacks a part is not mended by fetching it once more.
    const state = history.state as { mended?: number } | null;
    if ((state?.mended ?? 0) > Date.now() - RECENT_MS) return;
    while (this.orders || !(await answers())) await new Promise((done) => setTimeout(done, ASK_AGAIN_MS));
    history.replaceState({ mended: Date.now() }, "");
    location.reload();
  }
}

/** Is there a page to be had where this one came from? */
const answers = (): Promise<boolean> => fetch("/", { cache: "no-store" }).then((answer) => answer.ok, () => false);

export const parts = new Parts();
