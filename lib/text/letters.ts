// biome-ignore format: rows are easier to read
export const LETTERS = [
  'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N',
  'O', 'P', 'Q', 'R', 'S', 'T', 'U', 'V', 'W', 'X', 'Y', 'Z', 'Ç',
] as const;

/** Without accents, but with Ç. */
export type Letter = (typeof LETTERS)[number];

// biome-ignore format: one line per row of keys
export const KEYBOARD_ROWS = [
  ['Q', 'W', 'E', 'R', 'T', 'Y', 'U', 'I', 'O', 'P'],
  ['A', 'S', 'D', 'F', 'G', 'H', 'J', 'K', 'L', 'Ç'],
  ['Z', 'X', 'C', 'V', 'B', 'N', 'M'],
] as const satisfies readonly (readonly Letter[])[];

const byText: ReadonlyMap<string, Letter> = new Map(LETTERS.map((letter) => [letter, letter]));
const MARKS = /\p{M}/gu;
/** Shown and not guessed: spaces, signs and dots of `l·l`. */
const FIXED = /^[\s··•.'’-]$/u;

/** Null for other characters: `Dead`, `7`, `·`. */
export function letterOf(character: string): Letter | null {
  const upper = character.normalize('NFC').toLocaleUpperCase('ca');
  return byText.get(upper) ?? byText.get(upper.normalize('NFD').replace(MARKS, '')) ?? null;
}

export function lettersOf(text: string): readonly Letter[] {
  return characters(text).flatMap((character) => letterOf(character) ?? []);
}

export function foldWord(text: string): string {
  return lettersOf(text).join('');
}

export type Glyph =
  | { readonly kind: 'letter'; readonly letter: Letter; readonly shown: string }
  | { readonly kind: 'fixed'; readonly shown: string };

/** Null if a character is neither a letter nor fixed. */
export function glyphsOf(phrase: string): readonly Glyph[] | null {
  const glyphs: Glyph[] = [];
  for (const shown of characters(phrase)) {
    const letter = letterOf(shown);
    if (letter !== null) glyphs.push({ kind: 'letter', letter, shown });
    else if (FIXED.test(shown)) glyphs.push({ kind: 'fixed', shown });
    else return null;
  }
  return glyphs;
}

/** NFC keeps `ç` whole. */
function characters(text: string): readonly string[] {
  return [...text.replaceAll('ŀ', 'l·').replaceAll('Ŀ', 'L·').normalize('NFC')];
}
