import type { Catalogue } from '@/lib/castle-game/catalogue/types';

/** Increase when the same choices give another result. The hash covers the odds. */
const ENGINE = 1;

/** 32-bit FNV-1a hash of the code points. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

const versions = new WeakMap<Catalogue, string>();

/** Part of every seed and code: `ENGINE` and seven base-36 digits of hash. */
export function rulesVersion(catalogue: Catalogue): string {
  const known = versions.get(catalogue);
  if (known !== undefined) return known;
  const version = `${ENGINE}${hashOf(JSON.stringify([...catalogue.values()]))
    .toString(36)
    .padStart(7, '0')}`;
  versions.set(catalogue, version);
  return version;
}
