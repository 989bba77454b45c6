import { type Hex, hexToOklch, oklchToHex } from './colours';

/** Lightest first. 500 is the colour itself. */
export const STEPS = [100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
export type Step = (typeof STEPS)[number];
export type Shades = Readonly<Record<Step, Hex>>;

/**
 * Lightness, share of the chroma, hue in degrees. Contrast depends almost only on lightness, so these serve
 * any colour.
 */
const STEP_SHAPES: Readonly<Record<Step, { lightness: number; chroma: number; turn: number }>> = {
  100: { lightness: 0.956, chroma: 0.18, turn: 2 },
  200: { lightness: 0.897, chroma: 0.41, turn: 3 },
  300: { lightness: 0.816, chroma: 0.7, turn: 3 },
  400: { lightness: 0.727, chroma: 0.94, turn: 2 },
  500: { lightness: 0.6525, chroma: 1, turn: 0 },
  600: { lightness: 0.555, chroma: 0.85, turn: 0.3 },
  700: { lightness: 0.467, chroma: 0.7, turn: 1.4 },
  800: { lightness: 0.381, chroma: 0.54, turn: 5 },
  900: { lightness: 0.29, chroma: 0.38, turn: 8 },
};

/** Shifts the usual lightness if a very dark or light colour would break the order. */
function lightnessOf(step: Step, own: number): number {
  const usual = STEP_SHAPES[step].lightness;
  const middle = STEP_SHAPES[500].lightness;
  return step < 500
    ? Math.max(usual, 1 - ((1 - own) * (1 - usual)) / (1 - middle))
    : Math.min(usual, (own * usual) / middle);
}

export function shadesOf(colour: Hex): Shades {
  const { lightness: own, chroma, hue } = hexToOklch(colour);
  const shade = (step: Step): Hex => {
    const { chroma: share, turn } = STEP_SHAPES[step];
    return oklchToHex({ lightness: lightnessOf(step, own), chroma: chroma * share, hue: hue + turn });
  };
  return {
    100: shade(100),
    200: shade(200),
    300: shade(300),
    400: shade(400),
    500: oklchToHex({ lightness: own, chroma, hue }),
    600: shade(600),
    700: shade(700),
    800: shade(800),
    900: shade(900),
  };
}
