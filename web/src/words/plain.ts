/** Small letters without accents or signs, the twin of `tocsin.telling.plain_words`: what is typed finds what is meant. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("œ", "oe")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
