import type { Catalogue } from '@/lib/castle-game/catalogue/types';

/** Raised whenever the engine would play the same choices in another way. The odds count by themselves. */
const ENGINE = 1;

/** A number of 32 bits from a text, the same on every machine (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

const versions = new WeakMap<Catalogue, string>();

/** The version of the rules, which every seed and code of a challenge carries: other rules would play another game. */
export function rulesVersion(catalogue: Catalogue): string {
  const known = versions.get(catalogue);
  if (known !== undefined) return known;
  const version = `${ENGINE}${hashOf(JSON.stringify([...catalogue.values()]))
    .toString(36)
    .padStart(7, '0')}`;
  versions.set(catalogue, version);
  return version;
}
