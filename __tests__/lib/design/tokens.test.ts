import { readFileSync } from 'node:fs';
import { STEPS } from '@/lib/design/colours';
import {
  PALETTES,
  paletteShades,
  parseTokens,
  primaryTokens,
  resolveColour,
  tokensToCss,
} from '@/lib/design/tokens';

const sample = parseTokens(`
  /* --ghost: #000000; */
  :root { --ink: #112233; --chalk: #eeeeee; --text: light-dark(var(--ink), var(--chalk)); --gap: 1rem; }
  @media (x) { :root { --ink: #ffffff; } }
`);

describe('parseTokens', () => {
  test('uses the first declaration and skips comments', () => {
    expect(sample.get('ink')).toBe('#112233');
    expect(sample.has('ghost')).toBe(false);
  });
});

describe('resolveColour', () => {
  test('resolves references in the given scheme', () => {
    expect(resolveColour(sample, 'text', 'light')).toBe('#112233');
    expect(resolveColour(sample, 'text', 'dark')).toBe('#eeeeee');
  });

  test('refuses a token that is missing or is no colour, instead of guessing', () => {
    expect(() => resolveColour(sample, 'nothing', 'light')).toThrow('nothing');
    expect(() => resolveColour(sample, 'gap', 'light')).toThrow('gap');
  });
});

describe('paletteShades', () => {
  const tokens = new Map([
    ...primaryTokens('#5b3a8c'),
    ...parseTokens(readFileSync('styles/tokens.css', 'utf8')),
  ]);

  test.each(PALETTES)('the nine steps of %s go from light to dark', (palette) => {
    const shades = paletteShades(tokens, palette);
    expect(shades.map(({ name }) => name)).toEqual(STEPS.map((step) => `${palette}-${step}`));
    const onWhite = shades.map((shade) => shade.onWhite);
    expect(onWhite).toEqual([...onWhite].sort((a, b) => a - b));
  });

  test("has the club's own colour in the middle of the primary", () => {
    expect(paletteShades(tokens, 'primary')[4]?.value).toBe('#5b3a8c');
  });
});

describe('tokensToCss', () => {
  test('writes what parseTokens reads', () => {
    const tokens = primaryTokens('#15A884');
    expect(parseTokens(tokensToCss(tokens))).toEqual(tokens);
  });
});
