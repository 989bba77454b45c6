/** `#rrggbb`. */
export type Hex = `#${string}`;

/** WCAG 2.2, 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** 1 to 21, in either order. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number };

type Triple = readonly [number, number, number];

/** Matrices of Oklab: https://bottosson.github.io/posts/oklab/ */
const TO_CONES: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_LAB: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_CONES: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

function times(matrix: readonly Triple[], [a, b, c]: Triple): Triple {
  const [x = 0, y = 0, z = 0] = matrix.map(([i, j, k]) => i * a + j * b + k * c);
  return [x, y, z];
}
const each = ([a, b, c]: Triple, change: (value: number) => number): Triple => [
  change(a),
  change(b),
  change(c),
];

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

export function hexToOklch(hex: string): Oklch {
  const part = (start: number) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [lightness, a, b] = times(TO_LAB, each(times(TO_CONES, [part(1), part(3), part(5)]), Math.cbrt));
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

/** Out of gamut, parts exceed 0 to 1. */
function toScreen({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180;
  const lab: Triple = [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  return each(
    times(
      FROM_CONES,
      each(times(FROM_LAB, lab), (cone) => cone ** 3),
    ),
    fromLinear,
  );
}

/** Rounding tolerance. */
const SLACK = 0.0005;
const isShown = (colour: Oklch) => toScreen(colour).every((part) => part >= -SLACK && part <= 1 + SLACK);

/** Reduces chroma until the colour is in gamut. */
export function oklchToHex(colour: Oklch): Hex {
  let [grey, full] = [0, isShown(colour) ? 0 : 1];
  for (let halving = 0; full > 0 && halving < 20; halving++) {
    const middle = (grey + full) / 2;
    if (isShown({ ...colour, chroma: colour.chroma * middle })) grey = middle;
    else full = middle;
  }
  const shown = full === 0 ? colour : { ...colour, chroma: colour.chroma * grey };
  const digits = toScreen(shown).map((part) =>
    Math.round(Math.min(1, Math.max(0, part)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** Lightest first. 500 is the colour itself. */
export const STEPS = [100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
type Step = (typeof STEPS)[number];
type Shades = Readonly<Record<Step, Hex>>;

/** Contrast depends almost only on lightness, so these serve any colour. */
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
