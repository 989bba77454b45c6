import { luminance255, textOn } from '@/components/castle-game/shell/team-colours';

describe('textOn', () => {
  test.each([
    ['#000000', '#ffffff'],
    ['#ffffff', '#000000'],
    ['#7f7f7f', '#ffffff'],
    ['#808080', '#000000'],
    ['#15A884', '#000000'],
    ['#8B0000', '#ffffff'],
    ['#ffff00', '#000000'],
  ])('over %s is %s', (color, text) => {
    expect(textOn(color)).toBe(text);
  });

  test('changes at a luminance of 128', () => {
    expect(luminance255('#808080')).toBeCloseTo(128, 10);
    expect(luminance255('#ff0000')).toBeCloseTo(54.213, 10);
  });
});
