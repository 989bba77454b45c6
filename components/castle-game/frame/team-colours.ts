import type { CSSProperties } from 'react';
import { textOn } from '@/lib/castle-game/screens/text-colour';

/** A team's `#rrggbb` colour, the text over it and its shirts, as custom properties of an element. */
export function teamColours(color: string): CSSProperties {
  return Object.fromEntries([
    ['--team', color],
    ['--on-team', textOn(color)],
    ['--shirt', color],
  ]);
}
