/** Ways of wearing the hair in a drawn portrait. */
export const HAIRSTYLES = ['short', 'curly', 'long', 'bun', 'fringe', 'scarf'] as const;
export type Hairstyle = (typeof HAIRSTYLES)[number];

/** What tells one drawn portrait from another. `look` and `backdrop` are to be taken modulo what there is. */
export type PortraitTraits = {
  readonly hairstyle: Hairstyle;
  readonly look: number;
  readonly backdrop: number;
  readonly glasses: boolean;
};

/** FNV-1a of a text, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** The drawn portrait of somebody without a photo: the same id always looks the same. */
export function portraitTraits(id: string): PortraitTraits {
  const seed = hash(id);
  return {
    hairstyle: HAIRSTYLES[seed % HAIRSTYLES.length] ?? 'short',
    look: (seed >>> 8) & 0xff,
    backdrop: (seed >>> 16) & 0xff,
    glasses: (seed >>> 24) % 4 === 0,
  };
}
