/** Which games' pieces have been fetched. Flash Point's are always there: meters and tokens use them. */
import flashpoint from "../made/pieces/flashpoint.svg?raw";

const FILES = import.meta.glob<string>("../made/pieces/{titanic,feurio}.svg", {
  query: "?raw",
  import: "default",
});

class Shelf {
  private sheets = $state.raw([flashpoint]);
  private fetched = new Set(["flashpoint"]);

  get symbols(): string {
    return this.sheets.join("");
  }

  async want(game: string): Promise<void> {
    if (this.fetched.has(game)) return;
    this.fetched.add(game);
    const sheet = await FILES[`../made/pieces/${game}.svg`]?.();
    if (sheet) this.sheets = [...this.sheets, sheet];
  }
}

export const shelf = new Shelf();
