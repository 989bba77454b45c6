import { contrast } from './contrast';
import { STEPS } from './shades';
import { resolveColour, type Tokens } from './tokens';

export const PALETTES = ['primary', 'secondary'] as const;

export type Shade = {
  /** `primary-500`. */
  readonly name: string;
  /** `#rrggbb` */
  readonly value: string;
  readonly onWhite: number;
  readonly onBlack: number;
};

export function paletteShades(tokens: Tokens, palette: (typeof PALETTES)[number]): readonly Shade[] {
  return STEPS.map((step) => {
    const name = `${palette}-${step}`;
    const value = resolveColour(tokens, name, 'light');
    return { name, value, onWhite: contrast(value, '#ffffff'), onBlack: contrast(value, '#000000') };
  });
}
