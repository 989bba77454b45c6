import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { someColours } from '@/__tests__/builders/samples';
import { club } from '@/content/club';
import { contrast, type Hex, hexToOklch, luminance, oklchToHex, STEPS, shadesOf } from '@/lib/design/colours';
import { brokenLines, CARD, cardLayout, standingBox } from '@/lib/design/picture-card';
import { parseTokens, primaryTokens, resolveColour, SCHEMES, type Scheme } from '@/lib/design/tokens';

/** By background, what is on it. */
const pairsOf = (fronts: Readonly<Record<string, string>>) =>
  Object.entries(fronts).flatMap(([back, names]) => names.split(' ').map((front) => [front, back] as const));

/** Text of any size on the surface it is used on: 4.5 to 1 (WCAG 2.2, 1.4.3). */
const TEXT_PAIRS = pairsOf({
  surface: 'text text-soft link link-hover accent danger',
  'surface-raised': 'text text-soft link link-hover accent danger',
  'surface-sunken': 'text text-soft link link-hover',
  accent: 'on-accent',
  'accent-hover': 'on-accent',
  'accent-wash': 'on-accent-wash',
  join: 'on-join',
  'join-hover': 'on-join',
  'danger-wash': 'danger text',
  'success-wash': 'text',
  'warning-wash': 'text',
  base: 'on-base on-base-soft',
  ground: 'on-ground',
});

/** Icons, borders of controls, focus rings and big ornaments that carry meaning: 3 to 1 (1.4.11). */
const CONTROL_PAIRS = pairsOf({
  surface: 'control focus star',
  'surface-raised': 'control focus series-one series-two series-three',
  'surface-sunken': 'focus accent star',
  base: 'on-base-focus',
  'success-wash': 'success',
  'warning-wash': 'warning',
});

const sheet = parseTokens(readFileSync('styles/tokens.css', 'utf8'));

test('contrast contrast has the extremes of WCAG', () => {
  expect(luminance('#ffffff')).toBeCloseTo(1);
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#15a884', '#15a884')).toBe(1);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

/** Pairs of colours with less contrast than `least`, each with its ratio. */
function faintPairs(
  colour: Hex,
  scheme: Scheme,
  pairs: readonly (readonly [string, string])[],
  least: number,
) {
  const tokens = new Map([...sheet, ...primaryTokens(colour)]);
  const shown = (name: string) => resolveColour(tokens, `color-${name}`, scheme);
  return pairs
    .map(([front, back]) => `${front} on ${back}: ${contrast(shown(front), shown(back)).toFixed(2)}`)
    .filter((pair) => Number(pair.split(': ')[1]) < least);
}

// Our own colour first, then those that another club could have.
describe.each(SCHEMES)('the %s scheme', (scheme) => {
  test.each([club.colour, ...someColours])('texts and controls contrast enough with %s', (colour) => {
    expect(faintPairs(colour, scheme, TEXT_PAIRS, 4.5)).toEqual([]);
    expect(faintPairs(colour, scheme, CONTROL_PAIRS, 3)).toEqual([]);
  });
});

describe('oklch', () => {
  test.each(['#15a884', '#5b3a8c', '#000000', '#ffffff', '#ff0000', '#0000ff', '#ffff00'])(
    'reads %s and writes the same',
    (hex) => {
      expect(oklchToHex(hexToOklch(hex))).toBe(hex);
    },
  );

  test('out-of-gamut colours lose chroma, never lightness', () => {
    const shown = hexToOklch(oklchToHex({ lightness: 0.6, chroma: 0.4, hue: 150 }));
    expect(shown.lightness).toBeCloseTo(0.6, 2);
    expect(shown.hue).toBeCloseTo(150, 0);
    expect(shown.chroma).toBeLessThan(0.2);
  });
});

describe('shadesOf', () => {
  test('makes of the first green the nine shades that were chosen by eye', () => {
    expect(Object.values(shadesOf('#15A884'))).toEqual([
      '#e2f6ef',
      '#bbe9da',
      '#84d6bd',
      '#45bf9e',
      '#15a884',
      '#0e876a',
      '#0b6a54',
      '#0a4e40',
      '#08332b',
    ]);
  });

  test.each(someColours)('goes from light to dark and contains %s', (colour) => {
    const shades = shadesOf(colour);
    expect(shades[500]).toBe(colour);
    const onWhite = STEPS.map((step) => contrast(shades[step], '#ffffff'));
    expect(onWhite).toEqual([...onWhite].sort((a, b) => a - b));
  });
});

const sample = parseTokens(`
  /* --ghost: #000000; */
  :root { --ink: #112233; --chalk: #eeeeee; --text: light-dark(var(--ink), var(--chalk)); --gap: 1rem; }
  @media (x) { :root { --ink: #ffffff; } }
`);

test('parseTokens uses the first declaration and skips comments', () => {
  expect(sample.get('ink')).toBe('#112233');
  expect(sample.has('ghost')).toBe(false);
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

const texts = { maker: 'Colla', title: 'Primer 3d7', note: 'Avui', club: 'Club', address: 'club.cat' };
const titles = fc
  .array(fc.stringMatching(/^[a-z]{1,14}$/), { minLength: 1, maxLength: 8 })
  .map((words) => words.join(' '));
/** Half the height of a letter is about its width. */
const widthOf = (text: string) => text.length * 44;

describe('a card', () => {
  test('breaks a text between words, and loses none', () => {
    fc.assert(
      fc.property(titles, (title) => {
        const lines = brokenLines(title, (line) => line.length <= 20);
        expect(lines.join(' ')).toBe(title);
        expect(lines.every((line) => line.length <= 20 || !line.includes(' '))).toBe(true);
      }),
    );
    expect(brokenLines('un dos tres', (line) => line.length <= 6)).toEqual(['un dos', 'tres']);
  });

  test('has its lines in order, none in the drawing, whatever the title', () => {
    fc.assert(
      fc.property(titles, (title) => {
        const { lines, head, foot } = cardLayout({ ...texts, title }, widthOf);
        const places = lines.map(({ y }) => y);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        expect(places.filter((y) => y > head - 40 && y < foot + 40)).toEqual([]);
        expect(Math.max(...places)).toBeLessThan(CARD.height);
      }),
    );
  });

  test('stands its drawing on the foot, below the head', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 2000 }), (width, height) => {
        const layout = cardLayout(texts, widthOf);
        const box = standingBox({ width, height }, layout, false);
        expect(box.y + box.height).toBeCloseTo(layout.foot);
        expect(box.y).toBeGreaterThan(layout.head);
        expect(box.x).toBeGreaterThan(0);
        expect(box.width / box.height).toBeCloseTo(width / height);
      }),
    );
    expect(standingBox({ width: 640, height: 172 }, { head: 400, foot: 1200 }, true)).toEqual({
      x: 0,
      y: 909.75,
      width: CARD.width,
      height: 290.25,
    });
  });
});
