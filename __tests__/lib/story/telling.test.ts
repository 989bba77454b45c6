import fc from 'fast-check';
import { placeAfter, WORD_TIME, wordEnds, wordsTold } from '@/lib/story/telling';

const texts = ['—Peus! —crida.', 'Un dos tres.'];
const ends = texts.map(wordEnds);
const told = (words: number) => {
  const place = placeAfter(ends, words);
  return place && [...texts.slice(0, place.paragraph), texts[place.paragraph]?.slice(0, place.offset)];
};

describe('the telling', () => {
  test('goes word by word through one paragraph after another', () => {
    expect(told(0)).toEqual(['']);
    expect(told(1)).toEqual(['—Peus!']);
    expect(told(2)).toEqual([texts[0], '']);
    expect(told(4)).toEqual([texts[0], 'Un dos']);
    expect(told(5)).toBeUndefined();
  });

  test('has the first word at once and one more every 25 ms', () => {
    expect(WORD_TIME).toBe(25);
    expect([0, 24, 25, 60].map(wordsTold)).toEqual([1, 1, 2, 3]);
  });

  test('never cuts a word, and skips paragraphs without any', () => {
    expect(placeAfter([[], [3], []], 0)).toEqual({ paragraph: 1, offset: 0 });
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const end of wordEnds(text)) expect(text.slice(end, end + 1)).toMatch(/^\s?$/);
      }),
    );
  });
});
