import type { CSSProperties } from 'react';
import { textOn } from '@/lib/castle-game/screens/text-colour';

/** Returns custom properties for a team's colour (`#rrggbb`), the text over it and its shirts. */
export function teamColours(color: string): CSSProperties {
  return Object.fromEntries([
    ['--team', color],
    ['--on-team', textOn(color)],
    ['--shirt', color],
  ]);
}
