import type { CSSProperties } from 'react';

/** From here, black text is more readable than white. */
const LIGHT = 128;

/** Rec. 709 weights without gamma correction, 0 to 255. */
export function luminance255(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(color.slice(start, start + 2), 16),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export const textOn = (color: string): '#ffffff' | '#000000' =>
  luminance255(color) < LIGHT ? '#ffffff' : '#000000';

/** `color` is `#rrggbb`. */
export function teamColours(color: string): CSSProperties {
  return Object.fromEntries([
    ['--team', color],
    ['--on-team', textOn(color)],
    ['--shirt', color],
  ]);
}
