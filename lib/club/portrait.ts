export const HAIRSTYLES = ['short', 'curly', 'long', 'bun', 'fringe', 'scarf'] as const;
export type Hairstyle = (typeof HAIRSTYLES)[number];

/** `look` and `backdrop` are taken modulo the number of choices. */
export type PortraitTraits = {
  readonly hairstyle: Hairstyle;
  readonly look: number;
  readonly backdrop: number;
  readonly glasses: boolean;
};

/** 32-bit FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

export function portraitTraits(id: string): PortraitTraits {
  const seed = hash(id);
  return {
    hairstyle: HAIRSTYLES[seed % HAIRSTYLES.length] ?? 'short',
    look: (seed >>> 8) & 0xff,
    backdrop: (seed >>> 16) & 0xff,
    glasses: (seed >>> 24) % 4 === 0,
  };
}
