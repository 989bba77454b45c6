import { story } from '@/content/story';
import { answers } from '@/content/story/facts';
import {
  learns,
  type Night,
  type Reader,
  randomReader,
  readNights,
  untoldShares,
  wordsTwice,
} from '@/lib/story/checks/nights';
import { buildGraph, linksFrom } from '@/lib/story/graph';
import type { PassageId } from '@/lib/story/passage';
import { pickIndex, type Random, seededRandom } from '@/lib/values/random';

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

/** What an option says to a reader who wants to know who has the Fundador. */
const HINT =
  /porr[óa]|Fundador|bossa|Tieta|\bnom\b|pregunt|\bsap|\bsé\b|dades|busc|inventari|llibre d'actes|carpeta|la Remei/i;

/** Follows nothing but hints: takes the option that has one, where only one does. */
const seeker =
  (random: Random): Reader =>
  (_reading, options) => {
    const hints = options.flatMap(({ text }, index) => (HINT.test(text.join(' ')) ? [index] : []));
    return hints.length === 1 ? (hints[0] ?? 0) : pickIndex(options.length, random);
  };

/** Reads a second night and takes the options that the first has left, which are those without a mark. */
const secondOf = (first: Night, random: Random): readonly Night[] => {
  const taken = first.map(({ passage }, index) => `${first[index - 1]?.passage.id}>${passage.id}`);
  return readNights(
    story,
    ({ passage }, options) => {
      const left = options.flatMap(({ link }, index) =>
        taken.includes(`${passage.id}>${link}`) ? [] : [index],
      );
      return left.length === 1 ? (left[0] ?? 0) : pickIndex(options.length, random);
    },
    1,
  );
};

const nights = readNights(story, randomReader(seededRandom(7)), 1_000);

const shareKnowing = (read: readonly Night[]): number =>
  read.filter((night) => learns(night, answers.fundador)).length / read.length;

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
    const choices = nights.map((night) => night.findIndex(({ passage: { id } }) => TABLES.includes(id)));
    const sorted = choices.toSorted((one, other) => one - other);
    expect(sorted[0]).toBeGreaterThan(0);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(5);
  });

  test('who has it can be missed, and is found by a reader who follows hints only', () => {
    expect(shareKnowing(nights)).toBeGreaterThan(0.4);
    expect(shareKnowing(nights)).toBeLessThan(0.6);
    expect(shareKnowing(readNights(story, seeker(seededRandom(3)), 500))).toBeGreaterThan(0.85);
  });

  test('what a night remembers is told again', () => {
    expect([...untoldShares(nights)].filter(([, share]) => share > 0.15)).toEqual([]);
  });

  test('a second night by the options that the first has left is new', () => {
    const random = seededRandom(5);
    const pairs = nights.slice(0, 200).flatMap((first) => [first, ...secondOf(first, random)]);
    expect(wordsTwice(pairs)).toBeLessThan(0.25);
  });
});
