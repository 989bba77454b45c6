import { type Hex, oklchToHex } from '@/lib/design/colours';

/** Colours all around the wheel, dark and light, pale and vivid, with the extremes that a shirt can have. */
export const someColours: readonly Hex[] = [
  ...[0.3, 0.45, 0.65, 0.85].flatMap((lightness) =>
    [0.05, 0.2].flatMap((chroma) =>
      [0, 45, 90, 135, 180, 225, 270, 315].map((hue) => oklchToHex({ lightness, chroma, hue })),
    ),
  ),
  '#000000',
  '#ffffff',
  '#808080',
];
