/** Created at first use, so that page load does not pay for it. */
let collator: Intl.Collator | undefined;

/** Compares in Catalan order, numbers by value (`9d7` before `10d7`). */
export function compareCatalan(one: string, other: string): number {
  collator ??= new Intl.Collator('ca', { numeric: true });
  return collator.compare(one, other);
}

/** Normalizes text for search: no capitals, accents, `l·l` or curly apostrophes. */
export function searchForm(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/·/g, '')
    .replace(/’/g, "'")
    .toLocaleLowerCase('ca')
    .trim();
}
