import { aPassage, aStory, aStoryWith, aStoryWithFacts } from '@/__tests__/builders/story';
import { percentile, type Reading, randomReading, storyFigures } from '@/lib/story/checks/figures';

/** A wheel of fixed numbers in the place of dice. */
const wheel = (...numbers: readonly number[]) => {
  let turn = -1;
  return () => {
    turn += 1;
    return numbers[turn % numbers.length] ?? 0;
  };
};

const idsOf = (reading: Reading) => reading.map(({ passage }) => passage.id);

describe('storyFigures', () => {
  // 1 → 2 → 4 with the dice 0, 0; 1 → 5 at once with 0.9.
  const story = aStoryWith(aPassage('1', ['2', '5'], { text: ['Un dos tres.', 'Quatre cinc sis set.'] }));
  const figures = storyFigures(story, 2, wheel(0, 0, 0.9));

  test('count passages and words and find the longest passage', () => {
    expect(figures).toMatchObject({
      passages: 6,
      words: 37,
      neutralWords: 37,
      longest: { id: '1', words: 7 },
    });
  });

  test('give the share of readings with each passage', () => {
    expect(figures.reach).toEqual([
      { id: '1', share: 1 },
      { id: '2', share: 0.5 },
      { id: '4', share: 0.5 },
      { id: '5', share: 0.5 },
    ]);
  });

  test('sort passages by their share', () => {
    const readings = storyFigures(aStory(), 3, wheel(0, 0.9, 0.9, 0.9, 0.9, 0.9));
    expect(readings.reach.map(({ id }) => id)).toEqual(['1', '3', '4', '2', '5']);
  });

  test('give the choices of the shortest and the longest reading', () => {
    expect(figures.choices[0]).toBe(1);
    expect(figures.choices[100]).toBe(2);
  });

  test('count every form among the words, and one of each among the neutral ones', () => {
    // Three forms more than in the neutral text: abric; Set vuit; and the longer ends of 4.
    const { words, neutralWords } = storyFigures(aStoryWithFacts(), 1, () => 0);
    expect(words - neutralWords).toBe(1 + 2 + 3 + 1);
  });

  test('give the share of the neutral words in a reading', () => {
    // home has 6 words, 1 has 7, the others 6: 37 in all; 19 of them by 1, 2 and 4, 13 by 1 and 5.
    expect(figures.shareRead).toBeCloseTo((19 + 13) / 2 / 37);
  });

  test('give the number of readings in which facts matter', () => {
    expect(figures.factsBack).toEqual([1]);
    // Along 1, 2, 3 and 4 the jacket comes back, and in 4 the kiss too; 1, 2, 6 and 5 know of nothing.
    const readings = storyFigures(aStoryWithFacts(), 2, wheel(0, 0, 0, 0, 0.9, 0.9));
    expect(readings.factsBack).toEqual([0.5, 0, 0.5]);
  });

  test('refuse a story without passages', () => {
    expect(() => storyFigures([], 1, () => 0)).toThrow('without passages');
  });
});

describe('percentile', () => {
  test('takes the value at its rank, the last one for the hundredth', () => {
    const sorted = [1, 2, 3, 4];
    expect([0, 25, 50, 100].map((percent) => percentile(sorted, percent))).toEqual([1, 2, 3, 4]);
  });
});

describe('randomReading', () => {
  test('takes random options until an ending', () => {
    expect(idsOf(randomReading(aStory(), () => 0))).toEqual(['1', '2', '4']);
    expect(idsOf(randomReading(aStory(), () => 0.99))).toEqual(['1', '3', '4']);
  });

  test('stops in a story without an ending', () => {
    const closed = [aPassage('home', ['1']), aPassage('1', ['2', '2']), aPassage('2', ['1', '1'])];
    expect(randomReading(closed, () => 0)).toHaveLength(201);
  });
});
