import { countWords } from '@/lib/story/words';

describe('countWords', () => {
  test('counts what a reader would call words, whatever is stuck to them', () => {
    expect(countWords(["—Peus! —crida la Berta—. L'hem carregat."])).toBe(6);
  });

  test('does not take a lonely dash or a blank for a word, and counts figures', () => {
    expect(countWords(['  — … ', '40 euros'])).toBe(2);
  });
});
