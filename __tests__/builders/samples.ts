import fc from 'fast-check';
import { type Hex, oklchToHex } from '@/lib/design/colours';

/** Texts of any UTF-16 units, halves of a pair included: quicker to make than what fast-check calls binary. */
export const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }))
  .map((units) => String.fromCharCode(...units));

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

/** Codes that between them use every structure, support and manner of building. */
export const CODES = [
  'Pd3',
  'Pd5',
  'Pd7fm',
  'Pd8fmp',
  'Td8fm',
  '3d8f',
  '4d8',
  '4d7a',
  '3d7s',
  '5d7',
  '6d7',
  '7d7',
  '7d8f',
  '8d7',
  '9d7',
  '10d7',
  'Vd5',
  'Vd6f',
  '3d7+4d7',
  '2Pd4',
  '4d9f',
  'Pd4cam',
  '3d5n',
  'Td4n',
  'FT Td7f',
  'MT 3d9fm',
  'PT Pd8fmp',
] as const;

/** How an anchor or the segment of an address is written. */
export const ANCHOR = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Values that occur twice. */
export function repeated<Value>(values: readonly Value[]): Value[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
