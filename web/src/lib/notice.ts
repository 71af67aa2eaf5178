/** "Your move" outside of the page, for who wants it and looks elsewhere. */
export const canNotify = (): boolean => "Notification" in globalThis;

/** Asks the browser once; false if it, or the person, does not want it. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission === "granted") return true;
  return Notification.permission !== "denied" && (await Notification.requestPermission()) === "granted";
}

export function notify(title: string, text: string): void {
  if (!canNotify() || Notification.permission !== "granted" || !document.hidden) return;
  try {
    const shown = new Notification(title, { body: text, tag: "tocsin-your-move", icon: "/bell.svg" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some browsers notify only from a worker: then the mark in the title is all there is.
  }
}
