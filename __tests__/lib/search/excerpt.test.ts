import { excerptOf } from '@/lib/search/excerpt';
import { stemOf } from '@/lib/search/words';

const long = `${'Paraula '.repeat(40)}i aquí hi ha la gralla que busquem, amb més coses al darrere.`;

describe('excerptOf', () => {
  test('is the start of the text if the word is in it, or nowhere', () => {
    expect(excerptOf('Una gralla.', [stemOf('gralla')])).toBe('Una gralla.');
    expect(excerptOf(long, [])).toMatch(/^Paraula .*…$/);
  });

  test('is around the word otherwise, and begins with a whole word', () => {
    expect(excerptOf(long, [stemOf('gralla')])).toMatch(/^…Paraula .*gralla/);
  });

  test('has 140 characters at most', () => {
    for (const stems of [[], [stemOf('gralla')]])
      expect(excerptOf(long, stems).length).toBeLessThanOrEqual(140);
  });
});
