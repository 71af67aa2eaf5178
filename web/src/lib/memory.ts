/** What this browser remembers between visits. A browser that forbids it just forgets. */
const forgotten = new Map<string, string>();

export const nameOf = (name: string): string => `tocsin-${name}`;

export function kept(name: string): string | undefined {
  try {
    return localStorage.getItem(nameOf(name)) ?? undefined;
  } catch {
    return forgotten.get(name);
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(nameOf(name), value);
  } catch {
    forgotten.set(name, value);
  }
}
