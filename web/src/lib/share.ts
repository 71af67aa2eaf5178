/** Links that somebody else can open, and how a device hands them on. */
import type { Desk } from "../table/carrier";

/** Into the clipboard; where a browser forbids it, the link is shown to be copied by hand. */
export async function copyLink(link: string, title: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    prompt(title, link);
    return false;
  }
}

/** A link to watch a table, at a moment if one is given; who may not make one copies the plain address. */
export async function watchLink(desk: Desk, table: string, ply?: number): Promise<string> {
  const made = await desk.invite("watch");
  const [path = `/t/${table}`, key] = (made?.path ?? `/t/${table}`).split("#");
  return `${location.origin}${path}${ply === undefined ? "" : `?at=${ply}`}${key ? `#${key}` : ""}`;
}

export async function share(desk: Desk, table: string, ply: number | undefined, title: string): Promise<boolean> {
  return copyLink(await watchLink(desk, table, ply), title);
}
