// biome-ignore format: one line per row of the keyboard's alphabet reads better than 27 lines.
export const LETTERS = [
  'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N',
  'O', 'P', 'Q', 'R', 'S', 'T', 'U', 'V', 'W', 'X', 'Y', 'Z', 'Ç',
] as const;

/** What every game compares and writes: one of 27 capitals, accents folded away, Ç a letter of its own. */
export type Letter = (typeof LETTERS)[number];

/** The same letters as they lie on a Catalan keyboard, for on-screen typing: ten, ten and seven. */
// biome-ignore format: a row of keys is a row of source.
export const KEYBOARD_ROWS = [
  ['Q', 'W', 'E', 'R', 'T', 'Y', 'U', 'I', 'O', 'P'],
  ['A', 'S', 'D', 'F', 'G', 'H', 'J', 'K', 'L', 'Ç'],
  ['Z', 'X', 'C', 'V', 'B', 'N', 'M'],
] as const satisfies readonly (readonly Letter[])[];

const byText: ReadonlyMap<string, Letter> = new Map(LETTERS.map((letter) => [letter, letter]));
const MARKS = /\p{M}/gu;
/** Characters of a phrase that are shown and never guessed: the dot of `l·l` in the forms people type, spaces, signs. */
const FIXED = /^[\s··•.'’-]$/u;

/** One typed character as a letter (à → A, ï → I, ç → Ç), or null when it is none: `Dead`, `Enter`, `7`, `·`. */
export function letterOf(character: string): Letter | null {
  const upper = character.normalize('NFC').toLocaleUpperCase('ca');
  return byText.get(upper) ?? byText.get(upper.normalize('NFD').replace(MARKS, '')) ?? null;
}

/** Every letter of a text, in order: `col·lecció` → C O L L E C C I O. Spaces, dots and signs are left out. */
export function lettersOf(text: string): readonly Letter[] {
  return characters(text).flatMap((character) => letterOf(character) ?? []);
}

/** A text as the games compare it: `Pom de dalt` → `POMDEDALT`. */
export function foldWord(text: string): string {
  return lettersOf(text).join('');
}

/** A character of a phrase: one to guess, or one that is shown from the start. */
export type Glyph =
  | { readonly kind: 'letter'; readonly letter: Letter; readonly shown: string }
  | { readonly kind: 'fixed'; readonly shown: string };

/** A phrase as a row of glyphs, or null when it holds a character that no game can show or ask (a digit, say). */
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

/** NFC keeps `ç` in one piece; the old single sign `ŀ` is first taken apart into `l` and its dot. */
function characters(text: string): readonly string[] {
  return [...text.replaceAll('ŀ', 'l·').replaceAll('Ŀ', 'L·').normalize('NFC')];
}
