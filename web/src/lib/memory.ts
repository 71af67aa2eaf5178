/** What this browser remembers between visits. A browser that forbids it just forgets. */
const forgotten = new Map<string, string>();

export function kept(name: string): string | undefined {
  try {
    return localStorage.getItem(`tocsin-${name}`) ?? undefined;
  } catch {
    return forgotten.get(name);
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`tocsin-${name}`, value);
  } catch {
    forgotten.set(name, value);
  }
}
