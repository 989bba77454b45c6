import { aPassage, aStory, aStoryWithFacts } from '@/__tests__/builders/story';
import { type Night, type Reader, randomReader, readNights, sharesOf } from '@/lib/story/checks/nights';
import type { Passage } from '@/lib/story/passage';
import { seededRandom } from '@/lib/values/random';

const idsOf = (night: Night | undefined) => night?.map(({ passage }) => passage.id);
const takesFirst: Reader = () => 0;
const takesLast: Reader = (_reading, options) => options.length - 1;

const nightOf = (passages: readonly Passage[], reader: Reader) => readNights(passages, reader, 1)[0];

describe('a night', () => {
  test('starts at the first passage and follows the options that the reader takes', () => {
    expect(idsOf(nightOf(aStory(), takesFirst))).toEqual(['1', '2', '4']);
    expect(idsOf(nightOf(aStory(), takesLast))).toEqual(['1', '3', '4']);
  });

  test('remembers facts, which change where options lead', () => {
    const choosesSecond: Reader = ({ passage }) => (passage.id === '3' ? 1 : 0);
    const night = nightOf(aStoryWithFacts(), choosesSecond);
    expect(idsOf(night)).toEqual(['1', '2', '3', '6', '4']);
    expect(night?.map(({ facts }) => facts)).toEqual([{}, {}, { jaqueta: 'jana' }, { jaqueta: 'jana' }, {}]);
  });

  test('shows its reader the options as they are after these facts', () => {
    const offered: string[] = [];
    nightOf(aStoryWithFacts(), ({ passage }, options) => {
      if (passage.id === '3') offered.push(...options.map(({ link }) => link));
      return 0;
    });
    expect(offered).toEqual(['4', '6']);
  });

  test('ends in a story without an ending', () => {
    const closed = [aPassage('home', ['1']), aPassage('1', ['2', '2']), aPassage('2', ['1', '1'])];
    expect(nightOf(closed, takesFirst)).toHaveLength(201);
  });
});

test('random nights take each option equally often', () => {
  const shares = sharesOf(readNights(aStory(), randomReader(seededRandom(1)), 2_000));
  expect(shares.get('1')).toBe(1);
  for (const id of ['2', '3', '4', '5']) expect(shares.get(id)).toBeCloseTo(0.5, 1);
});

test('the share of a passage is that of the nights that come across it', () => {
  const nights = [aStory(), aStoryWithFacts()].flatMap((story) => readNights(story, takesFirst, 1));
  expect([...sharesOf(nights)]).toEqual([
    ['1', 1],
    ['2', 1],
    ['4', 1],
    ['3', 0.5],
  ]);
});
