/**
 * The one live region. A region does not repeat equal text, so a second saying of the same differs by
 * a no-break space; it is cleared after a while, so that it is not met again by walking the page.
 */
class Live {
  text = $state("");
  last = "";
  private clearing: ReturnType<typeof setTimeout> | undefined;

  say(text: string): void {
    this.last = text;
    this.text = this.text === text ? `${text}\u00a0` : text;
    clearTimeout(this.clearing);
    this.clearing = setTimeout(() => (this.text = ""), 8000);
  }
}

export const live = new Live();
export const announce = (text: string): void => live.say(text);
