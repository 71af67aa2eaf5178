/** Which games' pieces have been fetched: drawings, not script. Flash Point's are for all, in meters and tokens. */
const FILES = import.meta.glob<string>("../made/pieces/{flashpoint,titanic,feurio}.svg", { query: "?url", import: "default", eager: true });

class Shelf {
  private sheets: string[] = $state.raw([]);
  private fetched = new Map<string, Promise<void>>();

  get symbols(): string {
    return this.sheets.join("");
  }

  async want(game: string): Promise<void> {
    await Promise.all(["flashpoint", game].map((name) => this.fetchOnce(name)));
  }

  private fetchOnce(game: string): Promise<void> {
    const known = this.fetched.get(game);
    if (known) return known;
    const coming = this.fetch(game).catch(() => {
      // Somebody who wants it later tries again; until then a board stands without its pieces.
      this.fetched.delete(game);
    });
    this.fetched.set(game, coming);
    return coming;
  }

  private async fetch(game: string): Promise<void> {
    const file = FILES[`../made/pieces/${game}.svg`];
    if (!file) return;
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(file);
    const sheet = await answer.text();
    // Another may have come meanwhile.
    this.sheets = [...this.sheets, sheet];
  }
}

export const shelf = new Shelf();
