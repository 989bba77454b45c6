import { contrast, type Hex, STEPS, shadesOf } from './colours';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Names without dashes. */
export type Tokens = ReadonlyMap<string, string>;

/** `primary-100` to `primary-900`. */
export function primaryTokens(colour: Hex): Tokens {
  const shades = shadesOf(colour);
  return new Map(STEPS.map((step) => [`primary-${step}`, shades[step]]));
}

export function tokensToCss(tokens: Tokens): string {
  return `:root{${[...tokens].map(([name, value]) => `--${name}:${value};`).join('')}}`;
}

/** The first declaration counts. */
export function parseTokens(css: string): Tokens {
  const tokens = new Map<string, string>();
  const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, name, value] of withoutComments.matchAll(/--([\w-]+)\s*:\s*([^;]+);/g)) {
    if (name && value && !tokens.has(name)) tokens.set(name, value.trim());
  }
  return tokens;
}

/** Follows `var()` and `light-dark()`. Throws if the result is not `#rrggbb`. */
export function resolveColour(tokens: Tokens, name: string, scheme: Scheme): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`No token --${name}`);
  const pair = value.match(/^light-dark\((.+?),\s*(.+)\)$/);
  const chosen = pair ? pair[scheme === 'light' ? 1 : 2] : value;
  const reference = chosen?.match(/^var\(--([\w-]+)\)$/)?.[1];
  if (reference) return resolveColour(tokens, reference, scheme);
  if (chosen && /^#[0-9a-f]{6}$/i.test(chosen)) return chosen;
  throw new Error(`--${name} is not an opaque colour: ${value}`);
}

export const PALETTES = ['primary', 'secondary'] as const;

export type Shade = {
  /** `primary-500`. */
  readonly name: string;
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
