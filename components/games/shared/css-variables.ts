import type { CSSProperties } from 'react';

/** Returns custom properties: `{ row: 3 }` becomes `--row: 3`. */
export function cssVariables(numbers: Readonly<Record<string, number>>): CSSProperties {
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [`--${name}`, value]));
}
