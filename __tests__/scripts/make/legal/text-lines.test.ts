import fc from 'fast-check';
import { breakLines } from '@/scripts/make/legal/text-lines';

/** Every character is one point wide. */
const measure = (text: string) => text.length;
const textOf = (lines: ReturnType<typeof breakLines>) =>
  lines.map((line) => line.map(({ text }) => text).join(''));

describe('breaking a paragraph into lines', () => {
  test('breaks between words and keeps the space at the end of the line', () => {
    expect(textOf(breakLines([{ text: 'fem castells de vuit' }], 12, measure))).toEqual([
      'fem castells ',
      'de vuit',
    ]);
  });

  test('does not part an elided article from the reference that follows it', () => {
    const runs = [{ text: "diu l'" }, { text: 'article 3', anchor: 'article-3' }, { text: ', sempre' }];
    const lines = breakLines(runs, 9, measure);
    expect(textOf(lines)).toEqual(['diu ', "l'article ", '3, sempre']);
    expect(lines[1]?.map(({ anchor, x }) => [anchor, x])).toEqual([
      [undefined, 0],
      ['article-3', 2],
    ]);
  });

  test('neither loses nor adds a character, and keeps to the width unless one word is wider', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'é', 'l', "'"), minLength: 1, maxLength: 12 });
    const runs = fc.array(fc.record({ text: fc.array(word).map((words) => words.join(' ')) }));
    fc.assert(
      fc.property(runs, fc.integer({ min: 1, max: 40 }), (pieces, width) => {
        const lines = textOf(breakLines(pieces, width, measure));
        expect(lines.join('')).toBe(pieces.map(({ text }) => text).join(''));
        for (const line of lines) {
          const words = line.trimEnd().split(' ');
          expect(line.trimEnd().length <= width || words.length === 1).toBe(true);
        }
      }),
    );
  });
});
