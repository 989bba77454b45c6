import { story } from '@/content/story';
import { everyText } from '@/lib/story/forms';
import { buildGraph, linksFrom } from '@/lib/story/graph';
import type { PassageId } from '@/lib/story/passage';

const graph = buildGraph(story);
const passage = (id: PassageId) => story.find((candidate) => candidate.id === id);
const prose = story.flatMap(everyText).join('\n');

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

describe('the story of the sample', () => {
  test.each(STANDING_LINKS)('leads from %s where it always has', (id, targets) => {
    expect([...linksFrom(graph, id)].sort()).toEqual([...targets].sort());
  });

  test.each(STANDING_ENDINGS)('keeps passage %s as ending %i', (id, final) => {
    expect(graph.endings.get(id)).toBe(final);
  });

  test('lets passage BBB lead on', () => {
    expect(linksFrom(graph, 'BBB')).toHaveLength(2);
  });

  test('opens the door with its title and its button', () => {
    expect(passage('home')?.title).toBe('És nit fresca per ser maig...');
    expect(passage('home')?.options).toEqual([{ text: ['Vull començar ja!'], link: '1' }]);
  });

  test('passage D is in letters and DD has no title', () => {
    expect(passage('D')?.title).toContain('format letter');
    expect(passage('DD')?.title).toBeUndefined();
  });

  test.each(['8.000 euros l', '25 euros del viatge', '40 euros de derrama'])('speaks of the %s', (amount) => {
    expect(prose).toContain(amount);
  });
});
