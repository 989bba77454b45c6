import type { CSSProperties } from 'react';
import { textOn } from '@/lib/castle-game/screens/text-colour';

/** `color` is `#rrggbb`. */
export function teamColours(color: string): CSSProperties {
  return Object.fromEntries([
    ['--team', color],
    ['--on-team', textOn(color)],
    ['--shirt', color],
  ]);
}
