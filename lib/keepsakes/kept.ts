import type { KeepsakeId } from './registry';
import { KEEPSAKE_IDS, keepsakeOfCookie, keepsakeOfKey } from './whose';

/** localStorage and cookies. */
export type Kept = {
  readonly texts: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string>>;
};

/** Drops the rest of the site, such as the free-bar code. */
export function keptOf({ texts, cookies }: Kept, passes: (id: KeepsakeId) => boolean = () => true): Kept {
  const belongs = (id: KeepsakeId | undefined) => id !== undefined && passes(id);
  return {
    texts: Object.fromEntries(Object.entries(texts).filter(([key]) => belongs(keepsakeOfKey(key)))),
    cookies: Object.fromEntries(Object.entries(cookies).filter(([name]) => belongs(keepsakeOfCookie(name)))),
  };
}

/** In the order of the list. */
export function idsIn({ texts, cookies }: Kept): readonly KeepsakeId[] {
  const found = new Set([
    ...Object.keys(texts).map(keepsakeOfKey),
    ...Object.keys(cookies).map(keepsakeOfCookie),
  ]);
  return KEEPSAKE_IDS.filter((id) => found.has(id));
}
