import { story } from '@/content/story';
import { answers } from '@/content/story/answers';
import { randomNights } from '@/lib/story/checks/check-story';
import { learns, type Night, type Reader, readNights } from '@/lib/story/checks/nights';
import { buildGraph, linksFrom } from '@/lib/story/graph';
import type { PassageId } from '@/lib/story/passage';
import { pickIndex, seededRandom } from '@/lib/values/random';

const graph = buildGraph(story);

/** Turns that readers may already have linked to: they stay as they are. */
const STANDING_LINKS: readonly (readonly [PassageId, readonly PassageId[]])[] = [
  ['home', ['1']],
  ['57', ['65', '51']],
  ['58', ['49', '38']],
  ['59', ['75', '56']],
  ['61', ['AAA', 'BBB']],
  ['62', ['42', '69']],
  ['72', ['78', '33']],
  ['73', ['A', 'B']],
  ['75', ['42', '62']],
  ['77', ['75', '56']],
  ['78', ['51', '65']],
  ['AA', ['CC', 'DD']],
  ['DD', ['62', '61']],
  ['BB', ['EE', '62']],
  ['EE', ['62', '51']],
  ['AAA', ['12', 'CCC']],
  ['CCC', ['62', '69']],
  ['A', ['77', 'B']],
  ['B', ['D', 'E']],
  ['D', ['77', '59']],
];

const STANDING_ENDINGS: readonly (readonly [PassageId, number])[] = [
  ['60', 19],
  ['65', 8],
  ['69', 9],
  ['71', 20],
  ['76', 10],
  ['CC', 13],
  ['E', 14],
];

/** Passages where the reader sees, hears or opens something that leads to the Fundador. */
const CLUES = new Set([
  '16',
  '22',
  '24',
  '25',
  '27',
  '30',
  '31',
  '36',
  '41',
  '50',
  '51',
  '56',
  '66',
  '73',
  '78',
  'A',
]);

const random = seededRandom(1995);

/** Takes the option that leads to a clue, where only one does. */
const seeker: Reader = (_reading, options) => {
  const clues = options.flatMap(({ link }, index) => (CLUES.has(link) ? [index] : []));
  return clues.length === 1 ? (clues[0] ?? 0) : pickIndex(options.length, random);
};

const shareKnowing = (nights: readonly Night[]): number =>
  nights.filter((night) => learns(night, answers.fundador)).length / nights.length;

/** The tables where the Fundador is missed. */
const TABLES = ['14', '15', '16', '17', '18'];

describe('the story of the sample', () => {
  test.each(STANDING_LINKS)('leads from %s where it always has', (id, targets) => {
    expect([...linksFrom(graph, id)].sort()).toEqual([...targets].sort());
  });

  test.each(STANDING_ENDINGS)('keeps passage %s as ending %i', (id, final) => {
    expect(graph.endings.get(id)).toBe(final);
  });

  test('the Fundador is missed at the fifth choice, as a median', () => {
    const choices = randomNights(story).map((night) =>
      night.findIndex(({ passage: { id } }) => TABLES.includes(id)),
    );
    const sorted = choices.toSorted((one, other) => one - other);
    expect(sorted[0]).toBeGreaterThan(0);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(5);
  });

  test('who has it can be missed, and is found by a reader who looks for it', () => {
    expect(shareKnowing(randomNights(story))).toBeGreaterThan(0.4);
    expect(shareKnowing(randomNights(story))).toBeLessThan(0.6);
    expect(shareKnowing(readNights(story, seeker, 1_000))).toBeGreaterThan(0.9);
  });
});
