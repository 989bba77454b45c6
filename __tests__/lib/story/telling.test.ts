import fc from 'fast-check';
import { anEnding, aStoryWith } from '@/__tests__/builders/story';
import { placeAfter, WORD_TIME, wordEnds, wordsTold } from '@/lib/story/telling';
import { endingLine, foundLine, nearestLine, pathToText } from '@/lib/story/words';

const texts = ['—Peus! —crida.', 'Un dos tres.'];
const ends = texts.map(wordEnds);
const told = (words: number) => {
  const place = placeAfter(ends, words);
  return place && [...texts.slice(0, place.paragraph), texts[place.paragraph]?.slice(0, place.offset)];
};

describe('the telling', () => {
  test('shows one paragraph after another, word by word', () => {
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

describe('the sentences of an ending', () => {
  test('give its number, and its remark in brackets when it has one', () => {
    expect(endingLine({ final: 8 })).toBe('Has arribat al FINAL 8');
    expect(endingLine({ final: 9, note: 'el mar' })).toBe('Has arribat al FINAL 9 (el mar)');
    expect(endingLine({})).toBe('');
  });

  test('count what was found', () => {
    expect(foundLine(7, 20)).toBe('7 de 20 finals');
  });

  test('give the distance of the nearest ending left, without its name', () => {
    expect(nearestLine(6)).toBe(
      'Dels finals que et falten, el més pròxim és a 6 tries del començament, com a mínim.',
    );
    expect(nearestLine(1)).toContain('1 tria del');
    expect(nearestLine(undefined)).toContain('tots');
  });
});

const story = aStoryWith(anEnding('5', 2, { title: undefined, note: 'descalç' }));

describe('pathToText', () => {
  test('lists the night in order, with the options taken and the ending', () => {
    expect(pathToText(story, ['1', '2', '5'])).toBe(
      [
        'Passatge 1',
        'Un dos tres.',
        'Quatre cinc sis.',
        '→ Cap a 2',
        '* * *',
        'Passatge 2',
        'Un dos tres.',
        'Quatre cinc sis.',
        '→ Cap a 5',
        '* * *',
        '(sense títol)',
        'Un dos tres.',
        'Quatre cinc sis.',
        'FINAL 2 (descalç)',
      ].join('\n\n'),
    );
  });

  test('stops at the last passage of a night still going on', () => {
    expect(pathToText(story, ['1'])).not.toContain('→');
  });

  test('leaves out passages it was not given', () => {
    expect(pathToText(story, ['78'])).toBe('');
  });
});
