import type { CSSProperties } from 'react';

/** Numbers as custom properties of an element: `{ row: 3 }` is `--row: 3`. */
export function cssVariables(numbers: Readonly<Record<string, number>>): CSSProperties {
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [`--${name}`, value]));
}
