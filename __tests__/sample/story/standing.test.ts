import { story } from '@/content/story';
import { buildGraph, linksFrom } from '@/lib/story/graph';
import type { PassageId } from '@/lib/story/passage';

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

describe('the story of the sample', () => {
  test.each(STANDING_LINKS)('leads from %s where it always has', (id, targets) => {
    expect([...linksFrom(graph, id)].sort()).toEqual([...targets].sort());
  });

  test.each(STANDING_ENDINGS)('keeps passage %s as ending %i', (id, final) => {
    expect(graph.endings.get(id)).toBe(final);
  });
});
