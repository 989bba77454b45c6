/** Made when first asked for: a page must not pay for the order of a language while it opens. */
let collator: Intl.Collator | undefined;

/** Catalan order with numbers by value (`10d7` after `9d7`); for `Array.prototype.sort`. */
export function compareCatalan(one: string, other: string): number {
  collator ??= new Intl.Collator('ca', { numeric: true });
  return collator.compare(one, other);
}

/** The form in which two texts are compared when searching: no capitals, accents, ela geminada or curly apostrophes. */
export function searchForm(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/·/g, '')
    .replace(/’/g, "'")
    .toLocaleLowerCase('ca')
    .trim();
}
