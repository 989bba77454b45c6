import { someColours } from '@/__tests__/builders/colours';
import { contrast, hexToOklch, oklchToHex } from '@/lib/design/colours';
import { STEPS, shadesOf } from '@/lib/design/shades';

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

  test.each(someColours)('goes from light to dark through %s itself', (colour) => {
    const shades = shadesOf(colour);
    expect(shades[500]).toBe(colour);
    const onWhite = STEPS.map((step) => contrast(shades[step], '#ffffff'));
    expect(onWhite).toEqual([...onWhite].sort((a, b) => a - b));
  });
});
