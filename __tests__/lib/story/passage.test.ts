import { aStory } from '@/__tests__/builders/story';
import { countWords, findPassage, isQuotation } from '@/lib/story/passage';

describe('findPassage', () => {
  test('finds a passage by its id, and nothing where there is none', () => {
    expect(findPassage(aStory(), '4')?.title).toBe('Passatge 4');
    expect(findPassage(aStory(), 'constructor')).toBeUndefined();
  });
});

describe('countWords', () => {
  test('counts what a reader would call words, whatever is stuck to them', () => {
    expect(countWords(["—Peus! —crida la Berta—. L'hem carregat."])).toBe(6);
  });

  test('does not take a lonely dash or a blank for a word, and counts figures', () => {
    expect(countWords(['  — … ', '40 euros'])).toBe(2);
  });
});

describe('isQuotation', () => {
  test.each(['«Som disset.»', '«Atentament, J. Cabestany.»'])('takes %s for something read', (paragraph) => {
    expect(isQuotation(paragraph)).toBe(true);
  });

  test.each(['Diu «sí».', '«Sí», diu. «No.»', '«Sí», escriu.', '—Peus!'])(
    'takes %s for told or spoken',
    (paragraph) => {
      expect(isQuotation(paragraph)).toBe(false);
    },
  );
});
