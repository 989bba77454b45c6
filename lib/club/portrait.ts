import { textHash } from '@/lib/values/hash';

export const HAIRSTYLES = ['short', 'curly', 'long', 'bun', 'fringe', 'scarf'] as const;
export type Hairstyle = (typeof HAIRSTYLES)[number];

/** `look` and `backdrop` are taken modulo the number of choices. */
export type PortraitTraits = {
  readonly hairstyle: Hairstyle;
  readonly look: number;
  readonly backdrop: number;
  readonly glasses: boolean;
};

export function portraitTraits(id: string): PortraitTraits {
  const seed = textHash(id);
  return {
    hairstyle: HAIRSTYLES[seed % HAIRSTYLES.length] ?? 'short',
    look: (seed >>> 8) & 0xff,
    backdrop: (seed >>> 16) & 0xff,
    glasses: (seed >>> 24) % 4 === 0,
  };
}
