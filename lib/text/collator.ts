/** Created at first use, to keep page load fast. */
let collator: Intl.Collator | undefined;

/** Numbers by value: `9d7` before `10d7`. */
export function compareCatalan(one: string, other: string): number {
  collator ??= new Intl.Collator('ca', { numeric: true });
  return collator.compare(one, other);
}

/** Drops capitals, accents, `·` and curly apostrophes. */
export function searchForm(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/·/g, '')
    .replace(/’/g, "'")
    .toLocaleLowerCase('ca')
    .trim();
}
