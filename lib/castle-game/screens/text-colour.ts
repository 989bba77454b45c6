/** Luminance from which black text is more readable than white. */
const LIGHT = 128;

/** Relative luminance of `#rrggbb`, scaled to 0-255, with Rec. 709 weights and no gamma correction. */
export function luminance255(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(color.slice(start, start + 2), 16),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Text colour on `#rrggbb`. */
export const textOn = (color: string): '#ffffff' | '#000000' =>
  luminance255(color) < LIGHT ? '#ffffff' : '#000000';
