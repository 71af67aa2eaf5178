/**
 * Which games' pieces have been fetched: pictures are files of their own, not script. Flash Point's are there from
 * the start: meters and tokens use them.
 */
const FILES = import.meta.glob<string>("../made/pieces/{flashpoint,titanic,feurio}.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

class Shelf {
  private sheets: string[] = $state.raw([]);
  private fetched = new Map<string, Promise<void>>();

  get symbols(): string {
    return this.sheets.join("");
  }

  /** Resolves when the pieces are there; without an answer the board is drawn without them, and the next table asks again. */
  want(game: string): Promise<void> {
    const fetched = this.fetched.get(game) ?? this.fetch(game).catch(() => void this.fetched.delete(game));
    this.fetched.set(game, fetched);
    return fetched;
  }

  private async fetch(game: string): Promise<void> {
    const file = FILES[`../made/pieces/${game}.svg`];
    if (!file) return;
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(file);
    this.sheets = [...this.sheets, await answer.text()];
  }
}

export const shelf = new Shelf();
